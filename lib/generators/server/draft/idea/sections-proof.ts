import "server-only";
import type { Risk } from "@/content/knowledge/types";
import { formatMeasure, formatPercent } from "@/lib/generators/numbers";
import { formatCount, formatFlow, formatMoney } from "@/lib/generators/server/draft/format";
import { hourCost, MONTH_HOURS } from "@/lib/generators/server/draft/idea/calculations";
import { serviceLink, servicesOf, type Outline } from "@/lib/generators/server/draft/idea/outline";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";

const FEWEST_QUESTIONS = 5;
const MOST_QUESTIONS = 7;
const MOST_RISKS = 5;

/** The figures a calculation can start from, shortly. */
function figureList({ figures }: Outline["reading"], locale: Outline["locale"]): string {
  const { volume, lossShare, routineShare, availability, lossMoney, handling, waiting, counts } = figures;
  const flows = (volume ? [volume] : counts.slice(0, 2)).map((count) => formatFlow(count, locale));
  const shares = [lossShare, routineShare, availability].flatMap((share) =>
    share ? [formatPercent(share.value, locale)] : [],
  );
  const sums = lossMoney ? [formatMoney(lossMoney.value, locale)] : [];
  const times = [handling, waiting].flatMap((time) =>
    time ? [formatMeasure(time.upTo ?? time.value, time.unit, locale)] : [],
  );
  return [...flows, ...shares, ...sums, ...times].join(", ");
}

function effectIntro({ reading, texts, locale, say }: Outline): string {
  const list = figureList(reading, locale);
  const from = list === "" ? [] : [say(texts.idea.effectFigures, { list })];
  return [...from, texts.idea.effectIntro].join(" ");
}

/** What the figures of the description come to, each with its arithmetic and assumption, and how to measure the result. */
export function effectSection(outline: Outline): string[] {
  const { reading, texts, industry, capability, computed, locale, say } = outline;
  const { idea } = texts;
  const lines = computed.map(({ id, slots }) => {
    const { name, sum, assumption } = idea.calculations[id];
    return `- **${name}.** ${say(sum, slots)} ${idea.assumptionLabel}: ${say(assumption, slots).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}.`;
  });
  const proof =
    lines.length > 0
      ? [effectIntro(outline), lines.join("\n")]
      : [`${say(idea.noFigures, { saving: capability.saving })} ${say(idea.formula)}`];
  const { goal } = reading.figures;
  const wanted = goal === undefined ? [] : [say(idea.goal, { quote: quote(goal, locale) })];
  const measures = industry.metrics.map((metric) => `- ${say(metric)}`);
  return [`### ${idea.headings.effect}`, ...proof, ...wanted, `**${idea.measures}:**`, measures.join("\n")];
}

/** Risks of the solution, the constraints and the trade, each with a countermeasure. */
export function risksSection({ reading, texts, industry, capability, say }: Outline): string[] {
  const own = reading.constraints.map((id) => texts.constraints[id].risk);
  const risks: Risk[] = [capability.risk, ...own.slice(0, 2), ...industry.risks].slice(0, MOST_RISKS);
  return [
    `### ${texts.idea.headings.risks}`,
    risks.map(({ risk, measure }) => `- **${say(risk)}** ${say(measure)}`).join("\n"),
  ];
}

export function servicesSection(outline: Outline): string[] {
  const { texts, locale } = outline;
  const lines = servicesOf(outline).map(
    ({ service, because }) => `- ${serviceLink(service, locale)}: ${texts.capabilities[because].service}.`,
  );
  return [`### ${texts.idea.headings.services}`, lines.join("\n")];
}

/** What the draft took for granted, so that a reader knows what to check first. */
export function assumedSection({
  reading,
  texts,
  industry,
  capability,
  isAssumed,
  isAtHome,
  computed,
  locale,
  say,
}: Outline): string[] {
  const { assumed, headings } = texts.idea;
  const { counts, volume } = reading.figures;
  const usesRate = computed.some(({ id }) => id === "time" || id === "timeSmall" || id === "staff");
  const evidence = reading.evidence.map((word) => quote(word, locale)).join(", ");
  const lines = [
    reading.industry === undefined
      ? assumed.noIndustry
      : say(isAtHome ? assumed.industry : assumed.industryAbroad, {
          forWhom: industry.forWhom,
          words: evidence,
        }),
    ...(isAssumed ? [say(assumed.capability, { title: capability.title })] : []),
    counts.length > 0 ? say(assumed.figures, { list: figureList(reading, locale) }) : assumed.noFigures,
    ...(volume && volume.period !== "month" ? [assumed.period] : []),
    ...(usesRate
      ? [
          say(assumed.rate, {
            rate: hourCost(locale),
            hours: formatMeasure(MONTH_HOURS, "hour", locale),
          }),
        ]
      : []),
    ...(reading.figures.hasForeignMoney ? [assumed.foreignMoney] : []),
    say(industry.rule),
  ];
  return [`### ${headings.assumed}`, lines.map((line) => `- ${line}`).join("\n")];
}

/** Five to seven questions: first those that the description itself raises, then those of the solution and the trade. */
export function questionsSection(outline: Outline): string[] {
  const { texts, industry, capability, reading, say } = outline;
  const raised = raisedQuestions(outline);
  const constraint = reading.constraints.find((id) => id !== "fixed-date");
  const expert = [
    capability.questions[0],
    industry.questions[0],
    ...(constraint ? [texts.constraints[constraint].question] : []),
    capability.questions[1],
    industry.questions[1],
    capability.questions[2],
    industry.questions[2],
  ].map((question) => say(question));
  const own = raised.slice(0, MOST_QUESTIONS - 3);
  const rest = expert.slice(0, Math.max(3, FEWEST_QUESTIONS + 1 - own.length));
  const questions = [...own, ...rest].slice(0, MOST_QUESTIONS);
  return [
    `### ${texts.idea.headings.questions}`,
    questions.map((question, index) => `${index + 1}. ${question}`).join("\n"),
  ];
}

function raisedQuestions({ reading, texts, plan, locale, say }: Outline): string[] {
  const { ask } = texts.idea;
  const { volume, lossShare, cheque, staff, deadline } = reading.figures;
  const unclear = reading.wishes.find(({ capability }) => capability === undefined);
  const chosen = plan.pilotPlaces;
  return [
    volume ? say(ask.volume, { volume: formatFlow(volume, locale) }) : say(ask.noVolume),
    ...(unclear ? [say(ask.unclearWish, { quote: quote(unclear.text, locale, 90) })] : []),
    ...(lossShare ? [say(ask.loss, { share: formatPercent(lossShare.value, locale) })] : []),
    ...(cheque ? [say(ask.cheque, { cheque: formatMoney(cheque.value, locale) })] : []),
    ...(deadline
      ? [
          say(ask.deadline, {
            deadline: formatMeasure(deadline.upTo ?? deadline.value, deadline.unit, locale),
          }),
        ]
      : []),
    ...(chosen ? [say(ask.pilot, { places: formatCount(chosen.value, chosen.unit, locale) })] : []),
    ...(staff ? [say(ask.staff, { staff: formatCount(staff.value, staff.unit, locale) })] : []),
  ];
}
