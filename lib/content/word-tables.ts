import "server-only";
import { z } from "zod";
import { knowledge } from "@/lib/content/knowledge";

const rows = z.array(z.string());

/** The meaning of a word by its first row. */
const table = rows.transform((lines) => {
  const patterns = lines.map((line) => {
    const [meaning = "", words = meaning] = line.split(/ +/);
    return { meaning, pattern: new RegExp(`^(?:${meaning}|${words})$`) };
  });
  return (word: string) => patterns.find(({ pattern }) => pattern.test(word))?.meaning;
});

const numbers = rows.transform(
  (lines): ReadonlyMap<string, number> =>
    new Map(
      lines.flatMap((line) => {
        const [value, ...words] = line.split(" ");
        return words.map((word) => [word, Number(value)] as const);
      }),
    ),
);

const countries = rows.transform((lines) =>
  lines.map((line) => {
    const [country, currency, ...places] = line.split(" ");
    return { country, currency, places: new RegExp(`^(?:${places.join(" ").replaceAll("$", "(?= )")})`) };
  }),
);

/** What words of numbers, measures, times, money and places mean. */
export const readWordTables = knowledge(
  "word-tables.yaml",
  z.strictObject({
    ...{ ordinal: table, fraction: table, scale: table, duration: table, measure: table, period: table },
    ...{ money: table, owner: table, numbers, countries },
  }),
);
