import "server-only";

/** Colours: OKLCH in, sRGB out, contrast by WCAG 2.2. */

export type Oklch = { l: number; c: number; h: number };

const linear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Channels of `#RGB` or `#RRGGBB`. */
function channels(hex: string): [number, number, number] {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const at = (from: number) => Number.parseInt(full.slice(from, from + 2), 16);
  return [at(0), at(2), at(4)];
}

const luminance = (hex: string) => {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast of two hex colours, rounded down to tenths: 4.49 must not pass for 4.5. */
export function contrast(left: string, right: string): number {
  const [a, b] = [luminance(left), luminance(right)];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  return Math.floor(ratio * 10 + 1e-9) / 10;
}

/** Chroma and hue of a hex colour in OKLCH; hue in degrees. */
export function chromaOf(hex: string): { c: number; h: number } {
  const [red, green, blue] = channels(hex).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** sRGB of an OKLCH colour, or undefined when the screen cannot show it. */
function inGamut({ l, c, h }: Oklch): [number, number, number] | undefined {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const lms = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map((value) => value ** 3) as [number, number, number];
  const rgb = [
    4.0767416621 * lms[0] - 3.3077115913 * lms[1] + 0.2309699292 * lms[2],
    -1.2684380046 * lms[0] + 2.6097574011 * lms[1] - 0.3413193965 * lms[2],
    -0.0041960863 * lms[0] - 0.7034186147 * lms[1] + 1.707614701 * lms[2],
  ] as [number, number, number];
  return rgb.some((value) => value < -0.0005 || value > 1.0005) ? undefined : rgb;
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
    Math.round(encoded(Math.min(1, Math.max(0, value))) * 255)
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
