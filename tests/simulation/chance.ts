/** A source of chance that gives the same for the same seed. */
export type Chance = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number from `from` to `to`, both inclusive. */
  between: (from: number, to: number) => number;
  /** Whether something of this probability happens. */
  is: (probability: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]]) => T;
};

/** @param seed a whole number; the generator is mulberry32 (Tommy Ettinger, public domain) */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // The first numbers of neighbouring seeds are alike.
  for (let count = 0; count < 8; count += 1) next();
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    is: (probability) => next() < probability,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
  };
}
