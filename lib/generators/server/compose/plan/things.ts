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

const words = (text: string) => new Set(text.split(" "));

/** Nouns of work and of a single record; those in -ание and -ение besides, unless they name what is made. */
const actions = words(
  "карточка паспорт учёт учет подбор поиск контроль проверка мониторинг обмен передача выгрузка загрузка подсчёт подсчет сверка печать интеграция стыковка синхронизация выдача приём прием оценка маркировка выработка продление отправка рассылка",
);
const ACTING = /(?:ание|ение|яние|ование|итие)$/u;
const MADE =
  /^(?:описа|объявле|сообще|изде|зада|обраще|предложе|уведомле|напомина|приложе|помеще|зда|расписа|разреше|заключе|направле|показа|удостовере|собра|заявле|расте|отправле|назначе|пожела|измере|наблюде|состоя|событ|откло|обязатель|подразделе|учрежде|предприя|меропри|заня|соглаше|требова|оборудова|имуще)/u;

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

/** «подбор запчастей» → «запчасти»: records are kept of what is worked on; else of the object as it is called. */
export function thingOf(object: string, locale: Locale): string | undefined {
  if (locale === "en") return object;
  const all = object.split(/\s+/u);
  const head = all.findIndex((_, at) => isHead(all, at));
  const name = lemma(all[head] ?? "");
  if (!actions.has(name) && (!ACTING.test(name) || MADE.test(name)))
    return all.length === 1 ? plural(object) : object;
  const complement = all
    .slice(head + 1)
    .filter((word) => !/^(?:кажд|люб)/iu.test(word))
    .join(" ");
  if (isLiving(complement)) return object;
  return complement === "" ? undefined : nominative(complement);
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
