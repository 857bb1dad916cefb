import "server-only";
import type { Figure, Period } from "@/lib/generators/fact-sheet";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { formatNumber, formatPercent, NBSP } from "@/lib/generators/numbers";
import { composeBusinessCase } from "@/lib/generators/server/compose/business-case/compose";
import type { Load, Plan } from "@/lib/generators/server/compose/plan/plan";
import { counted } from "@/lib/generators/server/compose/text/cases";
import {
  figureText,
  isMeasured,
  moneyText,
  nounOf,
  roughly,
  shareNouns,
} from "@/lib/generators/server/compose/text/figures";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

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

const words = {
  ru: {
    weeks: "недели",
    year: "в год",
    assumed: "допущение",
    peak: "то есть до … в самый занятый час",
    daily: "в день это …",
    yearly: "за год это …",
    week: "в неделю",
  },
  en: {
    weeks: "weeks",
    year: "a year",
    assumed: "assumption",
    peak: "or up to … in the busiest hour",
    daily: "or … a day",
    yearly: "or … a year",
    week: "a week",
  },
} as const satisfies Record<Locale, Record<string, string>>;

const perYear: Partial<Record<Period, number>> = { day: 365, week: 52, month: 12 };

const isRoundTheClock = /сутк|круглосут|round the clock|24\/7/iu;

const number = (value: number, locale: Locale) => formatNumber(roughly(value), locale);

/** A flow over a year; one that is given by the year, by the day; one by the day, in its busiest hour. */
function loadLine({ figure, perPeakHour }: Load, locale: Locale): Consequence | undefined {
  const w = words[locale];
  const line = (value: string) => ({
    from: [figure.id],
    kind: "load" as const,
    line: `${figureText(figure, locale)}, ${value}`,
  });
  if (figure.period === "year") {
    const daily = figure.value / 365;
    return daily < 1 ? undefined : line(w.daily.replace("…", number(daily, locale)));
  }
  // Days of work a year are an assumption of the calculation; a busy hour needs none.
  if (figure.period === "day" && !isRoundTheClock.test(figure.text))
    return isMeasured(figure.unit) || perPeakHour < 2
      ? undefined
      : line(w.peak.replace("…", number(perPeakHour, locale)));
  const times = figure.period && perYear[figure.period];
  if (times === undefined || figure.max !== undefined) return undefined;
  return line(w.yearly.replace("…", number(figure.value * times, locale)));
}

/** One line of the business case without the share that a system would take off: what is lost a year today. */
function lossLine(plan: Plan, assumptions: Assumptions, effect: Effect): Consequence[] {
  const { locale, sheet } = plan;
  const factors = effect.factors
    .filter((id) => !id.startsWith("avoid-"))
    .map((id) => assumptions.parameters.find((parameter) => parameter.id === id));
  const known = factors.filter((one): one is Known => one !== undefined && one.value !== null);
  const open = factors.find((one) => one?.value === null);
  const figures = sheet.figures.filter(({ id }) => effect.factors.includes(`fact-${id}`));
  const from = figures.map(({ id }) => id);
  if (from.length === 0) return [];
  if (known.length < factors.length)
    return open?.question === undefined ? [] : [{ from, kind: "open", line: open.question }];
  const total = known.reduce((product, one) => product * one.value * scaleOf(one), 1);
  const w = words[locale];
  const money = (value: number) => moneyText(roughly(value), assumptions.currency, locale);
  // What one hour, one piece or one case costs is no loss of a year.
  const isYearly = ({ period, counts, says }: Figure) =>
    period === undefined ? says === "loses" && (counts ?? "") === "" : !isUnitOfTime.test(counts ?? "");
  if (known.length === 1 && !figures.some(isYearly)) return [];
  const week = `${money(total)} ÷ 52${NBSP}${w.weeks} = ${money(total / 52)} ${w.week}`;
  const product = `${productText(plan, figures, known, assumptions.currency)} = ${money(total)} ${w.year}`;
  return [{ from, kind: "money", line: known.length === 1 ? week : product, week, moneyAYear: total }];
}

const isUnitOfTime = /(?:^|\s)(?:час|смен|минут|сутк|hour|shift|minute)/iu;

/** An assumption says so; a share says besides what it is a share of. */
function assumed({ source, measure, label }: Known, locale: Locale): string {
  if (source !== "assumption") return "";
  const what = measure === "percent" ? `${lowerFirst(label.split(":")[0] ?? "")}, ` : "";
  return ` (${what}${words[locale].assumed})`;
}

