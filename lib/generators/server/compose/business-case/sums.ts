import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { type Book, casesOf, shareOf } from "@/lib/generators/server/compose/business-case/book";
import { sharesNoun, thingOf } from "@/lib/generators/server/compose/business-case/nouns";

const EACH =
  /(?:^|\s)(?:each|every|per|apiece|a piece|a time|one)(?=\s|$)|кажд|за один|за одну|за раз|за штуку|один|одна|одно/iu;
const SELLING = /чек|билет|цен[аыу]|тариф|продаж|выручк|средн|ticket|price|fare|charge|average/iu;
/** A bill or a fine is paid once, whatever the verb says. */
const PAID = /сч[её]т(?!чик)|штраф|ущерб|убыт|потер|долг|bill|fine|loss|debt|damage/iu;
const UNIT_OF_TIME = /(?:^|\s)(?:час|смен|минут|сутк|рейс|hour|shift|minute)/iu;

/** The words beside a figure, at most so many characters on each side. */
function beside(book: Book, figure: Figure, before: number, after: number): string {
  const text = book.around(figure);
  const at = text.indexOf(figure.text);
  return at < 0 ? figure.text : text.slice(Math.max(0, at - before), at + figure.text.length + after);
}

/**
 * What a sum is: the price of one case that goes wrong, what customers pay for one, a loss of a period, money spent today;
 * `undefined` where it is no loss at all.
 */
export function roleOf(book: Book, sum: Figure): "case" | "sale" | "loss" | "spent" | undefined {
  const { says, period, counts = "" } = sum;
  const isEach = EACH.test(beside(book, sum, 45, 40));
  if (PAID.test(counts) && !isEach) return "loss";
  if (
    says !== "loses" &&
    (SELLING.test(`${counts} ${beside(book, sum, 20, 0)}`) || (says === "has" && !period))
  )
    return "sale";
  if (period === undefined || period === "hour" || period === "day" || isOfLost(book, sum)) {
    const text = book.around(sum);
    const isAt = /(?:\bat|(?:^|\s)по)\s*$/iu.test(text.slice(0, Math.max(0, text.indexOf(sum.text))));
    if (isEach || isAt || UNIT_OF_TIME.test(counts) || isOfLost(book, sum)) return "case";
    if (says === "costs" && counts !== "") return "case";
  }
  const isTrouble = book.painOf(sum) !== undefined || shareOf(book, sum) !== undefined;
  if (says === "costs" && period !== undefined && !isTrouble) return "spent";
  return says === "has" ? undefined : "loss";
}

/** The sum names what the description counts as lost: «60 kegs … £95 a keg». */
function isOfLost(book: Book, sum: Figure): boolean {
  const cases = casesOf(book, sum);
  return (
    sum.counts !== undefined &&
    sum.says !== "loses" &&
    cases?.says === "loses" &&
    sharesNoun(thingOf(cases), sum.counts)
  );
}
