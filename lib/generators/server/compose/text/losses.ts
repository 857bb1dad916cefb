import "server-only";
import type { Figure, Pain } from "@/lib/generators/fact-sheet";
import { LEADS } from "@/lib/generators/server/compose/plan/measures";
import type { Constraint, Plan } from "@/lib/generators/server/compose/plan/plan";
import { figureText, namedFigure } from "@/lib/generators/server/compose/text/figures";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

const countOf = (text: string) => text.split(/\s+/u).length;

/** What a ban says beyond its thing, which alone may say the contrary; an item of a list of bans says no more than the thing. */
export function banClause({ about, entry }: Constraint): string | undefined {
  const clause = lowerFirst(entry.text.replace(LEADS, ""));
  return countOf(clause) > countOf(about) ? clause : undefined;
}

/** A figure with what it is about. */
export const figurePhrase = (figure: Figure, locale: Locale): string =>
  figure.kind === "money" || figure.kind === "duration"
    ? namedFigure(figure, locale)
    : figureText(figure, locale);

/** Characters of a complaint that is told in full. */
const MOST = 60;

/** A complaint in the client's words; a long one by its label, and the figures that are cut off with it come behind. */
export function painPhrase({ locale, measures }: Plan, pain: Pain, today: readonly Figure[]): string {
  const full = pain.text.replace(/^[\s–—-]+|[\s.,;:!?–—-]+$/gu, "").replace(LEADS, "");
  if (full.length <= MOST) return lowerFirst(full);
  const label = lowerFirst(measures.find((one) => one.pain === pain)?.label ?? full);
  const numbers = [...label.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([number]) =>
    Number(number.replace(",", ".")),
  );
  const isIn = ({ text, value }: Figure) => label.includes(text) || numbers.includes(value);
  const cut = today.filter((figure) => figure.says !== "wants" && !isIn(figure));
  return [label, ...cut.map((figure) => figurePhrase(figure, locale))].join("; ");
}
