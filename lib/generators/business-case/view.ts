import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { computeBusinessCase, TERM, type BusinessCase } from "@/lib/generators/business-case/compute";
import { valueOf } from "@/lib/generators/business-case/formula";
import { formatSum, unitWord } from "@/lib/generators/business-case/money";
import { outlooksOf, partsOf, proposedIn } from "@/lib/generators/business-case/sensitivity";
import { breakEven, breakEvenWeeks, noVerdict, type NoVerdict } from "@/lib/generators/business-case/verdict";
import { caseWords, put, type CaseWords } from "@/lib/generators/business-case/words";
import { formatMeasure, formatPercent } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";
import type { Locale } from "@/lib/i18n/locales";

/** Years for which the savings needed are told. */
export const TERMS = [2, TERM, 5] as const;

/**
 * The highest ROI over `TERM` years that is told, percent. Published three-year returns of business software mostly lie
 * between 100 and 300 %: what comes out higher says that the largest loss should be checked first.
 */
export const HIGHEST_TOLD_ROI = 300;

/** Everything a section is written from: the assumptions, what follows from them, and the words. */
export type View = {
  assumptions: Assumptions;
  computed: BusinessCase;
  /** Why ROI, payback and NPV are not told. */
  why: NoVerdict | undefined;
  parameters: ReadonlyMap<string, Parameter>;
  words: CaseWords;
  locale: Locale;
  /** An amount of `computed` as a sum in a sentence. */
  sum: (amount: number) => string;
  /** Whole currency as a sum in a sentence. */
  money: (value: number) => string;
  unit: string;
};

export function viewOf(assumptions: Assumptions, locale: Locale): View {
  const computed = computeBusinessCase(assumptions);
  const money = (value: number) => formatSum(value, assumptions.currency, locale);
  return {
    assumptions,
    computed,
    why: noVerdict(assumptions, computed),
    parameters: new Map(assumptions.parameters.map((item) => [item.id, item])),
    words: caseWords[locale],
    locale,
    money,
    sum: (amount) => money(amount * computed.unit),
    unit: unitWord(computed.unit, assumptions.currency, locale),
  };
}

/** Whether the project pays back even where less is avoided and the work takes the most. */
const isSafe = (assumptions: Assumptions): boolean =>
  outlooksOf(assumptions)
    .slice(0, 1)
    .every((one) => computeBusinessCase(one.assumptions).paybackMonths !== null);

/** What to begin with, as a view of its own, where the whole does not surely pay back. */
export function firstView({ assumptions, locale, why }: View): View | undefined {
  const parts = why === undefined && !isSafe(assumptions) ? partsOf(assumptions) : undefined;
  return parts && viewOf(parts.first, locale);
}

/** What was asked together with what is proposed, as a view of its own; or what is proposed alone. */
export function wholeView(
  { assumptions, locale, why }: View,
  part: "whole" | "rest" = "whole",
): View | undefined {
  const parts = why === undefined ? proposedIn(assumptions) : undefined;
  return parts && viewOf(parts[part], locale);
}

export const inYears = (years: number, locale: Locale): string => formatMeasure(years, "year", locale);

/** «2 года 8 месяцев», "8 months"; `null` is never within the horizon. */
export function paybackIn({ words, locale, assumptions }: View, months: number | null): string {
  if (months === null) return put(words.notPaidBack, { years: inYears(assumptions.years, locale) });
  const years = Math.floor(months / 12);
  return [
    ...(years > 0 ? [inYears(years, locale)] : []),
    ...(months % 12 > 0 ? [formatMeasure(months % 12, "month", locale)] : []),
  ].join(" ");
}

/** Savings a year needed within so many years: in money, else in person-weeks. */
export function neededIn({ assumptions, money, locale }: View, years: number): string {
  const weeks = breakEvenWeeks(assumptions, years);
  return weeks === undefined
    ? money(breakEven(assumptions, years))
    : formatMeasure(weeks, "personWeek", locale);
}

/** The line that counts most. */
export const largestEffect = ({ computed }: View) =>
  [...computed.effects].sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0))[0];

/** Why the page shows no ROI, as one sentence. */
export function reason(view: View): string {
  const { words, locale, why = "missing" } = view;
  return put(words[`reason-${why}`], { label: toReader(largestEffect(view)?.label ?? "", locale) });
}

/** The threshold of an open parameter in words, things rounded up. */
export function thresholdOf(parameter: Parameter, needed: number, { assumptions, locale }: View): string {
  if (parameter.measure === "money" && needed >= 1e6) return formatSum(needed, assumptions.currency, locale);
  const value = needed >= 1000 ? Number(needed.toPrecision(3)) : Math.ceil(needed);
  if (parameter.measure === "minutes") return formatMeasure(value, "minute", locale);
  return valueOf({ ...parameter, value }, assumptions.currency, locale);
}

/** ROI as a document tells it; from the highest that is told on only that it is more. */
export function roiIn({ computed: { roi }, locale }: View): string {
  if (roi === null) return "—";
  const told = formatPercent(Math.min(Math.round(roi), HIGHEST_TOLD_ROI), locale);
  return roi > HIGHEST_TOLD_ROI ? `> ${told}` : told;
}

/** ROI, payback, discounted payback and NPV in words of the language; nothing where there is no verdict. */
export function indicatorsOf(view: View): { name: string; value: string }[] {
  const { words, computed, assumptions, locale, why, sum } = view;
  if (why !== undefined || computed.roi === null) return [];
  const roi = {
    name: put(words.roi, { years: inYears(TERM, locale) }),
    value: formatPercent(Math.round(computed.roi), locale),
  };
  return [
    ...(computed.roi > HIGHEST_TOLD_ROI ? [] : [roi]),
    { name: words.payback, value: paybackIn(view, computed.paybackMonths) },
    { name: words.discountedPayback, value: paybackIn(view, computed.discountedPaybackMonths) },
    { name: put(words.npv, { years: inYears(assumptions.years, locale) }), value: sum(computed.npv) },
  ];
}
