import { parseColour, type Rgb } from "../../lib/generators/colour.ts";

type Theme = Record<string, string>;

const BLOCKS = { light: /^:root \{([\s\S]*?)^\}/m, dark: /^ {2}\.dark \{([\s\S]*?)^ {2}\}/m } as const;
const TRANSLUCENT = /^oklch\(([\d. ]+) \/ ([\d.]+)\)$/;

const mix = (over: Rgb, under: Rgb, share: number): Rgb => [
  over[0] * share + under[0] * (1 - share),
  over[1] * share + under[1] * (1 - share),
  over[2] * share + under[2] * (1 - share),
];

const toHex = (colour: Rgb) =>
  `#${colour
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** The colours of one theme as hex; a translucent one as it looks on the theme's background. */
function coloursOf(css: string): Theme {
  const written = new Map(
    [...css.matchAll(/--([\w-]+): (oklch\([^)]+\));/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const colour = (name: string): Rgb => {
    const value = written.get(name) ?? "";
    const [, solid, share] = TRANSLUCENT.exec(value) ?? [];
    const read = parseColour(solid === undefined ? value : `oklch(${solid})`);
    if (read === undefined)
      throw new Error(`app/tokens.css: --${name} is not a colour that can be read: ${value}`);
    return share === undefined ? read : mix(read, colour("background"), Number(share));
  };
  return Object.fromEntries(
    [...written.keys()].map((name) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      toHex(colour(name)),
    ]),
  );
}

/**
 * The module `lib/pictures/palette.ts` for the style sheet with the tokens of both themes.
 * @throws Error when a theme is missing or a token is no colour
 */
export function paletteModule(tokens: string): string {
  const themes = Object.entries(BLOCKS).map(([theme, block]) => {
    const css = block.exec(tokens)?.[1];
    if (css === undefined) throw new Error(`app/tokens.css has no ${theme} theme.`);
    const rows = Object.entries(coloursOf(css)).map(([name, hex]) => `    ${name}: "${hex}",`);
    return [`  ${theme}: {`, ...rows, "  },"].join("\n");
  });
  return [
    "/** The colours of `app/tokens.css` for what no style sheet reaches. Written by `npm run palette`; change them there. */",
    "export const palette = {",
    ...themes,
    "} as const;",
    "",
  ].join("\n");
}
