import "server-only";
import { z } from "zod";
import { knowledge } from "@/lib/content/knowledge";
import { listFiles, memoise } from "@/lib/content/source";

/** Words with commas between them; a star stands for any letters. */
const words = z
  .string()
  .regex(/^[\p{L}\d* ,-]+$/u, "нужны слова через запятую")
  .transform((list) => {
    const forms = list.split(/,\s*/).map((form) => form.replaceAll("*", "\\p{L}*").replaceAll(" ", "\\s+"));
    return new RegExp(`(?<![\\p{L}\\d])(?:${forms.join("|")})(?![\\p{L}\\d])`, "iu");
  });
/** What is asked is never a figure. */
const question = z.string().regex(/^\D+\?$/, "нужен вопрос без чисел");
const side = z.strictObject({
  /** Follows «Обычно», "it is usual": «в рознице», "in retail". */
  name: z.string().min(1),
  /** What an organisation of the trade is called, and what it works with: the two signs. */
  who: words,
  work: words,
  /** Said by nobody else. */
  nouns: words,
  ask: z.tuple([question, question, question]),
});
const trade = z.strictObject({ ru: side, en: side });

/** What is known of trades: `content/knowledge/trades/`, a file for each. @throws ContentError when one is not right */
export const readTrades = memoise(() =>
  listFiles("knowledge/trades").map((file) => knowledge(`trades/${file}`, trade)()),
);
