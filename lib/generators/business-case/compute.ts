import type { Assumptions, Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";

/**
 * All amounts are whole `unit`s of the currency, and every total is the sum of its rounded lines: what is printed adds up. Costs and
 * investments are positive numbers, net, cumulative and discounted flows carry their sign.
 */

/** Years over which ROI is told and payback is asked for; the flows reach over the whole horizon. */
export const TERM = 3;

/** The investment that follows the first release: no estimate of that release holds it. */
export const LATER = "later-launch";

/** `amount` is `null` while a factor of the line has no value; it is in no total then. */
export type ComputedLine = { id: string; label: string; amount: number | null };

export type ComputedYear = {
  /** 0 is the start, when the investment is made. */
  year: number;
  effect: number;
  costs: number;
  investment: number;
  net: number;
  cumulative: number;
  discounted: number;
  discountedCumulative: number;
};

/** How much of the currency one amount stands for. */
export type MoneyUnit = 1 | 1_000 | 1_000_000;

export type BusinessCase = {
  unit: MoneyUnit;
  effects: readonly ComputedLine[];
  effectTotal: number;
  yearlyCosts: readonly ComputedLine[];
  costTotal: number;
  investment: readonly ComputedLine[];
  investmentTotal: number;
  /** Year 0 and every year of the horizon. */
  years: readonly ComputedYear[];
  /** Cumulative flow after `TERM` years to the investment, percent with one decimal; null without an investment. */
  roi: number | null;
  /** Full months until the cumulative flow is not negative, within the year by proportion; null when that is beyond the horizon. */
  paybackMonths: number | null;
  discountedPaybackMonths: number | null;
  /** Sum of the discounted flows. */
  npv: number;
};

const factorOf = { count: 1, money: 1, percent: 0.01, minutes: 1 / 60 } as const;

/** Kills the dust of binary fractions, so that a half is rounded up as on paper. */
const whole = (value: number): number => Math.round(Number(value.toPrecision(12))) + 0;

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** What the first release costs, in units of the calculation. */
export const releaseCost = ({ investment }: Pick<BusinessCase, "investment">): number =>
  sum(investment.map(({ id, amount }) => (id === LATER ? 0 : amount)));

/** The unit in which sums up to this one are read easily: whole currency, thousands from a million, millions from ten billion. */
export const moneyUnit = (largest: number): MoneyUnit =>
  largest < 1e6 ? 1 : largest < 1e10 ? 1_000 : 1_000_000;

/** Units that the investment has at least: rounding must not change it by more than a quarter percent. */
const LEAST_UNITS = 200;
/** Running costs are smaller; a figure of two digits is exact enough for them. */
const LEAST_COST_UNITS = 20;

/** The unit that suits the largest sum, smaller where it would round away what is spent. */
function unitOf([effects = 0, costs = 0, investment = 0]: readonly number[]): MoneyUnit {
  const spent = [investment / LEAST_UNITS, costs / LEAST_COST_UNITS].filter((sum) => sum > 0);
  const finest = Math.min(...spent);
  const unit = moneyUnit(Math.max(effects, costs, investment));
  return ([1_000_000, 1_000] as const).find((size) => size <= unit && size <= finest) ?? 1;
}

/** Product of a line in whole currency, `null` while a factor is open. */
export function productOf({ factors }: ProductLine, parameters: readonly Parameter[]): number | null {
  const used = factors.map((id) => parameters.find((parameter) => parameter.id === id));
  return used.reduce<number | null>((product, parameter) => {
    const { value = 0, measure = "count" } = parameter ?? {};
    return product === null || value === null ? null : product * value * factorOf[measure];
  }, 1);
}

/** Computes a business case. Pure and quick enough for every move of a slider. */
export function computeBusinessCase(assumptions: Assumptions): BusinessCase {
  const { parameters, discountRate, ramp } = assumptions;
  const exact = (products: readonly ProductLine[]) =>
    products.map((product) => productOf(product, parameters));
  const groups = [assumptions.effects, assumptions.yearlyCosts, assumptions.investment];
  const unit = unitOf(groups.map((products) => sum(exact(products))));
  const computed = (products: readonly ProductLine[]) => {
    const values = exact(products);
    const lines = products.map(({ id, label }, index): ComputedLine => {
      const value = values[index] ?? null;
      return { id, label, amount: value === null ? null : whole(value / unit) };
    });
    return { lines, total: sum(lines.map(({ amount }) => amount)) };
  };
  const effects = computed(assumptions.effects);
  const yearlyCosts = computed(assumptions.yearlyCosts);
  const investment = computed(assumptions.investment);

  const years: ComputedYear[] = [];
  let [cumulative, discountedCumulative] = [0, 0];
  for (const [year, share] of [0, ...ramp].entries()) {
    const effect = year === 0 ? 0 : whole((effects.total * share) / 100);
    const costs = year === 0 ? 0 : yearlyCosts.total;
    const spent = year === 0 ? investment.total : 0;
    const net = effect - costs - spent;
    const discounted = whole(net / (1 + discountRate / 100) ** year);
    cumulative += net;
    discountedCumulative += discounted;
    years.push({ year, effect, costs, investment: spent, net, cumulative, discounted, discountedCumulative });
  }
  const gain = years[TERM]?.cumulative ?? cumulative;

  return {
    unit,
    effects: effects.lines,
    effectTotal: effects.total,
    yearlyCosts: yearlyCosts.lines,
    costTotal: yearlyCosts.total,
    investment: investment.lines,
    investmentTotal: investment.total,
    years,
    roi: investment.total === 0 ? null : whole((gain / investment.total) * 1000) / 10,
    paybackMonths: paybackOf(years.map(({ net }) => net)),
    discountedPaybackMonths: paybackOf(years.map(({ discounted }) => discounted)),
    npv: discountedCumulative,
  };
}

/** Months until flows, the first of them at the start, have made up for the negative ones. */
function paybackOf(flows: readonly number[]): number | null {
  let balance = 0;
  for (const [year, flow] of flows.entries()) {
    const before = balance;
    balance += flow;
    if (balance < 0) continue;
    if (year === 0) return 0;
    return (year - 1) * 12 + Math.ceil(Number(((-before * 12) / flow).toPrecision(12)));
  }
  return null;
}
