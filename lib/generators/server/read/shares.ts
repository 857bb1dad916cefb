import "server-only";
import type { DurationUnit } from "@/lib/generators/fact-sheet";
import type { Amount } from "@/lib/generators/server/read/amounts";
import { digitsValue, wordValue } from "@/lib/generators/server/read/number-words";
import type { Token } from "@/lib/generators/server/read/tokens";
import { durationUnit } from "@/lib/generators/server/read/units";

/** Shares and times that are told in words: «каждый третий», "one in eight", "a third of", «полдня», "half an hour". */

const halves: Readonly<Record<string, readonly [DurationUnit, string]>> = {
  полчаса: ["hour", "часа"],
  получаса: ["hour", "часа"],
  полдня: ["day", "дня"],
  полсуток: ["day", "суток"],
  полнедели: ["week", "недели"],
  полмесяца: ["month", "месяца"],
  полгода: ["year", "года"],
  полугода: ["year", "года"],
  полминуты: ["minute", "минуты"],
};
// prettier-ignore
const fractions: Readonly<Record<string, number>> = {
  половина: 50, половину: 50, половины: 50, треть: 33.3, трети: 33.3, четверть: 25, четверти: 25, half: 50, third: 33.3,
  quarter: 25, fifth: 20, tenth: 10, "one-third": 33.3, "two-thirds": 66.7, "three-quarters": 75, "one-quarter": 25,
};
// prettier-ignore
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:втор|second)/, 2], [/^(?:трет|third)/, 3], [/^(?:четв[её]рт|fourth)/, 4], [/^(?:пят|fifth)/, 5], [/^(?:шест|sixth)/, 6],
  [/^(?:седьм|seventh)/, 7], [/^(?:восьм|eighth)/, 8], [/^(?:девят|ninth)/, 9], [/^(?:десят|tenth)/, 10], [/^(?:двадцат|twentieth)/, 20],
];

const share = (part: number, whole: number, from: number, to: number): Amount => ({
  value: Math.round((1000 * part) / whole) / 10,
  isShare: true,
  from,
  to,
});

const valueOf = (token: Token | undefined): number | undefined =>
  token?.kind === "number" ? digitsValue(token.text) : wordValue(token?.lower ?? "");

/** «полдня», "half an hour", "an hour and a half". */
function halfTime(tokens: readonly Token[], at: number): Amount | undefined {
  const lower = (offset: number) => tokens[at + offset]?.lower ?? "";
  const half = halves[lower(0)];
  if (half !== undefined) return { value: 0.5, time: half[0], unit: half[1], from: at, to: at + 1 };
  if (lower(0) === "half" && /^an?$/.test(lower(1))) {
    const time = durationUnit(lower(2));
    return time && { value: 0.5, time, from: at, to: at + 3 };
  }
  const time = /^(?:an?|one)$/.test(lower(0)) ? durationUnit(lower(1)) : undefined;
  if (time === undefined || `${lower(2)} ${lower(3)} ${lower(4)}` !== "and a half") return undefined;
  return { value: 1.5, time, unit: `${lower(1)}s`, from: at, to: at + 5 };
}

/** «уходит час», «через сутки», "takes an hour": one unit of time without a number. */
function oneTime(tokens: readonly Token[], at: number): Amount | undefined {
  const before = tokens[at - 1]?.lower ?? "";
  const isEnglish = /^(?:an?|one)$/.test(tokens[at]?.lower ?? "");
  const word = tokens[isEnglish ? at + 1 : at];
  const time = word?.kind === "word" ? durationUnit(word.lower) : undefined;
  if (time === undefined || word === undefined) return undefined;
  if (!isEnglish && !/^(?:час|минуту|сутки|день|неделю|месяц|год)$/.test(word.lower)) return undefined;
  // «через месяц» tells of a plan, «через сутки» of a delay.
  if (before === "через" && time !== "hour" && time !== "day") return undefined;
  const isSpent = isEnglish
    ? /^(?:takes?|took|taking|spends?|spent|waits?|waited|lasts?|loses?|within|after|under|over|about|nearly|almost)$/.test(
        before,
      )
    : /^(?:через|уход(?:ит|ят)|занима(?:ет|ют|ло|л)|тра(?:тим|тит|тят|чу)|жд[её]т|жд[её]м|ждут|ждать|длится|почти|цел(?:ый|ую|ые)|больше|около|срок)$/.test(
        before,
      );
  return isSpent ? { value: 1, time, unit: word.text, from: at, to: isEnglish ? at + 2 : at + 1 } : undefined;
}

