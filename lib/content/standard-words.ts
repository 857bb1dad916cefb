import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const both = barred("ru", "en");
const name = z.enum([
  ...(["title", "goals", "structure", "supply", "stage", "develop", "tests"] as const),
  ...(["prepare", "documents", "sources", "personalLaw"] as const),
]);
const read = knowledge(
  "standard.yaml",
  z.strictObject({ headings: z.array(both), texts: z.record(name, both) }),
);

/** Headings that GOST 34.602-2020 prescribes, in their order, and short general text under them. */
export function standardWords(locale: Locale) {
  const { headings, texts } = read();
  const told = Object.entries(texts).map(([id, words]) => [id, words[locale]]);
  return {
    headings: headings.map((words) => words[locale]),
    texts: Object.fromEntries(told) as Record<z.infer<typeof name>, string>,
  };
}
