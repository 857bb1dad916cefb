import "server-only";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";

const LONGEST = 60;
/** A label may end before these words: what follows them is a phrase of its own. */
const BORDER =
  /\s(?=(?:и|или|со?|без|для|на|во?|по|из|от|до|ко?|у|об?|при|за|под|над|через|после|котор\p{L}+|где|когда|чтобы|and|or|with|without|for|on|in|at|by|of|from|to|that|which|where|when|so)\s)/giu;
const JOINING =
  /^(?:(?:и|а|но|или|также|ещё|утром|днём|вечером|рядом|ниже|вверху|внизу|слева|справа|сверху|(?:под|над|за) (?:ней|ним|ними)|and|but|or|also|beside|below|above|then|plus)\s+)+/iu;

/** A name for a part of the screen from the clause that speaks of it at a place: whole words, shortened at the border of a phrase. */
export function labelOf(clause: string, at = 0): string {
  const whole = clause.replace(JOINING, "");
  const named = at - (clause.length - whole.length);
  const rest = whole.length > LONGEST && named > LONGEST / 2 ? whole.slice(named) : whole;
  const border = [...rest.matchAll(BORDER)].findLast(({ index }) => index > 6 && index <= LONGEST);
  const end = rest.length <= LONGEST ? undefined : (border?.index ?? rest.lastIndexOf(" ", LONGEST));
  const bare = rest.slice(0, end).replace(/\s+/g, " ");
  const label = bare.replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, "");
  const isPaired = (open: string, close: string) => label.split(open).length === label.split(close).length;
  return upperFirst(isPaired("«", "»") && isPaired("“", "”") ? label : label.replace(/[«»“”]/gu, ""));
}
