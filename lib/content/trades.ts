import "server-only";
import { z } from "zod";
import { listFiles, memoise } from "@/lib/content/source";
import { yamlFile } from "@/lib/content/yaml-file";

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
export const tradeKind = z.strictObject({ ru: signs, en: signs });

/** What is known of trades: `content/knowledge/trades/`, a file for each. @throws ContentError when one is not right */
export const readTrades = memoise(() =>
  listFiles("knowledge/trades").map((file) => yamlFile(`knowledge/trades/${file}`, tradeKind)()),
);
