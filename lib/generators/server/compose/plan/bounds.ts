import "server-only";
import { limitFields, type FactEntry, type FactSheet, type Figure } from "@/lib/generators/fact-sheet";
import { toReader } from "@/lib/generators/second-person";
import { readBursts } from "@/lib/content/decisions";
import { readPrices } from "@/lib/content/prices";
import { readReading } from "@/lib/content/reading";
import { readWork } from "@/lib/generators/server/compose/business-case/avoided";
import { isKept, isStock, type Asked } from "@/lib/generators/server/compose/plan/functions";
import { LEADS } from "@/lib/generators/server/compose/plan/measures";
import { nominative } from "@/lib/generators/server/language/ru";
import { wordSet } from "@/lib/generators/server/read/tokens";
import { isPhysical } from "@/lib/generators/server/read/units";
import { addedTo, isOnOwnServers } from "@/lib/generators/server/compose/plan/scale";
import { isMeasured, isTimes, moneyText } from "@/lib/generators/server/compose/text/figures";
import type {
  Constraint,
  Effort,
  Exchange,
  Load,
  Plan,
  Role,
} from "@/lib/generators/server/compose/plan/plan";

const LABEL = /^(?:бюджет|срок|размещение|budget|deadline|hosting)(?:\s+(?:is|of|–|-))?[\s:]+(?=\S)/iu;

/** @param duties what the law asks for, told among the complaints; `conditions` what a wish says of others */
export function constraintsOf(
  { bans, limits, locale }: FactSheet,
  duties: readonly FactEntry[],
  conditions: readonly FactEntry[],
): Constraint[] {
  const given: readonly (readonly [Constraint["kind"], FactEntry | undefined])[] = [
    ...limitFields.map((kind) => [kind, limits[kind]] as const),
    ...[...(limits.law ?? []), ...duties].map((entry) => ["law", entry] as const),
    ...conditions.map((entry) => ["acceptance", entry] as const),
  ];
  const { amount, currency = limits.currency } = limits.budget ?? {};
  // A sum by its value; what a tender calls it stays.
  const aboutOf = (kind: Constraint["kind"], text: string) =>
    kind !== "budget" || amount === undefined || /НМЦК|цена|ceiling|exceed/iu.test(text)
      ? toReader(text.replace(LEADS, "").replace(LABEL, ""), locale)
      : moneyText(amount, currency, locale);
  const banned = bans.filter(isKept).map((entry): Constraint => {
    const said = entry.about.replace(/\s+(?:and|or|but|и|или|а|но)$/iu, "");
    // «рабочим приложение не ставить»: who stands first is told in the dative.
    const isTold = /^[а-яё]+(?:[ыи]м|[ая]м)\s/iu.test(said);
    const about = locale === "ru" && !isTold && !entry.about.includes(".") ? nominative(said) : said;
    return { kind: entry.kind, entry, about: toReader(about, locale) };
  });
  const bounds = given.flatMap(([kind, entry]): Constraint[] =>
    entry !== undefined && isKept(entry) ? [{ kind, entry, about: aboutOf(kind, entry.text) }] : [],
  );
  return [...banned, ...bounds];
}

/** What comes by the minute comes from machines, day and night. */
const machine = { second: 1 / 86_400, minute: 1 / 1440 };
const days = {
  ...machine,
  hour: 0.1,
  shift: 1,
  day: 1,
  week: 7,
  month: 30,
  quarter: 91,
  season: 120,
  year: 365,
};

/** Working days, of the production calendar on average, where nothing says that work goes on around the clock. */
const workingDays: Partial<typeof days> = { week: 5, month: 21, quarter: 62, year: 247 };
/** Hours of a house that is open every day: a shop. */
const DAILY_HOURS = 12;

/** What comes of these things at once, and how many of what sends them there are. */
function burstOf({ figures, pains, wishes }: FactSheet, unit: string) {
  const text = [...pains, ...wishes].map((one) => (isKept(one) ? one.text : "")).join("\n");
  const isSender = (counts: RegExp, one: Figure) =>
    one.kind === "count" && isKept(one) && counts.test(one.unit);
  const senders = (counts?: RegExp) =>
    counts ? (figures.find((one) => isSender(counts, one))?.value ?? 0) : 1;
  return readBursts()
    .map((burst) => ({ burst, from: senders(burst.counts) }))
    .find(({ burst: { words, told }, from }) => words.test(unit) && from > 0 && told?.test(text) !== false);
}

