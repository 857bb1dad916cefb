import "server-only";
import type { Figure, Period } from "@/lib/generators/fact-sheet";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { formatNumber, formatPercent, NBSP } from "@/lib/generators/numbers";
import { composeBusinessCase } from "@/lib/generators/server/compose/business-case/compose";
import type { Load, Plan } from "@/lib/generators/server/compose/plan/plan";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { counted } from "@/lib/generators/server/compose/text/cases";
import {
  figureText,
  isMeasured,
  moneyText,
  nounOf,
  roughly,
  shareNouns,
} from "@/lib/generators/server/compose/text/figures";
import { filled, lowerFirst } from "@/lib/generators/server/compose/text/markdown";

/**
 * What follows from the visitor's figures by arithmetic alone. Every line shows its factors; two figures are multiplied only when they
 * speak of the same thing or stand in the same complaint.
 */
export type Consequence = {
  /** Ids of the figures it is worked out from. */
  from: readonly string[];
  /** `open`: a factor is missing, and the line is the question that gives it. */
  kind: "load" | "money" | "wait" | "open";
  /** «95 звонков в сутки × 365 дней = 34 675 в год». */
  line: string;
  /** A year's money, when that is what comes out. */
  moneyAYear?: number;
  /** The same money by the week. */
  week?: string;
};

const words = bilingual({
  year: "{line} = {sum} в год | {line} = {sum} a year",
  week: `{sum} ÷ 52${NBSP}недели = {week} в неделю | {sum} ÷ 52${NBSP}weeks = {week} a week`,
  assumed: "допущение | assumption",
  peak: "{line}, то есть до {n} в самый занятый час | {line}, or up to {n} in the busiest hour",
  daily: "{line}, в день это {n} | {line}, or {n} a day",
  yearly: "{line}, за год это {n} | {line}, or {n} a year",
});

const perYear: Partial<Record<Period, number>> = { day: 365, week: 52, month: 12 };
const isRoundTheClock = /сутк|круглосут|round the clock|24\/7/iu;

/** A flow over a year; one that is given by the year, by the day; one by the day, in its busiest hour. */
function loadLine({ figure, perPeakHour }: Load, { locale }: Plan): Consequence[] {
  const { period, value, max, unit, text } = figure;
  const say = (template: "peak" | "daily" | "yearly", n: number) => {
    const slots = {
      line: figureText(figure, locale),
      n: formatNumber(n < 10 ? roughly(n) : Math.round(roughly(n)), locale),
    };
    return [{ from: [figure.id], kind: "load" as const, line: filled(words[locale][template], slots) }];
  };
  if (period === "year") return value < 365 ? [] : say("daily", value / 365);
  // Days of work a year are an assumption of the calculation; a busy hour needs none.
  if (period === "day" && !isRoundTheClock.test(text))
    return isMeasured(unit) || perPeakHour < 2 ? [] : say("peak", perPeakHour);
  const times = period && perYear[period];
  return times === undefined || max !== undefined ? [] : say("yearly", value * times);
}

type Effect = Assumptions["effects"][number];
type Known = Assumptions["parameters"][number] & { value: number };

const scaleOf = ({ measure }: Known): number =>
  ({ percent: 0.01, minutes: 1 / 60, count: 1, money: 1 })[measure];
const productOf = (some: readonly Known[]) =>
  some.reduce((product, one) => product * one.value * scaleOf(one), 1);
const isUnitOfTime = /(?:^|\s)(?:час|смен|минут|сутк|hour|shift|minute)/iu;

