import "server-only";
import { edgeList } from "@/lib/generators/graph";
import { table } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import { graphOf } from "@/lib/generators/server/draft/architecture/graph";
import { loadSection } from "@/lib/generators/server/draft/architecture/load";
import {
  decisionSection,
  deploymentSection,
  failureSection,
  questionSection,
  securitySection,
} from "@/lib/generators/server/draft/architecture/sections";
import { draftWith, figureList, type Brief } from "@/lib/generators/server/draft/brief";
import { byWay } from "@/lib/generators/server/draft/exchange";
import { daysOf } from "@/lib/generators/server/draft/calendar";
import { agreedEffort } from "@/lib/generators/server/draft/effort";
import { servicesSection } from "@/lib/generators/server/draft/idea/sections-proof";
import { titleWith } from "@/lib/generators/server/draft/idea/title";
import { bullets, heading, isMoved, lowerFirst, systemNames } from "@/lib/generators/server/draft/words";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/**
 * Drafts an architecture by rules and the knowledge base alone; equal input gives equal bytes.
 * @returns Markdown whose headings start at the third level
 */
export const draftArchitecture = (input: ToolInput, locale: Locale): string =>
  draftWith(input, locale, (brief) => [
    ...opening(brief),
    ...contextSection(brief),
    ...componentSection(brief),
    ...decisionSection(brief),
    ...flowSection(brief),
    heading(brief.texts.architecture.headings.load),
    ...loadSection(brief),
    ...securitySection(brief),
    ...deploymentSection(brief),
    ...failureSection(brief),
    ...servicesSection(brief),
    ...assumedSection(brief),
    ...questionSection(brief),
  ]);

const personWeeks = ({ effort, input, locale }: Brief) =>
  formatMeasure(agreedEffort(input.context) ?? effort.total, "personWeek", locale);

const partNames = ({ capability, texts, others }: Brief) => [
  ...capability.modules.map(({ name }) => name),
  ...others.map((id) => texts.capabilities[id].title),
];

function opening(brief: Brief): string[] {
  const { texts, capability, plan, locale, say } = brief;
  return [
    heading(titleWith(brief, texts.architecture.title)),
    say(texts.architecture.summary, {
      first: capability.first,
      components: partNames(brief).map(lowerFirst).join(", "),
      weeks: formatMeasure(plan.total, "week", locale),
      total: personWeeks(brief),
    }),
  ];
}

function contextSection(brief: Brief): string[] {
  const { reading, texts, primary, locale, say } = brief;
  const words = texts.architecture;
  const [clientChannel, staffChannel] = words.details[primary].channels;
  const list = figureList(brief);
  const names = systemNames(
    reading.systems.filter((system) => !isMoved(system)),
    locale,
  );
  const moved = systemNames(reading.systems.filter(isMoved), locale);
  return [
    heading(words.headings.context),
    list === "" ? words.noScale : say(words.scale, { list }),
    say(words.boundary, {
      clientChannel: lowerFirst(clientChannel),
      staffChannel: lowerFirst(staffChannel),
      core: partNames(brief).map(lowerFirst).join(", "),
    }),
    say(brief.industry.processes[2]),
    names === "" ? words.noNeighbours : say(words.neighbours, { names }),
    ...(moved === "" ? [] : [say(words.moved, { names: moved })]),
  ];
}

/** Components with what they answer for, why they stand apart and their person-weeks, which add up to the effort. */
function componentSection(brief: Brief): string[] {
  const { texts, capability, primary, others, plan, effort, locale, say } = brief;
  const { components: words, details, headings } = texts.architecture;
  const number = (value: number) => (value === 0 ? words.later : formatNumber(value, locale));
  const rows: string[][] = [
    [words.access.name, words.access.text, say(words.access.why), number(effort.components[0])],
    ...capability.modules.map(({ name, text }, index) => [
      name,
      say(text),
      details[primary].why[index] ?? "",
      number(effort.components[index + 1] ?? 0),
    ]),
    ...others.map((id, index) => [
      texts.capabilities[id].title,
      say(texts.capabilities[id].modules[0].text),
      words.other,
      number(index === 0 ? effort.second : 0),
    ]),
  ];
  for (const [way, systems] of byWay(plan.exchanges))
    rows.push([
      say(words[way].name, { names: systemNames(systems, locale) }),
      words[way].text,
      words[way].why,
      number((effort.exchange * systems.length) / plan.exchanges.length),
    ]);
  if (effort.special > 0)
    rows.push([words.special.name, words.special.text, words.special.why, number(effort.special)]);
  rows.push(
    [words.survey.name, say(words.survey.text), words.survey.why, number(effort.survey + effort.pilot)],
    [`**${words.total}**`, "", "", `**${number(effort.total)}**`],
  );
  return [
    heading(headings.components),
    table(words.head, rows, [3]),
    say(words.effort, {
      total: formatMeasure(effort.total, "personWeek", locale),
      weeks: formatMeasure(plan.total, "week", locale),
    }),
  ];
}

function flowSection(brief: Brief): string[] {
  const { headings, flowsIntro, mainPath } = brief.texts.architecture;
  return [
    heading(headings.flows),
    brief.say(flowsIntro),
    bullets(edgeList(graphOf(brief), { main: mainPath })),
  ];
}

function assumedSection(brief: Brief): string[] {
  const { reading, texts, industry, input, locale, say } = brief;
  const { assumed, headings } = texts.architecture;
  const hasContext = Object.values(input.context ?? {}).some((document) => document.trim() !== "");
  return [
    heading(headings.assumed),
    bullets([
      ...(reading.figures.volume
        ? [say(assumed.peak, { days: formatNumber(daysOf(brief), locale) }), say(assumed.record)]
        : []),
      assumed.team,
      ...(hasContext ? [assumed.context] : []),
      say(industry.rule),
    ]),
  ];
}
