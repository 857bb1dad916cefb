import "server-only";
import type { Period, Quantity } from "@/lib/generators/server/draft/reading/quantities";
import type { Sentence } from "@/lib/generators/server/draft/reading/sentences";
import { units } from "@/content/knowledge/units";
import {
  loss,
  routine,
  late,
  money,
  pilot,
  due,
  waits,
  served,
  handles,
} from "@/lib/generators/server/draft/reading/figure-patterns";
import { clauseOf } from "@/lib/generators/server/draft/reading/clauses";

type Count = Extract<Quantity, { kind: "count" }>;
type Money = Extract<Quantity, { kind: "money" }>;
type Percent = Extract<Quantity, { kind: "percent" }>;
type Duration = Extract<Quantity, { kind: "duration" }>;

/** The figures of a description by the part they play in a calculation. */
export type Figures = {
  /** All counts worth repeating, in the order of the text. */
  counts: Count[];
  /** The main flow: how many of what in which period. */
  volume?: Count & { period: Period };
  /** People who do the work, and places where it is done. */
  staff?: Count;
  /** All groups that do the work, each once, in the order of the text: `staff` is the largest of them. */
  teams: Count[];
  places?: Count | undefined;
  /** Places of a first pilot. */
  pilot?: Count;
  lossShare?: Percent;
  /** Of orders or trips that come late. */
  lateShare?: Percent;
  routineShare?: Percent;
  availability?: Percent;
  /** A change wanted («сократить на 20 %»), as the visitor put it. */
  goal?: string;
  lossMoney?: Money;
  cheque?: Money;
  budget?: Money;
  /** Time one operation takes, or people wait for it. */
  handling?: Duration & { clause: string };
  waiting?: Duration & { clause: string };
  deadline?: Duration;
  /** Sums in other currencies were named: they stay out of every calculation. */
  hasForeignMoney: boolean;
};

/** People of the side that is served: their head count is a market, not a staff. */
const SERVED = new Set<string>([
  "patient",
  "student",
  "applicant",
  "citizen",
  "passenger",
  "subscriber",
  "customer",
  "user",
  "reader",
  "guest",
  "contractor",
  "supplier",
  "pupil",
  "shopper",
]);
/** A whole company's head count is no team that does one kind of work. */
const isEverybody = ({ unit, value }: Count) => (unit === "employee" || unit === "person") && value > 300;

/** Measured in these, a duration can be a project's; in minutes and hours it cannot. */
const LONG = new Set<string>(["week", "month", "quarter", "year"]);

const perMonth: Readonly<Record<Period, number>> = {
  hour: 24 * 30,
  day: 30,
  week: 52 / 12,
  month: 1,
  year: 1 / 12,
};

/** How many a month, a day counted as thirty in a month and an hour as 24 in a day. */
export const monthly = ({ value, period }: { value: number; period: Period }): number =>
  value * perMonth[period];

const largest = <T extends { value: number }>(list: readonly T[]): T | undefined =>
  list.reduce<T | undefined>((best, item) => (best && best.value >= item.value ? best : item), undefined);

