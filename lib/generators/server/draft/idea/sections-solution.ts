import "server-only";
import { readKinds, type SystemKind } from "@/content/knowledge/ids";
import { spanWords } from "@/content/knowledge/measures";
import { formatMeasure, formatNumber, formatPercent } from "@/lib/generators/numbers";
import { formatCount, formatFlow, formatMoney } from "@/lib/generators/server/draft/format";
import type { Outline } from "@/lib/generators/server/draft/idea/outline";
import { effortOf } from "@/lib/generators/server/draft/effort";
import { lowerFirst, systemName, systemNames, upperFirst } from "@/lib/generators/server/draft/words";
import { splitSentences } from "@/lib/generators/server/draft/reading/sentences";
import { systemsOf } from "@/lib/generators/server/draft/reading/systems";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";

const MOST_SYSTEMS = 6;

/** «Безопасность: роли…» becomes a bold lead and its sentence. */
const withLead = (text: string) =>
  text.replace(
    /^([^:]{3,40}):\s(.)/u,
    (_, lead: string, letter: string) => `**${lead}.** ${letter.toUpperCase()}`,
  );

/** The core idea, its parts, the neighbours, what the constraints change, and where each wish of the visitor went. */
export function solutionSection(outline: Outline): string[] {
  const { reading, texts, capability, others, say } = outline;
  const parts = capability.modules.map(({ name, text }) => `- **${name}.** ${say(text)}`);
  const further = others.map((id) => {
    const { title, modules } = texts.capabilities[id];
    return `- **${title}.** ${say(modules[0].text)}`;
  });
  const systems = [...systemLines(outline)].map(
    ([how, names]) => `  - ${upperFirst(names.join(", "))}: ${how}.`,
  );
  const exchange = systems.length > 0 ? [`- **${texts.idea.exchange}**`, ...systems] : [];
  const constraints = reading.constraints
    .filter((id) => id !== "fixed-date")
    .map((id) => `- ${withLead(texts.constraints[id].effect)}`);
  return [
    `### ${texts.idea.headings.solution}`,
    say(capability.idea),
    [...parts, ...further, ...exchange, ...constraints].join("\n"),
    ...wishTable(outline),
  ];
}

/** Neighbouring systems by the way to exchange with them, so that two of a kind share a line. */
function systemLines({ reading, texts, locale }: Outline): ReadonlyMap<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const system of reading.systems.slice(0, MOST_SYSTEMS)) {
    const how = system.isLeft ? texts.leaving : texts.systems[system.kind];
    lines.set(how, [...(lines.get(how) ?? []), systemName(system, locale)]);
  }
  return lines;
}

/** Kinds of systems that are no exchange of events: a way in, a channel, a source. */
const OWN_WAY: ReadonlySet<SystemKind> = new Set<SystemKind>([
  "identity",
  "messenger",
  "mail",
  "sms",
  ...readKinds,
]);

const CHANNELS: ReadonlySet<SystemKind> = new Set<SystemKind>(["messenger", "mail", "sms"]);

/** The kind of the systems that a wish names, when it names such systems only. */
function wayOf(text: string): SystemKind | undefined {
  const [first, ...rest] = systemsOf(splitSentences(text));
  if (first === undefined || !OWN_WAY.has(first.kind)) return undefined;
  const isAlike = rest.every(
    ({ kind }) => kind === first.kind || (CHANNELS.has(first.kind) && CHANNELS.has(kind)),
  );
  return isAlike ? first.kind : undefined;
}

/** The wishes in the visitor's words beside what they become; a single wish needs no table. */
function wishTable({ reading, texts, primary, others, locale }: Outline): string[] {
  if (reading.wishes.length < 2) return [];
  const { table } = texts.idea;
  const rows = new Map<string, string[]>();
  for (const { text, capability } of reading.wishes) {
    const isExchange = capability === "integration" && reading.systems.length > 0;
    const ownWay = capability === "integration" ? wayOf(text) : undefined;
    const isFirst =
      isExchange || capability === primary || (capability !== undefined && capability === others[0]);
    const meaning = ownWay
      ? texts.systems[ownWay]
      : capability
        ? texts.capabilities[capability].brief
        : table.unclear;
    const row = `${upperFirst(meaning)} | ${isFirst ? table.first : table.second}`;
    rows.set(row, [...(rows.get(row) ?? []), quote(text, locale, 90)]);
  }
  const lines = [...rows].map(([row, quotes]) => `| ${quotes.join(", ")} | ${row} |`);
  return [
    [`| ${table.words} | ${table.system} | ${table.release} |`, "| --- | --- | --- |", ...lines].join("\n"),
  ];
}

