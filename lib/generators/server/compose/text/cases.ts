import "server-only";
import { afterFigure, canTurn, nominative } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

/** The noun phrase after a number: «8 камер созревания». */
export const counted = (value: number, phrase: string, locale: Locale): string =>
  locale === "ru" ? afterFigure(value, phrase) : phrase;

/** The noun phrase in the nominative; what cannot be turned or has a full stop stays as it is. */
export const nominal = (phrase: string, locale: Locale): string =>
  locale === "ru" && !phrase.includes(".") && canTurn(phrase) ? nominative(phrase) : phrase;
