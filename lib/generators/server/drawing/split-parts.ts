import "server-only";
import { looksOf } from "@/lib/generators/server/compose/design/picture-plan";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Drawn } from "@/lib/generators/server/drawing/parts";
import { namedLook } from "@/lib/generators/server/drawing/special";
import { groupAt, piecesOf } from "@/lib/generators/server/language/ru";

const JOINT = /\s(?:и|а также|and|as well as|plus)\s+/giu;
const OPENS_EN = /^(?:an?|the|our|my|two|three|four|five|six|seven|eight|nine|ten|\d+|['"“‘])(?!\p{L})/iu;
const OPENS_RU =
  /^(?:\d+|одн[аои]|один|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|[«"“])(?!\p{L})/iu;
const GOVERNS_EN = /\s(?:of|for|by|to|from|between|in|on|at|per|about)\s/iu;
const CONTAINS = /\s(?:with|со?)\s/iu;
/** A link belongs to its form, and a text stays one whatever it tells of. */
const STAYS = /(?<!\p{L})(?:link|ссылк\p{L}*)(?!\p{L})/iu;

/** Words in quotation marks of any kind; an apostrophe inside a word opens none. */
const QUOTED =
  /«([^»]+)»|“([^”]+)”|"([^"]+)"|(?<![\p{L}\d])[‘']([^'’‘]+(?:['’]\p{L}+[^'’‘]*)*)['’](?!\p{L})/u;

/** The words name a kind of part that has a drawing of its own. */
const isKnown = (words: string, isPhone: boolean) =>
  namedLook(words) !== undefined || looksOf(words, isPhone)[0] !== "lines";

const caseOf = (words: string): string => groupAt(piecesOf(words), 0)?.reading.case ?? "";

/** The words after a conjunction name a part beside the one before it, and not another thing that the same part shows. */
function isApart(before: string, after: string, { locale, isPhone }: DesignSheet): boolean {
  if (STAYS.test(after) || !(isKnown(after, isPhone) || isKnown(before, isPhone))) return false;
  const isButton = looksOf(after, isPhone)[0] === "button";
  if (locale === "ru") return OPENS_RU.test(after) || isButton || /^(?:nomn|accs)$/.test(caseOf(after));
  if (CONTAINS.test(before)) return isButton || namedLook(after) !== undefined;
  return OPENS_EN.test(after) || (!GOVERNS_EN.test(before) && isKnown(after, isPhone));
}

/** A part whose label names two parts becomes two: «форма записи и отзывы», "a chart and a list of alarms". */
export function splitPart(part: Drawn, sheet: DesignSheet): Drawn[] {
  const { label, figures } = part;
  const quotes = [...label.matchAll(new RegExp(QUOTED, "giu"))];
  const isQuoted = (at: number) =>
    quotes.some(({ index, 0: words }) => at > index && at < index + words.length);
  const joint = [...label.matchAll(JOINT)].find(
    ({ index, 0: words }) =>
      !isQuoted(index) && isApart(label.slice(0, index), label.slice(index + words.length), sheet),
  );
  if (joint === undefined) return [part];
  const halves = [label.slice(0, joint.index), label.slice(joint.index + joint[0].length)];
  return halves.flatMap((half) => {
    const own = figures.filter(({ span }) => span && half.includes(sheet.text.slice(span.start, span.end)));
    const name = upperFirst(half.trim());
    return splitPart({ ...part, label: name, figures: own, looks: looksOf(name, sheet.isPhone) }, sheet);
  });
}

/** The words that a label quotes, whole also where the label was cut. */
export function quotedIn(label: string, text: string): string | undefined {
  const start = text.toLowerCase().indexOf(label.slice(0, 24).toLowerCase());
  const found = QUOTED.exec(label) ?? (start < 0 ? null : QUOTED.exec(text.slice(start)));
  if (found === null || (QUOTED.exec(label) === null && found.index >= label.length)) return undefined;
  return found.slice(1).find(Boolean)?.trim();
}
