import "server-only";
import { isOfWeekend } from "@/lib/content/days";
import type { Figure, FactSheet } from "@/lib/generators/fact-sheet";
import { NO_CURRENCY } from "@/lib/generators/business-case/money";
import {
  addLine,
  addOpenPains,
  addWork,
  ask,
  isByHand,
  isFactor,
  minutesOf,
  replacedIn,
  type Scene,
} from "@/lib/generators/server/compose/business-case/asks";
import { readWork, type Remedies } from "@/lib/generators/server/compose/business-case/avoided";
import { Book } from "@/lib/generators/server/compose/business-case/book";
import { formsOf, idOf, Ledger } from "@/lib/generators/server/compose/business-case/ledger";
import { clauseOf, isDuty } from "@/lib/generators/server/compose/plan/measures";
import { sheetCurrency } from "@/lib/generators/server/read/money";
import * as say from "@/lib/generators/server/compose/text/figures";
import { filled, upperFirst } from "@/lib/generators/server/compose/text/markdown";

/** What is read into the ledger; duties under the law are no losses. */
type Sheet = Omit<FactSheet, "version" | "clarity" | "open">;

const LONGEST_WORK = 480;
const MOST_DAYS = 5;
const BOUGHT = /покупа|закупа|тратим на|spend on|buy|purchas/iu;
const EACH_OF = /кажд(?:ый|ая|ого|ой)(?!\p{L})|(?<!\p{L})each(?!\p{L})/iu;
const PEOPLE = /^(?:человек|people|staff|of (?:them|us))/iu;
/** Tells how much there is to do, and no loss. */
const COMES =
  /приход[ия]т|поступа|принима|получа|обслужива|\b(?:comes?|arrives?|gets?|receives?|handles?|takes?)\b/iu;
const MOST_QUESTIONS = 3;
const WAITING = /очеред|жд[ёеу]|ожида|проста|стоят|пуст|queue|wait|idle|empty|stand(?:s|ing)? /iu;

/**
 * Lines of effect: every loss, price and working time that the visitor named, those without all their numbers with a question. What the
 * page and all documents ask about money stands in it, so that everybody reads the same questions.
 */
export function ledgerOf(sheet: Sheet, remedies?: Remedies): Ledger {
  const ledger = new Ledger(sheet.locale, sheetCurrency(sheet) ?? NO_CURRENCY, remedies);
  const pains = sheet.pains.filter((pain) => !isDuty(pain, sheet.figures));
  const scene = { ledger, book: new Book({ ...sheet, pains }) };
  const addReplaced = replacedIn(scene, sheet.wishes);
  addEffects(scene);
  addReplaced();
  ledger.limit(MOST_QUESTIONS);
  return ledger;
}

function addEffects(scene: Scene): void {
  const { figures, used } = scene.book;
  const add = (kinds: readonly Figure["kind"][], addOne: (scene: Scene, figure: Figure) => void) => {
    for (const one of figures) if (kinds.includes(one.kind) && !used.has(one.id)) addOne(scene, one);
  };
  add(["money"], addSum);
  add(["share"], addShare);
  add(["duration"], addTime);
  add(["flow", "count"], addThings);
  addOpenPains(scene);
}

function addSum(scene: Scene, sum: Figure): void {
  const { ledger, book } = scene;
  const role = (sum.currency ?? ledger.currency) === ledger.currency ? book.roleOf(sum) : undefined;
  const share = book.shareOf(sum);
  const each = role && book.toldEach(sum);
  if (each) {
    addCases(scene, each, sum);
    return;
  }
  if (role === "case") addCases(scene, book.casesOf(sum) ?? share, sum);
  if (role === "sale" && share) addCases(scene, share, sum, [ledger.margin()]);
  if (role !== "loss" && role !== "bill") return;
  const told = role === "loss" ? book.toldWith(sum) : [];
  for (const { id } of told) book.used.add(id);
  // «За квартал 3,8 км брака на 1,15 млн»: the sum has the period of what was lost with it.
  const period = sum.period ?? told.find((one) => one.period)?.period;
  const money = ledger.said(sum, { label: ledger.word("loss"), measure: "money" });
  const times = ledger.times({ ...sum, period }, book.around(sum));
  // «Перерасход 8 %, корма покупаем на 62 млн»: the loss is a share of what is bought.
  const rate = told.find(({ kind, says }) => kind === "share" && says === "loses");
  const isBought = sum.says !== "loses" && BOUGHT.test(book.around(sum));
  const part =
    role === "bill" ? wastedOf(scene, sum) : [...profitOf(scene, sum), ledger.avoided(book.painOf(sum))];
  addLine(scene, sum, [money, ...times, ...(rate && isBought ? [ledger.share(rate)] : []), ...part]);
}