/** «каждый третий», "every 10th". */
function everyNth(tokens: readonly Token[], at: number): Amount | undefined {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (first === undefined || second === undefined) return undefined;
  if (!/^(?:кажд(?:ый|ая|ое|ую|ого|ой|ом)|every)$/.test(first.lower)) return undefined;
  if (second.kind === "number") {
    const dash = third?.text === "-" ? 1 : 0;
    const ending = tokens[at + 2 + dash];
    const isOrdinal =
      /^(?:й|я|е|ый|ий|ая|ую|ого|th|rd|nd)$/.test(ending?.lower ?? "") && (third?.start ?? 0) === second.end;
    const nth = digitsValue(second.text);
    const isTime = durationUnit(tokens[at + 3 + dash]?.lower ?? "") !== undefined;
    return isOrdinal && nth > 1 && !isTime ? share(1, nth, at, at + 3 + dash) : undefined;
  }
  const nth = ordinals.find(([pattern]) => pattern.test(second.lower))?.[1];
  // "every second week" tells how often.
  return nth !== undefined && durationUnit(third?.lower ?? "") === undefined
    ? share(1, nth, at, at + 2)
    : undefined;
}

/** "one in eight", "3 out of 10", «один из восьми»; "two thirds", «две трети». */
function ratio(tokens: readonly Token[], at: number): Amount | undefined {
  const lower = (offset: number) => tokens[at + offset]?.lower ?? "";
  const part = /^(?:один|одна|одно|одного|одну|one)$/.test(lower(0)) ? 1 : valueOf(tokens[at]);
  if (part === undefined || part > 100) return undefined;
  // "one customer in ten"
  if (/^(?:one|1)$/.test(lower(0)) && lower(2) === "in") {
    const nth = valueOf(tokens[at + 3]);
    if (nth !== undefined && nth > 1 && nth <= 1000 && durationUnit(lower(4)) === undefined)
      return { ...share(1, nth, at, at + 4), noun: at + 1 };
  }
  const wholeAt = lower(1) === "out" && lower(2) === "of" ? 3 : /^(?:in|из)$/.test(lower(1)) ? 2 : 0;
  const whole = wholeAt > 0 ? valueOf(tokens[at + wholeAt]) : undefined;
  const isTime = durationUnit(lower(wholeAt + 1)) !== undefined;
  if (whole !== undefined && whole > part && whole <= 1000 && !isTime)
    return share(part, whole, at, at + wholeAt + 1);
  const by = /^(?:thirds|трети)$/.test(lower(1)) ? 3 : /^(?:quarters|четверти)$/.test(lower(1)) ? 4 : 0;
  return by > part ? share(part, by, at, at + 2) : undefined;
}

/** "a third of the bookings", «половина заявок», "half our members", "two-thirds of complaints". */
function fraction(tokens: readonly Token[], at: number): Amount | undefined {
  const isLed = /^(?:a|one)$/.test(tokens[at]?.lower ?? "");
  const to = isLed ? at + 2 : at + 1;
  const word = tokens[to - 1]?.lower ?? "";
  const value = fractions[word];
  if (value === undefined) return undefined;
  const next = tokens[to]?.lower ?? "";
  // "every quarter", "third floor", «половина восьмого», «четверть часа»: only a part of something.
  const isPart = /^[а-яё]/.test(word)
    ? /^[а-яё]/.test(next) &&
      durationUnit(next) === undefined &&
      ordinals.every(([pattern]) => !pattern.test(next))
    : next === "of" ||
      (word === "half" && /^(?:the|our|their|my|all)$/.test(next)) ||
      ((isLed || word === "half") &&
        /^(?:are|is|were|was|get|go|come|never|don['’]t|do|still|end)$/.test(next));
  return isPart && !/^(?:кажд|every|за|в)/.test(tokens[at - 1]?.lower ?? "")
    ? share(value, 100, at, to)
    : undefined;
}

/** «процентов 30»: about so many. */
function invertedPercent(tokens: readonly Token[], at: number): Amount | undefined {
  const isPercent = tokens[at]?.lower === "процентов" && tokens[at + 1]?.kind === "number";
  return isPercent
    ? { value: digitsValue(tokens[at + 1]?.text ?? ""), isShare: true, from: at, to: at + 2 }
    : undefined;
}

/** An amount told in such words at a token. */
export function specialAt(tokens: readonly Token[], at: number): Amount | undefined {
  const token = tokens[at];
  if (token === undefined || token.quoted || (token.kind !== "word" && token.kind !== "number"))
    return undefined;
  return (
    halfTime(tokens, at) ??
    oneTime(tokens, at) ??
    everyNth(tokens, at) ??
    ratio(tokens, at) ??
    fraction(tokens, at) ??
    invertedPercent(tokens, at)
  );
}
