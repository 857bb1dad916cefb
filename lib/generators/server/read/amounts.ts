import "server-only";
import type { DurationUnit } from "@/lib/generators/fact-sheet";
import { moneyAt } from "@/lib/generators/server/read/money";
import { isNumberName } from "@/lib/generators/server/read/number-names";
import { numberAt, valueOf, type NumberPart } from "@/lib/generators/server/read/numbers";
import { ahead, behind, fits, fitsBefore, wordTable, type Token } from "@/lib/generators/server/read/tokens";
import { durationUnit, minutesIn } from "@/lib/generators/server/read/units";

/** A number with all that belongs to its value, from its first token to the one after the last. */
export type Amount = Told & {
  from: number;
  to: number;
  /** Upper end of a range. */
  max?: number;
  currency?: string;
  /** Thousands in words or by a letter: money where nothing else is counted. */
  isSum?: boolean;
};
/** `noun`: what stands inside, "one customer in ten"; `unit`: the word it counts, where that is part of the number. */
type Told = { value: number; isShare?: boolean; time?: DurationUnit; unit?: string; noun?: string };
type Found = Told | undefined;

const fraction = wordTable(
  "50 половин[ауы]|half; 33.3 трет[ьи]|(?:one-)?third; 25 четверт[ьи]|(?:one-)?quarter",
);
const parts = /^(?:(two|две)|three|три)[ -](?:thirds|трети|quarters|четверти)(?= |$)/;
const ordinal = wordTable(`
  2 втор.*|second.*; 3 трет.*|third.*; 4 четв[её]рт.*|fourth.*; 5 пят.*|fifth.*; 6 шест.*|sixth.*; 7 седьм.*|seventh.*
  8 восьм.*|eighth.*; 9 девят.*|ninth.*; 10 десят.*|tenth.*; 20 двадцат.*|twentieth.*
`);

const share = (part: number, whole: number): Told => ({
  value: Math.round((1000 * part) / whole) / 10,
  isShare: true,
});

function time(value: number, word: string | undefined, unit?: string): Found {
  const found = durationUnit(word ?? "");
  return found && { value, time: found, ...(unit && { unit }) };
}

const isTime = (word = "") => durationUnit(word) !== undefined || word.startsWith("век");

/** «уходит час», "takes an hour": one unit of time without a number; «через месяц» tells of a plan, «через сутки» of a delay. */
const spent =
  /(?:^| )(?:takes?|took|taking|spends?|spent|waits?|waited|lasts?|loses?|within|after|under|over|about|nearly|almost|уход(?:ит|ят)|занима(?:ет|ют|ло|л)|тра(?:тим|тит|тят|чу)|жд[её][тм]|ждут|ждать|длится|почти|цел(?:ый|ую|ые)|больше|около|срок)$/;
const isSpent = (before: string, unit = "") =>
  spent.test(before) || (/(?:^| )через$/.test(before) && /^(?:час|сутки)$/.test(unit));

