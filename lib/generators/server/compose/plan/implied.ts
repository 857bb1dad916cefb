import "server-only";
import { readImplied } from "@/lib/content/implied-words";
import type { FactSheet, Wish } from "@/lib/generators/fact-sheet";
import { clauseOf } from "@/lib/generators/server/compose/plan/clause";
import type { Asked } from "@/lib/generators/server/compose/plan/functions";
import { stemsOf } from "@/lib/generators/server/compose/plan/stems";

/** A single wish whose one word stands for several functions, as these; any other as it is. */
export function takenApart(asked: readonly Asked[], { locale }: FactSheet, context: string): Asked[] {
  const [only, ...others] = asked;
  if (only === undefined || others.length > 0) return [...asked];
  const entry = readImplied().find(
    ({ kinds, words }) => kinds.includes(only.kinds[0]) && words.test(`${only.wish.text} ${context}`),
  );
  const [first, ...rest] = entry?.[locale] ?? [];
  const added = rest.map(({ kinds, name, words }, at): Asked => {
    const number = String(at + 2);
    const wish: Wish = { id: `${only.wish.id}-${number}`, text: name, figures: [] };
    const { numbers = [], isFed = false } = entry?.reads[at + 1] ?? {};
    return {
      ...{ id: `f${number}`, code: only.code.replace("1", number), wish, kinds, parts: [], words },
      ...{ ...clauseOf(name, locale), title: name, stems: stemsOf(name), channels: [] },
      ...{ isFed, sources: numbers.map((one) => `f${String(one)}`) },
      ...{ isOffline: only.isOffline, isFirst: false, isProposed: true },
    };
  });
  return [{ ...only, ...(first && { words: first.words }) }, ...added];
}
