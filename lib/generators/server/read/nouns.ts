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

/** «тонн зерна», «безработных граждан», «водителей и кондукторов», «самосвалов БелАЗ». */
function russian(tokens: readonly Token[], at: number): Counted | undefined {
  let head = at;
  while (
    !isMeasure(tokens[at]?.lower ?? "") &&
    head < at + 4 &&
    isAgreeing(tokens[head]) &&
    (nounOf(tokens[head]) === undefined ||
      nounOf(tokens[head + 1], "gent", "nomn", "accs", "loct", "ablt", "datv") !== undefined) &&
    (isAgreeing(tokens[head + 1]) || nounOf(tokens[head + 1]) !== undefined)
  )
    head += 1;
  const noun = nounOf(tokens[head]);
  const isSubstantive = noun === undefined && head === at && isAgreeing(tokens[head]);
  if (noun === undefined && !isSubstantive && !isMeasure(tokens[head]?.lower ?? "")) return undefined;
  let to = head + 1;
  if (
    tokens[to]?.text === "." &&
    tokens[to]?.start === tokens[head]?.end &&
    /^(?:т|шт|кг|чел|ед|экз|га|куб|кв|уп|ящ|компл|наим|тн)$/.test(tokens[head]?.lower ?? "") &&
    tokens[to + 1] !== undefined
  )
    to += 1;
  let nouns = 0;
  while (nouns < 2) {
    let end = to;
    while (end < to + 2 && isAgreeing(tokens[end], "gent") && nounOf(tokens[end + 1], "gent") !== undefined)
      end += 1;
    const token = tokens[end];
    const isName =
      isPlain(token) && (/^[A-Z]/.test(token.text) || /^[А-ЯЁ].*[А-ЯЁ]/.test(token.text)) && end === to;
    if (!isName && nounOf(token, "gent") === undefined) break;
    to = end + 1;
    nouns += 1;
  }
  const other = tokens[to + 1];
  const isPair =
    tokens[to]?.lower === "и" && nouns < 2 && noun !== undefined && (nouns > 0 || noun.number === "plur");
  if (
    isPair &&
    parse(other?.text ?? "").some(
      ({ pos, case: name, number, animacy }) =>
        pos === "NOUN" && name === "gent" && number === "plur" && animacy === noun.animacy,
    )
  )
    to += 2;
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
// prettier-ignore
const verbs = new Set(
  (
    "get gets got go goes went come comes came take takes took make makes made need needs want wants run runs ran wait waits work works use uses " +
    " say says said ask asks keep keeps kept leave leaves left lose loses lost cost costs pay pays paid stay stays call calls show shows drive drives queue"
  ).trim().split(/\s+/),
);
export const isPluralWord = isPlural;
const LONGEST = 4;

/** "pallet runs", "licensed street vendors", "tonnes of grain", "members of staff". */
function english(tokens: readonly Token[], at: number, isCounted = true): Counted | undefined {
  let last = -1;
  let end = at;
  for (; end < at + LONGEST; end += 1) {
    const token = tokens[end];
    if (
      !isPlain(token) ||
      stops.has(token.lower) ||
      (end > at && verbs.has(token.lower) && !(isCounted && last < 0 && isPluralWord(token.lower)))
    )
      break;
    if (/ly$/.test(token.lower) && end > at) break;
    if (isPluralWord(token.lower) && !attributive.test(token.lower)) {
      last = end;
      const next = tokens[end + 1];
      // After a plural a word in -s is a noun too, for verbs have none: "drivers queue", but "sales leads".
      if (!(isPlain(next) && isPluralWord(next.lower) && !stops.has(next.lower))) break;
    }
  }
  const head = last >= 0 ? last : end - 1;
  if (head < at) return undefined;
  const isParticiple =
    /^(?:lost|sold|left|missed|late|gone|broken|stolen|taken|given|written|made|sent|spent|off|twice|once|each|apiece|percent)$|(?:ed|ing)$/;
  if (last < 0 && (end - at > 3 || isParticiple.test(tokens[head]?.lower ?? ""))) return undefined;
  let to = head + 1;
  if (tokens[to]?.lower === "of" && isPlain(tokens[to + 1])) {
    let tail = to + 1;
    while (/^(?:the|our|their|all|these|those|my)$/.test(tokens[tail]?.lower ?? "")) tail += 1;
    const first = tail;
    while (
      tail < first + 3 &&
      isPlain(tokens[tail]) &&
      !stops.has(tokens[tail]?.lower ?? "") &&
      !(tail > first && isPluralWord(tokens[tail - 1]?.lower ?? ""))
    )
      tail += 1;
    if (tail > first) to = tail;
  }
  return { from: at, head, to };
}

/** The noun phrase that begins after a number, or (`isCounted` false) anywhere else, where a word like "costs" is a verb. */
export function countedAt(tokens: readonly Token[], at: number, isCounted = true): Counted | undefined {
  let from = at;
  // «6100 шт.», "58 other vans", "200-seat hall"
  const isGlued =
    tokens[from]?.text === "-" &&
    tokens[from]?.start === tokens[from - 1]?.end &&
    tokens[from + 1]?.start === tokens[from]?.end;
  if (isGlued) {
    const token = tokens[from + 1];
    return isPlain(token) && /^[a-z]+$/.test(token.text)
      ? { from: from + 1, head: from + 1, to: from + 2 }
      : undefined;
  }
  if (/^(?:different|other|more|further|our)$/.test(tokens[from]?.lower ?? "")) from += 1;
  const token = tokens[from];
  if (token?.quoted || token?.kind !== "word") return undefined;
  return isRussian(token) ? russian(tokens, from) : english(tokens, from, isCounted);
}

/** The noun phrase a share is of: «9 % заказов», "7% of the fruit", "a third of the bookings". */
export function sharedAt(tokens: readonly Token[], at: number, isSingular = false): Counted | undefined {
  let from = at;
  if (/^(?:of|от)$/.test(tokens[from]?.lower ?? "")) from += 1;
  while (/^(?:the|our|their|all|these|those|my|всех|наших)$/.test(tokens[from]?.lower ?? "")) from += 1;
  if (/^(?:them|it|us|which|these|those)$/.test(tokens[from]?.lower ?? "")) return undefined;
  const token = tokens[from];
  if (!isPlain(token)) return undefined;
  if (isRussian(token)) return russian(tokens, from);
  if (from > at || isSingular) return english(tokens, from);
  // "15% drop before anyone answers": without "of" only a plural is surely a noun.
  const found = stops.has(token.lower) || verbs.has(token.lower) ? undefined : english(tokens, from);
  return found !== undefined && isPluralWord(tokens[found.head]?.lower ?? "") ? found : undefined;
}
