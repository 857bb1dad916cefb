import "server-only";
import type { Locale } from "@/lib/i18n/locales";

/** A text in both languages on one line: "Заказчик | Customer". */
type Pair = `${string} | ${string}`;
type Pairs = Pair | readonly Pairs[] | { readonly [name: string]: Pairs };
type Words<T> = T extends string ? string : { readonly [Name in keyof T]: Words<T[Name]> };

function wordsAt(pairs: Pairs, side: 0 | 1): unknown {
  if (typeof pairs === "string") return pairs.split(" | ")[side];
  if (Array.isArray(pairs)) return pairs.map((pair: Pairs) => wordsAt(pair, side));
  return Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, wordsAt(pair, side)]));
}

/** A table of texts that hold both languages, as one table for each of them. */
export const inLocales = <const T extends Pairs>(pairs: T): Readonly<Record<Locale, Words<T>>> => ({
  ru: wordsAt(pairs, 0) as Words<T>,
  en: wordsAt(pairs, 1) as Words<T>,
});
