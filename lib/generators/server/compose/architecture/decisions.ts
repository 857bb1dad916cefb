import "server-only";
import { readDecisions } from "@/lib/content/decisions";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";
import { volumesOf } from "@/lib/generators/server/compose/architecture/volumes";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { isClosed } from "@/lib/generators/server/compose/plan/scale";
import { banClause, nominal, nounOf } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside, rolesOf } from "@/lib/generators/server/compose/text/people";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";
import { wordSet } from "@/lib/generators/server/read/tokens";

type Slots = Readonly<Record<string, string>>;
/** Decisions that come from what functions do, and how many there are before the usual ones end. */
const [MOST_OF_KINDS, ENOUGH] = [3, 5];
/** Gigabytes that need a store of files, calls in the peak hour that need a queue, rows a year that need a database of their own. */
const [LARGE, RUSH, MANY] = [2_000, 5_000, 1e7];
/** What passes is the work of such a function. */
const passing = wordSet`exchange edocs`;
const FEW_CALLS = 5;
const MILLIONS = { ru: "{n} млн", en: "{n} million" } as const;

/** The words that a project gives to decisions; those that it does not have are empty. */
function slotsOf(plan: Plan): Slots {
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
  const [peak, size] = [busiest?.peak ?? 0, volumesOf(plan).reduce((sum, { room }) => sum + room, 0)];
  const [stream] = streams;
  const millions = Math.round((stream?.perYear ?? 0) / 1e6);
  const rows = stream ? md.filled(MILLIONS[locale], { n: formatNumber(Math.max(1, millions), locale) }) : "";
  const systems = md.safe(
    exchanges
      .flatMap((one) => (one.passes === "records" ? [one.name] : []))
      .slice(0, 3)
      .join(", "),
  );
  const core = coreFunction(plan);
  const number = (value: number, from: number, below = Infinity) =>
    value >= from && value < below ? formatNumber(value, locale) : "";
  return {
    ...{ apps: md.safe(apps[0]?.about ?? ""), bans: md.safe(others.join("; ")) },
    closed: isClosed(sheet) ? place : "",
    own: !isClosed(sheet) && sheet.limits.hosting?.kind === "own" ? place : "",
    hours: md.safe(md.lowerFirst(constraints.find(({ kind }) => kind === "hours")?.about ?? "")),
    offline: functions.flatMap(({ isOffline, code }) => (isOffline ? [code] : [])).join(", "),
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
    reader: functions.find(({ reads }) => reads.length > 0)?.code ?? "",
    count: number(functions.length, 2),
    people: formatMeasure(effort.people, "person", locale),
  };
}

/** Cells that begin alike settle one thing: the first of them stays. */
const topicOf = ([chosen = ""]: readonly string[]) => chosen.split(/[,{]/u)[0];

/** Decisions with what was rejected and why: all that the conditions of a project settle, some by what it does, then usual ones. */
export function decisionsOf(plan: Plan): string[][] {
  const { functions, locale } = plan;
  const slots = slotsOf(plan);
  const { bounds, kinds, usual } = readDecisions();
  const told = (row: (typeof usual)[number], own: Slots = {}): string[][] => {
    const all = { ...slots, ...own };
    const cells = Object.values(row[locale]);
    const isTold = cells.every((cell) =>
      [...cell.matchAll(/\{(\w+)\}/gu)].every(([, name = ""]) => all[name]),
    );
    return isTold ? [cells.map((cell) => md.upperFirst(md.filled(cell, all)))] : [];
  };
  const ownOf = (some: readonly PlanFunction[]): Slots => {
    const users = rolesOf(
      plan,
      some.flatMap((one) => one.users),
    );
    const names = (roles: typeof users) => md.safe(roles.map(({ name }) => md.lowerFirst(name)).join(", "));
    return {
      code: some.map(({ code }) => code).join(", "),
      title: md.allQuoted(
        some.slice(0, 1).map(({ title }) => title),
        locale,
      ),
      ...{ users: names(users), outside: names(users.filter(isOutside)) },
    };
  };
  const rank = (list: readonly string[]) => functions.findIndex(({ kinds: [kind] }) => list.includes(kind));
  const ofKinds = kinds
    .filter((row) => rank(row.kinds) >= 0)
    .toSorted((one, other) => rank(one.kinds) - rank(other.kinds))
    .flatMap((row) => told(row, ownOf(functions.filter(({ kinds: [kind] }) => row.kinds.includes(kind)))));
  const given = [...bounds.flatMap((row) => told(row)), ...ofKinds.slice(0, MOST_OF_KINDS)];
  return [...given, ...usual.flatMap((row) => told(row))]
    .filter((row, at, all) => all.findIndex((other) => topicOf(other) === topicOf(row)) === at)
    .slice(0, Math.max(ENOUGH, given.length));
}
