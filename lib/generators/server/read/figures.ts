import "server-only";
import type { Figure, FigureKind, FigureStatement, Period } from "@/lib/generators/fact-sheet";
import { amountsOf, type Amount } from "@/lib/generators/server/read/amounts";
import type { Clause } from "@/lib/generators/server/read/clauses";
import { nounOfFigure } from "@/lib/generators/server/read/figure-nouns";
import type { Draft, Place } from "@/lib/generators/server/read/figure-scene";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { statementOf, tellsMoney, tellsWish } from "@/lib/generators/server/read/statements";
import type { Token } from "@/lib/generators/server/read/tokens";
import { periodAt } from "@/lib/generators/server/read/units";
import { isPreposition, isVerb } from "@/lib/generators/server/language/ru-words";

/** Longest text of a figure with its noun and period. */
const LONGEST = 64;
const MOST = 80;

export type SentenceAmounts = { sentence: Sentence; amounts: readonly Amount[] };

/** The amounts of every sentence: figures and limits are made of them. */
export const amountsBySentence = (sentences: readonly Sentence[]): SentenceAmounts[] =>
  sentences.map((sentence) => ({ sentence, amounts: amountsOf(sentence.tokens) }));

/** Period right after the noun, or after a preposition and what belongs to it: «95 звонков от жильцов в сутки». */
function periodAfter(tokens: readonly Token[], at: number): { period: Period; to: number } | undefined {
  const direct = periodAt(tokens, at);
  if (direct !== undefined) return direct;
  const first = tokens[at];
  // "12k sheets missing a year"
  if (/^(?:lost|stolen|broken|sold|missing|[a-z]+ed)$/.test(first?.lower ?? ""))
    return periodAt(tokens, at + 1);
  const isLed =
    first?.kind === "word" &&
    (/^(?:from|for|to|by|across|between|at|in|on)$/.test(first.lower) || isPreposition(first.lower));
  if (!isLed) return undefined;
  for (let next = at + 1; next < at + 6; next += 1) {
    const token = tokens[next];
    if (token?.kind !== "word" || token.quoted) return undefined;
    const found = periodAt(tokens, next);
    if (found !== undefined) return found;
    if (
      /^[а-яё]/.test(token.lower)
        ? isVerb(token.lower)
        : /^(?:is|are|that|which|who|we|and|but)$/.test(token.lower)
    )
      return undefined;
  }
  return undefined;
}

/** Period that stands before the number in its clause: «В год выходит около 2 млн тонн», "last winter we had 23 stops". */
function periodBefore({ clause, earlier }: Scene, before: number): Period | undefined {
  // The period of another number is not lent.
  const isTaken = (start: number) =>
    earlier.some(({ span }) => span && span.start <= start && start < span.end);
  for (let at = 0; (clause.tokens[at]?.start ?? before) < before; at += 1) {
    if (isTaken(clause.tokens[at]?.start ?? 0)) continue;
    if (/^(?:on|раз)$/.test(clause.tokens[at - 1]?.lower ?? "")) continue;
    const found = periodAt(clause.tokens, at);
    if (found !== undefined) return found.period;
  }
  return undefined;
}

const bounds =
  /^(?:не (?:более|больше|менее|меньше|дольше|реже|позже)|минимум|максимум|no (?:more|longer|less|fewer) than|at most|maximum|within|under|at least|minimum)$/;

/** «отклик не более 2 секунд», "at most 5 clicks": a bound that the system is to keep. */
function isBound(tokens: readonly Token[], from: number, isWanted: boolean): boolean {
  const bound = [3, 2, 1]
    .map((length) =>
      tokens
        .slice(Math.max(0, from - length), from)
        .map(({ lower }) => lower)
        .join(" "),
    )
    .find((text) => bounds.test(text));
  return bound !== undefined && (isWanted || /^(?:не |минимум|максимум)/.test(bound));
}

const kindOf = (
  amount: Amount,
  { time, currency }: Pick<Place, "time" | "currency">,
  period?: Period,
): FigureKind => {
  if (currency !== undefined) return "money";
  if (amount.isShare) return "share";
  if (time !== undefined) return "duration";
  return period === undefined ? "count" : "flow";
};