/** "a third of the bookings", «половина заявок», "half are late"; "every quarter", «половина восьмого» are no parts. */
function isPart(word: string, next: string, isLed: boolean): boolean {
  if (/^[а-яё]/.test(word)) return /^[а-яё]/.test(next) && !isTime(next) && ordinal(next) === undefined;
  const isHalf = word === "half";
  if (next === "of" || (isHalf && /^(?:the|our|their|my|all)$/.test(next))) return true;
  return (isLed || isHalf) && /^(?:are|is|were|was|get|go|come|never|don['’]t|do|still|end)$/.test(next);
}

type Rule = readonly [RegExp, (match: readonly (string | undefined)[], before: string) => Found];
const rules: readonly Rule[] = [
  [/^полу?(часа|дня|суток|недели|месяца|года|минуты)(?= |$)/, ([, unit]) => time(0.5, unit, unit)],
  [/^half an? (\S+)/, ([, unit]) => time(0.5, unit)],
  [
    /^(?:(?:an?|one) ([a-z]+)|(час|минуту|сутки|день|неделю|месяц|год))(?= |$)/,
    ([, en, ru], before) => (isSpent(before, ru) ? time(1, en ?? ru, en ?? ru) : undefined),
  ],
  // How often a day something is done is a schedule, how often a month a case.
  [
    /^(?:twice|дважды)(?= (?:(?:this|last|a|за|в) )(?:\S+ )?(?:year|quarter|season|month|год|квартал|сезон|месяц)\S{0,2}(?: |$))/,
    ([word]) => ({ value: 2, unit: word === "twice" ? "times" : "раза" }),
  ],
  [
    /^(?:кажд(?:ый|ая|ое|ую|ого|ой|ом)|every) (?:(\d+)(?: -)? (?:й|я|е|ый|ий|ая|ую|ого|th|rd|nd)|(\p{L}+))(?= (\S+)|$)/u,
    ([, digits, word = "", next]) => {
      const nth = Number(digits ?? ordinal(word) ?? 0);
      return nth < 2 || isTime(next) ? undefined : share(1, nth);
    },
  ],
  [
    /^(\S+) (?:(?:раза?|([a-z]+)) )??(?:out of|in|из) (\S+)(?= (\S+)|$)/,
    ([, first = "", noun, second = "", next]) => {
      const isOne = /^(?:один|одна|одно|одного|одну|one|1)$/.test(first);
      const [part, whole] = [isOne ? 1 : valueOf(first), valueOf(second)];
      if (part === undefined || whole === undefined || whole <= part || whole > 1000) return undefined;
      if (isTime(next) || (noun !== undefined && !isOne)) return undefined;
      return { ...share(part, whole), ...(noun && { noun }) };
    },
  ],
  [parts, ([, two]) => (two ? share(2, 3) : share(3, 4))],
  [
    /^(?:(an?|one) )?(\S+)(?= (\S+))/,
    ([, led, word = "", next = ""], before) => {
      const value = fraction(word);
      const isOf = value !== undefined && isPart(word, next, led !== undefined);
      return isOf && !/(?:кажд\S*|every|(?:^| )(?:за|в))$/.test(before)
        ? share(Number(value), 100)
        : undefined;
    },
  ],
];

/** An amount told in such words at a token. */
function specialAt(tokens: readonly Token[], at: number): Amount | undefined {
  const [text, before] = [ahead(tokens, at), behind(tokens, at)];
  for (const [pattern, read] of rules) {
    const match = pattern.exec(text);
    const found = match && read(match, before);
    if (found) return { ...found, from: at, to: at + match[0].split(" ").length };
  }
  return undefined;
}

const LARGEST = 1e15;
/** Numbers looked at in one sentence; more of them are a table or noise. */
const MOST = 200;

/** The number with its upper end: «от 5 до 7», "3–4", "between 5 and 7", «два-три»; «5–7 млн» multiplies both. */
function range(tokens: readonly Token[], from: number, first: NumberPart): NumberPart & { max?: number } {
  if (fits(tokens, first.to, "[-–—‑]|до|to|and|или|or") === 0) return first;
  const isOpen = fitsBefore(tokens, from, "от|с|from|between") > 0;
  const isSign = /^[$€£₽]$/.test(tokens[first.to + 1]?.text ?? "");
  const second = numberAt(tokens, first.to + (isSign ? 2 : 1));
  if (second === undefined || (fits(tokens, first.to, "до|and") > 0 && !isOpen)) return first;
  const isShort = first.scale === 1 && second.scale > 1 && first.value < second.value / second.scale;
  const value = isShort ? first.value * second.scale : first.value;
  return second.value > value ? { ...second, value, max: second.value, isWord: false } : first;
}

const unitAhead =
  /^(?:- )?(?:(?:рабоч|календарн|полн|working|business|calendar|full|whole|straight|extra|more|long)\S* )?(\S+)/;

/** The unit of time after a number, with what goes on after it: "1 hour 40 minutes". */
function timed(tokens: readonly Token[], base: Amount): Amount | undefined {
  const match = unitAhead.exec(ahead(tokens, base.to));
  const time = durationUnit(match?.[1] ?? "");
  if (match === null || time === undefined || tokens[base.to]?.quoted) return undefined;
  const to = base.to + match[0].split(" ").length;
  const second = base.max === undefined ? numberAt(tokens, to + fits(tokens, to, "и|and")) : undefined;
  const unit = second && durationUnit(tokens[second.to]?.lower ?? "");
  const ratio = unit === undefined ? 1 : minutesIn[unit] / minutesIn[time];
  if (second === undefined || ratio >= 1) return { ...base, time, to };
  return { ...base, value: base.value / ratio + second.value, time: unit, to: second.to + 1 };
}

/** «1) приём запросов», "(4) a monthly return": the number of an item. */
const isNumbering = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,2}$/.test(tokens[at]?.text ?? "") &&
  tokens[at + 1]?.text === ")" &&
  (tokens[at - 1]?.text === "(" || !tokens.slice(Math.max(0, at - 12), at).some(({ text }) => text === "("));

function amountAt(tokens: readonly Token[], from: number): Amount | undefined {
  const first = numberAt(tokens, from);
  if (first === undefined || !(first.value <= LARGEST) || isNumbering(tokens, from)) return undefined;
  const { value, max, to, scale, isWord } = range(tokens, from, first);
  const sum = moneyAt(tokens, from, to);
  if (sum === undefined && !isWord && isNumberName(tokens, from, first.to)) return undefined;
  const isLed = max !== undefined && fitsBefore(tokens, from, "от|с|from|between") > 0;
  const isSum = scale >= 1000 || (isWord && value >= 1000);
  const base: Amount = { value, max, from: isLed ? from - 1 : from, to, isSum };
  if (sum !== undefined) {
    const { scale: thousands = 1, currency } = sum;
    const place = { from: Math.min(base.from, sum.from), to: sum.to };
    return { ...base, ...place, value: value * thousands, max: max && max * thousands, currency };
  }
  const percent = fits(tokens, to, "%|процент\\S*|percent|pct|per cent");
  return percent > 0 ? { ...base, isShare: true, to: to + percent } : (timed(tokens, base) ?? base);
}

/** Words that a number or a share can begin with; most words are passed over by this alone. */
const beginnings =
  /^(?:дв|тр|час$|сутки$|день$|недел[юя]$|месяц$|год$|минут[уы]$|че|пя|ше|се|во|де|од|со|ст|пол|дю|ты|ми|мл|кажд|лям|an?$|one|two|tw|thr|thi|fo|fi|si|se|ei|ni|te|el|do|hu|ha|qu|ev)/;

/** All amounts of a run of tokens in order; dates, names, numbers of laws and telephones are none. */
export function amountsOf(tokens: readonly Token[]): Amount[] {
  const amounts: Amount[] = [];
  let at = 0;
  let seen = 0;
  while (at < tokens.length && seen < MOST) {
    const { kind, lower, quoted } = tokens[at] as Token;
    const isDigits = kind === "number";
    seen += isDigits ? 1 : 0;
    const mayBegin = !quoted && (isDigits || (kind === "word" && beginnings.test(lower)));
    // "62,000 dozen" is one number.
    const isUnit = !isDigits && amounts.at(-1)?.to === at && tokens[at - 1]?.kind === "number";
    const found = mayBegin && !isUnit ? (specialAt(tokens, at) ?? amountAt(tokens, at)) : undefined;
    if (found !== undefined) amounts.push(found);
    at = Math.max(at + 1, found?.to ?? 0);
  }
  return amounts;
}