/** Weeks with their sum, stages, what is left out, rollout, and how it fits the stated date and budget. */
export function releaseSection(outline: Outline): string[] {
  const { reading, texts, plan, capability, locale, say } = outline;
  const { idea } = texts;
  const { figures, date } = reading;
  const weeks = (value: number) => formatMeasure(value, "week", locale);
  const terms: string[] = [
    ...(plan.spare !== undefined && figures.deadline
      ? [
          say(deadlineText(idea, plan.spare), {
            deadline: formatMeasure(
              figures.deadline.upTo ?? figures.deadline.value,
              figures.deadline.unit,
              locale,
            ),
            spare: weeks(plan.spare),
            gap: weeks(-plan.spare),
            later: capability.later,
          }),
        ]
      : date !== undefined
        ? [say(idea.date, { quote: quote(date, locale), weeks: weeks(plan.total) })]
        : []),
    ...(figures.budget ? [say(idea.budget, { budget: formatMoney(figures.budget.value, locale) })] : []),
  ];
  const rollout = plan.rollout && {
    rest: formatCount(plan.rollout.rest, figures.places?.unit ?? "site", locale),
    size: formatNumber(plan.rollout.size, locale),
    waves: formatMeasure(plan.rollout.waves, "wave", locale),
    weeks: weeks(plan.rollout.weeks),
  };
  return [
    `### ${say(idea.headings.release, { weeks: weeks(plan.total) })}`,
    [
      say(idea.weeksSum.total, { sum: weekTerms(outline).join(" + "), weeks: weeks(plan.total) }),
      say(idea.effort, { effort: formatMeasure(effortOf(plan).total, "personWeek", locale) }),
    ].join(" "),
    stageList(outline).join("\n"),
    [
      say(idea.notIncluded, { later: capability.later }),
      ...(rollout ? [say(idea.rollout, rollout)] : []),
    ].join(" "),
    ...(terms.length > 0 ? [terms.join(" ")] : []),
  ];
}

/** Weeks to spare from which a second release fits as well. */
const ROOMY = 8;
const deadlineText = (idea: Outline["texts"]["idea"], spare: number) =>
  spare < 0 ? idea.deadlineTight : spare < ROOMY ? idea.deadlineFits : idea.deadlineRoomy;

const exchangeNames = ({ plan, locale }: Outline) => systemNames(plan.exchanges, locale);

function weekTerms(outline: Outline): string[] {
  const { plan, texts, others, locale, say } = outline;
  const title = others[0] ? texts.capabilities[others[0]].title : "";
  const slots = {
    names: exchangeNames(outline),
    title: lowerFirst(title),
  };
  return (["survey", "core", "second", "exchange", "special", "pilot"] as const)
    .filter((part) => plan[part] > 0)
    .map((part) => say(texts.idea.weeksSum[part], { ...slots, n: formatNumber(plan[part], locale) }));
}

/** What discovery has to measure: the flow and the shares the description names, else what the trade measures first. */
function baseline({ reading, industry, locale, say }: Outline): string {
  const { volume, lossShare, routineShare } = reading.figures;
  const shares = [lossShare, routineShare].flatMap((share) =>
    share ? [formatPercent(share.value, locale)] : [],
  );
  const named = [...(volume ? [formatFlow(volume, locale)] : []), ...shares];
  if (named.length > 0) return named.join(", ");
  const metric = say(industry.metrics[0]).split(":")[0] ?? "";
  return lowerFirst(metric.replace(/\.$/, ""));
}

/** What the first release contains: of the main capability and of the second one. */
export const firstRelease = ({ capability, others, texts }: Outline): string =>
  [capability.first, ...others.slice(0, 1).map((id) => texts.capabilities[id].first)].join("; ");

function stageList(outline: Outline): string[] {
  const { plan, texts, capability, locale, say } = outline;
  const words = spanWords[locale];
  const { stages } = texts.idea;
  const chosen = plan.pilotPlaces;
  const slots = {
    first: upperFirst(say(firstRelease(outline))),
    values: baseline(outline),
    names: upperFirst(exchangeNames(outline)),
    pilot: say(capability.pilot ?? ""),
    places: chosen ? formatCount(chosen.value, chosen.unit, locale) : "",
  };
  const pilotText = chosen ? stages.pilotPlaces : capability.pilot ? stages.pilotOwn : stages.pilot;
  return plan.stages.map(({ stage, from, to }, index) => {
    const span = from === to ? `${words.one} ${from}` : `${words.many} ${from}–${to}`;
    const template = stage === "pilot" ? pilotText : stages[stage];
    return `${index + 1}. ${say(template, { ...slots, span })}`;
  });
}
