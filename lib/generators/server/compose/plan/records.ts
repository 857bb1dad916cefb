import "server-only";
import type { FactSheet, NamedSystem } from "@/lib/generators/fact-sheet";
import { readPrices } from "@/lib/content/prices";
import type { FunctionKind } from "@/lib/content/function-kinds";
import { isKept, nearest, type Asked } from "@/lib/generators/server/compose/plan/functions";
import { kindRow } from "@/lib/generators/server/compose/plan/kinds";
import type { Exchange, Plan, PlanFunction, Role, Store } from "@/lib/generators/server/compose/plan/plan";
import { common, shareNouns, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { isNoun, nominative } from "@/lib/generators/server/language/ru";
import { likelyOf } from "@/lib/generators/server/compose/plan/likely";
import { isMessenger, passingOf } from "@/lib/generators/server/compose/plan/passing";
import { objectOf } from "@/lib/generators/server/compose/plan/things";
import { wordSet } from "@/lib/generators/server/read/tokens";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** What functions work with: the records that the system keeps, and the systems it exchanges data with. */

/** Words for software, time and amount name nothing that is kept. */
const NO_STORE =
  /^свободн\S+ (?:врем|мест|окн|час)|^(?:(?:личн|мобильн|единое|удобное)\S*\s+)?(?:кабинет|портал|сайт|приложени|калькулятор|сервис|подсистем|очеред|порядок|порядк|понедельник|вторник|сред[аы]$|четверг|пятниц|суббот|воскресен|накануне|врем|раз(?:ы|а|ов)?$|бумаж|функци|мест[оа]$)|^\d|^(?:integrat\w*|less|more|don['’]t.*|stop.*|times?|things?|place|systems?|portals?|websites?|queues?|online)$|\b(?:apps?|monitoring)$|^\p{L}+(?:ed|ing)$/iu;
/** Where a driver is tells of a person. */
const personal = new Set(["booking", "access", "account", "trips"]);
/** Kinds whose records have one name whatever the wish calls them: «чат-бот» keeps «диалоги», "online booking" keeps "bookings". */
const namedByKind = wordSet`account alert assistant booking marking notice cargo exchange production reminder signin trips`;

/** What goes on is watched by its values and has no records of its own: «сквозные операции», "payments". */
const GOES_ON =
  /(?:^|\s)(?:операци|процесс|транзакци|плат[её]ж|operations?$|process|transaction|payments?$)/iu;

/** The thing of a function, when it is a noun of which records are kept; else what its kind keeps. */
function nameOf({ thing = "", kinds: [kind] }: Asked, locale: Locale): string {
  const isNamed = locale === "en" || thing.split(/\s+/u).some((word) => isNoun(word) || /[A-Z]/u.test(word));
  const isByKind = namedByKind.has(kind) || (kind === "monitoring" && GOES_ON.test(thing));
  return thing === "" || isByKind || NO_STORE.test(thing) || !isNamed ? kindRow(kind, locale).thing : thing;
}

/** The same inside a sentence: "bookings" for a store called "Online booking". */
const recordsOf = (name: string, { kinds: [kind] }: Pick<Asked, "kinds">, locale: Locale): string =>
  locale === "en" && !/s$/u.test(name) ? kindRow(kind, locale).thing : lowerFirst(name);

/** One store for each thing of the functions; things with the same words are one. What has no certain kind keeps nothing yet. */
export function storesOf(asked: readonly Asked[], locale: Locale, roles: readonly Role[]): Store[] {
  const groups: { name: string; stems: ReadonlySet<string>; own: Asked[] }[] = [];
  for (const one of asked.filter(({ kinds: [kind] }) => kind !== "general")) {
    const name = one.words?.records ?? nameOf(one, locale);
    const stems = stemsOf(name);
    const same = groups.find((group) => {
      const shared = common(group.stems, stems);
      return shared > 0 && shared === Math.min(group.stems.size, stems.size);
    });
    if (same) same.own.push(one);
    else groups.push({ name, stems, own: [one] });
  }
  const served = roles.filter(({ side }) => side === "served");
  return groups.map(({ name, own }, index) => {
    const kinds = own.map(({ kinds: [kind] }) => kind);
    const functions = own.map(({ id }) => id);
    const ofParts = own.flatMap(({ parts }) => parts.flatMap(({ fields }) => fields));
    const ofKinds = own.flatMap(({ kinds: [kind], words }) => words?.fields ?? kindRow(kind, locale).fields);
    // Where a cargo is tells nothing of a person, and sign-ins are kept as long as the log of them.
    const isOf = (role: Role) =>
      (kinds[0] !== "cargo" &&
        kinds[0] !== "signin" &&
        role.functions.some((id) => functions.includes(id))) ||
      shareNouns(role.name, name);
    return {
      id: `d${String(index + 1)}`,
      name: upperFirst(name),
      fields: [...new Set([...ofKinds, ...ofParts])],
      functions,
      isPersonal: own.some(({ kinds: [kind] }) => personal.has(kind)) || served.some(isOf),
    };
  });
}

/** Kinds of work that the records of a kind are made of, or that it shows. */
const sources: Partial<Record<FunctionKind, ReadonlySet<string>>> = {
  report: wordSet`booking cargo check form forwarding journal marking order payment production request tasks trips`,
  account: wordSet`booking document order payment request`,
  forwarding: wordSet`request`,
  cargo: wordSet`trips`,
};

/** The stores of other functions that a function takes its data from. */
export const readBy = (one: Asked, asked: readonly Asked[], stores: readonly Store[]): string[] => {
  const read =
    one.sources ?? asked.filter(({ kinds: [kind] }) => sources[one.kinds[0]]?.has(kind)).map(({ id }) => id);
  return stores
    .filter(({ functions }) => !functions.includes(one.id) && functions.some((id) => read.includes(id)))
    .map(({ id }) => id);
};

/** Records of others that their owner changes in an account; documents and payments are only looked at. */
const changed = wordSet`booking order request`;
/** Whether a function changes the records of others that it reads. */
export const isChanging = ({ functions }: Plan, { kinds: [kind] }: PlanFunction, of: readonly string[]) =>
  kind === "account" && functions.some((one) => of.includes(one.id) && changed.has(one.kinds[0]));

/** What a system that is left alone is spoken of with. */
const ALONE =
  /не (?:трог|подключ|интегрир|вмешив)|(?:not|nothing|don['’]t|never)\s(?:\p{L}+\s){0,2}(?:connect|touch|modif|link)|leave \S+ alone|that one can go/iu;

/** Nothing passes to what is left alone or out of scope, unless a wish names it. */
const isApart = ({ name }: NamedSystem, { bans, pains, systems }: FactSheet): boolean =>
  [...bans.filter(isKept), ...pains].some((entry) => {
    const isOnly = systems.filter((other) => entry.text.includes(other.name)).length === 1;
    const parts = isOnly ? [entry.text] : entry.text.split(/[,;]\s/u);
    const isBanned = "kind" in entry && entry.kind !== "stays";
    return parts.some((part) => part.includes(name) && (isBanned || ALONE.test(part)));
  });

/** A system with the functions that name it, else share words with its sentence or its name («Весовщик-Про»: «вес»). */
function exchangeOf(system: NamedSystem, naming: readonly Asked[], asked: readonly Asked[], locale: Locale) {
  const { name, text, relation } = system;
  const parts = name.toLowerCase().split(/[^\p{L}]+/u);
  const isPart = (stem: string) => stem.length > 2 && parts.some((part) => part.startsWith(stem));
  const near = nearest(text, asked) ?? asked.find(({ stems }) => [...stems].some(isPart));
  const own = naming.length === 0 && near ? [near] : naming;
  const isTalk = naming.some(({ kinds: [main] }) => main === "assistant");
  const wishes = naming.map(({ wish }) => wish.text);
  const written = wishes.some((wish) => wish.includes(name)) ? name : text;
  const passing = passingOf(written, wishes, isTalk, locale);
  const likely = passing.what === undefined ? likelyOf(name, asked, locale) : undefined;
  const fed = asked.filter(({ isFed }) => isFed === true && passing.direction !== "out");
  const functions = [...new Set([...own, ...fed])].map(({ id }) => id);
  const { exchange, messenger } = readPrices().general;
  const weeks = passing.passes === "messages" ? messenger : exchange;
  return { name, relation, functions, ...passing, likely, weeks };
}

/** People write there; nothing is exchanged with it unless a wish says so. */
const PUBLIC = /instagram|facebook|вконтакте|^vk$/iu;
/** Does today what the new system will do: nobody said whether it is replaced. */
const PORTAL = /портал|portal/iu;
export const isUnsettled = ({ name, relation, what }: Exchange) =>
  PORTAL.test(name) && what === undefined && (relation === "used" || relation === "exchanged");

/** Every named system that data pass to or from: one that only stays has none to give or take, unless a wish names it. */
export const exchangesOf = (sheet: FactSheet, asked: readonly Asked[]): Exchange[] =>
  sheet.systems
    .filter((system) => isKept(system) && system.relation !== "forbidden" && system.relation !== "replaced")
    .flatMap((system) => {
      const names = [system.name, system.text].map((one) => one.toLowerCase());
      const naming = asked.filter(({ wish }) => names.some((one) => wish.text.toLowerCase().includes(one)));
      const isSilent = PUBLIC.test(system.name) || isMessenger(system.name);
      const isIdle = system.relation === "stays" || isSilent || isApart(system, sheet);
      if (naming.length === 0 && isIdle) return [];
      const found = exchangeOf(system, naming, asked, sheet.locale);
      // Who is called by a plain word passes data only where that is said.
      const isPlain = /^\P{Lu}+$/u.test(system.name) && !PORTAL.test(system.name);
      return isPlain && !found.what && naming.length === 0 ? [] : [found];
    })
    .map((exchange, index) => ({ id: `x${String(index + 1)}`, ...exchange }));

/** What is given up. */
const replacedIn = ({ systems }: FactSheet): string[] =>
  systems.filter((system) => isKept(system) && system.relation === "replaced").map(({ name }) => name);

/** What is given up and has data to take over; a messenger has none. */
export const movedFrom = (sheet: FactSheet): string[] =>
  replacedIn(sheet).filter((name) => !isMessenger(name));

/** The systems beside the new one: kept, and without an exchange. */
export const besideOf = ({ systems }: FactSheet, exchanges: readonly Exchange[]): string[] =>
  systems
    .filter((system) => isKept(system) && system.relation !== "forbidden" && system.relation !== "replaced")
    .map(({ name }) => name)
    .filter((name) => !exchanges.some((exchange) => exchange.name === name));

/** Records that each client has some of; stock and plans are the business's own. */
const ofClients = wordSet`booking request order document payment tracking form`;
const PART = /[,;:()–—]|(?<!\p{L})(?:и|с|со|где|что|and|with|where|that)(?!\p{L})/iu;
const DOING =
  /^(?:[\p{L}'’]+\s)?(?:can\s)?(?:see|view|check|track|pay|download|upload|manage|change|cancel|book|get)s?\s+(?:(?:their|own|the|all)\s+)*/iu;

/** What a personal account opens to its owner: things that its wish names, then records of other functions. */
export function ownThings({ functions, stores, locale }: Plan, { wish }: PlanFunction): string[] {
  const named = wish.text.split(PART).flatMap((part, at) => {
    const phrase = part.trim().replace(DOING, "");
    const thing = objectOf({ phrase, form: "clause" }, locale) ?? objectOf({ phrase, form: "noun" }, locale);
    const isOwn = at > 0 || phrase !== part.trim();
    return !isOwn || thing === undefined ? [] : [locale === "ru" ? nominative(thing) : thing];
  });
  const kept = functions
    .filter(({ kinds: [kind] }) => ofClients.has(kind))
    .map((one) => recordsOf(stores.find(({ id }) => one.stores.includes(id))?.name ?? "", one, locale));
  return [...named, ...kept]
    .filter((one, at, all) => !all.slice(0, at).some((other) => other === one || shareNouns(one, other)))
    .slice(0, 4);
}
