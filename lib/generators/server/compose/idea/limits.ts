import "server-only";
import { formatMeasure } from "@/lib/generators/numbers";
import { rateOf } from "@/lib/generators/server/compose/idea/first-page";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { moneyText } from "@/lib/generators/server/compose/text/figures";
import { filled, safe } from "@/lib/generators/server/compose/text/markdown";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";

/** What the estimate means for the date and for the money that the visitor gave. */
export const boundsText = (plan: Plan): string => [...deadlineText(plan), ...budgetText(plan)].join(" ");

function deadlineText({ sheet, effort, locale }: Plan): string[] {
  const w = ideaWords[locale];
  const { deadline } = sheet.limits;
  if (deadline === undefined || deadline.removed === true) return [];
  const weeks = (value: number) => formatMeasure(value, "week", locale);
  const slots = { deadline: safe(deadline.text), weeks: weeks(effort.firstWeeks) };
  if (deadline.weeks === undefined) return [filled(w.dated, slots)];
  const given = Math.floor(deadline.weeks);
  const spare = given - effort.firstWeeks;
  return [
    filled(spare < 0 ? w.short : w.fits, { ...slots, given: weeks(given), gap: weeks(Math.abs(spare)) }),
  ];
}

function budgetText(plan: Plan): string[] {
  const w = ideaWords[plan.locale];
  const { budget } = plan.sheet.limits;
  if (budget === undefined || budget.removed === true) return [];
  const price = rateOf(plan);
  if (budget.amount === undefined || price === undefined)
    return [filled(w.money, { budget: safe(budget.text) })];
  const money = (value: number) => moneyText(value, price.currency, plan.locale);
  const spare = budget.amount - price.rate * plan.effort.firstPersonWeeks;
  const slots = { budget: money(budget.amount), gap: money(Math.abs(spare)) };
  return [filled(spare < 0 ? w.dear : w.enough, { ...slots, first: coreFunction(plan)?.code ?? "" })];
}
