import type { CaseDocument } from "@/lib/generators/business-case/assumptions";
import { indicatorsOf, inYears, neededIn, paybackIn, type View } from "@/lib/generators/business-case/view";
import { breakEven } from "@/lib/generators/business-case/verdict";
import { TERM } from "@/lib/generators/business-case/compute";
import { put } from "@/lib/generators/business-case/words";
import { escapeMarkdown as say } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber, formatPercent } from "@/lib/generators/numbers";

/** Heading and what a director reads in a minute, in whole sentences. */
export function openingSection(view: View, document: CaseDocument): string {
  const { words, locale } = view;
  const { personWeeks, weeks, people } = document.effort;
  const effort = put(words.effort, {
    effort: formatMeasure(personWeeks, "personWeek", locale),
    weeks: formatMeasure(weeks, "week", locale),
    people: formatMeasure(people, "person", locale),
  });
  const sentences = [verdictOf(view), ...mainEffect(view), effort, ...budgetOf(view, document)];
  return `## ${put(words.title, { title: say(document.title) })}\n\n${sentences.join(" ")}`;
}

/** The verdict with its figures; without one, what the project must save and what would tell. */
export function verdictOf(view: View): string {
  const { words, computed, locale, sum, assumptions, why } = view;
  const largest = largestEffect(view);
  const slots = {
    effect: sum(computed.effectTotal),
    costs: sum(computed.costTotal),
    investment: sum(computed.investmentTotal),
    payback: paybackIn(view, computed.paybackMonths),
    rate: formatPercent(assumptions.discountRate, locale),
    years: inYears(TERM, locale),
    needed: neededIn(view, TERM),
    label: say(largest?.label ?? ""),
    share: formatPercent(
      Math.ceil((breakEven(assumptions, TERM) / (computed.effectTotal * computed.unit)) * 100),
      locale,
    ),
  };
  const spent = why === "missing" ? words.spent : words.sums;
  if (why === "unpriced") return put(words.why.unpriced, slots);
  if (why !== undefined) return put(`${spent} ${words.why[why]}`, slots);
  const [roi, , , npv] = indicatorsOf(view).map(({ name, value }) => `${name}: ${value}`);
  const template = computed.npv >= 0 ? words.good : computed.paybackMonths === null ? words.bad : words.late;
  return `${put(`${template} ${words.sums}`, slots)} ${put(words.figures, { roi: roi ?? "", npv: npv ?? "" })}`;
}

const countedOf = ({ computed }: View) => computed.effects.filter(({ amount }) => (amount ?? 0) > 0);

const largestEffect = (view: View) =>
  countedOf(view).toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))[0];

/** Where most of the effect comes from. */
function mainEffect(view: View): string[] {
  const { words, sum, why } = view;
  const largest = largestEffect(view);
  if (largest === undefined || why === "absurd") return [];
  const template = countedOf(view).length === 1 ? words.only : words.main;
  return [put(template, { label: say(largest.label), sum: sum(largest.amount ?? 0) })];
}

function budgetOf({ money, computed, words, locale, why }: View, { budget }: CaseDocument): string[] {
  if (budget?.amount === undefined || why === "unpriced") return [];
  const need = computed.investmentTotal * computed.unit;
  const given = money(budget.amount);
  if (need > budget.amount) return [put(words.lack, { budget: given, lack: money(need - budget.amount) })];
  const share = formatPercent(Math.round((need / budget.amount) * 100), locale);
  return [put(words.enough, { budget: given, share })];
}

/** What a budget that is too small pays for: general work first, then functions in the order of the description. */
export function budgetSection(view: View, document: CaseDocument): string {
  const { words, computed, locale } = view;
  const { budget, effort, generalWeeks, functions } = document;
  const need = computed.investmentTotal * computed.unit;
  if (budget?.amount === undefined || view.why === "unpriced" || need <= budget.amount) return "";
  const weeks = (effort.personWeeks * budget.amount) / need;
  let left = weeks - generalWeeks;
  const [inside, outside]: [string[], string[]] = [[], []];
  for (const { code, title, personWeeks } of functions) {
    const isIn = left >= personWeeks;
    if (isIn) left -= personWeeks;
    (isIn ? inside : outside).push(`${code} ${say(title)}`);
  }
  return [
    put(words.fits, {
      fits: formatNumber(Math.round(weeks * 10) / 10, locale),
      all: formatMeasure(effort.personWeeks, "personWeek", locale),
      general: formatMeasure(generalWeeks, "personWeek", locale),
    }),
    ...(inside.length > 0 ? [put(words.inside, { list: inside.join("; ") })] : []),
    ...(outside.length > 0 ? [put(words.outside, { list: outside.join("; ") })] : []),
  ].join(" ");
}
