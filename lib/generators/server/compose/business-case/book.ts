import "server-only";
import type { FactSheet, Figure, Pain } from "@/lib/generators/fact-sheet";
import { isVerb } from "@/lib/generators/server/language/ru";
import { capital, sharesNoun, thingOf } from "@/lib/generators/server/compose/business-case/nouns";

/** Which figures of a sheet speak of the same loss, and the visitor's clause that they stand in. */
export type Book = {
  figures: readonly Figure[];
  pains: readonly Pain[];
  /** The complaint or sentence a figure stands in; empty where the sheet has none. */
  around: (figure: Figure) => string;
  painOf: (figure: Figure) => Pain | undefined;
  /** Words of the figure's sentence name somebody who works there, or somebody at all. */
  isAtWork: (figure: Figure) => boolean;
  isOfPeople: (figure: Figure) => boolean;
};

/** Characters within which figures stand in the same thought, and within which they tell one loss. */
const NEAR = 200;
const CLOSE = 100;

/** Figures and pains that count: removed ones, budgets and aims aside. */
export function bookOf({ figures, pains, limits, organisation, wishes, actors }: FactSheet): Book {
  const budget = limits.budget?.amount;
  const kept = figures.filter(
    ({ removed, kind, says, value }) =>
      !removed && kind !== "limit" && !(kind === "money" && (says === "wants" || value === budget)),
  );
  const left = pains.filter(({ removed }) => !removed);
  const painOf = ({ id }: Figure) => left.find((pain) => pain.figures.includes(id));
  const clauses = [...left, ...(organisation ? [organisation] : []), ...wishes];
  const around = (figure: Figure) =>
    painOf(figure)?.text ?? clauses.find(({ text }) => text.includes(figure.text))?.text ?? "";
  const people = actors.filter(({ removed }) => !removed);
  const names = (figure: Figure, some: typeof people) =>
    some.some(({ name }) => sharesNoun(name, around(figure)));
  const isAtWork = (figure: Figure) =>
    names(
      figure,
      people.filter(({ side }) => side === "serves"),
    );
  return { figures: kept, pains: left, around, painOf, isAtWork, isOfPeople: (item) => names(item, people) };
}

function distance(a: Figure, b: Figure): number {
  if (a.span === undefined || b.span === undefined) return Infinity;
  return a.span.start < b.span.start ? b.span.start - a.span.end : a.span.start - b.span.end;
}

const nearest = (to: Figure, among: readonly Figure[]) =>
  among.toSorted((a, b) => distance(a, to) - distance(b, to))[0];

export const isSamePain = (book: Book, a: Figure, b: Figure): boolean =>
  book.painOf(a) !== undefined && book.painOf(a) === book.painOf(b);

const isNear = (book: Book, a: Figure, b: Figure) => distance(a, b) <= NEAR || isSamePain(book, a, b);

const isClose = (book: Book, a: Figure, b: Figure) => isSamePain(book, a, b) || distance(a, b) <= CLOSE;

const isThings = ({ kind }: Figure) => kind === "flow" || kind === "count";

/** What a price is told for each of: losses of the same noun, losses beside it, else a flow of the same complaint. */
export function casesOf(book: Book, sum: Figure): Figure | undefined {
  const near = book.figures.filter(
    (figure) =>
      figure.id !== sum.id &&
      isNear(book, figure, sum) &&
      (isThings(figure) || (figure.kind === "duration" && figure.time === "hour" && figure.says === "waits")),
  );
  const named = `${sum.counts ?? ""} ${sum.text}`;
  const alike = near.filter(
    (figure) =>
      (figure.says === "loses" || figure.kind === "duration") &&
      sharesNoun(figure.kind === "duration" ? book.around(figure) : thingOf(figure), named),
  );
  const flows = near.filter(({ kind }) => kind === "flow");
  const lost = flows.filter(({ says }) => says === "loses");
  const same = shareOf(book, sum) ? [] : flows.filter((figure) => isSamePain(book, figure, sum));
  const beside = shareOf(book, sum)
    ? []
    : flows.filter((figure) => book.painOf(figure) !== undefined && isClose(book, figure, sum));
  const yearly = same.filter(({ period }) => period === "year");
  return [alike, lost, yearly, same, beside].map((some) => nearest(sum, some)).find(Boolean);
}

/** The share that a sum belongs to. */
export const shareOf = (book: Book, figure: Figure): Figure | undefined =>
  nearest(
    figure,
    book.figures.filter(
      (other) =>
        other.kind === "share" &&
        other.says !== "wants" &&
        other.value < 100 &&
        !isDiscount(book, other) &&
        isNear(book, other, figure),
    ),
  );

/** A share of the price that is given away or paid: «скидку 15 %». */
export const discountOf = (book: Book, sum: Figure): Figure | undefined =>
  book.figures.find(
    (other) => other.kind === "share" && isSamePain(book, other, sum) && isDiscount(book, other),
  );

function isDiscount(book: Book, share: Figure): boolean {
  const text = book.around(share);
  const before = text.slice(0, text.indexOf(share.text)).split(/\s+/).slice(-3).join(" ");
  return /скидк|неустойк|пен[юия]|штраф|discount|rebate|penalt/iu.test(`${before} ${share.counts ?? ""}`);
}