/** A loss of sales that is not told as profit. */
const SALES =
  /^(?!.*(?:прибыл|марж|profit|margin)).*(?:продаж|выручк|(?<!\p{L})(?:sales?|revenue)(?!\p{L}))/isu;
/** What part of lost sales is profit: the visitor's answer, else all of it, as the loss is told, and the question for it. */
function profitOf({ ledger, book }: Scene, sum: Figure): string[] {
  if (!SALES.test(book.around(sum))) return [];
  const [counts, label] = [ledger.word("profitOf"), ledger.word("profit")];
  const { id, text: said, value } = book.answer(counts, "share") ?? {};
  if (id !== undefined) {
    book.used.add(id);
    return [ledger.add({ id: "profit", label, value, measure: "percent", source: "visitor", said })];
  }
  const question = filled(ledger.word("askProfit"), { loss: sum.text });
  const fills = { unit: "%", counts, kind: "share", says: "loses" } as const;
  const assumed = { label, value: 100, note: ledger.word("profitNote") };
  return [ledger.ask("profit", { ...assumed, question, about: undefined, fills })];
}

/** The part of a bill that is wasted: the visitor's answer, else the question for it. */
function wastedOf(scene: Scene, sum: Figure): string[] {
  const { ledger, book } = scene;
  const told = book.answer(sum.counts ?? "", "share");
  if (told === undefined) return ask(scene, "wasted", sum);
  book.used.add(told.id);
  return [ledger.share(told)];
}

function addCases(scene: Scene, cases: Figure | undefined, price?: Figure, margin: string[] = []): void {
  const { ledger, book } = scene;
  const pair = cases && say.isTimes(cases) ? [price, cases] : [cases, price];
  const figures = pair.filter((one) => one !== undefined);
  const about = figures.find((one) => book.painOf(one)) ?? figures[0];
  if (about === undefined) return;
  const many = cases ? manyOf(scene, cases, price) : ask(scene, "often", about);
  if (many === undefined) return;
  for (const { id } of figures) book.used.add(id);
  const times = price && cases && !cases.period ? ledger.times(price, book.around(price)) : [];
  const each = price ? [ledger.price(price, book.around(price))] : ask(scene, "case", about);
  addLine(scene, about, [...many, ...times, ...each, ...margin, ledger.avoided(book.painOf(about))]);
}

/** How many cases a year: a share is taken of what it is a share of, else it is asked how much of that there is. */
function manyOf(scene: Scene, cases: Figure, price?: Figure): string[] | undefined {
  const { ledger, book } = scene;
  if (cases.kind !== "share") return ledger.quantity(cases, book.around(cases));
  const whole = book.wholeOf(cases, price);
  // What comes at most, or is a share of time, makes no number of a year; nobody is asked how many people they have a month.
  const isMost = whole?.near === "most";
  if (isMost || (!whole && (cases.period !== undefined || say.isPerson(say.nounOf(cases))))) return undefined;
  // How many there are tells nothing of a year.
  const isTimed = [whole, cases, price].some((one) => one?.period !== undefined);
  if (whole && !isTimed) return ask(scene, "often", cases);
  if (whole) return [...ledger.quantity(whole, book.around(cases), price), ledger.share(cases)];
  const things = cases.counts === undefined ? undefined : formsOf(cases, ledger.locale).at(-1);
  if (things === undefined) return ask(scene, "often", cases);
  const period = isOfWeekend(book.around(cases)) ? "week" : "month";
  const id = ledger.ask(`count-${idOf(cases)}`, {
    label: upperFirst(say.nominal(things, ledger.locale)),
    question: filled(ledger.word(period === "week" ? "askWeekend" : "askTotal"), { things }),
    about: undefined,
    forms: formsOf(cases, ledger.locale),
    fills: { unit: things, counts: things, period, kind: "flow", says: "has" },
  });
  return [id, ...ledger.times({ id, text: "", period }, ""), ledger.share(cases)];
}

