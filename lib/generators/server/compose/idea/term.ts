import "server-only";
import { readPrices } from "@/lib/content/prices";
import { formatMeasure } from "@/lib/generators/numbers";
import { ideaWords } from "@/lib/content/idea-words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { computeBusinessCase, releaseCost } from "@/lib/generators/business-case/compute";
import { formatPrice, formatSum } from "@/lib/generators/business-case/money";
import { deriveAssumptions } from "@/lib/generators/server/compose/business-case/compose";
import { leftOutNames } from "@/lib/generators/server/compose/text/left-out";
import { TRIAL } from "@/lib/generators/server/compose/text/stages";
import * as md from "@/lib/generators/server/compose/text/markdown";

type Told = (value: number) => string;
type Cost = ReturnType<typeof costOf>;

/** What the first release costs: the work alone, all of it, and the lowest and highest that it may come to. */
export function costOf(plan: Plan) {
  const reckoned = deriveAssumptions(plan);
  const computed = computeBusinessCase(reckoned);
  const total = releaseCost(computed) * computed.unit;
  // The ends of a range are told alike, to a tenth of a million: more would look more exact than they are.
  const at = (personWeeks: number) => {
    const sum = (total * personWeeks) / plan.effort.firstPersonWeeks;
    return sum >= 1e6 ? Math.round(sum / 1e5) * 1e5 : sum;
  };
  const [low, high] = plan.effort.range.personWeeks;
  const own = (computed.investment[0]?.amount ?? 0) * computed.unit;
  const { proposed } = reckoned.document ?? {};
  return { code: reckoned.currency, own, total, low: at(low), high: at(high), proposed };
}

/** The week of the signature, after the trial: launch and signature are told side by side. */
export const actWeek = ({ effort }: Plan): string => String(effort.firstWeeks + TRIAL);

/** What is proposed beyond the wish, what it adds, and what both come to. */
function proposedLine({ effort, locale }: Plan, { total, proposed }: Cost, money: Told): string[] {
  if (proposed === undefined) return [];
  const work = (personWeeks: number) => {
    const cost = total > 0 ? `, ${money((total * personWeeks) / effort.firstPersonWeeks)}` : "";
    return formatMeasure(personWeeks, "personWeek", locale) + cost;
  };
  const slots = {
    codes: proposed.others,
    more: work(proposed.personWeeks),
    all: work(effort.totalPersonWeeks),
  };
  return [md.filled(ideaWords(locale).beyond, slots)];
}

/** The weeks it may take: «6–12 недель». */
export const weeksRange = ({ effort, locale }: Plan): string =>
  `${String(effort.range.weeks[0])}–${formatMeasure(effort.range.weeks[1], "week", locale)}`;

/** The work of the first release and what it comes to: «21 человеко-неделя × 117 000 ₽ = 2,46 млн ₽». */
export function workSum({ effort, locale }: Plan, { total, own, code }: Cost): string {
  const work = formatMeasure(effort.firstPersonWeeks, "personWeek", locale);
  const price = formatPrice(readPrices().rates[code]?.personWeek ?? 0, code, locale);
  return total === 0 ? work : `${work} × ${price} = ${formatSum(own, code, locale)}`;
}

/** What the work takes and costs, and what it may come to: how it is worked out stands beside it. */
function roughLine(plan: Plan, cost: Cost, money: Told): string {
  const { effort, locale } = plan;
  const w = ideaWords(locale);
  const [below, above] = effort.range.spread.map(String);
  const { total, own, low, high } = cost;
  const slots = {
    below: below ?? "",
    above: above ?? "",
    takes: formatMeasure(effort.firstWeeks, "week", locale),
    weeks: weeksRange(plan),
    act: actWeek(plan),
    work: workSum(plan, cost),
    whole: total > own ? md.filled(w.whole, { it: money(total) }) : "",
  };
  if (total === 0) return md.filled(w.roughWeeks, slots);
  return md.filled(w.rough, { ...slots, low: money(low), high: money(high) });
}

/** Lines of a list: how long the first release takes, what it costs, and how both stand to what the visitor gave. */
export function termLines(plan: Plan): string[] {
  const { constraints, effort, sheet, tight, locale } = plan;
  const w = ideaWords(locale);
  const { budget } = sheet.limits;
  const cost = costOf(plan);
  const { code, total } = cost;
  const money: Told = (value) => formatSum(value, code, locale);
  const weeks = (value: number) => formatMeasure(value, "week", locale);
  const { weeks: given = 0 } = (sheet.limits.deadline?.removed ? undefined : sheet.limits.deadline) ?? {};
  const reserve = Math.floor(given) - effort.firstWeeks;
  const isWithin = budget?.amount !== undefined && !budget.removed && total > 0 && total <= budget.amount;
  const told = (kind: "deadline" | "budget") => constraints.find((one) => one.kind === kind)?.about ?? "";
  const late = tight.deadline ? tight.deadline.needed - Math.floor(tight.deadline.given) : 0;
  const term = [
    ...md.said(w.deadline, md.safe(md.upperFirst(told("deadline")))),
    ...md.said(w.reserve, reserve > 0 ? weeks(reserve) : ""),
    ...md.said(w.late, late > 0 ? weeks(late) : ""),
  ];
  const sum = [
    ...md.said(w.budget, md.safe(told("budget"))),
    ...md.said(w.dear, tight.budget ? money(total - tight.budget.given) : ""),
    ...md.said(w.fits, isWithin ? money((budget.amount ?? 0) - total) : ""),
  ];
  const leftOut = md.said(w.leftOut, leftOutNames(plan).map(md.safe).join(", "));
  const limits = [term, sum].flatMap((one) => (one.length > 0 ? [one.join(" ")] : []));
  return [roughLine(plan, cost, money), ...limits, ...proposedLine(plan, cost, money), ...leftOut];
}
