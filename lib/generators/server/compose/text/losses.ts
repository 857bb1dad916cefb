import "server-only";
import type { Figure, Pain } from "@/lib/generators/fact-sheet";
import { LEADS } from "@/lib/generators/server/compose/plan/measures";
import type { Constraint, Plan } from "@/lib/generators/server/compose/plan/plan";
import { countWords, trimmed } from "@/lib/generators/server/compose/plan/clause";
import { figureText, namedFigure } from "@/lib/generators/server/compose/text/figures";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** What a ban says beyond its thing, which alone may say the contrary; an item of a list of bans says no more than the thing. */
export function banClause({ about, entry }: Constraint): string | undefined {
  const clause = lowerFirst(entry.text.replace(LEADS, ""));
  return countWords(clause) > countWords(about) ? clause : undefined;
}

/** A figure with what it is about. */
export const figurePhrase = (figure: Figure, locale: Locale): string =>
  figure.kind === "money" || figure.kind === "duration"
    ? namedFigure(figure, locale)
    : figureText(figure, locale);

/** A complaint in the client's words: its label, and the figures that are cut off with the rest of a long one. */
export function painPhrase({ locale, measures }: Plan, pain: Pain, today: readonly Figure[]): string {
  const label = lowerFirst(measures.find((one) => one.pain === pain)?.label ?? trimmed(pain.text));
  const numbers = label.match(/\d+(?:[.,]\d+)?/gu)?.map((number) => Number(number.replace(",", "."))) ?? [];
  const isIn = ({ text, value }: Figure) => label.includes(text) || numbers.includes(value);
  const cut = today.filter((figure) => figure.says !== "wants" && !isIn(figure));
  return [label, ...cut.map((figure) => figurePhrase(figure, locale))].join("; ");
}
