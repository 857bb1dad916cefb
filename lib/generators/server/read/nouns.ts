import "server-only";
import { attributive, isPlural } from "@/lib/generators/server/language/en";
import { isPreposition, parse, type RuParse } from "@/lib/generators/server/language/ru-words";
import type { Amount } from "@/lib/generators/server/read/amounts";
import { wordValue } from "@/lib/generators/server/read/numbers";
import type { Clause } from "@/lib/generators/server/read/sentences";
import { tellsPrice } from "@/lib/generators/server/read/statements";
import { fits, fitsBefore, type Token } from "@/lib/generators/server/read/tokens";
import { isMeasure, periodAt } from "@/lib/generators/server/read/units";

/** The noun phrase beside a number, by places of tokens: [from, head] is the unit, [head + 1, to) what is measured or told more closely. */
export type Counted = { from: number; head: number; to: number };

const isPlain = (token: Token | undefined): token is Token => token?.kind === "word" && !token.quoted;
const isRussian = ({ text }: Token) => /[а-яё]/i.test(text);

const readings = (token: Token | undefined, parts: RegExp, name?: string) => {
  const all = isPlain(token) ? parse(token.text) : [];
  const least = (all[0]?.score ?? 0) * 0.1;
  return all.filter(
    (one) => parts.test(one.pos) && one.score > least && (name === undefined || one.case === name),
  );
};
const nounOf = (token: Token | undefined, name?: string) => readings(token, /^NOUN$/, name)[0];
const isAgreeing = (token: Token | undefined, name?: string) =>
  readings(token, /^(?:ADJF|PRTF)$/, name).length > 0;

/** «тонн зерна», «безработных граждан», «водителей и кондукторов», «самосвалов БелАЗ». */
function russian(tokens: readonly Token[], at: number): Counted | undefined {
  const isMeasured = (place: number) => isMeasure(tokens[place]?.lower ?? "");
  let head = at;
  while (head < at + 4 && !isMeasured(at) && isAgreeing(tokens[head])) {
    const isNoun = nounOf(tokens[head]) !== undefined;
    if (!nounOf(tokens[head + 1]) && (isNoun || !isAgreeing(tokens[head + 1]))) break;
    head += 1;
  }
  const noun = nounOf(tokens[head]);
  const isAlone = head === at && isAgreeing(tokens[head]) && !/^кажд/.test(tokens[head]?.lower ?? "");
  if (!noun && !isMeasured(head) && !isAlone) return undefined;
  let to = head + 1;
  let nouns = 0;
  for (; nouns < 2; nouns += 1) {
    let end = to;
    while (end < to + 2 && isAgreeing(tokens[end], "gent") && nounOf(tokens[end + 1], "gent")) end += 1;
    if (!nounOf(tokens[end], "gent")) break;
    to = end + 1;
  }
  const isPair = tokens[to]?.lower === "и" && nouns < 2 && noun && (nouns > 0 || noun.number === "plur");
  const isAlike = readings(tokens[to + 1], /^NOUN$/, "gent").some(
    ({ number, animacy }) => number === "plur" && (animacy === noun?.animacy || !noun?.known),
  );
  return { from: at, head, to: isPair && isAlike ? to + 2 : to };
}

const STOP =
  /^(?:a|an|the|this|that|these|those|some|any|no|each|every|all|both|of|in|on|at|by|for|from|to|into|onto|with|without|within|per|as|than|about|around|over|under|after|before|during|until|till|since|between|through|across|against|near|off|out|up|down|along|via|and|or|but|nor|so|yet|because|cos|coz|if|when|while|where|which|who|whom|whose|what|how|why|although|though|unless|whereas|plus|minus|i|me|my|we|us|our|you|your|he|him|his|she|her|it|its|they|them|their|one|ones|someone|nobody|everybody|people's|there|here|am|is|are|was|were|be|been|being|do|does|did|done|has|have|had|having|can|could|will|would|shall|should|may|might|must|cannot|can't|don't|doesn't|not|never|also|still|even|just|only|then|now|already|almost|again|ever|often|always|usually|mostly|roughly|approximately|together|apart|away|back|worth|last|next|past|previous|several|few|many|much|later|ago|long|old|high|wide|deep|total|max|maximum|min|minimum|tops|or-so)$/;
