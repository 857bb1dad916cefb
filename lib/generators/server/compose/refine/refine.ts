import "server-only";
import { renderShort } from "@/lib/generators/business-case/render";
import {
  exchangeSection,
  partsSection,
  pathSection,
} from "@/lib/generators/server/compose/architecture/sections";
import type { Composed, Wording } from "@/lib/generators/server/compose/documents";
import { keepSection, questionsSection } from "@/lib/generators/server/compose/idea/compose";
import { firstPage } from "@/lib/generators/server/compose/idea/first-page";
import { governmentSection } from "@/lib/generators/server/compose/refine/government";
import { refineWords } from "@/lib/generators/server/compose/refine/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { columns } from "@/lib/generators/server/compose/text/bilingual";
import { lowerFirst, safe, section, sentence, table } from "@/lib/generators/server/compose/text/markdown";
import { usersOf } from "@/lib/generators/server/compose/text/people";
import { risksOf } from "@/lib/generators/server/compose/text/risks";
import type { CorporateToolId } from "@/lib/generators/tools";

/** The requirements for a Russian public customer follow the standard unless the visitor chose another structure. */
export const refinedWording = (tool: CorporateToolId, plan: Plan, wording: Wording): Wording =>
  tool === "requirements" &&
  wording.refine === "government" &&
  wording.template === undefined &&
  plan.sheet.limits.country === "RU"
    ? { ...wording, template: "gost-34" }
    : wording;

/** Another edition of a composed document, by the `refine` of its wording; the document itself without one. */
export function refined(tool: CorporateToolId, plan: Plan, composed: Composed, wording: Wording): Composed {
  const { refine } = wording;
  if (refine === undefined) return composed;
  if (refine === "shorter") return { ...composed, text: shortEdition(tool, plan, composed) };
  const isAnnex = tool === "requirements" && wording.template === "gost-34";
  const more = refine === "government" ? governmentSection(plan, isAnnex) : riskRegister(plan, isAnnex);
  return { ...composed, text: [composed.text, ...more].join("\n\n") };
}

/** The register: cause, early sign, measure, owner, a row for each risk that the sheet gives cause for. */
function riskRegister(plan: Plan, isAnnex: boolean): string[] {
  const w = refineWords[plan.locale];
  const rows = risksOf(plan).map(({ name, why, sign, measure, owner }) => [
    `**${sentence(safe(name))}** ${safe(why)}`,
    safe(sign),
    safe(measure),
    owner,
  ]);
  const title = isAnnex ? w.annexRisks : w.risks;
  return section(title, [rows.length === 0 ? undefined : table(columns(w.risksHead), rows)]);
}

/** Functions with who works with them; the release only where something waits for a later one. */
function functionTable(plan: Plan): string {
  const w = refineWords[plan.locale];
  const hasLater = plan.functions.some(({ isFirst }) => !isFirst);
  const rows = plan.functions.map((one) => {
    const people = usersOf(plan, one).map(({ name }) => safe(lowerFirst(name)));
    const row = [`${one.code} ${safe(one.title)}`, people.join(", ") || w.everybody];
    return hasLater ? [...row, one.isFirst ? w.now : w.later] : row;
  });
  return table(columns(w.shortHead).slice(0, hasLater ? 3 : 2), rows);
}

/** One page: the essence taken from the plan, not a cut of the long text. */
function shortEdition(tool: CorporateToolId, plan: Plan, { assumptions, screens = [] }: Composed): string {
  if (tool === "business-case" && assumptions !== undefined) return renderShort(assumptions, plan.locale);
  const w = refineWords[plan.locale];
  const bounds = keepSection(plan);
  const shown = screens.map(({ title, caption }) => [safe(title), safe(caption ?? w.everybody)]);
  const parts: Readonly<Record<CorporateToolId, () => string[]>> = {
    idea: () => [...firstPage(plan), ...bounds, ...questionsSection(plan)],
    architecture: () => [...partsSection(plan), ...pathSection(plan), ...exchangeSection(plan), ...bounds],
    "business-case": () => firstPage(plan),
    requirements: () => [...section(w.short, [functionTable(plan)]), ...bounds, ...questionsSection(plan)],
    interface: () => [
      ...section(w.short, [shown.length > 0 ? table(columns(w.screensHead), shown) : functionTable(plan)]),
      ...bounds,
    ],
  };
  return [`## ${safe(plan.name)}`, ...parts[tool]()].join("\n\n");
}