export function loadsOf(sheet: FactSheet): Load[] {
  const { figures, limits, organisation } = sheet;
  const isDaily = readReading().houses.daily.test(organisation?.text ?? "");
  const hours = limits.hours && isKept(limits.hours) ? 24 : isDaily ? DAILY_HOURS : 8;
  return figures.flatMap((figure): Load[] => {
    const { kind, says, period, value, unit } = figure;
    const isFlow = isKept(figure) && kind === "flow" && says === "has" && value > 0;
    if (!isFlow || period === undefined || isTimes({ unit }) || isPhysical(unit.toLowerCase())) return [];
    const inPeriod = (hours === 8 ? workingDays[period] : undefined) ?? days[period];
    const perDay = value / inPeriod;
    const usual = figure.near === "most" ? readWork().mean.share / 100 : 1;
    const aYear = (period === "season" ? 1 : Math.floor(365 / days[period])) * usual;
    const rounded = perDay >= 20 ? Math.round(perDay) : Math.round(perDay * 10) / 10;
    const mean = days[period] < 1 ? 0 : Math.round((rounded / hours) * 2);
    const { burst, from = 0 } = burstOf(sheet, unit) ?? {};
    const { share = 0, times = 1, each = 0 } = burst ?? {};
    const peak = Math.max(mean * times, Math.round((rounded * share) / 100), from * each);
    const isWorking = hours < 24 && period in workingDays;
    return [
      {
        figure,
        perDay: rounded,
        perYear: Math.round(value * aYear),
        hours,
        peak,
        // A burst that is a part of the day says nothing of an hour without it.
        usual: share > 0 ? peak : mean,
        burst,
        ...(isWorking && { days: inPeriod }),
      },
    ];
  });
}

const isPeople =
  /^(?:человек|сотрудник|работник|специалист|люд|people|staff|employee|persons?|team|members of)/iu;

/** What there is at the start and is taken over: things that are counted, neither people nor measures. */
export const startFigures = (sheet: FactSheet, roles: readonly Role[]): Figure[] =>
  sheet.figures.filter((one) => {
    const isOther = isPeople.test(one.unit) || roles.some(({ figure }) => figure?.id === one.id);
    return one.kind === "count" && isStock(sheet, one) && !isOther && !isMeasured(one.unit);
  });

const SECOND_KIND = 0.5;
/** Kinds whose whole work is to join another system. */
export const passing = wordSet`exchange edocs`;

/** Of what is exchanged or called, that which the first release needs: all but what only later functions use. */
export const neededFirst = (
  exchanges: readonly Exchange[],
  functions: readonly Pick<Asked, "id" | "isFirst">[],
): Exchange[] =>
  exchanges.filter(
    ({ functions: ids }) =>
      ids.length === 0 || functions.some(({ id, isFirst }) => isFirst && ids.includes(id)),
  );

export const apartOf = (
  exchanges: readonly Exchange[],
  functions: readonly Pick<Asked, "id" | "kinds">[],
) => {
  const own = functions.filter(({ kinds }) => passing.has(kinds[0])).map(({ id }) => id);
  // A sign-in that a wish asks for is the work of that function.
  const isOwn = ({ passes, functions: ids }: Exchange) =>
    (passes === "sign-in" && ids.length > 0) || ids.some((id) => own.includes(id));
  return exchanges.filter((one) => !isOwn(one));
};

/** Person-weeks of joining what these functions of a plan use; what is the whole work of a function is none of it. */
export const joiningWeeks = (
  { exchanges, services }: Pick<Plan, "exchanges" | "services">,
  all: readonly Pick<Asked, "id" | "kinds">[],
  used: readonly Pick<Asked, "id" | "isFirst">[],
): number =>
  [...apartOf(neededFirst(exchanges, used), all), ...neededFirst(services, used)].reduce(
    (sum, { weeks = 0 }) => sum + weeks,
    0,
  );

