import "server-only";
import {
  genitiveBefore,
  lastCounted,
  lastNoun,
  piece,
  subject,
  type Place,
  type Scene,
} from "@/lib/generators/server/read/figure-scene";
import { countedAt, sharedAt, type Counted } from "@/lib/generators/server/read/nouns";
import { periodAt } from "@/lib/generators/server/read/units";

/** «за каждый рейс», "per remake", "a night": what a sum is the price of. */
function priced(scene: Scene): { counted: Counted; isAfter: boolean } | undefined {
  const {
    amount,
    clause,
    sentence: { tokens },
  } = scene;
  const skips = (at: number) => (/^(?:кажд|один|одну|одно)/.test(tokens[at]?.lower ?? "") ? 1 : 0);
  if (
    /^(?:per|a|an|each|every|за)$/.test(tokens[amount.to]?.lower ?? "") &&
    periodAt(tokens, amount.to) === undefined
  ) {
    const counted = countedAt(tokens, amount.to + 1 + skips(amount.to + 1));
    if (counted !== undefined) return { counted, isAfter: true };
  }
  const from = tokens.findIndex(({ start }) => start === clause.start);
  for (let at = Math.max(0, from); at < amount.from; at += 1) {
    if (tokens[at]?.lower !== "за" || skips(at + 1) === 0) continue;
    const counted = countedAt(tokens, at + 2);
    if (counted !== undefined && counted.to <= amount.from) return { counted, isAfter: false };
  }
  return undefined;
}

/** «по 38 тыс. рублей каждый», "$220 each": the price of what was counted before. */
function eachOf(scene: Scene): string | undefined {
  const {
    amount,
    sentence: { tokens },
  } = scene;
  const isEach =
    tokens[amount.from - 1]?.lower === "по" ||
    /^(?:each|apiece|кажд(?:ый|ая|ое)|штук[аи])$/.test(tokens[amount.to]?.lower ?? "") ||
    /^(?:each|кажд(?:ый|ая|ое))$/.test(scene.clause.tokens[0]?.lower ?? "");
  return isEach ? lastNoun(scene) : undefined;
}

/** A sum, with what it is paid for. */
export function ofMoney(scene: Scene, currency: string): Place {
  const { amount, clause, previous } = scene;
  const price = priced(scene);
  const own = price === undefined ? subject(scene, clause, amount.from) : undefined;
  // «по 38 тыс. каждый» is the price of what was counted, whatever the clause begins with.
  const isBy = scene.sentence.tokens[amount.from - 1]?.lower === "по";
  const each = price === undefined && (isBy || own === undefined) ? eachOf(scene) : undefined;
  const to = price?.isAfter ? price.counted.to : amount.to;
  const isApposition =
    previous !== undefined &&
    /^[–:,]$/.test(clause.after) &&
    amount.from - scene.sentence.tokens.findIndex(({ start }) => start === clause.start) <= 3;
  const counts =
    (price && piece(scene, price.counted.from, price.counted.to)) ??
    each ??
    own ??
    (isApposition && /^[–:]$/.test(clause.after) ? subject(scene, previous, amount.from) : undefined);
  return {
    from: amount.from,
    to,
    headTo: to,
    unit: currency,
    counts,
    currency,
    isPrice: price !== undefined || each !== undefined,
  };
}

/** «3400 костюмов, 15 % возвращают с опозданием»: a bare share is of what was counted right before. */
function justCounted({ earlier }: Scene): string | undefined {
  const last = earlier.at(-1);
  return last?.kind === "count" || last?.kind === "flow" ? last.counts : undefined;
}

/** A share, with what it is a part of. */
export function ofShare(scene: Scene): Place {
  const {
    amount,
    clause,
    sentence: { tokens },
  } = scene;
  const base = { from: amount.from, unit: "%" };
  if (amount.noun !== undefined)
    return { ...base, to: amount.to, headTo: amount.to, counts: piece(scene, amount.noun, amount.noun + 1) };
  if (
    /^of$|^из$/.test(tokens[amount.to]?.lower ?? "") &&
    /^(?:them|those|these|us|них)$/.test(tokens[amount.to + 1]?.lower ?? "")
  )
    return {
      ...base,
      to: amount.to + 2,
      headTo: amount.to + 2,
      counts: lastCounted(scene)?.counts ?? lastCounted(scene)?.unit,
    };
  const counted = sharedAt(tokens, amount.to, /^every$/.test(tokens[amount.from]?.lower ?? ""));
  if (counted !== undefined)
    return {
      ...base,
      to: counted.to,
      headTo: counted.head + 1,
      counts: piece(scene, counted.from, counted.to),
    };
  const prior = genitiveBefore(tokens, amount.from);
  const counts = prior === undefined ? subject(scene, clause, amount.from) : piece(scene, prior, prior + 1);
  return { ...base, to: amount.to, headTo: amount.to, counts: counts ?? justCounted(scene) };
}
