import "server-only";
import { z } from "zod";
import { bilingual, pair, pairsUnder } from "@/lib/content/bilingual";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const words = z.strictObject({
  texts: pairsUnder(
    ...(["functions", "risks", "risksHead", "government", "law", "lawInRussia", "lawAbroad"] as const),
    ...(["stagesHead"] as const),
  ),
  stages: z.array(pair),
  terms: z.array(pair),
  asks: z.array(pair),
});
const read = knowledge(
  "refine.yaml",
  words.transform((all) => {
    const { ru, en } = bilingual(all);
    return { ru: { ...ru.texts, ...ru }, en: { ...en.texts, ...en } };
  }),
);

/** Words of other editions of a document. */
export const refineWords = (locale: Locale) => read()[locale];