/** One line of the business case without the share that a system would take off: what is lost a year today. */
function lossLine(plan: Plan, { parameters, currency }: Assumptions, effect: Effect): Consequence[] {
  const { locale, sheet } = plan;
  const w = words[locale];
  const factors = effect.factors
    .filter((id) => !id.startsWith("avoid-"))
    .map((id) => parameters.find((parameter) => parameter.id === id));
  const known = factors.filter((one): one is Known => one !== undefined && one.value !== null);
  const figures = sheet.figures.filter(({ id }) => effect.factors.includes(`fact-${id}`));
  const from = figures.map(({ id }) => id);
  const open = factors.find((one) => one?.value === null)?.question;
  if (from.length === 0) return [];
  if (known.length < factors.length) return open === undefined ? [] : [{ from, kind: "open", line: open }];
  // What one hour, one piece or one case costs is no loss of a year.
  const isYearly = ({ period, counts = "", says }: Figure) =>
    period === undefined ? says === "loses" && counts === "" : !isUnitOfTime.test(counts);
  if (known.length === 1 && !figures.some(isYearly)) return [];
  const total = productOf(known);
  const money = (value: number) => moneyText(roughly(value), currency, locale);
  const week = filled(w.week, { sum: money(total), week: money(total / 52) });
  const line = filled(w.year, { line: productText(plan, figures, known, currency), sum: money(total) });
  return [{ from, kind: "money", line: known.length === 1 ? week : line, week, moneyAYear: total }];
}

/** The factors; how many cases there are stands by itself before their price. */
function productText(
  plan: Plan,
  figures: readonly Figure[],
  known: readonly Known[],
  currency: string,
): string {
  const say = (some: readonly Known[]) =>
    some.map((one) => factorText(plan, figures, one, currency)).join(" × ");
  const at = known.findIndex(({ measure }) => measure === "money");
  if (at < 3) return say(known);
  const cases = known.slice(0, at);
  return `${say(cases)} = ${formatNumber(Math.round(productOf(cases)), plan.locale)}; × ${say(known.slice(at))}`;
}

/** A factor with its noun; an assumption says so, a share says besides what it is a share of. */
function factorText({ locale }: Plan, figures: readonly Figure[], one: Known, currency: string): string {
  const { measure, value, source, label, unit } = one;
  if (measure === "money") return moneyText(value, currency, locale);
  const figure = figures.find(({ id }) => one.id === `fact-${id}`);
  const what = measure === "percent" ? `${lowerFirst(label.split(":")[0] ?? "")}, ` : "";
  const assumed = source === "assumption" ? ` (${what}${words[locale].assumed})` : "";
  if (measure === "percent") {
    const isInWords = figure !== undefined && !/\d/.test(figure.text);
    return `${formatPercent(value, locale)}${assumed}${isInWords ? ` (${lowerFirst(figure.text)})` : ""}`;
  }
  if (figure?.value === value) return figureText(figure, locale);
  return `${formatNumber(value, locale)}${NBSP}${counted(value, unit, locale)}${assumed}`;
}

/** Waiting against what was meant: «5,5 − 3 = 2,5 ч». */
function waitLine(actual: Figure, wanted: Figure, { locale }: Plan): Consequence[] {
  if (actual.time !== wanted.time || actual.value <= wanted.value || actual.time === undefined) return [];
  const over = { ...actual, value: actual.value - wanted.value, max: undefined, text: "-", by: undefined };
  const [a, b, c] = [actual, wanted, over].map((figure) => figureText(figure, locale));
  return [{ from: [actual.id, wanted.id], kind: "wait", line: `${a ?? ""} − ${b ?? ""} = ${c ?? ""}` }];
}

/** All consequences of a plan: flows, losses, waiting. */
export function consequencesOf(plan: Plan): Consequence[] {
  const { loads, sheet } = plan;
  const times = sheet.figures.filter(({ kind, removed }) => kind === "duration" && removed !== true);
  const together = (a: Figure, b: Figure) =>
    shareNouns(nounOf(a), nounOf(b)) ||
    sheet.pains.some(({ figures: ids }) => ids.includes(a.id) && ids.includes(b.id));
  const { assumptions } = composeBusinessCase(plan, {});
  const waits = times.flatMap((actual) =>
    times
      .filter((aim) => aim.says === "wants" && actual.says !== "wants" && together(actual, aim))
      .flatMap((aim) => waitLine(actual, aim, plan)),
  );
  return [
    ...loads.flatMap((load) => loadLine(load, plan)),
    ...(assumptions?.effects ?? []).flatMap((effect) =>
      assumptions ? lossLine(plan, assumptions, effect) : [],
    ),
    ...waits,
  ];
}
