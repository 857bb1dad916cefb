import "server-only";
import type { Figure, Period } from "@/lib/generators/fact-sheet";
import { amountsOf } from "@/lib/generators/server/read/amounts";
import { ofThem, placeOf, such, type Place, type Scene } from "@/lib/generators/server/read/figure-places";
import * as nouns from "@/lib/generators/server/read/nouns";
import type { Clause, Sentence } from "@/lib/generators/server/read/sentences";
import { coverOf, entryOf } from "@/lib/generators/server/read/spans";
import { isBoundAt, statementOf, tellsMoney } from "@/lib/generators/server/read/statements";
import { fits, fitsBefore, type Token } from "@/lib/generators/server/read/tokens";
import * as units from "@/lib/generators/server/read/units";

const isBrief = (period: Period | undefined) => period === "second" || period === "minute";

/** Period before the number: «В год выходит около 2 млн тонн»; that of another number is not lent. */
function periodBefore({ earlier, amount, tokens }: Scene, scope: readonly Token[]): Period | undefined {
  const number = tokens[amount.from]?.start ?? 0;
  const isTaken = coverOf(earlier.flatMap(({ span }) => span ?? []));
  const isFree = (token: Token, at: number) =>
    token.start < number && !isTaken(token) && fitsBefore(scope, at, "on|раз") === 0;
  return scope
    .map((token, at) => (isFree(token, at) ? units.periodAt(scope, at)?.period : undefined))
    .find((period) => period !== undefined && !isBrief(period));
}

/** What the clause says of the figure; a short one that only names it («…, а это 140 тысяч») takes it from what leads to it. */
function saidOf({ tokens, clause, amount, currency }: Scene, place: Place, scope: readonly Token[]) {
  const [money, time] = [currency !== undefined, place.time !== undefined];
  const isShort = clause.tokens.length <= 8 && (place.counts === undefined || time);
  const before = isShort ? tokens.filter(({ end }) => end <= clause.start) : [];
  const own = !money && !time && clause.tokens.length <= 4 ? scope : clause.tokens;
  const nature = { money, time, share: amount.isShare === true, price: place.isPrice === true };
  return statementOf(own, before, tokens[amount.from]?.start ?? 0, nature);
}

function figureOf(scene: Scene, id: string, before: Clause | undefined): Figure | undefined {
  const { description, tokens, amount, currency, earlier, clause } = scene;
  const place = placeOf(scene);
  if (place === undefined) return undefined;
  const { time, counts } = place;
  // With the name before a dash: «Падёж за зиму – 640 голов».
  const scope = [...(clause.after === "–" ? (before?.tokens ?? []) : []), ...clause.tokens];
  const isBound = isBoundAt(tokens, amount.from, clause.text);
  const says = isBound ? "wants" : saidOf(scene, place, scope);
  const after = time ? units.periodAt(tokens, place.to) : units.periodAfter(tokens, place.to);
  // Only things come by the second: «теряем 500 рублей в минуту простоя» is a price.
  const isCount = currency === undefined && !amount.isShare && time === undefined;
  const near = isCount || !isBrief(after?.period) ? after : undefined;
  const prior = amount.isShare || time || place.isPrice ? undefined : periodBefore(scene, scope);
  // «за квартал 3,8 км брака, это 1,15 млн рублей»: a sum told beside a loss is lost in the same time.
  const besides = currency && says === "loses" ? earlier.filter((one) => one.says !== "has") : [];
  const period = near?.period ?? prior ?? besides.findLast((one) => one.period)?.period;
  const end = tokens[(near?.to ?? place.to) - 1]?.end ?? 0;
  const entry = entryOf(description, id, { start: tokens[place.from]?.start ?? 0, end }, 64);
  const { value, max } = amount;
  const unit = place.unit.slice(0, 60);
  const told = (currency && "money") || (amount.isShare && "share") || (time && "duration");
  const kind = isBound ? "limit" : told || (period ? "flow" : "count");
  const isThings = says === "has" && (kind === "count" || kind === "flow") && max === undefined;
  const bound = isThings ? nearOf(description.slice(clause.start, entry.span.start)) : undefined;
  return {
    ...entry,
    value,
    max,
    near: bound,
    unit,
    counts: counts?.slice(0, 120),
    period,
    kind,
    says,
    currency,
    time,
  };
}

/** The word before a number that tells how exact it is; «выросло до 500» tells the number itself. */
export function nearOf(before: string): Figure["near"] {
  if (/(?:^|(?<!\d|(?:рос|велич|низил|кратил|упал|дош|доход)\p{L}*)\s)(?:до|up to)\s$/iu.test(before))
    return "most";
  return /(?<!\p{L})(?:около|about|around)\s$/iu.test(before) ? "about" : undefined;
}

/** Numbers that say how many, how much, how long or what part, in the order of the text, at most 80; `home`: the money of bare sums. */
export function figuresOf(
  description: string,
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
  home = "USD",
): Figure[] {
  const figures: Figure[] = [];
  for (const { tokens } of sentences) {
    const first = figures.length;
    for (const amount of amountsOf(tokens).slice(0, 80 - first)) {
      const start = tokens[amount.from]?.start ?? 0;
      const at = clauses.findLastIndex((one) => one.start <= start);
      const clause = clauses[at];
      if (clause === undefined) continue;
      const isBare =
        fits(tokens, amount.to, nouns.apiece) > 1 || nouns.countedAt(tokens, amount.to) === undefined;
      const isSum = amount.isSum && isBare && tellsMoney(tokens.filter(({ end }) => end <= start));
      const currency = amount.currency ?? (isSum ? home : undefined);
      // "One in nine of them", in a sentence that counts nothing else: what the sentence before counts.
      const shared = amount.isShare ? fits(tokens, amount.to, ofThem) : 0;
      const isOfThem = first === figures.length && shared + fitsBefore(tokens, amount.from, such) > 0;
      const earlier = figures.slice(isOfThem ? 0 : first);
      const scene = { description, tokens, clause, earlier, amount, currency };
      const figure = figureOf(scene, `figure-${figures.length + 1}`, clauses[at - 1]);
      if (figure !== undefined) figures.push(figure);
    }
  }
  return figures;
}
