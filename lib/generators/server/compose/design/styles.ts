import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { contrast } from "@/lib/generators/colour";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { paletteOf, rolesOf, type Palette } from "@/lib/generators/server/compose/design/palette";
import { isButton, partsOf } from "@/lib/generators/server/compose/design/picture-plan";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Looks that a style file can have, by the words that ask for them. What the palette and the rounding follow already has no class of its own. */
const LOOKS = {
  large:
    /(?:очень )?крупн\p{L}*(?!\p{L}| скругл| угл)(?: (?:текст|шрифт|кнопк|цифр|букв)\p{L}*)?|больш\p{L}+ (?:текст|шрифт|кнопк|цифр|букв)\p{L}*|(?:текст|шрифт|кнопк|цифр)\p{L}* крупн\p{L}*|с \p{L}+ метр\p{L}*|large (?:text|type|buttons)/iu,
  frameless: /без (?:рамо?к|границ|обводо?к)\p{L}*|(?:no|without) (?:borders|frames)/iu,
  serif: /(?:с )?(?:засеч\p{L}+|антикв\p{L}+)|(?<!sans.)\bserifs?\b/iu,
  shadow: /(?<!без )(?:мягк\p{L}* )?тен(?:ями|и|ью|ь)(?!\p{L})/iu,
  theme:
    /(?<!(?<!\p{L})(?:без|не|no|not|without) (?:\p{L}+ )?)(?:(?:т[её]мн|светл)\p{L}* (?:тем|фон)\p{L}*|(?:dark|light) (?:theme|background|mode))/iu,
  flat: /без тен\p{L}+|плоск\p{L}*|(?:no|without) shadows?/iu,
  corners:
    /(?:прям|остр|крупн|небольш|мягк|больш)\p{L}* (?:скругл|угл)\p{L}*|без скругл\p{L}*|(?:square|sharp|rounded) corners|(?:small|large) radii/iu,
  ratio: /контраст\p{L}*[^.;,\d]{0,30}\d{1,2}(?:[.,]\d)?/iu,
} as const;
type Look = keyof typeof LOOKS;

/** What is asked for and is no matter of tokens and classes. */
const BEYOND =
  /(?<!(?:без|никак\p{L}*|not?|without) )(?<!\p{L})(?:анимац|параллакс|градиент|стекл|размыт|неон|текстур|узор|моноширин|капс(?!ул)|жирн|пилюл|воздушн|паттерн|орнамент|шрифт\p{L}* [a-z]|animat|gradient|glass|pattern)\p{L}*/giu;

/** What a description asks of looks: those that the file has, in the visitor's words, and those that it has not. */
function askedOf({ text, contrast }: DesignSheet) {
  const found = (Object.keys(LOOKS) as Look[]).flatMap((look) => {
    const said = LOOKS[look].exec(text)?.[0];
    return said === undefined || (look === "ratio" && contrast === undefined) ? [] : [{ look, said }];
  });
  const words = found.map(({ said }) => `«${said.toLowerCase().trim()}»`);
  // «Крупные скругления» are told once.
  const honoured = words.filter(
    (one) => !words.some((other) => other !== one && other.includes(one.slice(1, -1))),
  );
  const missed = [...text.matchAll(BEYOND)].map(([said]) => `«${said.toLowerCase()}»`);
  return { looks: new Set(found.map(({ look }) => look)), honoured, missed: [...new Set(missed)] };
}

/** Each named colour with its token and the value there: «терракотовый» is `primary` #C4623F. */
function colourClaims(sheet: DesignSheet): string[] {
  const roles = rolesOf(sheet);
  const palette = paletteOf(sheet);
  const { shade } = designWords[sheet.locale].styles;
  const named = { primary: roles.main, second: roles.second, paper: roles.paper, alert: roles.alert };
  return (Object.keys(named) as (keyof typeof named)[]).flatMap((token) => {
    const [colour, hex] = [named[token], palette[token]];
    if (colour === undefined || hex === undefined) return [];
    const told = colour.isExact && colour.hex === hex ? hex : `«${colour.text.toLowerCase()}» ${hex}`;
    return [`${told} (${token}${hex !== colour.hex && colour.isExact ? `, ${shade}` : ""})`];
  });
}

type Colour = Exclude<keyof Palette, "radius" | "second">;

