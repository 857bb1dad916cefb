import "server-only";
import { isPreposition, parse, type RuParse } from "@/lib/generators/server/language/ru-words";
import type { Amount } from "@/lib/generators/server/read/amounts";
import { countedAt, type Counted } from "@/lib/generators/server/read/nouns";
import { wordValue } from "@/lib/generators/server/read/numbers";
import type { Clause } from "@/lib/generators/server/read/sentences";
import { tellsPrice } from "@/lib/generators/server/read/statements";
import { fits, fitsBefore, type Token } from "@/lib/generators/server/read/tokens";
import { isMeasure, periodAt } from "@/lib/generators/server/read/units";

/** Nouns of a figure that do not follow its number. */

const passed =
  /^(?:а|и|но|кажд(?:ый|ая|ое|ую)|один|одна|одно|это|the|an?|and|but|our|one|each|every|whenever|when|that's|say|or)$/;
const isSubject = ({ case: name, pos, score }: RuParse) => name === "nomn" && pos !== "NPRO" && score > 0.1;

/** The noun phrase that begins soon after a place of the text and ends before a token; in Russian the first one in the nominative. */
export function subject(tokens: readonly Token[], start: number, to: number): Counted | undefined {
  const first = tokens.findIndex((token) => token.start >= start);
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
  "около|примерно|порядка|по|до|где-?то|всего|больше|более|осталось|стало|было|работает|есть|трудится|ещё|в штате|about|around|roughly|some|~";
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
const isThing = ({ case: name, number }: RuParse) => name === "accs" && number === "sing";

/** For what one thing it is needed or paid: «9 минут на прибор», "45 mins per lot", "a remake"; «За каждый концерт платим 2 300». */
export function perOf(tokens: readonly Token[], clause: Clause, amount: Amount): Counted | undefined {
  const { from, to, time } = amount;
  const length = fits(tokens, to, `(?:per|an?|(?:for )?each|every|на|за)(?: (?:${each}))?`);
  const after = length > 0 && !periodAt(tokens, to) ? countedAt(tokens, to + length) : undefined;
  const head = tokens[after?.head ?? -1];
  const lead = length === 1 && !isMeasure(head?.lower ?? "") ? tokens[to]?.lower : "";
  // «на складе» tells where; «870 тысяч за недостачу» is paid once, «берём 1500 за выезд» is a price.
  const isFor = lead !== "на" || (time !== undefined && parse(head?.text ?? "").some(isThing));
  if (after && isFor && (lead !== "за" || tellsPrice(clause.tokens))) return after;
  const first = tokens.findIndex(({ start }) => start >= clause.start);
  const led = fits(tokens, first, `за (?:${each})`);
  const before = led > 0 ? countedAt(tokens, first + led) : undefined;
  return before && before.to <= from ? before : undefined;
}
