import type { Assumptions } from "@/lib/generators/business-case/assumptions";

/** The same assumptions with one parameter changed: what a slider does. */
export const withParameter = (assumptions: Assumptions, id: string, value: number | null): Assumptions => ({
  ...assumptions,
  parameters: assumptions.parameters.map((item) =>
    item.id === id ? { ...item, value, moved: true as const } : item,
  ),
});
