/** Opaque sRGB, channels from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

const clip = (value: number) => Math.min(1, Math.max(0, value));
const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})`;
const BETWEEN = String.raw`(?:\s*,\s*|\s+)`;
const RGB = new RegExp(String.raw`^rgb\(\s*${NUMBER}${BETWEEN}${NUMBER}${BETWEEN}${NUMBER}\s*\)$`, "i");
const OKLCH = new RegExp(String.raw`^oklch\(\s*${NUMBER}(%?)\s+${NUMBER}(%?)\s+${NUMBER}(?:deg)?\s*\)$`, "i");

/** OKLCH: lightness and chroma as fractions, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** OKLCH → linear sRGB by Björn Ottosson's matrices; channels below 0 or above 1 are what no screen shows. */
export function linearRgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Linear channels as a screen takes them, cut to what it shows. */
export const encodeRgb = ([red, green, blue]: Rgb): Rgb => [
  encode(clip(red)),
  encode(clip(green)),
  encode(clip(blue)),
];

/** The linear channels of a colour. */
export const decodeRgb = ([red, green, blue]: Rgb): Rgb => [decode(red), decode(green), decode(blue)];

/** Reads an opaque colour in hex, `rgb()` or `oklch()`; anything else, transparency included, is none. */
export function parseColour(text: string): Rgb | undefined {
  if (HEX.test(text)) {
    const digits = text.length === 4 ? text.slice(1).replace(/./g, "$&$&") : text.slice(1);
    const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return [channel(0), channel(2), channel(4)];
  }
  const rgb = RGB.exec(text);
  if (rgb) {
    const channel = (index: number) => clip(Number(rgb[index]) / 255);
    return [channel(1), channel(2), channel(3)];
  }
  const [, l = "", lUnit, c = "", cUnit, h = ""] = OKLCH.exec(text) ?? [];
  if (l === "") return undefined;
  // 100% of chroma is 0.4 (CSS Color 4).
  return encodeRgb(
    linearRgb({ l: Number(l) / (lUnit ? 100 : 1), c: Number(c) * (cUnit ? 0.004 : 1), h: Number(h) }),
  );
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = decodeRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast by WCAG 2.2, from 1 to 21, cut to tenths: 4.49 does not pass for 4.5. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  return Math.floor(ratio * 10 + 1e-9) / 10;
}
