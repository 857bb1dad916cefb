import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { singular } from "@/lib/generators/server/language/en";
import { afterFigure, nominative, number, plural } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

/** The visitor's nouns as labels of a calculation. */

export const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const stem = (word: string) => {
  const bare = word
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/(?<=^[a-z]{3,})s$/u, "");
  return bare.slice(0, Math.max(4, Math.min(6, bare.length - 2)));
};
const EMPTY =
  /^(?:the|and|for|our|per|all|one|its|are|was|что|это|как|для|при|все|час|раз|год|нас|она|они|или)$/iu;

/** Stems of the words of a phrase that can be a thing. */
const stemsOf = (text: string): string[] =>
  (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !EMPTY.test(word)).map(stem);

/** Two phrases name the same thing. */
export const sharesNoun = (a: string, b: string): boolean => {
  const stems = new Set(stemsOf(a));
  return stemsOf(b).some((item) => stems.has(item));
};

/** What a figure counts as one phrase: «тонн молока», «камерах созревания», "lessons". */
export function thingOf({ unit, counts, kind }: Figure): string {
  if (kind === "share" || kind === "money") return counts ?? "";
  if (counts === undefined) return unit;
  return unit === "" || counts.toLowerCase().includes(unit.toLowerCase()) ? counts : `${unit} ${counts}`;
}

/** Things that can be counted one by one, other than metal or milk. */
export const isCountable = (thing: string, locale: Locale): boolean =>
  locale === "ru" ? number(thing) === "plur" : /s$/u.test(thing);

/** «т», «кг.»: no word that could be turned. */
const isAbbreviated = (thing: string) => /^\p{L}{1,3}\.?$/u.test(thing);

/** A label, capitalised, in the nominative: «Тонны молока», "Lessons"; the figure's own words where it names nothing. */
export function labelOf(figure: Figure, locale: Locale): string {
  const thing = thingOf(figure);
  if (thing === "" || isAbbreviated(thing)) return capital(figure.text);
  if (locale === "en") return capital(thing);
  return capital(figure.kind === "count" || figure.kind === "flow" ? plural(thing) : nominative(thing));
}

/** The counted phrase after 1, 2 and 5. */
export function formsOf(figure: Figure, locale: Locale): string[] {
  const thing = thingOf(figure);
  if (isAbbreviated(thing)) return [thing, thing];
  if (locale === "en") return [singular(thing), thing];
  return [1, 2, 5].map((value) => afterFigure(value, thing));
}
