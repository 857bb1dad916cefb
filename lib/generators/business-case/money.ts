import type { MoneyUnit } from "@/lib/generators/business-case/compute";
import { formatNumber, NBSP } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";

const symbols: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };
const scales = [
  { size: 1e9, ru: "млрд", en: "billion" },
  { size: 1e6, ru: "млн", en: "million" },
  { size: 1e3, ru: "тыс.", en: "thousand" },
] as const;

/** ISO 4217 for "no currency": the description names neither money nor country, sums stand without a sign. */
export const NO_CURRENCY = "XXX";

/** Sign of a currency as the language writes it: «₽» and «€», "RUB" and "€"; the code of one without a common sign. */
export function signOf(currency: string, locale: Locale): string {
  if (currency === NO_CURRENCY) return "";
  return symbols[currency] ?? (currency === "RUB" && locale === "ru" ? "₽" : currency);
}

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

/** From here on a sum shows three digits: it must not look more exact than what it is worked out from; one that is round by itself stays. */
const ROUNDED = 1e4;
const ROUND = 500;

/** A computed sum as a number and what stands smaller beside it: «3,51» and «млн ₽», "$3.51" and "million", "$147,000" alone. */
export function sumParts(value: number, currency: string, locale: Locale): { number: string; unit: string } {
  const size = Math.abs(value);
  const shown =
    size >= ROUNDED && size < 1e6 && size % ROUND > 0 ? Number(value.toPrecision(3)) : Math.round(value);
  const scale = scales.find((one) => one.size >= 1e6 && Math.abs(shown) >= one.size);
  const number = formatNumber(scale ? value / scale.size : shown, locale);
  const word = scale?.[locale] ?? "";
  if (locale === "en") return { number: around(number, currency, locale), unit: word };
  return { number, unit: [word, signOf(currency, locale)].filter(Boolean).join(NBSP) };
}

/** Two sums as one figure: «1,87–4,36» and «млн ₽»; where they have other units, each keeps its own. */
export function sumRange(low: number, high: number, currency: string, locale: Locale) {
  const [from, to] = [sumParts(low, currency, locale), sumParts(high, currency, locale)];
  return from.unit === to.unit
    ? { number: `${from.number}–${to.number}`, unit: to.unit }
    : { number: `${formatSum(low, currency, locale)} – ${formatSum(high, currency, locale)}`, unit: "" };
}

/** A computed sum in a sentence: «3,51 млн ₽», «305 000 ₽», "$147,000". */
export function formatSum(value: number, currency: string, locale: Locale): string {
  const { number, unit } = sumParts(value, currency, locale);
  return unit === "" ? number : `${number}${locale === "ru" ? NBSP : " "}${unit}`;
}

/** Head of a column whose amounts are whole `unit`s: «тыс. ₽», "$ thousand", "€". */
export function unitWord(unit: MoneyUnit, currency: string, locale: Locale): string {
  const words = [scales.find(({ size }) => size === unit)?.[locale], signOf(currency, locale)].filter(
    Boolean,
  );
  return (locale === "ru" ? words : [...words].reverse()).join(NBSP);
}

/** What the marks of an axis are divided by and the head they stand under, by the largest of its values in whole currency. */
export function axisOf(largest: number, currency: string, locale: Locale): { divisor: number; unit: string } {
  const unit: MoneyUnit = largest >= 1e6 ? 1_000_000 : largest >= 1e4 ? 1_000 : 1;
  return { divisor: unit, unit: unitWord(unit, currency, locale) };
}
