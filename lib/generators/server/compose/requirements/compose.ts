import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import type { Composer } from "@/lib/generators/server/compose/documents";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { common, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import {
  boundLines,
  dataPart,
  effortText,
  exchangePart,
  itemOf,
  labelled,
  measurePart,
  qualityPart,
  questionPart,
  roleList,
} from "@/lib/generators/server/compose/requirements/parts";
import { gostWords, requirementWords } from "@/lib/generators/server/compose/requirements/words";
import {
  allQuoted,
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

type Lines = readonly (readonly [label: string, text: string])[];

/** The requirements, in a free form or in the sections of GOST 34.602-2020; `scope` limits the functions. */
export const composeRequirements: Composer = (whole, { scope, template }) => {
  const { plan, lines } = scoped(whole, scope);
  return { text: template === "gost-34" ? gostText(plan, lines) : freeText(plan, lines) };
};

const PART = /\s*(?:[,;\n]|(?<![\p{L}])(?:и|а также|and|plus)(?![\p{L}]))\s*/giu;

/** A plan with the functions that the scope names by their codes or by common words, and what the document says of that. */
function scoped(plan: Plan, asked = ""): { plan: Plan; lines: Lines } {
  const { locale, functions, stores, exchanges, measures, roles } = plan;
  const { labels } = requirementWords[locale];
  const parts = asked.split(PART).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const namedIn = (part: string) =>
    functions.filter(
      ({ code, wish, title }) =>
        part.toLowerCase().split(/\s+/u).includes(code.toLowerCase()) ||
        common(stemsOf(part), stemsOf(`${title} ${wish.text}`)) > 0,
    );
  const unknown = parts.filter((part) => namedIn(part).length === 0);
  const lost: Lines = [[labels.unknown, allQuoted(unknown, locale)]];
  const named = new Set(parts.flatMap(namedIn).map(({ id }) => id));
  if (named.size === 0) return { plan, lines: lost };
  const left = functions.filter(({ id }) => !named.has(id));
  const outside = left.map(({ code, title }) => `${code} ${safe(title)}`).join("; ");
  const touches = ({ functions: ids }: { functions: readonly string[] }) =>
    ids.length === 0 || ids.some((id) => named.has(id));
  return {
    plan: {
      ...plan,
      functions: functions.filter(({ id }) => named.has(id)),
      stores: stores.filter(touches),
      exchanges: exchanges.filter(touches),
      measures: measures.filter(touches),
      roles: roles.filter(touches),
    },
    lines: [[labels.scope, quoted(safe(asked), locale)], [labels.left, outside], ...lost],
  };
}

function freeText(plan: Plan, lines: Lines): string {
  const { title, headings, labels, accept } = requirementWords[plan.locale];
  const about: Lines = [
    [labels.customer, safe(plan.organisation ?? "")],
    [labels.effort, effortText(plan)],
  ];
  return [
    `## ${title}: ${safe(plan.name)}`,
    ...section(headings.purpose, [labelled([...about, ...lines, ...boundLines(plan)])]),
    ...section(headings.roles, [roleList(plan)]),
    heading(headings.functions),
    ...plan.functions.flatMap((one) => itemOf(plan, one, "####")),
    ...section(headings.quality, qualityPart(plan)),
    ...section(headings.exchange, exchangePart(plan)),
    ...section(headings.data, dataPart(plan)),
    ...section(headings.measures, measurePart(plan)),
    ...section(headings.accept, [numbered(accept)]),
    ...section(headings.questions, questionPart(plan)),
  ].join("\n\n");
}

/** Terms of reference in the sections of GOST 34.602-2020, in its order and with its names; none is left out. */
function gostText(plan: Plan, lines: Lines): string {
  const { locale, organisation, functions, stores, constraints, sheet } = plan;
  const w = gostWords[locale];
  const { labels, accept, headings } = requirementWords[locale];
  const measures = measurePart(plan);
  const isPersonal = stores.some((store) => store.isPersonal) && sheet.limits.country === "RU";
  const laws = constraints.filter(({ kind }) => kind === "law").map(({ about }) => `${safe(about)}.`);
  const general: Lines = [
    [w.fullName, allQuoted([plan.name], locale)],
    [labels.customer, safe(organisation ?? w.contract)],
    [w.contractor, w.contract],
    [labels.effort, effortText(plan)],
  ];
  const parts = (section: string, names: readonly string[], bodies: readonly (readonly string[])[]) =>
    bodies.flatMap((body, at) => [subheading(`${section}.${String(at + 1)}. ${names[at] ?? ""}`), ...body]);
  const bodies = [
    [labelled([...general, ...lines, ...boundLines(plan)])],
    parts("2", w.two, [
      measures.length === 0 ? [w.noGoals] : measures,
      [w.purpose, bullets(functions.map(({ code, title }) => `${code} ${safe(title)}.`))],
    ]),
    parts("3", w.three, [[filled(w.object, { object: safe(organisation ?? w.process) })], [roleList(plan)]]),
    parts("4", w.four, [
      [w.structure, ...exchangePart(plan)],
      functions.flatMap((one) => itemOf(plan, one, "#####")),
      [w.supply, ...dataPart(plan)],
      qualityPart(plan),
    ]),
    [stageTable(plan)],
    [w.develop],
    [bullets([...accept.slice(0, 1), w.tests])],
    [w.prepare],
    [w.documents],
    [bullets([w.sources, ...(isPersonal ? [w.personalLaw] : []), ...laws])],
  ];
  return [
    `## ${w.title} ${allQuoted([plan.name], locale)}`,
    ...bodies.flatMap((body, at) => [heading(`${String(at + 1)}. ${w.sections[at] ?? ""}`), ...body]),
    ...section(headings.questions, questionPart(plan)),
  ].join("\n\n");
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
