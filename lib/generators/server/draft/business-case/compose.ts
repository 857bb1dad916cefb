import "server-only";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { computeBusinessCase } from "@/lib/generators/business-case/compute";
import { renderCalculation, renderIndicators } from "@/lib/generators/business-case/render";
import { table } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber, formatPercent } from "@/lib/generators/numbers";
import { briefOf, joined, type Brief } from "@/lib/generators/server/draft/brief";
import { assumptionsOf, deriveAssumptions } from "@/lib/generators/server/draft/business-case/assumptions";
import { outcomeSection } from "@/lib/generators/server/draft/business-case/outcome";
import { valueWithUnit } from "@/lib/generators/server/draft/business-case/parameters";
import { weeksOf } from "@/lib/generators/server/draft/business-case/spending";
import { agreedEffort } from "@/lib/generators/server/draft/effort";
import { formatFlow, formatMoney } from "@/lib/generators/server/draft/format";
import { hourCost } from "@/lib/generators/server/draft/idea/calculations";
import { servicesSection } from "@/lib/generators/server/draft/idea/sections-proof";
import { nameOf, titleWith } from "@/lib/generators/server/draft/idea/title";
import { unclearDraft } from "@/lib/generators/server/draft/idea/unclear";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";
import { bullets, heading, lowerFirst, numbered } from "@/lib/generators/server/draft/words";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

const MOST_PAINS = 3;

/**
 * Drafts a business case by rules and the knowledge base alone; equal input gives equal bytes. Prose never repeats a computed
 * figure but for those it calls initial, so the sections of `render.ts` can be replaced when an assumption moves.
 */
export function draftBusinessCase(
  input: ToolInput,
  locale: Locale,
): { text: string; assumptions: Assumptions } {
  const { reading, brief } = briefOf(input, locale);
  if (!brief)
    return {
      text: joined(unclearDraft(reading, locale), locale),
      assumptions: deriveAssumptions(input, locale),
    };
  const assumptions = assumptionsOf(brief);
  // The computed sections come as they are, since the browser looks for them when it replaces them.
  const text = [
    joined(opening(brief, assumptions), locale),
    renderIndicators(assumptions, locale),
    joined([...todaySection(brief, assumptions), ...numberSection(brief, assumptions)], locale),
    renderCalculation(assumptions, locale),
    joined(
      [
        ...outcomeSection(brief, assumptions),
        ...optionSection(brief, assumptions),
        ...riskSection(brief),
        ...servicesSection(brief),
        ...questionSection(brief, assumptions),
      ],
      locale,
    ),
  ].join("\n\n");
  return { text, assumptions };
}

function opening(brief: Brief, { effects }: Assumptions): string[] {
  const { texts, capability, locale, say } = brief;
  return [
    heading(titleWith(brief, texts.business.title)),
    say(texts.business.summary, {
      first: capability.first,
      total: formatMeasure(weeksOf(brief), "personWeek", locale),
      effects: effects.map(({ label }) => lowerFirst(label)).join(", "),
    }),
  ];
}

/** What happens while nothing is done, in the visitor's words and in money. */
function todaySection({ reading, texts, industry, locale, say }: Brief, assumptions: Assumptions): string[] {
  const { business } = texts;
  const monthlyEffect = Math.round((computeBusinessCase(assumptions).effectTotal * 1000) / 12);
  const pains = reading.pains
    .slice(0, MOST_PAINS)
    .map(({ id, text }) => `${quote(text, locale)}. ${texts.pains[id]}`);
  return [
    heading(business.headings.today),
    ...(pains.length > 0 ? [bullets(pains)] : [say(industry.processes[0])]),
    monthlyEffect >= 50_000
      ? say(business.delay, { money: formatMoney(Math.round(monthlyEffect / 1000) * 1000, locale) })
      : business.noEffect,
  ];
}

function numberSection(brief: Brief, { parameters }: Assumptions): string[] {
  const { reading, texts, input, locale, say } = brief;
  const { business } = texts;
  const named = parameters.filter(({ source }) => source === "visitor");
  const assumed = parameters.filter(({ source, range }) => source === "assumption" && range !== undefined);
  const shown = named.map(
    (parameter) => `${lowerFirst(parameter.label)}: ${valueWithUnit(brief, parameter, parameter.value)}`,
  );
  const extra = (input.additionalInfo ?? "").trim();
  const agreed = agreedEffort(input.context);
  return [
    heading(business.headings.numbers),
    named.length === 0
      ? business.noNumbers
      : say(business.numbers, {
          visitor: formatNumber(named.length, locale),
          list: shown.join("; "),
          assumed: formatNumber(assumed.length, locale),
        }),
    ...(extra === "" ? [] : [say(business.additional, { list: quote(extra, locale, 200) })]),
    ...(agreed === undefined
      ? []
      : [say(business.agreed, { effort: formatMeasure(agreed, "personWeek", locale) })]),
    ...(reading.figures.hasForeignMoney ? [business.foreignMoney] : []),
  ];
}

function optionSection(brief: Brief, assumptions: Assumptions): string[] {
  const { reading, texts, locale, say } = brief;
  const { business } = texts;
  const { options } = business;
  const { investment, investmentTotal } = computeBusinessCase(assumptions);
  const rollout = investment.find(({ id }) => id === "rollout")?.thousands ?? 0;
  const row = ({ name, text, when }: { name: string; text: string; when: string }, thousands: number) => [
    name,
    lowerFirst(say(text)),
    formatNumber(thousands, locale),
    when,
  ];
  const { budget } = reading.figures;
  const share = budget && (investmentTotal * 1000 * 100) / budget.value;
  return [
    heading(business.headings.options),
    table(
      business.optionHead,
      [
        row(options.nothing, 0),
        ...(rollout > 0 ? [row(options.pilot, investmentTotal - rollout)] : []),
        row(options.whole, investmentTotal),
      ],
      [2],
    ),
    budget && share !== undefined
      ? say(share <= 100 ? business.budgetFits : business.budgetTight, {
          budget: formatMoney(budget.value, locale),
          share: formatPercent(Math.round(share), locale),
        })
      : say(business.noBudget, { title: lowerFirst(nameOf(brief)) }),
  ];
}

function riskSection({ texts, capability, industry, primary, say }: Brief): string[] {
  const { business } = texts;
  const risks = [capability.risk, industry.risks[0]].map(
    ({ risk, measure }) => `**${say(risk)}** ${say(measure)}`,
  );
  return [
    heading(business.headings.uncounted),
    say(business.uncounted[primary]),
    heading(business.headings.risks),
    bullets([...risks, say(business.riskDouble), say(business.riskRamp)]),
  ];
}

function questionSection({ reading, texts, locale, say }: Brief, { parameters }: Assumptions): string[] {
  const { questions, headings } = texts.business;
  const { volume, lossShare, lossMoney, budget } = reading.figures;
  const has = (id: string) => parameters.some((parameter) => parameter.id === id);
  return [
    heading(headings.questions),
    numbered([
      ...(volume ? [say(questions.flow, { flow: formatFlow(volume, locale) })] : []),
      ...(lossShare || lossMoney ? [say(questions.loss)] : []),
      ...(has("cheque") ? [say(questions.cheque)] : []),
      ...(has("rate") ? [say(questions.rate, { rate: hourCost(locale) })] : []),
      ...(budget ? [] : [questions.budget]),
      say(questions.savings),
      say(questions.who),
    ]),
  ];
}
