const BARS = 64;
const stroke = { strokeWidth: 2, strokeLinecap: "butt", vectorEffect: "non-scaling-stroke" } as const;

/** Heights of the bars from the seed alone: a recorded voice that is the same at every visit. */
function heights(seed: string): number[] {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return Array.from({ length: BARS }, (_, index) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + index;
    const chance = ((state >>> 8) & 1023) / 1023;
    const phrase = Math.abs(Math.sin(index * 0.19 + (state & 1) * 0.2));
    return Math.round(4 + 52 * phrase * (0.25 + 0.75 * chance));
  });
}

const bars = (list: readonly number[], from: number) =>
  list.map((height, index) => `M${(from + index) * 8 + 4} ${32 - height / 2}v${height}`).join("");

/** A strip of sound, the beginning of it already heard. Decoration. */
export function Signal({ seed, heard }: { seed: string; heard: number }) {
  const list = heights(seed);
  return (
    <svg viewBox={`0 0 ${BARS * 8} 64`} preserveAspectRatio="none" aria-hidden="true" className="h-16 w-full">
      <path
        d={bars(list.slice(heard), heard)}
        className="stroke-foreground"
        {...stroke}
        strokeOpacity={0.22}
      />
      <path d={bars(list.slice(0, heard), 0)} className="stroke-accent" {...stroke} strokeOpacity={0.9} />
    </svg>
  );
}
