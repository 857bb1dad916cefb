import { describe, expect, test } from "vitest";
import { contrastOf, parseColour, type Rgb } from "@/lib/generators/colour";
import { coloursOf, partsOf, radiusOf, readTheme, swatchesOf } from "@/lib/generators/theme";

const rgbOf = (text: string): Rgb => {
  const rgb = parseColour(text);
  if (!rgb) throw new Error(`${text} is no colour`);
  return rgb;
};
const channels = (text: string) => rgbOf(text).map((channel) => Math.round(channel * 255));

describe("colours", () => {
  test.each([
    ["#fff", [255, 255, 255]],
    ["#0E6B57", [14, 107, 87]],
    ["rgb(14, 107, 87)", [14, 107, 87]],
    ["rgb(14 107 87)", [14, 107, 87]],
    // Values of Chromium for the same colours.
    ["oklch(0.628 0.2577 29.23)", [255, 0, 0]],
    ["oklch(62.8% 64.425% 29.23deg)", [255, 0, 0]],
    ["oklch(1 0 0)", [255, 255, 255]],
  ])("%s", (text, expected) => {
    expect(channels(text)).toEqual(expected);
  });

  test.each([
    "#ffff",
    "#12345g",
    "rgba(1,2,3,.5)",
    "oklch(0.5 0.1 20 / 50%)",
    "red",
    "url(x)",
    "var(--a)",
    "rgb(1,2)",
  ])("%s is none", (text) => {
    expect(parseColour(text)).toBeUndefined();
  });

  test("contrast is WCAG's, and never rounded up to a pass", () => {
    expect(contrastOf(rgbOf("#000"), rgbOf("#fff"))).toBe(21);
    expect(contrastOf(rgbOf("#777777"), rgbOf("#ffffff"))).toBe(4.4);
    expect(contrastOf(rgbOf("#767676"), rgbOf("#ffffff"))).toBe(4.5);
  });
});

const code = `/* --color-fake: #111; */
@theme {
  --color-paper: #F6F7F2; --color-surface: #ffffff;
  --color-ink: #17211E;
  --color-primary: #0E6B57; --color-on-primary: #fff;
  --color-line: #CFE3DA;
  --radius-card: 16px;
  --spacing: 0.25rem;
}
.card { --color-other: #123456; color: red }`;

describe("a theme", () => {
  test("is read from its block alone, as colours and measures", () => {
    expect(readTheme(code).map(({ name }) => name)).toEqual([
      "color-paper",
      "color-surface",
      "color-ink",
      "color-primary",
      "color-on-primary",
      "color-line",
      "radius-card",
      "spacing",
    ]);
    expect(radiusOf(readTheme(code), "card")).toBe("16px");
  });

  test.each([
    "--color-a: url(https://example.com/x)",
    "--color-a: red; background: url(//example.com)",
    "--color-a: expression(alert(1))",
    "--color-a: #fff } body { display: none",
    "color: #ffffff",
    "--color-a: 1px solid red",
    '--color-a: "#ffffff"',
    "--color-a: #fff !important",
  ])("leaves out what is more than a value: %s", (declaration) => {
    for (const { name, value } of readTheme(`@theme { ${declaration}; }`))
      expect([name, value]).toEqual(["color-a", "#fff"]);
  });

  test("measures every colour against the one it stands beside", () => {
    const swatches = swatchesOf(coloursOf(readTheme(code)));
    const facts = swatches.map(({ name, against, ratio, level }) => [name, against.name, ratio, level]);
    expect(facts).toEqual([
      ["paper", "ink", 15.3, "text"],
      ["surface", "ink", 16.5, "text"],
      ["ink", "surface", 16.5, "text"],
      ["primary", "on-primary", 6.4, "text"],
      ["on-primary", "primary", 6.4, "text"],
      ["line", "surface", 1.3, "none"],
    ]);
  });

  test("whose main colour is called after its hue is known by the text that stands on it", () => {
    const parts = partsOf(coloursOf(readTheme("@theme { --color-green: #0E6B57; --color-on-green: #fff; }")));
    expect([parts.accent.name, parts.onAccent.name]).toEqual(["green", "on-green"]);
  });

  test("without names of ours still has readable text on its ground", () => {
    const parts = partsOf(coloursOf(readTheme("@theme { --color-a: #101010; --color-b: #eeeeee; }")));
    expect(contrastOf(parts.text.rgb, parts.surface.rgb)).toBeGreaterThan(4.5);
    expect(contrastOf(parts.onAccent.rgb, parts.accent.rgb)).toBeGreaterThan(4.5);
  });
});
