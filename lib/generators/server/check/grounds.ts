import "server-only";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { productOf } from "@/lib/generators/business-case/compute";
import { renderBusinessCase } from "@/lib/generators/business-case/render";
import type { CheckedExtras } from "@/lib/generators/server/check/check-document";
import { isSame, numbersIn, type Written } from "@/lib/generators/server/check/numbers";
import { deriveAssumptions } from "@/lib/generators/server/compose/business-case/compose";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";
import type { Locale } from "@/lib/i18n/locales";

/** Numbers that a document may use: given by the visitor, and computed from those. */
export type Grounds = { given: readonly number[]; computed: readonly number[] };

/** What calculations of any trade divide and multiply by: months, weeks, days, hours, minutes, parts. */
const CONSTANTS = [2, 7, 10, 12, 24, 52, 60, 100, 250, 365, 1_000, 3_600, 1_000_000];

/** Requests a minute that one record an hour makes, as the load of a server is reckoned. */
const REQUESTS_A_MINUTE = 10 / 60;

const isNumber = (value: unknown): value is number => typeof value === "number";

/** What the budget leaves beside the estimate, or lacks. */
const spare = ({ investment, parameters }: Assumptions, budget: number): number[] =>
  investment.flatMap((line) => {
    const cost = productOf(line, parameters);
    return cost === null ? [] : [Math.abs(budget - cost)];
  });

/** Gathers them once for a document. */
export function groundsOf(plan: Plan, { description, assumptions, wording = {} }: CheckedExtras): Grounds {
  const { sheet, locale, effort, loads, stores } = plan;
  const { limits } = sheet;
  const reckoned = assumptions ?? deriveAssumptions(plan);
  const figures = sheet.figures.filter(({ removed }) => removed !== true);
  const entries = [...figures, ...sheet.pains, ...sheet.wishes, ...sheet.bans];
  const bounds = [limits.deadline, limits.budget, limits.acceptance, limits.hosting];
  const said = [...entries, ...bounds].map((one) => (one?.removed === true ? "" : (one?.text ?? "")));
  const typed = [description, ...said, wording.additionalInfo, wording.scope, wording.style];
  const numbersOf = (text: string) => numbersIn(text, locale).map(({ value }) => value);
  const { byFunction, general, ...sums } = effort;
  return {
    given: [
      ...figures.flatMap(({ value, max }) => [value, max]),
      ...[limits.deadline?.weeks, limits.budget?.amount],
      ...typed.flatMap((text) => numbersOf(text ?? "")),
    ].filter(isNumber),
    computed: [
      ...loads.flatMap(({ perDay, perPeakHour, perYear }) => [perDay, perPeakHour, perYear]),
      ...loads.map(({ perPeakHour }) => perPeakHour * REQUESTS_A_MINUTE),
      ...stores.map(({ recordsAYear }) => recordsAYear),
      ...[...Object.values(sums), ...Object.values(byFunction), ...general.map((one) => one.personWeeks)],
      ...releaseStages(plan).map(({ personWeeks }) => personWeeks),
      ...numbersOf(renderBusinessCase(reckoned, locale)),
      ...(limits.budget?.amount === undefined ? [] : spare(reckoned, limits.budget.amount)),
      ...reckoned.parameters.map(({ value }) => value),
    ].filter(isNumber),
  };
}

/** Sum, difference, product and quotients of two, and a share of one. */
const results = (a: number, b: number): number[] => [a + b, a - b, a * b, a / b, b / a, (a * b) / 100];

/** What the products and quotients that a line writes out come to, in its unit or a larger one: «95 × 4 минуты = …». */
function writtenOut(text: string, locale: Locale): number[] {
  const sides = text.split(/[;|=]/).filter((side) => /[×÷]/.test(side));
  return sides.flatMap((side) => {
    const product = side.split(/(?=[×÷])/).reduce((so, factor) => {
      const [number] = numbersIn(factor, locale);
      if (number === undefined) return so;
      const value = /^[^\p{L}]*[\d.,]+[\s\u00A0]?%/u.test(factor) ? number.value / 100 : number.value;
      return factor.startsWith("÷") ? so / value : so * value;
    }, 1);
    return [product, product / 60, product / 3_600];
  });
}

/** Where a number of a line comes from; `undefined` for one that is made up. */
export function sourceOf(
  { value }: Written,
  { text, numbers }: { text: string; numbers: readonly Written[] },
  { given, computed }: Grounds,
  locale: Locale,
): "given" | "computed" | undefined {
  const isIt = (other: number) => isSame(value, other);
  if (given.some(isIt)) return "given";
  if ([...computed, ...writtenOut(text, locale)].some(isIt)) return "computed";
  const others = numbers.map((other) => other.value).filter((other) => other !== value);
  const known = [...given, ...computed];
  const second = [...others, ...CONSTANTS, ...known];
  const isReckoned = others.some((a) => second.some((b) => results(a, b).some(isIt)));
  return isReckoned ? "computed" : undefined;
}
