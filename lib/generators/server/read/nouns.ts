import "server-only";
import { attributive, isPlural } from "@/lib/generators/server/language/en";
import { parse, type RuParse } from "@/lib/generators/server/language/ru-words";
import type { Token } from "@/lib/generators/server/read/tokens";
import { isMeasure } from "@/lib/generators/server/read/units";

/** The noun phrase beside a number, by places of tokens: [from, head] is the unit, [head + 1, to) what is measured or told more closely. */
export type Counted = { from: number; head: number; to: number };

const isRussian = (token: Token | undefined) => token !== undefined && /[а-яё]/i.test(token.text);
const isPlain = (token: Token | undefined): token is Token => token?.kind === "word" && !token.quoted;

const nounOf = (token: Token | undefined, ...cases: string[]): RuParse | undefined => {
  if (!isPlain(token)) return undefined;
  const readings = parse(token.text);
  const best = readings[0]?.score ?? 0;
  return readings.find(
    ({ pos, case: name, score }) =>
      pos === "NOUN" && score >= best * 0.1 && (cases.length === 0 || cases.includes(name ?? "")),
  );
};
const isAgreeing = (token: Token | undefined, ...cases: string[]) =>
  isPlain(token) &&
  parse(token.text).some(
    ({ pos, case: name, score }) =>
      (pos === "ADJF" || pos === "PRTF") && score > 0.1 && (cases.length === 0 || cases.includes(name ?? "")),
  );

const ABBREVIATIONS = /^(?:т|шт|кг|чел|ед|экз|га|куб|кв|уп|ящ|компл|наим|тн)$/;
const isNameOf = (token: Token | undefined) => isPlain(token) && /^(?:[A-Z]|[А-ЯЁ].*[А-ЯЁ])/.test(token.text);

/** «тонн зерна», «безработных граждан», «водителей и кондукторов», «самосвалов БелАЗ». */
function russian(tokens: readonly Token[], at: number): Counted | undefined {
  let head = at;
  const isBefore = (place: number) =>
    isAgreeing(tokens[place]) &&
    (!nounOf(tokens[place]) || nounOf(tokens[place + 1]) !== undefined) &&
    (isAgreeing(tokens[place + 1]) || nounOf(tokens[place + 1]) !== undefined);
  while (head < at + 4 && !isMeasure(tokens[at]?.lower ?? "") && isBefore(head)) head += 1;
  const noun = nounOf(tokens[head]);
  if (!noun && !isMeasure(tokens[head]?.lower ?? "") && !(head === at && isAgreeing(tokens[head])))
    return undefined;
  let to = head + 1;
  const isCut = tokens[to]?.text === "." && tokens[to]?.start === tokens[head]?.end;
  if (isCut && ABBREVIATIONS.test(tokens[head]?.lower ?? "") && tokens[to + 1]) to += 1;
  let nouns = 0;
  for (; nouns < 2; nouns += 1) {
    let end = to;
    while (end < to + 2 && isAgreeing(tokens[end], "gent") && nounOf(tokens[end + 1], "gent")) end += 1;
    if (!(end === to && isNameOf(tokens[end])) && !nounOf(tokens[end], "gent")) break;
    to = end + 1;
  }
  const isPair = tokens[to]?.lower === "и" && nouns < 2 && noun && (nouns > 0 || noun.number === "plur");
  const others = parse(tokens[to + 1]?.text ?? "").filter(
    ({ case: name, number }) => name === "gent" && number === "plur",
  );
  if (isPair && others.some(({ pos, animacy }) => pos === "NOUN" && animacy === noun.animacy)) to += 2;
  return { from: at, head, to };
}

