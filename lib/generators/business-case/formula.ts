import type { Parameter } from "@/lib/generators/business-case/assumptions";
import { formatPrice } from "@/lib/generators/business-case/money";
import { formAfter, formatNumber, formatPercent, NBSP } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";

/** Minutes that are told as hours. */
const LONG = 240;
/** Stands for a number that nobody has said yet. */
const OPEN = "?";

/** A product as it is computed: «95 звонков × 365 дней × 33,3 % × 1 700 ₽». What nobody has said yet is a question mark. */
export const formulaOf = (
  factors: readonly string[],
  parameters: ReadonlyMap<string, Parameter>,
  currency: string,
  locale: Locale,
): string => factors.map((id) => valueOf(parameters.get(id), currency, locale)).join(" × ");

/** A number with the word it counts, in the form that the number asks for. */
function countedBy(value: number | null, forms: readonly string[], locale: Locale): string {
  const [one = "", few = one, many = few] = forms;
  const form = formAfter(value ?? 5, { ru: [one, few, many], en: [one, few] }, locale);
  return `${value === null ? OPEN : formatNumber(value, locale)}${NBSP}${form}`;
}

/** A parameter's value: «14 %», «2 400 ₽», «5 мин ÷ 60», «95 звонков», «? часов», «?». */
export function valueOf(
  parameter: Pick<Parameter, "value" | "measure" | "forms"> | undefined,
  currency: string,
  locale: Locale,
): string {
  if (parameter === undefined) return OPEN;
  const { value, measure, forms = ["", "", ""] } = parameter;
  if (measure === "count") return countedBy(value, forms, locale).trim();
  const minutes = `${NBSP}${locale === "ru" ? "мин" : "min"} ÷ 60`;
  const hours = `${NBSP}${locale === "ru" ? "ч" : "h"}`;
  if (value === null) return measure === "minutes" ? `${OPEN}${minutes}` : OPEN;
  if (measure === "percent") return formatPercent(value, locale);
  if (measure === "money") return formatPrice(value, currency, locale);
  return value < LONG
    ? `${formatNumber(value, locale)}${minutes}`
    : `${formatNumber(value / 60, locale)}${hours}`;
}
