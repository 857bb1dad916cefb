import "server-only";
import type { Assumptions, ProductLine } from "@/lib/generators/business-case/assumptions";
import { TERM } from "@/lib/generators/business-case/compute";
import { NO_CURRENCY } from "@/lib/generators/business-case/money";
import { neededValue } from "@/lib/generators/business-case/verdict";
import { put } from "@/lib/generators/business-case/words";
import { readPrices } from "@/lib/content/prices";
import type { FactSheet, Figure } from "@/lib/generators/fact-sheet";
import { bookOf } from "@/lib/generators/server/compose/business-case/book";
import { caseDocumentOf } from "@/lib/generators/server/compose/business-case/document";
import { addEffects } from "@/lib/generators/server/compose/business-case/effects";
import { unreadOf, withExtra } from "@/lib/generators/server/compose/business-case/extra";
import { Ledger, nice } from "@/lib/generators/server/compose/business-case/ledger";

import type { Wording } from "@/lib/generators/server/compose/documents";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import type { Locale } from "@/lib/i18n/locales";

const YEARS = 5;
/** Percent a year: money in roubles is dearer. */
const DISCOUNT = { RUB: 20, other: 10 } as const;
/** Weeks of work from which the first year has little of the effect. */
const LONG = 26;
/** A Russian text without money is reckoned in roubles; an English one names no country by itself. */
const DEFAULT_CURRENCY: Readonly<Record<Locale, string>> = { ru: "RUB", en: NO_CURRENCY };

/** The currency of the client: of the sheet, else of its money, else what the language tells. */
const currencyOf = ({ limits, figures, locale }: FactSheet): string =>
  limits.currency ??
  limits.budget?.currency ??
  figures.find(({ currency, removed }) => currency !== undefined && !removed)?.currency ??
  DEFAULT_CURRENCY[locale];

/**
 * The assumptions of a business case: from the plan's effort, the price list, and every loss, price and time of the sheet. Never fails.
 * What is missing is a parameter without a value and with a question; there is no verdict then.
 * @param wording what the visitor added for this document
 */
export function deriveAssumptions(plan: Plan, wording: Wording = {}): Assumptions {
  const { locale, effort, functions } = plan;
  const sheet = withExtra(plan.sheet, wording.extra);
  const currency = currencyOf(sheet);
  const { rates, support } = readPrices();
  const ledger = new Ledger(locale, currency, rates[currency]);
  const book = bookOf(sheet);
  const solved = (figure: Figure) =>
    functions
      .filter(
        ({ figures, pains }) =>
          figures.some(({ id }) => id === figure.id) ||
          pains.some((pain) => pain.figures.includes(figure.id)),
      )
      .map(({ code }) => code);
  addEffects(ledger, book, solved);
  const spending = addSpending(ledger, plan, support);
  const document = caseDocumentOf(plan, sheet, book, ledger, unreadOf(wording.additionalInfo, wording.extra));
  const made = (): Assumptions => ({
    currency,
    years: YEARS,
    discountRate: currency === "RUB" ? DISCOUNT.RUB : DISCOUNT.other,
    ramp: effort.totalWeeks > LONG ? [20, 70, 100, 100, 100] : [35, 85, 100, 100, 100],
    parameters: ledger.parameters,
    effects: ledger.effects,
    ...spending,
    document,
  });
  if (ledger.effects.length === 0) addOpenLines(ledger, plan);
  return withReach(made());
}

/** How far the slider of an open number reaches beyond the value from which the project pays off. */
const REACH = 10;

/** Sliders of open numbers around their thresholds. */
function withReach(assumptions: Assumptions): Assumptions {
  const parameters = assumptions.parameters.map((parameter) => {
    const needed = parameter.value === null ? neededValue(assumptions, parameter, TERM) : undefined;
    if (needed === undefined || needed <= 0 || parameter.measure === "percent") return parameter;
    const max = Math.min(1e12, nice(Math.max(needed, 1) * REACH));
    return { ...parameter, range: { min: 0, max, step: Math.max(1, nice(max / 1_000)) } };
  });
  return { ...assumptions, parameters };
}

function addSpending(
  ledger: Ledger,
  { effort }: Plan,
  support: number,
): Pick<Assumptions, "investment" | "yearlyCosts"> {
  const { words, currency, rate, money } = ledger;
  const { firstPersonWeeks, totalPersonWeeks } = effort;
  const price = ledger.add(
    {
      id: "week-price",
      label: words.weekPrice,
      value: rate?.personWeek ?? null,
      unit: money,
      measure: "money",
      source: rate ? "price" : "assumption",
      note: rate ? words.usual : words.weekPriceNote,
      ...(!rate && {
        question: currency === NO_CURRENCY ? words.askAnyPrice : put(words.askWeekPrice, { currency }),
      }),
    },
    1_000_000,
  );
  const weeks = (id: string, label: string, value: number) =>
    ledger.add({
      id,
      label,
      value,
      unit: words.personWeekForms.at(-1) ?? "",
      forms: words.personWeekForms,
      measure: "count",
      source: "computed",
    });
  const share = ledger.add({
    id: "support-share",
    label: words.supportShare,
    value: support,
    unit: `% ${words.aYear}`,
    measure: "percent",
    source: "price",
    note: words.usual,
  });
  const first = weeks("person-weeks", words.personWeeks, firstPersonWeeks);
  const rest = Math.round((totalPersonWeeks - firstPersonWeeks) * 10) / 10;
  const later = rest > 0 ? [weeks("later-weeks", words.laterWeeks, rest)] : [];
  const lines = [first, ...later];
  const supportLine = (id: string, index: number): ProductLine => ({
    id: `support-${String(index + 1)}`,
    label: index === 0 ? words.support : `${words.support}: ${words.later.toLowerCase()}`,
    factors: [id, price, share],
  });
  return {
    investment: lines.map((id, index) => ({
      id: index === 0 ? "first" : "later",
      label: index === 0 ? words.first : words.later,
      factors: [id, price],
    })),
    yearlyCosts: lines.map(supportLine),
  };
}

/** Where nothing was named that costs anything: the hours that the work takes now, and last year's losses. */
function addOpenLines(ledger: Ledger, { functions }: Plan): void {
  const { words } = ledger;
  const [first] = functions;
  const thing = first?.title ?? words.work;
  const { label, forms } = words.yearFactor.week;
  const unit = forms.at(-1) ?? "";
  const weeks = () =>
    ledger.add({
      id: "weeks",
      label,
      value: 52,
      unit,
      forms,
      measure: "count",
      source: "computed",
      isFixed: true,
    });
  ledger.effect({
    id: "line-hours",
    label: put(words.hoursLine, { thing }),
    factors: [
      ledger.ask("hours", words.hours, put(words.askHours, { thing }), words.hoursWeek),
      weeks(),
      ledger.hour(),
      ledger.avoid("time"),
    ],
    ...(first && { functions: [first.code] }),
  });
  const loss = ledger.askMoney("year-loss", words.yearLoss, words.askYearLoss);
  ledger.effect({ id: "line-year-loss", label: words.yearLine, factors: [loss, ledger.avoid("loss")] });
}
