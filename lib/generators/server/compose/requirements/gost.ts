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
  const { locale, organisation, functions, roles, stores, constraints, sheet } = plan;
  const w = gostWords[locale];
  const { labels, accept, headings } = requirementWords[locale];
  const measures = sections.measurePart(plan);
  const taught = roles.filter(({ functions: ids, side }) => ids.length > 0 && side !== "served");
  const isPersonal = stores.some((store) => store.isPersonal) && sheet.limits.country === "RU";
  const laws = constraints.filter(({ kind }) => kind === "law").map(({ about }) => `${safe(about)}.`);
  const about = sections.labelled([
    [w.fullName, quoted(safe(plan.name), locale)],
    [w.shortName, w.system],
    [labels.customer, safe(organisation ?? w.contract)],
    [w.contractor, w.contract],
    w.basis,
    [labels.effort, sections.effortText(plan)],
  ]);
  const bodies = [
    [bullets([...about, ...sections.boundLines(limited)])],
    [
      subheading(`2.1. ${w.two[0]}`),
      ...(measures.length === 0 ? [w.noGoals] : [w.goals, ...measures]),
      subheading(`2.2. ${w.two[1]}`),
      w.purpose,
      bullets(functions.map(({ code, title }) => `${code} ${safe(title)}.`)),
    ],
    [
      subheading(`3.1. ${w.three[0]}`),
      filled(w.object, { object: safe(organisation ?? w.process) }),
      subheading(`3.2. ${w.three[1]}`),
      sections.roleList(plan),
    ],
    systemPart(plan),
    [stageTable(plan)],
    [w.develop],
    [bullets([...accept.slice(0, 1), w.tests])],
    [filled(w.prepare, { roles: taught.map(({ name }) => safe(name)).join(", ") || w.staff })],
    [w.documents],
    [bullets([w.sources, ...(isPersonal ? [w.personalLaw] : []), ...laws])],
  ];
  return [
    `## ${w.title} ${quoted(safe(plan.name), locale)}`,
    ...bodies.flatMap((body, at) => [heading(`${String(at + 1)}. ${w.sections[at] ?? ""}`), ...body]),
    ...section(headings.questions, sections.questionPart(plan)),
  ].join("\n\n");
}

function systemPart(plan: Plan): string[] {
  const w = gostWords[plan.locale];
  const parts = [
    [w.structure, sections.exchangeTable(plan)],
    plan.functions.flatMap((one) => itemOf(plan, one, "#####")),
    [w.supply, sections.dataTable(plan)],
    [sections.qualityTable(plan)],
  ];
  return parts.flatMap((part, at) => [subheading(`4.${String(at + 1)}. ${w.four[at] ?? ""}`), ...part]);
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