const VERB =
  /^(?:get|got|goe?|went|come|came|take|took|make|made|need|want|run|ran|wait|work|use|say|said|ask|keep|kept|leave|left|lose|lost|cost|pay|paid|stay|call|show|drive|drove|queue|end|fail|happen|result|turn|spend|spent|send|sent|bring|write|wrote|enter|chase|forget|forgot|sit|brought)s?$/;
const PARTICIPLE =
  /^(?:lost|sold|left|missed|late|gone|broken|stolen|taken|given|written|made|sent|spent|off|twice|once|each|apiece|percent)$|(?:ed|ing)$/;
const DETERMINER = /^(?:the|our|their|all|these|those|my|всех|наших)$/;
const LONGEST = 4;

const isPart = (token: Token | undefined): token is Token => isPlain(token) && !STOP.test(token.lower);
const pastDeterminers = (tokens: readonly Token[], at: number): number =>
  DETERMINER.test(tokens[at]?.lower ?? "") ? pastDeterminers(tokens, at + 1) : at;

/** "pallet runs", "licensed street vendors", "tonnes of grain", "members of staff". */
function english(tokens: readonly Token[], at: number, isCounted = true): Counted | undefined {
  let last = -1;
  let end = at;
  for (; end < at + LONGEST; end += 1) {
    const [token, next] = [tokens[end], tokens[end + 1]];
    if (!isPart(token) || (end > at && /ly$/.test(token.lower))) break;
    const isMany = isPlural(token.lower);
    if (end > at && VERB.test(token.lower) && !(isCounted && last < 0 && isMany)) break;
    if (!isMany || attributive.test(token.lower)) continue;
    last = end;
    // After a plural a word in -s is a noun too, for verbs have none: "drivers queue", but "sales leads".
    if (!isPart(next) || !isPlural(next.lower)) break;
  }
  const head = last >= 0 ? last : end - 1;
  if (head < at) return undefined;
  if (last < 0 && (end - at > 3 || PARTICIPLE.test(tokens[head]?.lower ?? ""))) return undefined;
  if (tokens[head + 1]?.lower !== "of") return { from: at, head, to: head + 1 };
  const first = pastDeterminers(tokens, head + 2);
  let tail = first;
  while (tail < first + 3 && isPart(tokens[tail])) {
    tail += 1;
    if (isPlural(tokens[tail - 1]?.lower ?? "")) break;
  }
  return { from: at, head, to: tail > first ? tail : head + 1 };
}

/** The noun phrase that begins after a number, or (`isCounted` false) anywhere else, where a word like "costs" is a verb. */
export function countedAt(tokens: readonly Token[], at: number, isCounted = true): Counted | undefined {
  const [before, first, second] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // "200-seat hall"
  if (first?.text === "-" && first.start === before?.end && second?.start === first.end)
    return /^[a-z]+$/.test(second.text) ? { from: at + 1, head: at + 1, to: at + 2 } : undefined;
  if (!isPlain(first)) return undefined;
  return isRussian(first) ? russian(tokens, at) : english(tokens, at, isCounted);
}

/** The noun phrase a share is of: «9 % заказов», "7% of the fruit", "a third of the bookings". */
export function sharedAt(tokens: readonly Token[], at: number, isSingular = false): Counted | undefined {
  const from = pastDeterminers(tokens, /^(?:of|от)$/.test(tokens[at]?.lower ?? "") ? at + 1 : at);
  const start = tokens[from];
  if (!isPlain(start)) return undefined;
  if (isRussian(start)) return russian(tokens, from);
  if (from > at || isSingular) return english(tokens, from);
  // "15% drop before anyone answers": without "of" only a plural is surely a noun.
  const found = VERB.test(start.lower) ? undefined : english(tokens, from);
  return found && isPlural(tokens[found.head]?.lower ?? "") ? found : undefined;
}

