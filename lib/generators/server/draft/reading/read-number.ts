import "server-only";
import {
  digitsValue,
  isBareMultiplier,
  multiplierOf,
  numberWords,
} from "@/lib/generators/server/draft/reading/number-words";
import type { Token } from "@/lib/generators/server/draft/reading/tokens";

/** A number found in tokens `start` to `end` (exclusive). */
export type ReadNumber = { value: number; upTo?: number; start: number; end: number };

/** Larger figures than this are noise: no organisation counts more. */
const LARGEST = 1e12;
/** Groups of three after the first digits: one more than the largest figure has. */
const MOST_GROUPS = 5;

type Part = { value: number; end: number };

const touches = (left: Token, right: Token | undefined): right is Token =>
  right !== undefined && right.start - left.end === 1;

/** Digits with groups of three behind single spaces: «1 500 000». */
function digitGroups(tokens: readonly Token[], at: number): Part | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  const value = digitsValue(first.key);
  if (value === undefined) return undefined;
  if (!/^\d{1,3}$/.test(first.key)) return { value, end: at + 1 };
  let [total, end, last] = [value, at + 1, first];
  for (
    let next = tokens[end];
    end - at <= MOST_GROUPS && touches(last, next) && /^\d{3}$/.test(next.key);
    next = tokens[end]
  ) {
    total = total * 1000 + Number(next.key);
    last = next;
    end += 1;
  }
  return { value: total, end };
}

/** «двадцать пять», "twenty-five": each word smaller than the one before it. */
function wordNumber(tokens: readonly Token[], at: number): Part | undefined {
  let [total, end, previous] = [0, at, Number.POSITIVE_INFINITY];
  for (let token = tokens[end]; token; token = tokens[end]) {
    const value = token.key.includes("-") ? hyphened(token.key) : numberWords.get(token.key);
    if (value === undefined || value >= previous) break;
    total += value;
    previous = value;
    end += 1;
  }
  return end === at ? undefined : { value: total, end };
}

function hyphened(key: string): number | undefined {
  const parts = key.split("-").map((part) => numberWords.get(part));
  return parts.length === 2 && parts[0] !== undefined && parts[1] !== undefined
    ? parts[0] + parts[1]
    : undefined;
}

/** A thousand, million or billion after a number, with the full stop of its abbreviation. */
function withMultiplier(part: Part, tokens: readonly Token[]): Part {
  const token = tokens[part.end];
  const factor = token && isBareMultiplier(token.key) ? multiplierOf(token.key) : undefined;
  if (factor === undefined) return part;
  const stop = token?.key.length === 3 && tokens[part.end + 1]?.key === "." ? 1 : 0;
  return { value: part.value * factor, end: part.end + 1 + stop };
}

function single(tokens: readonly Token[], at: number): Part | undefined {
  const token = tokens[at];
  if (!token?.isWord) return undefined;
  if (token.key === "half" && tokens[at + 1]?.key === "a") {
    const whole = isBareMultiplier(tokens[at + 2]?.key ?? "")
      ? multiplierOf(tokens[at + 2]?.key ?? "")
      : undefined;
    return whole === undefined ? undefined : { value: whole / 2, end: at + 3 };
  }
  const part = digitGroups(tokens, at) ?? wordNumber(tokens, at);
  if (part) return withMultiplier(part, tokens);
  // «более миллиона», "half a million" is read as its last word.
  return isBareMultiplier(token.key) ? { value: multiplierOf(token.key) ?? 1, end: at + 1 } : undefined;
}

const isRangeSign = (key: string | undefined) =>
  key === "–" || key === "—" || key === "-" || key === "до" || key === "to";

/** `5-10` and `5–10` inside one token. */
function rangeToken(token: Token | undefined): [number, number] | undefined {
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(token?.key ?? "");
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

/**
 * Reads the number that begins at token `at`, if one does: digits with or without groups, words, multipliers, ranges.
 * Codes and fractions are none: «1С», «152-ФЗ», «24/7».
 */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const range = rangeToken(tokens[at]);
  if (range) {
    const low = withMultiplier({ value: range[0], end: at + 1 }, tokens);
    const factor = range[0] === 0 ? 1 : low.value / range[0];
    return range[1] > range[0]
      ? { value: low.value, upTo: range[1] * factor, start: at, end: low.end }
      : undefined;
  }
  const low = single(tokens, at);
  if (!low || !Number.isFinite(low.value) || low.value <= 0 || low.value > LARGEST) return undefined;
  if (isFraction(tokens, at, low.end) || isNumbered(tokens[at - 1]?.key)) return undefined;
  const high = isRangeSign(tokens[low.end]?.key) ? single(tokens, low.end + 1) : undefined;
  if (high && high.value > low.value && high.value <= LARGEST) {
    // «10–15 тысяч»: the multiplier belongs to both ends.
    const factor =
      low.value < 1000 && high.value >= 1000 && /^\d/.test(tokens[low.end + 1]?.key ?? "")
        ? scaleOf(tokens, low.end + 1, high)
        : 1;
    return { value: low.value * factor, upTo: high.value, start: at, end: high.end };
  }
  return { value: low.value, start: at, end: low.end };
}

const scaleOf = (tokens: readonly Token[], at: number, high: Part) =>
  high.value / (digitGroups(tokens, at)?.value ?? high.value);

/** A figure without a count: «24/7», or the denominator after it. */
const isFraction = (tokens: readonly Token[], start: number, end: number) =>
  (tokens[end]?.key === "/" && /^\d/.test(tokens[end + 1]?.key ?? "")) ||
  (tokens[start - 1]?.key === "/" && /\d$/.test(tokens[start - 2]?.key ?? ""));

const isNumbered = (previous: string | undefined) =>
  previous !== undefined && /^(?:№|гост|gost|iso|исо|версия|version|фз|no)$/u.test(previous);
