import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { productOf, TERM } from "@/lib/generators/business-case/compute";
import { breakEven, neededValue } from "@/lib/generators/business-case/verdict";

/** Ends of the sliders of open numbers of which nothing tells how large they may be. */
const OPEN_END = { count: 100_000, money: 10_000_000, minutes: 480, percent: 100 } as const;
/** How far the slider of an open number reaches beyond the value from which the project pays off. */
const REACH = 10;
/** The same where the project pays off without the number: beyond the value from which its line alone would pay for the project. */
const REACH_ALONE = 50;
const LARGEST = 1e12;

/** One significant digit: an end that a person would choose. */
const nice = (value: number): number => {
  const scale = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / scale) * scale;
};

/** Where the slider of an open number ends: its line must be able to matter, and a step of it must not be worth the project. */
function openEnd(parameter: Parameter, assumptions: Assumptions): number {
  const { id, measure } = parameter;
  const end = (value: number, reach: number) => Math.min(LARGEST, nice(Math.max(value, 1) * reach));
  const needed = neededValue(assumptions, parameter, TERM);
  if (needed) return end(needed, REACH);
  const line = assumptions.effects.find(({ factors }) => factors.includes(id));
  if (line === undefined || measure === "minutes" || measure === "percent") return OPEN_END[measure];
  const perOne = productOf(
    line,
    assumptions.parameters.map((one) => ({ ...one, value: one.id === id ? 1 : (one.value ?? 1) })),
  );
  const alone = perOne ? breakEven(assumptions, TERM) / perOne : 0;
  return alone > 0 ? end(alone, REACH_ALONE) : OPEN_END[measure];
}

function rangeOf(parameter: Parameter, assumptions: Assumptions): NonNullable<Parameter["range"]> {
  const { value, measure } = parameter;
  if (measure === "percent") return { min: 0, max: 100, step: value !== null && value < 10 ? 0.5 : 1 };
  const finest = Number.isInteger(value ?? 0) ? 1 : 0.1;
  if (value !== null) {
    const max = nice(Math.max(value, 1) * 3);
    return { min: 0, max, step: Math.max(nice(max / 300), finest) };
  }
  const max = openEnd(parameter, assumptions);
  return { min: 0, max, step: Math.max(nice(max / 1_000), finest) };
}

/** Gives a slider to every number that has none and does not follow from the others. */
export const withSliders = (assumptions: Assumptions): Assumptions => ({
  ...assumptions,
  parameters: assumptions.parameters.map((one) =>
    one.range || one.source === "computed" ? one : { ...one, range: rangeOf(one, assumptions) },
  ),
});
