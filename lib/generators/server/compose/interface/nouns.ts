import "server-only";
import {
  canTurn,
  inCase,
  isAdjective,
  isNoun,
  isVerb,
  nominative,
  parse,
  type RuCase,
} from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

/** Nouns of a clause beside its object: what the visitor expects to see on the screen, each as a label in the nominative. */

const BORDERS: Readonly<Record<Locale, RegExp>> = {
  ru: /[,;:().–—]|(?<![\p{L}-])(?:и|или|а|но|с|со|до|от|из|по|на|в|во|для|за|к|ко|при|через|без|после|перед|между|о|об|под|над|у|где|что|чтобы?|когда|кто|как|какой|какая|который|которая|которые)(?![\p{L}-])/giu,
  en: /[,;:().–—]|\b(?:and|or|but|with|without|to|from|of|for|in|on|at|by|per|into|before|after|during|between|against|through|under|until|about|as|via|that|which|who|whom|whose|what|when|where|how|if|while|instead|so|than|then|can|could|will|would|should|must|cannot|can't|won't|is|are|was|were|be|been|has|have|had|does|do|did|not|tied|linked|sorted|based|sent|covering|including|showing|using)\b/giu,
};

/** What a thing is shown on, and words of time and measure: no field. */
const NO_FIELD: Readonly<Record<Locale, RegExp>> = {
  ru: /^(?:телефон|планшет|экран|сайт|компьютер|интернет|сообщени|смс|табло|очеред|система|программ|приложени|раз|каждый|год|лет|месяц|недел|день|дня|час|минут|смен|сутки|время$|сам|сами|один|первый|весь|все|это|они|человек|люди|случа|вид|место$|возможност|правил|ссылк|связь|сигнал$|готовност)/iu,
  en: /^(?:phones?|tablets?|screens?|web|website|site|web page|page|links?|computers?|internet|messages?|texts?|emails?|e-mails?|system|app|paper|years?|months?|month end|weeks?|days?|hours?|minutes?|mornings?|nights?|times?|people|ppl|person|(?:one |same )?place|ones?|back|half empty|themselves|himself|herself|itself|it|them|us|they|we|i|you|everyone|each|every|all|more|next|new|good|free|ready|go|way|ways|thing|things|call|rule|rules|spot)$/iu,
};

const LONGEST = 3;

/** Cases after prepositions; «с» and «в» have two. */
const governed: readonly (readonly [RegExp, readonly RuCase[]])[] = [
  [/^(?:от|до|из|без|для|у|после)$/iu, ["gent"]],
  [/^(?:с|со)$/iu, ["ablt", "gent"]],
  [/^(?:к|ко|по)$/iu, ["datv"]],
  [/^(?:над|под|перед|между)$/iu, ["ablt"]],
  [/^(?:в|во|на|о|об|при)$/iu, ["loct", "accs"]],
];

/** The nominative of a phrase after a preposition: «от приёмки молока» → «приёмка молока», not «приёмки». */
function named(phrase: string, before: string): string {
  const cases = governed.find(([words]) => words.test(before))?.[1] ?? [];
  const [first = ""] = phrase.split(" ");
  for (const one of cases) {
    const reading = parse(first).find(
      ({ pos, case: name }) => (pos === "NOUN" || pos === "ADJF") && name === one,
    );
    if (reading?.number !== undefined) return inCase(phrase, "nomn", reading.number);
  }
  return nominative(phrase);
}

/** «каждый десятый заказ» is a share and no field. */
const isOrdinal = (part: string) =>
  part.split(/\s+/u).some((word) => parse(word)[0]?.tags.has("Anum") === true);

function ruNoun(part: string, before: string): string | undefined {
  if (/^для$/iu.test(before) || isOrdinal(part)) return undefined;
  const words = part.split(/\s+/u).filter((word) => word !== "");
  const from = words.findIndex((word) => isNoun(word) || isAdjective(word));
  if (from < 0 || words.slice(0, from).some((word) => /\d/u.test(word))) return undefined;
  const taken: string[] = [];
  let hasNoun = false;
  for (const word of words.slice(from)) {
    const readings = parse(word);
    const isGenitive = readings.some(
      ({ pos, case: name }) => (pos === "NOUN" || pos === "ADJF") && name === "gent",
    );
    if (hasNoun && !isGenitive) break;
    if (!isNoun(word) && !isAdjective(word)) break;
    taken.push(word);
    hasNoun ||= parse(word)[0]?.pos === "NOUN";
  }
  if (!hasNoun || parse(taken[0] ?? "")[0]?.pos === "PRTF") return undefined;
  while (taken.length > 0 && !isNoun(taken.at(-1) ?? "")) taken.pop();
  const phrase = taken
    .join(" ")
    .replace(/^(?:кажд\S*|люб\S*|наш\S*|сво\S*|все[хй]?|одн\S*|един\S*|как\S*|эт\S*|так\S*)\s+/iu, "");
  if (phrase === "" || taken.length > LONGEST || !canTurn(phrase)) return undefined;
  return named(phrase, before);
}

