import "server-only";
import { contrastOf, decodeRgb, encodeRgb, linearRgb, parseColour } from "@/lib/generators/colour";
import type { Oklch, Rgb } from "@/lib/generators/colour";

const rgbOf = (hex: string): Rgb => parseColour(hex) ?? [0, 0, 0];

/** Contrast of two hex colours, rounded down to tenths: 4.49 must not pass for 4.5. */
export const contrast = (left: string, right: string): number => contrastOf(rgbOf(left), rgbOf(right));

/** A hex colour in OKLCH, the way back of `linearRgb`. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = decodeRgb(rgbOf(hex));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The nearest hex that a screen shows. */
export const hexOf = (colour: Oklch): string => {
  const digits = encodeRgb(linearRgb(colour)).map((value) => Math.round(value * 255).toString(16));
  return `#${digits.map((pair) => pair.padStart(2, "0")).join("")}`.toUpperCase();
};

/** Degrees between two hues. */
export const hueGap = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);
