import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { formatMeasure } from "@/lib/generators/numbers";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Phrases that the parts of the requirements share. */

export type Labelled = readonly (readonly [label: string, text: string])[];

/** «**Срок:** До мая» for each that is not empty: a value of one phrase is no sentence. */
export const labelledLines = (lines: Labelled): string[] =>
  lines.flatMap(([label, text]) => {
    const value = md.upperFirst(text.replace(/\.+$/, ""));
    return value === "" ? [] : [`**${label}:** ${value}${/\.\s/u.test(value) ? "." : ""}`];
  });
export const labelled = (lines: Labelled): string => md.bullets(labelledLines(lines));

/** A time in the form that its number asks for: «в течение 2 часов» is «2 часа». */
export const measured = (figure: Figure, locale: Locale): string =>
  figure.kind === "duration" && figure.time !== undefined && figure.time !== "second"
    ? formatMeasure(figure.value, figure.time, locale)
    : figureText(figure, locale);

const SYSTEM = { ablt: ["системой", "системами"], accs: ["систему", "системы"] };
/** Systems inside a sentence: a Russian name would have to be declined, so it stands in quotation marks. */
export function systemsIn(
  some: readonly Plan["exchanges"][number][],
  form: keyof typeof SYSTEM,
  locale: Locale,
) {
  const names = some.map(({ name }) => name);
  const turning = form === "accs" ? /[а-яё][ая]$/u : /[а-яё]{2}/u;
  if (locale === "en" || !names.some((name) => turning.test(name)))
    return md.listed(names.map(md.safe), locale);
  return `${SYSTEM[form][names.length > 1 ? 1 : 0] ?? ""} ${md.allQuoted(names, locale)}`;
}
