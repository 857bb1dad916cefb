import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { gostWords } from "@/lib/generators/server/compose/requirements/gost-words";
import { itemOf } from "@/lib/generators/server/compose/requirements/items";
import type { Scope } from "@/lib/generators/server/compose/requirements/scope";
import * as sections from "@/lib/generators/server/compose/requirements/sections";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import * as markdown from "@/lib/generators/server/compose/text/markdown";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";

const { bullets, filled, heading, quoted, safe, section, subheading, table } = markdown;

/** Terms of reference in the sections of GOST 34.602-2020, in its order and with its names; none is left out. */
export function gostText(limited: Scope): string {
  const { plan } = limited;
  const w = gostWords[plan.locale];
  const free = requirementWords[plan.locale];
  const bodies = [
    generalPart(limited),
    goalPart(plan),
    [
      subheading(`3.1. ${w.three[0]}`),
      filled(w.object, { object: safe(plan.organisation ?? w.process) }),
      subheading(`3.2. ${w.three[1]}`),
      sections.roleList(plan),
    ],
    systemPart(plan),
    [stageTable(plan)],
    [w.develop],
    [bullets([...sections.acceptanceBounds(plan), ...free.accept.slice(0, 1), w.tests])],
    [bullets(prepareLines(plan))],
    [w.documents],
    [bullets(sourceLines(plan))],
  ];
  return [
    `## ${w.title} ${quoted(safe(plan.name), plan.locale)}`,
    ...bodies.flatMap((body, at) => [heading(`${String(at + 1)}. ${w.sections[at] ?? ""}`), ...body]),
    ...section(free.headings.questions, sections.questionPart(plan)),
  ].join("\n\n");
}

function generalPart(limited: Scope): string[] {
  const { name, organisation, constraints, locale } = limited.plan;
  const w = gostWords[locale];
  const { labels } = requirementWords[locale];
  const given = (kind: "deadline" | "budget") => constraints.find((one) => one.kind === kind)?.about;
  const rows = sections.labelled([
    [w.fullName, quoted(safe(name), locale)],
    [w.shortName, w.system],
    [labels.customer, safe(organisation ?? w.contract)],
    [w.contractor, w.contract],
    w.basis,
    [w.dates, safe(given("deadline") ?? w.contract)],
    [w.finance, safe(given("budget") ?? w.contract)],
    [labels.effort, sections.effortText(limited.plan)],
  ]);
  const bounds = sections.boundLines(limited, ["deadline", "budget", "acceptance"]);
  return [bullets(rows), ...(bounds.length === 0 ? [] : [w.conditions, bullets(bounds)])];
}

function goalPart(plan: Plan): string[] {
  const w = gostWords[plan.locale];
  const measures = sections.measurePart(plan);
  return [
    subheading(`2.1. ${w.two[0]}`),
    ...(measures.length === 0 ? [w.noGoals] : [w.goals, ...measures]),
    subheading(`2.2. ${w.two[1]}`),
    w.purpose,
    bullets(plan.functions.map(({ code, title }) => `${code} ${safe(title)}.`)),
  ];
}

function systemPart(plan: Plan): string[] {
  const w = gostWords[plan.locale];
  return [
    subheading(`4.1. ${w.four[0]}`),
    w.structure,
    sections.exchangeTable(plan),
    subheading(`4.2. ${w.four[1]}`),
    ...plan.functions.flatMap((one) => itemOf(plan, one, "#####")),
    subheading(`4.3. ${w.four[2]}`),
    w.supply,
    sections.dataTable(plan),
    subheading(`4.4. ${w.four[3]}`),
    sections.qualityTable(plan),
  ];
}

function stageTable(plan: Plan): string {
  const number = (value: number) => formatNumber(value, plan.locale);
  const rows = releaseStages(plan).map(({ from, to, what, personWeeks }) => [
    from === to ? number(from) : `${number(from)}–${number(to)}`,
    safe(what),
    number(personWeeks),
  ]);
  return table(gostWords[plan.locale].stageHead, rows, [2]);
}

function prepareLines({ exchanges, roles, locale }: Plan): string[] {
  const w = gostWords[locale];
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => safe(name)).join(", ");
  const taught = roles.filter(({ functions, side }) => functions.length > 0 && side !== "served");
  return [
    w.prepare,
    ...(taught.length === 0 ? [] : [filled(w.teach, { roles: namesOf(taught) })]),
    ...(exchanges.length === 0 ? [] : [filled(w.owner, { names: namesOf(exchanges) })]),
  ];
}

/** Standards, the law on personal data where it holds, and what the visitor names. */
function sourceLines({ stores, sheet, constraints, locale }: Plan): string[] {
  const w = gostWords[locale];
  const isPersonal = stores.some((store) => store.isPersonal) && sheet.limits.country === "RU";
  const laws = constraints.filter(({ kind }) => kind === "law").map(({ about }) => `${safe(about)}.`);
  return [w.sources, ...(isPersonal ? [w.personalLaw] : []), ...laws];
}
