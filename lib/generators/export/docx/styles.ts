import { palette } from "@/lib/pictures/palette";
import {
  AlignmentType,
  BorderStyle,
  LevelFormat,
  LineRuleType,
  type ILevelsOptions,
  type IStylesOptions,
} from "docx";
import type { Locale } from "@/lib/i18n/routing";

/** Fonts that every office has, or has one of the same widths for. */
const FONT = "Arial";
export const CODE_FONT = "Courier New";

/** Paper is white whatever the theme: the light theme's accent and greys. */
const { foreground, muted, accent, lineStrong, raised } = palette.light;
const word = (hex: string) => hex.slice(1).toUpperCase();
export const colors = {
  ink: word(foreground),
  muted: word(muted),
  accent: word(accent),
  line: word(lineStrong),
  shade: word(raised),
} as const;

/** A4 with margins, in twips (1/1440 inch), and the text between them. */
export const page = { width: 11_906, height: 16_838, margin: 1_134, top: 1_361, bottom: 1_247 } as const;
export const textWidth = page.width - 2 * page.margin;

/** Line height in 240ths of a line; the rule is said, since without it some readers take the number for points. */
const lines = (height: number) => ({ line: height, lineRule: LineRuleType.AUTO });

const heading = (size: number, before: number, after: number) => ({
  run: { font: FONT, size, bold: true, color: colors.ink },
  paragraph: { spacing: { before, after, ...lines(264) }, keepNext: true, keepLines: true },
});

const quiet = (size: number) => ({ run: { size, color: colors.muted } });

/** Real styles under Word's own names, so that headings, contents and navigation work; sizes are half-points. */
export const stylesOf = (locale: Locale): IStylesOptions => ({
  default: {
    document: {
      run: {
        font: FONT,
        size: 21,
        color: colors.ink,
        language: { value: locale === "ru" ? "ru-RU" : "en-GB" },
      },
      paragraph: { spacing: { after: 110, ...lines(276) } },
    },
    title: {
      run: { font: FONT, size: 52, bold: true, color: colors.ink },
      paragraph: { spacing: { before: 3_400, after: 360, ...lines(264) } },
    },
    heading1: heading(34, 400, 160),
    heading2: heading(27, 340, 120),
    heading3: heading(23, 280, 100),
    heading4: heading(21, 240, 80),
    heading5: heading(21, 200, 80),
    heading6: heading(21, 200, 80),
    hyperlink: { run: { color: colors.accent, underline: { color: colors.accent } } },
  },
  paragraphStyles: [
    { id: "Brand", name: "Brand", basedOn: "Normal", run: { size: 24, bold: true, color: colors.accent } },
    {
      id: "Subtitle",
      name: "Subtitle",
      basedOn: "Normal",
      run: { size: 25, color: colors.muted },
      paragraph: { spacing: { after: 240, ...lines(300) } },
    },
    {
      id: "Small",
      name: "Small",
      basedOn: "Normal",
      ...quiet(18),
      paragraph: { spacing: { after: 60, ...lines(260) } },
    },
    { id: "Header", name: "header", basedOn: "Normal", ...quiet(16), paragraph: { spacing: { after: 0 } } },
    { id: "Footer", name: "footer", basedOn: "Normal", ...quiet(16), paragraph: { spacing: { after: 0 } } },
    {
      id: "ContentsHeading",
      name: "Contents Heading",
      basedOn: "Normal",
      run: { size: 34, bold: true },
      paragraph: { spacing: { after: 240 }, keepNext: true },
    },
    {
      id: "TableText",
      name: "Table Text",
      basedOn: "Normal",
      run: { size: 18 },
      paragraph: { spacing: { before: 0, after: 0, ...lines(252) } },
    },
    {
      id: "Quote",
      name: "Quote",
      basedOn: "Normal",
      run: { color: colors.muted },
      paragraph: {
        indent: { left: 340 },
        border: { left: { style: BorderStyle.SINGLE, size: 18, space: 10, color: colors.line } },
      },
    },
    {
      id: "Code",
      name: "Code",
      basedOn: "Normal",
      run: { font: CODE_FONT, size: 18 },
      paragraph: {
        alignment: AlignmentType.LEFT,
        spacing: { before: 60, after: 160, ...lines(252) },
        shading: { fill: colors.shade },
      },
    },
    ...[1, 2].map((level) => ({
      id: `TOC${level}`,
      name: `toc ${level}`,
      basedOn: "Normal",
      run: { size: level === 1 ? 21 : 20, bold: level === 1 },
      paragraph: {
        indent: { left: (level - 1) * 284 },
        spacing: { before: level === 1 ? 80 : 0, after: 40, ...lines(264) },
      },
    })),
  ],
});

const INDENT = 400;
/** How far the text of a list item stands from the margin, in twips. */
export const indentOf = (level: number) => (level + 1) * INDENT;

const levels = (of: (level: number) => Pick<ILevelsOptions, "format" | "text" | "start">): ILevelsOptions[] =>
  Array.from({ length: 9 }, (_, level) => ({
    level,
    alignment: AlignmentType.LEFT,
    style: {
      paragraph: { indent: { left: indentOf(level), hanging: 320 }, spacing: { after: 50, ...lines(270) } },
    },
    ...of(level),
  }));

export const bullets = {
  reference: "bullets",
  levels: levels((level) => ({ format: LevelFormat.BULLET, text: level % 2 === 0 ? "•" : "–" })),
};

/** Numbers that begin with `start` on the level of the list and with one below it. */
export const numbersFrom = (start: number, own: number) => ({
  reference: `numbers-${start}-${own}`,
  levels: levels((level) => ({
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    start: level === own ? start : 1,
  })),
});
