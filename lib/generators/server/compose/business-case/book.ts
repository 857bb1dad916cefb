import "server-only";
import type { FactEntry, FactSheet, Figure, Pain } from "@/lib/generators/fact-sheet";
import { headNoun } from "@/lib/generators/server/language/ru";
import { isMeasured, isTimes, nounOf, shareNouns } from "@/lib/generators/server/compose/text/figures";

const NEAR = 200;
const CLOSE = 100;

const EACH =
  /(?:^|\s)(?:each|every|per|apiece|one|on average|a (?:go|piece|time)|кажд\S+|один|одна|одно|за раз|в среднем)(?=\s|$)/iu;
const PAID = /штраф|компенсац|ущерб|убыт|потер|долг|недостач|\bfine|\bloss|debt|damage|compensation/iu;
const BILL =
  /(?:^|\s)(?:сч[её]т(?!чик)|расход|затрат|аренд|зарплат|bills?$|invoice|rent$|payroll|spending|expens)/iu;
const SOLD = /чек|билет|тариф|средн(?!ем)|выручк|ticket|fare|charge|(?<!on )average/iu;
/** "Two filings, one of which cost forty thousand": the price of one of them is no price of each. */
const ONE_OF = /(?:^|\s)(?:one of (?:which|them)|од(?:ин|на) из (?:них|котор\S+))(?=\s|$)/iu;
const unitsOfTime = [
  /(?:^|\s)(?:час|hour)/iu,
  /(?:^|\s)(?:смен|shift)/iu,
  /(?:^|\s)(?:день|дня|дней|сут|day)/iu,
];

type Sheet = Pick<FactSheet, "figures" | "pains" | "limits" | "organisation" | "wishes" | "actors">;
type Test = (figure: Figure) => boolean;

function distance({ span: a }: Figure, { span: b }: Figure): number {
  if (a === undefined || b === undefined) return Infinity;
  return a.start < b.start ? b.start - a.end : a.start - b.end;
}

const nearest = (to: Figure, among: readonly Figure[], is: Test = () => true) =>
  among.filter(is).toSorted((a, b) => distance(a, to) - distance(b, to))[0];

/** The word that says what is counted: "bikes" of "rental bikes"; of a measure, what is measured. */
function headOf(figure: Figure): string {
  const [unit = ""] = figure.unit.split(/ (?:of|for|from|on|in|to|with|by) /u);
  return isMeasured(figure.unit) ? nounOf(figure) : (headNoun(unit) ?? unit.split(" ").at(-1) ?? "");
}

const isThings = ({ kind }: Figure) => kind === "flow" || kind === "count";
const isLost = (figure: Figure) => figure.says === "loses" && isThings(figure);
const isLostInAll = (figure: Figure) => isLost(figure) && (figure.period ?? "year") === "year";
const isShort = ({ period }: Figure) => period === "hour" || period === "shift" || period === "day";

/** The figures that count, and which of them speak of the same loss: budgets and aims are left aside. */
export class Book {
  readonly figures: readonly Figure[];
  readonly pains: readonly Pain[];
  readonly used = new Set<string>();
  /** Who works there: the client, and those of the house. */
  readonly people: string;
  readonly #clauses: readonly FactEntry[];

  constructor({ figures, pains, limits: { budget }, organisation, wishes, actors }: Sheet) {
    const wished = new Set(wishes.flatMap((wish) => wish.figures));
    this.figures = figures.filter(
      ({ id, removed, says, kind, value }) =>
        !removed &&
        says !== "wants" &&
        kind !== "limit" &&
        // How fast it is to be is no time that is lost today.
        !(kind === "duration" && wished.has(id)) &&
        !(kind === "money" && value === budget?.amount),
    );
    this.pains = pains.filter(({ removed }) => !removed);
    const staff = actors.filter(({ side, removed }) => side !== "served" && !removed);
    this.people = [organisation?.text, ...staff.map(({ name }) => name)].join(" ");
    this.#clauses = [...this.pains, ...(organisation ? [organisation] : []), ...wishes];
  }

