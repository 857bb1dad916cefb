import "server-only";

import {
  contrastOf,
  decodeRgb,
  encodeRgb,
  linearRgb,
  parseColour,
  type Oklch,
  type Rgb,
} from "@/lib/generators/colour";

const rgbOf = (hex: string): Rgb => parseColour(hex) ?? [0, 0, 0];

/** Contrast of two hex colours, rounded down to tenths: 4.49 must not pass for 4.5. */
export const contrast = (left: string, right: string): number => contrastOf(rgbOf(left), rgbOf(right));

/** Chroma and hue of a hex colour in OKLCH; hue in degrees. */
export function chromaOf(hex: string): { c: number; h: number } {
  const { a, b } = labOf(hex);
  return { c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Lightness of a hex colour in OKLCH, 0 to 1. */
export const lightnessOf = (hex: string): number => labOf(hex).l;

function labOf(hex: string): { l: number; a: number; b: number } {
  const [red, green, blue] = decodeRgb(rgbOf(hex));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, a, b };
}

/** sRGB of an OKLCH colour, or undefined when the screen cannot show it. */
function inGamut(colour: Oklch): Rgb | undefined {
  const rgb = linearRgb(colour);
  return rgb.some((value) => value < -0.0005 || value > 1.0005) ? undefined : encodeRgb(rgb);
}

/** The hex of a colour; chroma gives way until the screen can show it. */
export function hexOf(colour: Oklch): string {
  let { c } = colour;
  let rgb = inGamut(colour);
  while (!rgb && c > 0) {
    c = Math.max(0, c - 0.005);
    rgb = inGamut({ ...colour, c });
  }
  const digits = (rgb ?? [0, 0, 0]).map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("").toUpperCase()}`;
}

/** Makes a colour darker or lighter until it stands out from every ground as much as asked. */
export function readable(
  colour: Oklch,
  grounds: readonly string[],
  least: number,
  towards: "dark" | "light",
): string {
  const step = towards === "dark" ? -0.01 : 0.01;
  let l = colour.l;
  let hex = hexOf({ ...colour, l });
  while (grounds.some((ground) => contrast(hex, ground) < least) && l > 0 && l < 1) {
    l = Math.min(1, Math.max(0, l + step));
    hex = hexOf({ ...colour, l });
  }
  return hex;
}
