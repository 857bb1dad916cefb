import "server-only";
import type { Figure, FigureStatement, Period } from "@/lib/generators/fact-sheet";
import { isPreposition, isVerb } from "@/lib/generators/server/language/ru-words";
import { amountsOf, type Amount } from "@/lib/generators/server/read/amounts";
import type { Clause } from "@/lib/generators/server/read/clauses";
import { nounOfFigure, type Draft, type Place, type Scene } from "@/lib/generators/server/read/figure-nouns";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { statementOf, tellsMoney, tellsWish } from "@/lib/generators/server/read/statements";
import { fitsBefore, type Token } from "@/lib/generators/server/read/tokens";
import { periodAt } from "@/lib/generators/server/read/units";

/** Longest text of a figure with its noun and period. */
const LONGEST = 64;
const MOST = 80;

export type SentenceAmounts = { sentence: Sentence; amounts: readonly Amount[] };

/** The amounts of every sentence: figures and limits are made of them. */
export const amountsBySentence = (sentences: readonly Sentence[]): SentenceAmounts[] =>
  sentences.map((sentence) => ({ sentence, amounts: amountsOf(sentence.tokens) }));

/** Period right after the noun, or after a preposition and what belongs to it: «95 звонков от жильцов в сутки». */
function periodAfter(tokens: readonly Token[], at: number): { period: Period; to: number } | undefined {
  const first = tokens[at]?.lower ?? "";
  const isLed = /^(?:from|for|to|by|across|between|at|in|on)$/.test(first) || isPreposition(first);
  // "12k sheets missing a year"
  const most = isLed ? 5 : /^(?:lost|stolen|broken|sold|missing|[a-z]+ed)$/.test(first) ? 1 : 0;
  for (let next = at; next <= at + most; next += 1) {
    const found = periodAt(tokens, next);
    if (found !== undefined) return found;
    const { kind, lower, quoted } = tokens[next] ?? { kind: "mark", lower: "", quoted: false };
    const isOther = /^(?:is|are|that|which|who|we|and|but)$/.test(lower) || (next > at && isVerb(lower));
    if (kind !== "word" || quoted || isOther) return undefined;
  }
  return undefined;
}

/** Period that stands before the number in its clause: «В год выходит около 2 млн тонн»; that of another number is not lent. */
function periodBefore({ clause: { tokens }, earlier }: Scene, before: number): Period | undefined {
  const isTaken = (start: number) =>
    earlier.some(({ span }) => span && span.start <= start && start < span.end);
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
function saidOf(
  { tokens, clause, amount }: Scene,
  { from, counts, currency, time, isPrice }: Place,
): FigureStatement {
  if (time !== undefined && fitsBefore(tokens, from, interval) > 0) return "has";
  const isShort = clause.tokens.length <= 8 && (counts === undefined || time !== undefined);
  const leading = isShort ? tokens.filter(({ end }) => end <= clause.start) : [];
  return statementOf(clause.tokens, leading, tokens[amount.from]?.start ?? 0, {
    money: currency !== undefined,
    time: time !== undefined,
    share: amount.isShare === true,
    price: isPrice === true,
  });
}

function draftOf(scene: Scene): Draft | undefined {
  const { description, amount, clause, tokens } = scene;
  const place = nounOfFigure(scene);
  if (place === undefined) return undefined;
  const startAt = tokens[amount.from]?.start ?? 0;
  const isTime = place.time !== undefined;
  const near = isTime ? periodAt(tokens, place.to) : periodAfter(tokens, place.to);
  const isAlone = amount.isShare === true || isTime || place.isPrice === true;
  const period = near?.period ?? (isAlone ? undefined : periodBefore(scene, startAt));
  const start = tokens[place.from]?.start ?? 0;
  const ends = [near?.to, place.to, amount.to].map((to) => tokens[(to ?? 0) - 1]?.end ?? Infinity);
  const end = ends.find((to) => to - start <= LONGEST) ?? start + LONGEST;
  const counted = isTime ? "duration" : period === undefined ? "count" : "flow";
  const measured = place.currency === undefined ? (amount.isShare ? "share" : counted) : "money";
  const bounded = isBound(tokens, amount.from, tellsWish(clause.tokens));
  return {
    text: description.slice(start, end),
    span: { start, end },
    value: amount.value,
    ...(amount.max !== undefined && { max: amount.max }),
    unit: place.unit.slice(0, 60),
    ...(place.counts !== undefined && { counts: place.counts.slice(0, 120) }),
    ...(period !== undefined && { period }),
    kind: bounded ? "limit" : measured,
    says: bounded ? "wants" : saidOf(scene, place),
    ...(place.currency !== undefined && { currency: place.currency }),
    ...(isTime && { time: place.time }),
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
      const currency = isSum ? home : undefined;
      const draft = draftOf({ description, tokens, clause, earlier, amount, home: currency });
      if (draft !== undefined) earlier.push(draft);
    }
    // "€2,600 each time, some 50 mornings a year": what happens so often may be told after its price.
    const flow = earlier.find(({ kind }) => kind === "flow");
    for (const draft of earlier)
      if (draft.kind === "money" && / (?:time|раз)$/.test(draft.text)) draft.counts ??= flow?.counts;
    drafts.push(...earlier);
  }
  return drafts.map((draft, index) => ({ id: `figure-${index + 1}`, ...draft }));
}
