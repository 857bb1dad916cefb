import { palette } from "../pictures/palette.ts";

/** The motif of covers and shared pictures: curved tracks in the colours of the dark theme. Scripts read this file too. */

const { red, orange, yellow, green, blue, purple } = palette.dark;
export const serviceColours = { red, orange, yellow, green, blue, purple } as const;

export const SURFACE = palette.dark.surface;
export const INK = palette.dark.foreground;

/** A sequence of numbers in [0, 1) that depends on the seed only (FNV-1a into mulberry32). */
export function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Point = readonly [x: number, y: number];

const write = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
export const between = (random: () => number, low: number, high: number) => low + random() * (high - low);

/** A point on a track: it leaves the centre at `angle` and turns by `bend` along its `length`. */
export function trackPoint(centre: Point, angle: number, bend: number, length: number, share: number): Point {
  const direction = angle + bend * share * share;
  return [centre[0] + length * share * Math.cos(direction), centre[1] + length * share * Math.sin(direction)];
}

/** Two cubic pieces, each with the tangents of the curve it follows. */
export function trackPath(point: (share: number) => Point): string {
  const step = 0.01;
  const control = (share: number, reach: number): Point => {
    const [x, y] = point(share);
    const [nearX, nearY] = point(share + Math.sign(reach) * step);
    const scale = Math.abs(reach) / step / 3;
    return [x + (nearX - x) * scale, y + (nearY - y) * scale];
  };
  const piece = (from: number, to: number) =>
    `C${write(control(from, to - from))} ${write(control(to, from - to))} ${write(point(to))}`;
  return `M${write(point(0))}${piece(0, 0.5)}${piece(0.5, 1)}`;
}
