import "server-only";
import { plural as pluralEn } from "@/lib/generators/server/language/en";
import {
  inCase,
  isAdjective,
  isInfinitive,
  isNoun,
  isPreposition,
  lemma,
  nominative,
  parse,
  plural,
  verbalNoun,
} from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

const words = (text: string) => new Set(text.split(" "));

/** Nouns of a container: what they are of is the thing. */
const containers = words(
  "журнал дневник калькулятор книга карточка паспорт реестр список график расписание календарь план библиотека справочник каталог база архив запись резерв продажа прогноз статус этап история отчёт отчет сводка остаток напоминание очередь экран панель доска табло маршрут подсказка код этикетка бирка фото фотография дашборд витрина карта схема система подсистема модуль board dashboard tracker tracking log logs logbook journal list lists register registry library book display screen planner plan schedule calendar search card cards record records history forecast forecasts report reports database catalogue catalog map view desk archive matching management planning recognition portal page app system module tool form forms check checks label labels alert alerts reminder reminders",
);
/** Nouns of work; those in -ание and -ение besides, unless they name what is made. */
const actions = words(
  "учёт учет подбор поиск контроль проверка мониторинг обмен передача выгрузка загрузка подсчёт подсчет сверка печать интеграция стыковка синхронизация выдача приём прием оценка маркировка выработка продление отправка рассылка",
);
const ACTING = /(?:ание|ение|яние|ование|итие)$/u;
const MADE =
  /^(?:описа|объявле|сообще|изде|зада|обраще|предложе|уведомле|напомина|приложе|помеще|зда|расписа|разреше|заключе|направле|показа|удостовере|собра|заявле|расте|отправле|назначе|пожела|измере|наблюде|состоя|событ|откло|обязатель|подразделе|учрежде|предприя|меропри|заня|соглаше|требова|оборудова|имуще)/u;
const EACH = /^(?:кажд|люб|вс[еёя]|един|электронн|один|одн|сам)/iu;

/** Where the thing of a wish is looked for: its noun phrase, its sentence, or what stands behind its verb. */
export type About = { phrase: string; form: "noun" | "clause" | "action" };

/** A word without the mark behind it. */
export const bareOf = (word: string): string => word.replace(/[,;:]$/u, "");

export const finiteOf = (word: string) => {
  const [first] = parse(bareOf(word));
  return first?.pos === "VERB" ? first : undefined;
};

/** The thing a clause is about, in the nominative. */
export function objectOf({ phrase, form }: About, locale: Locale): string | undefined {
  if (locale === "en") return headEn(phrase);
  if (form === "clause") return doneTo(phrase);
  const head = headRu(phrase);
  return form === "action" && isLiving(head) ? undefined : (head ?? namedIn(phrase));
}

const isGenitive = (word: string) =>
  parse(word).some(({ pos, case: name }) => ["NOUN", "ADJF", "PRTF"].includes(pos) && name === "gent");

/** A noun, and no adjective before one: «живые» of «живые остатки» is none. */
function isHead(all: readonly string[], at: number): boolean {
  const word = bareOf(all[at] ?? "");
  const next = all[at + 1] ?? "";
  return isNoun(word) && !(isAdjective(word) && isNoun(next) && !isPreposition(next));
}