function addShare(scene: Scene, share: Figure): void {
  const { book } = scene;
  // What its complaint has cost in money already is not counted by the share too.
  const isCounted = ({ id, kind }: Figure) => kind !== "share" && book.used.has(id);
  if (book.figures.some((one) => book.isTogether(one, share) && isCounted(one))) return;
  const whole = book.wholeOf(share);
  const isAlike =
    whole !== undefined && say.shareNouns(say.nounOf(whole), `${share.counts ?? ""} ${share.text}`);
  const [flow, ...others] = book.figures.filter(({ kind }) => kind === "flow");
  const pain = book.painOf(share);
  if (flow && others.length === 0 && pain && readWork().routine.test(clauseOf(pain, share) ?? pain.text)) {
    addWork(scene, flow, share);
    return;
  }
  if (share.says !== "loses" && !(isAlike && pain)) return;
  addCases(scene, share);
}

/** Work on one case × cases × the price of an hour. Who only waits costs no working hour: the complaint is asked for as a whole. */
function addTime(scene: Scene, time: Figure): void {
  const { ledger, book } = scene;
  const text = book.around(time) || time.text;
  const minutes = minutesOf(time);
  const isDays = time.time === "day" && time.value <= MOST_DAYS && readWork().days.test(text);
  const isTerm = (minutes > LONGEST_WORK && !time.period) || (time.time === "day" && time.value >= 1);
  if (time.says === "has" || (isTerm && !isDays) || WAITING.test(text)) return;
  const flows = book.figures.filter((one) => one !== time && (one.kind === "flow" || one.period));
  const words = `${time.counts ?? ""} ${text}`;
  const flow =
    flows.find((one) => say.shareNouns(say.nounOf(one), words)) ??
    flows.find((one) => one.kind === "flow" && book.isTogether(one, time));
  const label = time.period
    ? ledger.word("timeIn", say.periodWords(time.period, ledger.locale))
    : ledger.word("time");
  const note = isDays ? ledger.word("workingDay") : undefined;
  const each = ledger.said(time, { label, value: minutes, measure: "minutes", note });
  const told = () => (flow ? ledger.quantity(flow, text) : ask(scene, "often", time));
  // «по три часа в день каждая (их шестеро)»: so many lose it.
  const people = EACH_OF.test(text)
    ? book.figures.filter(
        (one) => one.kind === "count" && book.isTogether(one, time) && PEOPLE.test(one.unit),
      )
    : [];
  for (const { id } of people) book.used.add(id);
  const times = [
    ...ledger.times(time, text),
    ...people.slice(0, 1).flatMap((one) => ledger.quantity(one, "")),
  ];
  const many = time.period ? times : told();
  if (flow && say.isTimes(flow)) book.used.add(flow.id);
  addLine(scene, time, [...many, each, ledger.hour(text, book.people), ledger.timeSaved(book.painOf(time))]);
}

/** What is lost has a price; what only comes, by hand, takes time. How much comes is no loss by itself. */
function addThings(scene: Scene, things: Figure): void {
  const { book } = scene;
  if (isFactor(scene, things)) return;
  const together = book.figures.filter((other) => book.isTogether(other, things));
  const pain = book.painOf(things);
  if (things.says !== "loses") {
    if (things.kind !== "flow" || !pain || together.some(({ id }) => book.used.has(id))) return;
    if (isByHand(pain)) {
      addWork(scene, things);
      return;
    }
    if (COMES.test(pain.text)) return;
  }
  if (say.isTimes(things)) for (const { id } of together) book.used.add(id);
  addCases(scene, things);
}