/** The quantity a share or a time is of: of the same noun, else of the same complaint, else the only flow, else the nearest before it. */
export function flowOf(
  book: Book,
  ...named: readonly Figure[]
): { flow: Figure; isSure: boolean } | undefined {
  const [first] = named;
  if (first === undefined) return undefined;
  const flows = book.figures.filter(
    ({ kind, says, period }) =>
      (kind === "flow" || (kind === "count" && period !== undefined)) && says !== "loses" && says !== "wants",
  );
  const words = named.map((figure) => `${figure.counts ?? ""} ${figure.text}`).join(" ");
  const isAlike = (figure: Figure) => sharesNoun(thingOf(figure), words);
  const counts = book.figures.filter(({ kind, says }) => kind === "count" && says === "has");
  const found =
    nearest(first, flows.filter(isAlike)) ??
    nearest(first, counts.filter(isAlike)) ??
    counts.find((figure) => isSamePain(book, figure, first) && isMeasured(figure));
  if (found) return { flow: found, isSure: true };
  const before = flows.filter(
    ({ span }) => span !== undefined && first.span !== undefined && span.end <= first.span.start,
  );
  const flow =
    flows.length === 1
      ? flows[0]
      : (nearest(
          first,
          before.filter((item) => book.painOf(item) === undefined),
        ) ?? nearest(first, before));
  return flow && { flow, isSure: flows.length === 1 };
}

/** «2 раза», "four times": how often, of something that the clause names. */
export const isTimes = ({ unit }: Figure): boolean => /^(?:раза?|times?)$/iu.test(unit);

/** Things and a share told beside a loss in money: the same loss, not counted twice. */
export const toldWith = (book: Book, sum: Figure): Figure[] => {
  const things = book.figures.filter(
    (other) => isThings(other) && other.says === "loses" && (!isTimes(other) || isSamePain(book, other, sum)),
  );
  return [nearest(sum, things), shareOf(book, sum)].filter(
    (figure): figure is Figure => figure !== undefined && isClose(book, figure, sum),
  );
};

/** A quantity of weight, volume or length: nobody works on one of it. */
export const isMeasured = ({ unit }: Figure): boolean =>
  /^(?:т|кг|л|м|км|га|тонн\S*|килограмм\S*|литр\S*|метр\S*|километр\S*|гектар\S*|кубометр\S*|tonnes?|tons?|kg|kilos?|lit(?:re|er)s?|met(?:re|er)s?|km|miles?|pounds?|lbs?)\.?$/iu.test(
    unit,
  );

/** Durations of one complaint of which the shorter is the aim: «14 минут, хотя по нормативу 6». */
export const aimOf = (book: Book, time: Figure): Figure | undefined =>
  book.figures.find(
    (other) =>
      other.id !== time.id &&
      other.kind === "duration" &&
      isSamePain(book, other, time) &&
      (other.time ?? other.unit) === (time.time ?? time.unit) &&
      other.value < time.value &&
      (other.says === "wants" || AIMED.test(book.around(time))),
  );
const AIMED = /supposed|should|must|instead|target|standard|норматив|норм[аеу]|вместо|должн|положен|хотя/iu;

const LONGEST_CLAUSE = 60;
const CONJUNCTION =
  /\s+(?=(?:and|but|because|since|although|so that|и|а|но|потому что|поэтому|так как|хотя|чтобы)\s)/iu;
const LEADING = /^(?:(?:and|but|so|because|since|that|и|а|но|то|что|это|поэтому|хотя|значит)\s+)+/iu;
/** Words that no clause ends with. */
const LOOSE =
  /\s+(?:\p{L}{1,3}|with|from|into|about|when|that|\p{L}+ing|через|перед|после|когда|который|каждый)$/iu;

/** The visitor's own words for a trouble, capitalised, at most 60 characters, cut where a phrase ends. */
export function clauseOf(text: string, figure?: Figure): string {
  const isWith = (part: string) => figure === undefined || part.includes(figure.text);
  const nouns = (part: string) => part.replace(figure?.text ?? "", "").match(/\p{L}{4,}/gu)?.length ?? 0;
  const parts = text.split(/\s*[;()]\s*|[:,]\s+|\s[–—]\s/u).filter(Boolean);
  const at = Math.max(0, parts.findIndex(isWith));
  let part = parts[at] ?? text;
  // A bare figure says nothing: what stands before or after it does.
  const after = parts[at + 1] ?? "";
  if (figure && nouns(part) < 2 && at === 0 && part.length + after.length < LONGEST_CLAUSE)
    part = [part, after].filter(Boolean).join(" – ");
  if (figure && nouns(part) < 3 && at > 0) {
    const before = parts[at - 1] ?? "";
    part = before.length + part.length < LONGEST_CLAUSE ? `${before}, ${part}` : before;
  }
  const pieces = part.split(CONJUNCTION);
  if (part.length > LONGEST_CLAUSE && pieces.every(isClause)) part = pieces.find(isWith) ?? part;
  part = part.replace(LEADING, "");
  if (part.length > LONGEST_CLAUSE) part = shortened(part, figure);
  return capital(
    part
      .replace(/[\s.,!?–—]+$/u, "")
      .replaceAll("«", "„")
      .replaceAll("»", "“"),
  );
}

/** Stands by itself: a Russian clause has a verb, an English one four words. */
const isClause = (text: string): boolean =>
  /[а-яё]/iu.test(text) ? text.split(/\s+/).some((word) => isVerb(word)) : text.split(/\s+/).length > 3;

/** The words from a verb before the figure on, else the beginning of the clause. */
function shortened(part: string, figure: Figure | undefined): string {
  const at = figure ? part.indexOf(figure.text) : -1;
  const words = [...part.matchAll(/\S+/gu)];
  const verb = words.find(
    ({ 0: word, index }) => index < at && part.length - index <= LONGEST_CLAUSE && isVerb(word),
  );
  if (verb) return part.slice(verb.index);
  let cut = part.slice(0, LONGEST_CLAUSE + 1).replace(/\s+\S*$/u, "");
  while (LOOSE.test(cut) || /\s\S*\d\S*$/u.test(cut)) cut = cut.replace(/\s+\S+$/u, "");
  return cut;
}
