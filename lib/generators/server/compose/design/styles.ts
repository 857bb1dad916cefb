import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { contrast } from "@/lib/generators/server/compose/design/colour";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { colourNames, paletteOf, type Palette } from "@/lib/generators/server/compose/design/palette";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Words of the visitor inside a comment must not end it, nor a tag of the sample in it. */
const harmless = (text: string) =>
  text
    .replace(/[<>&*/\\{}"@;]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

type Colour = (typeof colourNames)[number];

const pairs = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["muted", "paper"],
  ["muted", "soft"],
  ["link", "surface"],
  ["link", "soft"],
  ["onPrimary", "primary"],
  ["alert", "surface"],
] as const satisfies readonly (readonly [text: Colour, ground: Colour])[];

/** Token names: the main colour is called after its hue, so that classes read as the theme does. */
const nameOf = (key: Colour, { hue }: Palette): string =>
  key === "primary" ? hue : key === "onPrimary" ? `on-${hue}` : key;

const ratio = (palette: Palette, [text, ground]: (typeof pairs)[number]) =>
  contrast(palette[text], palette[ground]);

/**
 * A style file for a described screen that Tailwind 4 compiles as it is: the tokens with their computed contrast, and the classes of a
 * card, a button and a field made of them. Every pair of text and ground has a contrast of at least 4.5.
 */
export async function composeStyles(description: string, locale: Locale): Promise<string> {
  const sheet = await designSheetOf(description, locale);
  const palette = paletteOf(sheet);
  return `${[head(sheet, palette), '@import "tailwindcss";', theme(sheet, palette), components(palette), sample(sheet)].join("\n\n")}\n`;
}

function head({ title, colours, locale }: DesignSheet, palette: Palette): string {
  const { styles } = designWords[locale];
  const mood = [styles.tones[palette.tone], ...(palette.dark ? [styles.dark] : [])].join(", ");
  const least = formatNumber(Math.min(...pairs.map((pair) => ratio(palette, pair))), locale);
  const taken = colours.filter(({ isExact, isDenied, hue }) => !isExact && !isDenied && hue !== undefined);
  const lines = [
    filled(styles.title, { mood, hue: styles.hues[palette.hue] }),
    harmless(title),
    filled(styles.about, { count: String(pairs.length), least }),
    ...taken.map(({ text, hex }) => filled(styles.taken, { name: harmless(text), hex })),
    styles.hint,
  ];
  return ["/*", ...lines.map((line) => ` * ${line}`), " */"].join("\n");
}

function theme({ hasNoShadows, locale }: DesignSheet, palette: Palette): string {
  const colours = colourNames.map((key) => {
    const shown = pairs
      .filter(([text]) => text === key)
      .map((pair) =>
        [designWords[locale].on, nameOf(pair[1], palette), formatNumber(ratio(palette, pair), locale)].join(
          " ",
        ),
      );
    const note = shown.length > 0 ? ` /* ${shown.join(", ")} */` : "";
    return `  --color-${nameOf(key, palette)}: ${palette[key]};${note}`;
  });
  const { radius, tone } = palette;
  const isFlat = hasNoShadows || tone === "strict" || tone === "dense";
  return [
    "@theme {",
    ...colours,
    `  --radius-card: ${String(radius)}px;`,
    `  --radius-control: ${String(Math.round(radius * 0.6))}px;`,
    `  --spacing: ${tone === "dense" ? "0.225rem" : "0.25rem"};`,
    `  --shadow-card: ${isFlat ? "none" : `0 12px 32px -18px ${palette.ink}66`};`,
    `  --text-body: ${tone === "dense" ? "1rem" : "1.0625rem"};`,
    "}",
  ].join("\n");
}

/** Classes made of the tokens, in the layer where utilities may still change them. */
function components({ hue }: Palette): string {
  const classes = {
    page: "bg-paper text-body text-ink",
    card: "rounded-card border border-line bg-surface p-6 shadow-card",
    button: `inline-flex min-h-11 items-center rounded-control bg-${hue} px-5 font-medium text-on-${hue}`,
    "button-quiet": "inline-flex min-h-11 items-center rounded-control bg-soft px-5 text-link",
    field: "min-h-11 w-full rounded-control border border-line bg-paper px-3 text-ink",
    "field-error": "text-sm text-alert",
  };
  const rules = Object.entries(classes).map(
    ([name, utilities]) => `  .${name} {\n    @apply ${utilities};\n  }`,
  );
  return ["@layer components {", ...rules, "}"].join("\n");
}

/** The named parts as markup, in a comment: the file stays one of styles. */
function sample({ title, elements, contents, locale }: DesignSheet): string {
  const { styles, action, back } = designWords[locale];
  const labels = [...new Set([...elements.map(({ label }) => label), ...contents])].map(harmless);
  const lines = [
    styles.usage,
    '<main class="page">',
    '  <section class="card">',
    `    <h1>${harmless(title)}</h1>`,
    ...labels.slice(0, 5).map((label) => `    <p class="text-muted">${label}</p>`),
    `    <label>${styles.field} <input class="field"></label>`,
    `    <p class="field-error">${styles.error}</p>`,
    `    <button class="button">${action}</button>`,
    `    <button class="button-quiet">${back}</button>`,
    "  </section>",
    "</main>",
  ];
  return ["/*", ...lines, "*/"].join("\n");
}
