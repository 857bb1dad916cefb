import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { withParameter } from "@/lib/generators/business-case/with-parameter";
import { computeBusinessCase, productOf, type BusinessCase } from "@/lib/generators/business-case/compute";

/**
 * Whether ROI, payback and NPV may be told at all.
 * `missing`: no line of effect has all its factors. `unpriced`: no price for the work in this currency. `partial`: what could be counted
 * does not pay off, but losses that the visitor named are not counted yet. `absurd`: the result is beyond what such a project can do, so a figure must be wrong.
 */
export type NoVerdict = "missing" | "unpriced" | "partial" | "absurd";

const HIGHEST_ROI = 1000;

/** Why there is no verdict, or `undefined` where there is one. */
export function noVerdict(assumptions: Assumptions, computed: BusinessCase): NoVerdict | undefined {
  const { effects, investment, yearlyCosts, effectTotal, investmentTotal, roi, npv } = computed;
  if ([...investment, ...yearlyCosts].some(({ amount }) => amount === null) || investmentTotal === 0)
    return "unpriced";
  const counted = effects.filter(({ amount }) => amount !== null);
  if (counted.length === 0 || effectTotal === 0) return "missing";
  if (npv < 0 && counted.length < effects.length) return "partial";
  if (roi === null || Math.abs(roi) > HIGHEST_ROI || (computed.paybackMonths ?? 1) < 1) return "absurd";
  return undefined;
}

/** Savings a year, in whole currency, with which the project has paid off after so many years, the ramp included. */
export function breakEven(assumptions: Assumptions, years: number, isRounded = true): number {
  const full = fullYears(assumptions, years);
  if (full === 0) return 0;
  const { investmentTotal, costTotal, unit } = computeBusinessCase(assumptions);
  const exact = (lines: Assumptions["investment"]) =>
    lines.reduce((sum, line) => sum + (productOf(line, assumptions.parameters) ?? 0), 0);
  const [once, yearly] = isRounded
    ? [investmentTotal * unit, costTotal * unit]
    : [exact(assumptions.investment), exact(assumptions.yearlyCosts)];
  return (once + yearly * years) / full;
}

/**
 * The break-even in person-weeks a year, where nobody has said what one costs: the rate stands for one.
 * `undefined` where that is not what is missing.
 */
export function breakEvenWeeks(assumptions: Assumptions, years: number): number | undefined {
  const rate = assumptions.parameters.find(
    ({ id, value }) => value === null && assumptions.investment.some(({ factors }) => factors.includes(id)),
  );
  return rate && breakEven(withParameter({ ...assumptions, effects: [] }, rate.id, 1), years, false);
}

/** Years of full effect within so many years: the divisor of the break-even. */
export const fullYears = ({ ramp }: Assumptions, years: number): number =>
  ramp.slice(0, years).reduce((sum, share) => sum + share, 0) / 100;

/** Parameters without a value, those first whose line needs nothing else. */
export function openParameters({ effects, parameters, investment }: Assumptions): Parameter[] {
  const open = new Map(parameters.filter(({ value }) => value === null).map((item) => [item.id, item]));
  const lines = [...investment, ...effects]
    .map(({ factors }) => factors.filter((id) => open.has(id)))
    .filter((ids) => ids.length > 0)
    .sort((a, b) => a.length - b.length);
  return [...new Set(lines.flat())].flatMap((id) => open.get(id) ?? []);
}

/** The value of an open parameter at which its line fills what the counted effect leaves open; `undefined` when its line needs more. */
export function neededValue(
  assumptions: Assumptions,
  parameter: Parameter,
  years: number,
): number | undefined {
  const line = assumptions.effects.find(({ factors }) => factors.includes(parameter.id));
  if (line === undefined) return undefined;
  const one = assumptions.parameters.map((item) => (item.id === parameter.id ? { ...item, value: 1 } : item));
  const perOne = productOf(line, one);
  if (perOne === null || perOne === 0 || breakEvenWeeks(assumptions, years) !== undefined) return undefined;
  const { effectTotal, unit } = computeBusinessCase(assumptions);
  return Math.max(0, breakEven(assumptions, years) - effectTotal * unit) / perOne;
}
