import "server-only";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { productOf } from "@/lib/generators/business-case/compute";
import { renderBusinessCase } from "@/lib/generators/business-case/render";
import { deriveAssumptions } from "@/lib/generators/server/compose/business-case/compose";
import { isSame, numbersIn, type Written } from "@/lib/generators/server/check/numbers";
import type { CheckedExtras } from "@/lib/generators/server/check/check-document";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";

/** What calculations of any trade divide and multiply by: months, weeks, days, hours, minutes, parts. */
const CONSTANTS = [2, 7, 10, 12, 24, 52, 60, 100, 250, 365, 1_000, 3_600, 1_000_000];

/** Numbers that a document may use: given by the visitor, and computed from those. */
export type Grounds = { given: readonly number[]; computed: readonly number[] };

/** Requests that one record makes, as the load of a server is reckoned, and minutes of an hour. */
const REQUESTS_A_RECORD = 10;
const MINUTES = 60;

const defined = (values: readonly (number | undefined | null)[]): number[] =>
  values.flatMap((value) => (typeof value === "number" ? [value] : []));

const numbersOf = (texts: readonly (string | undefined)[], locale: Plan["locale"]): number[] =>
  texts.flatMap((text) => (text === undefined ? [] : numbersIn(text, locale).map(({ value }) => value)));

/** What the budget leaves beside the estimate, or lacks. */
const spare = (assumptions: Assumptions, budget: number | undefined): number[] =>
  budget === undefined
    ? []
    : assumptions.investment.flatMap((line) => {
        const cost = productOf(line, assumptions.parameters);
        return cost === null ? [] : [Math.abs(budget - cost)];
      });

/** Gathers them once for a document. */
export function groundsOf(plan: Plan, { description, assumptions, wording = {} }: CheckedExtras): Grounds {
  const { sheet, locale, effort } = plan;
  const reckoned = assumptions ?? deriveAssumptions(plan);
  const figures = sheet.figures.filter(({ removed }) => removed !== true);
  const texts = [...figures, ...sheet.pains, ...sheet.wishes, ...sheet.bans].flatMap(({ removed, text }) =>
    removed === true ? [] : [text],
  );
  const { deadline, budget, acceptance, hosting } = sheet.limits;
  const typed = [description, ...texts, deadline?.text, budget?.text, acceptance?.text, hosting?.text];
  return {
    given: [
      ...defined(figures.flatMap(({ value, max }) => [value, max])),
      ...defined([deadline?.weeks, budget?.amount]),
      ...numbersOf([...typed, wording.additionalInfo, wording.scope, wording.style], locale),
    ],
    computed: [
      ...defined(plan.loads.flatMap(({ perDay, perPeakHour, perYear }) => [perDay, perPeakHour, perYear])),
      ...plan.loads.map(({ perPeakHour }) => (perPeakHour * REQUESTS_A_RECORD) / MINUTES),
      ...defined(plan.stores.map(({ recordsAYear }) => recordsAYear)),
      ...[
        effort.firstPersonWeeks,
        effort.totalPersonWeeks,
        effort.firstWeeks,
        effort.totalWeeks,
        effort.people,
      ],
      ...Object.values(effort.byFunction),
      ...effort.general.map(({ personWeeks }) => personWeeks),
      ...numbersOf([renderBusinessCase(reckoned, locale)], locale),
      ...spare(reckoned, budget?.amount),
      ...defined(reckoned.parameters.map(({ value }) => value)),
    ],
  };
}

/** Sum, difference, product or quotient of two, and a share of one. */
const results = (a: number, b: number): number[] => [
  a + b,
  a - b,
  a * b,
  ...(b === 0 ? [] : [a / b]),
  (a * b) / 100,
];

/** Whether a number follows by arithmetic from the others of its line, or from one that is known and a constant. */
function isReckoned(value: number, line: readonly number[], known: readonly number[]): boolean {
  const others = line.filter((other) => other !== value);
  const pairs = others.flatMap((a) => [...others, ...CONSTANTS].flatMap((b) => results(a, b)));
  if (pairs.some((result) => isSame(value, result))) return true;
  if (
    others.length <= 8 &&
    pairs.some((a) => others.some((b) => results(a, b).some((r) => isSame(value, r))))
  )
    return true;
  return known.some((a) => others.some((b) => results(a, b).some((r) => isSame(value, r))));
}

/** Seconds and minutes of a product are told as minutes and hours. */
const SCALES = [1, 1 / 60, 1 / 3_600];

/** What the products and quotients that a line writes out come to: «95 × 365 × 33,3 % × 1 700 ₽ = …». */
function writtenOut(text: string, locale: Plan["locale"]): number[] {
  return text.split(/[;|]/).flatMap((part) =>
    part
      .split("=")
      .slice(0, -1)
      .flatMap((side) => {
        const factors = side.split(/(?=[×÷])/).map((factor) => {
          const number = numbersIn(factor, locale)[0];
          if (number === undefined) return undefined;
          const value = /^[^\p{L}]*[\d.,]+[\s\u00A0]?%/u.test(factor) ? number.value / 100 : number.value;
          return factor.startsWith("÷") ? 1 / value : value;
        });
        if (factors.length < 2) return [];
        const product = factors.reduce<number>((so, factor) => so * (factor ?? 1), 1);
        return SCALES.map((scale) => product * scale);
      }),
  );
}

/** Where a number of a line comes from; `undefined` for one that is made up. */
export function sourceOf(
  { value }: Written,
  { text, numbers: line }: { text: string; numbers: readonly Written[] },
  { given, computed }: Grounds,
  locale: Plan["locale"],
): "given" | "computed" | undefined {
  if (given.some((known) => isSame(value, known))) return "given";
  if (computed.some((known) => isSame(value, known))) return "computed";
  if (writtenOut(text, locale).some((product) => isSame(value, product))) return "computed";
  const values = line.map((other) => other.value);
  return isReckoned(value, values, [...given, ...computed]) ? "computed" : undefined;
}
