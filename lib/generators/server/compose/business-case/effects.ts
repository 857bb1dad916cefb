import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import * as related from "@/lib/generators/server/compose/business-case/book";
import { clauseOf, type Book } from "@/lib/generators/server/compose/business-case/book";
import { formsOf, idOf, labelOf, type Ledger } from "@/lib/generators/server/compose/business-case/ledger";
import { nounOf, shareNouns } from "@/lib/generators/server/compose/text/figures";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { number } from "@/lib/generators/server/language/ru";

type Scene = {
  ledger: Ledger;
  book: Book;
  /** Codes of the functions that work on a figure. */
  solved: (figure: Figure) => string[];
  /** Figures that a line holds already. */
  used: Set<string>;
};

const MINUTES: Readonly<Record<string, number>> = { second: 1 / 60, minute: 1, hour: 60, day: 480 };
/** Longer times are terms, not work on one case. */
const LONGEST_WORK = 480;
/** Complaints without numbers that are asked for at once. */
const MOST_OPEN = 3;
const WAITING = /очеред|жд[ёеу]|ожида|проста|стоят|пуст|queue|wait|idle|empty|stand(?:s|ing)? /iu;

/** Lines of effect: every loss, price and working time that the visitor named, those without all their numbers with a question. */
export function addEffects(given: Omit<Scene, "used">): void {
  const scene = { ...given, used: new Set<string>() };
  const passes = [
    { kinds: ["money"], add: addSum },
    { kinds: ["share"], add: addShare },
    { kinds: ["duration"], add: addTime },
    { kinds: ["flow", "count"], add: addThings },
  ];
  for (const { kinds, add } of passes)
    for (const figure of scene.book.figures)
      if (kinds.includes(figure.kind) && !scene.used.has(figure.id)) add(scene, figure);
  addOpenPains(scene);
}

/** A line that is called by the complaint of a figure. */
function addLine(scene: Scene, figure: Figure, factors: string[]): void {
  scene.used.add(figure.id);
  const functions = scene.solved(figure);
  const line = { id: `line-${idOf(figure)}`, label: nameOf(scene, figure), factors };
  scene.ledger.effect(functions.length > 0 ? { ...line, functions } : line, figure.text);
}

/** The clause of a figure, else the figure with its noun. */
function nameOf({ book, ledger }: Scene, figure: Figure): string {
  const text = book.around(figure);
  if (text !== "") return clauseOf(text, figure);
  const { counts = "", kind, text: said } = figure;
  if (counts === "" && kind === "money") return `${ledger.word("loss")} – ${said}`;
  const label = labelOf(figure, ledger.locale);
  const isNamed = label.includes(said) || (counts !== "" && said.includes(counts));
  return isNamed ? upperFirst(said) : `${label} – ${said}`;
}

function addSum(scene: Scene, sum: Figure): void {
  const { ledger, book, used } = scene;
  const role =
    (sum.currency ?? ledger.currency) === ledger.currency
      ? related.roleOf(book, sum, (one) => !used.has(one.id))
      : undefined;
  if (role === "case" || role === "sale") addPrice(scene, sum, role === "sale");
  if (role !== "loss") return;
  const told = related.toldWith(book, sum);
  for (const { id } of told) used.add(id);
  // «За квартал 3,8 км брака на 1,15 млн»: the sum has the period of what was lost with it.
  const dated = { ...sum, period: sum.period ?? told.find(({ period }) => period)?.period };
  addLine(scene, sum, [...ledger.loss(dated, book.around(sum)), ledger.assume("avoid-loss")]);
}

/** A price of one case: times the cases, or the share of a flow, else the visitor is asked how many there are. */
function addPrice(scene: Scene, sum: Figure, isSale: boolean): void {
  const { ledger, book, used } = scene;
  const cases = isSale ? undefined : related.casesOf(book, sum, (one) => !used.has(one.id));
  const share = cases ? undefined : related.shareOf(book, sum);
  const part = isSale ? [ledger.price(sum), ledger.assume("margin")] : [ledger.price(sum)];
  const avoided = ledger.assume(isSale ? "avoid-sale" : "avoid-loss");
  for (const figure of [sum, cases]) if (figure) used.add(figure.id);
  if (cases) {
    const named = book.around(sum) === "" ? cases : sum;
    addLine(scene, named, [...ledger.quantity(cases, book.around(cases)), ...part, avoided]);
  } else if (share)
    addLine(scene, share, [...wholes(scene, share, sum), ledger.share(share), ...part, avoided]);
  else {
    const question = isSale ? ledger.word("askMore", sum.text) : ledger.word("askCount", nameOf(scene, sum));
    addLine(scene, sum, [ledger.ask(`count-${idOf(sum)}`, question), ...part, ...(isSale ? [] : [avoided])]);
  }
}

