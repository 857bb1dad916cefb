import "server-only";
import type { Figure, Pain } from "@/lib/generators/fact-sheet";
import { clausesOf, isWhole, LABEL, LEADS } from "@/lib/generators/server/compose/plan/measures";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { figureText, namedFigure, shareNouns } from "@/lib/generators/server/compose/text/figures";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

export { LEADS };

const numbersIn = (text: string) =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([number]) => Number(number.replace(",", ".")));

/** A figure with what it is about. */
export const figurePhrase = (figure: Figure, locale: Locale): string =>
  figure.kind === "money" || figure.kind === "duration"
    ? namedFigure(figure, locale)
    : figureText(figure, locale);

/** A complaint by its clause; a figure that stands outside of it comes in a clause of its own, or bare with its noun. */
export function painPhrase({ locale, sheet, measures }: Plan, pain: Pain, today: readonly Figure[]): string {
  const all = sheet.figures.filter(({ id }) => pain.figures.includes(id));
  const clause = lowerFirst(measures.find((one) => one.pain === pain)?.label ?? pain.text);
  const isIn = (part: string, { text, value }: Figure) =>
    part.toLowerCase().includes(text.toLowerCase()) || numbersIn(part).includes(value);
  const others = clausesOf(pain, all).filter((part) => part.length <= LABEL && isWhole(part));
  return today.reduce((said, figure) => {
    if (figure.says === "wants" || isIn(said, figure)) return said;
    const own = others.find((part) => part.includes(figure.text));
    const bare = (shareNouns(figure.counts ?? "", said) ? figureText : figurePhrase)(figure, locale);
    return `${said}${own === undefined && said === clause ? " –" : ";"} ${own ?? bare}`;
  }, clause);
}
