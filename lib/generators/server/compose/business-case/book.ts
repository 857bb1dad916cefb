import "server-only";
import type { FactSheet, Figure, Pain } from "@/lib/generators/fact-sheet";
import { isVerb } from "@/lib/generators/server/language/ru";
import { isMeasured, nounOf, shareNouns } from "@/lib/generators/server/compose/text/figures";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";

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

function distance(a: Figure, b: Figure): number {
  if (a.span === undefined || b.span === undefined) return Infinity;
  return a.span.start < b.span.start ? b.span.start - a.span.end : a.span.start - b.span.end;
}

const nearest = (to: Figure, among: readonly Figure[], is: (figure: Figure) => boolean = () => true) =>
  among.filter(is).toSorted((a, b) => distance(a, to) - distance(b, to))[0];

export const isSamePain = ({ painOf }: Book, a: Figure, b: Figure): boolean =>
  painOf(a) !== undefined && painOf(a) === painOf(b);

const near = (book: Book, figure: Figure, reach = NEAR) =>
  book.figures.filter(
    (one) => one.id !== figure.id && (isSamePain(book, one, figure) || distance(one, figure) <= reach),
  );

/** «2 раза», "four times": how often, of something that the clause names. */
export const isTimes = ({ unit }: Figure): boolean => /^(?:раза?|times?)$/iu.test(unit);
const isThings = ({ kind }: Figure) => kind === "flow" || kind === "count";
const isLost = (figure: Figure) => figure.says === "loses" && isThings(figure);
/** Losses counted over a year; what is repeated in a shorter period may be what a share is of. */
const isLostInAll = (figure: Figure) => isLost(figure) && (figure.period ?? "year") === "year";
const isShare = ({ kind, value }: Figure) => kind === "share" && value < 100;
const isHours = ({ kind, time, says }: Figure) => kind === "duration" && time === "hour" && says === "waits";

/** The share of cases that a sum belongs to: one that goes wrong before one that only is; of another complaint only with its noun. */
export const shareOf = (book: Book, sum: Figure, reach?: number): Figure | undefined => {
  const isOwn = (one: Figure) => one.counts !== undefined || isSamePain(book, one, sum);
  const shares = near(book, sum, reach).filter((one) => isShare(one) && isOwn(one));
  return nearest(sum, shares, ({ says }) => says === "loses") ?? nearest(sum, shares);
};

/** What a price is told for each of: losses or hours of its noun, else losses beside it, else what a complaint repeats. */
export function casesOf(book: Book, sum: Figure, isFree: (figure: Figure) => boolean): Figure | undefined {
  const named = `${sum.counts ?? ""} ${sum.text}`;
  const share = shareOf(book, sum);
  const isCase = share ? isLostInAll : isLost;
  const isAlike = (one: Figure) =>
    isHours(one) ? shareNouns(book.around(one), named) : isCase(one) && shareNouns(nounOf(one), named);
  const alike = nearest(sum, near(book, sum), isAlike);
  if (alike || share) return alike;
  const beside = near(book, sum, CLOSE).filter(isFree);
  const isRepeated = (one: Figure) => one.kind === "flow" && book.painOf(one) !== undefined;
  return nearest(sum, beside, isLost) ?? nearest(sum, beside, isRepeated);
}

/** What a share is of: its noun, else a flow of its complaint; where a price is told or no noun, also a flow told before. */
export function wholeOf(book: Book, share: Figure, sum?: Figure): Figure | undefined {
  const isByMeasure = isMeasured(sum?.counts ?? "");
  const things = book.figures.filter(
    (one) => isThings(one) && !isLostInAll(one) && (!isByMeasure || isMeasured(one.unit)),
  );
  const flows = things.filter(
    ({ kind, period, unit }) => kind === "flow" || period !== undefined || isMeasured(unit),
  );
  const words = `${share.counts ?? ""} ${share.text} ${sum?.counts ?? ""}`;
  const found =
    nearest(share, things, (one) => shareNouns(nounOf(one), words)) ??
    flows.find((one) => isSamePain(book, one, share));
  if (found || (share.counts !== undefined && sum === undefined)) return found;
  if (flows.length === 1) return flows[0];
  const earlier = flows.filter(({ span }) => span && share.span && span.end <= share.span.start);
  return nearest(share, earlier, (one) => book.painOf(one) === undefined) ?? nearest(share, earlier);
}

/** What is told beside a loss in money: the same loss, not counted twice. */
export function toldWith(book: Book, sum: Figure): Figure[] {
  const isTold = (one: Figure) => one.says !== "has" && one.kind !== "money" && isSamePain(book, one, sum);
  const lost = nearest(sum, near(book, sum, CLOSE), (one) => isLost(one) && !isTimes(one));
  return [...book.figures.filter(isTold), lost, shareOf(book, sum, CLOSE)].filter((one) => one !== undefined);
}

const EACH =
  /(?:^|\s)(?:each|every|per|apiece|one|on average|a (?:go|piece|time)|кажд\S+|один|одна|одно|за раз|в среднем)(?=\s|$)/iu;
