import "server-only";
import { standardWords } from "@/lib/content/standard-words";
import type { Composer, Plan } from "@/lib/generators/server/compose/plan/plan";
import { common, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { measurePart, measureRows } from "@/lib/generators/server/compose/requirements/measure-table";
import { acceptancePart, signingPart } from "@/lib/generators/server/compose/requirements/acceptance";
import { dataTable } from "@/lib/generators/server/compose/requirements/data-table";
import { itemOf } from "@/lib/generators/server/compose/requirements/item";
import * as write from "@/lib/generators/server/compose/requirements/parts";
import type { Labelled } from "@/lib/generators/server/compose/requirements/phrases";
import { qualityPart } from "@/lib/generators/server/compose/requirements/quality";
import { roleTable } from "@/lib/generators/server/compose/requirements/role-table";
import { requirementWords } from "@/lib/content/requirement-words";
import { codedTitles } from "@/lib/generators/server/compose/text/coded";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";
import type { Locale } from "@/lib/i18n/locales";

/** The requirements, in a free form or in the sections of GOST 34.602-2020; `scope` limits the functions. */
export const composeRequirements: Composer = (whole, { scope = "", template }) => {
  const { plan, lines } = scoped(whole, scope);
  return { text: template === "gost-34" ? standardText(plan, lines) : freeText(plan, lines) };
};

const PART = /\s*(?:[,;\n]|(?<![\p{L}])(?:и|а также|and|plus)(?![\p{L}]))\s*/giu;

/** A plan with the functions that the scope names by their codes or by common words, and what the document says of that. */
function scoped(plan: Plan, asked: string): { plan: Plan; lines: Labelled } {
  const { locale, functions } = plan;
  const { labels } = requirementWords(locale);
  const parts = asked.split(PART).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const namedIn = (part: string) =>
    functions.filter(
      ({ code, wish, title }) =>
        part.toLowerCase().split(/\s+/u).includes(code.toLowerCase()) ||
        common(stemsOf(part), stemsOf(`${title} ${wish.text}`)) > 0,
    );
  const unknown = parts.filter((part) => namedIn(part).length === 0);
  const lost: Labelled = [[labels.unknown, md.allQuoted(unknown, locale)]];
  const named = functions.filter((one) => parts.some((part) => namedIn(part).includes(one)));
  if (named.length === 0) return { plan, lines: lost };
  const left = functions.filter((one) => !named.includes(one));
  const touching = <Item extends { functions: readonly string[] }>(items: readonly Item[]) =>
    items.filter(({ functions: ids }) => ids.length === 0 || named.some(({ id }) => ids.includes(id)));
  const limited = {
    ...plan,
    functions: named,
    stores: touching(plan.stores),
    exchanges: touching(plan.exchanges),
    services: touching(plan.services),
    measures: touching(plan.measures),
  };
  const scope: Labelled = [
    [labels.scope, md.allQuoted([asked], locale)],
    [labels.left, codedTitles(left, locale)],
  ];
  return { plan: limited, lines: [...scope, ...lost] };
}

function freeText(plan: Plan, lines: Labelled): string {
  const { title, headings } = requirementWords(plan.locale);
  return [
    `## ${title}: ${md.safe(plan.name)}`,
    ...md.section(headings.purpose, [write.aboutList(plan, lines, measureRows(plan))]),
    ...md.section(headings.roles, [...roleTable(plan), ...signingPart(plan)]),
    md.heading(headings.functions),
    ...plan.functions.flatMap((one) => itemOf(plan, one, "####")),
    ...md.section(headings.quality, qualityPart(plan)),
    ...md.section(headings.accept, acceptancePart(plan)),
    ...md.section(headings.measures, measurePart(plan)),
    ...md.section(headings.exchange, write.exchangePart(plan)),
    ...md.section(headings.data, [dataTable(plan)]),
    ...md.section(headings.questions, write.questionPart(plan)),
  ].join("\n\n");
}

/** The headings of the standard as Markdown: sections and their parts. */
export const standardOutline = (locale: Locale): string[] =>
  standardWords(locale).headings.map((title) =>
    /^\d+\.\d/.test(title) ? md.subheading(title) : md.heading(title),
  );

/** Terms of reference in the sections of GOST 34.602-2020, in its order and with its names; none is left out. */
function standardText(plan: Plan, lines: Labelled): string {
  const { locale, organisation, functions, stores, constraints, sheet } = plan;
  const w = standardWords(locale).texts;
  const { labels, headings } = requirementWords(locale);
  const measures = measurePart(plan);
  const isPersonal = stores.some((store) => store.isPersonal) && sheet.limits.country === "RU";
  const laws = constraints.filter(({ kind }) => kind === "law").map(({ about }) => `${md.safe(about)}.`);
  const stages = releaseStages(plan).map(({ weeks, what }) =>
    md.filled(w.stage, { weeks, what: md.safe(what) }),
  );
  const bodies: (readonly string[])[] = [
    [write.aboutList(plan, [[labels.fullName, md.allQuoted([plan.name], locale)], ...lines])],
    [],
    measures.length === 0 ? [w.goals] : measures,
    [md.bullets(functions.map((one) => `${codedTitles([one], locale)}.`))],
    [],
    [md.safe(organisation ?? plan.name)],
    [...roleTable(plan), ...signingPart(plan)],
    [],
    [w.structure, ...write.exchangePart(plan)],
    [...functions.flatMap((one) => itemOf(plan, one, "#####"))],
    [w.supply, dataTable(plan)],
    qualityPart(plan),
    [md.bullets(stages)],
    [w.develop],
    [w.tests, ...acceptancePart(plan)],
    [w.prepare],
    [w.documents],
    [md.bullets([w.sources, ...(isPersonal ? [w.personalLaw] : []), ...laws])],
  ];
  return [
    `## ${w.title} ${md.allQuoted([plan.name], locale)}`,
    ...standardOutline(locale).flatMap((title, at) => [
      title,
      ...(bodies[at] ?? []).filter((part) => part !== ""),
    ]),
    ...md.section(headings.questions, write.questionPart(plan)),
  ].join("\n\n");
}
