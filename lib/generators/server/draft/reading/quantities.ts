import "server-only";
import { units, type UnitId } from "@/content/knowledge/units";
import { readNumber, type ReadNumber } from "@/lib/generators/server/draft/reading/read-number";
import { readShare } from "@/lib/generators/server/draft/reading/read-share";
import type { Sentence } from "@/lib/generators/server/draft/reading/sentences";
import type { Token } from "@/lib/generators/server/draft/reading/tokens";
import { findUnit } from "@/lib/generators/server/draft/reading/unit-words";

export type Period = "hour" | "day" | "week" | "month" | "year";
export type DurationUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "quarter" | "year";

type Common = {
  value: number;
  /** Upper end of a range. */ upTo?: number;
  period?: Period;
  sentence: number;
  /** Where in its sentence the number stands, in characters. */
  offset: number;
};

/** A number of the description with what it counts. Money is in roubles unless `foreign`. */
export type Quantity =
  | (Common & { kind: "count"; unit: UnitId })
  | (Common & {
      kind: "percent";
      /** By so much something is to change; it is no share of anything. */ isChange: boolean;
    })
  | (Common & { kind: "money"; foreign: boolean })
  | (Common & { kind: "duration"; unit: DurationUnit });

const durations: readonly [DurationUnit, RegExp][] = [
  ["second", /^(?:сек|секунд\p{L}*|seconds?|sec)$/u],
  ["minute", /^(?:мин|минут\p{L}*|minutes?|min|mins)$/u],
  ["hour", /^(?:час|часа|часов|часам|часах|ч|hours?|hrs?)$/u],
  ["day", /^(?:день|дня|дней|дн|днях|сутки|суток|days?|working-days?)$/u],
  ["week", /^(?:недел\p{L}*|weeks?)$/u],
  ["month", /^(?:месяц\p{L}*|мес|months?)$/u],
  ["quarter", /^(?:квартал\p{L}*|quarters?)$/u],
  ["year", /^(?:год|года|году|лет|years?)$/u],
];
const durationOf = (key: string) => durations.find(([, pattern]) => pattern.test(key))?.[0];

const PERCENT = /^(?:%|процент\p{L}*|percent|pct)$/u;
const ROUBLES = /^(?:₽|руб|рубл\p{L}*|rub|roubles?|rubles?)$/u;
const FOREIGN = /^(?:\$|€|usd|eur|доллар\p{L}*|евро|dollars?|euros?)$/u;

const periods: readonly [Period, RegExp][] = [
  ["hour", /^(?:(?:в|за|per|an|каждый) (?:час|hour)|hourly|ежечасно)/u],
  [
    "day",
    /^(?:(?:в|за|per|a|each|every|каждый|каждые) (?:день|сутки|смену|day|shift)|daily|ежедневн\p{L}*|ежесуточн\p{L}*)/u,
  ],
  ["week", /^(?:(?:в|за|per|a|each|every|каждую) (?:неделю|week)|weekly|еженедельн\p{L}*)/u],
  ["month", /^(?:(?:в|за|per|a|each|every|каждый) (?:месяц|month)|monthly|ежемесячн\p{L}*)/u],
  ["year", /^(?:(?:в|за|per|a|each|every) (?:год|year)|yearly|annually|ежегодн\p{L}*)/u],
];
const periodAt = (words: string) => periods.find(([, pattern]) => pattern.test(words))?.[0];

/** How many words after and before a number may name its period. */
const AFTER = 6;
const BEFORE = 4;

/** The period around a number: after it up to a stop or another number, else shortly before it. */
function periodOf(tokens: readonly Token[], { start, end }: ReadNumber): Period | undefined {
  for (let at = end; at < Math.min(tokens.length, end + AFTER); at += 1) {
    const key = tokens[at]?.key ?? "";
    if (key === "," || /^\d/.test(key)) break;
    if (key === "/") {
      const named =
        periodAt(`в ${tokens[at + 1]?.key ?? ""}`) ?? periodAt(`per ${tokens[at + 1]?.key ?? ""}`);
      if (named) return named;
    }
    const found = periodAt(`${key} ${tokens[at + 1]?.key ?? ""}`);
    if (found) return found;
  }
  for (let at = start - 1; at >= Math.max(0, start - BEFORE); at -= 1) {
    const key = tokens[at]?.key ?? "";
    if (key === "," || key === "(" || /^\d/.test(key)) break;
    const found = periodAt(`${key} ${tokens[at + 1]?.key ?? ""}`);
    if (found) return followsFigure(tokens, at) ? undefined : found;
  }
  return undefined;
}

