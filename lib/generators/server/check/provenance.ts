import "server-only";
import type { CheckedExtras } from "@/lib/generators/server/check/check-document";
import { groundsOf, sourceOf } from "@/lib/generators/server/check/grounds";
import { isAssumed, linesOf } from "@/lib/generators/server/check/lines";
import { needsGround, numbersIn } from "@/lib/generators/server/check/numbers";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import type { Locale } from "@/lib/i18n/locales";

type Source = "given" | "computed" | "assumed";

const words: Readonly<Record<Locale, Record<Source | "from", string>>> = {
  ru: { from: "Откуда числа", given: "ваши", computed: "посчитаны", assumed: "допущения" },
  en: { from: "Where figures come from", given: "yours", computed: "computed", assumed: "assumed" },
};

/**
 * The closing line of a document: how many different numbers of it are the visitor's, how many follow from them, how many are assumed.
 * @returns `undefined` for a document without numbers
 */
export function provenanceLine(plan: Plan, text: string, extras: CheckedExtras): string | undefined {
  const grounds = groundsOf(plan, extras);
  const found: Record<Source, Set<number>> = { given: new Set(), computed: new Set(), assumed: new Set() };
  for (const line of linesOf(text)) {
    const numbers = numbersIn(line.text, plan.locale);
    for (const number of numbers.filter(needsGround)) {
      const source =
        sourceOf(number, { text: line.text, numbers }, grounds, plan.locale) ??
        (isAssumed(line) ? "assumed" : undefined);
      if (source !== undefined) found[source].add(number.value);
    }
  }
  const own = words[plan.locale];
  const parts = (["given", "computed", "assumed"] as const).flatMap((source) =>
    found[source].size > 0 ? [`${own[source]} – ${String(found[source].size)}`] : [],
  );
  return parts.length > 0 ? `> ${own.from}: ${parts.join(", ")}.` : undefined;
}
