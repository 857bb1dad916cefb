import "server-only";
import type { DurationUnit } from "@/lib/generators/fact-sheet";
import { isNumberName } from "@/lib/generators/server/read/number-names";
import { currencySigns } from "@/lib/generators/server/read/currencies";
import { part, type Part } from "@/lib/generators/server/read/number-parts";
import { digitsValue, wordValue } from "@/lib/generators/server/read/number-words";
import { specialAt } from "@/lib/generators/server/read/shares";
import { money, thousandRoubles } from "@/lib/generators/server/read/sums";
import type { Token } from "@/lib/generators/server/read/tokens";
import { durationUnit, minutesIn } from "@/lib/generators/server/read/units";

/** A number with all that belongs to its value: scale, range, sign of money or percent, unit of time. */
export type Amount = {
  value: number;
  max?: number;
  /** First token and the one after the last. */
  from: number;
  to: number;
  currency?: string;
  isShare?: boolean;
  /** Word for the unit where the text has it in one word with the number: «дня» for «полдня». */
  unit?: string;
  time?: DurationUnit;
  /** Written in words without a unit of its own: it needs a noun to be a figure. */
  isWord?: boolean;
  /** Place of the noun that stands inside it: "one customer in ten". */
  noun?: number;
  /** Thousands in words or by a letter: money where nothing else is counted. */
  isSum?: boolean;
};

const LARGEST = 1e15;

const isDash = (token: Token | undefined) => token !== undefined && /^[-–—‑]$/.test(token.text);

/** The number with its upper end: «от 5 до 7», "3–4", "between 5 and 7", «два-три». */
function range(tokens: readonly Token[], from: number, first: Part): Part & { max?: number } {
  const joint = tokens[first.to];
  const opens = tokens[from - 1]?.lower;
  const isRange =
    isDash(joint) ||
    (opens === "от" && joint?.lower === "до") ||
    (opens === "с" && joint?.lower === "до") ||
    (opens === "from" && joint?.lower === "to") ||
    (opens === "between" && joint?.lower === "and") ||
    (joint?.lower === "to" && tokens[first.to + 1]?.kind === "number") ||
    (joint?.lower === "или" && tokens[first.to + 1]?.kind === "number") ||
    (joint?.lower === "or" && wordValue(tokens[first.to + 1]?.lower ?? "") !== undefined);
  const at =
    isRange && currencySigns[tokens[first.to + 1]?.text ?? ""] !== undefined ? first.to + 2 : first.to + 1;
  const second = isRange ? part(tokens, at) : undefined;
  if (second === undefined) return first;
  // «5–7 млн»: the multiplier belongs to both.
  const low =
    first.scale === 1 && second.scale > 1 && first.value < second.value / second.scale
      ? first.value * second.scale
      : first.value;
  return second.value > low
    ? { ...first, value: low, max: second.value, to: second.to, isWord: false }
    : first;
}

/** "1 hour 40 minutes", «2 ч 15 мин»: counted in the smaller unit. */
function compound(
  tokens: readonly Token[],
  value: number,
  time: DurationUnit,
  at: number,
): Amount | undefined {
  const next = /^(?:и|and)$/.test(tokens[at]?.lower ?? "") ? at + 1 : at;
  const token = tokens[next];
  const unit = durationUnit(tokens[next + 1]?.lower ?? "");
  if (token?.kind !== "number" || unit === undefined || minutesIn[unit] >= minutesIn[time]) return undefined;
  return {
    value: (value * minutesIn[time]) / minutesIn[unit] + digitsValue(token.text),
    time: unit,
    from: 0,
    to: next + 2,
  };
}

/** «от 20 минут до 2 часов»: both ends in the smaller unit. */
function acrossUnits(
  tokens: readonly Token[],
  value: number,
  time: DurationUnit,
  at: number,
): Amount | undefined {
  const dot = tokens[at]?.text === "." ? 1 : 0;
  if (!/^(?:до|to|and)$/.test(tokens[at + dot]?.lower ?? "")) return undefined;
  const second = part(tokens, at + dot + 1);
  const unit = second && durationUnit(tokens[second.to]?.lower ?? "");
  if (second === undefined || unit === undefined || minutesIn[unit] <= minutesIn[time]) return undefined;
  const max = (second.value * minutesIn[unit]) / minutesIn[time];
  return { value, max, time, unit: tokens[at - 1]?.text, from: 0, to: second.to + 1 };
}

/** «1) приём запросов»: the number of an item. */
const isNumbering = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,2}$/.test(tokens[at]?.text ?? "") &&
  tokens[at + 1]?.text === ")" &&
  tokens[at + 1]?.start === tokens[at]?.end &&
  !tokens.slice(Math.max(0, at - 12), at).some(({ text }) => text === "(");

