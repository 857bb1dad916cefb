import "server-only";
import type { Assumptions, CaseDocument } from "@/lib/generators/business-case/assumptions";
import { TERM } from "@/lib/generators/business-case/compute";
import { NO_CURRENCY } from "@/lib/generators/business-case/money";
import { renderBusinessCase } from "@/lib/generators/business-case/render";
import { neededValue } from "@/lib/generators/business-case/verdict";
import { measures } from "@/content/measures";
import { readPrices } from "@/lib/content/prices";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { bookOf } from "@/lib/generators/server/compose/business-case/book";
import { addEffects } from "@/lib/generators/server/compose/business-case/effects";
import { withExtra } from "@/lib/generators/server/compose/business-case/extra";
import { Ledger, nice } from "@/lib/generators/server/compose/business-case/ledger";
import type { Composer, Wording } from "@/lib/generators/server/compose/documents";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";

const YEARS = 5;
/** Percent a year: money in roubles is dearer. */
const DISCOUNT = { RUB: 20, other: 10 } as const;
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
  const { locale, effort } = plan;
  const sheet = withExtra(plan.sheet, extra);
  const currency = currencyOf(sheet);
  const ledger = new Ledger(locale, currency, readPrices().rates[currency]);
  addEffects({ plan, ledger, book: bookOf(sheet) });
  if (ledger.effects.length === 0) addOpenLines(ledger, plan);
  const spending = spendingOf(ledger, plan);
  const { parameters, effects } = ledger;
  return withReach({
    currency,
    years: YEARS,
    discountRate: currency === "RUB" ? DISCOUNT.RUB : DISCOUNT.other,
    ramp: effort.totalWeeks > LONG ? [20, 70, 100, 100, 100] : [35, 85, 100, 100, 100],
    parameters,
    effects,
    ...spending,
    document: documentOf(plan, sheet, ledger),
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
function spendingOf(
  ledger: Ledger,
  { effort, locale }: Plan,
): Pick<Assumptions, "investment" | "yearlyCosts"> {
  const { currency, rate } = ledger;
  const word = ledger.word.bind(ledger);
  const question = currency === NO_CURRENCY ? word("askCurrency") : word("askWeekPrice", currency);
  const listed = { source: "price", note: word("usual") } as const;
  const priced = { label: word("weekPrice"), value: rate?.personWeek ?? null, measure: "money" } as const;
  const price = rate
    ? ledger.add({ id: "week-price", ...priced, ...listed })
    : ledger.askMoney("week-price", question);
  const all = effort.totalPersonWeeks;
  const work = word(all === effort.firstPersonWeeks ? "first" : "all");
  const given = { forms: measures.personWeek[locale], measure: "count", source: "computed" } as const;
  const weeks = ledger.add({ id: "person-weeks", label: word("work", work), value: all, ...given });
  const percent = { unit: `% ${word("aYear")}`, measure: "percent", ...listed } as const;
  const label = word("supportShare");
  const share = ledger.add({ id: "support-share", label, value: readPrices().support, ...percent });
  return {
    investment: [{ id: "work", label: work, factors: [weeks, price] }],
    yearlyCosts: [{ id: "support", label: word("support"), factors: [weeks, price, share] }],
  };
}

/** Where nothing was named that costs anything: the hours that the work takes now, and last year's losses. */
function addOpenLines(ledger: Ledger, { functions: [first] }: Plan): void {
  const title = first?.title ?? ledger.word("newSystem");
  const hours = ledger.ask("hours", ledger.word("askHours", title), ledger.word("hoursWeek").split("/"));
  const weeks = ledger.times({ id: "", text: "", period: "week" }, "");
  const factors = [hours, ...weeks, ledger.hour(), ledger.assume("avoid-time")];
  const functions = first ? { functions: [first.code] } : {};
  ledger.effect({ id: "line-hours", label: ledger.word("hoursLine", title), factors, ...functions });
  const loss = [ledger.askMoney("year-loss", ledger.word("askYearLoss")), ledger.assume("avoid-loss")];
  ledger.effect({ id: "line-year-loss", label: ledger.word("lossLine"), factors: loss });
}

/** The words a business case is written with beside its parameters. */
function documentOf(
  { effort, questions, name }: Plan,
  { limits: { budget }, pains }: FactSheet,
  { currency }: Ledger,
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