const passed =
  /^(?:а|и|но|кажд(?:ый|ая|ое|ую)|один|одна|одно|это|the|an?|and|but|our|one|each|every|whenever|when|that's|say|or)$/;
const isSubject = ({ case: name, pos, score }: RuParse) => name === "nomn" && pos !== "NPRO" && score > 0.1;

/** The noun phrase that begins soon after a place of the text and ends before a token; in Russian the first one in the nominative. */
export function subject(tokens: readonly Token[], start: number, to: number): Counted | undefined {
  const isOther = (_: Token, at: number) => fits(tokens, at, "(?:and|but|и|а|но) (?:we|they|мы|они)") > 0;
  const other = tokens.slice(0, to).findLastIndex(isOther);
  const first = tokens.findIndex((token, at) => token.start >= start && at >= other);
  for (let at = first; at < Math.min(first + 6, to); at += 1) {
    const { kind, lower, quoted } = tokens[at] as Token;
    if (kind !== "word" || quoted || passed.test(lower) || wordValue(lower) !== undefined) continue;
    const isRussian = /^[а-яё]/.test(lower);
    const found = isRussian && !parse(lower).some(isSubject) ? undefined : countedAt(tokens, at, false);
    if (found && found.to <= to) return found;
    if (!isRussian) return undefined;
    // «в будни зал …»: what follows a preposition is no subject.
    if (isPreposition(lower)) at = countedAt(tokens, at + 1)?.head ?? at;
  }
  return undefined;
}

const about =
  "около|примерно|порядка|по|до|где-?то|всего|больше|более|приходит|поступает|бывает|выходит|набирается|получается|проходит|осталось|стало|было|работает|есть|трудится|ещё|в штате|about|around|roughly|some|~";
const isMany = ({ pos, case: name, number, score }: RuParse) =>
  pos === "NOUN" && name === "gent" && number === "plur" && score > 0.1;

/** The noun before the number: «водителей 52», «заявок гдето 90»; before a mark any: "staff: 48", «штат – 12», "a dispute (87 last year)". */
export function nounBefore(tokens: readonly Token[], from: number): Token | undefined {
  if (fitsBefore(tokens, from, "(?:staff|workforce|headcount|membership) of") > 0) return tokens[from - 2];
  const last = from - 1 - fitsBefore(tokens, from, about);
  const isMarked = /^[:–—(=]$/.test(tokens[last]?.text ?? "");
  const at = isMarked ? last - 1 : last;
  const token = tokens[at];
  // «из магазинов 4,5 %» names where, «споры с фермерами: 40» with whom, not of what.
  if (token?.kind !== "word" || token.quoted || isPreposition(tokens[at - 1]?.lower ?? "")) return undefined;
  const isNoun = isMarked ? countedAt(tokens, at) !== undefined : parse(token.text).some(isMany);
  return isNoun || /^раза?$/.test(token.lower) ? token : undefined;
}

const each = "кажд\\S+|один|одну|одно";
/** «минус 12 тысяч каждый раз», "€2,600 in refunds each time", "$220 each": the price of what was counted before. */
export const apiece =
  "(?:[^,; ]+ ){0,4}?(?:each|every|a) (?:time|go|pop)|(?:каждый|за) раз|each|apiece|кажд(?:ый|ая|ое)(?! (?:час|день|месяц|квартал|сезон|год))|штук[аи]";

const isThing = ({ case: name, number }: RuParse) => name === "accs" && number === "sing";

/** For what one thing it is needed or paid: «9 минут на прибор», "45 mins per lot", "a remake"; «За каждый концерт платим 2 300». */
export function perOf(
  tokens: readonly Token[],
  clause: Clause,
  { from, to, time }: Amount,
): Counted | undefined {
  const length = fits(tokens, to, `(?:per|an?|(?:for )?each|every|на|за)(?: (?:${each}))?`);
  const after = length > 0 && !periodAt(tokens, to) ? countedAt(tokens, to + length) : undefined;
  const head = tokens[after?.head ?? -1];
  const lead = length === 1 && !isMeasure(head?.lower ?? "") ? tokens[to]?.lower : "";
  // «на складе» tells where; «870 тысяч за недостачу» is paid once, «берём 1500 за выезд» is a price.
  const isFor = lead !== "на" || (time !== undefined && parse(head?.text ?? "").some(isThing));
  if (after && isFor && (lead !== "за" || tellsPrice(clause.tokens))) return after;
  const first = tokens.findIndex(({ start }) => start >= clause.start);
  const led = fits(tokens, first, `(?:за|на) (?:${each})`);
  const before = led > 0 ? countedAt(tokens, first + led) : undefined;
  return before && before.to <= from ? before : undefined;
}