function amountAt(tokens: readonly Token[], from: number): Amount | undefined {
  const first = part(tokens, from);
  if (first === undefined || !Number.isFinite(first.value) || first.value > LARGEST) return undefined;
  if (!first.isWord && isNumberName(tokens, from, first.to)) return undefined;
  if (isNumbering(tokens, from)) return undefined;
  const whole = range(tokens, from, first);
  const opens = tokens[from - 1]?.lower ?? "";
  const isOpened = whole.max !== undefined && /^(?:от|from|between)$/.test(opens);
  const start = isOpened ? from - 1 : from;
  const isSum = whole.scale >= 1000 || (whole.isWord && whole.value >= 1000);
  const base: Amount = {
    value: whole.value,
    max: whole.max,
    from: start,
    to: whole.to,
    isWord: whole.isWord,
    isSum,
  };
  const roubles = thousandRoubles(tokens, whole.to);
  if (roubles !== undefined)
    return {
      ...base,
      value: base.value * 1e3,
      max: base.max && base.max * 1e3,
      currency: "RUB",
      to: roubles,
    };
  const sum = money(tokens, from, whole.to);
  if (sum !== undefined) {
    return { ...base, ...sum, from: isOpened ? start : sum.from };
  }
  const after = tokens[whole.to];
  if (after !== undefined && !after.quoted) {
    // «3 с», "3 s": seconds, where no noun can follow the preposition.
    const isSecond =
      /^(?:с|s)$/.test(after.text) &&
      tokens[whole.to + 1]?.kind !== "word" &&
      tokens[whole.to + 1]?.kind !== "number";
    if (isSecond) return { ...base, time: "second", to: whole.to + 1 };
    if (after.text === "%") return { ...base, isShare: true, to: whole.to + 1 };
    if (/^(?:процент|percent|pct)/.test(after.lower)) return { ...base, isShare: true, to: whole.to + 1 };
    if (after.lower === "per" && tokens[whole.to + 1]?.lower === "cent")
      return { ...base, isShare: true, to: whole.to + 2 };
    const at =
      isDash(after) && tokens[whole.to + 1]?.start === after.end && after.start === tokens[whole.to - 1]?.end
        ? whole.to + 1
        : whole.to;
    // "working days", «рабочих дней»
    const passed =
      /^(?:рабоч|календарн|полн|working|business|calendar|full|whole|straight|extra|more|long)/.test(
        tokens[at]?.lower ?? "",
      )
        ? at + 1
        : at;
    const time = tokens[passed]?.kind === "word" ? durationUnit(tokens[passed].lower) : undefined;
    if (time !== undefined) {
      const wide = /^(?:от|from|between)$/.test(opens)
        ? acrossUnits(tokens, base.value, time, passed + 1)
        : undefined;
      if (wide !== undefined && base.max === undefined) return { ...wide, from: from - 1 };
      const more = compound(tokens, base.value, time, passed + 1);
      if (more !== undefined && base.max === undefined) return { ...more, from: start };
      const isAndHalf =
        tokens[passed + 1]?.lower === "and" &&
        tokens[passed + 2]?.lower === "a" &&
        tokens[passed + 3]?.lower === "half";
      const dot =
        tokens[passed + 1]?.text === "." &&
        tokens[passed + 1]?.start === tokens[passed]?.end &&
        /^(?:мин|сек|ч|час|дн|нед|мес|hrs?|mins?|secs?|yrs?)$/.test(tokens[passed]?.lower ?? "")
          ? 1
          : 0;
      return {
        ...base,
        value: base.value + (isAndHalf ? 0.5 : 0),
        time,
        to: passed + 1 + (isAndHalf ? 3 : dot),
      };
    }
  }
  return base;
}

/** Words that a number in words can begin with; most words are passed over by this alone. */
const beginnings =
  /^(?:дв|тр|процентов$|час$|сутки$|день$|недел[юя]$|месяц$|год$|минут[уы]$|че|пя|ше|се|во|де|од|со|ст|пол|дю|ты|ми|мл|кажд|лям|an?$|one|two|thr|thi|fo|fi|si|se|ei|ni|te|el|tw|do|hu|ha|qu|ev)/;
/** Numbers looked at in one sentence; more of them are a table or noise. */
const MOST = 200;

/** All amounts of a run of tokens in order; dates, names, numbers of laws and telephones are none. */
export function amountsOf(tokens: readonly Token[]): Amount[] {
  const amounts: Amount[] = [];
  let at = 0;
  let seen = 0;
  while (at < tokens.length && seen < MOST) {
    const token = tokens[at];
    const mayBegin = token?.kind === "number" || (token?.kind === "word" && beginnings.test(token.lower));
    seen += token?.kind === "number" ? 1 : 0;
    const found = mayBegin ? (specialAt(tokens, at) ?? amountAt(tokens, at)) : undefined;
    if (found !== undefined) amounts.push(found);
    at = Math.max(at + 1, found?.to ?? 0);
  }
  return amounts;
}
