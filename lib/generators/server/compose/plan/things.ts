import "server-only";
import {
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
    const belongs = isName || isNoun(bare) || (isAdjective(bare) && !isPreposition(bare));
    if (!belongs || (hasNoun && !isName && parse(bare).every(({ case: form }) => form !== "gent"))) break;
    taken.push(bare);
    hasNoun ||= isName || isHead(all, at);
    if (bare !== word) break;
  }
  return hasNoun ? taken.join(" ") : undefined;
}

const isLiving = (phrase = ""): boolean => {
  const head = phrase.split(/\s+/u).find((word) => isNoun(word)) ?? "";
  return parse(head)[0]?.animacy === "anim";
};

/** «где какой самосвал» names its thing inside. */
const namedIn = (phrase: string): string | undefined =>
  phrase
    .split(/\s+/u)
    .map(bareOf)
    .find((word) => {
      const { pos, animacy, case: form } = parse(word)[0] ?? {};
      return pos === "NOUN" && animacy === "inan" && (form === "nomn" || form === "accs");
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

/** Nouns of work and of a single record; those in -ание and -ение besides, unless they name what is made. */
const actions = new Set(
  "карточка паспорт учёт учет подбор поиск контроль проверка мониторинг обмен передача выгрузка загрузка подсчёт подсчет сверка печать интеграция стыковка синхронизация выдача приём прием оценка маркировка выработка продление отправка рассылка".split(
    " ",
  ),
);
const ACTING = /(?:ание|ение|яние|ование|итие)$/u;
const MADE =
  /^(?:описа|объявл|сообщ|издел|зада|обращ|предлож|уведомл|напомин|прилож|помещ|зда|распис|разреш|заключ|направл|показа|удостов|собра|заявл|раст|отправл|назнач|пожел|измер|наблюд|состоя|событ|обязат|подраздел|учрежд|предпри|меропр|соглаш|требов|оборуд|имущ)/u;

/** «подбор запчастей» → «запчасти»: records are kept of what is worked on; else of the object as it is called. */
export function thingOf(object: string, locale: Locale): string | undefined {
  if (locale === "en") return object;
  const all = object.split(/\s+/u);
  const head = all.findIndex((_, at) => isHead(all, at));
  const name = lemma(all[head] ?? "");
  if (!actions.has(name) && (!ACTING.test(name) || MADE.test(name)))
    return all.length === 1 ? plural(object) : object;
  const complement = all.slice(head + 1).filter((word) => !/^(?:кажд|люб)/iu.test(word));
  if (isLiving(complement.join(" "))) return object;
  return complement.length === 0 ? undefined : nominative(complement.join(" "));
}

/** A noun phrase ends before these and before a participle; "of" belongs to it. */
const stops = new Set(
  "for to from with without in on at by per into onto over before after during between against through across under until about as via instead and or that which who whose when where what how if while tied linked sorted sent based covering including showing using can could will would should must may shall is are was were has have had do does get gets can't cant cannot won't isn't aren't the a an this every each once out back up down off they we he she you it taken made given kept told seen put".split(
    " ",
  ),
);
const determiners = new Set("only the a an every each all any which what how many much".split(" "));
const ADVERB =
  /^(?:of|themselves|itself|himself|herself|online|automatically|ahead|twice|daily|properly|quickly|ready|near|[\p{L}]{3,}ly)$/iu;

/** The noun phrase at the beginning: "guided tour", "stock of gear". */
function headEn(phrase: string): string | undefined {
  const all = phrase.split(/\s+/u);
  const from = all.findIndex((word) => !determiners.has(word.toLowerCase()));
  const words = all.slice(Math.max(0, from));
  const isOver = (word: string, at: number) => {
    const bare = bareOf(word).toLowerCase();
    const next = words[at + 1] ?? "";
    const isPair = bare === "and" && at === 1 && all.length > 3 && !stops.has(next);
    const isStop = stops.has(bare) || /^(?:\d+|[a-z]{3,}ed)$/u.test(bare) || /^(?:can|is|are)$/u.test(next);
    const isEnded = bareOf(words[at - 1] ?? "") !== words[at - 1];
    return at > 0 && (isEnded || (isStop && !isPair) || at > 6);
  };
  const end = words.findIndex(isOver);
  const taken = words.slice(0, end < 0 ? undefined : end).map(bareOf);
  while (taken.length > 1 && ADVERB.test(taken.at(-1) ?? "")) taken.pop();
  return taken.join(" ") === "" || stops.has(taken[0] ?? "") ? undefined : taken.join(" ");
}
