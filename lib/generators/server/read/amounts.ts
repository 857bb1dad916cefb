import "server-only";
import type { DurationUnit } from "@/lib/generators/fact-sheet";
import { moneyAt } from "@/lib/generators/server/read/money";
import { isNumberName, numberAt, valueOf, type NumberPart } from "@/lib/generators/server/read/numbers";
import { ahead, behind, fits, fitsBefore, wordTable, type Token } from "@/lib/generators/server/read/tokens";
import { durationUnit, minutesIn } from "@/lib/generators/server/read/units";

/** `noun`: what stands inside, "one customer in ten"; `unit`: «часа» of «получаса». */
type Told = { value: number; isShare?: boolean; time?: DurationUnit; unit?: string; noun?: string };
/** A number from its first token to the one after the last; `max`: end of a range; `isSum`: thousands, money where nothing else is counted. */
export type Amount = Told & { from: number; to: number; max?: number; currency?: string; isSum?: boolean };

const ordinal = wordTable(`
  2 втор.*|second.*; 3 трет.*|third.*; 4 четв[её]рт.*|fourth.*; 5 пят.*|fifth.*; 6 шест.*|sixth.*; 7 седьм.*|seventh.*
  8 восьм.*|eighth.*; 9 девят.*|ninth.*; 10 десят.*|tenth.*; 20 двадцат.*|twentieth.*
`);
const isTime = (word = "") => durationUnit(word) !== undefined || word.startsWith("век");

const share = (part: number, whole: number): Told | undefined =>
  whole > part && whole <= 1000
    ? { value: Math.round((1000 * part) / whole) / 10, isShare: true }
    : undefined;

function time(value: number, word = "", unit?: string): Told | undefined {
  const found = durationUnit(word);
  return found && { value, time: found, unit };
}

/** «уходит час», "takes an hour": one unit of time without a number; «через месяц» tells of a plan. */
const spent =
  /(?:^| )(?:takes?|took|taking|spends?|spent|waits?|waited|lasts?|loses?|within|after|under|over|about|nearly|almost|уход(?:ит|ят)|занима(?:ет|ют|ло|л)|тра(?:тим|тит|тят|чу)|жд[её][тм]|ждут|ждать|длится|почти|цел(?:ый|ую|ые)|больше|около|срок)$/;

