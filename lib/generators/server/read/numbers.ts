import "server-only";
import { parse } from "@/lib/generators/server/language/ru-words";
import { ahead, fits, wordTable, type Token } from "@/lib/generators/server/read/tokens";

/** One number: its value with the multiplier, and the token after it. */
export type NumberPart = { value: number; to: number; scale: number; isWord: boolean };

const counted = (list: string, first: number, step: number) =>
  list.split(" ").map((word, at) => [word, first + at * step] as const);

/** Numbers in words, Russian ones in their dictionary form. «один», "one" alone are no figures: «на одном экране». */
const values = new Map<string, number>([
  ...counted("two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen", 2, 1),
  ...counted("sixteen seventeen eighteen nineteen", 16, 1),
  ...counted("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...counted("два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать", 2, 1),
  ...counted("четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать", 14, 1),
  ...counted("двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто", 20, 10),
  ...counted("сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот", 100, 100),
  ...counted("двое трое четверо пятеро шестеро семеро", 2, 1),
  ...Object.entries({ dozen: 12, десяток: 10, дюжина: 12, сотня: 100, полтора: 1.5, полтораста: 150 }),
]);

/** Multipliers as written after digits or number words. */
const scale = wordTable(`
  1e3 тыс|тысяч.{0,3}|тыщ.?|к|k|thousands?; 1e6 млн|миллион.{0,3}|лям.?|m|mln|mio|mn|millions?
  1e9 млрд|миллиард.{0,3}|b|bn|billions?; 100 hundred; 1e5 lakhs?|lac; 1e7 crores?
`);
const scaleOf = (lower: string) => (scale(lower) === undefined ? undefined : Number(scale(lower)));

/** Value of one number word without its multiplier: «восьми» → 8, "sixty-odd" → 60, "twenty-five" → 25. */
export function wordValue(lower: string): number | undefined {
  if (/^[a-z]/.test(lower)) {
    const [tens = "", ones] = lower.split("-");
    const value = values.get(tens);
    if (value === undefined || ones === undefined || ones === "odd") return value;
    const rest = ones === "one" ? 1 : values.get(ones);
    return rest === undefined ? undefined : value + rest;
  }
  const readings = parse(lower);
  const reading = readings.find(({ normal, pos }) => values.has(normal) && /^(?:NUMR|NOUN)$/.test(pos));
  const isLikely = reading !== undefined && reading.score >= (readings[0]?.score ?? 0) * 0.3;
  return isLikely ? values.get(reading.normal) : undefined;
}

/** «1 340», "1,340", «2,9», "1.340.000" as written in digits. */
function digitsValue(text: string): number {
  const plain = text.replace(/[\s'’]/g, "");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  return Number(/^\d{1,3}(?:\.\d{3}){2,}$/.test(plain) ? plain.replaceAll(".", "") : plain.replace(",", "."));
}

/** Value of digits or of a word. */
export const valueOf = (text: string) => (/^\d/.test(text) ? digitsValue(text) : wordValue(text));

/** Without the noise of binary fractions: 8.2 · 1e6 is 8,200,000. */
const scaled = (value: number, scale: number) => Number((value * scale).toPrecision(12));

/** «двадцать три» is one number, «два три» are two. */
const joins = (current: number, value: number) =>
  (current % 100 === 0 && value < 100) || (current % 10 === 0 && current % 100 >= 20 && value < 10);

/** «двадцать пять», «две тысячи», "a hundred and fifty", "two and a half". */
function inWords(tokens: readonly Token[], from: number): NumberPart | undefined {
  const isOne = fits(tokens, from, "a (?:hundred|thousand|million)") > 0;
  let total = 0;
  let current: number | undefined = isOne ? 1 : undefined;
  let at = isOne || fits(tokens, from, "a dozen") > 0 ? from + 1 : from;
  for (; at < from + 8; at += 1) {
    const { kind, quoted, lower } = tokens[at] ?? { kind: "mark", quoted: true, lower: "" };
    if (kind !== "word" || quoted) break;
    const value = wordValue(lower);
    const scale = lower.length > 1 ? scaleOf(lower) : undefined;
    if (value !== undefined && joins(current ?? 0, value)) current = (current ?? 0) + value;
    else if (current === undefined) break;
    else if (scale === 100) current *= 100;
    else if (scale !== undefined) {
      total += current * scale;
      current = 0;
    } else if (lower !== "and" || current % 100 !== 0 || !values.has(tokens[at + 1]?.lower ?? "")) break;
  }
  return current === undefined ? undefined : { value: total + current, to: at, scale: 1, isWord: true };
}

/** «миллионов на 18», «тыщ 150»: the multiplier first, for what is only about so much. */
function inverted(tokens: readonly Token[], from: number): NumberPart | undefined {
  const word = tokens[from]?.lower ?? "";
  const scale = /^[а-яё]{3}/.test(word) ? scaleOf(word) : undefined;
  if (scale === undefined) return undefined;
  const part = numberAt(tokens, from + (fits(tokens, from, "\\S+ (?:на|в|по)") || 1));
  return part?.scale === 1 ? { ...part, value: scaled(part.value, scale), scale, isWord: false } : undefined;
}

/** «тыс.», "k", "m" glued to a sum or before what is counted; a lone "m" is a metre. */
function scaleAfter(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || token.quoted) return undefined;
  if (token.text.length > 1) return scaleOf(token.lower);
  if (tokens[at - 1]?.end !== token.start) return undefined;
  const isSum = /^[$€£¥₹]$/.test(tokens[at - 2]?.text ?? "");
  const isMeasured = !/^m (?!high|wide|long|deep|tall)[a-z]{4,}/.test(ahead(tokens, at));
  return token.text === "m" && !isSum && isMeasured ? undefined : scaleOf(token.lower);
}

/** One number with its multiplier: "1,340", «2,9 млн», "60k", «четыре», "a dozen", «два с половиной». */
export function numberAt(tokens: readonly Token[], from: number): NumberPart | undefined {
  const token = tokens[from];
  if (token === undefined || token.quoted) return undefined;
  if (token.lower === "полмиллиона") return { value: 5e5, to: from + 1, scale: 1e6, isWord: false };
  let part: NumberPart | undefined;
  if (token.kind === "word") part = inWords(tokens, from) ?? inverted(tokens, from);
  else if (token.kind === "number") {
    part = { value: digitsValue(token.text), to: from + 1, scale: 1, isWord: false };
    for (let scale = scaleAfter(tokens, part.to); scale !== undefined; scale = scaleAfter(tokens, part.to))
      part = { ...part, value: scaled(part.value, scale), scale: part.scale * scale, to: part.to + 1 };
  }
  const half = fits(tokens, part?.to ?? from, "and a half|с половиной");
  return part && { ...part, value: part.value + (half > 0 ? 0.5 * part.scale : 0), to: part.to + half };
}
