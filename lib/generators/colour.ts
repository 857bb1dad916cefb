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
function linearRgb({ l, c, h }: Oklch): Rgb {
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
const encodeRgb = ([red, green, blue]: Rgb): Rgb => [
  encode(clip(red)),
  encode(clip(green)),
  encode(clip(blue)),
];

/** The linear channels of a colour. */
const decodeRgb = ([red, green, blue]: Rgb): Rgb => [decode(red), decode(green), decode(blue)];

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

const rgbOf = (hex: string): Rgb => parseColour(hex) ?? [0, 0, 0];

/** Contrast of two hex colours. */
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