const VERBAL = /(?:ed|ing|ly)$/iu;

/** After these somebody does something: "that patrollers fill in". */
const CLAUSE = /^(?:that|which|who|whom|what|when|where|how|if|while)$/iu;
/** After these a verb comes first: "can trust". */
const VERB_FIRST = /^(?:can|could|will|would|should|must|does|do|did|to)$/iu;

/** Verbs that a wish begins with: "scan crates out". */
const LEADING =
  /^(?:tell|scan|log|know|keep|find|track|show|see|send|get|make|let|print|check|record|plan|book|ask|remind|share|count|let)\s+/iu;

function enNoun(part: string, before: string): string | undefined {
  if (CLAUSE.test(before) && !/\b(?:an?|the)\b/iu.test(part)) return undefined;
  // What stands before an article belongs to a verb: "check the horse's hours".
  const own = part
    .replace(/^.*\b(?:an?|the|each|every|our|my|your|their|its)\s+/iu, "")
    .replace(before === "" ? LEADING : /^$/u, "")
    .replace(/\s+(?:out|in|back|off|up|once)$/iu, "")
    .trim();
  const all = own.split(/\s+/u);
  const words = VERB_FIRST.test(before) && own === part.trim() ? all.slice(1) : all;
  if (words.length === 0 || words.length > LONGEST || /\d/u.test(own)) return undefined;
  return words.some((word) => VERBAL.test(word) || /^(?:people|who)$/iu.test(word))
    ? undefined
    : words.join(" ");
}

function partsOf(text: string, locale: Locale): string[] {
  const one = locale === "ru" ? ruNoun : enNoun;
  const pieces = text.split(BORDERS[locale]);
  const borders = text.match(BORDERS[locale]) ?? [];
  return pieces
    .map((part, index) => one(part.trim(), borders[index - 1] ?? ""))
    .filter((noun): noun is string => noun !== undefined && noun.length > 2 && !NO_FIELD[locale].test(noun));
}

/** Nouns of a wish after its first, which is the object. */
export const nounsOf = (clause: string, locale: Locale): string[] => partsOf(clause, locale);

const PASSIVE = /^(.{4,40}?)\s+(?:is|are|was|were|gets?)\s+\p{L}+(?:ed|en|wn|alked|ept|id|de|ut|ld)\b/iu;

/** What is written down or passed on today, when a complaint begins with it: «Температуру и влажность … записывают». */
export function recordedIn(pain: string, locale: Locale): string[] {
  if (locale === "en") {
    const [, subject] = PASSIVE.exec(pain) ?? [];
    return subject === undefined ? [] : partsOf(subject, locale);
  }
  const words = pain.split(/\s+/u);
  const verb = words.findIndex((word) => isVerb(word) && !isNoun(word));
  const [first = ""] = words;
  // A form that is a nominative too may be whoever acts.
  const cases = parse(first).flatMap(({ pos, case: name }) =>
    pos === "NOUN" || pos === "ADJF" ? [name] : [],
  );
  const isObject = cases.includes("accs") && !cases.includes("nomn");
  return verb < 1 || !isObject || verb > 8 ? [] : partsOf(words.slice(0, verb).join(" "), locale);
}

/** What a request, a form or a booking is of: «заявки школьных групп» → «школьные группы», "lesson bookings" → "lesson". */
export function complementOf(object: string, locale: Locale): string | undefined {
  if (locale === "en")
    return /^(?!online|advance)([\p{L}-]{3,}(?: [\p{L}-]+)?) (?:re-?)?(?:bookings?|reservations?|appointments?)$/iu.exec(
      object,
    )?.[1];
  const [, ...rest] = object.split(/\s+/u);
  const of = rest.join(" ");
  return of === "" || !parse(rest[0] ?? "").some(({ case: name }) => name === "gent")
    ? undefined
    : ruNoun(of, "из");
}
