import "server-only";
import type { Assumptions, CaseDocument } from "@/lib/generators/business-case/assumptions";
import { TERM } from "@/lib/generators/business-case/compute";
import { NO_CURRENCY } from "@/lib/generators/business-case/money";
import { renderBusinessCase } from "@/lib/generators/business-case/render";
import { neededValue } from "@/lib/generators/business-case/verdict";
import { measures } from "@/content/measures";
import { readPrices } from "@/lib/content/prices";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { Book } from "@/lib/generators/server/compose/business-case/book";
import { addEffects } from "@/lib/generators/server/compose/business-case/effects";
import { withExtra } from "@/lib/generators/server/compose/business-case/extra";
import { Ledger, nice } from "@/lib/generators/server/compose/business-case/ledger";
import type { Composer, Wording } from "@/lib/generators/server/compose/documents";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";

const YEARS = 5;
/** Weeks of work from which the first year has little of the effect. */
const LONG = 26;
/** How far the slider of an open number reaches beyond the value from which the project pays off. */
const REACH = 10;
const MOST_QUESTIONS = 4;

/** The business case: everything in it is rendered from its assumptions, so that moved sliders can render it anew. */
export const composeBusinessCase: Composer = (plan, wording) => {
  const assumptions = deriveAssumptions(plan, wording);
  return { text: renderBusinessCase(assumptions, plan.locale), assumptions };
};

/** The currency of the client: of the sheet, else of its money, else roubles in Russian; an English text names no country by itself. */
const currencyOf = ({ limits, figures, locale }: FactSheet): string =>
  limits.currency ??
  limits.budget?.currency ??
  figures.find(({ currency, removed }) => currency !== undefined && !removed)?.currency ??
  (locale === "ru" ? "RUB" : NO_CURRENCY);

/**
 * The assumptions of a business case: from the plan's effort, the price list, and every loss, price and time of the sheet. Never fails.
 * What is missing is a parameter without a value and with a question; there is no verdict then.
 * @param wording what the visitor added for this document
 */
export function deriveAssumptions(plan: Plan, { extra }: Wording = {}): Assumptions {
  const sheet = extra ? withExtra(plan.sheet, extra) : plan.sheet;
  const currency = currencyOf(sheet);
  const ledger = new Ledger(plan.locale, currency);
  addEffects({ plan, ledger, book: new Book(sheet) });
  const spending = spendingOf(ledger, plan);
  const { parameters, effects } = ledger;
  return withReach({
    currency,
    years: YEARS,
    // Percent a year: money in roubles is dearer.
    discountRate: currency === "RUB" ? 20 : 10,
    ramp: plan.effort.totalWeeks > LONG ? [20, 70, 100, 100, 100] : [35, 85, 100, 100, 100],
    parameters,
    effects,
    ...spending,
    document: documentOf(plan, sheet, currency),
  });
}

/** Sliders of open numbers around their thresholds. */
function withReach(assumptions: Assumptions): Assumptions {
  const parameters = assumptions.parameters.map((parameter) => {
    const needed = parameter.value === null ? neededValue(assumptions, parameter, TERM) : undefined;
    if (!needed) return parameter;
    const max = Math.min(1e12, nice(Math.max(needed, 1) * REACH));
    return { ...parameter, range: { min: 0, max, step: Math.max(1, nice(max / 1_000)) } };
  });
  return { ...assumptions, parameters };
}

/** What the work costs and what keeping it running costs a year. */
function spendingOf(ledger: Ledger, { effort, locale }: Plan) {
  const { currency } = ledger;
  const { rates, support } = readPrices();
  const { totalPersonWeeks: value, firstPersonWeeks } = effort;
  const label = ledger.word(value === firstPersonWeeks ? "first" : "all");
  const listed = { source: "price", note: ledger.word("usual") } as const;
  const week = rates[currency]?.personWeek;
  const asked = currency === NO_CURRENCY ? ledger.word("askCurrency") : ledger.word("askWeekPrice", currency);
  const price =
    week === undefined
      ? ledger.askMoney("week-price", asked)
      : ledger.add({
          id: "week-price",
          label: ledger.word("weekPrice"),
          value: week,
          measure: "money",
          ...listed,
        });
  const given = { forms: measures.personWeek[locale], measure: "count", source: "computed" } as const;
  const weeks = ledger.add({ id: "person-weeks", label: ledger.word("work", label), value, ...given });
  const percent = { label: ledger.word("supportShare"), value: support, measure: "percent" } as const;
  const share = ledger.add({ id: "support-share", ...percent, ...listed });
  return {
    investment: [{ id: "work", label, factors: [weeks, price] }],
    yearlyCosts: [{ id: "support", label: ledger.word("support"), factors: [weeks, price, share] }],
  };
}

/** The words a business case is written with beside its parameters. */
function documentOf(
  { effort, questions, name }: Plan,
  { limits: { budget }, pains }: FactSheet,
  currency: string,
): CaseDocument {
  const isPriced = budget?.amount !== undefined && (budget.currency ?? currency) === currency;
  return {
    title: name,
    effort: { personWeeks: effort.firstPersonWeeks, weeks: effort.firstWeeks, people: effort.people },
    ...(isPriced && !budget.removed && { budget: { amount: budget.amount } }),
    questions: questions
      .filter(({ about }) => !pains.some(({ id }) => id === about))
      .map(({ text }) => text.slice(0, 300))
      .slice(0, MOST_QUESTIONS),
  };
}
