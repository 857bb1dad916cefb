import "server-only";
import { z } from "zod";
import { barred } from "@/lib/content/knowledge";
import { listFiles, memoise } from "@/lib/content/source";
import { yamlFile } from "@/lib/content/yaml-file";
import type { Locale } from "@/lib/i18n/locales";

/** Words with commas between them; a star stands for any letters. */
const words = z
  .string()
  .regex(/^[\p{L}\d* ,-]+$/u, "нужны слова через запятую")
  .transform((list) => {
    const forms = list.split(/,\s*/).map((form) => form.replaceAll("*", "\\p{L}*").replaceAll(" ", "\\s+"));
    return new RegExp(`(?<![\\p{L}\\d])(?:${forms.join("|")})(?![\\p{L}\\d])`, "iu");
  });
/** What an organisation of the trade is called and what it works with, the two signs; and what nobody else says. */
const signs = z.strictObject({ who: words, work: words, nouns: words });
const both = barred("ru", "en");
/** What is asked is never a figure. */
const question = z
  .string()
  .regex(/^[^\d|]+\? \| [^\d|]+\?$/, "нужен вопрос без чисел на двух языках: вопрос? | question?")
  .pipe(both);
export const tradeKind = z
  .strictObject({
    /** Follows «Обычно», "it is usual": «в рознице», "in retail". */
    name: both,
    ask: z.tuple([question, question, question]),
    ru: signs,
    en: signs,
  })
  .transform(({ name, ask, ...own }) => {
    const side = (locale: Locale) => ({
      ...own[locale],
      name: name[locale],
      ask: ask.map((each) => each[locale]),
    });
    return { ru: side("ru"), en: side("en") };
  });

/** What is known of trades: `content/knowledge/trades/`, a file for each. @throws ContentError when one is not right */
export const readTrades = memoise(() =>
  listFiles("knowledge/trades").map((file) => yamlFile(`knowledge/trades/${file}`, tradeKind)()),
);
