import "server-only";
import { afterFigure, canTurn, inCase, nominative, type RuCase } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

export type NounCase = Exclude<RuCase, "nomn">;

/** «геологи-документаторы»: both parts are turned. */
const TWO_NOUNS = /^(\p{L}+[иы])-(\p{L}+[иы])$/u;

/** A noun phrase in a case; English has none, and what cannot be turned stays as it is. */
export function declined(phrase: string, wanted: NounCase, locale: Locale): string {
  const [, first, second] = TWO_NOUNS.exec(phrase) ?? [];
  if (locale === "ru" && first !== undefined && second !== undefined)
    return `${inCase(first, wanted)}-${inCase(second, wanted)}`;
  return locale === "ru" && canTurn(phrase) ? inCase(phrase, wanted) : phrase;
}

/** The noun phrase after a number: «8 камер созревания». */
export const counted = (value: number, phrase: string, locale: Locale): string =>
  locale === "ru" ? afterFigure(value, phrase) : phrase;

/** The noun phrase in the nominative; an abbreviation with a full stop stays as it is. */
export const nominal = (phrase: string, locale: Locale): string =>
  locale === "ru" && !phrase.includes(".") && canTurn(phrase) ? nominative(phrase) : phrase;
