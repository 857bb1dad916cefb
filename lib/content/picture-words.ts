import "server-only";
import { z } from "zod";
import { bilingual, pair, pairsUnder } from "@/lib/content/bilingual";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const words = z.strictObject({
  action: pair,
  drawn: pairsUnder(
    ...(["fields", "metrics", "total", "trend", "booked", "confirmed", "done", "today", "people"] as const),
    ...(["clients", "pets", "more", "address", "subscribe"] as const),
  ),
  refused: pairsUnder("title", "text"),
});
const read = knowledge(
  "pictures.yaml",
  words.transform((all) => bilingual(all)),
);

/** Words that stand in pictures besides those of the description. */
export const pictureWords = (locale: Locale) => read()[locale];
