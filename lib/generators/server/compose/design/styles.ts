import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { contrast } from "@/lib/generators/server/compose/design/colour";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { paletteOf, type Palette } from "@/lib/generators/server/compose/design/palette";
import { designWords } from "@/lib/generators/server/compose/design/words";
import type { Locale } from "@/lib/i18n/locales";

/** Words of the visitor inside a comment must not end it, nor a tag of the sample in it. */
const harmless = (text: string) =>
  text
    .replace(/[<>&*/\\{}"@;]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

type Pair = { text: keyof Palette; ground: keyof Palette };

const pairs: readonly Pair[] = [
  { text: "ink", ground: "paper" },
  { text: "ink", ground: "surface" },
  { text: "muted", ground: "paper" },
  { text: "muted", ground: "soft" },
  { text: "link", ground: "surface" },
  { text: "link", ground: "soft" },
  { text: "onPrimary", ground: "primary" },
  { text: "alert", ground: "surface" },
];

const tokens = [
  "paper",
  "surface",
  "soft",
  "line",
  "ink",
  "muted",
  "primary",
  "onPrimary",
  "link",
  "alert",
] as const;

/** Token names: the main colour is called after its hue, so that classes read as the theme does. */
const nameOf = (key: keyof Palette, { hue }: Palette): string =>
  key === "primary" ? hue : key === "onPrimary" ? `on-${hue}` : key;

const ratio = (palette: Palette, { text, ground }: Pair) =>
  contrast(String(palette[text]), String(palette[ground]));

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
  const least = Math.min(...pairs.map((pair) => ratio(palette, pair)));
  const taken = colours.filter(({ isExact, isDenied, hue }) => !isExact && !isDenied && hue !== undefined);
  const lines = [
    styles.title(mood, styles.hues[palette.hue]),
    harmless(title),
    styles.about(String(pairs.length), formatNumber(least, locale)),
    ...taken.map(({ text, hex }) => styles.taken(harmless(text), hex)),
    styles.hint,
  ];
  return ["/*", ...lines.map((line) => ` * ${line}`), " */"].join("\n");
}

function theme({ hasNoShadows, locale }: DesignSheet, palette: Palette): string {
  const { styles } = designWords[locale];
  const colours = tokens.map((key) => {
    const shown = pairs
      .filter((pair) => pair.text === key)
      .map((pair) => styles.on(nameOf(pair.ground, palette), formatNumber(ratio(palette, pair), locale)));
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
function components(palette: Palette): string {
  const main = palette.hue;
  return [
    "@layer components {",
    "  .page {",
    "    @apply bg-paper text-body text-ink;",
    "  }",
    "  .card {",
    "    @apply rounded-card border border-line bg-surface p-6 shadow-card;",
    "  }",
    "  .button {",
    `    @apply inline-flex min-h-11 items-center rounded-control bg-${main} px-5 font-medium text-on-${main};`,
    "  }",
    "  .button-quiet {",
    "    @apply inline-flex min-h-11 items-center rounded-control bg-soft px-5 text-link;",
    "  }",
    "  .field {",
    "    @apply min-h-11 w-full rounded-control border border-line bg-paper px-3 text-ink;",
    "  }",
    "  .field-error {",
    "    @apply text-sm text-alert;",
    "  }",
    "}",
  ].join("\n");
}

/** The named parts as markup, in a comment: the file stays one of styles. */
function sample({ title, elements, contents, locale }: DesignSheet): string {
  const { styles } = designWords[locale];
  const labels = [...new Set([...elements.map(({ label }) => label), ...contents])].map(harmless);
  const lines = [
    styles.usage,
    '<main class="page">',
    '  <section class="card">',
    `    <h1>${harmless(title)}</h1>`,
    ...labels.slice(0, 5).map((label) => `    <p class="text-muted">${label}</p>`),
    `    <label>${styles.field} <input class="field"></label>`,
    `    <p class="field-error">${styles.error}</p>`,
    `    <button class="button">${styles.primary}</button>`,
    `    <button class="button-quiet">${styles.secondary}</button>`,
    "  </section>",
    "</main>",
  ];
  return ["/*", ...lines, "*/"].join("\n");
}
