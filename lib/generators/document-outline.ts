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
const OPEN_CHARACTERS = 2_400;
/** Fewer than these at the end of a document stay open with the rest: one folded section among open ones looks like another kind of it. */
const LEAST_FOLDED = 1_200;

/** What a document of requirements is read for stays open, however late it comes: what is built, when, how well, and how it is accepted. */
const ALWAYS_OPEN =
  /^(?:\d{1,2}\.? )?(?:Функциональные|Нефункциональные|Этапы и|При[её]мка|Показатели|Открытые|План п|Требования к автомат|Порядок контроля|Functional|Non-functional|Stages and|Acceptance|Overall|Measures|Open q|Plan of|Requirements for the auto|Control and)/u;

/** How deep a heading of Markdown is; 0 where a line is none. */
export const headingDepth = (line: string): number => /^ {0,3}(#{1,6})[ \t]/.exec(line)?.[1]?.length ?? 0;

/** «Ф-1», "F-1", «ФТ-01», "NFR-2": how documents call a requirement. */
const CODED = /^ {0,3}#{1,6}[ \t]+(?:Ф|ФТ|НФ|НФТ|F|FR|NF|NFR)-\d{1,3}(?![\d\p{L}])/u;
const plain = (heading: string) => heading.replace(/^[ \t]*#+[ \t]*|[ \t]#+[ \t]*$|[*_`]/g, "").trim();

/** «2. Цели» with a number of its own. */
export const NUMBERED = /^(\d{1,2})\.?[ \u00a0]+(?=\S)/u;
/** What every heading of a terms of reference names again. */
const SYSTEM =
  /[ \u00a0](?:по[ \u00a0]созданию|создания|к)?[ \u00a0]?автоматизированн\S+[ \u00a0]систем\S+$|[ \u00a0](?:on[ \u00a0]creating|of|for)[ \u00a0]the automated system$/iu;
const LABEL_LENGTH = 56;

/** Section titles for a narrow list: each with the number of its heading, or where no heading has one, that of its place. */
export function labelsOf(titles: readonly string[]): { number: string; label: string }[] {
  const isNumbered = titles.some((title) => NUMBERED.test(title));
  return titles.map((title, index) => {
    const label = title.replace(NUMBERED, "").replace(SYSTEM, "");
    const end = label.lastIndexOf(" ", LABEL_LENGTH);
    return {
      number: isNumbered ? (NUMBERED.exec(title)?.[1] ?? "") : String(index + 1),
      label:
        label.length <= LABEL_LENGTH
          ? label
          : `${label.slice(0, end > 0 ? end : LABEL_LENGTH).replace(/(?:[ \u00a0]\S{1,2})+$/u, "")}…`,
    };
  });
}

/** The heading of a block and what follows it without a blank line. */
function headedPieces({ block }: Piece): Piece[] {
  const [heading = "", ...others] = block.split("\n");
  const after = others.join("\n").trim();
  return [heading, ...(after ? [after] : [])].map((part) => ({ block: part, isLight: true }));
}

/** Between two sentences; «т. е.» has none behind its points. */
export const SENTENCE = /(?<=[.!?])\s+(?=[«“"(]?\p{Lu})/u;
/** What a requirement is accepted by, a sentence each, and the steps in which a screen is used. */
const ACCEPTED = /^\*\*(?:Приёмка|Acceptance):\*\*\s*(.+)$/su;
const STEP = /^ {0,3}\d{1,2}\. /gmu;

/** How many checks the text of a card has, or else how many steps. */
export function cardCount(
  pieces: readonly Piece[],
): { kind: "checks" | "steps"; number: number } | undefined {
  const accepted = pieces.map(({ block }) => ACCEPTED.exec(block)?.[1]).find((text) => text !== undefined);
  if (accepted !== undefined) return { kind: "checks", number: accepted.trim().split(SENTENCE).length };
  const steps = pieces.reduce((sum, { block }) => sum + (block.match(STEP)?.length ?? 0), 0);
  return steps > 0 ? { kind: "steps", number: steps } : undefined;
}

function partsOf(pieces: readonly Piece[]): OutlinePart[] {
  const parts: { isCard: boolean; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const isCard = piece.isLight && CODED.test(piece.block);
    const last = parts.at(-1);
    // A requirement ends at the next heading, and at the note below all of them.
    const endsCard = headingDepth(piece.block) > 0 || piece.block.startsWith(">");
    if (last && !isCard && !(last.isCard && endsCard)) last.pieces.push(piece);
    else parts.push({ isCard, pieces: isCard ? headedPieces(piece) : [piece] });
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
  const sizes = sections.map(({ rest }) => rest.reduce((sum, { block }) => sum + block.length, 0));
  const beforeAll = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
  const titles = sections.map(({ heading }) => plain(heading.block));
  const isLate = sizes.map((_, index) => (beforeAll[index] ?? 0) > OPEN_CHARACTERS);
  const late = sizes.filter((_, index) => isLate[index]);
  const isLong = sections.length > 3 && late.reduce((sum, size) => sum + size, 0) >= LEAST_FOLDED;
  return {
    head,
    sections: sections.map(({ heading, rest }, index) => {
      const isFolded = isLong && isLate[index] === true && !ALWAYS_OPEN.test(titles[index] ?? "");
      return { heading, title: titles[index] ?? "", parts: partsOf(rest), isFolded };
    }),
  };
}

/** What can be counted in a document; 0 where there is none of it. Not its questions: each document asks those of its own subject. */
export type DocumentCounts = {
  functions: number;
  measures: number;
  weeks: number;
  /** Of the functions, those that are only proposed. */
  proposed: number;
  /** Measures whose target is still to be agreed, beside those that are counted. */
  open: number;
  /** Measures that only proposed functions reach, beside both. */
  beyond: number;
  /** When the work is signed for, in words of the document; empty where it does not say. */
  signed: string;
};

const counted = {
  ru: {
    weeks: /(?<!×[ \u00a0]\d{0,3})(?<!\d)(\d+)[ \u00a0]недел/u,
    measures: /^Показател/u,
    open: /\| Согласуем/u,
    more: /ещё[ \u00a0](\d+)[ \u00a0]функц/u,
    signed: /(акт)[ \u00a0]приёмки([ \u00a0]—[ \u00a0]на[ \u00a0]\d+-й[ \u00a0]неделе)/u,
  },
  en: {
    weeks: /(?<!×[ \u00a0]\d{0,3})(?<!\d)(\d+)[ \u00a0]weeks?\b/u,
    measures: /^Measures/u,
    open: /\| To be agreed/u,
    more: /and (\d+) more functions?\b/u,
    signed: /(sign-off[ \u00a0]in[ \u00a0]week[ \u00a0]\d+)/u,
  },
} as const satisfies Record<Locale, unknown>;

const FUNCTION = /(?<![\p{L}\d])(?:Ф|ФТ|F|FR)-(\d{1,3})(?!\d)/gu;

/** Functions by their codes, and by the title where a short edition names but some of them. */
function functionsIn(text: string, title: string, more: RegExp): number {
  const codes = new Set([...text.matchAll(FUNCTION)].map(([, code]) => Number(code)));
  const others = more.exec(title)?.[1];
  return Math.max(codes.size, others === undefined ? 0 : Number(others) + 1);
}

/** «Ф-2 Карта сервисов (предлагаем)»: a code and the mark behind it, with no other code between. */
const PROPOSED = /(?:Ф|F)-(\d{1,3})(?:(?!(?:Ф|F)-\d)[^|;*\n])*\((?:предлагаем|proposed)\)/gu;
const proposedIn = (text: string) => new Set([...text.matchAll(PROPOSED)].map(([, code]) => code)).size;

/** Functions by their codes, measures by the rows of their tables, weeks as first said: those of a year in a product are none. */
export function countsOf(text: string, { head, sections }: DocumentOutline, locale: Locale): DocumentCounts {
  const words = counted[locale];
  const blocks = sections
    .filter(({ title }) => words.measures.test(title))
    .flatMap(({ parts }) => parts.flatMap(({ pieces }) => pieces.map(({ block }) => block)));
  // A measure whose target is still to be agreed is no goal yet.
  // What only proposed functions reach is no goal of what was asked.
  const isAsked = (line: string) => {
    const proposed = proposedIn(line);
    return proposed === 0 || proposed < functionsIn(line, "", words.more);
  };
  const all = blocks.flatMap((block) => block.split("\n")).filter((line) => line.startsWith("|"));
  const rows = all.filter(isAsked);
  const open = rows.filter((line) => words.open.test(line)).length;
  const heads = blocks.filter((block) => block.startsWith("|")).length;
  return {
    functions: functionsIn(text, head[0]?.block ?? "", words.more),
    proposed: proposedIn(text),
    // A table has a row of names and one of dashes.
    measures: Math.max(0, rows.length - open - 2 * heads),
    weeks: Number(words.weeks.exec(text)?.[1] ?? 0),
    open,
    beyond: all.length - rows.length,
    signed: words.signed.exec(text)?.slice(1).join("") ?? "",
  };
}
