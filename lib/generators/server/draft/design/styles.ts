import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { designBrief, type DesignBrief } from "@/lib/generators/server/draft/design/brief";
import { contrast } from "@/lib/generators/server/draft/design/colour";
import { paletteOf, type Palette } from "@/lib/generators/server/draft/design/palette";
import { hasNoShadows } from "@/lib/generators/server/draft/design/wishes";
import { shortTitle } from "@/lib/generators/server/draft/design/title";
import type { Locale } from "@/lib/i18n/routing";

/** Words of the visitor inside a comment or a tag of the sample must end neither. */
const harmless = (text: string) =>
  text
    .replace(/[<>&*/\\{}"]/g, " ")
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

/**
 * Drafts style tokens of Tailwind 4 for a description: colours with their computed contrast, radii and steps, and a card to try
 * them on. Every pair of text and ground has a contrast of at least 4.5.
 */
export function draftStyles(description: string, locale: Locale): string {
  const brief = designBrief(description, locale);
  const palette = paletteOf(brief.text, brief.reading.industry);
  return `${[...head(brief, palette), theme(brief, palette), ...card(brief, palette)].join("\n")}\n`;
}

/** Token names: the main colour is called after its hue, so that classes read as the theme does. */
const nameOf = (key: keyof Palette, { hue }: Palette): string =>
  key === "primary" ? hue : key === "onPrimary" ? `on-${hue}` : key;

const ratio = (palette: Palette, { text, ground }: Pair) =>
  contrast(String(palette[text]), String(palette[ground]));

function head({ texts, text, locale, say }: DesignBrief, palette: Palette): string[] {
  const { styles } = texts.design;
  const mood = [styles.moods[palette.tone], ...(palette.dark ? [styles.dark] : [])].join(", ");
  const least = Math.min(...pairs.map((pair) => ratio(palette, pair)));
  return [
    "/*",
    ` * ${say(styles.title, { mood, hue: styles.hues[palette.hue] })}`,
    ` * ${harmless(shortTitle(text, 90))}`,
    ` * ${say(styles.about, { count: String(pairs.length), least: formatNumber(least, locale) })}`,
    ` * ${say(styles.hint, { hue: palette.hue })}`,
    " */",
    "",
  ];
}

function theme({ texts, text, locale, say }: DesignBrief, palette: Palette): string {
  const { styles } = texts.design;
  const colours = (
    ["paper", "surface", "soft", "line", "ink", "muted", "primary", "onPrimary", "link", "alert"] as const
  ).map((key) => {
    const shown = pairs
      .filter((pair) => pair.text === key)
      .map((pair) =>
        say(styles.contrast, {
          on: nameOf(pair.ground, palette),
          ratio: formatNumber(ratio(palette, pair), locale),
        }),
      );
    const note = shown.length > 0 ? ` /* ${shown.join(", ")} */` : "";
    return `  --color-${nameOf(key, palette)}: ${palette[key]};${note}`;
  });
  const { radius } = palette;
  const shadow = hasNoShadows(text) || palette.tone === "strict" || palette.tone === "dense";
  return [
    "@theme {",
    ...colours,
    `  --radius-card: ${String(radius)}px;`,
    `  --radius-control: ${String(Math.round(radius * 0.6))}px;`,
    `  --spacing: ${palette.tone === "dense" ? "0.225rem" : "0.25rem"};`,
    `  --shadow-card: ${shadow ? "none" : `0 12px 32px -18px ${palette.ink}66`};`,
    `  --text-body: ${palette.tone === "dense" ? "0.9375rem" : "1.0625rem"};`,
    "}",
  ].join("\n");
}

function card({ texts, text, kind }: DesignBrief, palette: Palette): string[] {
  const { styles, kinds } = texts.design;
  const { sample } = styles;
  const main = palette.hue;
  const [title = "", ...details] = harmless(text)
    .split(/[.:;,!?]+/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);
  const [note = sample.note, field = sample.field, ...rest] = details.map((part) => shortTitle(part, 60));
  return [
    "",
    `/* ${styles.usage} */`,
    `<article class="rounded-card border border-line bg-surface p-6 text-body text-ink shadow-card">`,
    `  <p class="text-sm font-medium text-link">${kinds[kind].name}</p>`,
    `  <h3 class="mt-1 text-2xl font-semibold tracking-tight">${shortTitle(title, 60)}</h3>`,
    ...rest.slice(0, 3).map((line) => `  <p class="mt-2 text-muted">${line}</p>`),
    `  <label class="mt-5 block text-sm text-muted">${note}`,
    `    <input class="h-11 w-full rounded-control border border-line bg-paper px-3" placeholder="${field}" />`,
    "  </label>",
    `  <p class="mt-2 text-sm text-alert">${sample.error}</p>`,
    `  <div class="mt-5 flex flex-wrap gap-3">`,
    `    <button class="h-11 rounded-control bg-${main} px-5 font-medium text-on-${main}">${sample.primary}</button>`,
    `    <button class="h-11 rounded-control bg-soft px-5 text-link">${sample.secondary}</button>`,
    "  </div>",
    "</article>",
  ];
}
