import type { MoneyUnit } from "@/lib/generators/business-case/compute";
import { formatNumber, NBSP } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";

const symbols: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };

/** ISO 4217 for "no currency": the description names neither money nor country, sums stand without a sign. */
export const NO_CURRENCY = "XXX";

/** Sign of a currency as the language writes it: «₽» and «€», "RUB" and "€"; the code of one without a common sign. */
const signOf = (currency: string, locale: Locale): string =>
  currency === NO_CURRENCY
    ? ""
    : (symbols[currency] ?? (currency === "RUB" && locale === "ru" ? "₽" : currency));

/** A number with its currency beside it: «1 700 ₽», "$1,700", "RUB 1,700". */
function around(number: string, currency: string, locale: Locale): string {
  const sign = signOf(currency, locale);
  if (sign === "") return number;
  if (locale === "ru") return `${number}${NBSP}${sign}`;
  const [, minus = "", bare = number] = /^(−?)(.*)$/.exec(number) ?? [];
  return `${minus}${sign}${sign.length > 1 ? NBSP : ""}${bare}`;
}

/** A price as it is: «1 700 ₽», "$1,700". */
export const formatPrice = (value: number, currency: string, locale: Locale): string =>
  around(formatNumber(value, locale), currency, locale);

const scales: readonly { from: number; word: Record<Locale, string> }[] = [
  { from: 1e9, word: { ru: "млрд", en: "billion" } },
  { from: 1e6, word: { ru: "млн", en: "million" } },
];

/** A sum as a number and what stands smaller beside it: «3,51» and «млн ₽», "$3.51" and "million". */
export function sumParts(value: number, currency: string, locale: Locale): { number: string; unit: string } {
  const { from, word } = scales.find((scale) => Math.abs(value) >= scale.from) ?? {
    from: 1,
    word: undefined,
  };
  const number = formatNumber(from === 1 ? Math.round(value) : value / from, locale);
  const sign = signOf(currency, locale);
  if (locale === "ru") return { number, unit: [word?.ru, sign].filter(Boolean).join(NBSP) };
  return { number: around(number, currency, locale), unit: word?.en ?? "" };
}

/** A sum in a sentence: whole below a million, «3,51 млн ₽» from there. */
export function formatSum(value: number, currency: string, locale: Locale): string {
  const { number, unit } = sumParts(value, currency, locale);
  return unit === "" ? number : `${number}${locale === "ru" ? NBSP : " "}${unit}`;
}

const thousands: Record<Locale, string> = { ru: "тыс.", en: "thousand" };
const millions: Record<Locale, string> = { ru: "млн", en: "million" };

/** Head of a column whose amounts are whole `unit`s: «тыс. ₽», "$ thousand", "€". */
export function unitWord(unit: MoneyUnit, currency: string, locale: Locale): string {
  const sign = signOf(currency, locale);
  if (unit === 1) return sign;
  const word = (unit === 1_000 ? thousands : millions)[locale];
  return locale === "ru" ? `${word}${NBSP}${sign}` : `${sign}${NBSP}${word}`;
}

/** What the marks of an axis are divided by and the head they stand under, by the largest of its values in whole currency. */
export function axisOf(largest: number, currency: string, locale: Locale): { divisor: number; unit: string } {
  const unit: MoneyUnit = largest >= 1e6 ? 1_000_000 : largest >= 1e4 ? 1_000 : 1;
  return { divisor: unit, unit: unitWord(unit, currency, locale) };
}
