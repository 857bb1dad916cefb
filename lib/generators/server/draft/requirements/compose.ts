import "server-only";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import { documentsOf, draftWith, figureList, type Brief } from "@/lib/generators/server/draft/brief";
import { agreedEffort } from "@/lib/generators/server/draft/effort";
import { formatCount, formatFlow } from "@/lib/generators/server/draft/format";
import { firstRelease } from "@/lib/generators/server/draft/idea/sections-solution";
import { servicesSection } from "@/lib/generators/server/draft/idea/sections-proof";
import { titleWith } from "@/lib/generators/server/draft/idea/title";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";
import {
  exchangeItems,
  functionGroups,
  requirementLines,
} from "@/lib/generators/server/draft/requirements/functions";
import { gostDocument } from "@/lib/generators/server/draft/requirements/gost";
import {
  dataTable,
  laterList,
  pilotText,
  roleList,
  stageRows,
} from "@/lib/generators/server/draft/requirements/parts";
import { qualityTable } from "@/lib/generators/server/draft/requirements/qualities";
import { bullets, heading, numbered, subheading } from "@/lib/generators/server/draft/words";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/**
 * Drafts requirements by rules and the knowledge base alone, in a free form or in the sections of GOST 34.602-2020; equal input
 * gives equal bytes.
 * @returns Markdown whose headings start at the third level
 */
export const draftRequirements = (input: ToolInput, locale: Locale): string =>
  draftWith(input, locale, (brief) =>
    input.template === "gost-34" ? gostDocument(brief) : freeDocument(brief),
  );

function freeDocument(brief: Brief): string[] {
  const { texts, say } = brief;
  const { requirements } = texts;
  const { headings } = requirements;
  const exchanges = exchangeItems(brief);
  const quality = qualityTable(brief);
  const groups = functionGroups(brief);
  return [
    ...opening(brief, {
      functions: groups.reduce((sum, { items }) => sum + items.length, 0),
      exchanges: exchanges.length,
      qualities: quality.count,
    }),
    ...goalSection(brief),
    heading(headings.functions),
    ...groups.flatMap(({ name, items }) => [subheading(name), requirementLines(items, requirements.check)]),
    heading(headings.exchange),
    exchanges.length > 0 ? requirementLines(exchanges, requirements.check) : requirements.noExchange,
    heading(headings.quality),
    quality.markdown,
    heading(headings.data),
    dataTable(brief),
    say(requirements.dataRule),
    heading(headings.users),
    roleList(brief),
    ...orderSection(brief),
    heading(headings.notIncluded),
    say(requirements.later, { later: laterList(brief) }),
    ...servicesSection(brief),
    ...assumedSection(brief),
    ...questionSection(brief),
  ];
}

function opening(brief: Brief, counts: Readonly<Record<string, number>>): string[] {
  const { texts, input, plan, effort, locale, say } = brief;
  const { requirements } = texts;
  const scope = (input.scope ?? "").trim();
  const documents = documentsOf(input.context, texts.interfaces.documents);
  return [
    heading(titleWith(brief, requirements.title)),
    say(requirements.summary, {
      ...Object.fromEntries(
        Object.entries(counts).map(([name, count]) => [name, formatNumber(count, locale)]),
      ),
      weeks: formatMeasure(plan.total, "week", locale),
      total: formatMeasure(agreedEffort(input.context) ?? effort.total, "personWeek", locale),
    }),
    scope === ""
      ? say(requirements.scopeNone, { first: firstRelease(brief) })
      : say(requirements.scope, { quote: quote(scope, locale, 200) }),
    ...(documents.length > 0 ? [say(requirements.basedOn, { list: documents.join(", ") })] : []),
  ];
}

function goalSection({ reading, texts, industry, locale, say }: Brief): string[] {
  const { requirements } = texts;
  const { goal } = reading.figures;
  return [
    heading(requirements.headings.goal),
    say(requirements.goal),
    ...(goal === undefined ? [] : [say(requirements.goalQuote, { quote: quote(goal, locale) })]),
    say(requirements.measures),
    bullets(industry.metrics.map((metric) => say(metric))),
  ];
}

function orderSection(brief: Brief): string[] {
  const { texts, plan, reading, locale, say } = brief;
  const { requirements } = texts;
  const stages = stageRows(brief).map(({ span, stage, effort }) =>
    say(requirements.order.stage, { span, name: stage, effort }),
  );
  const rollout = plan.rollout && {
    rest: formatCount(plan.rollout.rest, reading.figures.places?.unit ?? "site", locale),
    size: formatNumber(plan.rollout.size, locale),
    weeks: formatMeasure(plan.rollout.weeks, "week", locale),
  };
  return [
    heading(requirements.headings.order),
    numbered(stages),
    ...(rollout ? [say(requirements.order.rollout, rollout)] : []),
    heading(requirements.headings.acceptance),
    numbered(requirements.acceptance.map((step) => say(step, { pilot: pilotText(brief) }))),
  ];
}

function assumedSection(brief: Brief): string[] {
  const { texts, industry, say } = brief;
  const { assumed, headings } = texts.requirements;
  const list = figureList(brief);
  return [
    heading(headings.assumed),
    bullets([
      assumed.priority,
      assumed.qualities,
      ...(list === "" ? [] : [say(assumed.scale, { list })]),
      say(industry.rule),
    ]),
  ];
}

function questionSection({ reading, texts, capability, industry, locale, say }: Brief): string[] {
  const { questions, headings } = texts.requirements;
  const { volume } = reading.figures;
  return [
    heading(headings.questions),
    numbered([
      volume ? say(questions.volume, { volume: formatFlow(volume, locale) }) : say(questions.capacity),
      say(capability.questions[0]),
      say(capability.questions[1]),
      say(industry.questions[0]),
      say(questions.owner),
      questions.order,
      say(questions.hardware),
    ]),
  ];
}