  painOf({ id }: Figure): Pain | undefined {
    return this.pains.find((pain) => pain.figures.includes(id));
  }

  /** What the visitor answered to a question that gives its answer this name. */
  answer(name: string, kind: Figure["kind"]): Figure | undefined {
    return this.figures.find((one) => one.by === "visitor" && one.kind === kind && one.counts === name);
  }

  around(figure: Figure): string {
    const clause = this.painOf(figure) ?? this.#clauses.find(({ text }) => text.includes(figure.text));
    return clause?.text ?? "";
  }

  isTogether(a: Figure, b: Figure): boolean {
    return this.painOf(a) !== undefined && this.painOf(a) === this.painOf(b);
  }

  #near(figure: Figure, reach = NEAR): Figure[] {
    return this.figures.filter(
      (one) => one !== figure && (this.isTogether(one, figure) || distance(one, figure) <= reach),
    );
  }

  /** The share of cases that a sum belongs to: one that goes wrong before one that only is; of another complaint only with its noun. */
  shareOf(sum: Figure, reach?: number): Figure | undefined {
    const isOwn = (one: Figure) => one.counts !== undefined || this.isTogether(one, sum);
    const shares = this.#near(sum, reach).filter(
      (one) => one.kind === "share" && one.value < 100 && isOwn(one),
    );
    return nearest(sum, shares, ({ says }) => says === "loses") ?? nearest(sum, shares);
  }

  /** What a price is told for each of: the time of a price by the hour or day, losses of its noun, else losses or troubles beside it. */
  casesOf(sum: Figure): Figure | undefined {
    const named = `${sum.counts ?? ""} ${sum.text}`;
    const time = unitsOfTime.find((unit) => unit.test(`${sum.period ?? ""} ${sum.counts ?? ""}`));
    if (time) return nearest(sum, this.#near(sum), ({ unit, says }) => time.test(unit) && says !== "has");
    const isOfEach = EACH.test(`${this.around(sum)} ${sum.text}`);
    const own = nearest(sum, this.#near(sum), (one) => isLost(one) && this.isTogether(one, sum));
    if (isOfEach && own?.period !== undefined) return own;
    const share = this.shareOf(sum);
    const isCase = share ? isLostInAll : isLost;
    const alike = nearest(sum, this.figures, (one) => isCase(one) && shareNouns(nounOf(one), named));
    if (alike || share) return alike;
    const beside = this.#near(sum, CLOSE).filter(({ id }) => !this.used.has(id));
    const isRepeated = (one: Figure) =>
      one.kind === "flow" && (this.isTogether(one, sum) || (isTimes(one) && isOfEach));
    return nearest(sum, beside, isLost) ?? nearest(sum, beside, isRepeated);
  }

  /** «22 человека по 1 800 ₽», "30 seats at $12 each": the count right before a price of each, where it is lost or paid. */
  toldEach(sum: Figure): Figure | undefined {
    const isTold = this.painOf(sum) !== undefined || sum.says === "loses";
    const isOf = (one: Figure) =>
      isThings(one) && distance(one, sum) <= " по ".length && one.counts === sum.counts;
    return isTold ? nearest(sum, this.figures, isOf) : undefined;
  }

  /** What a share is of: its noun, else a flow of its complaint; where a price is told, else a flow told before it. */
  wholeOf(share: Figure, sum?: Figure): Figure | undefined {
    const isByMeasure = isMeasured(sum?.counts ?? "");
    const isWhole = (one: Figure) => isThings(one) && (!isByMeasure || isMeasured(one.unit));
    const things = this.figures.filter((one) => isWhole(one) && !isLostInAll(one));
    const flows = things.filter(({ kind, period, unit }) => kind === "flow" || period || isMeasured(unit));
    const words = `${share.counts ?? ""} ${share.text} ${sum?.counts ?? ""}`;
    const found =
      nearest(share, things, (one) => shareNouns(headOf(one), words)) ??
      flows.find((one) => this.isTogether(one, share));
    // «6 % людей» is of those who come.
    const isAnybody = /^(?:люд|человек|people|persons)/iu.test(share.counts ?? "");
    if (found || (share.counts !== undefined && !isAnybody)) return found;
    return flows.length === 1 ? flows[0] : nearest(share, flows, (one) => this.painOf(one) === undefined);
  }

  /** What is told beside a loss in money: the same loss, not counted twice. */
  toldWith(sum: Figure): Figure[] {
    const lost = nearest(sum, this.#near(sum, CLOSE), (one) => isLost(one) && !isTimes(one));
    const share = this.shareOf(sum, CLOSE);
    const isTold = (one: Figure) => one.says !== "has" && one.kind !== "money" && this.isTogether(one, sum);
    const isOf = share && (share.says === "loses" || this.isTogether(share, sum));
    return this.figures.filter((one) => one === lost || (isOf && one === share) || isTold(one));
  }

  /** The price is of what the share is of, and nothing goes wrong with that: a customer pays it, and only its margin is lost. */
  #isIncome(sum: Figure): boolean {
    const share = this.shareOf(sum);
    const whole = share && share.says !== "loses" ? this.wholeOf(share, sum) : undefined;
    return whole !== undefined && shareNouns(nounOf(whole), sum.counts ?? "") && !isMeasured(whole.unit);
  }

  /** «2 отгрузки в неделю, каждая — 35 000», «теряем 18 %, куб стоит 24»: told in one complaint with what it is the price of. */
  #isPriceOfEach(sum: Figure, isEach: boolean, prior: string): boolean {
    const told = this.figures.filter((one) => this.isTogether(one, sum) && one !== sum);
    const isOf = ({ unit }: Figure) => shareNouns(unit, `${sum.counts ?? ""} ${prior.slice(-30)}`);
    const share = told.find(({ kind, says }) => kind === "share" && says === "loses");
    const isOfShare = share !== undefined && sum.period === undefined && this.wholeOf(share, sum);
    const isUnit =
      told.some((one) => one.kind === "flow" && isOf(one)) ||
      shareNouns(sum.counts ?? "", prior.slice(0, -20));
    if (isOfShare && isUnit) return true;
    return isEach && sum.period !== undefined && told.some((one) => isLost(one) && one.period === sum.period);
  }

  /** What a sum is: the price of a case or of a sale, a loss, or a bill. What nothing goes with may be a budget. */
  roleOf(sum: Figure): "case" | "sale" | "loss" | "bill" | undefined {
    const { says, period, counts = "", text } = sum;
    const [prior = "", after = ""] = this.around(sum).split(text);
    const isBare = period === undefined || isShort(sum);
    const isEach = EACH.test(`${prior.slice(-45)} ${text} ${after.slice(0, 40)}`);
    if ((PAID.test(counts) && !isEach) || ONE_OF.test(prior.slice(-45))) return "loss";
    if (says !== "loses" && SOLD.test(`${counts} ${prior.slice(-20)}`)) return "sale";
    const isTold = this.painOf(sum) !== undefined || says === "loses";
    if (BILL.test(counts) && !isEach) return isTold ? "loss" : "bill";
    if (this.#isPriceOfEach(sum, isEach, prior)) return "case";
    const isTimed = unitsOfTime.some((unit) => unit.test(counts));
    const isOfOne = isTimed || (says === "costs" && (counts !== "" || period !== undefined));
    if (isBare && (isEach || isOfOne)) return this.#isIncome(sum) ? "sale" : "case";
    if (isTold && says !== "has") return "loss";
    return period !== undefined && says !== "has" ? "bill" : undefined;
  }
}
