import "server-only";
import type { FactSheet, Figure, Period } from "@/lib/generators/fact-sheet";
import { readPrices } from "@/lib/content/prices";
import { isKept, type Asked } from "@/lib/generators/server/compose/plan/functions";
import { nominative } from "@/lib/generators/server/language/ru";
import type { Constraint, Effort, Exchange, Load, Tight } from "@/lib/generators/server/compose/plan/plan";

/** Bans first, then the limits that were given. */
export function constraintsOf({ bans, limits, locale }: FactSheet): Constraint[] {
  const said = (["deadline", "budget", "hosting", "acceptance"] as const).map((kind) => ({
    kind,
    entry: limits[kind],
  }));
  const laws = (limits.law ?? []).map((entry) => ({ kind: "law" as const, entry }));
  return [
    ...bans.filter(isKept).map((entry) => ({
      kind: entry.kind,
      entry,
      about: locale === "ru" ? nominative(entry.about) : entry.about,
    })),
    ...[...said, ...laws].flatMap(({ kind, entry }) =>
      entry !== undefined && isKept(entry) ? [{ kind, entry, about: entry.text }] : [],
    ),
  ];
}

/** Days that a period's flow is spread over, and how often the period comes in a year. A season is taken as four months. */
const spread: Readonly<Record<Period, readonly [days: number, aYear: number]>> = {
  hour: [1 / 10, 3650],
  shift: [1, 365],
  day: [1, 365],
  week: [7, 52],
  month: [30, 12],
  quarter: [91, 4],
  season: [120, 1],
  year: [365, 1],
};

function loadOf(figure: Figure, period: Period): Load {
  const [days, aYear] = spread[period];
  const perDay = figure.value / days;
  const most = figure.max ?? figure.value;
  return {
    figure,
    perDay: perDay >= 20 ? Math.round(perDay) : Math.round(perDay * 10) / 10,
    perPeakHour: period === "hour" ? Math.ceil(most) : Math.max(1, Math.ceil(most / days / 10)),
    perYear: Math.round(figure.value * aYear),
  };
}

/** The flows that the organisation has; losses are no load. */
export function loadsOf({ figures, pains }: FactSheet): Load[] {
  const lost = new Set(pains.filter(isKept).flatMap((pain) => pain.figures));
  return figures.flatMap((figure) => {
    const { id, kind, says, period, value } = figure;
    const isFlow = isKept(figure) && kind === "flow" && says === "has" && value > 0 && !lost.has(id);
    return isFlow && !/^(?:times?|раза?)$/iu.test(figure.unit) && period !== undefined
      ? [loadOf(figure, period)]
      : [];
  });
}

/** What a further kind in a wish adds, in weeks. */
const SECOND_KIND = 0.5;

/** Person-weeks and calendar weeks by `content/prices.yaml`. */
export function effortOf(asked: readonly Asked[], exchanges: readonly Exchange[]): Effort {
  const { effort, general, people } = readPrices();
  const byFunction = Object.fromEntries(
    asked.map(({ id, kinds }) => [id, effort[kinds[0]] + (kinds.length > 1 ? SECOND_KIND : 0)]),
  );
  const ids = ["exchange", "start", "data", "acceptance"] as const;
  const parts = ids
    .map((id) => ({ id, personWeeks: general[id] * (id === "exchange" ? exchanges.length : 1) }))
    .filter(({ id }) => id !== "exchange" || exchanges.length > 0);
  const common = parts.reduce((sum, { personWeeks }) => sum + personWeeks, 0);
  const sum = (some: readonly Asked[]) =>
    Math.round(some.reduce((total, { id }) => total + (byFunction[id] ?? 0), common) * 2) / 2;
  const first = sum(asked.filter(({ wish }) => wish.later !== true));
  const total = sum(asked);
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
export function tightOf({ limits: { budget, deadline, currency } }: FactSheet, effort: Effort): Tight {
  const code = budget?.currency ?? currency ?? "";
  const cost = (readPrices().rates[code]?.personWeek ?? 0) * effort.firstPersonWeeks;
  const [given, weeks] = [budget?.amount, deadline?.weeks];
  const isDear = budget !== undefined && isKept(budget) && given !== undefined && cost > given;
  const isLate =
    deadline !== undefined && isKept(deadline) && weeks !== undefined && effort.firstWeeks > weeks;
  return {
    ...(isDear ? { budget: { cost, given, currency: code } } : {}),
    ...(isLate ? { deadline: { needed: effort.firstWeeks, given: weeks } } : {}),
  };
}