const grounds: Partial<Record<Colour, readonly Colour[]>> = {
  ink: ["paper", "surface"],
  muted: ["paper", "soft"],
  link: ["surface", "soft"],
  onPrimary: ["primary"],
  alert: ["surface"],
};

/** Classes made of the tokens, in the layer where utilities may still change them. */
function classesOf(has: (look: Look) => boolean, font: string, text?: number) {
  const low = has("large") ? "min-h-14" : "min-h-11";
  return {
    page: `bg-paper text-body text-ink${font === "body" ? " font-body" : ""}`,
    card: `rounded-card ${has("frameless") ? "border-0" : "border border-line"} bg-surface p-6 shadow-card`,
    button: `inline-flex ${low} items-center rounded-control bg-primary px-5 font-medium text-on-primary`,
    field: `${low} w-full rounded-control border border-line bg-paper px-3 text-ink`,
    "field-error": `${(text ?? 0) > 14 ? "text-base" : "text-sm"} text-alert`,
    ...(font === "heading" && { heading: "font-heading" }),
  };
}

const harmless = (text: string) => text.replace(/[<>&*/\\{}"@;\s]+/g, " ").trim();

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

/** «Плотные таблицы» tells how a sample looks, and is no row of it. */
const ONLY_LOOK =
  /^(?:плотн|компактн|строг|прост)\p{L}* \p{L}+$|^(?:dense|compact|strict|plain|simple) \p{L}+$|radii$/iu;

/** What the page draws as a sample of the styles: its kind, and the screen and its parts in the visitor's words. */
function sampleOf(sheet: DesignSheet): string {
  const { styles } = designWords[sheet.locale];
  const ids = sheet.elements.map(({ kind }) => kind.id);
  const kinds = {
    form: ["form", "login", "steps"],
    metrics: ["metric", "chart"],
    table: ["table", "list", "notice", "payment", "file"],
  } as const;
  const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((one) =>
    kinds[one].some((id) => ids.includes(id)),
  );
  const parts = partsOf(sheet).filter(({ label }) => label !== "" && !ONLY_LOOK.test(label));
  const buttons = parts.filter(isButton).slice(0, 1);
  const labels = [...parts.filter((part) => !isButton(part)).slice(0, 4), ...buttons].map(
    ({ label }) => label,
  );
  const list = [...new Set([sheet.title, ...labels])].map(harmless).join("; ");
  return filled(styles.sample, { kind: styles.kinds[kind ?? "card"], list });
}

/** A style file for a described screen that Tailwind 4 compiles as it is: tokens, and classes made of them. Every text has a contrast of at least 4.5. */
export async function composeStyles(description: string, page: Locale): Promise<string> {
  const sheet = await designSheetOf(description, page);
  const { locale } = sheet;
  const { radius, second, ...palette } = paletteOf(sheet);
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
  if (second) tokens.push(`  --color-second: ${second};`);
  const least = formatNumber(Math.min(...ratios), locale);
  const { looks, honoured, missed } = askedOf(sheet);
  const has = (look: Look) => looks.has(look);
  const list = (template: string, told: readonly string[]) =>
    told.length > 0 ? [filled(template, { list: told.map(harmless).join(", ") })] : [];
  const head = [
    filled(styles.about, { count: String(ratios.length), least }),
    ...list(styles.honoured, [...colourClaims(sheet), ...honoured]),
    ...list(styles.missed, [...rolesOf(sheet).left.map(({ text }) => text), ...missed]),
    sampleOf(sheet),
    styles.hint,
  ];
  const isHeading = /заголов\p{L}* [^.,;]{0,12}(?:засеч|антикв)/iu.test(sheet.text);
  const font = has("serif") ? (isHeading ? "heading" : "body") : "";
  const isDense = sheet.tone === "dense" && !has("large");
  const isFlat = sheet.hasNoShadows || isDense || (sheet.tone === "strict" && !has("shadow"));
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
    `  --shadow-card: ${isFlat ? "none" : `0 12px 32px -18px ${palette.ink}66`};`,
    `  --text-body: ${has("large") ? "1.375rem" : isDense ? "1rem" : "1.0625rem"};`,
    ...(font === "" ? [] : [`  --font-${font}: Georgia, Cambria, serif;`]),
    "}",
    "",
    "@layer components {",
    ...Object.entries(classesOf(has, font, sheet.sizes.text)).map(
      ([name, used]) => `  .${name} {\n    @apply ${used};\n  }`,
    ),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}