/** The noun phrase at the beginning with the genitives that belong to it. */
function headRu(text: string): string | undefined {
  const all = text.split(/\s+/u);
  const taken: string[] = [];
  let hasNoun = false;
  for (const [at, word] of all.entries()) {
    const bare = bareOf(word);
    const isName = /^[«"“A-Z0-9]/u.test(bare);
    const belongs = isName || isNoun(bare) || isAdjective(bare);
    if (!belongs || (isPreposition(bare) && !isNoun(bare)) || (hasNoun && !isName && !isGenitive(bare)))
      break;
    taken.push(bare);
    hasNoun ||= isName || isHead(all, at);
    if (bare !== word) break;
  }
  return hasNoun ? taken.join(" ") : undefined;
}

const isLiving = (phrase: string | undefined): boolean => {
  const head = phrase?.split(/\s+/u).find((word) => isNoun(word));
  return head !== undefined && parse(head)[0]?.animacy === "anim";
};

/** «где какой самосвал» names its thing inside. */
const namedIn = (phrase: string): string | undefined =>
  phrase
    .split(/\s+/u)
    .map(bareOf)
    .find((word) => {
      const [first] = parse(word);
      return (
        first?.pos === "NOUN" && first.animacy === "inan" && (first.case === "nomn" || first.case === "accs")
      );
    });

/** «врач заполняет наряд» is about the order; else the subject, unless it is a person; else the action itself. */
function doneTo(sentence: string): string | undefined {
  const all = sentence.split(/\s+/u).map(bareOf);
  const at = all.findIndex((word) => finiteOf(word) !== undefined || isInfinitive(word));
  const isTransitive = parse(all[at] ?? "")[0]?.tags.has("tran") === true;
  const target = isTransitive ? headRu(all.slice(at + 1).join(" ")) : undefined;
  const thing = [target, headRu(sentence)].find((one) => one !== undefined && !isLiving(one));
  return thing === undefined ? (namedIn(sentence) ?? verbalNoun(all[at] ?? "")) : nominative(thing);
}

/** «паспорт каждой партии» → «партии», "job tracker" → "jobs": what a journal, a card or a search is of; else the object itself. */
export const thingOf = (object: string, locale: Locale): string | undefined =>
  locale === "ru" ? thingRu(object) : thingEn(object);

function thingRu(object: string): string | undefined {
  const all = object.split(/\s+/u);
  const own = all.length === 1 ? all : all.filter((word) => !EACH.test(word));
  const head = own.findIndex((_, at) => isHead(own, at));
  const name = lemma(own[head] ?? "");
  const complement = own.slice(head + 1);
  const isAction = actions.has(name) || (ACTING.test(name) && !MADE.test(name));
  if ((containers.has(name) || isAction) && complement.some((word) => isNoun(word))) {
    const inner = ofGenitive(complement.join(" "));
    // «подсистема подбора вакансий» is about the work «подбор вакансий», and that about «вакансии».
    return actions.has(lemma(inner.split(/\s+/u)[0] ?? "")) ? (thingRu(inner) ?? inner) : inner;
  }
  return isAction ? undefined : plural(own.join(" "));
}

/** «запчастей» → «запчасти», «лифта» → «лифты», «топлива» → «топливо». */
function ofGenitive(phrase: string): string {
  const [first = ""] = phrase.split(/\s+/u);
  const reading = parse(first).find(({ case: name }) => name === "gent") ?? parse(first)[0];
  if (reading === undefined) return phrase;
  if (phrase.includes(" ") || reading.number === "plur") return inCase(phrase, "nomn", reading.number);
  // A single thing stands for all of its sort; matter has no plural of use.
  const isMatter = /(?:ние|тие|во|ие|ость|оро|ота|ика)$/u.test(reading.normal);
  return isMatter ? reading.normal : (reading.form("plur", "nomn") ?? reading.normal);
}

/** A noun phrase ends before these and before a participle; "of" belongs to it. */
const stops = words(
  "for to from with without in on at by per into onto over before after during between against through across under until about as via instead and or that which who whose when where what how if while tied linked sorted sent based covering including showing using can could will would should must may shall is are was were has have had do does get gets can't cant cannot won't isn't aren't the a an this every each once out back down up off they we he she you it taken made given kept told seen put",
);
const determiners = words("only the a an every each all any which what how many much");
const ADVERB =
  /^(?:themselves|itself|himself|herself|online|automatically|ahead|twice|daily|properly|quickly|ready|near|[\p{L}]{3,}ly)$/iu;

function headEn(phrase: string): string | undefined {
  const all = phrase.split(/\s+/u);
  const from = all.findIndex((word) => !determiners.has(word.toLowerCase()));
  const taken: string[] = [];
  for (const [at, word] of all.slice(Math.max(0, from)).entries()) {
    const bare = bareOf(word);
    const next = all[from + at + 1] ?? "";
    const isAnd = bare === "and" && at === 1 && all.length > 3 && !stops.has(next);
    const isOver =
      stops.has(bare.toLowerCase()) || /^(?:\d+|[a-z]{3,}ed)$/u.test(bare) || /^(?:can|is|are)$/u.test(next);
    if (at > 0 && isOver && !isAnd) break;
    taken.push(bare);
    if (bare !== word || taken.length > 6) break;
  }
  while (taken.length > 1 && (ADVERB.test(taken.at(-1) ?? "") || taken.at(-1) === "of")) taken.pop();
  return taken.join(" ") === "" || stops.has(taken[0] ?? "") ? undefined : taken.join(" ");
}

const MASS = /(?:s|ing|age|ance|ence|ity|recruitment|management|linen|stock|feed|food|fuel|history)$/iu;
const FREQUENT = /^(?:electronic|digital|live|online|mobile|daily|weekly|monthly|yearly|annual)$/iu;

function thingEn(object: string): string {
  const [, head = object, complement] = /^(.+?) of (.+)$/u.exec(object) ?? [];
  const own = head.split(" ");
  const isContainer = containers.has((own.at(-1) ?? "").toLowerCase());
  if (complement !== undefined)
    return isContainer ? complement.replace(/^(?:the|a|an|every|each)\s+/iu, "") : object;
  if (own.length === 1 || !isContainer) return MASS.test(head) ? head : pluralEn(head);
  const inner = own.slice(0, -1).filter((word, at, all) => at === all.length - 1 || !FREQUENT.test(word));
  const isAdjectiveOnly = inner.length === 1 && /(?:al|ic|ive|ous|able|ary)$/iu.test(inner[0] ?? "");
  if (isAdjectiveOnly || inner.includes("and") || FREQUENT.test(inner.join(" "))) return object;
  return MASS.test(inner.at(-1) ?? "") ? inner.join(" ") : pluralEn(inner.join(" "));
}
