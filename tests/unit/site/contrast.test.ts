import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Colour = readonly [number, number, number];

/** OKLCH → linear sRGB (Björn Ottosson's matrices), clipped to the gamut. */
function linearRgb(l: number, c: number, h: number): Colour {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** CSS composites in encoded space. */
const over = (top: Colour, alpha: number, under: Colour) =>
  top.map((value, i) =>
    decode(encode(value) * alpha + encode(under[i] ?? 0) * (1 - alpha)),
  ) as unknown as Colour;

const ratio = (one: Colour, other: Colour) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const css = readFileSync("app/tokens.css", "utf8");
const block = (selector: string) =>
  css.slice(css.indexOf(`${selector} {`), css.indexOf("\n}", css.indexOf(`${selector} {`)));

/** Opaque colours of a theme; an alias such as `var(--red)` is followed. */
function tokens(selector: string): Map<string, Colour> {
  const found = new Map<string, Colour>();
  for (const [, name = "", l, c, h] of block(selector).matchAll(
    /--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g,
  ))
    found.set(name, linearRgb(Number(l), Number(c), Number(h)));
  found.set("surface", found.get("surface") ?? [1, 1, 1]);
  for (const [, name = "", alias = ""] of block(selector).matchAll(/--([\w-]+): var\(--([\w-]+)\);/g)) {
    const colour = found.get(alias);
    if (colour) found.set(name, colour);
  }
  return found;
}

const hues = ["red", "orange", "yellow", "green", "blue", "purple"];

describe.each([
  ["light", ":root", 0.09],
  ["dark", ".dark", 0.12],
])("%s theme", (_, selector, tint) => {
  const theme = tokens(selector);
  const colour = (name: string): Colour => {
    const value = theme.get(name);
    if (!value) throw new Error(`no token --${name}`);
    return value;
  };

  test.each(["foreground", "muted", "subtle", "accent", "destructive", "success"])(
    "text %s ≥ 4.5",
    (name) => {
      for (const ground of ["background", "surface", "raised"])
        expect(ratio(colour(name), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  test("control borders ≥ 3", () => {
    for (const ground of ["background", "surface", "raised"])
      expect(ratio(colour("input"), colour(ground)), ground).toBeGreaterThanOrEqual(2.995);
  });

  test("the primary button's words ≥ 4.5", () => {
    expect(ratio(colour("background"), colour("foreground"))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(hues)("service colour %s ≥ 4.5 on the page, on a card and on its own tint", (hue) => {
    const tinted = over(colour(hue), tint, colour("surface"));
    for (const ground of [colour("background"), colour("surface"), tinted])
      expect(ratio(colour(hue), ground)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(colour("muted"), tinted)).toBeGreaterThanOrEqual(4.5);
  });
});