/** Whether the words before token `at`, back to a comma, hold a figure, whose period it then is. */
function followsFigure(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - AFTER); back -= 1) {
    const key = tokens[back]?.key ?? "";
    if (key === ",") return false;
    if (/^\d/.test(key)) return true;
  }
  return false;
}

/** «в 3 раза», "three times as many": a comparison and no count. */
const MULTIPLE = /^(?:times|раза?|кратн\p{L}*)$/u;

/** What a number counts: a sign, a measure of time, or the noun it governs. */
function quantityOf(number: ReadNumber, tokens: readonly Token[], sentence: number): Quantity | undefined {
  const { value, upTo, end, start } = number;
  const next = tokens[end]?.key ?? "";
  const previous = tokens[start - 1]?.key ?? "";
  const afterStop = next === "." ? (tokens[end + 1]?.key ?? "") : next;
  const period = periodOf(tokens, number);
  const offset = tokens[start]?.start ?? 0;
  const common = {
    value,
    sentence,
    offset,
    ...(upTo !== undefined && { upTo }),
    ...(period !== undefined && { period }),
  };
  if (PERCENT.test(next))
    return { ...common, kind: "percent", isChange: /^(?:на|до|by|to)$/u.test(previous) };
  if (ROUBLES.test(afterStop)) return { ...common, kind: "money", foreign: false };
  if (FOREIGN.test(afterStop) || FOREIGN.test(previous)) return { ...common, kind: "money", foreign: true };
  if (MULTIPLE.test(next)) return undefined;
  const unit = findUnit(tokens, end);
  const duration = durationOf(next) ?? durationOf(adjectiveSkipped(tokens, end));
  // «2 месяца» is a time, «2 часа» too; but a year such as 2024 only looks like a number of things.
  if (duration !== undefined && !isYear(value))
    return {
      value,
      sentence,
      offset,
      ...(upTo !== undefined && { upTo }),
      kind: "duration",
      unit: duration,
    };
  if (unit === undefined || (isYear(value) && units[unit].kind === "things")) return undefined;
  // Flows have a period, places and things stand.
  const isFlow = units[unit].kind === "volume" || units[unit].kind === "people";
  return { ...common, kind: "count", unit, period: isFlow ? period : undefined };
}

const isYear = (value: number) => Number.isInteger(value) && value >= 1990 && value <= 2099;

/** «12 рабочих дней», "12 working days". */
const adjectiveSkipped = (tokens: readonly Token[], at: number) =>
  /^(?:рабочи\p{L}*|календарн\p{L}*|полн\p{L}*|working|calendar|business|full)$/u.test(tokens[at]?.key ?? "")
    ? (tokens[at + 1]?.key ?? "")
    : "";

/** More figures than a page of text can need; a text of nothing but numbers costs no more than this. */
const MOST = 80;

/** The numbers of a description that count something known, in the order of the text. */
export function readQuantities(sentences: readonly Sentence[]): Quantity[] {
  return sentences.flatMap((sentence, index) => quantitiesIn(sentence, index)).slice(0, MOST);
}

function quantitiesIn({ tokens }: Sentence, sentence: number): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const share = readShare(tokens, at);
    if (share) {
      found.push({
        kind: "percent",
        value: share.value,
        sentence,
        offset: tokens[at]?.start ?? 0,
        isChange: false,
      });
      at = share.end - 1;
      continue;
    }
    const key = tokens[at]?.key;
    if (
      key === "полгода" ||
      (key === "half" && tokens[at + 1]?.key === "a" && tokens[at + 2]?.key === "year")
    ) {
      found.push({ kind: "duration", value: 6, unit: "month", sentence, offset: tokens[at]?.start ?? 0 });
      continue;
    }
    const number = readNumber(tokens, at);
    if (number === undefined) continue;
    const quantity = quantityOf(number, tokens, sentence);
    if (quantity) found.push(quantity);
    at = number.end - 1;
  }
  return found;
}