/** The things a share is of, else the question how many there are. */
function wholes({ ledger, book }: Scene, share: Figure, sum?: Figure): string[] {
  const whole = related.wholeOf(book, share, sum);
  if (whole) return ledger.quantity(whole, book.around(share), sum);
  const forms = share.counts === undefined ? undefined : formsOf(share, ledger.locale);
  return [ledger.ask(`count-${idOf(share)}`, ledger.word("askTotal", forms?.at(-1) ?? share.text), forms)];
}

/** A share that goes wrong, without a sum: what one case costs is asked, or what all of it is worth where no flow is known. */
function addShare(scene: Scene, share: Figure): void {
  const { ledger, book } = scene;
  const whole = related.wholeOf(book, share);
  const isAlike = whole !== undefined && shareNouns(nounOf(whole), `${share.counts ?? ""} ${share.text}`);
  if (share.says !== "loses" && !(isAlike && book.painOf(share))) return;
  const name = nameOf(scene, share);
  const isCounted = whole !== undefined || isCountable(share);
  const all = isCounted
    ? wholes(scene, share)
    : [ledger.askMoney(`worth-${idOf(share)}`, ledger.word("askWorth", name))];
  const price = isCounted ? [askPrice(ledger, share, ledger.word("askCase", name))] : [];
  addLine(scene, share, [...all, ledger.share(share), ...price, ledger.assume("avoid-loss")]);
}

const askPrice = (ledger: Ledger, figure: Figure, question: string) =>
  ledger.askMoney(`price-${idOf(figure)}`, question);

/** A share of things that come one by one, other than metal or milk: «каждая двадцатая строка», "9% of visits". */
const isCountable = ({ counts = "", text }: Figure): boolean =>
  counts !== "" && (/кажд| in |every/iu.test(text) || /s$/u.test(counts) || number(counts) === "plur");

/** Work on one case × cases × the price of an hour. Who only waits costs no working hour: the complaint is asked for as a whole. */
function addTime(scene: Scene, time: Figure): void {
  const { ledger, book } = scene;
  const text = book.around(time) || time.text;
  const minutes = time.value * (MINUTES[time.time ?? ""] ?? Infinity);
  const isTerm = minutes > LONGEST_WORK || (time.time === "day" && time.value >= 1);
  if (time.says === "has" || isTerm || WAITING.test(text)) return;
  const flow = book.figures.find(
    (one) =>
      one !== time && (one.kind === "flow" || one.period !== undefined) && shareNouns(nounOf(one), text),
  );
  const cases = flow
    ? ledger.quantity(flow, text)
    : [ledger.ask(`count-${idOf(time)}`, ledger.word("askCount", nameOf(scene, time)))];
  const each = ledger.said(time, { label: ledger.word("time"), value: minutes, measure: "minutes" });
  const many = time.period ? ledger.times(time, text) : cases;
  addLine(scene, time, [...many, each, ledger.hour(), ledger.assume("avoid-time")]);
}

/** Things lost, or repeated in a complaint, without a sum: what one costs is asked. */
function addThings(scene: Scene, things: Figure): void {
  const { ledger, book, used } = scene;
  const isLost = things.says === "loses";
  const together = book.figures.filter((other) => related.isSamePain(book, other, things));
  const isRepeated =
    things.kind === "flow" && together.length > 0 && !together.some(({ id }) => used.has(id));
  if (!isLost && !isRepeated) return;
  const isTimes = related.isTimes(things);
  if (isTimes) for (const { id } of together) used.add(id);
  const name = nameOf(scene, things);
  const [one = ""] = formsOf(things, ledger.locale);
  const question =
    isLost && !isTimes ? ledger.word("askOne", name).replace("{one}", one) : ledger.word("askCase", name);
  addLine(scene, things, [
    ...ledger.quantity(things, book.around(things)),
    askPrice(ledger, things, question),
    ledger.assume("avoid-loss"),
  ]);
}

/** Complaints that nothing counts yet: what each costs a year is asked. */
function addOpenPains({ ledger, book, used }: Scene): void {
  const { effects } = ledger;
  const isCounted = (id: string) =>
    used.has(id) || effects.some(({ factors }) => factors.includes(idOf({ id })));
  const open = book.pains.filter(({ figures }) => !figures.some(isCounted));
  for (const { id, text } of open.slice(0, MOST_OPEN)) {
    const label = clauseOf(text);
    const year = ledger.askMoney(`year-${idOf({ id })}`, ledger.word("askYear", label));
    ledger.effect({ id: `line-${idOf({ id })}`, label, factors: [year, ledger.assume("avoid-loss")] });
  }
}
