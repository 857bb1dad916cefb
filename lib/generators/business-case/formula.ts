import type { Parameter } from "@/lib/generators/business-case/assumptions";
import { formatNumber, formatPercent } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

/** A product as it is computed: «45 000 × 14 % × 2 000 ₽ × 12». */
export const formulaOf = (
  factors: readonly string[],
  parameters: ReadonlyMap<string, Parameter>,
  locale: Locale,
): string => factors.map((id) => factor(parameters.get(id), locale)).join(" × ");

/** A factor as it stands in a product: «14 %», «2 400 ₽», «5 ÷ 60 ч». */
function factor(parameter: Parameter | undefined, locale: Locale): string {
  if (parameter === undefined) return "0";
  const number = formatNumber(parameter.value, locale);
  if (parameter.measure === "percent") return formatPercent(parameter.value, locale);
  if (parameter.measure === "minutes") return `${number} ÷ 60`;
  if (parameter.measure === "rub") return locale === "ru" ? `${number}\u00A0₽` : `RUB ${number}`;
  return number;
}
