import "server-only";
import type { FactSheet, Figure, Pain } from "@/lib/generators/fact-sheet";
import { isMeasured, nounOf, shareNouns } from "@/lib/generators/server/compose/text/figures";

/** Which figures of a sheet speak of the same loss, and the visitor's clause that they stand in. */
export type Book = {
  figures: readonly Figure[];
  pains: readonly Pain[];
  /** The complaint or sentence a figure stands in; empty where the sheet has none. */
  around: (figure: Figure) => string;
  painOf: (figure: Figure) => Pain | undefined;
};

/** Figures and pains that count: removed ones, budgets and aims aside. */
export function bookOf({ figures, pains, limits, organisation, wishes }: FactSheet): Book {
  const isBudget = ({ kind, value }: Figure) => kind === "money" && value === limits.budget?.amount;
  const kept = figures.filter(
    (one) => !one.removed && one.says !== "wants" && one.kind !== "limit" && !isBudget(one),
  );
  const left = pains.filter(({ removed }) => !removed);
  const painOf = ({ id }: Figure) => left.find((pain) => pain.figures.includes(id));
  const clauses = [...(organisation ? [organisation] : []), ...wishes];
  const around = (figure: Figure) =>
    (painOf(figure) ?? clauses.find(({ text }) => text.includes(figure.text)))?.text ?? "";
  return { figures: kept, pains: left, around, painOf };
}

/** Characters within which a sum belongs to a share or a quantity, and within which two figures tell one loss. */
const NEAR = 200;
const CLOSE = 100;

function distance({ span: a }: Figure, { span: b }: Figure): number {
  if (a === undefined || b === undefined) return Infinity;
  return a.start < b.start ? b.start - a.end : a.start - b.end;
}

type Test = (figure: Figure) => boolean;
const nearest = (to: Figure, among: readonly Figure[], is: Test = () => true) =>
  among.filter(is).toSorted((a, b) => distance(a, to) - distance(b, to))[0];

export const isSamePain = ({ painOf }: Book, a: Figure, b: Figure): boolean =>
  painOf(a) !== undefined && painOf(a) === painOf(b);

const near = (book: Book, figure: Figure, reach = NEAR) =>
  book.figures.filter(
    (one) => one.id !== figure.id && (isSamePain(book, one, figure) || distance(one, figure) <= reach),
  );

/** «2 раза», "four times": how often, of something that the clause names. */
export const isTimes = ({ unit }: Pick<Figure, "unit">): boolean => /^(?:раза?|times?)$/iu.test(unit);
const isThings = ({ kind }: Figure) => kind === "flow" || kind === "count";
const isLost = (figure: Figure) => figure.says === "loses" && isThings(figure);
/** Losses counted over a year; what is repeated in a shorter period may be what a share is of. */
const isLostInAll = (figure: Figure) => isLost(figure) && (figure.period ?? "year") === "year";
const isShare = ({ kind, value }: Figure) => kind === "share" && value < 100;
const isHours = ({ kind, time, says }: Figure) => kind === "duration" && time === "hour" && says === "waits";

/** The share of cases that a sum belongs to: one that goes wrong before one that only is; of another complaint only with its noun. */
export function shareOf(book: Book, sum: Figure, reach?: number): Figure | undefined {
  const isOwn = (one: Figure) => one.counts !== undefined || isSamePain(book, one, sum);
  const shares = near(book, sum, reach).filter((one) => isShare(one) && isOwn(one));
  return nearest(sum, shares, ({ says }) => says === "loses") ?? nearest(sum, shares);
}

/** What a price is told for each of: losses or hours of its noun, else losses or repeated troubles beside it. */
export function casesOf(book: Book, sum: Figure, isFree: Test): Figure | undefined {
  const named = `${sum.counts ?? ""} ${sum.text}`;
  const share = shareOf(book, sum);
  const isCase = share ? isLostInAll : isLost;
  const isAlike = (one: Figure) =>
    isHours(one) ? shareNouns(book.around(one), named) : isCase(one) && shareNouns(nounOf(one), named);
  const alike = nearest(sum, near(book, sum), isAlike);
  if (alike || share) return alike;
  const beside = near(book, sum, CLOSE).filter(isFree);
  const isOfEach = EACH.test(`${book.around(sum)} ${sum.text}`);
  const isRepeated = (one: Figure) =>
    one.kind === "flow" && (isSamePain(book, one, sum) || (isTimes(one) && isOfEach));
  return nearest(sum, beside, isLost) ?? nearest(sum, beside, isRepeated);
}

