import "server-only";
import type { Locale } from "@/lib/i18n/locales";

/** Fixed words in both languages; each string of the table holds the Russian and the English words with a bar between them. */
export function bilingual<Key extends string>(
  table: Readonly<Record<Key, string>>,
): Readonly<Record<Locale, Readonly<Record<Key, string>>>> {
  const side = (at: number) =>
    Object.fromEntries(
      Object.entries<string>(table).map(([key, text]) => [key, text.split(" | ")[at] ?? text]),
    ) as Record<Key, string>;
  return { ru: side(0), en: side(1) };
}

/** Heads of the columns of a table: «Сегодня / Чем поможет». */
export const columns = (heads: string): string[] => heads.split(" / ");
