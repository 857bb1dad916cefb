import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { computeBusinessCase } from "@/lib/generators/business-case/compute";
import { openParameters } from "@/lib/generators/business-case/verdict";
import { withParameter } from "@/lib/generators/business-case/with-parameter";

/** What NPV becomes, in whole currency, when one input alone is a fifth lower or higher. */
export type Sensitivity = {
  /** Absent for the discount rate. */
  parameter: Parameter | undefined;
  worst: number;
  best: number;
};

const SHARE = 0.2;
const HIGHEST_RATE = 100;
/** Inputs that are shown at once; the others are folded. */
const MAIN_LEVERS = 7;

/** Inputs that move NPV, the strongest first. A changed input stays within its range; one without a range is not moved. */
export function sensitivityOf(assumptions: Assumptions): Sensitivity[] {
  const outcomes = (parameter: Parameter | undefined, changed: readonly Assumptions[]): Sensitivity => {
    const values = changed.map((item) => {
      const { npv, unit } = computeBusinessCase(item);
      return npv * unit;
    });
    return { parameter, worst: Math.min(...values), best: Math.max(...values) };
  };
  const both = (value: number, min: number, max: number) =>
    [1 - SHARE, 1 + SHARE].map((share) => Math.min(max, Math.max(min, value * share)));

  const parameters = assumptions.parameters.flatMap((parameter) => {
    const { id, value, range } = parameter;
    if (!range || value === null) return [];
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

/** Ids of the inputs that decide most: the unanswered ones, then those that move NPV most. Asked of the assumptions as answered. */
export function mainLevers(assumptions: Assumptions): string[] {
  const open = openParameters(assumptions).map(({ id }) => id);
  const strong = sensitivityOf(assumptions).flatMap(({ parameter }) => parameter?.id ?? []);
  return [...new Set([...open.slice(0, 3), ...strong, ...open])].slice(0, MAIN_LEVERS);
}
