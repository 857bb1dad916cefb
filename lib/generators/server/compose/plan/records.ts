import "server-only";
import type { FactSheet, NamedSystem } from "@/lib/generators/fact-sheet";
import { isKept, nearest, type Asked } from "@/lib/generators/server/compose/plan/functions";
import { kindRow } from "@/lib/generators/server/compose/plan/kinds";
import type { Exchange, Plan, PlanFunction, Role, Store } from "@/lib/generators/server/compose/plan/plan";
import { common, shareNouns, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { isNoun, nominative } from "@/lib/generators/server/language/ru";
import { objectOf, thingOf } from "@/lib/generators/server/compose/plan/things";
import { wordSet } from "@/lib/generators/server/read/tokens";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** What functions work with: the records that the system keeps, and the systems it exchanges data with. */

/** Words for software, time and amount name nothing that is kept. */
const NO_STORE =
  /^свободн\S+ (?:врем|мест|окн|час)|^(?:(?:личн|мобильн|единое|удобное)\S*\s+)?(?:кабинет|портал|сайт|приложени|калькулятор|сервис|подсистем|очеред|порядок|порядк|понедельник|вторник|сред[аы]$|четверг|пятниц|суббот|воскресен|накануне|врем|раз(?:ы|а|ов)?$|бумаж|функци|мест[оа]$)|^\d|^(?:integrat\w*|less|more|don['’]t.*|stop.*|times?|things?|place|systems?|portals?|websites?|queues?|online)$|\bapps?$/iu;
const personal = new Set(["booking", "access", "account"]);
const MOST_FIELDS = 7;

/** The thing of a function, when it is a noun of which records are kept; else what its kind keeps. */
function nameOf({ thing = "", kinds: [kind] }: Asked, locale: Locale): string {
  const isNamed = locale === "en" || thing.split(/\s+/u).some((word) => isNoun(word) || /[A-Z]/u.test(word));
  return thing === "" || kind === "account" || NO_STORE.test(thing) || !isNamed
    ? kindRow(kind, locale).thing
    : thing;
}

/** The same inside a sentence: "bookings" for a store called "Online booking". */
const recordsOf = (name: string, { kinds: [kind] }: Pick<Asked, "kinds">, locale: Locale): string =>
  locale === "en" && !/s$/u.test(name) ? kindRow(kind, locale).thing : lowerFirst(name);

/** One store for each thing of the functions; things with the same words are one. */
export function storesOf(asked: readonly Asked[], locale: Locale, roles: readonly Role[]): Store[] {
  const groups: { name: string; stems: ReadonlySet<string>; own: Asked[] }[] = [];
  for (const one of asked) {
    const name = nameOf(one, locale);
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
    const kinds = own.flatMap((one) => one.kinds.slice(0, 2));
    const functions = own.map(({ id }) => id);
    const isOf = (role: Role) =>
      role.functions.some((id) => functions.includes(id)) || shareNouns(role.name, name);
    return {
      id: `d${String(index + 1)}`,
      name: upperFirst(name),
      fields: [...new Set(kinds.flatMap((kind) => kindRow(kind, locale).fields))].slice(0, MOST_FIELDS),
      functions,
      isPersonal: own.some(({ kinds: [kind] }) => personal.has(kind)) || served.some(isOf),
    };
  });
}

const OUT =
  /переда|выгру|отправ|уход|в «|to the|send|push|export|files? for|into|lands? in|go(?:es)? to|feed/iu;
const IN = /из |from|come|загруз|получа|уже стоят|import/iu;
/** Devices and tables only give data; what carries messages only takes them. */
const GIVES =
  /датчик|контроллер|\bplc\b|scada|скада|асу\s?тп|весов|весы|сч[её]тчик|gps|глонасс|трекер|sensor|meter|scale|camera|камер|замк|lock|printer|logger|iot|excel|эксел|таблиц|sheet|airtable/iu;
const TAKES =
  /telegram|whatsapp|viber|телеграм|ватсап|вотсап|вайбер|instagram|facebook|outlook|почт|mail|slack|teams|twilio|\bсмс/iu;

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

/** «видит заказы в 1С» */
const SHOWN =
  /(?:ви[дж]\p{L}+|показыва\p{L}+|sees?|reads?|shows?) (?:\p{L}+ ){1,3}(?:в|из|in|from) [«"“]?$/iu;

/** By the words of the wishes that name it, else of its own sentence; else as such a thing usually goes. */
function directionOf({ name, text, relation }: NamedSystem, told: string): Exchange["direction"] {
  const gives = GIVES.test(`${name} ${text}`);
  if (gives || LOGIN.test(name)) return "in";
  if (SHOWN.test(told.split(name)[0] ?? "")) return "in";
  if ([`для ${name}`, `for ${name}`].some((end) => told.includes(end))) return "out";
  if (OUT.test(told) !== IN.test(told)) return OUT.test(told) ? "out" : "in";
  if (TAKES.test(`${name} ${text}`)) return "out";
  return relation === "exchanged" ? "both" : "in";
}

/** «обмен», "integration": says that something passes, not what. */
export const isBare =
  /^$|^(?:\p{L}+(?:ая|ое|ый) )?(?:обмен|интеграц|синхрониз|связ|стыков|передач$|подключен|exchange|integrat|sync|connection|link|feed$)/iu;

/** Programs that keep the books, and records that they ask for where nothing is said of what passes. */
const BOOKS =
  /^(?:1[сc]|sap|xero|sage|quickbooks|datev|odoo|netsuite|dynamics|navision|мой ?склад|парус|битрикс|bitrix|amo)|бухгалтери|(?<!\p{L})(?:erp|crm|accounting)/iu;
const passing = wordSet`booking request order payment document stock`;
/** Of these the ones for accounts alone, and what any of them takes: invoices go out and payments come back. */
const ACCOUNTS = /^(?:xero|sage|quickbooks|datev|freeagent)|бухгалтери|accounting/iu;
const accounted = wordSet`payment document`;
const accounts = { ru: "счета и оплаты", en: "invoices and payments" } as const;
/** People sign in with these. */
export const LOGIN = /госуслуг|есиа|esia|gosuslugi|one ?login|single sign-on|\bsso\b/iu;
const login = { ru: "вход и подтверждение личности", en: "sign-in and proof of identity" } as const;

/** What a wish says beside a system: «видит заказы в 1С», "exchange with Xero: invoices". */
const BEFORE =
  /(?:^|\s)(?:(?:sees?|reads?|sends?|of)\s+)?((?:(?!(?:and|и)\s)\S+\s){1,2})(?:в|во|из|с|со|in|from|to|with) [«"“]?$/iu;
function beside(text: string, name: string, locale: Locale): string[] {
  const [before = "", after = ""] = text.split(name);
  const phrase = /^[»"”]?(?: ?[–—:]) (.+)/u.exec(after)?.[1] ?? BEFORE.exec(before)?.[1] ?? "";
  const object = objectOf({ phrase: phrase.trim(), form: "clause" }, locale);
  return object === undefined ? [] : [thingOf(object, locale) ?? ""];
}

/** A system with the functions that name it, else share words with its sentence or its name («Весовщик-Про»: «вес»). */
function exchangeOf(system: NamedSystem, naming: readonly Asked[], asked: readonly Asked[], locale: Locale) {
  const { name, text, relation } = system;
  const parts = name.toLowerCase().split(/[^\p{L}]+/u);
  const isPart = (stem: string) => stem.length > 2 && parts.some((part) => part.startsWith(stem));
  const near = nearest(text, asked) ?? asked.find(({ stems }) => [...stems].some(isPart));
  const own = naming.length === 0 && near ? [near] : naming;
  const isThing = (thing: string) =>
    !isBare.test(thing) &&
    thing.toLowerCase() !== name.toLowerCase() &&
    !own.some(({ kinds: [main], object = "" }) => main === "assistant" && shareNouns(thing, object));
  const told = naming.flatMap(({ wish }) => beside(wish.text, name, locale));
  const things = own.map(
    ({ thing, object = "", kinds: [main] }) => thing ?? (main === "exchange" ? "" : object),
  );
  const messages = TAKES.test(name) ? [kindRow("notice", locale).thing] : [];
  const taken = ACCOUNTS.test(name) ? accounted : passing;
  const kept =
    BOOKS.test(name) && naming.length > 0 ? asked.filter(({ kinds: [kind] }) => taken.has(kind)) : [];
  const others = kept.map((one) => recordsOf(nameOf(one, locale), one, locale));
  const general = ACCOUNTS.test(name) ? [accounts[locale]] : [];
  const passes: Exchange["passes"] = LOGIN.test(name) ? "sign-in" : TAKES.test(name) ? "messages" : "records";
  const known = [told, things, messages, others, general].find((some) => some.some(isThing));
  const what = passes === "sign-in" ? [login[locale]] : known;
  const direction = directionOf(system, naming.map(({ wish }) => wish.text).join(" ") || text);
  return {
    name,
    relation,
    // What this system keeps by itself comes from no other.
    direction: (what === others || what === general) && direction === "in" ? "both" : direction,
    passes,
    what: what && [...new Set(what.filter(isThing).map(lowerFirst))].slice(0, 2).join(", "),
    functions: own.map(({ id }) => id),
  };
}

/** People write there; nothing is exchanged with it unless a wish says so. */
const PUBLIC = /instagram|facebook|вконтакте|^vk$/iu;

/** Every named system that data pass to or from: one that only stays has none to give or take, unless a wish names it. */
export const exchangesOf = (sheet: FactSheet, asked: readonly Asked[]): Exchange[] =>
  sheet.systems
    .filter((system) => isKept(system) && system.relation !== "forbidden" && system.relation !== "replaced")
    .flatMap((system) => {
      const name = system.name.toLowerCase();
      const naming = asked.filter(({ wish }) => wish.text.toLowerCase().includes(name));
      const isIdle = system.relation === "stays" || PUBLIC.test(system.name) || isApart(system, sheet);
      return naming.length > 0 || !isIdle ? [exchangeOf(system, naming, asked, sheet.locale)] : [];
    })
    .map((exchange, index) => ({ id: `x${String(index + 1)}`, ...exchange }));

/** What is given up. */
export const replacedIn = ({ systems }: FactSheet): string[] =>
  systems.filter((system) => isKept(system) && system.relation === "replaced").map(({ name }) => name);

/** What is given up and has data to take over; a messenger has none. */
export const movedFrom = (sheet: FactSheet): string[] =>
  replacedIn(sheet).filter((name) => !TAKES.test(name));

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
