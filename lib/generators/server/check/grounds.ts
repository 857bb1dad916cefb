import "server-only";
import { renderBusinessCase } from "@/lib/generators/business-case/render";
import {
  isAssumed,
  isSame,
  linesOf,
  numbersIn,
  statedIn,
  type Written,
} from "@/lib/generators/server/check/lines";
import { deriveAssumptions } from "@/lib/generators/server/compose/business-case/compose";
import type { Composed, Wording } from "@/lib/generators/server/compose/documents";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";
import type { Locale } from "@/lib/i18n/locales";

/** What stands beside a text: what it was computed from, and what else the visitor typed. */
export type CheckedExtras = Pick<Composed, "assumptions"> & { description: string; wording?: Wording };

/** What calculations of any trade divide and multiply by: months, weeks, days, hours, minutes, parts. */
const CONSTANTS = [2, 7, 10, 12, 24, 52, 60, 100, 250, 365, 1_000, 3_600, 1_000_000];

/** A value written out, without places in the description and without what the visitor removed. */
const writtenOut = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => {
    const isRemoved = typeof part === "object" && part !== null && "removed" in part;
    return key === "span" || isRemoved ? undefined : part;
  });

/** All words and numbers of the visitor: the description, the sheet as it was corrected, the further fields. */
export const typedBy = ({ sheet }: Plan, { description, wording = {} }: CheckedExtras): string => {
  const { additionalInfo = "", scope = "", style = "" } = wording;
  return [description, writtenOut(sheet), additionalInfo, scope, style].join(" ");
};

/** Numbers that a document may use: given by the visitor, and computed from those. */
export function groundsOf(plan: Plan, extras: CheckedExtras) {
  const { locale, effort, loads, stores } = plan;
  const reckoned = extras.assumptions ?? deriveAssumptions(plan);
  const planned = writtenOut([effort, loads, stores, releaseStages(plan), reckoned.parameters]);
  const computed = [...numbersIn(planned, "en"), ...numbersIn(renderBusinessCase(reckoned, locale), locale)];
  return {
    given: numbersIn(typedBy(plan, extras), locale).map(({ value }) => value),
    computed: computed.map(({ value }) => value),
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
export function sourceOf(
  { value }: Written,
  line: string,
  grounds: ReturnType<typeof groundsOf>,
  locale: Locale,
) {
  const isIt = (other: number) => isSame(value, other);
  if (grounds.given.some(isIt)) return "given";
  if ([...grounds.computed, ...productsIn(line, locale)].some(isIt)) return "computed";
  const others = numbersIn(line, locale).flatMap((other) => (other.value === value ? [] : [other.value]));
  const second = [...others, ...CONSTANTS, ...grounds.given, ...grounds.computed];
  const isReckoned = others.some((a) => second.some((b) => results(a, b).some(isIt)));
  return isReckoned ? "computed" : undefined;
}

const words = bilingual({
  from: "Откуда числа | Where figures come from",
  given: "ваши | yours",
  computed: "посчитаны | computed",
  assumed: "допущения | assumed",
});

/** The closing line: how many numbers are the visitor's, follow from them, are assumed; nothing for a text without numbers. */
export function provenanceLine(plan: Plan, text: string, extras: CheckedExtras): string | undefined {
  const { locale } = plan;
  const grounds = groundsOf(plan, extras);
  const found = { given: new Set<number>(), computed: new Set<number>(), assumed: new Set<number>() };
  for (const line of linesOf(text))
    for (const number of statedIn(line.text, locale)) {
      const source =
        sourceOf(number, line.text, grounds, locale) ?? (isAssumed(line) ? "assumed" : undefined);
      if (source !== undefined) found[source].add(number.value);
    }
  const parts = (["given", "computed", "assumed"] as const)
    .filter((source) => found[source].size > 0)
    .map((source) => `${words[locale][source]} — ${String(found[source].size)}`);
  return parts.length > 0 ? `> ${words[locale].from}: ${parts.join(", ")}.` : undefined;
}
