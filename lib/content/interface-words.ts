import "server-only";
import { z } from "zod";
import { bilingual, pairsUnder } from "@/lib/content/bilingual";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const words = z.strictObject({
  on: pairsUnder("phone", "tablet", "desktop", "kiosk", "screen", "link"),
  /** What stands in the drawn rows of a screen. */
  fields: pairsUnder(
    ...(["watched", "depends", "operation", "machine", "question", "answer", "hard", "given"] as const),
    ...(["hardOrder", "handover", "holder", "department", "way", "done", "nodes"] as const),
    ...(["behind", "source", "system", "reading", "status", "base", "other"] as const),
  ),
  sections: pairsUnder("principles", "screens", "others", "style"),
  texts: pairsUnder(
    ...(["title", "theirs", "afterExample", "person", "asking", "byNow", "dark", "onScreens"] as const),
    ...(["wish", "accent", "noColour", "unread", "shows"] as const),
  ),
});

const read = knowledge(
  "interface.yaml",
  words.transform((all) => {
    const { ru, en } = bilingual(all);
    return { ru: { ...ru.texts, ...ru }, en: { ...en.texts, ...en } };
  }),
);

/** Words of the interface document. */
export const interfaceWords = (locale: Locale) => read()[locale];
