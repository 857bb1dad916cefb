import { useEffect } from "react";
import { useStore } from "zustand";
import type { FactsState, FactsStore } from "@/components/generator/facts/facts-store";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import type { Locale } from "@/lib/i18n/locales";

/** The fact sheet as it stands. */
export const useFacts = (facts: FactsStore): FactsState => useStore(facts.store);

/** Keeps the sheet up with the description. */
export function useReading(facts: FactsStore, description: TextStore, locale: Locale) {
  const { text, problem } = useDescription(description);
  useEffect(() => {
    void facts.restore().then(() => facts.follow(description.get().trim(), locale));
    return facts.stop;
  }, [facts, description, locale]);
  useEffect(() => {
    facts.follow(problem === "over" ? "" : text, locale);
  }, [facts, text, problem, locale]);
}
