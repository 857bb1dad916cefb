import type { Locale } from "@/lib/i18n/locales";

/** A piece of Markdown that is rendered by itself. */
type Piece = { block: string; isLight: boolean };

/** What stands between two headings: loose blocks, or a requirement with a code of its own. */
type OutlinePart = { isCard: boolean; pieces: readonly Piece[] };

export type OutlineSection = {
  /** The heading in Markdown, with its marks. */
  heading: Piece;
  /** The heading as text. */
  title: string;
  parts: readonly OutlinePart[];
  /** Not yet worth opening: the document is long, and this comes late in it. */
  isFolded: boolean;
};

type DocumentOutline = { head: readonly Piece[]; sections: readonly OutlineSection[] };

/** Characters after which the sections of a document start out folded. */
const OPEN_CHARACTERS = 1_400;

const headingDepth = (line: string): number => /^ {0,3}(#{1,6})[ \t]/.exec(line)?.[1]?.length ?? 0;
/** «Ф-1», "F-1", «ФТ-01», "NFR-2": how documents call a requirement. */
const CODED = /^ {0,3}#{1,6}[ \t]+(?:Ф|ФТ|НФ|НФТ|F|FR|NF|NFR)-\d{1,3}(?![\d\p{L}])/u;
const plain = (heading: string) => heading.replace(/^[ \t]*#+[ \t]*|[ \t]#+[ \t]*$|[*_`]/g, "").trim();

function partsOf(pieces: readonly Piece[]): OutlinePart[] {
  const parts: { isCard: boolean; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const isCard = CODED.test(piece.block);
    const last = parts.at(-1);
    if (last && !isCard && !(last.isCard && headingDepth(piece.block) > 0)) last.pieces.push(piece);
    else parts.push({ isCard, pieces: [piece] });
  }
  return parts;
}

/**
 * The sections of a document, one for each heading a level below its title.
 * @param top depth of the title
 */
export function outlineOf(pieces: readonly Piece[], top: number): DocumentOutline {
  const head: Piece[] = [];
  const sections: { heading: Piece; rest: Piece[] }[] = [];
  for (const piece of pieces) {
    const [first = "", ...others] = piece.block.split("\n");
    if (headingDepth(first) === top + 1 && piece.isLight) {
      const after = others.join("\n").trim();
      sections.push({
        heading: { block: first, isLight: true },
        rest: after ? [{ block: after, isLight: true }] : [],
      });
    } else (sections.at(-1)?.rest ?? head).push(piece);
  }
  let before = 0;
  return {
    head,
    sections: sections.map(({ heading, rest }) => {
      const isFolded = sections.length > 3 && before > OPEN_CHARACTERS;
      before += rest.reduce((sum, { block }) => sum + block.length, 0);
      return { heading, title: plain(heading.block), parts: partsOf(rest), isFolded };
    }),
  };
}

/** What can be counted in a document; 0 where there is none of it. */
export type DocumentCounts = { functions: number; measures: number; weeks: number; questions: number };

const counted = {
  ru: { weeks: /(\d+)[ \u00a0]недел/u, measures: /^Нефункц|^Показател/u, questions: /вопрос|не знаем/iu },
  en: {
    weeks: /(\d+)[ \u00a0]weeks?\b/u,
    measures: /^Non-functional|^Measures/u,
    questions: /question|not know/iu,
  },
} as const satisfies Record<Locale, unknown>;

const FUNCTION = /(?<![\p{L}\d])(?:Ф|ФТ|F|FR)-\d{1,3}(?!\d)/gu;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,3}[.)])[ \t]/;

/** Functions by their codes, measures by the rows of their tables, weeks as first said, questions by the items of their lists. */
export function countsOf(text: string, { sections }: DocumentOutline, locale: Locale): DocumentCounts {
  const words = counted[locale];
  const lines = (about: RegExp, isCounted: (line: string) => boolean) =>
    sections
      .filter(({ title }) => about.test(title))
      .flatMap(({ parts }) => parts.flatMap((part) => part.pieces.flatMap(({ block }) => block.split("\n"))))
      .filter(isCounted).length;
  const heads = sections
    .filter(({ title }) => words.measures.test(title))
    .flatMap(({ parts }) => parts.flatMap((part) => part.pieces))
    .filter(({ block }) => block.startsWith("|")).length;
  const rows = lines(words.measures, (line) => line.startsWith("|"));
  return {
    functions: new Set(text.match(FUNCTION)).size,
    // A table has a row of names and one of dashes.
    measures: Math.max(0, rows - 2 * heads),
    weeks: Number(words.weeks.exec(text)?.[1] ?? 0),
    questions: lines(words.questions, (line) => ITEM.test(line)),
  };
}