/** "a third of the bookings", «половина заявок», "half are late"; "every quarter", «половина восьмого» are no parts. */
function isPart(word: string, next: string, isLed: boolean): boolean {
  if (/^[а-яё]/.test(word)) return /^[а-яё]/.test(next) && !isTime(next) && ordinal(next) === undefined;
  if (next === "of" || (word === "half" && /^(?:the|our|their|my|all)$/.test(next))) return true;
  const isVerb = /^(?:are|is|were|was|get|go|come|never|don['’]t|do|still|end)$/.test(next);
  return (isLed || word === "half") && isVerb;
}
const fraction = wordTable("2 половин[ауы]|half; 3 трет[ьи]|thirds?; 4 четверт[ьи]|quarters?");

type Rule = readonly [RegExp, (match: readonly (string | undefined)[], before: string) => Told | undefined];
/** Amounts that are told without a number, or with two. */
const rules: readonly Rule[] = [
  [
    /^(?:(half )?(?:an?|one) ([a-z]+)|полу?(часа|дня|суток|недели|месяца|года|минуты)|(час|минуту|сутки|день|неделю|месяц|год))(?= |$)/,
    ([, half, en, ruHalf, ru], before) => {
      const word = en ?? ruHalf ?? ru;
      if (half || ruHalf) return time(0.5, word, ruHalf);
      return spent.test(before) ? time(1, word, word) : undefined;
    },
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
      const isOther = isTime(next) || (noun !== undefined && !isOne);
      const found = isOther ? undefined : share(part ?? Infinity, whole ?? 0);
      return found && { ...found, noun };
    },
  ],
  [
    /^(?:(an?|one|two|three|две|три)[ -])?(\p{L}+)(?= (\S+))/u,
    ([, led, word = "", next = ""], before) => {
      const whole = Number(fraction(word) ?? 0);
      const parts = valueOf(led ?? "") ?? 1;
      const isOf = whole > 0 && (parts > 1 || isPart(word, next, led !== undefined));
      return isOf && !/(?:кажд\S*|every|last|past|(?:^| )(?:за|в))$/.test(before)
        ? share(parts, whole)
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

const isOpenBefore = (tokens: readonly Token[], from: number) =>
  fitsBefore(tokens, from, "от|с|from|between") > 0;

/** The number with its upper end: «от 5 до 7», "3–4", "between 5 and 7", «два-три»; «5–7 млн» multiplies both. */
function range(tokens: readonly Token[], from: number, first: NumberPart): NumberPart & { max?: number } {
  const joint = fits(tokens, first.to, "[-–—‑]|до|to|and|или|or");
  const needsOpen = fits(tokens, first.to, "до|and") > 0;
  if (joint === 0 || (needsOpen && !isOpenBefore(tokens, from))) return first;
  const isSign = /^[$€£₽]$/.test(tokens[first.to + 1]?.text ?? "");
  const second = numberAt(tokens, first.to + (isSign ? 2 : 1));
  if (second === undefined) return first;
  const isShort = first.scale === 1 && second.scale > 1 && first.value < second.value / second.scale;
  const value = isShort ? first.value * second.scale : first.value;
  return second.value > value ? { ...second, value, max: second.value } : first;
}

const unitAhead =
  /^(?:- )?(?:(?:рабоч|календарн|полн|working|business|calendar|full|whole|straight|extra|more|long)\S* )?(\S+)/;

/** The unit of time after a number, with what goes on after it: "1 hour 40 minutes". */
function timed(tokens: readonly Token[], base: Amount): Amount {
  const match = unitAhead.exec(ahead(tokens, base.to));
  const time = durationUnit(match?.[1] ?? "");
  if (match === null || time === undefined || tokens[base.to]?.quoted) return base;
  const to = base.to + match[0].split(" ").length;
  const second = base.max === undefined ? numberAt(tokens, to + fits(tokens, to, "и|and")) : undefined;
  const unit = second && durationUnit(tokens[second.to]?.lower ?? "");
  if (!second || !unit || minutesIn[unit] >= minutesIn[time]) return { ...base, time, to };
  const value = (base.value * minutesIn[time]) / minutesIn[unit] + second.value;
  return { ...base, value, time: unit, to: second.to + 1 };
}

function amountAt(tokens: readonly Token[], from: number): Amount | undefined {
  const first = numberAt(tokens, from);
  if (first === undefined || first.value > 1e15) return undefined;
  const { value, max, to, scale } = range(tokens, from, first);
  const sum = moneyAt(tokens, from, to);
  const isDigits = tokens[from]?.kind === "number";
  if (sum === undefined && isDigits && isNumberName(tokens, from, first.to)) return undefined;
  const base: Amount = {
    ...{ value, max, to, from: max !== undefined && isOpenBefore(tokens, from) ? from - 1 : from },
    isSum: scale >= 1000 || (!isDigits && value >= 1000),
  };
  if (sum !== undefined) {
    const { factor = 1, currency } = sum;
    const place = { from: Math.min(base.from, sum.from), to: sum.to };
    return { ...base, ...place, value: value * factor, max: max && max * factor, currency };
  }
  const percent = fits(tokens, to, "%|процент\\S*|percent|pct|per cent");
  return percent > 0 ? { ...base, isShare: true, to: to + percent } : timed(tokens, base);
}

/** Words that a number or a share can begin with; most words are passed over by this alone. */
const beginnings =
  /^(?:дв|тр|час$|сутки$|день$|недел[юя]$|месяц$|год$|минут[уы]$|че|пя|ше|се|во|де|од|со|ст|пол|дю|ты|ми|мл|кажд|лям|an?$|one|two|tw|thr|thi|fo|fi|si|se|ei|ni|te|el|do|hu|ha|qu|ev)/;
const known = new WeakMap<readonly Token[], readonly Amount[]>();
/** All amounts of a run of tokens in order; dates, names, numbers of laws and telephones are none. */
export function amountsOf(tokens: readonly Token[]): readonly Amount[] {
  const read = known.get(tokens);
  if (read) return read;
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, lower, quoted } = tokens[at] as Token;
    const isDigits = kind === "number";
    const mayBegin = !quoted && (isDigits || (kind === "word" && beginnings.test(lower)));
    // "62,000 dozen" is one number.
    const isUnit = !isDigits && amounts.at(-1)?.to === at && tokens[at - 1]?.kind === "number";
    const found = mayBegin && !isUnit ? (specialAt(tokens, at) ?? amountAt(tokens, at)) : undefined;
    if (found === undefined) continue;
    amounts.push(found);
    at = found.to - 1;
  }
  known.set(tokens, amounts);
  return amounts;
}
