import "server-only";
import { readWordTables } from "@/lib/content/word-tables";
import type { DurationUnit, Period } from "@/lib/generators/fact-sheet";
import { isPreposition } from "@/lib/generators/server/language/ru-words";
import { fits, type Token } from "@/lib/generators/server/read/tokens";

export const durationUnit = (word: string) => readWordTables().duration(word) as DurationUnit | undefined;

const longer = { day: 1440, week: 10_080, month: 43_200, year: 525_600 };
export const minutesIn: Record<DurationUnit, number> = { second: 1 / 60, minute: 1, hour: 60, ...longer };

const measure = (word: string) => readWordTables().measure(word);
export const isPhysical = (lower: string) => measure(lower) === "physical";
export const isMeasure = (lower: string) => measure(lower) !== undefined;

const periodOf = (word: string) => readWordTables().period(word) as Period | undefined;

const lead = /^(?:во?|за|per|an?|each|every|кажд\S{2}|last|this|в\/|прошл(?:ый|ом|ую)|\/)$/;
const closer =
  /^(?:\S+(?:ый|ий|ой|ую|юю|ом|ем)|этот|тот|весь|эту|одну|один|the|last|past|this|single|busy|bad|good|peak|normal|average|ordinary|20\d\d)$/;
const alone = /^(?:p\.?a|в(?:день|сутки|месяц)|\S+ly|еже\S+но)$/;

/** A period that begins at a token: «в сутки», «за прошлый год», "a morning", "per shift", "monthly", "/мес". */
export function periodAt(tokens: readonly Token[], at: number): { period: Period; to: number } | undefined {
  const { lower, quoted } = tokens[at] ?? { lower: "", quoted: true };
  const isLed = lead.test(lower);
  if (quoted || !(isLed || alone.test(lower))) return undefined;
  for (let to = isLed ? at + 1 : at; to < at + 4; to += 1) {
    const word = tokens[to]?.lower ?? "";
    const period = periodOf(word);
    const isPast = period !== undefined && fits(tokens, to + 1, "ago|назад") > 0;
    if (period !== undefined) return isPast ? undefined : { period, to: to + 1 };
    if (!isLed || !closer.test(word)) return undefined;
  }
  return undefined;
}

const passing =
  /^(?:from|for|to|by|across|between|at|in|on|come|comes|arrive|arrives|are|is|were|was|lost|stolen|broken|sold|missing|set|went|gone|[a-z]+ed)$/;

/** Period after the noun or what belongs to it: «95 звонков от жильцов в сутки», "27,400 passages are recorded per season". */
export function periodAfter(
  tokens: readonly Token[],
  at: number,
): { period: Period; to: number } | undefined {
  const first = tokens[at]?.lower ?? "";
  const most = passing.test(first) || isPreposition(first) ? 5 : 0;
  for (let next = at; next <= at + most; next += 1) {
    const found = periodAt(tokens, next);
    if (found !== undefined || tokens[next]?.kind !== "word") return found;
  }
  return undefined;
}
