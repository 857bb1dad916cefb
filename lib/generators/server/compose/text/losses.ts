import "server-only";
import type { Figure, Pain } from "@/lib/generators/fact-sheet";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { isVerb } from "@/lib/generators/server/language/ru";
import { figureText, namedFigure, shareNouns } from "@/lib/generators/server/compose/text/figures";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** How a complaint is named: by the client's own clause. */

const MOST = 60;
/** A clause begins after these; inside a long one a group of words begins with these. */
const CLAUSE = /(?<=[,;:])\s+|\s+[–—-]\s+(?=\p{L}{2})|\s+(?=(?:потому что|так как|because|since)\s)/gu;
const GROUP =
  /\s+(?=(?:и|или|а|но|в|во|на|из|из-за|с|со|по|за|для|от|до|к|у|без|при|and|or|but|so|at|in|on|for|to|from|with|by|because|when|while|until)\s)/giu;
/** Words that only join a clause to what went before, and words that a clause cannot end with. */
export const LEADS =
  /^(?:(?:и|а|но|да|же|поэтому|потом|значит|в итоге|это|and|but|so|then|also|therefore|which)(?:\s+|,\s*))+/iu;
const ENDS =
  /(?:\s+(?:и|или|а|но|не|что|в|на|с|and|or|but|the|a|an|is|are|was|were|that|which)|[\s.,;:!?–—-]+)$/iu;
const CYRILLIC = /\p{Script=Cyrillic}/u;

const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/[\s.,;:!?–—-]+$/u, "")
    .replace(LEADS, "");

/** The beginning of a text without words that need a continuation. */
const ended = (text: string): string => {
  const shorter = text.replace(ENDS, "");
  return shorter === text ? trimmed(text) : ended(shorter);
};

const isWhole = (text: string) =>
  text.split(/\s+/).length >= 2 && (!CYRILLIC.test(text) || text.split(/[^\p{L}-]+/u).some(isVerb));

/** Places where a text may be cut: a figure stays in one piece. */
const bordersOf = (text: string, pattern: RegExp, figures: readonly Figure[]) =>
  [...text.matchAll(pattern)]
    .map(({ index }) => index)
    .filter((at) =>
      figures.every((figure) => {
        const start = text.indexOf(figure.text);
        return start < 0 || at <= start || at >= start + figure.text.length;
      }),
    );

/** The longest beginning that ends at a border and is short enough. */
const cutAt = (text: string, pattern: RegExp, figures: readonly Figure[]): string | undefined =>
  [...bordersOf(text, pattern, figures), text.length]
    .filter((at) => at <= MOST)
    .map((at) => (at === text.length ? trimmed(text) : ended(text.slice(0, at))))
    .filter((part) => part.split(/\s+/).length >= 2)
    .at(-1);

/** One clause of a complaint, at most sixty characters, cut where a clause or a group of words ends. */
function painClause({ text }: Pick<Pain, "text">, figures: readonly Figure[]): string {
  const said = trimmed(text);
  // «The trouble is this: …»: what comes after the colon names it.
  const named = /:\s+(.+)$/u.exec(said)?.[1];
  if (said.length > MOST && named !== undefined && isWhole(named))
    return painClause({ text: named }, figures);
  const head = cutAt(said, CLAUSE, figures);
  if (head !== undefined) return lowerFirst(head);
  const starts = [0, ...bordersOf(said, GROUP, figures)].map((at) => trimmed(said.slice(at)));
  const parts = starts.flatMap((rest) => cutAt(rest, GROUP, figures) ?? []);
  return lowerFirst(parts.find(isWhole) ?? parts[0] ?? said.split(/\s+/).slice(0, 6).join(" "));
}

/** A figure with what it is about. */
export const figurePhrase = (figure: Figure, locale: Locale): string =>
  figure.kind === "money" || figure.kind === "duration"
    ? namedFigure(figure, locale)
    : figureText(figure, locale);

/** A complaint by its clause; a figure that stands outside of it comes in a clause of its own, or bare with its noun. */
export function painPhrase({ locale, sheet }: Plan, pain: Pain, today: readonly Figure[]): string {
  const all = sheet.figures.filter(({ id }) => pain.figures.includes(id));
  const clause = painClause(pain, all);
  const isIn = (part: string, { text, value }: Figure) =>
    part.toLowerCase().includes(text.toLowerCase()) || numbersIn(part).includes(value);
  const others = clausesOf(pain.text, all).filter((part) => part.length <= MOST && isWhole(part));
  const told = today.filter(({ says }) => says !== "wants");
  return told.reduce((said, figure) => {
    if (isIn(said, figure)) return said;
    const own = others.find((part) => part.includes(figure.text));
    const isNamed = shareNouns(figure.counts ?? "", said);
    const bare = (isNamed ? figureText : figurePhrase)(figure, locale);
    return `${said}${own === undefined && said === clause ? " –" : ";"} ${own ?? bare}`;
  }, clause);
}

/** All clauses of a complaint. */
const clausesOf = (text: string, figures: readonly Figure[]): string[] => {
  const borders = [0, ...bordersOf(text, CLAUSE, figures), text.length];
  return borders.slice(1).map((end, at) => trimmed(text.slice(borders[at], end).replace(/^[\s–—-]+/u, "")));
};

const numbersIn = (text: string) =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([number]) => Number(number.replace(",", ".")));
