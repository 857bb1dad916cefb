import "server-only";
import { renderShort } from "@/lib/generators/business-case/render";
import { exchangeSection } from "@/lib/generators/server/compose/architecture/compose";
import { firstPage, keepSection, questionsSection } from "@/lib/generators/server/compose/idea/compose";
import type { Composed, Plan, Wording } from "@/lib/generators/server/compose/plan/plan";
import { columns } from "@/lib/content/bilingual";
import { refineWords } from "@/lib/content/refine-words";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { risksOf } from "@/lib/generators/server/compose/text/risks";
import type { CorporateToolId } from "@/lib/generators/tools";

const isRussian = ({ sheet }: Plan): boolean => sheet.limits.country === "RU";

/** The requirements for a Russian public customer follow the standard unless the visitor chose another structure. */
export const refinedWording = (tool: CorporateToolId, plan: Plan, wording: Wording): Wording =>
  tool === "requirements" && wording.refine === "government" && isRussian(plan)
    ? { ...wording, template: wording.template ?? "gost-34" }
    : wording;

/** Another edition of a composed document, by the `refine` of its wording; the document itself without one. */
export function refined(tool: CorporateToolId, plan: Plan, composed: Composed, wording: Wording): Composed {
  const { refine } = wording;
  if (refine === undefined) return composed;
  if (refine === "shorter") return { ...composed, text: shortEdition(tool, plan, composed, wording) };
  const w = refineWords(plan.locale);
  const more =
    refine === "government"
      ? md.section(w.government, publicTerms(plan))
      : md.section(w.risks, riskRegister(plan));
  return { ...composed, text: [composed.text, ...more].join("\n\n") };
}

function shortEdition(
  tool: CorporateToolId,
  plan: Plan,
  { text, assumptions }: Composed,
  { unread }: Wording,
): string {
  if (tool === "business-case" && assumptions !== undefined) return renderShort(assumptions, plan.locale);
  const functions = md.bullets(plan.functions.map(({ code, title }) => `${code} ${md.safe(title)}`));
  const hasPage = tool === "idea" || tool === "business-case";
  const [title = ""] = text.split("\n", 1);
  return [
    title,
    ...(hasPage ? firstPage(plan) : md.section(refineWords(plan.locale).functions, [functions])),
    ...(tool === "architecture" ? exchangeSection(plan) : keepSection(plan, undefined, hasPage)),
    // These ask nothing in full either.
    ...(tool === "interface" || tool === "architecture" ? [] : questionsSection(plan, unread)),
  ].join("\n\n");
}

function riskRegister(plan: Plan): string[] {
  const rows = risksOf(plan).map(({ name, why, sign, measure, owner }) => [
    `**${md.sentence(md.safe(name))}** ${md.safe(why)}`,
    md.safe(sign),
    md.safe(measure),
    owner,
  ]);
  return rows.length === 0 ? [] : [md.table(columns(refineWords(plan.locale).risksHead), rows)];
}

function publicTerms(plan: Plan): string[] {
  const { functions, exchanges, constraints, locale } = plan;
  const w = refineWords(locale);
  // What the law makes people do is no rule of the purchase.
  const law = constraints.flatMap(({ kind, entry, about }) =>
    kind === "law" && !entry.id.startsWith("duty") ? [md.safe(about)] : [],
  );
  const unknown = isRussian(plan) ? w.lawInRussia : w.lawAbroad;
  const first = functions
    .filter(({ isFirst }) => isFirst)
    .map(({ code, title }) => `${code} ${md.safe(title)}`);
  const slots = { functions: first.join("; "), systems: md.allQuoted(exchanges, locale) };
  const rows = w.stages
    .filter((stage) => exchanges.length > 0 || !stage.includes("{systems}"))
    .map((stage) => columns(stage).map((cell) => md.filled(cell, slots)));
  return [
    law.length > 0 ? md.filled(w.law, { law: law.join(", ") }) : unknown,
    md.table(columns(w.stagesHead), rows),
    md.bullets(w.terms),
    md.numbered(w.asks),
  ];
}
