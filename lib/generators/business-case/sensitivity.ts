import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { computeBusinessCase } from "@/lib/generators/business-case/compute";
import { openParameters } from "@/lib/generators/business-case/verdict";
import { withParameter } from "@/lib/generators/business-case/with-parameter";

/** What NPV becomes, in whole currency, when one input alone is a fifth lower or higher. */
export type Sensitivity = {
  /** Absent for the discount rate. */
  parameter: Parameter | undefined;
  lower: number;
  higher: number;
  worst: number;
  best: number;
};

const SHARE = 0.2;
const HIGHEST_RATE = 100;
/** Inputs that are shown at once; the others are folded. */
const MAIN_LEVERS = 7;

/** Inputs that move NPV, the strongest first. A changed input stays within its range; one without a range is not moved. */
export function sensitivityOf(assumptions: Assumptions): Sensitivity[] {
  const npvOf = (changed: Assumptions) => {
    const { npv, unit } = computeBusinessCase(changed);
    return npv * unit;
  };
  const moved = (
    parameter: Parameter | undefined,
    value: number,
    { min, max }: { min: number; max: number },
    change: (value: number) => Assumptions,
  ): Sensitivity => {
    const at = (share: number) => npvOf(change(Math.min(max, Math.max(min, value * share))));
    const [lower, higher] = [at(1 - SHARE), at(1 + SHARE)];
    return { parameter, lower, higher, worst: Math.min(lower, higher), best: Math.max(lower, higher) };
  };
  const parameters = assumptions.parameters.flatMap((parameter) => {
    const { id, value, range } = parameter;
    if (!range || value === null) return [];
    return [moved(parameter, value, range, (next) => withParameter(assumptions, id, next))];
  });
  const rate = moved(undefined, assumptions.discountRate, { min: 0, max: HIGHEST_RATE }, (discountRate) => ({
    ...assumptions,
    discountRate,
  }));
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
