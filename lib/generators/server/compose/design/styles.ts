import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { contrast } from "@/lib/generators/colour";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { paletteOf, rolesOf, type Palette } from "@/lib/generators/server/compose/design/palette";
import { askedOf, colourClaims } from "@/lib/generators/server/compose/design/asked";
import type { Look } from "@/lib/content/looks";
import { harmless, sampleOf } from "@/lib/generators/server/compose/design/sample";
import { designWords } from "@/lib/content/design-words";
import { filled } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

type Colour = Exclude<keyof Palette, "radius" | "isDark">;

/** What each colour is measured against: texts against a ground, the ring and the lines as parts of a control. */
const grounds: Partial<Record<Colour, readonly Colour[]>> = {
  ink: ["paper", "surface"],
  muted: ["paper", "soft"],
  link: ["surface", "soft"],
  onPrimary: ["primary"],
  alert: ["surface"],
  warning: ["surface"],
  ring: ["paper", "surface"],
  line: ["paper", "surface"],
};
const PARTS: ReadonlySet<Colour> = new Set<Colour>(["ring", "line"]);

/** Font families by their tokens. */
const fonts = {
  serif: "Georgia, Cambria, serif",
  sans: "ui-sans-serif, system-ui, sans-serif",
  mono: "ui-monospace, Menlo, Consolas, monospace",
} as const;

function fontsOf(
  has: (look: Look) => boolean,
  text: string,
): Partial<Record<"body" | "heading" | "number", string>> {
  const inHeadings =
    /заголов\p{L}* [^.,;]{0,12}(?:засеч|антикв)|(?:засеч\p{L}*|антикв\p{L}*) [^.,;]{0,12}заголов|serif\p{L}* (?:\p{L}+ )?head|head\p{L}* [^.,;]{0,12}serif/iu;
  const isHeading = has("serif") && (inHeadings.test(text) || has("sans"));
  return {
    ...(has("serif") && { [isHeading ? "heading" : "body"]: fonts.serif }),
    ...(has("sans") && { body: fonts.sans }),
    ...(has("mono") && { number: fonts.mono }),
  };
}

/** Sizes of body text in rem. */
const BODY = { large: 1.375, elderly: 1.25, usual: 1.0625, dense: 1, small: 0.9375 } as const;

/** Classes made of the tokens, in the layer where utilities may still change them. */
function classesOf(
  has: (look: Look) => boolean,
  families: ReturnType<typeof fontsOf>,
  sizes: DesignSheet["sizes"],
  body: number,
) {
  const large = has("large") || has("buttons") ? "min-h-14" : "min-h-11";
  const low = sizes.target === undefined ? large : `min-h-[${String(sizes.target)}px]`;
  return {
    page: `bg-paper text-body text-ink${families.body ? " font-body" : ""}`,
    card: `rounded-card ${has("frameless") ? "border-0" : "border border-line"} bg-surface p-6 shadow-card`,
    button: `inline-flex ${low} items-center rounded-control border border-ring bg-primary px-5 font-medium text-on-primary focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring`,
    field: `${low} w-full rounded-control border border-line bg-paper px-3 text-ink focus-visible:outline-2 focus-visible:outline-ring`,
    "field-error": `${(sizes.text ?? 0) > 14 || body > BODY.usual ? "text-base" : "text-sm"} text-alert`,
    ...(families.heading && { heading: "font-heading" }),
    ...(families.number && { number: "font-number tabular-nums" }),
    ...(has("dense") && { row: "min-h-9 border-b border-line px-3 py-1" }),
    ...(has("figures") && { figure: "text-figure leading-none font-semibold text-ink" }),
  };
}

const LINE_WIDTH = 70;

/** A line of the head in lines that fit the box of the code; what continues one stands further in. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1) ?? " *"} ${word}`;
    if (lines.length === 0 || line.length <= LINE_WIDTH) lines.splice(-1, 1, line);
    else lines.push(` *   ${word}`);
  }
  return lines;
}

const FIGURE = 2.5;
/** Figures that are read from some metres. */
const FAR_FIGURE = 4.5;