/** What a share is of: its noun, else a flow of its complaint; where a price is told, else a flow told before it. */
export function wholeOf(book: Book, share: Figure, sum?: Figure): Figure | undefined {
  const isByMeasure = isMeasured(sum?.counts ?? "");
  const isWhole = (one: Figure) =>
    isThings(one) && !isLostInAll(one) && (!isByMeasure || isMeasured(one.unit));
  const things = book.figures.filter(isWhole);
  const flows = things.filter(
    (one) => one.kind === "flow" || one.period !== undefined || isMeasured(one.unit),
  );
  const words = `${share.counts ?? ""} ${share.text} ${sum?.counts ?? ""}`;
  const found =
    nearest(share, things, (one) => shareNouns(nounOf(one), words)) ??
    flows.find((one) => isSamePain(book, one, share));
  if (found || (share.counts !== undefined && sum === undefined)) return found;
  return flows.length === 1 ? flows[0] : nearest(share, flows, (one) => book.painOf(one) === undefined);
}

/** What is told beside a loss in money: the same loss, not counted twice. */
export function toldWith(book: Book, sum: Figure): Figure[] {
  const isTold = (one: Figure) => one.says !== "has" && one.kind !== "money" && isSamePain(book, one, sum);
  const lost = nearest(sum, near(book, sum, CLOSE), (one) => isLost(one) && !isTimes(one));
  return [...book.figures.filter(isTold), lost, shareOf(book, sum, CLOSE)].filter((one) => one !== undefined);
}

const EACH =
  /(?:^|\s)(?:each|every|per|apiece|one|on average|a (?:go|piece|time)|кажд\S+|один|одна|одно|за раз|в среднем)(?=\s|$)/iu;
/** A fine is paid once, whatever the verb says. */
const PAID = /штраф|компенсац|ущерб|убыт|потер|долг|недостач|\bfine|\bloss|debt|damage|compensation/iu;
/** What is spent anyway: only a part of it is lost. */
const BILL =
  /(?:^|\s)(?:сч[её]т(?!чик)|расход|затрат|аренд|зарплат|bills?$|invoice|rent$|payroll|spending|expens)/iu;
const SOLD = /чек|билет|тариф|средн(?!ем)|выручк|ticket|fare|charge|(?<!on )average/iu;
const UNIT_OF_TIME = /(?:^|\s)(?:час|смен|минут|сутк|раз|hour|shift|minute|time)/iu;

/** The price is of what the share is of, and nothing goes wrong with that: a customer pays it, and only its margin is lost. */
function isIncome(book: Book, sum: Figure): boolean {
  const share = shareOf(book, sum);
  const whole = share && share.says !== "loses" ? wholeOf(book, share, sum) : undefined;
  return whole !== undefined && shareNouns(nounOf(whole), sum.counts ?? "") && !isMeasured(whole.unit);
}

type Role = "case" | "sale" | "loss" | "bill";

/** What a sum is: the price of a case or of a sale, a loss, or a bill of which a part is lost. What nothing goes with may be a budget. */
export function roleOf(book: Book, sum: Figure, isFree: Test): Role | undefined {
  const { says, period, counts = "", text } = sum;
  const [prior = "", after = ""] = book.around(sum).split(text);
  const isEach = EACH.test(`${prior.slice(-45)} ${text} ${after.slice(0, 40)}`);
  const isOf = (one: Figure) => isThings(one) && shareNouns(nounOf(one), counts);
  const isKnown = counts !== "" && (text.includes(counts) || book.figures.some(isOf));
  const isTied = book.painOf(sum) !== undefined || says === "loses" || period !== undefined;
  const isBeside = () => near(book, sum, CLOSE).some((one) => isFree(one) && (isLost(one) || isShare(one)));
  if (!isTied && !isKnown && !isEach && !PAID.test(counts) && !isBeside()) return undefined;
  if (PAID.test(counts) && !isEach) return "loss";
  if (says !== "loses" && SOLD.test(`${counts} ${prior.slice(-20)}`)) return "sale";
  if (BILL.test(counts) && !isEach)
    return period !== undefined && says === "costs" && !book.painOf(sum) ? "bill" : "loss";
  const isShort = period === undefined || ["hour", "shift", "day"].includes(period);
  const isOfOne = UNIT_OF_TIME.test(counts) || (says === "costs" && (counts !== "" || period !== undefined));
  if (isShort && (isEach || isOfOne)) return isIncome(book, sum) ? "sale" : "case";
  if (isEach && EACH.test(after.slice(0, 12))) return "case";
  return says === "has" ? undefined : "loss";
}
