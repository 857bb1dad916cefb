import "server-only";
import { renderShort } from "@/lib/generators/business-case/render";
import {
  exchangeSection,
  partsSection,
  pathSection,
} from "@/lib/generators/server/compose/architecture/compose";
import type { Composed, Wording } from "@/lib/generators/server/compose/documents";
import { keepSection, questionsSection } from "@/lib/generators/server/compose/idea/compose";
import { firstPage } from "@/lib/generators/server/compose/idea/first-page";
import { refineWords } from "@/lib/generators/server/compose/refine/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { columns } from "@/lib/generators/server/compose/text/bilingual";
import {
  allQuoted,
  bullets,
  filled,
  lowerFirst,
  numbered,
  safe,
  section,
  sentence,
  table,
} from "@/lib/generators/server/compose/text/markdown";
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

/** Functions with who works with them. */
function functionTable(plan: Plan): string {
  const w = refineWords[plan.locale];
  const rows = plan.functions.map((one) => {
    const people = usersOf(plan, one).map(({ name }) => safe(lowerFirst(name)));
    return [`${one.code} ${safe(one.title)}`, people.join(", ") || w.everybody];
  });
  return table(columns(w.shortHead), rows);
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

const isRussian = ({ sheet }: Plan): boolean => sheet.limits.country === "RU";
const isDomestic =
  /иностранн|отечествен|реестр[аеу]? (?:российск|отечеств)|импортозамещ|foreign software|domestic software/iu;

/** What a public customer needs besides: rules of purchase, stages with what closes them, papers, questions. */
function governmentSection(plan: Plan, isAnnex: boolean): string[] {
  const w = refineWords[plan.locale];
  const asks = columns(w.asks);
  return section(isAnnex ? w.annexGovernment : w.government, [
    lawText(plan),
    table(columns(w.stagesHead), stageRows(plan)),
    bullets(points(plan)),
    numbered(isRussian(plan) ? [...asks, w.askClass] : asks),
  ]);
}

function lawText(plan: Plan): string {
  const w = refineWords[plan.locale];
  const laws = (plan.sheet.limits.law ?? []).filter(({ removed }) => removed !== true);
  if (laws.length > 0) return filled(w.law, { law: laws.map(({ text }) => safe(text)).join(", ") });
  return isRussian(plan) ? w.lawOpen : w.lawOpenAbroad;
}

function stageRows({ functions, exchanges, locale }: Plan): string[][] {
  const w = refineWords[locale];
  const first = functions.filter(({ isFirst }) => isFirst).map(({ code, title }) => `${code} ${safe(title)}`);
  const systems = allQuoted(exchanges, locale);
  const slots = { functions: first.join("; "), systems };
  const stages = w.stages.filter((row) => systems !== "" || !row.includes("{systems}"));
  return stages.map((row) => columns(row).map((cell) => filled(cell, slots)));
}

function points(plan: Plan): string[] {
  const { stores, constraints, locale } = plan;
  const w = refineWords[locale];
  const personal = stores.filter(({ isPersonal }) => isPersonal).map(({ name }) => safe(name));
  const rule = constraints.find(({ about, entry }) => isDomestic.test(`${about} ${entry.text}`));
  const about = { stores: personal.join(", ") };
  return [
    ...(personal.length > 0 ? [filled(isRussian(plan) ? w.personal : w.personalAbroad, about)] : []),
    rule ? filled(w.registry, { about: safe(rule.about) }) : w.foreign,
    isRussian(plan) ? w.documents : w.documentsAbroad,
  ];
}
