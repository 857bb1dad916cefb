import "server-only";
import { currencySigns } from "@/lib/generators/server/read/currencies";
import { digitsValue, scaleOf, wordValue } from "@/lib/generators/server/read/number-words";
import type { Token } from "@/lib/generators/server/read/tokens";

/** One number: its value with the multiplier, and the token after it. */
export type Part = { value: number; to: number; scale: number; isWord: boolean };

/** «двадцать пять», «две тысячи», "a hundred and fifty", "two and a half". */
function words(tokens: readonly Token[], from: number): Part | undefined {
  const isOne =
    tokens[from]?.lower === "a" && /^(?:dozen|hundred|thousand|million)$/.test(tokens[from + 1]?.lower ?? "");
  let total = 0;
  let current: number | undefined = isOne ? 1 : undefined;
  let at = isOne ? from + 1 : from;
  if (isOne && tokens[at]?.lower === "dozen") return { value: 12, to: at + 1, scale: 1, isWord: true };
  for (; at < tokens.length && at < from + 8; at += 1) {
    const token = tokens[at];
    if (token?.kind !== "word" || token.quoted) break;
    const value = wordValue(token.lower);
    // «двадцать три» is one number, «два три» are two.
    if (value !== undefined && current !== undefined && !fits(current, value)) break;
    if (value !== undefined) {
      current = (current ?? 0) + value;
      continue;
    }
    const scale = scaleOf(token.lower);
    if (scale !== undefined && current !== undefined) {
      if (scale === 100) current *= 100;
      else {
        total += current * scale;
        current = 0;
      }
      continue;
    }
    const next = wordValue(tokens[at + 1]?.lower ?? "");
    const isJoint = token.lower === "and" && current !== undefined && next !== undefined;
    if (!isJoint || current === undefined || (current % 100 !== 0 && total === 0)) break;
  }
  return current === undefined
    ? undefined
    : withHalf(tokens, { value: total + current, to: at, scale: 1, isWord: true });
}

const fits = (current: number, value: number): boolean =>
  (current % 100 === 0 && value < 100) || (current % 10 === 0 && current % 100 >= 20 && value < 10);

/** "five and a half", «два с половиной». */
function withHalf(tokens: readonly Token[], part: Part): Part {
  const rest = tokens.slice(part.to, part.to + 3).map(({ lower }) => lower);
  if (rest.join(" ") === "and a half")
    return { ...part, value: part.value + 0.5 * part.scale, to: part.to + 3 };
  if (rest[0] === "с" && rest[1] === "половиной")
    return { ...part, value: part.value + 0.5, to: part.to + 2 };
  return part;
}

/** Without the noise of binary fractions: 8.2 · 1e6 is 8,200,000. */
const scaled = (value: number, scale: number) => Number((value * scale).toPrecision(12));

/** «миллионов на 18», «тыщ 150»: the multiplier first, for what is only about so much. */
function inverted(tokens: readonly Token[], from: number): Part | undefined {
  const scale = /^[а-яё]{3,}$/.test(tokens[from]?.lower ?? "")
    ? scaleOf(tokens[from]?.lower ?? "")
    : undefined;
  if (scale === undefined) return undefined;
  const at = /^(?:на|в|по)$/.test(tokens[from + 1]?.lower ?? "") ? from + 2 : from + 1;
  const token = tokens[at];
  const named = at > from + 1 && token?.kind === "word" ? words(tokens, at) : undefined;
  if (named !== undefined && named.value < 1000)
    return { value: scaled(named.value, scale), to: named.to, scale, isWord: false };
  if (token?.kind !== "number" || scaleOf(tokens[at + 1]?.lower ?? "") !== undefined) return undefined;
  return { value: scaled(digitsValue(token.text), scale), to: at + 1, scale, isWord: false };
}

/** One number with its multiplier: "1,340", «2,9 млн», "60k", «четыре», "a dozen". */
export function part(tokens: readonly Token[], from: number, isRest = false): Part | undefined {
  const token = tokens[from];
  if (token === undefined || token.quoted) return undefined;
  if (token.lower === "полмиллиона") return { value: 5e5, to: from + 1, scale: 1e6, isWord: false };
  if (token.kind === "word") return words(tokens, from) ?? inverted(tokens, from);
  if (token.kind !== "number") return undefined;
  let to = from + 1;
  let scale = 1;
  for (let next = tokens[to]; next?.kind === "word" && !next.quoted; next = tokens[to]) {
    const found = scaleAfter(tokens, to, next.start === token.end);
    if (found === undefined) break;
    scale *= found;
    to += 1;
    const isShort = /^(?:тыс|млн|млрд|mln|mio|bn)$/.test(next.lower);
    if (isShort && tokens[to]?.text === "." && tokens[to]?.start === next.end) to += 1;
  }
  const whole: Part = { value: scaled(digitsValue(token.text), scale), to, scale, isWord: false };
  // «1 млн 200 тысяч»
  const rest = !isRest && scale >= 1e6 && tokens[to]?.kind === "number" ? part(tokens, to, true) : undefined;
  if (rest !== undefined && rest.scale >= 1000 && rest.scale < scale && rest.value < scale)
    return { ...rest, value: whole.value + rest.value };
  return withHalf(tokens, whole);
}

/** «тыс.», "k", "m" glued to a sum or before what is counted; a lone "m" is a metre. */
function scaleAfter(tokens: readonly Token[], at: number, isGlued: boolean): number | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (isGlued && (token.text === "M" || token.text === "B")) return token.text === "M" ? 1e6 : 1e9;
  const isSum = currencySigns[tokens[at - 2]?.text ?? ""] !== undefined;
  const next = tokens[at + 1];
  const isCounting =
    next?.kind === "word" &&
    /^[a-z]{4,}$/.test(next.lower) &&
    !/^(?:high|wide|long|deep|tall|from|with|away)$/.test(next.lower);
  if (isGlued && token.text === "m" && (isSum || isCounting)) return 1e6;
  return /^[kк]$/.test(token.lower) && !isGlued ? undefined : scaleOf(token.lower);
}
