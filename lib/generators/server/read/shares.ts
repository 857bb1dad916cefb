import "server-only";
import type { DurationUnit } from "@/lib/generators/fact-sheet";
import { digitsValue, valueOf } from "@/lib/generators/server/read/numbers";
import { ahead, behind, type Token } from "@/lib/generators/server/read/tokens";
import { durationUnit } from "@/lib/generators/server/read/units";

/** Shares and times that are told in words: «каждый третий», "one in eight", "a third of", «полдня», "half an hour". */

/** `noun`: place of the noun that stands inside, "one customer in ten"; `unit`: the word for the time, where it is part of another. */
export type Special = Told & { from: number; to: number };
type Told = { value: number; isShare?: boolean; time?: DurationUnit; unit?: string; noun?: number };
type Found = Told | undefined;

const fractions: readonly (readonly [RegExp, number])[] = [
  [/^(?:половин[ауы]|half)$/, 50],
  [/^(?:трет[ьи]|(?:one-)?third)$/, 33.3],
  [/^(?:четверт[ьи]|(?:one-)?quarter)$/, 25],
  [/^two-thirds$/, 66.7],
  [/^three-quarters$/, 75],
];
const ordinals =
  "втор|second трет|third четв[её]рт|fourth пят|fifth шест|sixth седьм|seventh восьм|eighth девят|ninth десят|tenth"
    .split(" ")
    .map((list) => new RegExp(`^(?:${list})`));

const share = (part: number, whole: number): Told => ({
  value: Math.round((1000 * part) / whole) / 10,
  isShare: true,
});

function time(value: number, word: string | undefined, unit?: string): Found {
  const found = durationUnit(word ?? "");
  return found && { value, time: found, ...(unit && { unit }) };
}

const isTime = (word: string | undefined) =>
  durationUnit(word ?? "") !== undefined || /^век/.test(word ?? "");
const isOrdinal = (word: string | undefined) => ordinals.some((one) => one.test(word ?? ""));

/** «уходит час», "takes an hour": one unit of time without a number; «через месяц» tells of a plan, «через сутки» of a delay. */
const spent =
  /(?:^| )(?:takes?|took|taking|spends?|spent|waits?|waited|lasts?|loses?|within|after|under|over|about|nearly|almost|уход(?:ит|ят)|занима(?:ет|ют|ло|л)|тра(?:тим|тит|тят|чу)|жд[её][тм]|ждут|ждать|длится|почти|цел(?:ый|ую|ые)|больше|около|срок)$/;
const isSpent = (before: string, unit = "") =>
  spent.test(before) || (/(?:^| )через$/.test(before) && /^(?:час|сутки)$/.test(unit));

/** "a third of the bookings", «половина заявок», "half are late"; "every quarter", «половина восьмого» are no parts. */
function isPart(word: string, next: string, isLed: boolean): boolean {
  if (/^[а-яё]/.test(word)) return /^[а-яё]/.test(next) && !isTime(next) && !isOrdinal(next);
  const isHalf = word === "half";
  if (next === "of" || (isHalf && /^(?:the|our|their|my|all)$/.test(next))) return true;
  return (isLed || isHalf) && /^(?:are|is|were|was|get|go|come|never|don['’]t|do|still|end)$/.test(next);
}

type Rule = readonly [RegExp, (match: readonly (string | undefined)[], before: string) => Found];
const every = "^(?:кажд(?:ый|ая|ое|ую|ого|ой|ом)|every)";
const rules: readonly Rule[] = [
  [/^полу?(часа|дня|суток|недели|месяца|года|минуты)(?= |$)/, ([, unit]) => time(0.5, unit, unit)],
  [/^half an? (\S+)/, ([, unit]) => time(0.5, unit)],
  [/^(?:an?|one) (\S+) and a half(?= |$)/, ([, unit]) => time(1.5, unit, `${unit ?? ""}s`)],
  [
    /^(?:(?:an?|one) ([a-z]+)|(час|минуту|сутки|день|неделю|месяц|год))(?= |$)/,
    ([, en, ru], before) => (isSpent(before, ru) ? time(1, en ?? ru, en ?? ru) : undefined),
  ],
  [
    new RegExp(`${every} (?:(\\d+)(?: -)? (?:й|я|е|ый|ий|ая|ую|ого|th|rd|nd)|([\\p{L}]+))(?= (\\S+)|$)`, "u"),
    ([, digits, word = "", next]) => {
      const named = /^(?:двадцат|twentieth)/.test(word)
        ? 20
        : ordinals.findIndex((one) => one.test(word)) + 2;
      const nth = digits === undefined ? named : Number(digits);
      return nth < 2 || isTime(next) ? undefined : share(1, nth);
    },
  ],
  [
    /^(\S+) (?:([a-z]+) )??(?:out of|in|из) (\S+)(?= (\S+)|$)/,
    ([, first = "", noun, second = "", next]) => {
      const isOne = /^(?:один|одна|одно|одного|одну|one|1)$/.test(first);
      const [part, whole] = [isOne ? 1 : valueOf(first), valueOf(second)];
      if (part === undefined || whole === undefined || whole <= part || whole > 1000) return undefined;
      return isTime(next) || (noun !== undefined && !isOne)
        ? undefined
        : { ...share(part, whole), ...(noun && { noun: 1 }) };
    },
  ],
  [/^(?:two thirds|две трети)(?= |$)/, () => share(2, 3)],
  [/^(?:three quarters|три четверти)(?= |$)/, () => share(3, 4)],
  [
    /^(?:(an?|one) )?(\S+)(?= (\S+))/,
    ([, led, word = "", next = ""], before) => {
      const value = fractions.find(([pattern]) => pattern.test(word))?.[1];
      const isOf = value !== undefined && isPart(word, next, led !== undefined);
      return isOf && !/(?:кажд\S*|every|(?:^| )(?:за|в))$/.test(before) ? share(value, 100) : undefined;
    },
  ],
  [/^процентов (\d[\d.,]*)/, ([, digits = ""]) => share(digitsValue(digits), 100)],
];

/** An amount told in such words at a token. */
export function specialAt(tokens: readonly Token[], at: number): Special | undefined {
  const [text, before] = [ahead(tokens, at), behind(tokens, at)];
  for (const [pattern, read] of rules) {
    const match = pattern.exec(text);
    const found = match === null ? undefined : read(match, before);
    if (match === null || found === undefined) continue;
    const noun = found.noun === undefined ? {} : { noun: at + found.noun };
    return { ...found, ...noun, from: at, to: at + match[0].split(" ").length };
  }
  return undefined;
}
