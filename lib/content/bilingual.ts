import "server-only";
import { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";

/** Texts that hold both languages with a bar between them, "Заказчик | Customer", alone or in lists and tables. */
type Pairs = string | readonly Pairs[] | { readonly [name: string]: Pairs };
type Words<T> = T extends string ? string : { readonly [Name in keyof T]: Words<T[Name]> };

function wordsAt(pairs: Pairs, side: 0 | 1): unknown {
  if (typeof pairs === "string") return pairs.split(" | ")[side] ?? pairs;
  if (Array.isArray(pairs)) return pairs.map((pair: Pairs) => wordsAt(pair, side));
  return Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, wordsAt(pair, side)]));
}

/** Fixed words in both languages as a table for each. */
export const bilingual = <const T extends Pairs>(pairs: T): Readonly<Record<Locale, Words<T>>> => ({
  ru: wordsAt(pairs, 0) as Words<T>,
  en: wordsAt(pairs, 1) as Words<T>,
});

/** Heads of the columns of a table: «Сегодня / Чем поможет». */
export const columns = (heads: string): string[] => heads.split(" / ");

/** A text that holds both languages, with one bar between them. */
export const pair = z
  .string()
  .regex(/^(?:(?! \| ).)+ \| (?:(?! \| ).)+$/su)
  .meta({ description: "по-русски | in English" });
/** Such texts under each of these names. */
export const pairsUnder = <const Name extends string>(...names: readonly Name[]) =>
  z.record(z.enum(names), pair);
