import type {
  Assumptions,
  MeasureKind,
  Parameter,
  ProductLine,
} from "@/lib/generators/business-case/assumptions";

/**
 * All amounts are whole thousands of roubles, and every total is the sum of its rounded lines: what is printed adds up. Costs and
 * investments are positive numbers, net, cumulative and discounted flows carry their sign.
 */

export type ComputedLine = { id: string; label: string; thousands: number };

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

export type BusinessCase = {
  effects: readonly ComputedLine[];
  effectTotal: number;
  yearlyCosts: readonly ComputedLine[];
  costTotal: number;
  investment: readonly ComputedLine[];
  investmentTotal: number;
  /** Year 0 and every year of the horizon. */
  years: readonly ComputedYear[];
  /** Cumulative flow by the end of the horizon to the investment, percent with one decimal; null without an investment. */
  roi: number | null;
  /** Full months until the cumulative flow is not negative, within the year by proportion; null when that is beyond the horizon. */
  paybackMonths: number | null;
  discountedPaybackMonths: number | null;
  /** Sum of the discounted flows. */
  npv: number;
};

const factorOf: Readonly<Record<MeasureKind, number>> = { count: 1, rub: 1, percent: 0.01, minutes: 1 / 60 };

/** Kills the dust of binary fractions, so that a half is rounded up as on paper. */
const whole = (value: number): number => {
  const rounded = Math.round(Number(value.toPrecision(12)));
  return rounded === 0 ? 0 : rounded;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Computes a business case. Pure and quick enough for every move of a slider. */
export function computeBusinessCase(assumptions: Assumptions): BusinessCase {
  const { parameters, discountRate, ramp } = assumptions;
  const values = new Map(
    parameters.map(({ id, value, measure }: Parameter) => [id, value * factorOf[measure]]),
  );
  const lineOf = ({ id, label, factors }: ProductLine): ComputedLine => ({
    id,
    label,
    thousands: whole(factors.reduce((product, factor) => product * (values.get(factor) ?? 0), 1) / 1000),
  });
  const totalOf = (lines: readonly ComputedLine[]) => sum(lines.map(({ thousands }) => thousands));
  const effects = assumptions.effects.map(lineOf);
  const yearlyCosts = assumptions.yearlyCosts.map(lineOf);
  const investment = assumptions.investment.map(lineOf);
  const effectTotal = totalOf(effects);
  const costTotal = totalOf(yearlyCosts);
  const investmentTotal = totalOf(investment);

  const years: ComputedYear[] = [];
  let [cumulative, discountedCumulative] = [0, 0];
  for (const [year, share] of [0, ...ramp].entries()) {
    const effect = year === 0 ? 0 : whole((effectTotal * share) / 100);
    const costs = year === 0 ? 0 : costTotal;
    const spent = year === 0 ? investmentTotal : 0;
    const net = effect - costs - spent;
    const discounted = whole(net / (1 + discountRate / 100) ** year);
    cumulative += net;
    discountedCumulative += discounted;
    years.push({ year, effect, costs, investment: spent, net, cumulative, discounted, discountedCumulative });
  }

  return {
    effects,
    effectTotal,
    yearlyCosts,
    costTotal,
    investment,
    investmentTotal,
    years,
    roi: investmentTotal === 0 ? null : whole((cumulative / investmentTotal) * 1000) / 10,
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
