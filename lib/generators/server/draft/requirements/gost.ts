import "server-only";
import { table } from "@/lib/generators/markdown";
import { formatMeasure } from "@/lib/generators/numbers";
import { recoveryLine } from "@/lib/generators/server/draft/architecture/load";
import { figureList, type Brief } from "@/lib/generators/server/draft/brief";
import { formatMoney } from "@/lib/generators/server/draft/format";
import { servicesSection } from "@/lib/generators/server/draft/idea/sections-proof";
import { nameOf } from "@/lib/generators/server/draft/idea/title";
import {
  exchangeItems,
  functionGroups,
  requirementLines,
} from "@/lib/generators/server/draft/requirements/functions";
import { dataTable, pilotText, roleList, stageRows } from "@/lib/generators/server/draft/requirements/parts";
import { qualityTable } from "@/lib/generators/server/draft/requirements/qualities";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";
import {
  bullets,
  heading,
  lowerFirst,
  numbered,
  systemNames,
  subheading,
} from "@/lib/generators/server/draft/words";

/** Terms of reference in the ten sections of GOST 34.602-2020, in its order and with its names; none is left out. */
export function gostDocument(brief: Brief): string[] {
  const { texts, say } = brief;
  const { gost, gostTitle } = texts.requirements;
  const bodies = [
    generalSection,
    purposeSection,
    objectSection,
    systemSection,
    workSection,
    developSection,
    testSection,
    prepareSection,
    documentSection,
    sourceSection,
  ];
  return [
    heading(say(gostTitle, { title: nameOf(brief) })),
    ...bodies.flatMap((body, index) => [
      heading(`${String(index + 1)}. ${gost.sections[index] ?? ""}`),
      ...body(brief),
    ]),
  ];
}

function generalSection(brief: Brief): string[] {
  const { reading, texts, industry, plan, input, locale, say } = brief;
  const { gost, scope: scopeText } = texts.requirements;
  const { budget, deadline } = reading.figures;
  const date = reading.date ?? deadline?.value;
  const slots = {
    title: nameOf(brief),
    forWhom: industry.forWhom,
    weeks: formatMeasure(plan.total, "week", locale),
    deadline:
      date === undefined
        ? ""
        : ` (${deadline ? formatMeasure(deadline.upTo ?? deadline.value, deadline.unit, locale) : quote(String(date), locale)})`,
    budget: budget ? formatMoney(budget.value, locale) : gost.none,
  };
  const scope = (input.scope ?? "").trim();
  return [
    bullets(
      gost.general.map(
        ([name, value]) =>
          `**${name}:** ${say(value, slots).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}.`,
      ),
    ),
    ...(scope === "" ? [] : [say(scopeText, { quote: quote(scope, locale, 200) })]),
  ];
}

const purposeSection = ({ texts, industry, reading, locale, say }: Brief): string[] => {
  const { gost, goalQuote } = texts.requirements;
  const { goal } = reading.figures;
  return [
    subheading(`2.1. ${gost.subheads.goals}`),
    gost.goals,
    bullets(industry.metrics.map((metric) => say(metric))),
    ...(goal === undefined ? [] : [say(goalQuote, { quote: quote(goal, locale) })]),
    subheading(`2.2. ${gost.subheads.purpose}`),
    say(gost.purpose),
  ];
};

const objectSection = (brief: Brief): string[] => {
  const { texts, industry, say } = brief;
  const { gost } = texts.requirements;
  const list = figureList(brief);
  return [
    subheading(`3.1. ${gost.subheads.object}`),
    say(gost.object),
    `${say(industry.processes[0])} ${say(industry.processes[1])}`,
    subheading(`3.2. ${gost.subheads.conditions}`),
    say(gost.conditions, { list: list === "" ? gost.none : list }),
    roleList(brief),
  ];
};

function systemSection(brief: Brief): string[] {
  const { texts, capability, others, reading, say } = brief;
  const { gost, check, noExchange, headings } = texts.requirements;
  const { deployment } = texts.architecture;
  const parts = [
    ...capability.modules.map(({ name }) => name),
    ...others.map((id) => texts.capabilities[id].title),
  ];
  const exchanges = exchangeItems(brief);
  const slots = {
    domestic: reading.constraints.includes("domestic")
      ? `; ${lowerFirst(deployment.domestic).replace(/\.$/u, "")}`
      : "",
    hosting: lowerFirst(
      say(reading.constraints.includes("closed") ? deployment.closed : recoveryLine(brief)).replace(
        /\.$/u,
        "",
      ),
    ),
  };
  return [
    subheading(`4.1. ${gost.four[0] ?? ""}`),
    say(gost.structure, { parts: parts.map(lowerFirst).join(", ") }),
    subheading(`4.2. ${gost.four[1] ?? ""}`),
    ...functionGroups(brief).flatMap(({ name, items }) => [`##### ${name}`, requirementLines(items, check)]),
    `##### ${headings.exchange}`,
    exchanges.length > 0 ? requirementLines(exchanges, check) : noExchange,
    subheading(`4.3. ${gost.four[2] ?? ""}`),
    bullets(gost.supply.map(([name, text]) => `**${name}:** ${say(text, slots)}.`)),
    dataTable(brief),
    subheading(`4.4. ${gost.four[3] ?? ""}`),
    qualityTable(brief).markdown,
  ];
}

const workSection = (brief: Brief): string[] => {
  const { texts } = brief;
  const { gost } = texts.requirements;
  return [
    gost.works,
    table(
      gost.stageHead,
      stageRows(brief).map(({ span, stage, effort }) => [span, stage, effort]),
    ),
    ...servicesSection(brief).slice(1),
  ];
};

const developSection = ({ texts }: Brief): string[] => [numbered(texts.requirements.gost.develop)];

const testSection = (brief: Brief): string[] => [
  numbered(brief.texts.requirements.gost.tests.map((step) => brief.say(step, { pilot: pilotText(brief) }))),
];

const prepareSection = ({ texts, reading, locale, say }: Brief): string[] => {
  const { gost } = texts.requirements;
  const names = systemNames(reading.systems, locale) || gost.none;
  return [bullets(gost.prepare.map((line) => say(line, { names })))];
};

const documentSection = ({ texts }: Brief): string[] => {
  const { gost } = texts.requirements;
  return [
    table(
      gost.documentHead,
      gost.documents.map((row) => [...row]),
    ),
  ];
};

const sourceSection = ({ texts, industry, say }: Brief): string[] => {
  const { gost } = texts.requirements;
  return [numbered([...gost.sources, say(gost.sourceRule, { rule: say(industry.rule) })])];
};
