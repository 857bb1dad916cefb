import "server-only";
import { z } from "zod";
import { bilingual, pair, pairsUnder } from "@/lib/content/bilingual";
import { knowledge } from "@/lib/content/knowledge";
import type { Locale } from "@/lib/i18n/locales";

const two = z.tuple([pair, pair]);

const words = z.strictObject({
  headings: pairsUnder(
    ...(["purpose", "roles", "functions", "quality", "exchange", "data", "measures"] as const),
    ...(["accept", "questions"] as const),
  ),
  labels: pairsUnder(
    ...(["fullName", "customer", "effort", "size", "included", "proposed", "success", "scope"] as const),
    ...(["left", "unknown", "forbidden", "condition", "stays", "outside", "deadline", "budget"] as const),
    ...(["hosting", "hours", "acceptance", "law", "detail", "who", "answer", "reads", "actions"] as const),
    ...(["check", "priority"] as const),
  ),
  texts: pairsUnder(
    ...(["title", "effort", "function", "role", "alsoNamed", "mine", "first", "later"] as const),
    ...(["rest", "target", "scale", "buttonCheck", "ownCargo", "assumed", "unnamed", "does"] as const),
    ...(["bySystem", "offlineCheck", "allPassed", "conditionCheck", "noData", "peak", "burst"] as const),
    ...(["derived", "assumedLoad", "installedOwn", "coded", "proposed", "moved", "passed"] as const),
    ...(["success", "afterwards", "unmeasured", "atMost", "fewer", "shorter", "minutes"] as const),
    ...(["alike", "grouped", "noticed", "agreed", "together", "measured", "signs", "owner"] as const),
    ...(["trial", "sign", "others", "fewerHours"] as const),
  ),
  kept: pairsUnder("forbidden", "stays", "outside", "hosting", "hours"),
  exchangeChecks: pairsUnder("records", "messages", "sign-in"),
  heads: pairsUnder("quality", "data", "measures", "stages"),
  term: two,
  load: two,
  sealed: two,
  accept: two,
});

const read = knowledge(
  "requirements.yaml",
  words.transform((all) => {
    const { ru, en } = bilingual(all);
    return { ru: { ...ru.texts, ...ru }, en: { ...en.texts, ...en } };
  }),
);

/** Words of the requirements in either form; general text is short, in cells where it can be. */
export const requirementWords = (locale: Locale) => read()[locale];
