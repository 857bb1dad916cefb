import type { Parameter } from "@/lib/generators/business-case/assumptions";
import { TERM } from "@/lib/generators/business-case/compute";
import { valueOf } from "@/lib/generators/business-case/formula";
import { inYears, type View } from "@/lib/generators/business-case/view";
import { put } from "@/lib/generators/business-case/words";
import { formatNumber } from "@/lib/generators/numbers";

/** What the sections of a business case have in common. */

/** Paragraphs without those that say nothing. */
export const paragraphs = (...parts: (string | false)[]) => parts.filter(Boolean).join("\n\n");

/** A number as a document tells it. */
export const told = ({ assumptions, locale }: View, parameter: Parameter) =>
  valueOf(parameter, assumptions.currency, locale);

/** Heads of a table whose sums are whole `unit`s, as the amounts of the calculation are; without a unit nothing stands for it. */
export const headsOf = (heads: string, { assumptions, locale }: View, unit: string): string[] =>
  put(heads, { unit, years: inYears(assumptions.years, locale), term: inYears(TERM, locale) })
    .split("|")
    .map((head) => head.replace(/,\s*$/u, "").trim());

/** Whole currency as whole units of the calculation. */
export const inUnits = (value: number, { computed, locale }: View): string =>
  formatNumber(Math.round(value / computed.unit) + 0, locale);
