import "server-only";
import { readPrices } from "@/lib/content/prices";
import { formatMeasure } from "@/lib/generators/numbers";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { computeBusinessCase, releaseCost } from "@/lib/generators/business-case/compute";
import { formatPrice, formatSum } from "@/lib/generators/business-case/money";
import { deriveAssumptions } from "@/lib/generators/server/compose/business-case/compose";
import { leftOutNames } from "@/lib/generators/server/compose/text/left-out";
import * as md from "@/lib/generators/server/compose/text/markdown";

/** What the estimate may come to, and what it leaves out of what this description makes likely: a line each. */
function roughLines(plan: Plan, total: number, money: (value: number) => string): string[] {
  const { effort, locale } = plan;
  const w = ideaWords[locale];
  const { weeks, spread, personWeeks } = effort.range;
  const [low, high] = personWeeks.map((value) => (total * value) / effort.firstPersonWeeks);
  const [below, above] = spread.map(String);
  const term = `${String(weeks[0])}–${formatMeasure(weeks[1], "week", locale)}`;
  const slots = { below: below ?? "", above: above ?? "", weeks: term };
  return [
    total > 0
      ? md.filled(w.rough, { ...slots, low: money(low ?? 0), high: money(high ?? 0) })
      : md.filled(w.roughWeeks, slots),
    ...md.said(w.leftOut, leftOutNames(plan).map(md.safe).join(", ")),
  ];
}

/** Lines of a list: how long the first release takes, what it costs, and how both stand to what the visitor gave. */
export function termLines(plan: Plan): string[] {
  const { constraints, effort, sheet, tight, locale } = plan;
  const w = ideaWords[locale];
  const { budget } = sheet.limits;
  const reckoned = deriveAssumptions(plan);
  const { currency: code } = reckoned;
  const computed = computeBusinessCase(reckoned);
  const { investment, unit } = computed;
  const price = readPrices().rates[code]?.personWeek ?? 0;
  const [own, total] = [(investment[0]?.amount ?? 0) * unit, releaseCost(computed) * unit];
  const money = (value: number) => formatSum(value, code, locale);
  const weeks = (value: number) => formatMeasure(value, "week", locale);
  const work = formatMeasure(effort.firstPersonWeeks, "personWeek", locale);
  const cost = price === 0 ? "" : ` × ${formatPrice(price, code, locale)} = ${money(own)} (${w.assumed})`;
  const whole = total > own ? md.filled(w.whole, { it: money(total) }) : "";
  const { weeks: given = 0 } = (sheet.limits.deadline?.removed ? undefined : sheet.limits.deadline) ?? {};
  const reserve = Math.floor(given) - effort.firstWeeks;
  const isWithin = budget?.amount !== undefined && !budget.removed && total > 0 && total <= budget.amount;
  const told = (kind: "deadline" | "budget") => constraints.find((one) => one.kind === kind)?.about ?? "";
  const late = tight.deadline ? tight.deadline.needed - Math.floor(tight.deadline.given) : 0;
  const term = [
    md.filled(w.takes, { it: weeks(effort.firstWeeks) }),
    ...md.said(w.deadline, md.safe(md.lowerFirst(told("deadline")))),
    ...md.said(w.reserve, reserve > 0 ? weeks(reserve) : ""),
    ...md.said(w.late, late > 0 ? weeks(late) : ""),
  ];
  const sum = [
    md.filled(w.costs, { it: work + cost + whole }),
    ...md.said(w.budget, md.safe(told("budget"))),
    ...md.said(w.dear, tight.budget ? money(total - tight.budget.given) : ""),
    ...md.said(w.fits, isWithin ? money((budget.amount ?? 0) - total) : ""),
  ];
  return [term.join(" "), sum.join(" "), ...roughLines(plan, total, money)];
}
