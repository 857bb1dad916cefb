import "server-only";
import { measures, periodWords, type Measure } from "@/content/knowledge/measures";
import { units, type UnitId } from "@/content/knowledge/units";
import type { Period } from "@/lib/generators/server/draft/reading/quantities";
import type { Locale } from "@/lib/i18n/routing";

/**
 * Numbers in words of a language. Written by hand and not with `Intl`, whose data differs between versions of the runtime: a
 * draft is byte-equal for equal input everywhere.
 */

const NBSP = "\u00A0";
const BILLION = 1e9;
const MILLION = 1e6;

/** The form after a number: a fraction takes the second («2,5 часа», "2.5 hours"). */
function formAfter(
  value: number,
  forms: { ru: readonly [string, string, string]; en: readonly [string, string] },
  locale: Locale,
) {
  if (locale === "en") return value === 1 ? forms.en[0] : forms.en[1];
  if (!Number.isInteger(value)) return forms.ru[1];
  const [tens, ones] = [value % 100, value % 10];
  if (tens >= 11 && tens <= 14) return forms.ru[2];
  return ones === 1 ? forms.ru[0] : ones >= 2 && ones <= 4 ? forms.ru[1] : forms.ru[2];
}

/** Small values keep one decimal, larger ones none. */
export const rounded = (value: number): number =>
  Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);

/** Three leading digits: an estimate must not look more exact than its assumptions. */
export function significant(value: number): number {
  if (value === 0) return 0;
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 2);
  return Math.round(value / scale) * scale;
}

/** `38 000` and `2,5` in Russian, `38,000` and `2.5` in English. */
export function formatNumber(value: number, locale: Locale): string {
  const shown = Math.round(value * 100) / 100;
  const [whole = "0", fraction] = shown.toString().split(".");
  // Four digits stay together in Russian prose only below 10 000 in some houses; here groups are always set apart.
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, locale === "ru" ? NBSP : ",");
  return fraction === undefined ? grouped : `${grouped}${locale === "ru" ? "," : "."}${fraction}`;
}

/** `1 500 000 ₽`, "1.5 million RUB". */
export function formatMoney(value: number, locale: Locale): string {
  if (locale === "ru")
    return value >= BILLION
      ? `${formatNumber(value / BILLION, locale)}${NBSP}млрд${NBSP}₽`
      : `${formatNumber(Math.round(value), locale)}${NBSP}₽`;
  if (value >= BILLION) return `${formatNumber(value / BILLION, locale)} billion RUB`;
  return value >= MILLION
    ? `${formatNumber(value / MILLION, locale)} million RUB`
    : `${formatNumber(Math.round(value), locale)} RUB`;
}

export const formatPercent = (value: number, locale: Locale): string =>
  locale === "ru" ? `${formatNumber(value, locale)}${NBSP}%` : `${formatNumber(value, locale)}%`;

const joined = (number: string, word: string, locale: Locale) =>
  `${number}${locale === "ru" ? NBSP : " "}${word}`;

/** «12 недель», "12 weeks". */
export const formatMeasure = (value: number, measure: Measure, locale: Locale): string =>
  joined(formatNumber(value, locale), formAfter(value, measures[measure], locale), locale);

/** «63 клиники», "63 clinics". */
export const formatCount = (value: number, unit: UnitId, locale: Locale): string =>
  joined(formatNumber(value, locale), formAfter(value, units[unit], locale), locale);

/** «38 000 приёмов в месяц», "38,000 appointments a month", with a range where one was given. */
export function formatFlow(
  { value, upTo, unit, period }: { value: number; upTo?: number; unit: UnitId; period?: Period },
  locale: Locale,
): string {
  const range = upTo === undefined ? "" : `${formatNumber(value, locale)}–`;
  const count = `${range}${formatCount(upTo ?? value, unit, locale)}`;
  return period === undefined ? count : `${count} ${periodWords[period][locale]}`;
}