/** Tenfold as much to take over takes as long again, up to the most that is ever needed. */
const MOST_TENFOLDS = 4;
const tenfoldsOf = (things: number): number =>
  Math.min(MOST_TENFOLDS, Math.max(1, Math.floor(Math.log10(things || 1))));

/** What a function beside the one that was asked for takes of its kind, and weeks at least. */
const [PART, LEAST_PART] = [0.6, 1.5];

/** Roles that every project has: who works with it and who looks on. */
const USUAL_ROLES = 2;

/** `things`: how many there are whose data is taken over at the start. */
type Extent = {
  things: number;
  roles: readonly Role[];
  services: readonly Exchange[];
  scale: Effort["general"];
};

export function effortOf(
  asked: readonly Asked[],
  exchanges: readonly Exchange[],
  { things, roles, services, scale }: Extent,
): Effort {
  const { effort, general, people, scale: added, spread } = readPrices();
  const whole = (one: Asked) =>
    effort[one.kinds[0]] + (one.kinds.length > 1 ? SECOND_KIND : 0) + addedTo(one, exchanges, things);
  // What one wish was taken apart into has screens and data in common.
  const [parent, part] = asked;
  const weeksOf = (one: Asked) => {
    if (!parent || !part?.isProposed) return whole(one);
    if (one === parent) return Math.round((whole(parent) * 20) / (asked.length + 1)) / 10;
    return Math.max(LEAST_PART, Math.round(whole(one) * PART * 2) / 2);
  };
  const now = asked.filter(({ isFirst }) => isFirst);
  const acting = roles.filter(({ functions }) => functions.length > 0).length;
  const more = added.role * Math.max(0, acting - USUAL_ROLES);
  const everything = asked.map(({ id }) => ({ id, isFirst: true }));
  const joined = joiningWeeks({ exchanges, services }, asked, asked);
  const parts = [
    { id: "start" as const, personWeeks: general.start + more },
    { id: "data" as const, personWeeks: general.data * tenfoldsOf(things) },
    { id: "exchange" as const, personWeeks: joined },
    ...scale.filter(({ id }) => id !== "launch"),
    { id: "acceptance" as const, personWeeks: general.acceptance },
    ...scale.filter(({ id }) => id === "launch"),
  ].filter(({ personWeeks }) => personWeeks > 0);
  const common = parts.reduce((sum, { personWeeks }) => sum + personWeeks, 0);
  const sum = (some: readonly Asked[], beside: number) =>
    Math.round(some.reduce((total, one) => total + weeksOf(one), beside) * 2) / 2;
  // Start and acceptance follow one another: one week more than the work shared out.
  const calendar = (weeks: number) => Math.ceil(weeks / people) + 1;
  const first = sum(now, common);
  const total = sum(asked, common - joined + joiningWeeks({ exchanges, services }, asked, everything));
  const [below, above] = spread;
  const [low, high] = [first * (1 - below / 100), first * (1 + above / 100)];
  return {
    firstPersonWeeks: first,
    totalPersonWeeks: total,
    firstWeeks: calendar(first),
    totalWeeks: calendar(total),
    people,
    byFunction: Object.fromEntries(asked.map((one) => [one.id, weeksOf(one)])),
    general: parts,
    range: { personWeeks: [low, high], weeks: [calendar(low), calendar(high)], spread },
  };
}

/** Where the estimate does not fit what the visitor gave: nothing is dropped for it, the documents ask. */
export function tightOf(sheet: FactSheet, { firstPersonWeeks, firstWeeks }: Effort): Plan["tight"] {
  const { limits } = sheet;
  const { budget, deadline } = limits;
  const currency = budget?.currency ?? limits.currency ?? "";
  const { rates, infrastructure } = readPrices();
  const work = (rates[currency]?.personWeek ?? 0) * firstPersonWeeks;
  const cost = isOnOwnServers(sheet) ? work : work * (1 + infrastructure / 100);
  const given = budget && isKept(budget) ? (budget.amount ?? Infinity) : Infinity;
  const weeks = deadline && isKept(deadline) ? (deadline.weeks ?? Infinity) : Infinity;
  return {
    ...(cost > given && { budget: { cost, given, currency } }),
    ...(firstWeeks > weeks && { deadline: { needed: firstWeeks, given: weeks } }),
  };
}