/** The size of body text in rem: the one that is named, else by who reads it and how dense the screen is. */
function bodyOf(has: (look: Look) => boolean, isDense: boolean, { sizes, text }: DesignSheet): number {
  const isLeast = /не (?:мельче|меньше|ниже)|at least|no smaller|minimum/iu.test(text);
  if (sizes.text !== undefined) return Math.max(sizes.text / 16, isLeast ? BODY.usual : 0);
  if (has("large")) return BODY.large;
  if (has("elderly")) return BODY.elderly;
  if (has("small")) return BODY.small;
  return isDense ? BODY.dense : BODY.usual;
}

/** A style file for a described screen that Tailwind 4 compiles as it is: tokens, and classes made of them. Every text has a contrast of at least 4.5. */
export async function composeStyles(description: string, page: Locale): Promise<string> {
  const sheet = await designSheetOf(description, page);
  const { locale } = sheet;
  const { radius, isDark, ...palette } = paletteOf(sheet);
  const { styles, on } = designWords(locale);
  const ratios = { text: [] as number[], part: [] as number[] };
  const tokens = (Object.keys(palette) as Colour[]).map((key) => {
    const colour = palette[key] ?? "";
    const told = (grounds[key] ?? []).map((ground) => {
      const ratio = contrast(colour, palette[ground] ?? "");
      ratios[PARTS.has(key) ? "part" : "text"].push(ratio);
      return `${on} ${ground} ${formatNumber(ratio, locale)}`;
    });
    const note = told.length > 0 ? ` /* ${told.join(", ")} */` : "";
    return `  --color-${key === "onPrimary" ? "on-primary" : key}: ${colour};${note}`;
  });
  const least = (among: readonly number[]) => formatNumber(Math.min(...among), locale);
  const { looks, honoured, kept, missed } = askedOf(sheet);
  const has = (look: Look) => looks.has(look);
  const list = (template: string, told: readonly string[]) =>
    told.length > 0 ? [filled(template, { list: told.map(harmless).join(", ") })] : [];
  const head = [
    filled(styles.about, {
      count: String(ratios.text.length),
      least: least(ratios.text),
      parts: String(ratios.part.length),
      edge: least(ratios.part),
    }),
    ...list(styles.honoured, [...colourClaims(sheet), ...honoured]),
    ...list(styles.kept, kept),
    ...list(styles.missed, [...rolesOf(sheet).left.map(({ text }) => text), ...missed]),
    sampleOf(sheet),
    styles.hint,
  ];
  const families = fontsOf(has, sheet.text);
  const isDense = has("dense") || (sheet.tone === "dense" && !has("large"));
  const isFlat = sheet.hasNoShadows || ((isDense || sheet.tone === "strict") && !has("shadow"));
  const body = bodyOf(has, isDense, sheet);
  const lines = [
    "/*",
    ...head.flatMap(wrapped),
    " */",
    "",
    '@import "tailwindcss";',
    "",
    "@theme {",
    ...tokens,
    `  --radius-card: ${String(radius)}px;`,
    `  --radius-control: ${String(Math.round(radius * (radius > 8 ? 0.6 : 0.75)))}px;`,
    `  --spacing: ${isDense ? "0.225rem" : "0.25rem"};`,
    // The shadow of a dark page is black: a pale one looks like a glow.
    `  --shadow-card: ${isFlat ? "none" : `0 12px 32px -18px ${isDark ? "#000000B3" : `${palette.ink}66`}`};`,
    `  --text-body: ${String(body)}rem;`,
    ...(has("figures") ? [`  --text-figure: ${String(has("large") ? FAR_FIGURE : FIGURE)}rem;`] : []),
    ...Object.entries(families).map(([name, family]) => `  --font-${name}: ${family};`),
    "}",
    "",
    "@layer components {",
    ...Object.entries(classesOf(has, families, sheet.sizes, body)).map(
      ([name, used]) => `  .${name} {\n    @apply ${used};\n  }`,
    ),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}
