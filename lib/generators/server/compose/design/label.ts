import "server-only";
import type { Locale } from "@/lib/i18n/locales";

/** Longest label in characters: two lines of a card. */
const LONGEST_LABEL = 60;

/** A label may end before these words: what follows them is a phrase of its own. */
const BORDER =
  /\s(?=(?:и|или|с|со|без|для|на|в|во|по|из|от|до|к|ко|у|о|об|при|за|под|над|через|после|который|которая|которое|которые|где|когда|чтобы|and|or|with|without|for|on|in|at|by|of|from|to|that|which|where|when|so)\s)/giu;

/** Beginnings that join a clause to the one before. */
const JOINING =
  /^(?:и|а|но|или|также|ещё|рядом|ниже|вверху|внизу|слева|справа|сверху|and|but|or|also|beside|below|above|then|plus)(?:\s|$)/iu;

const upperFirst = (text: string, locale: Locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** A clause without what it says is not there: «список из 63 точек без карты» names no map. */
export const withoutBan = (clause: string): string =>
  clause.replace(/(?<!\p{L})(?:без|no|without|нет)\s+(?:[\p{L}-]+\s+){0,1}[\p{L}-]+/giu, (part) =>
    " ".repeat(part.length),
  );

/**
 * A name for a part of the screen from the clause that speaks of it: whole words from a phrase border on, shortened at a phrase border.
 * @param at where the part is named in the clause
 */
export function labelOf(clause: string, at: number, locale: Locale): string {
  let text = clause.replace(/\s+/g, " ").trim();
  const shift = clause.length - clause.trimStart().length;
  while (JOINING.test(text) && text.length > 12) text = text.replace(JOINING, "").trim();
  if (text.length <= LONGEST_LABEL) return upperFirst(clean(text), locale);
  const named = Math.max(0, at - shift - (clause.length - text.length));
  const borders = [...text.matchAll(BORDER)].map(({ index }) => index);
  const from =
    named > LONGEST_LABEL / 2
      ? (borders.findLast((border) => border < named && named - border < 30) ?? -1) + 1
      : 0;
  const rest = text.slice(from);
  if (rest.length <= LONGEST_LABEL) return upperFirst(clean(rest), locale);
  const end = borders
    .map((border) => border - from)
    .findLast((border) => border > 6 && border <= LONGEST_LABEL);
  const cut = end ?? rest.lastIndexOf(" ", LONGEST_LABEL);
  return upperFirst(clean(rest.slice(0, cut > 0 ? cut : LONGEST_LABEL)), locale);
}

/** Unpaired quotation marks and hanging signs go. */
function clean(text: string): string {
  const bare = text.replace(/[\s,;:.–—-]+$/u, "").replace(/^[\s,;:.–—-]+/u, "");
  const isPaired = (open: string, close: string) => bare.split(open).length === bare.split(close).length;
  return isPaired("«", "»") && isPaired("“", "”") ? bare : bare.replace(/[«»“”]/gu, "");
}
