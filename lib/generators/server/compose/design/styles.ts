import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { contrast, hexOf, hueGap, oklchOf, type Oklch } from "@/lib/generators/colour";
import { designSheetOf, moods, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

export type Palette = ReturnType<typeof paletteOf>;

/** Contrast of texts, of the main text, and of lines. */
const LEAST = { text: 4.5, body: 7, part: 3 } as const;
/** A fill this light or lighter stays as it is and takes a dark text. */
const BRIGHT = 0.68;
/** Hues nearer than this look alike. */
const ALIKE = 30;

/** The colour that is called the accent, else the first with a hue that is wanted, a given value before a name; without one a hue. */
function wanted({ colours, tone }: DesignSheet) {
  const own = colours.filter(({ isGrey, isDenied }) => !isGrey && !isDenied);
  const colour = own.find(({ isAccent }) => isAccent) ?? own.find(({ isExact }) => isExact) ?? own[0];
  const refused = colours.filter(({ isDenied }) => isDenied).map(({ hex }) => oklchOf(hex).h);
  const hues = [moods[tone], ...Object.values(moods)].map(({ hue }) => hue);
  const free = hues.find((hue) => refused.every((other) => hueGap(hue, other) >= ALIKE));
  return { colour, value: colour && oklchOf(colour.hex), hue: free ?? moods[tone].hue };
}

/** Makes a colour darker (or lighter, by the sign of the step) until it stands out from every ground as much as asked. */
function readable(colour: Oklch, grounds: readonly string[], least: number, step: number): string {
  for (let { l } = colour; ; l += step) {
    const hex = hexOf({ ...colour, l });
    if (l <= 0 || l >= 1 || grounds.every((ground) => contrast(hex, ground) >= least)) return hex;
  }
}

/**
 * The palette of a described screen: its named colours first, then its mood. Every text has a contrast of at least 4.5 by construction.
 * `primary` fills buttons and marks, `link` is text of the same hue: darkened until it can be read, an orange is a brown.
 */
export function paletteOf(sheet: DesignSheet) {
  const { tone, isDark, radius } = sheet;
  const { colour, value, hue } = wanted(sheet);
  const h = value?.h ?? hue;
  const shade = (l: number, c: number) => hexOf({ l, c, h });
  const paper = isDark ? shade(0.19, 0.02) : shade(0.975, 0.008);
  const surface = isDark ? shade(0.24, 0.022) : shade(0.995, 0.003);
  const soft = isDark ? shade(0.3, 0.045) : shade(0.93, 0.032);
  const least = Math.max(LEAST.text, sheet.contrast ?? 0);
  const step = isDark ? 0.01 : -0.01;
  const text = (l: number, c: number, ratio = least, own = h) =>
    readable({ l, c, h: own }, [paper, surface, soft], ratio, step);
  // A mood of few colours takes the strength of a named one back, unless its value was given.
  const isOwn = value !== undefined && (colour?.isExact === true || tone === "bright");
  const chroma = isOwn ? value.c : Math.min(value?.c ?? 1, moods[tone].chroma + 0.05);
  const link = text(value?.l ?? (isDark ? 0.74 : 0.52), chroma);
  const isKept = colour?.isExact === true || (value !== undefined && value.l >= BRIGHT);
  const primary = colour && isKept ? colour.hex : link;
  return {
    radius,
    paper,
    surface,
    soft,
    line: text(isDark ? 0.45 : 0.72, 0.03, LEAST.part),
    ink: text(isDark ? 0.95 : 0.26, 0.025, Math.max(LEAST.body, least)),
    muted: text(isDark ? 0.72 : 0.52, 0.025),
    primary,
    onPrimary: contrast("#FFFFFF", primary) >= least ? "#FFFFFF" : shade(0.18, 0.03),
    link,
    // A red main colour takes a red away from errors.
    alert: text(isDark ? 0.72 : 0.53, 0.17, least, hueGap(h, 28) < ALIKE ? 350 : 28),
  };
}

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
  const least = formatNumber(Math.min(...ratios), locale);
  const head = [
    harmless(sheet.title),
    filled(styles.about, { count: String(ratios.length), least }),
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
