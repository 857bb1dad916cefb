import { measures, type Measure } from "@/lib/generators/measures";
import type { Locale } from "@/lib/i18n/routing";

export const NBSP = "\u00A0";

/**
 * `38 000` and `2,5` in Russian, `38,000` and `2.5` in English, at most two decimals. Written by hand and not with `Intl`, whose
 * data differs between versions of the runtime: equal input gives equal bytes everywhere.
 */
export function formatNumber(value: number, locale: Locale): string {
  const shown = Math.round(value * 100) / 100;
  const [whole = "0", fraction] = Math.abs(shown).toString().split(".");
  // Four digits stay together in Russian prose only below 10 000 in some houses; here groups are always set apart.
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, locale === "ru" ? NBSP : ",");
  const sign = shown < 0 ? "−" : "";
  return `${sign}${grouped}${fraction === undefined ? "" : `${locale === "ru" ? "," : "."}${fraction}`}`;
}

/** `ru` after 1, 2 and 5, `en` after 1 and 2. */
export type UnitForms = { ru: readonly [string, string, string]; en: readonly [string, string] };

/** The form after a number: a fraction takes the second («2,5 часа», "2.5 hours"). */
export function formAfter(value: number, forms: UnitForms, locale: Locale) {
  if (locale === "en") return value === 1 ? forms.en[0] : forms.en[1];
  if (!Number.isInteger(value)) return forms.ru[1];
  const [tens, ones] = [value % 100, value % 10];
  if (tens >= 11 && tens <= 14) return forms.ru[2];
  return ones === 1 ? forms.ru[0] : ones >= 2 && ones <= 4 ? forms.ru[1] : forms.ru[2];
}

/** `14 %` and `14%`. */
export const formatPercent = (value: number, locale: Locale): string =>
  locale === "ru" ? `${formatNumber(value, locale)}${NBSP}%` : `${formatNumber(value, locale)}%`;

/** A number and its word, which stay together in Russian. */
export const joined = (number: string, word: string, locale: Locale) =>
  `${number}${locale === "ru" ? NBSP : " "}${word}`;

/** «12» and «недель», for a number that stands larger than its unit. */
export const measureParts = (value: number, measure: Measure, locale: Locale) => ({
  number: formatNumber(value, locale),
  unit: formAfter(value, measures[measure], locale),
});

/** «12 недель», "12 weeks". */
export function formatMeasure(value: number, measure: Measure, locale: Locale): string {
  const { number, unit } = measureParts(value, measure, locale);
  return joined(number, unit, locale);
}
