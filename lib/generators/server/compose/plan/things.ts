import "server-only";
import * as ru from "@/lib/generators/server/language/ru";
import { wordSet } from "@/lib/generators/server/read/tokens";
import type { Locale } from "@/lib/i18n/locales";

/** Where the thing of a wish is looked for: its noun phrase, its sentence, or what stands behind its verb. */
export type About = { phrase: string; form: "noun" | "clause" | "action" };

/** A wish as a title says it, and what it is about. */
export type Said = { said: string; about: About };

/** A word without the mark behind it. */
export const bareOf = (word: string): string => word.replace(/[,;:]$/u, "");

export const finiteOf = (word: string) => {
  const [first] = ru.parse(bareOf(word));
  return first?.pos === "VERB" ? first : undefined;
};

/** «система сама напоминает»: what does everything is what nothing is about. */
const DOES_ALL = /^(?:система|программа|приложение|сервис)$/iu;

/** The thing a phrase is about, in the nominative: the first one that its noun phrase, its verb or its sentence names. */
export function objectOf({ phrase, form }: About, locale: Locale): string | undefined {
  if (locale === "en") return headEn(phrase);
  const words = phrase.split(/\s+/u);
  const heads = words.flatMap((_, at) => headRu(words.slice(at)) ?? []);
  const isThing = (head: string) => {
    const { animacy, case: form } = nounIn(head) ?? {};
    if (DOES_ALL.test(head)) return false;
    return animacy !== "anim" && (form === undefined || form === "nomn" || form === "accs");
  };
  // «цех видит очередь» is about the queue.
  const verb = words.findIndex((word) => finiteOf(word) !== undefined);
  const done = form === "clause" && verb > 0 ? headRu(words.slice(verb + 1)) : undefined;
  // «напоминания в WhatsApp» are about what stands first.
  if (form === "noun" && nounIn(heads[0] ?? "")?.animacy === "inan") return heads[0];
  const thing = [done ?? "", ...heads].find((head) => head !== "" && isThing(head));
  return thing === undefined ? (form === "noun" ? heads[0] : undefined) : ru.nominative(thing);
}

/** A noun, and no adjective before one: «живые» of «живые остатки» is none. */
function isHead(all: readonly string[], at: number): boolean {
  const word = bareOf(all[at] ?? "");
  const next = all[at + 1] ?? "";
  return ru.isNoun(word) && !(ru.isAdjective(word) && ru.isNoun(next) && !ru.isPreposition(next));
}

const nounIn = (phrase: string) => {
  const all = phrase.split(/\s+/u);
  return ru.parse(all.find((_, at) => isHead(all, at)) ?? "")[0];
};

/** The noun phrase at the beginning with the genitives that belong to it. */
function headRu(all: readonly string[]): string | undefined {
  const taken: string[] = [];
  let hasNoun = false;
  for (const [at, word] of all.entries()) {
    const bare = bareOf(word);
    const isName = /^[«"“A-Z0-9]/u.test(bare);
    // «какой», «каждый» belong to no name.
    const isQuality =
      ru.isAdjective(bare) && !ru.isPreposition(bare) && ru.parse(bare)[0]?.tags.has("Apro") !== true;
    const belongs = isName || ru.isNoun(bare) || isQuality;
    if (!belongs || (hasNoun && !isName && ru.parse(bare).every(({ case: form }) => form !== "gent"))) break;
    taken.push(bare);
    hasNoun ||= isName || isHead(all, at);
    if (bare !== word) break;
  }
  return hasNoun ? taken.join(" ") : undefined;
}

const actions = wordSet`карточка маршрутизация переадресация пересылка трекинг паспорт учёт учет подбор поиск контроль проверка мониторинг обмен передача выгрузка загрузка подсчёт подсчет сверка печать интеграция стыковка синхронизация выдача приём прием оценка маркировка выработка продление отправка рассылка ведение хранение бронирование планирование распределение заполнение оформление формирование отслеживание сканирование распознавание согласование списание обслуживание измерение определение сохранение получение использование обновление прогнозирование оповещение информирование выставление назначение закрепление подтверждение перемещение движение`;

/** "single intake of requests" is about requests. */
const DONE_WITH =
  /^(?:[\p{L}-]+ )?(?:intake|forwarding|routing|tracking|monitoring|registration|management|control|exchange) of (?=\S)/iu;

/** «подбор запчастей» → «запчасти»: records are kept of what is worked on; else of the object as it is called. */
export function thingOf(object: string, locale: Locale): string | undefined {
  if (locale === "en") return object.replace(DONE_WITH, "");
  const all = object.split(/\s+/u);
  const head = all.findIndex((_, at) => isHead(all, at));
  const name = ru.lemma(all[head] ?? "");
  if (!actions.has(name))
    return all.length === 1 &&
      !/(?:[иыо]вание|содержание|состояние|хозяйство|питание|наличие)$|^(?:техника|посуда|мебель|одежда|обувь|продукция|информация|литература|аппаратура)$/u.test(
        name,
      )
      ? ru.plural(object)
      : object;
  const complement = all.slice(head + 1).filter((word) => !/^(?:кажд|люб)/iu.test(word));
  if (nounIn(complement.join(" "))?.animacy === "anim") return object;
  return complement.length === 0 ? undefined : ru.nominative(complement.join(" "));
}

/** A noun phrase ends before these and before a participle; "of" belongs to it. */
const stops = wordSet`for to from with without in on at by per into onto over before after during between against through across under until about as via instead and or that which who whose when where what how if while tied linked sorted sent based covering including showing using can could will would should must may shall is are was were has have had do does get gets can't cant cannot won't isn't aren't the a an this every each them it once out back up down off they we he she you it taken made given kept told seen put themselves himself herself itself`;
const DETERMINERS =
  /^(?:(?:us|me|them|him|only|the|its|their|our|his|her|an?|every|each|all|any|which|what|how|many|much)\s+)+(?=\S)/iu;
/** The next word is a verb, so that this one is its subject: "statements growers can read". */
const VERB = /^(?:can|is|are)$/iu;
const LONGEST = 7;

/** The noun phrase at the beginning: "guided tour", "stock of gear". */
function headEn(phrase: string): string | undefined {
  const words = phrase.replace(DETERMINERS, "").split(/\s+/u).slice(0, LONGEST);
  const isStop = (word: string) =>
    stops.has(word) ||
    /^(?:\d+|[a-z]{3,}ed|ahead|whichever|two|three|four|five|six|seven|eight|nine|ten|twice|daily|online|[a-z]{3,}ly)$/u.test(
      word,
    );
  const end = words.findIndex((word, at) => {
    const isEnded = /[,;:]$/u.test(words[at - 1] ?? "") || VERB.test(words[at + 1] ?? "");
    return at > 0 && (isEnded || isStop(bareOf(word).toLowerCase()));
  });
  const head = words
    .slice(0, end < 0 ? undefined : end)
    .map(bareOf)
    .join(" ");
  return head === "" || head === "online" || stops.has(words[0] ?? "")
    ? undefined
    : head.replace(/ of$/u, "");
}
