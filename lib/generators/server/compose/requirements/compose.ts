import "server-only";
import type { Composer } from "@/lib/generators/server/compose/documents";
import {
  acceptLines,
  boundLines,
  effortText,
  labelled,
} from "@/lib/generators/server/compose/requirements/bounds";
import { gostText } from "@/lib/generators/server/compose/requirements/gost";
import { itemOf } from "@/lib/generators/server/compose/requirements/items";
import { scoped, type Scope } from "@/lib/generators/server/compose/requirements/scope";
import {
  dataTable,
  exchangeTable,
  measurePart,
  qualityTable,
  questionPart,
  roleList,
} from "@/lib/generators/server/compose/requirements/sections";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { bullets, heading, numbered, safe, section } from "@/lib/generators/server/compose/text/markdown";

/** The requirements, in a free form or in the sections of GOST 34.602-2020; `scope` limits the functions. */
export const composeRequirements: Composer = (plan, { scope, template }) => {
  const limited = scoped(plan, scope);
  return { text: template === "gost-34" ? gostText(limited, scope) : freeText(limited, scope) };
};

function freeText(limited: Scope, scope: string | undefined): string {
  const { plan } = limited;
  const w = requirementWords[plan.locale];
  const purpose = [
    ...labelled([
      [w.labels.customer, safe(plan.organisation ?? "")],
      [w.labels.effort, effortText(plan)],
    ]),
    ...boundLines(limited, scope),
  ];
  return [
    `## ${w.title}: ${safe(plan.name)}`,
    ...section(w.headings.purpose, [bullets(purpose)]),
    ...section(w.headings.roles, [roleList(plan)]),
    heading(w.headings.functions),
    ...plan.functions.flatMap((one) => itemOf(plan, one, "####")),
    ...section(w.headings.quality, [qualityTable(plan)]),
    ...section(w.headings.exchange, [exchangeTable(plan)]),
    ...section(w.headings.data, [dataTable(plan)]),
    ...section(w.headings.measures, measurePart(plan)),
    ...section(w.headings.accept, [numbered(acceptLines(plan))]),
    ...section(w.headings.questions, questionPart(plan)),
  ].join("\n\n");
}
