import { between, randomFrom } from "@/lib/site/tracks";

/** Hands that differ in build: a tall capital with a wave and a stroke below; loops that rise and are crossed; two capitals and a zigzag; one large loop that runs out. */
const HANDS = [
  [
    "M6 30C8 8 20 -3 24 5S12 36 26 27 33 17 36 21 35 28 41 26 44 18 47 22 46 28 52 27 56 21 59 24 59 28 66 27C78 26 92 22 105 12",
    "M34 37Q62 32 92 34",
  ],
  [
    "M4 28C14 26 24 6 18 6S10 34 20 34 36 10 30 11 28 33 38 32 52 12 46 13 46 32 55 31 67 15 62 16 63 30 71 29C84 27 96 16 106 15",
    "M22 5C30 1 46 0 56 3",
  ],
  [
    "M9 6C8 18 7 28 5 37M4 9C14 2 27 5 25 13S13 22 9 21M31 35C33 22 38 6 44 6S47 30 52 30L60 17 65 30 72 19 77 30 84 22C90 26 98 25 106 20",
  ],
  [
    "M20 34C2 36 2 8 22 5S44 22 26 29 18 14 34 17 44 30 52 28 58 20 62 23 64 28 72 26C82 23 88 30 106 26",
    "M72 34C82 31 92 31 100 33",
  ],
] as const;

/** A signature: `turn` chooses its hand, `seed` its slant and its size. Decoration. */
export function Signature({ seed, turn }: { seed: string; turn: number }) {
  const random = randomFrom(seed);
  const slant = between(random, -9, 3).toFixed(1);
  const size = between(random, 0.9, 1.02).toFixed(2);
  return (
    <svg viewBox="0 0 108 40" aria-hidden="true" className="mt-3 h-12 w-32 overflow-visible text-accent">
      <g transform={`translate(4 0) skewX(${slant}) scale(${size})`}>
        {(HANDS[turn % HANDS.length] ?? HANDS[0]).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