/** «раз в 3 года», "every 6 months": how often, not how long. */
const isInterval = (tokens: readonly Token[], at: number): boolean =>
  (/^(?:раз|once)$/.test(tokens[at - 2]?.lower ?? "") &&
    /^(?:в|every|in)$/.test(tokens[at - 1]?.lower ?? "")) ||
  /^(?:кажд|every)/.test(tokens[at - 1]?.lower ?? "");

type Scene = {
  description: string;
  sentence: Sentence;
  clause: Clause;
  previous?: Clause;
  earlier: readonly Draft[];
  /** Money of the text, for sums written without it. */
  home: string;
};

/** What stands before a clause that only names a sum or a time: «…, а это 140 тысяч рублей», "call it 90 thousand dollars". */
const leading = ({ sentence, clause }: Scene): readonly Token[] =>
  clause.tokens.length <= 8 ? sentence.tokens.filter(({ end }) => end <= clause.start) : [];

function draftOf(scene: Scene, amount: Amount): Draft | undefined {
  const { description, sentence, clause } = scene;
  const { tokens } = sentence;
  const startAt = tokens[amount.from]?.start ?? 0;
  const isSum =
    amount.currency === undefined &&
    amount.isSum === true &&
    tellsMoney(tokens.filter(({ end }) => end <= startAt));
  const place = nounOfFigure({ ...scene, amount, sum: isSum ? scene.home : undefined });
  if (place === undefined) return undefined;
  const { from, counts, currency } = place;
  let { to } = place;
  const isTime = place.time !== undefined;
  const near = isTime ? periodAt(tokens, to) : periodAfter(tokens, to);
  const isDirect = amount.isShare || isTime;
  const period = near?.period ?? (isDirect || place.isPrice ? undefined : periodBefore(scene, startAt));
  if (near !== undefined && (tokens[near.to - 1]?.end ?? 0) - startAt <= LONGEST) to = near.to;
  if ((tokens[to - 1]?.end ?? 0) - (tokens[from]?.start ?? 0) > LONGEST)
    to = Math.max(amount.to, place.headTo);
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const bounded = isBound(tokens, amount.from, tellsWish(clause.tokens));
  return {
    text: description.slice(start, end),
    span: { start, end },
    value: amount.value,
    ...(amount.max !== undefined && { max: amount.max }),
    unit: place.unit.slice(0, 60),
    ...(counts !== undefined && { counts: counts.slice(0, 120) }),
    ...(period !== undefined && { period }),
    kind: bounded ? "limit" : kindOf(amount, place, period),
    says: bounded ? "wants" : saidOf(scene, amount, place),
    ...(currency !== undefined && { currency }),
    ...(place.time !== undefined && { time: place.time }),
  };
}

function saidOf(
  scene: Scene,
  amount: Amount,
  { from, counts, currency, time, isPrice }: Place,
): FigureStatement {
  const { sentence, clause } = scene;
  const isTime = time !== undefined;
  if (isTime && isInterval(sentence.tokens, from)) return "has";
  const before = counts === undefined || isTime ? leading(scene) : [];
  return statementOf(clause.tokens, before, sentence.tokens[amount.from]?.start ?? 0, {
    money: currency !== undefined,
    time: isTime,
    share: amount.isShare === true,
    price: isPrice === true,
  });
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
    const from = drafts.length;
    for (const amount of amounts) {
      if (drafts.length >= MOST) break;
      const start = sentence.tokens[amount.from]?.start ?? 0;
      while (at + 1 < clauses.length && (clauses[at + 1]?.start ?? 0) <= start) at += 1;
      const clause = clauses[at];
      if (clause === undefined) continue;
      const before = clauses[at - 1];
      const previous = before?.sentence === clause.sentence ? before : undefined;
      const draft = draftOf(
        { description, sentence, clause, previous, earlier: drafts.slice(from), home },
        amount,
      );
      if (draft !== undefined) drafts.push(draft);
    }
  }
  return drafts.map((draft, index) => ({ id: `figure-${index + 1}`, ...draft }));
}
