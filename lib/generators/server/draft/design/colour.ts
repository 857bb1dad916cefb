import "server-only";

import { contrastOf, encodeRgb, linearRgb, parseColour, type Oklch, type Rgb } from "@/lib/generators/colour";

const rgbOf = (hex: string): Rgb => parseColour(hex) ?? [0, 0, 0];

/** Contrast of two hex colours, rounded down to tenths: 4.49 must not pass for 4.5. */
export const contrast = (left: string, right: string): number => contrastOf(rgbOf(left), rgbOf(right));

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
