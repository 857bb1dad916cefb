import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { computeBusinessCase } from "@/lib/generators/business-case/compute";
import { withParameter } from "@/lib/generators/business-case/with-parameter";

/** What NPV becomes, in thousands of roubles, when one input alone is a fifth lower or higher. */
export type Sensitivity = {
  /** Absent for the discount rate. */
  parameter: Parameter | undefined;
  worst: number;
  best: number;
};

const SHARE = 0.2;
const HIGHEST_RATE = 100;

/** Inputs that move NPV, the strongest first. A changed input stays within its range; one without a range is not moved. */
export function sensitivityOf(assumptions: Assumptions): Sensitivity[] {
  const outcomes = (parameter: Parameter | undefined, changed: readonly Assumptions[]): Sensitivity => {
    const values = changed.map((item) => computeBusinessCase(item).npv);
    return { parameter, worst: Math.min(...values), best: Math.max(...values) };
  };
  const both = (value: number, min: number, max: number) =>
    [1 - SHARE, 1 + SHARE].map((share) => Math.min(max, Math.max(min, value * share)));

  const parameters = assumptions.parameters.flatMap((parameter) => {
    const { id, value, range } = parameter;
    if (!range) return [];
    const changed = both(value, range.min, range.max).map((moved) => withParameter(assumptions, id, moved));
    return [outcomes(parameter, changed)];
  });
  const rates = both(assumptions.discountRate, 0, HIGHEST_RATE);
  const rate = outcomes(
    undefined,
    rates.map((discountRate) => ({ ...assumptions, discountRate })),
  );
  return [...parameters, rate]
    .filter(({ worst, best }) => best > worst)
    .sort((a, b) => b.best - b.worst - (a.best - a.worst));
}
