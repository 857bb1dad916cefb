import "server-only";
import type { Figure, FigureStatement, Period } from "@/lib/generators/fact-sheet";
import { isPreposition, isVerb } from "@/lib/generators/server/language/ru-words";
import { amountsOf, type Amount } from "@/lib/generators/server/read/amounts";
import { nounOfFigure, type Draft, type Place, type Scene } from "@/lib/generators/server/read/figure-nouns";
import type { Clause, Sentence } from "@/lib/generators/server/read/sentences";
import { statementOf, tellsMoney, tellsWish } from "@/lib/generators/server/read/statements";
import { fitsBefore, type Token } from "@/lib/generators/server/read/tokens";
import { periodAt } from "@/lib/generators/server/read/units";

/** Longest text of a figure with its noun and period. */
const LONGEST = 64;
const MOST = 80;
const isTimes = /^(?:раза?|times?)$/;

export type SentenceAmounts = { sentence: Sentence; amounts: readonly Amount[] };

/** The amounts of every sentence: figures and limits are made of them. */
export const amountsBySentence = (sentences: readonly Sentence[]): SentenceAmounts[] =>
  sentences.map((sentence) => ({ sentence, amounts: amountsOf(sentence.tokens) }));

/** Words between a noun and its period: «95 звонков от жильцов в сутки», "27,400 passages are recorded per season". */
const leading = /^(?:from|for|to|by|across|between|at|in|on)$/;
const done = /^(?:are|is|were|was|lost|stolen|broken|sold|missing|set|went|gone|[a-z]+ed)$/;
const turning = /^(?:is|are|that|which|who|we|and|but)$/;

/** Period after the noun, or after what belongs to it. */
function periodAfter(tokens: readonly Token[], at: number): { period: Period; to: number } | undefined {
  const first = tokens[at]?.lower ?? "";
  const most = leading.test(first) || isPreposition(first) ? 5 : done.test(first) ? 2 : 0;
  for (let next = at; next <= at + most; next += 1) {
    const found = periodAt(tokens, next);
    if (found !== undefined) return found;
    const { kind, lower, quoted } = tokens[next] ?? { kind: "mark", lower: "", quoted: false };
    const isOther = next > at && (turning.test(lower) || isVerb(lower));
    if (kind !== "word" || quoted || isOther) return undefined;
  }
  return undefined;
}

/** The tokens of the clause, with the name before a dash: «Падёж за зиму – 640 голов». */
function named({ clause, tokens }: Scene): readonly Token[] {
  const first = tokens.findIndex(({ start }) => start === clause.start);
  const before = tokens.slice(0, Math.max(0, first - 1));
  const mark = before.findLastIndex(({ kind }) => kind !== "word");
  return clause.after === "–" ? [...before.slice(mark + 1), ...clause.tokens] : clause.tokens;
}

/** Period before the number: «В год выходит около 2 млн тонн»; that of another number is not lent. */
function periodBefore(scene: Scene, before: number): Period | undefined {
  const isTaken = (start: number) =>
    scene.earlier.some(({ span }) => span && span.start <= start && start < span.end);
  const tokens = named(scene);
  for (const [at, { start }] of tokens.entries()) {
    if (start >= before) return undefined;
    const found = isTaken(start) || fitsBefore(tokens, at, "on|раз") > 0 ? undefined : periodAt(tokens, at);
    if (found !== undefined) return found.period;
  }
  return undefined;
}

/** «отклик не более 2 секунд», "at most 5 clicks": a bound that the system is to keep. */
function isBound(tokens: readonly Token[], from: number, isWanted: boolean): boolean {
  if (fitsBefore(tokens, from, "не (?:более|больше|менее|меньше|дольше|реже|позже)|минимум|максимум") > 0)
    return true;
  const bounds = "no (?:more|longer|less|fewer) than|at most|maximum|within|under|at least|minimum";
  return isWanted && fitsBefore(tokens, from, bounds) > 0;
}

/** «раз в 3 года», "every 6 months": how often, not how long. */
const interval = "раз в|once (?:in|every)|кажд\\S+|every";

