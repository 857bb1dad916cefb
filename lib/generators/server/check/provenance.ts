import "server-only";
import type { CheckedExtras } from "@/lib/generators/server/check/check-document";
import { groundsOf, sourceOf } from "@/lib/generators/server/check/grounds";
import { isAssumed, linesOf } from "@/lib/generators/server/check/lines";
import { needsGround, numbersIn } from "@/lib/generators/server/check/numbers";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

const words = bilingual({
  from: "Откуда числа | Where figures come from",
  given: "ваши | yours",
  computed: "посчитаны | computed",
  assumed: "допущения | assumed",
});

/**
 * The closing line of a document: how many different numbers of it are the visitor's, how many follow from them, how many are assumed.
 * @returns `undefined` for a document without numbers
 */
export function provenanceLine(plan: Plan, text: string, extras: CheckedExtras): string | undefined {
  const { locale } = plan;
  const grounds = groundsOf(plan, extras);
  const found = { given: new Set<number>(), computed: new Set<number>(), assumed: new Set<number>() };
  for (const line of linesOf(text))
    for (const number of numbersIn(line.text, locale).filter(needsGround)) {
      const source = sourceOf(number, line.text, grounds, locale);
      if (source !== undefined) found[source].add(number.value);
      else if (isAssumed(line)) found.assumed.add(number.value);
    }
  const parts = (["given", "computed", "assumed"] as const).flatMap((source) =>
    found[source].size > 0 ? [`${words[locale][source]} – ${String(found[source].size)}`] : [],
  );
  return parts.length > 0 ? `> ${words[locale].from}: ${parts.join(", ")}.` : undefined;
}
