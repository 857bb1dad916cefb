import "server-only";
import { z } from "zod";
import { knowledge } from "@/lib/content/knowledge";
import { functionKinds, type FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Locale } from "@/lib/i18n/locales";

const text = z.string().min(1);
const schema = z.record(
  z.enum(functionKinds),
  z.strictObject({ ru: text, en: text, askRu: text, askEn: text }),
);

const read = knowledge("functions.yaml", schema);

/** What changes in somebody's day by the kind of a function, with the slots `u` and `r`, and what the client has to decide for it. */
export function kindWords(kind: FunctionKind, locale: Locale): { day: string; decide: string } {
  const { ru, en, askRu, askEn } = read()[kind];
  return locale === "ru" ? { day: ru, decide: askRu } : { day: en, decide: askEn };
}