/** What the clause says of the figure; a short one that only names it («…, а это 140 тысяч») takes it from what leads to it. */
function saidOf(scene: Scene, { from, counts, currency, time, isPrice }: Place): FigureStatement {
  const { tokens, clause, amount } = scene;
  if (time !== undefined && fitsBefore(tokens, from, interval) > 0) return "has";
  const isShort = clause.tokens.length <= 8 && (counts === undefined || time !== undefined);
  const leading = isShort ? tokens.filter(({ end }) => end <= clause.start) : [];
  const isThing = currency === undefined && time === undefined && clause.tokens.length <= 4;
  return statementOf(isThing ? named(scene) : clause.tokens, leading, tokens[amount.from]?.start ?? 0, {
    money: currency !== undefined,
    time: time !== undefined,
    share: amount.isShare === true,
    price: isPrice === true,
  });
}

/** Kind of a figure that bounds nothing. */
function kindOf({ isShare }: Amount, { currency, time }: Place, period: Period | undefined): Draft["kind"] {
  if (currency !== undefined) return "money";
  if (isShare) return "share";
  if (time !== undefined) return "duration";
  return period === undefined ? "count" : "flow";
}

function draftOf(scene: Scene): Draft | undefined {
  const { description, amount, clause, tokens, earlier } = scene;
  const place = nounOfFigure(scene);
  if (place === undefined) return undefined;
  const { counts, currency, time, isPrice } = place;
  const near = time ? periodAt(tokens, place.to) : periodAfter(tokens, place.to);
  const isAlone = amount.isShare === true || time !== undefined || isPrice === true;
  const prior = isAlone ? undefined : periodBefore(scene, tokens[amount.from]?.start ?? 0);
  const start = tokens[place.from]?.start ?? 0;
  const ends = [near?.to, place.to, amount.to].map((to) => tokens[(to ?? 0) - 1]?.end ?? Infinity);
  const end = ends.find((to) => to - start <= LONGEST) ?? start + LONGEST;
  const bounded = isBound(tokens, amount.from, tellsWish(clause.tokens));
  const says = bounded ? "wants" : saidOf(scene, place);
  // «за квартал 3,8 км брака, это 1,15 млн рублей»: a sum told beside a loss is lost in the same time.
  const isBeside = currency !== undefined && says === "loses";
  const beside = isBeside ? earlier.findLast((one) => one.period && one.says !== "has") : undefined;
  const period = near?.period ?? prior ?? beside?.period;
  return {
    text: description.slice(start, end),
    span: { start, end },
    value: amount.value,
    ...(amount.max !== undefined && { max: amount.max }),
    unit: place.unit.slice(0, 60),
    ...(counts !== undefined && { counts: counts.slice(0, 120) }),
    ...(period && { period }),
    kind: bounded ? "limit" : kindOf(amount, place, period),
    says,
    ...(currency && { currency }),
    ...(time && { time }),
  };
}

/**
 * Every number of the description that says how many, how much, how long or what part, in the order of the text.
 * `home` is the money of sums that are written without one.
 */
export function figuresOf(
  description: string,
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
  home = "USD",
  bySentence: readonly SentenceAmounts[] = amountsBySentence(sentences),
): Figure[] {
  const drafts: Draft[] = [];
  let at = 0;
  for (const { sentence, amounts } of bySentence) {
    const earlier: Draft[] = [];
    const { tokens } = sentence;
    for (const amount of amounts.slice(0, MOST - drafts.length)) {
      const start = tokens[amount.from]?.start ?? 0;
      while ((clauses[at + 1]?.start ?? Infinity) <= start) at += 1;
      const clause = clauses[at];
      if (clause === undefined) continue;
      const isSum = amount.isSum === true && tellsMoney(tokens.filter(({ end }) => end <= start));
      const scene: Scene = { description, tokens, clause, earlier, amount, ...(isSum && { home }) };
      const draft = draftOf(scene);
      // "a second van goes out 7 times a month, £310 a go": what costs each time is a loss.
      const times = earlier.find(({ kind, unit }) => kind === "flow" && isTimes.test(unit));
      if (times && draft?.says === "costs" && draft.counts === times.counts) times.says = "loses";
      if (draft !== undefined) earlier.push(draft);
    }
    drafts.push(...earlier);
  }
  return drafts.map((draft, index) => ({ id: `figure-${index + 1}`, ...draft }));
}