/** Words that end an English noun phrase or cannot begin one. */
const stops = new Set(
  (
    "a an the this that these those some any no each every all both of in on at by for from to into onto with without within per as than " +
    "about around over under after before during until till since between through across against near off out up down along via " +
    "and or but nor so yet because cos coz if when while where which who whom whose what how why although though unless whereas plus minus " +
    "i me my we us our you your he him his she her it its they them their one ones someone nobody everybody people's there here " +
    "am is are was were be been being do does did done has have had having can could will would shall should may might must cannot can't don't doesn't " +
    "not never also still even just only then now already almost again ever often always usually mostly roughly approximately together apart away back " +
    "worth last next past previous several few many much later ago long old high wide deep away total max maximum min minimum tops or-so"
  ).split(" "),
);
/** Verbs that follow a counted noun; right after the number they are nouns: "140 shows", "1,200 calls". */
const verbs = new Set(
  (
    "get gets got go goes went come comes came take takes took make makes made need needs want wants run runs ran wait waits work works use uses say says said ask asks " +
    "keep keeps kept leave leaves left lose loses lost cost costs pay pays paid stay stays call calls show shows drive drives queue"
  ).split(" "),
);
const PARTICIPLE =
  /^(?:lost|sold|left|missed|late|gone|broken|stolen|taken|given|written|made|sent|spent|off|twice|once|each|apiece|percent)$|(?:ed|ing)$/;
const DETERMINER = /^(?:the|our|their|all|these|those|my|всех|наших)$/;
export const isPluralWord = isPlural;
const LONGEST = 4;

/** The word goes on with a noun phrase: no article, no pronoun, no verb, no adverb. */
const isPart = (token: Token | undefined): token is Token => isPlain(token) && !stops.has(token.lower);

/** "pallet runs", "licensed street vendors", "tonnes of grain", "members of staff". */
function english(tokens: readonly Token[], at: number, isCounted = true): Counted | undefined {
  let last = -1;
  let end = at;
  for (; end < at + LONGEST; end += 1) {
    const [token, next] = [tokens[end], tokens[end + 1]];
    if (!isPart(token) || (end > at && /ly$/.test(token.lower))) break;
    const isMany = isPluralWord(token.lower);
    if (end > at && verbs.has(token.lower) && !(isCounted && last < 0 && isMany)) break;
    if (!isMany || attributive.test(token.lower)) continue;
    last = end;
    // After a plural a word in -s is a noun too, for verbs have none: "drivers queue", but "sales leads".
    if (!isPart(next) || !isPluralWord(next.lower)) break;
  }
  const head = last >= 0 ? last : end - 1;
  if (head < at) return undefined;
  if (last < 0 && (end - at > 3 || PARTICIPLE.test(tokens[head]?.lower ?? ""))) return undefined;
  let to = head + 1;
  if (tokens[to]?.lower !== "of") return { from: at, head, to };
  let first = to + 1;
  while (DETERMINER.test(tokens[first]?.lower ?? "")) first += 1;
  let tail = first;
  while (
    tail < first + 3 &&
    isPart(tokens[tail]) &&
    !(tail > first && isPluralWord(tokens[tail - 1]?.lower ?? ""))
  )
    tail += 1;
  if (tail > first) to = tail;
  return { from: at, head, to };
}

/** The noun phrase that begins after a number, or (`isCounted` false) anywhere else, where a word like "costs" is a verb. */
export function countedAt(tokens: readonly Token[], at: number, isCounted = true): Counted | undefined {
  const [before, first, second] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // "200-seat hall"
  if (first?.text === "-" && first.start === before?.end && second?.start === first.end)
    return isPlain(second) && /^[a-z]+$/.test(second.text)
      ? { from: at + 1, head: at + 1, to: at + 2 }
      : undefined;
  const from = /^(?:different|other|more|further|our)$/.test(first?.lower ?? "") ? at + 1 : at;
  if (!isPlain(tokens[from])) return undefined;
  return isRussian(tokens[from]) ? russian(tokens, from) : english(tokens, from, isCounted);
}

/** The noun phrase a share is of: «9 % заказов», "7% of the fruit", "a third of the bookings". */
export function sharedAt(tokens: readonly Token[], at: number, isSingular = false): Counted | undefined {
  let from = at;
  if (/^(?:of|от)$/.test(tokens[from]?.lower ?? "")) from += 1;
  while (DETERMINER.test(tokens[from]?.lower ?? "")) from += 1;
  if (!isPlain(tokens[from])) return undefined;
  if (isRussian(tokens[from])) return russian(tokens, from);
  if (from > at || isSingular) return english(tokens, from);
  // "15% drop before anyone answers": without "of" only a plural is surely a noun.
  const found = verbs.has(tokens[from]?.lower ?? "") ? undefined : english(tokens, from);
  return found && isPluralWord(tokens[found.head]?.lower ?? "") ? found : undefined;
}
