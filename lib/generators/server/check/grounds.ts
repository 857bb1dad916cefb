import "server-only";
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

const isNumber = (value: unknown): value is number => typeof value === "number";

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
      ...stores.map(({ recordsAYear }) => recordsAYear),
      ...[...Object.values(sums), ...Object.values(byFunction), ...general.map((one) => one.personWeeks)],
      ...releaseStages(plan).map(({ personWeeks }) => personWeeks),
      ...numbersOf(renderBusinessCase(reckoned, locale)),
      ...reckoned.parameters.map(({ value }) => value),
    ].filter(isNumber),
  };
}

/** Sum, difference, product and quotients of two, and a share of one. */
const results = (a: number, b: number): number[] => [a + b, a - b, a * b, a / b, b / a, (a * b) / 100];

/** What the products that a line writes out come to: «95 × 365 × 33,3 % = …». */
const productsIn = (text: string, locale: Locale): number[] =>
  text
    .split(/[;|=]/)
    .filter((side) => side.includes("×"))
    .map((side) => {
      const shares = side.match(/%/g)?.length ?? 0;
      return numbersIn(side, locale).reduce((product, { value }) => product * value, 1) / 100 ** shares;
    });

/** Where a number of a line comes from; `undefined` for one that is made up. */
export function sourceOf({ value }: Written, line: string, grounds: Grounds, locale: Locale) {
  const isIt = (other: number) => isSame(value, other);
  if (grounds.given.some(isIt)) return "given";
  if ([...grounds.computed, ...productsIn(line, locale)].some(isIt)) return "computed";
  const others = numbersIn(line, locale).flatMap((other) => (other.value === value ? [] : [other.value]));
  const second = [...others, ...CONSTANTS, ...grounds.given, ...grounds.computed];
  const isReckoned = others.some((a) => second.some((b) => results(a, b).some(isIt)));
  return isReckoned ? "computed" : undefined;
}