type Effect = Assumptions["effects"][number];
type Known = Assumptions["parameters"][number] & { value: number };

const scaleOf = ({ measure }: Known): number =>
  measure === "percent" ? 0.01 : measure === "minutes" ? 1 / 60 : 1;

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
  const [cases, rest] = [known.slice(0, at), known.slice(at)];
  if (at < 3) return say(known);
  const count = Math.round(cases.reduce((product, one) => product * one.value * scaleOf(one), 1));
  return `${say(cases)} = ${formatNumber(count, plan.locale)}; × ${say(rest)}`;
}

function factorText({ locale }: Plan, figures: readonly Figure[], one: Known, currency: string): string {
  const figure = figures.find(({ id }) => one.id === `fact-${id}`);
  if (one.measure === "money") return moneyText(one.value, currency, locale);
  if (one.measure === "percent") {
    const percent = formatPercent(one.value, locale) + assumed(one, locale);
    return figure === undefined || /\d/.test(figure.text)
      ? percent
      : `${percent} (${lowerFirst(figure.text)})`;
  }
  if (figure !== undefined && figure.value === one.value) return figureText(figure, locale);
  const unit = counted(one.value, one.unit, locale);
  return `${formatNumber(one.value, locale)}${NBSP}${unit}${assumed(one, locale)}`;
}

/** Waiting against what was meant: «5,5 − 3 = 2,5 ч». */
function waitLine(actual: Figure, wanted: Figure, locale: Locale): Consequence | undefined {
  if (actual.time !== wanted.time || actual.value <= wanted.value || actual.time === undefined)
    return undefined;
  const over = { ...actual, value: actual.value - wanted.value, max: undefined, text: "-", by: undefined };
  return {
    from: [actual.id, wanted.id],
    kind: "wait",
    line: `${figureText(actual, locale)} − ${figureText(wanted, locale)} = ${figureText(over, locale)}`,
  };
}

const isHour = /(?:^|\s)(?:час|hour)/iu;

/** Hours that are lost, at the price that an hour of the same thing has. */
function hourLines({ sheet, locale }: Plan, figures: readonly Figure[]): Consequence[] {
  const prices = figures.filter(({ kind, counts, text }) => kind === "money" && isHour.test(counts ?? text));
  const painOf = ({ id }: Figure) => sheet.pains.find(({ figures: ids }) => ids.includes(id));
  return prices.flatMap((price) =>
    figures
      .filter(({ kind, time, says }) => kind === "duration" && time === "hour" && says !== "wants")
      .filter((hours) => {
        const text = painOf(hours)?.text ?? "";
        return text !== "" && (painOf(hours) === painOf(price) || shareNouns(price.counts ?? "", text));
      })
      .map((hours) => ({
        from: [hours.id, price.id],
        kind: "money" as const,
        line: `${figureText(hours, locale)} × ${moneyText(price.value, price.currency, locale)} = ${moneyText(roughly(hours.value * price.value), price.currency, locale)}`,
      })),
  );
}

const speaksOf = (a: Figure, b: Figure) => shareNouns(nounOf(a), nounOf(b));

/** All consequences of a plan: flows, losses, waiting. */
export function consequencesOf(plan: Plan): Consequence[] {
  const { locale, loads, sheet } = plan;
  const figures = sheet.figures.filter(({ removed }) => removed !== true);
  const together = (a: Figure, b: Figure) =>
    speaksOf(a, b) || sheet.pains.some(({ figures: ids }) => ids.includes(a.id) && ids.includes(b.id));
  const times = figures.filter(({ kind }) => kind === "duration");
  const wanted = times.filter(({ says }) => says === "wants");
  const { assumptions } = composeBusinessCase(plan, {});
  return [
    ...loads.flatMap((load) => loadLine(load, locale) ?? []),
    ...(assumptions?.effects ?? []).flatMap((effect) =>
      assumptions === undefined ? [] : lossLine(plan, assumptions, effect),
    ),
    ...hourLines(plan, figures),
    ...times
      .filter(({ says }) => says !== "wants")
      .flatMap((actual) =>
        wanted.flatMap((aim) => (together(actual, aim) ? (waitLine(actual, aim, locale) ?? []) : [])),
      ),
  ];
}
