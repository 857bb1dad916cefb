import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import {
  acceptLines,
  boundLines,
  effortText,
  labelled,
} from "@/lib/generators/server/compose/requirements/bounds";
import { gostWords } from "@/lib/generators/server/compose/requirements/gost-words";
import { itemOf } from "@/lib/generators/server/compose/requirements/items";
import type { Scope } from "@/lib/generators/server/compose/requirements/scope";
import {
  dataTable,
  exchangeTable,
  measurePart,
  qualityTable,
  questionPart,
  roleList,
} from "@/lib/generators/server/compose/requirements/sections";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import {
  bullets,
  filled,
  heading,
  numbered,
  quoted,
  safe,
  section,
  subheading,
  table,
} from "@/lib/generators/server/compose/text/markdown";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";

/** Terms of reference in the sections of GOST 34.602-2020, in its order and with its names; none is left out. */
export function gostText(limited: Scope, scope: string | undefined): string {
  const { plan } = limited;
  const w = gostWords[plan.locale];
  const bodies = [
    generalPart(limited, scope),
    goalPart(plan),
    objectPart(plan),
    systemPart(plan),
    [stageTable(plan)],
    [numbered(w.develop)],
    [numbered([...acceptLines(plan, 1), ...w.tests])],
    [numbered(prepareLines(plan))],
    [table(w.documentHead, w.documents)],
    [numbered(sourceLines(plan))],
  ];
  return [
    `## ${w.title} ${quoted(safe(plan.name), plan.locale)}`,
    ...bodies.flatMap((body, index) => [
      heading(`${String(index + 1)}. ${w.sections[index] ?? ""}`),
      ...body,
    ]),
    ...section(requirementWords[plan.locale].headings.questions, questionPart(plan)),
  ].join("\n\n");
}

function generalPart(limited: Scope, scope: string | undefined): string[] {
  const { plan } = limited;
  const { name, organisation, constraints, locale } = plan;
  const w = gostWords[locale];
  const given = (kind: "deadline" | "budget") => constraints.find((one) => one.kind === kind)?.about;
  const deadline = given("deadline");
  const estimate = filled(w.estimate, { effort: effortText(plan) });
  const rows = labelled([
    [w.general.fullName, quoted(safe(name), locale)],
    [w.general.shortName, w.system],
    [w.general.customer, organisation === undefined ? w.contract : safe(organisation)],
    [w.general.contractor, w.contract],
    [w.general.basis, w.basis],
    [w.general.dates, deadline === undefined ? estimate : `${safe(deadline)}; ${estimate}`],
    [w.general.finance, safe(given("budget") ?? w.contract)],
  ]);
  const bounds = boundLines(limited, scope, ["deadline", "budget", "acceptance"]);
  return [bullets(rows), ...(bounds.length === 0 ? [] : [w.conditions, bullets(bounds)])];
}

function goalPart(plan: Plan): string[] {
  const w = gostWords[plan.locale];
  const measures = measurePart(plan);
  return [
    subheading(`2.1. ${w.two[0]}`),
    ...(measures.length === 0 ? [w.noGoals] : [w.goals, ...measures]),
    subheading(`2.2. ${w.two[1]}`),
    w.purpose,
    bullets(plan.functions.map(({ code, title }) => `${code} ${safe(title)};`)).replace(/;$/, "."),
  ];
}

function objectPart(plan: Plan): string[] {
  const w = gostWords[plan.locale];
  const offline = plan.functions.filter(({ isOffline }) => isOffline).map(({ code }) => code);
  return [
    subheading(`3.1. ${w.three[0]}`),
    filled(w.object, { object: safe(plan.organisation ?? w.process) }),
    subheading(`3.2. ${w.three[1]}`),
    ...(offline.length > 0 ? [filled(w.offline, { codes: offline.join(", ") })] : []),
    roleList(plan),
  ];
}

function systemPart(plan: Plan): string[] {
  const w = gostWords[plan.locale];
  return [
    subheading(`4.1. ${w.four[0]}`),
    w.structure,
    exchangeTable(plan),
    subheading(`4.2. ${w.four[1]}`),
    ...plan.functions.flatMap((one) => itemOf(plan, one, "#####")),
    subheading(`4.3. ${w.four[2]}`),
    bullets(labelled(w.supply)),
    dataTable(plan),
    subheading(`4.4. ${w.four[3]}`),
    qualityTable(plan),
  ];
}

function stageTable(plan: Plan): string {
  const { locale } = plan;
  const number = (value: number) => formatNumber(value, locale);
  const rows = releaseStages(plan).map(({ from, to, what, personWeeks }) => [
    from === to ? number(from) : `${number(from)}–${number(to)}`,
    safe(what),
    number(personWeeks),
  ]);
  return table(gostWords[locale].stageHead, rows, [2]);
}

function prepareLines({ exchanges, roles, locale }: Plan): string[] {
  const w = gostWords[locale];
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => safe(name)).join(", ");
  const taught = roles.filter(({ functions, side }) => functions.length > 0 && side !== "served");
  return [
    ...w.prepare,
    ...(taught.length === 0 ? [] : [filled(w.teach, { roles: namesOf(taught) })]),
    ...(exchanges.length === 0 ? [] : [filled(w.owner, { names: namesOf(exchanges) })]),
  ];
}

/** Standards, the law on personal data where it holds, and what the visitor names. */
function sourceLines(plan: Plan): string[] {
  const w = gostWords[plan.locale];
  const isPersonal = plan.stores.some((store) => store.isPersonal) && plan.sheet.limits.country === "RU";
  const laws = plan.constraints.filter(({ kind }) => kind === "law").map(({ about }) => `${safe(about)}.`);
  return [...w.sources, ...(isPersonal ? [w.personalLaw] : []), ...laws];
}
