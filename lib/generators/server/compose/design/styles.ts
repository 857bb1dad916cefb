import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { contrast } from "@/lib/generators/colour";
import { designSheetOf } from "@/lib/generators/server/compose/design/design-sheet";
import { paletteOf, type Palette } from "@/lib/generators/server/compose/design/palette";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

type Colour = Exclude<keyof Palette, "radius">;

/** Texts and the grounds they stand on. */
const grounds: Partial<Record<Colour, readonly Colour[]>> = {
  ink: ["paper", "surface"],
  muted: ["paper", "soft"],
  link: ["surface", "soft"],
  onPrimary: ["primary"],
  alert: ["surface"],
};

/** Classes made of the tokens, in the layer where utilities may still change them. */
const classes = {
  page: "bg-paper text-body text-ink",
  card: "rounded-card border border-line bg-surface p-6 shadow-card",
  button: "inline-flex min-h-11 items-center rounded-control bg-primary px-5 font-medium text-on-primary",
  "button-quiet": "inline-flex min-h-11 items-center rounded-control bg-soft px-5 text-link",
  field: "min-h-11 w-full rounded-control border border-line bg-paper px-3 text-ink",
  "field-error": "text-sm text-alert",
};

/** Words of the visitor inside a comment must not end it. */
const harmless = (text: string) => text.replace(/[<>&*/\\{}"@;\s]+/g, " ").trim();

/**
 * A style file for a described screen that Tailwind 4 compiles as it is: the tokens with their computed contrast, and the classes of a
 * card, a button and a field made of them. Every pair of text and ground has a contrast of at least 4.5.
 */
export async function composeStyles(description: string, locale: Locale): Promise<string> {
  const sheet = await designSheetOf(description, locale);
  const { radius, ...palette } = paletteOf(sheet);
  const { styles, on } = designWords[locale];
  const ratios: number[] = [];
  const tokens = (Object.keys(palette) as Colour[]).map((key) => {
    const told = (grounds[key] ?? []).map((ground) => {
      const ratio = contrast(palette[key], palette[ground]);
      ratios.push(ratio);
      return `${on} ${ground} ${formatNumber(ratio, locale)}`;
    });
    const note = told.length > 0 ? ` /* ${told.join(", ")} */` : "";
    return `  --color-${key === "onPrimary" ? "on-primary" : key}: ${palette[key]};${note}`;
  });
  const taken = sheet.colours.filter(({ isExact, isDenied, isGrey }) => !isExact && !isDenied && !isGrey);
  const head = [
    harmless(sheet.title),
    filled(styles.about, {
      count: String(ratios.length),
      least: formatNumber(Math.min(...ratios), locale),
    }),
    ...taken.map(({ text, hex }) => filled(styles.taken, { name: harmless(text), hex })),
    styles.hint,
  ];
  const isDense = sheet.tone === "dense";
  const isFlat = sheet.hasNoShadows || isDense || sheet.tone === "strict";
  const lines = [
    "/*",
    ...head.map((line) => ` * ${line}`),
    " */",
    "",
    '@import "tailwindcss";',
    "",
    "@theme {",
    ...tokens,
    `  --radius-card: ${String(radius)}px;`,
    `  --radius-control: ${String(Math.round(radius * 0.6))}px;`,
    `  --spacing: ${isDense ? "0.225rem" : "0.25rem"};`,
    `  --shadow-card: ${isFlat ? "none" : `0 12px 32px -18px ${palette.ink}66`};`,
    `  --text-body: ${isDense ? "1rem" : "1.0625rem"};`,
    "}",
    "",
    "@layer components {",
    ...Object.entries(classes).map(([name, used]) => `  .${name} {\n    @apply ${used};\n  }`),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}