/** Sorts the numbers of a description into the parts they play; a part that no number fits stays out. */
export function figuresOf(quantities: readonly Quantity[], sentences: readonly Sentence[]): Figures {
  const at = ({ sentence }: Quantity) => sentences[sentence];
  const counts = quantities.filter(
    (quantity): quantity is Count => quantity.kind === "count" && quantity.value >= 2,
  );
  const percents = quantities.filter(
    (quantity) => quantity.kind === "percent" && quantity.value <= 100,
  ) as Percent[];
  const sums = quantities.filter((quantity) => quantity.kind === "money" && !quantity.foreign) as Money[];
  const times = quantities.filter((quantity) => quantity.kind === "duration");

  const flows = counts.filter(
    (count): count is Count & { period: Period } =>
      count.period !== undefined && units[count.unit].kind !== "places",
  );
  const volume = flows.find(({ unit }) => units[unit].kind === "volume") ?? flows[0];
  const working = counts.filter(
    (count) =>
      units[count.unit].kind === "people" &&
      !SERVED.has(count.unit) &&
      !isEverybody(count) &&
      count.period === undefined &&
      !served(at(count)),
  );
  // A group mentioned twice, the second time in part, is one group.
  const teams = [...new Set(working.map(({ unit }) => unit))].flatMap(
    (unit) => largest(working.filter((count) => count.unit === unit)) ?? [],
  );
  const staff = largest(teams);
  const sites = counts.filter(({ unit }) => units[unit].kind === "places");
  const places = largest(sites.filter((count) => !AREAS.has(count.unit))) ?? largest(sites);
  const trial = sites.find((count) => pilot(at(count)) && places !== undefined && count.value < places.value);

  const availability = percents.find(({ value }) => value >= 99 && value < 100);
  const shares = percents.filter((share) => share !== availability && !share.isChange);
  const deadline = times.find((time) => LONG.has(time.unit) && due(at(time)) && !handles(at(time)));
  // «35 % из них о статусе, каждый десятый срывается»: of one sentence the share of questions is no loss.
  const isStatus = (share: Percent) => /статус|типов|status|routine/iu.test(clauseOf(share, sentences) ?? "");
  const short = times.filter((time) => time !== deadline && time.unit !== "year");
  const waiting = short.find((time) => waits(at(time)));

  return strip({
    counts,
    hasForeignMoney: quantities.some((quantity) => quantity.kind === "money" && quantity.foreign),
    volume,
    staff,
    teams,
    places,
    pilot: trial,
    availability,
    goal: clauseOf(
      percents.find(({ isChange }) => isChange),
      sentences,
    ),
    lossShare: shares.find((share) => loss(at(share)) && !isStatus(share)),
    lateShare: shares.find((share) => late(at(share)) && !loss(at(share)) && !routine(at(share))),
    routineShare: shares.find((share) => routine(at(share)) && (!loss(at(share)) || isStatus(share))),
    budget: sums.find((sum) => money.budget(at(sum))),
    cheque: sums.find((sum) => money.cheque(at(sum))),
    lossMoney: ofHour(
      sums.find((sum) => loss(at(sum)) && !money.budget(at(sum)) && !money.cheque(at(sum))),
      sentences,
    ),
    handling: withClause(
      short.find((time) => time !== waiting && handles(at(time))),
      sentences,
    ),
    waiting: withClause(waiting, sentences),
    deadline,
  });
}

/** All people who do the work. */
export const workersIn = ({ teams }: Figures): number => teams.reduce((sum, { value }) => sum + value, 0);

/** Territories hold the places where work is done; they are none themselves. */
const AREAS = new Set<string>(["region", "district", "city"]);

/** The places where work is done, without mere territories. */
export const sitesOf = ({ places }: Figures): Count | undefined =>
  places && !AREAS.has(places.unit) ? places : undefined;

/** «час простоя стоит 3 млн», "an hour of downtime costs": a price of one hour. */
const HOUR_PRICE = /(?:^|[^\p{L}])(?:час|hour of)\s(?:[\p{L}-]{1,30}\s){0,2}(?:прост|сбо|downtime|outage)/iu;

const ofHour = (sum: Money | undefined, sentences: readonly Sentence[]): Money | undefined =>
  sum && sum.period === undefined && HOUR_PRICE.test(sentences[sum.sentence]?.text ?? "")
    ? { ...sum, period: "hour" }
    : sum;

const withClause = (time: Duration | undefined, sentences: readonly Sentence[]) => {
  const clause = clauseOf(time, sentences);
  return time && clause !== undefined ? { ...time, clause } : undefined;
};

const strip = (figures: { [Key in keyof Figures]: Figures[Key] | undefined }): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) as Figures;
