import "server-only";
import type { Composer } from "@/lib/generators/server/compose/documents";
import { gostText } from "@/lib/generators/server/compose/requirements/gost";
import { itemOf } from "@/lib/generators/server/compose/requirements/items";
import { scoped, type Scope } from "@/lib/generators/server/compose/requirements/scope";
import * as sections from "@/lib/generators/server/compose/requirements/sections";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { bullets, heading, numbered, safe, section } from "@/lib/generators/server/compose/text/markdown";

/** The requirements, in a free form or in the sections of GOST 34.602-2020; `scope` limits the functions. */
export const composeRequirements: Composer = (plan, { scope, template }) => {
  const limited = scoped(plan, scope);
  return { text: template === "gost-34" ? gostText(limited) : freeText(limited) };
};

function freeText(limited: Scope): string {
  const { plan } = limited;
  const w = requirementWords[plan.locale];
  const about = sections.labelled([
    [w.labels.customer, safe(plan.organisation ?? "")],
    [w.labels.effort, sections.effortText(plan)],
  ]);
  return [
    `## ${w.title}: ${safe(plan.name)}`,
    ...section(w.headings.purpose, [bullets([...about, ...sections.boundLines(limited)])]),
    ...section(w.headings.roles, [sections.roleList(plan)]),
    heading(w.headings.functions),
    ...plan.functions.flatMap((one) => itemOf(plan, one, "####")),
    ...section(w.headings.quality, [sections.qualityTable(plan)]),
    ...section(w.headings.exchange, [sections.exchangeTable(plan)]),
    ...section(w.headings.data, [sections.dataTable(plan)]),
    ...section(w.headings.measures, sections.measurePart(plan)),
    ...section(w.headings.accept, [numbered(w.accept)]),
    ...section(w.headings.questions, sections.questionPart(plan)),
  ].join("\n\n");
}
