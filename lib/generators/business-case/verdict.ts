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
  const isOpen = ({ amount }: { amount: number | null }) => amount === null;
  if ([...investment, ...yearlyCosts].some(isOpen) || investmentTotal === 0) return "unpriced";
  if (effectTotal === 0) return "missing";
  if (npv < 0 && effects.some(isOpen)) return "partial";
  if (roi === null || Math.abs(roi) > HIGHEST_ROI || (computed.paybackMonths ?? 1) < 1) return "absurd";
  return undefined;
}

/** Rounded up to three digits: what is worked out must not look more exact than what it is worked out from. */
function roundedUp(value: number): number {
  if (value <= 0) return 0;
  const scale = 10 ** (Math.floor(Math.log10(value)) - 2);
  return Number((Math.ceil(Number((value / scale).toPrecision(12))) * scale).toPrecision(3));
}

/** Savings a year, in whole currency, with which the project has paid off after so many years, the ramp included. */
export function breakEven({ ramp, investment, yearlyCosts, parameters }: Assumptions, years: number): number {
  const exact = (lines: Assumptions["investment"]) =>
    lines.reduce((sum, line) => sum + (productOf(line, parameters) ?? 0), 0);
  const full = fullYears(ramp, years);
  return full === 0 ? 0 : roundedUp((exact(investment) + exact(yearlyCosts) * years) / full);
}

/** The same in person-weeks, where nobody has said what one costs: the rate stands for one. `undefined` where that is not what is missing. */
export function breakEvenWeeks(assumptions: Assumptions, years: number): number | undefined {
  const rate = assumptions.parameters.find(
    ({ id, value }) => value === null && assumptions.investment.some(({ factors }) => factors.includes(id)),
  );
  return rate && breakEven(withParameter(assumptions, rate.id, 1), years);
}

/** Years of full effect within so many years: the divisor of the break-even. */
export const fullYears = (ramp: readonly number[], years: number): number =>
  ramp.slice(0, years).reduce((sum, share) => sum + share, 0) / 100;

/** Parameters without a value, those first whose line needs nothing else. */
export function openParameters({ effects, parameters, investment }: Assumptions): Parameter[] {
  const open = new Map(parameters.filter(({ value }) => value === null).map((item) => [item.id, item]));
  const lines = [...investment, ...effects]
    .map(({ factors }) => factors.filter((id) => open.has(id)))
    .sort((a, b) => a.length - b.length);
  return [...new Set(lines.flat())].flatMap((id) => open.get(id) ?? []);
}

/** What one unit of an open parameter brings a year, and the working hours that it frees where it is a time; `undefined` when its line needs more. */
export function worthOfOne(assumptions: Assumptions, { id, measure }: Parameter) {
  const line = assumptions.effects.find(({ factors }) => factors.includes(id));
  const { parameters } = withParameter(assumptions, id, 1);
  const sum = line && productOf(line, parameters);
  const isTime = (factor: string) => parameters.find(({ id: each }) => each === factor)?.measure !== "money";
  const isOfTime = line?.factors.some((factor) => /^hour(?:-\d+)?$/u.test(factor)) === true;
  const hours =
    line && isOfTime ? (productOf({ ...line, factors: line.factors.filter(isTime) }, parameters) ?? 0) : 0;
  return sum ? { sum, hours: measure === "minutes" || measure === "count" ? hours : 0 } : undefined;
}

/** Hours a week of ten people: nobody tells so many of one kind of work, and no threshold lies there; nor does printing pay for a project in a year. */
const MOST_HOURS = 400;
export const isUnlikely = ({ id }: Parameter, value: number): boolean =>
  id === "replaced" || (id === "hours" && value > MOST_HOURS);

/** The value of an open parameter at which its line fills what the counted effect leaves open; `undefined` when its line needs more. */
export function neededValue(
  assumptions: Assumptions,
  parameter: Parameter,
  years: number,
): number | undefined {
  const perOne = worthOfOne(assumptions, parameter)?.sum;
  if (!perOne || breakEvenWeeks(assumptions, years) !== undefined) return undefined;
  const { effectTotal, unit } = computeBusinessCase(assumptions);
  return Math.max(0, breakEven(assumptions, years) - effectTotal * unit) / perOne;
}
