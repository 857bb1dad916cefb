import "server-only";
import { readPrices } from "@/lib/content/prices";
import { readReading } from "@/lib/content/reading";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { isKept, isStock, type Asked } from "@/lib/generators/server/compose/plan/functions";
import type { Effort, Exchange, Load, Role } from "@/lib/generators/server/compose/plan/plan";
import { wordSet } from "@/lib/generators/server/read/tokens";

/** What makes a first release larger than its functions are by themselves. The weeks of each part stand with their reason in `content/prices.yaml`. */

/** Of the people whom a system serves so many come in a day, where the description tells no load. */
const DAILY_SHARE = 0.1;
/** What a machine sends takes this part of the work that a request of a person takes. */
const MACHINE_SHARE = 0.01;
/** A first stage that the deadline names is counted as so many places. */
const FEW = 3;
const CLOSED = /контур|perimeter/iu;
/** Kinds that nobody has to be taught at each place. */
const central = wordSet`assistant notice monitoring exchange signin report`;

/** Requests a day: the largest load that is told, else a part of the people who are served. */
function dailyOf(loads: readonly Load[], roles: readonly Role[]): number {
  const weighed = loads.map(({ perDay, figure: { period } }) =>
    period === "second" || period === "minute" ? perDay * MACHINE_SHARE : perDay,
  );
  if (weighed.length > 0) return Math.max(...weighed);
  const served = roles.filter(({ side }) => side === "served").map(({ figure }) => figure?.value ?? 0);
  return Math.max(0, ...served) * DAILY_SHARE;
}

export const isState = ({ organisation, limits }: FactSheet): boolean =>
  readReading().houses.state.test(organisation?.text ?? "") ||
  (limits.law ?? []).some(({ text }) => /44-ФЗ/iu.test(text));

/** Whether the law asks for a class of protection and somebody who certifies it. */
export const isGuarded = (sheet: FactSheet): boolean =>
  isState(sheet) || readReading().houses.guarded.test(sheet.organisation?.text ?? "");

/** Whether rules of Russian banks and insurers stand in the place of a class of protection. */
export const isFinance = (sheet: FactSheet): boolean =>
  isGuarded(sheet) && !isState(sheet) && sheet.limits.country === "RU";

/** Whether it runs where nothing outside can be reached. */
export const isClosed = ({ limits: { hosting } }: FactSheet): boolean =>
  hosting !== undefined && isKept(hosting) && (hosting.kind === "offline" || CLOSED.test(hosting.text));

/** Whether everything has to run on the client's own servers, so that nothing is bought for it. */
export const isOnOwnServers = ({ limits: { hosting } }: FactSheet): boolean =>
  hosting !== undefined && isKept(hosting) && (hosting.kind === "own" || hosting.kind === "offline");

const STAGE =
  /(?<!\p{L})(?:(?:в|на|для) перв(?:ых|ой|ом) \p{L}+(?: \p{L}+)??(?= (?:через|за|к|до|в)(?!\p{L})|$)|(?:in|for|at) the first (?:\w+ )?\w+?(?= (?:in|by|within|before) |$))/iu;
/** The first stage that the deadline names: «в первых трёх поликлиниках», "in the first three polyclinics". */
export const stageOf = ({ limits: { deadline } }: FactSheet): string | undefined =>
  deadline && isKept(deadline) ? STAGE.exec(deadline.text)?.[0] : undefined;

/** Places where people begin to work with it, beside the first. */
export const placesOf = (sheet: FactSheet) =>
  sheet.figures
    .filter(
      (one) =>
        one.kind === "count" &&
        isStock(sheet, one) &&
        readReading().houses.places.test(one.unit) &&
        one.value > 1,
    )
    .toSorted((a, b) => b.value - a.value)[0];

const halves = (value: number) => Math.round(value * 2) / 2;

const launchWeeks = (places: number) => halves(readPrices().scale.places * Math.log2(places));

/** Weeks of the launch at the places that the first stage leaves out. */
export const laterWeeks = (places: number) => Math.max(0, launchWeeks(places) - launchWeeks(FEW));

/** Kinds whose work grows with the things that they take values from. */
const watching = wordSet`monitoring metering`;

/** Weeks that one function takes beside its kind: work without a connection, sign-in through the state's system, many `things` to watch. */
export function addedTo(
  { id, kinds, isOffline }: Asked,
  exchanges: readonly Exchange[],
  things: number,
): number {
  const { scale } = readPrices();
  const signsIn = exchanges.some(({ passes, functions }) => passes === "sign-in" && functions.includes(id));
  const tenfolds = watching.has(kinds[0]) ? Math.max(0, Math.log10(things || 1) - 1) : 0;
  return (isOffline ? scale.offline : 0) + (signsIn ? scale.signin : 0) + halves(scale.watched * tenfolds);
}

/** Stretches of the plan that come from the scale, those without weeks left out. */
export function scaleWeeks(
  sheet: FactSheet,
  asked: readonly Asked[],
  roles: readonly Role[],
  loads: readonly Load[],
): Effort["general"] {
  const { scale } = readPrices();
  const tenfolds = Math.floor(Math.log10(Math.max(1, dailyOf(loads, roles)))) - 2;
  const load = scale.load[Math.min(tenfolds, scale.load.length) - 1] ?? 0;
  const isTaught = asked.some(({ kinds, isFirst }) => isFirst && !central.has(kinds[0]));
  const places = stageOf(sheet) === undefined ? (placesOf(sheet)?.value ?? 1) : FEW;
  const launch = isTaught || stageOf(sheet) !== undefined ? launchWeeks(places) : 0;
  return [
    { id: "load" as const, personWeeks: load },
    { id: "closed" as const, personWeeks: isClosed(sheet) ? scale.closed : 0 },
    { id: "state" as const, personWeeks: isState(sheet) ? scale.state : 0 },
    { id: "launch" as const, personWeeks: launch },
  ].filter(({ personWeeks }) => personWeeks > 0);
}
