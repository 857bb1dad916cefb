import "server-only";
import { periodWords } from "@/content/knowledge/measures";
import { units, type UnitId } from "@/content/knowledge/units";
import type { Period } from "@/lib/generators/server/draft/reading/quantities";
import { formAfter, formatNumber, joined, NBSP } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

/** Numbers in words of a language. */

const BILLION = 1e9;
const MILLION = 1e6;

/** Small values keep one decimal, larger ones none. */
export const rounded = (value: number): number =>
  Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);

/** Three leading digits: an estimate must not look more exact than its assumptions. */
export function significant(value: number): number {
  if (value === 0) return 0;
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 2);
  return Math.round(value / scale) * scale;
}

/** `1 500 000 ₽`, "RUB 1.5 million". */
export function formatMoney(value: number, locale: Locale): string {
  if (locale === "ru")
    return value >= BILLION
      ? `${formatNumber(value / BILLION, locale)}${NBSP}млрд${NBSP}₽`
      : `${formatNumber(Math.round(value), locale)}${NBSP}₽`;
  if (value >= BILLION) return `RUB ${formatNumber(value / BILLION, locale)} billion`;
  return value >= MILLION
    ? `RUB ${formatNumber(value / MILLION, locale)} million`
    : `RUB ${formatNumber(Math.round(value), locale)}`;
}

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

/** «(на) поликлинику», "(per) clinic": one place, in Russian in the accusative of its first word. */
export const onePlace = (unit: UnitId, locale: Locale): string =>
  locale === "en"
    ? units[unit].en[0]
    : units[unit].ru[0].replace(
        /^(\p{L}*)([ая])(?!\p{L})/u,
        (_, stem: string, end: string) => `${stem}${end === "а" ? "у" : "ю"}`,
      );