const SELLING = /чек|билет|тариф|средн(?!ем)|выручк|ticket|fare|charge|average/iu;
/** A bill or a fine is paid once, whatever the verb says. */
const PAID =
  /сч[её]т(?!чик)|штраф|компенсац|ущерб|убыт|потер|долг|недостач|bill|fine|loss|debt|damage|compensation/iu;
const UNIT_OF_TIME = /(?:^|\s)(?:час|смен|минут|сутк|раз|hour|shift|minute|time)/iu;

/** A price or sum that no complaint, period, thing or loss goes with may be a budget. */
const isTied = (book: Book, sum: Figure, isFree: (figure: Figure) => boolean): boolean => {
  const { counts = "", says, period, text } = sum;
  const isOf = (one: Figure) => isThings(one) && shareNouns(nounOf(one), counts);
  if (book.painOf(sum) || says === "loses" || period !== undefined || PAID.test(counts)) return true;
  if (counts !== "" && (text.includes(counts) || book.figures.some(isOf))) return true;
  return near(book, sum, CLOSE).some((one) => isFree(one) && (isLost(one) || isShare(one)));
};

/** What a sum is: the price of one case that goes wrong, what customers pay for one, a loss; else nothing that is lost. */
export function roleOf(
  book: Book,
  sum: Figure,
  isFree: (figure: Figure) => boolean,
): "case" | "sale" | "loss" | undefined {
  const { says, period, counts = "", text } = sum;
  const [prior = "", after = ""] = book.around(sum).split(text);
  const isEach = EACH.test(`${prior.slice(-45)} ${text} ${after.slice(0, 40)}`);
  if (!isTied(book, sum, isFree)) return undefined;
  if (PAID.test(counts) && !isEach) return "loss";
  if (says !== "loses" && SELLING.test(`${counts} ${prior.slice(-20)}`)) return "sale";
  if (isEach && EACH.test(after.slice(0, 12))) return "case";
  const isOfOne = isEach || UNIT_OF_TIME.test(counts) || (says === "costs" && counts !== "");
  if (isOfOne && (period === undefined || period === "hour" || period === "day")) return "case";
  return says === "has" ? undefined : "loss";
}

const LONGEST = 60;
const BORDER =
  /\s*[;()]\s*|[:,]\s+|\s[–—]\s|\s+(?=(?:but|because|since|although|so that|но|потому что|поэтому|хотя|чтобы)\s)/u;
const AND = /\s+(?=(?:and|и|а)\s)/iu;
const LEADING = /^(?:(?:and|but|so|because|since|that|и|а|но|то|что|это|потому|поэтому|хотя|значит)\s+)+/iu;
/** Words that no clause ends with. */
const LOOSE = /\s+(?:\p{L}{1,3}|with|from|into|about|when|that|через|перед|после|когда|который|\S*\d\S*)$/iu;

/** The visitor's own words for a trouble: the clause its figure stands in, at most sixty characters, cut where a phrase ends. */
export function clauseOf(text: string, figure?: Figure): string {
  const said = figure?.text ?? "";
  const words = (part: string) => part.replace(said, "").match(/\p{L}{4,}/gu)?.length ?? 0;
  const parts = text.split(BORDER).filter(Boolean);
  const at = parts.findIndex((part) => part.includes(said));
  const prior = parts[at - 1];
  let clause = parts[at] ?? text;
  // A bare figure says nothing: what stands before it does.
  if (figure && prior !== undefined && words(clause) < 3)
    clause = prior.length + clause.length < LONGEST ? `${prior}, ${clause}` : prior;
  const next = parts[at + 1];
  if (figure && next !== undefined && words(clause) === 0)
    clause = text.slice(text.indexOf(clause), text.indexOf(next) + next.length);
  const pieces = clause.split(AND);
  if (clause.length > LONGEST && pieces.every(isClause))
    clause = pieces.find((one) => one.includes(said)) ?? clause;
  clause = clause.replace(LEADING, "").replace(/[\s.,!?–—-]+$/u, "");
  return upperFirst(shortened(clause, clause.indexOf(said)).replaceAll("«", "„").replaceAll("»", "“"));
}

/** Stands by itself: a Russian clause has a verb, an English one four words. */
const isClause = (text: string): boolean => {
  const words = text.split(/\s+/);
  return /[а-яё]/iu.test(text) ? words.some(isVerb) : words.length > 3;
};

/** What fits, from the verb before the figure on, else from the beginning. */
function shortened(clause: string, at: number): string {
  if (clause.length <= LONGEST) return clause;
  const verb = [...clause.matchAll(/\S+/gu)].find(
    ({ 0: word, index }) => index < at && clause.length - index <= LONGEST && isVerb(word),
  );
  if (verb) return clause.slice(verb.index);
  let cut = clause.slice(0, LONGEST + 1).replace(/\s+\S*$/u, "");
  while (LOOSE.test(cut)) cut = cut.replace(/\s+\S+$/u, "");
  return cut;
}
