import { between, randomFrom } from "@/lib/site/tracks";

/** Letters that a signature spells out after its capital, and the room of each. */
const LETTERS = 5;
const LETTER = 9;
const FOOT = 27;

/** A signature: a tall capital, letters that flatten out, and a stroke below them. It depends on `seed` only. Decoration. */
export function Signature({ seed }: { seed: string }) {
  const random = randomFrom(seed);
  const at = (low: number, high: number) => between(random, low, high).toFixed(1);
  const capital = `M${at(4, 10)} ${at(24, 34)}C${at(8, 16)} ${at(4, 12)} ${at(18, 26)} -4 ${at(22, 26)} 5S${at(10, 18)} ${at(34, 39)} ${at(24, 28)} ${at(24, 28)}`;
  const letters = Array.from({ length: LETTERS }, (_, index) => {
    const x = 30 + index * LETTER;
    const top = FOOT - between(random, 6, 12) * (1 - index / 8);
    return `S${(x - 1).toFixed(1)} ${top.toFixed(1)} ${(x + 2).toFixed(1)} ${top.toFixed(1)}S${(x + 1).toFixed(1)} ${at(26, 29)} ${(x + 6).toFixed(1)} ${at(25, 28)}`;
  });
  return (
    <svg viewBox="0 0 108 40" aria-hidden="true" className="h-11 w-30 overflow-visible text-accent">
      <path d={`${capital}${letters.join("")}S${at(86, 98)} ${at(14, 22)} ${at(100, 106)} ${at(12, 20)}`} />
      <path d={`M${at(30, 40)} ${at(36, 38)}Q62 ${at(30, 34)} ${at(84, 96)} ${at(32, 36)}`} />
    </svg>
  );
}
