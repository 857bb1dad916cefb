import "server-only";
import type { FactSheet, Figure, Period } from "@/lib/generators/fact-sheet";
import { readPrices } from "@/lib/content/prices";
import { isKept, type Asked } from "@/lib/generators/server/compose/plan/functions";
import { nominative } from "@/lib/generators/server/language/ru";
import type { Constraint, Effort, Exchange, Load, Tight } from "@/lib/generators/server/compose/plan/plan";

/** Bans first, then the limits that were given. */
export function constraintsOf({ bans, limits, locale }: FactSheet): Constraint[] {
  const found: Omit<Constraint, "id">[] = bans.filter(isKept).map((entry) => ({
    kind: entry.kind,
    entry,
    about: locale === "ru" ? nominative(entry.about) : entry.about,
  }));
  for (const kind of ["deadline", "budget", "hosting", "acceptance"] as const) {
    const entry = limits[kind];
    if (entry !== undefined && isKept(entry)) found.push({ kind, entry, about: entry.text });
  }
  for (const entry of (limits.law ?? []).filter(isKept))
    found.push({ kind: "law", entry, about: entry.text });
  return found.map((one, index) => ({ id: `c${String(index + 1)}`, ...one }));
}

/** Days that a period's flow is spread over, and how often the period comes in a year. A season is taken as four months. */
const spread: Readonly<Record<Period, { days: number; aYear: number }>> = {
  hour: { days: 1 / 10, aYear: 3650 },
  shift: { days: 1, aYear: 365 },
  day: { days: 1, aYear: 365 },
  week: { days: 7, aYear: 52 },
  month: { days: 30, aYear: 12 },
  quarter: { days: 91, aYear: 4 },
  season: { days: 120, aYear: 1 },
  year: { days: 365, aYear: 1 },
};

const rounded = (value: number) => (value >= 20 ? Math.round(value) : Math.round(value * 10) / 10);

const loadOf = (figure: Figure, period: Period): Load => {
  const { days, aYear } = spread[period];
  const perDay = figure.value / days;
  const most = (figure.max ?? figure.value) / days;
  return {
    figure,
    perDay: rounded(perDay),
    perPeakHour:
      period === "hour" ? Math.ceil(figure.max ?? figure.value) : Math.max(1, Math.ceil(most / 10)),
    perYear: Math.round(figure.value * aYear),
    period,
  };
};

/** The flows that the organisation has; losses are no load. */
export const loadsOf = ({ figures, pains }: FactSheet): Load[] =>
  figures
    .filter(
      (figure) => isKept(figure) && !pains.some((pain) => isKept(pain) && pain.figures.includes(figure.id)),
    )
    .flatMap((figure) =>
      figure.kind === "flow" && figure.says === "has" && figure.period !== undefined && figure.value > 0
        ? [loadOf(figure, figure.period)]
        : [],
    );

const SECOND_KIND = 0.5;
const half = (weeks: number) => Math.round(weeks * 2) / 2;

/** Person-weeks and calendar weeks by `content/prices.yaml`; a further kind in a wish adds half a week. */
export function effortOf(asked: readonly Asked[], exchanges: readonly Exchange[]): Effort {
  const { effort, general, people } = readPrices();
  const byFunction = Object.fromEntries(
    asked.map(({ id, kinds }) => [id, effort[kinds[0]] + (kinds.length > 1 ? SECOND_KIND : 0)]),
  );
  const parts: Effort["general"] = [
    ...(exchanges.length > 0
      ? [{ id: "exchange" as const, personWeeks: general.exchange * exchanges.length }]
      : []),
    { id: "start", personWeeks: general.start },
    { id: "data", personWeeks: general.data },
    { id: "acceptance", personWeeks: general.acceptance },
  ];
  const sum = (list: readonly number[]) => half(list.reduce((total, weeks) => total + weeks, 0));
  const common = parts.map(({ personWeeks }) => personWeeks);
  const isFirst = ({ wish }: Asked) => wish.later !== true;
  const first = sum([...common, ...asked.filter(isFirst).map(({ id }) => byFunction[id] ?? 0)]);
  const total = sum([...common, ...Object.values(byFunction)]);
  // Start and acceptance follow one another: one week more than the work shared out.
  const calendar = (weeks: number) => Math.ceil(weeks / people) + 1;
  return {
    firstPersonWeeks: first,
    totalPersonWeeks: total,
    firstWeeks: calendar(first),
    totalWeeks: calendar(total),
    people,
    byFunction,
    general: parts,
  };
}

/** Where the estimate does not fit what the visitor gave: nothing is dropped for it, the documents ask. */
export function tightOf({ limits }: FactSheet, effort: Effort): Tight | undefined {
  const budget = limits.budget && isKept(limits.budget) ? limits.budget : undefined;
  const deadline = limits.deadline && isKept(limits.deadline) ? limits.deadline : undefined;
  const currency = budget?.currency ?? limits.currency ?? "";
  const cost = (readPrices().rates[currency]?.personWeek ?? 0) * effort.firstPersonWeeks;
  const given = budget?.amount;
  const weeks = deadline?.weeks;
  const money = given !== undefined && cost > given ? { budget: { cost, given, currency } } : {};
  const time =
    weeks !== undefined && effort.firstWeeks > weeks
      ? { deadline: { needed: effort.firstWeeks, given: weeks } }
      : {};
  return "budget" in money || "deadline" in time ? { ...money, ...time } : undefined;
}
