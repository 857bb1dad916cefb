import "server-only";
import { readWordTables } from "@/lib/content/word-tables";
import type { DurationUnit } from "@/lib/generators/fact-sheet";
import { isNoun } from "@/lib/generators/server/language/ru-words";
import { moneyAt } from "@/lib/generators/server/read/money";
import * as numbers from "@/lib/generators/server/read/numbers";
import { ahead, behind, fits, fitsBefore, type Token } from "@/lib/generators/server/read/tokens";
import { durationUnit, minutesIn } from "@/lib/generators/server/read/units";

/** `noun`: what stands inside, "one customer in ten"; `unit`: «часа» of «получаса». */
type Told = { value: number; isShare?: boolean; time?: DurationUnit; unit?: string; noun?: string };
/** A number from its first token to the one after the last; `max`: end of a range; `isSum`: thousands, money where nothing else is counted. */
export type Amount = Told & { from: number; to: number; max?: number; currency?: string; isSum?: boolean };

const isTime = (word = "") => durationUnit(word) !== undefined || word.startsWith("век");

const share = (part: number, whole: number): Told | undefined =>
  part < whole && whole < 1e3 ? { value: Math.round((1000 * part) / whole) / 10, isShare: true } : undefined;

/** "a third of the bookings", «половина заявок», "half are late"; "every quarter", «половина восьмого» are no parts. */
const part =
  /^(?:.* of|half (?:the|our|their|my|all)|(?:half|(?:an?|one) \S+) (?:are|is|were|was|get|go|come|never|don['’]t|do|still|end)|[а-яё]+ [а-яё]+)$/;
type Rule = readonly [RegExp, (match: readonly (string | undefined)[], before: string) => Told | undefined];
const rules: readonly Rule[] = [
  [
    /^(?:half an? ([a-z]+)|полу?(часа|дня|суток|недели|месяца|года|минуты))(?= |$)/,
    ([, en, ru = en]) => {
      const time = durationUnit(ru ?? "");
      return time && { value: 0.5, time, unit: ru };
    },
  ],
  [
    /^(?:кажд(?:ый|ая|ое|ую|ого|ой|ом)|every) (?:(\d+)(?: -)? (?:й|я|е|ый|ий|ая|ую|ого|th|rd|nd)|(\p{L}+))(?= (\S+)|$)/u,
    ([, digits, word = "", next]) => {
      const nth = Number(digits ?? readWordTables().ordinal(word) ?? 0);
      return nth < 2 || isTime(next) ? undefined : share(1, nth);
    },
  ],
  // «процентов пятнадцать занятий», «десятая часть дел»
  [
    /^(?:процент\S* (?:на )?(\S+)|(\p{L}+) (?:част[ьи]|дол[яюи]))(?= |$)/u,
    ([, percent = "", nth = ""]) => {
      const value = numbers.valueOf(percent);
      return value === undefined
        ? share(1, Number(readWordTables().ordinal(nth) ?? 0))
        : { value, isShare: true };
    },
  ],
  [
    /^(\S+) (?:(?:раза?|([a-zа-яё]+)) )??(out of|in|из) (\S+)(?= (\S+)|$)/,
    ([, first = "", noun, joint, second = "", next]) => {
      const isOne = /^(?:один|одна|одно|одного|одну|one|1)$/.test(first);
      const [part, whole] = [isOne ? 1 : numbers.valueOf(first), numbers.valueOf(second)];
      const isApart = joint === "in" || isNoun(next ?? "") || /^[a-z]+s$/.test(next ?? "");
      const isOther = isTime(next) || (noun !== undefined && !isOne && isApart);
      const found = isOther ? undefined : share(part ?? Infinity, whole ?? 0);
      return found && { ...found, noun };
    },
  ],
  [
    /^(?:(an?|one|two|three|две|три)[ -])?(\p{L}+)(?= (\S+))/u,
    ([told = "", led, word = "", next = ""], before) => {
      const whole = Number(readWordTables().fraction(word) ?? 0);
      const parts = numbers.valueOf(led ?? "") ?? 1;
      const isOther =
        isTime(next) ||
        readWordTables().ordinal(next) ||
        /(?:кажд\S*|every|last|past|(?:^| )(?:за|в))$/.test(before);
      return !isOther && (parts > 1 || part.test(`${told} ${next}`)) ? share(parts, whole) : undefined;
    },
  ],
];

function specialAt(tokens: readonly Token[], at: number): Amount | undefined {
  const [text, before] = [ahead(tokens, at), behind(tokens, at)];
  for (const [pattern, read] of rules) {
    const match = pattern.exec(text);
    const found = match && read(match, before);
    if (found) return { ...found, from: at, to: at + match[0].split(" ").length };
  }
  return undefined;
}

/** The number with its upper end: «от 5 до 7», "3–4", "between 5 and 7", «два или три», «две-три»; «5–7 млн» multiplies both. */
function range(
  tokens: readonly Token[],
  first: numbers.NumberPart,
  isOpen: boolean,
): numbers.NumberPart & { max?: number } {
  const joint = fits(tokens, first.to, isOpen ? "[-–—‑]|до|to|and|или|or" : "[-–—‑]|to|или|or");
  const most =
    numbers.wordValue(/^\p{L}+-(\p{L}+)$/u.exec(tokens[first.to - 1]?.lower ?? "")?.[1] ?? "") ?? 0;
  if (joint === 0 && most > first.value) return { ...first, max: most };
  const isSign = /^[$€£₽]$/.test(tokens[first.to + 1]?.text ?? "");
  const second = joint > 0 ? numbers.numberAt(tokens, first.to + (isSign ? 2 : 1)) : undefined;
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
  const second =
    base.max === undefined ? numbers.numberAt(tokens, to + fits(tokens, to, "и|and")) : undefined;
  const unit = second && durationUnit(tokens[second.to]?.lower ?? "");
  if (!second || !unit || minutesIn[unit] >= minutesIn[time]) return { ...base, time, to };
  const value = (base.value * minutesIn[time]) / minutesIn[unit] + second.value;
  return { ...base, value, time: unit, to: second.to + 1 };
}

function amountAt(tokens: readonly Token[], from: number): Amount | undefined {
  const first = numbers.numberAt(tokens, from);
  if (first === undefined || first.value > 1e15) return undefined;
  const isOpen = fitsBefore(tokens, from, "от|с|from|between") > 0;
  const { value, max, to, scale } = range(tokens, first, isOpen);
  const sum = moneyAt(tokens, from, to);
  const isDigits = tokens[from]?.kind === "number";
  // «до восьми вечера», "at five pm"
  const isHour =
    fits(
      tokens,
      first.to,
      "(?:час\\S* )?(?:утра|вечера|ночи|пополудни)|o['’]clock|[ap]m|in the (?:morning|evening)",
    ) > 0;
  if (
    sum === undefined &&
    (isHour || (isDigits && scale === 1 && numbers.isNumberName(tokens, from, first.to)))
  )
    return undefined;
  // "WCAG 2.2"
  const isVersion = !Number.isInteger(value) && /^\p{Lu}{3,}$/u.test(tokens[from - 1]?.text ?? "");
  if (isVersion && scale === 1 && sum === undefined && fits(tokens, to, "%|процент\\S*|percent") === 0)
    return undefined;
  const isSum = scale >= 1000 || (!isDigits && value >= 1000);
  const base: Amount = { value, max, from: max && isOpen ? from - 1 : from, to, isSum };
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
  /^(?:дв|тр|че|пя|ше|се|во|де|од|со|ст|пол|про|дю|ты|ми|мл|кажд|лям|an?$|one|two|tw|thr|thi|fo|fi|si|se|ei|ni|te|el|do|hu|ha|qu|ev)/;
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
    const found = mayBegin ? (specialAt(tokens, at) ?? amountAt(tokens, at)) : undefined;
    if (found === undefined) continue;
    amounts.push(found);
    at = found.to - 1;
  }
  known.set(tokens, amounts);
  return amounts;
}
