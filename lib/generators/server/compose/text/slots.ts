import "server-only";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";
import { amountIn, pauseOf, roomOf } from "@/lib/generators/server/compose/architecture/volumes";
import { designScreens } from "@/lib/generators/server/compose/interface/screens";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { isClosed } from "@/lib/generators/server/compose/plan/scale";
import { banClause, nominal, nounOf } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside } from "@/lib/generators/server/compose/text/people";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";
import { wordSet } from "@/lib/generators/server/read/tokens";
import type { Locale } from "@/lib/i18n/locales";

export type Slots = Readonly<Record<string, string>>;

/** Gigabytes that need a store of files, calls in the peak hour that need a queue, rows a year that need a database of their own. */
const [LARGE, RUSH, MANY] = [2_000, 5_000, 1e7];
const FEW_CALLS = 5;
/** What passes is the work of such a function; messages go out from such a one. */
const passing = wordSet`exchange edocs`;
const sending = wordSet`reminder notice alert`;
/** Stands in a row that is told without any word of the project: it adds nothing. */
const YES = "\u200b";

/** The words that a project gives to decisions; those that it does not have are empty. */
export function slotsOf(plan: Plan): Slots {
  const { constraints, exchanges, functions, stores, sheet, moved, streams, effort, locale } = plan;
  const hosting = constraints.find(({ kind }) => kind === "hosting");
  const place = md.safe(toReader(hosting?.entry.text ?? "", locale));
  const bans = constraints.filter(({ kind }) => kind === "forbidden");
  const apps = bans.filter(({ about, entry }) => /приложени|\bapps?\b/iu.test(`${about} ${entry.text}`));
  const others = bans
    .filter((one) => !apps.includes(one) && !place.includes(md.safe(one.entry.text)))
    .map((one) => banClause(one, locale) ?? one.about);
  const personal = md.allQuoted(
    stores.filter(({ isPersonal }) => isPersonal),
    locale,
  );
  const busiest = plan.loads.toSorted((one, other) => other.perDay - one.perDay)[0];
  const [peak, size] = [busiest?.peak ?? 0, roomOf(plan)];
  const [stream] = streams;
  const rows = stream ? amountIn(stream.perYear, locale) : "";
  const systems = md.safe(
    exchanges
      .flatMap((one) => (one.passes === "records" ? [one.name] : []))
      .slice(0, 3)
      .join(", "),
  );
  const core = coreFunction(plan);
  const codesOf = (isOne: (one: PlanFunction) => boolean) =>
    functions.flatMap((one) => (isOne(one) ? [one.code] : [])).join(", ");
  const onPhone = designScreens(plan).flatMap(({ functions: own, desk }) =>
    desk === "phone" ? own.map(({ id }) => id) : [],
  );
  const named = plan.roles.filter(({ functions: own, actor }) => own.length > 0 && actor !== undefined);
  const isAlways = constraints.some(({ kind }) => kind === "hours");
  // People outside come at any hour to what they use by themselves.
  const isOpen = !isAlways && named.some((role) => isOutside(role));
  const number = (value: number, from: number, below = Infinity) =>
    value >= from && value < below ? formatNumber(value, locale) : "";
  return {
    ...{ apps: md.safe(apps[0]?.about ?? ""), bans: md.safe(others.join("; ")) },
    closed: isClosed(sheet) ? place : "",
    own: !isClosed(sheet) && sheet.limits.hosting?.kind === "own" ? place : "",
    hours: md.safe(md.lowerFirst(constraints.find(({ kind }) => kind === "hours")?.about ?? "")),
    offline: codesOf(({ isOffline }) => isOffline),
    moved: md.allQuoted(moved, locale),
    ...(sheet.limits.country === "RU" ? { law: personal, personal: "" } : { law: "", personal }),
    systems,
    neighbours: functions.some(({ kinds: [kind] }) => passing.has(kind)) ? "" : systems,
    signin: md.safe(exchanges.find(({ passes }) => passes === "sign-in")?.name ?? ""),
    first: core?.code ?? "",
    stream: md.upperFirst(stream?.name ?? ""),
    ...(stream && stream.perYear >= MANY ? { many: rows, few: "" } : { many: "", few: rows }),
    ...{ gb: number(size, 1, LARGE), terabytes: number(size, LARGE) },
    ...{ peak: number(peak, FEW_CALLS, RUSH), rush: number(peak, RUSH) },
    flow: busiest ? md.safe(md.lowerFirst(nominal(nounOf(busiest.figure), locale))) : "",
    ...{
      single: isAlways ? "" : YES,
      ...(isOpen ? { selfService: YES, daytime: "" } : { selfService: "", daytime: isAlways ? "" : YES }),
      calm: peak < FEW_CALLS ? YES : "",
    },
    roles: md.safe(named.map(({ name }) => md.lowerFirst(name)).join(", ")),
    phones: codesOf(({ id }) => onPhone.includes(id)),
    // What was taken apart says what it sends by a kind beside its main one.
    sends: codesOf(({ kinds, words: own }) => kinds.slice(own ? 1 : 0).some((kind) => sending.has(kind))),
    answers: codesOf(({ kinds: [kind] }) => kind === "assistant"),
    pause: stream ? pauseOf(stream.seconds, locale) : "",
    still: stream ? "" : YES,
    second: stream ? formatNumber(stream.perSecond, locale) : "",
    reader: functions.find(({ reads }) => reads.length > 0)?.code ?? "",
    count: number(functions.length, 2),
    people: formatMeasure(effort.people, "person", locale),
  };
}

/** The cells of a row with the words of a project; none where it lacks one of them. */
export function cellsOf(row: Readonly<Record<Locale, Slots>>, slots: Slots, locale: Locale): string[][] {
  const cells = Object.values(row[locale]);
  const isTold = cells.every((cell) =>
    [...cell.matchAll(/\{(\w+)\}/gu)].every(([, name = ""]) => slots[name]),
  );
  return isTold ? [cells.map((cell) => md.upperFirst(md.filled(cell, slots)).replaceAll(YES, ""))] : [];
}
