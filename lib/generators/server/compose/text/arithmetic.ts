import "server-only";
import type { Figure, Period } from "@/lib/generators/fact-sheet";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { valueOf } from "@/lib/generators/business-case/formula";
import { formatNumber, NBSP } from "@/lib/generators/numbers";
import { composeBusinessCase } from "@/lib/generators/server/compose/business-case/compose";
import type { Load, Plan } from "@/lib/generators/server/compose/plan/plan";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { figureText, isMeasured, moneyText, roughly } from "@/lib/generators/server/compose/text/figures";
import { filled } from "@/lib/generators/server/compose/text/markdown";

/** What follows from the visitor's figures by arithmetic alone; every line shows its factors. */
export type Consequence = {
  /** Ids of the figures it is worked out from. */
  from: readonly string[];
  kind: "load" | "money";
  /** «95 звонков в сутки, за год это 34 675». */
  line: string;
  /** A year's money, when that is what comes out, and the same by the week. */
  moneyAYear?: number;
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

const perYear: Partial<Record<Period, number>> = { week: 52, month: 12 };

/** A flow over a year; one that is given by the year, by the day; one by the day, in its busiest hour. */
function loadLine({ figure, perPeakHour }: Load, { locale }: Plan): Consequence[] {
  const { id, period, value, max, unit } = figure;
  const say = (template: "peak" | "daily" | "yearly", n: number) => {
    const slots = { line: figureText(figure, locale), n: formatNumber(Math.round(roughly(n)), locale) };
    return [{ from: [id], kind: "load" as const, line: filled(words[locale][template], slots) }];
  };
  // Tonnes and kilometres are no records.
  if (isMeasured(unit)) return [];
  if (period === "year") return value < 365 ? [] : say("daily", value / 365);
  if (period === "day") return perPeakHour < 2 ? [] : say("peak", perPeakHour);
  const times = period && perYear[period];
  return times === undefined || max !== undefined ? [] : say("yearly", value * times);
}

const scales = { percent: 0.01, minutes: 1 / 60, count: 1, money: 1 } as const;
const isUnitOfTime = /(?:^|\s)(?:час|смен|минут|сутк|hour|shift|minute)/iu;

/** What one hour, one piece or one case costs is no loss of a year. */
const isYearly = ({ period, counts = "", says }: Figure) =>
  period === undefined ? says === "loses" && counts === "" : !isUnitOfTime.test(counts);

type Effect = Assumptions["effects"][number];

/** One line of the business case without the share that a system would take off: what is lost a year today. */
function lossLine(plan: Plan, { parameters, currency }: Assumptions, effect: Effect): Consequence[] {
  const { locale, sheet } = plan;
  const w = words[locale];
  const ids = effect.factors.filter((id) => !id.startsWith("avoid-"));
  const factors = ids.flatMap((id) => parameters.filter((parameter) => parameter.id === id));
  const figures = sheet.figures.filter(({ id }) => ids.includes(`fact-${id}`));
  const isOpen = factors.some(({ value }) => value === null);
  if (figures.length === 0 || isOpen || (factors.length === 1 && !figures.some(isYearly))) return [];
  const total = factors.reduce((sum, { value, measure }) => sum * (value ?? 0) * scales[measure], 1);
  const money = (value: number) => moneyText(roughly(value), currency, locale);
  const said = factors.map((one) => {
    const assumed = one.source === "assumption" ? ` (${w.assumed})` : "";
    return `${valueOf(one, currency, locale)}${assumed}`;
  });
  const week = filled(w.week, { sum: money(total), week: money(total / 52) });
  const line = filled(w.year, { line: said.join(" × "), sum: money(total) });
  const from = figures.map(({ id }) => id);
  return [{ from, kind: "money", line: factors.length === 1 ? week : line, week, moneyAYear: total }];
}

/** All consequences of a plan: flows, then losses. */
export function consequencesOf(plan: Plan): Consequence[] {
  const { assumptions } = composeBusinessCase(plan, {});
  const losses = assumptions?.effects.flatMap((effect) => lossLine(plan, assumptions, effect)) ?? [];
  return [...plan.loads.flatMap((load) => loadLine(load, plan)), ...losses];
}
