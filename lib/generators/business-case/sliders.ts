import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { TERM } from "@/lib/generators/business-case/compute";
import { neededValue } from "@/lib/generators/business-case/verdict";

/** Ends of the sliders of open numbers that no threshold tells. */
const OPEN_END = { count: 100_000, money: 10_000_000, minutes: 480, percent: 100 } as const;
/** How far the slider of an open number reaches beyond the value from which the project pays off. */
const REACH = 10;
const LARGEST = 1e12;

/** One significant digit: an end that a person would choose. */
const nice = (value: number): number => {
  const scale = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / scale) * scale;
};

function rangeOf(parameter: Parameter, assumptions: Assumptions): NonNullable<Parameter["range"]> {
  const { value, measure } = parameter;
  if (measure === "percent") return { min: 0, max: 100, step: value !== null && value < 10 ? 0.5 : 1 };
  const finest = Number.isInteger(value ?? 0) ? 1 : 0.1;
  if (value !== null) {
    const max = nice(Math.max(value, 1) * 3);
    return { min: 0, max, step: Math.max(nice(max / 300), finest) };
  }
  const needed = neededValue(assumptions, parameter, TERM);
  const max = needed ? Math.min(LARGEST, nice(Math.max(needed, 1) * REACH)) : OPEN_END[measure];
  return { min: 0, max, step: Math.max(nice(max / 1_000), finest) };
}

/** Gives a slider to every number that has none and does not follow from the others. */
export const withSliders = (assumptions: Assumptions): Assumptions => ({
  ...assumptions,
  parameters: assumptions.parameters.map((one) =>
    one.range || one.source === "computed" ? one : { ...one, range: rangeOf(one, assumptions) },
  ),
});
