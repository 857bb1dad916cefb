import "server-only";
import { readReading } from "@/lib/content/reading";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";
import { amountIn, pauseOf, roomOf, unknownIn } from "@/lib/generators/server/compose/architecture/volumes";
import { designScreens } from "@/lib/generators/server/compose/interface/screens";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { passing } from "@/lib/generators/server/compose/plan/bounds";
import { isSeries } from "@/lib/generators/server/compose/plan/streams";
import { isClosed, isFinance, isGuarded, isState } from "@/lib/generators/server/compose/plan/scale";
import { banClause, burstText, nominal, nounOf } from "@/lib/generators/server/compose/text/figures";
import { codesOf } from "@/lib/generators/server/compose/text/coded";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside, rightsOf } from "@/lib/generators/server/compose/text/people";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";
import { wordSet } from "@/lib/generators/server/read/tokens";
import type { Locale } from "@/lib/i18n/locales";

/** The words of each slot; `true` where the slot only says that its row holds. */
export type Slots = Readonly<Record<string, string | boolean>>;

/** Gigabytes that need a store of files, calls in the peak hour that need a queue. */
const [LARGE, RUSH] = [2_000, 5_000];
const FEW_CALLS = 5;
/** Messages go out from such a function. */
const sending = wordSet`reminder notice alert`;
const carrying = wordSet`cargo trips`;
/** The records of the function that comes first, in quotation marks. */
export function mainRecords(plan: Plan): string {
  const { stores, locale } = plan;
  const own = stores.find(({ id }) => coreFunction(plan)?.stores.includes(id)) ?? stores[0];
  return own ? md.allQuoted([own], locale) : { ru: "записи", en: "the records" }[locale];
}

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
  const isRussian = sheet.limits.country === "RU";
  const isHealth = readReading().houses.health.test(sheet.organisation?.text ?? "");
  const busiest = plan.loads.toSorted((one, other) => other.perDay - one.perDay)[0];
  const [peak, size] = [busiest?.peak ?? 0, roomOf(plan)];
  const uncounted = md.listed(
    unknownIn(plan).map((it) => md.safe(md.lowerFirst(it))),
    locale,
  );
  const burst = busiest ? burstText(busiest, "when", locale) : "";
  const flow = busiest ? md.safe(md.lowerFirst(nominal(nounOf(busiest.figure), locale))) : "";
  // What queues is what comes at once: marks of trips, not the trips themselves.
  const { row = "" } = busiest?.burst?.[locale] ?? {};
  const [stream] = streams;
  const rows = stream ? amountIn(stream.perYear, locale) : "";
  const joined = exchanges.filter(({ passes }) => passes === "records");
  const giving = [...joined, ...plan.services.filter(({ direction }) => direction && direction !== "out")];
  const namesOf = (some: readonly { name: string }[]) => md.safe(some.map(({ name }) => name).join(", "));
  const lowered = (some: readonly { name: string }[]) =>
    namesOf(some.map(({ name }) => ({ name: md.lowerFirst(name) })));
  const systems = md.listed(
    joined.slice(0, 3).map(({ name }) => md.safe(name)),
    locale,
  );
  // What is watched is of use only while it is fresh.
  const isOf = (wanted: string) => (one: (typeof giving)[number]) =>
    functions.some(({ id, kinds: [kind] }) => kind === wanted && one.functions.includes(id));
  const isLive = (one: (typeof giving)[number]) =>
    isOf("monitoring")(one) || /координат|positions/u.test(one.what ?? "");
  // What a conversation waits for has a time of its own.
  const isPaced = (one: (typeof giving)[number]) =>
    !isLive(one) && (joined.some(({ name }) => name === one.name) || !isOf("assistant")(one));
  const core = coreFunction(plan);
  const coded = (isOne: (one: PlanFunction) => boolean) => codesOf(functions.filter(isOne), locale);
  const codedOf = (wanted: string) => coded(({ kinds: [kind] }) => kind === wanted);
  const onPhone = designScreens(plan).flatMap(({ functions: own, screen }) =>
    screen.device === "phone" ? own.map(({ id }) => id) : [],
  );
  const named = plan.roles.filter(({ functions: own, actor }) => own.length > 0 && actor !== undefined);
  const isAlways = constraints.some(({ kind }) => kind === "hours");
  // People outside come at any hour to what they use by themselves.
  const isOpen = !isAlways && named.some((role) => isOutside(role));
  // A cargo opens by a link: who only follows one signs in nowhere.
  const isLinked = (role: (typeof named)[number]) =>
    isOutside(role) &&
    functions.every(({ id, kinds: [kind] }) => kind === "cargo" || !role.functions.includes(id));
  const links = named.filter(isLinked);
  const signed = [
    ...named.filter((one) => !links.includes(one)),
    ...rightsOf(plan).filter(({ role }) => role === undefined),
  ];
  const number = (value: number, from: number, below = Infinity) =>
    value >= from && value < below ? formatNumber(value, locale) : "";
  return {
    ...{ apps: md.safe(apps[0]?.about ?? ""), bans: md.safe(others.join("; ")) },
    closed: isClosed(sheet) ? place : "",
    own: !isClosed(sheet) && sheet.limits.hosting?.kind === "own" ? place : "",
    hours: md.safe(md.lowerFirst(constraints.find(({ kind }) => kind === "hours")?.about ?? "")),
    offline: coded(({ isOffline }) => isOffline),
    moved: md.allQuoted(moved, locale),
    ...{ law: "", personal: "", health: "", healthLaw: "" },
    [(isHealth ? ["health", "healthLaw"] : ["personal", "law"])[isRussian ? 1 : 0] ?? ""]: personal,
    ...{ guarded: isGuarded(sheet) && !isFinance(sheet), finance: isFinance(sheet) },
    // Operators pass waybills of carriers on to the state.
    epd: isRussian && functions.some(({ kinds: [kind] }) => carrying.has(kind)) ? codedOf("edocs") : "",
    appeals: isRussian && isState(sheet) ? codedOf("request") : "",
    systems,
    neighbours: functions.some(({ kinds: [kind] }) => passing.has(kind)) ? "" : systems,
    signin: md.safe(exchanges.find(({ passes }) => passes === "sign-in")?.name ?? ""),
    first: core?.code ?? "",
    main: mainRecords(plan),
    day: number(busiest?.perDay ?? 0, FEW_CALLS),
    stream: md.upperFirst(stream?.name ?? ""),
    ...(stream && isSeries(stream) ? { many: rows, few: "" } : { many: "", few: rows }),
    ...{ beside: uncounted === "", uncounted, gb: number(size, 1, LARGE), terabytes: number(size, LARGE) },
    ...{ peak: busiest?.burst ? "" : number(peak, FEW_CALLS, RUSH), rush: number(peak, RUSH) },
    // A time that is booked is held at once.
    ...{ burst, queued: functions.some(({ kinds: [kind] }) => kind === "booking") ? "" : burst },
    ...{ flow, queue: row === "" || row.includes("{it}") ? flow : md.lowerFirst(row.split(" ")[0] ?? "") },
    ...{ single: !isAlways, selfService: isOpen, daytime: !isOpen && !isAlways, calm: peak < FEW_CALLS },
    ...{ roles: lowered(signed), links: lowered(links), signed: links.length === 0 },
    ...{ live: namesOf(giving.filter(isLive)), paced: namesOf(giving.filter(isPaced)) },
    phones: coded(({ id }) => onPhone.includes(id)),
    // What was taken apart says what it sends by a kind beside its main one.
    sends: coded(
      ({ id, kinds, words: own }) =>
        kinds.slice(own ? 1 : 0).some((kind) => sending.has(kind)) ||
        plan.services.some((one) => one.direction === "out" && one.functions.includes(id)),
    ),
    answers: codedOf("assistant"),
    pause: stream ? pauseOf(stream.seconds, locale) : "",
    still: !stream,
    second: stream ? formatNumber(stream.perSecond, locale) : "",
    reader: functions.find(({ reads }) => reads.length > 0)?.code ?? "",
    count: number(functions.length, 2),
    people: formatMeasure(effort.people, "person", locale),
  };
}

/** The cells of a row with the words of a project; none where it lacks one of them. */
export function cellsOf(
  row: Readonly<Record<Locale, Readonly<Record<string, string>>>>,
  slots: Slots,
  locale: Locale,
): string[][] {
  const cells = Object.values(row[locale]);
  const words = Object.fromEntries(
    Object.entries(slots).map(([name, said]) => [name, said === true ? "" : String(said)]),
  );
  const isTold = cells.every((cell) =>
    [...cell.matchAll(/\{(\w+)\}/gu)].every(([, name = ""]) => slots[name]),
  );
  return isTold ? [cells.map((cell) => md.upperFirst(md.filled(cell, words)))] : [];
}
