import "server-only";
import type { Figure, Pain } from "@/lib/generators/fact-sheet";
import type { Book } from "@/lib/generators/server/compose/business-case/book";
import { formsOf, idOf, type Ledger } from "@/lib/generators/server/compose/business-case/ledger";
import { clausesOf, isWhole } from "@/lib/generators/server/compose/plan/measures";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import * as say from "@/lib/generators/server/compose/text/figures";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";

type Scene = { plan: Plan; ledger: Ledger; book: Book };

const MINUTES: Readonly<Record<string, number>> = { second: 1 / 60, minute: 1, hour: 60, day: 480 };
const LONGEST_WORK = 480;
const BOUGHT = /покупа|закупа|тратим на|spend on|buy|purchas/iu;
const EACH_OF = /кажд(?:ый|ая|ого|ой)(?!\p{L})|(?<!\p{L})each(?!\p{L})/iu;
const PEOPLE = /^(?:человек|people|staff|of (?:them|us))/iu;
const MOST_OPEN = 3;
const LONGEST_NAME = 60;
const WAITING = /очеред|жд[ёеу]|ожида|проста|стоят|пуст|queue|wait|idle|empty|stand(?:s|ing)? /iu;

/** Lines of effect: every loss, price and working time that the visitor named, those without all their numbers with a question. */
export function addEffects(scene: Scene): void {
  const { figures, used } = scene.book;
  const add = (kinds: readonly Figure["kind"][], addOne: (scene: Scene, figure: Figure) => void) => {
    for (const one of figures) if (kinds.includes(one.kind) && !used.has(one.id)) addOne(scene, one);
  };
  add(["money"], addSum);
  add(["share"], addShare);
  add(["duration"], addTime);
  add(["flow", "count"], addThings);
  addOpenPains(scene);
  if (scene.ledger.effects.length === 0) addFirstQuestions(scene);
}

function addLine(scene: Scene, figure: Figure, factors: string[]): void {
  scene.book.used.add(figure.id);
  scene.ledger.effect(idOf(figure), nameOf(scene, figure), factors);
}

function nameOf({ plan, book, ledger }: Scene, figure: Figure): string {
  const pain = book.painOf(figure);
  if (pain) return painName(plan, pain, figure.text);
  const isNamed = figure.counts !== undefined && !say.isTimes({ unit: figure.counts });
  return upperFirst(
    isNamed ? say.figurePhrase(figure, plan.locale) : `${ledger.word("loss")} — ${figure.text}`,
  );
}

/** A complaint in the visitor's own words: the clause that tells the figure, else its label; it stands between quotation marks in questions. */
function painName(plan: Plan, pain: Pain, said = ""): string {
  const figures = plan.sheet.figures.filter((one) => pain.figures.includes(one.id) && !say.isTimes(one));
  const isOwn = (part: string) =>
    part.length <= LONGEST_NAME &&
    part.includes(said) &&
    isWhole(part) &&
    (part.replace(said, "").match(/\p{L}{4,}/gu) ?? []).length > 2;
  const name = [pain.text, ...clausesOf(pain)].find(isOwn) ?? say.painPhrase(plan, pain, figures);
  return upperFirst(name.replaceAll("«", "„").replaceAll("»", "“"));
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
  if (role === "sale" && share) addCases(scene, share, sum, [ledger.assume("margin")]);
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
  const question = ledger.word("askWasted", nameOf(scene, sum));
  const wasted = { id: `part-${idOf(sum)}`, question, measure: "percent" } as const;
  const part = role === "bill" ? ledger.add(wasted) : ledger.assume("avoid-loss");
  addLine(scene, sum, [money, ...times, ...(rate && isBought ? [ledger.share(rate)] : []), part]);
}

function addCases(scene: Scene, cases: Figure | undefined, price?: Figure, margin: string[] = []): void {
  const { ledger, book } = scene;
  const pair = cases && say.isTimes(cases) ? [price, cases] : [cases, price];
  const figures = pair.filter((one) => one !== undefined);
  const about = figures.find((one) => book.painOf(one)) ?? figures[0];
  if (about === undefined) return;
  for (const { id } of figures) book.used.add(id);
  const name = nameOf(scene, about);
  const many = cases ? manyOf(scene, cases, price) : [askOften(ledger, about, name)];
  const times = price && cases && !cases.period ? ledger.times(price, book.around(price)) : [];
  const each = price ? ledger.price(price) : ledger.ask(`price-${idOf(about)}`, ledger.word("askCase", name));
  addLine(scene, about, [...many, ...times, each, ...margin, ledger.assume("avoid-loss")]);
}

const askOften = (ledger: Ledger, about: Figure, name: string) =>
  ledger.ask(`count-${idOf(about)}`, ledger.word("askCount", name), ledger.forms("timesYear"));

function manyOf({ ledger, book }: Scene, cases: Figure, price?: Figure): string[] {
  if (cases.kind !== "share") return ledger.quantity(cases, book.around(cases));
  const whole = book.wholeOf(cases, price);
  if (whole) return [...ledger.quantity(whole, book.around(cases), price), ledger.share(cases)];
  const forms = cases.counts === undefined ? ledger.forms("timesYear") : formsOf(cases, ledger.locale);
  const question = ledger.word("askTotal", cases.counts === undefined ? cases.text : forms.at(-1));
  return [ledger.ask(`count-${idOf(cases)}`, question, forms), ledger.share(cases)];
}

function addShare(scene: Scene, share: Figure): void {
  const { ledger, book } = scene;
  // What its complaint has cost in money already is not counted by the share too.
  if (book.figures.some((one) => book.isTogether(one, share) && book.used.has(one.id))) return;
  const whole = book.wholeOf(share);
  const isAlike =
    whole !== undefined && say.shareNouns(say.nounOf(whole), `${share.counts ?? ""} ${share.text}`);
  if (share.says !== "loses" && !(isAlike && book.painOf(share))) return;
  const all = () => ledger.ask(`price-${idOf(share)}`, ledger.word("askWorth", nameOf(scene, share)));
  if (whole) addCases(scene, share);
  else addLine(scene, share, [ledger.share(share), all(), ledger.assume("avoid-loss")]);
}

/** Work on one case × cases × the price of an hour. Who only waits costs no working hour: the complaint is asked for as a whole. */
function addTime(scene: Scene, time: Figure): void {
  const { ledger, book } = scene;
  const text = book.around(time) || time.text;
  const minutes = time.value * (MINUTES[time.time ?? ""] ?? Infinity);
  const isTerm = minutes > LONGEST_WORK || (time.time === "day" && time.value >= 1);
  if (time.says === "has" || isTerm || WAITING.test(text)) return;
  const flow = book.figures.find(
    (one) => one !== time && (one.kind === "flow" || one.period) && say.shareNouns(say.nounOf(one), text),
  );
  const each = ledger.said(time, { label: ledger.word("time"), value: minutes, measure: "minutes" });
  const told = () => (flow ? ledger.quantity(flow, text) : [askOften(ledger, time, nameOf(scene, time))]);
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
  addLine(scene, time, [...many, each, ledger.hour(), ledger.assume("avoid-time")]);
}

function addThings(scene: Scene, things: Figure): void {
  const { book } = scene;
  const together = book.figures.filter((other) => book.isTogether(other, things));
  const isNew = together.length > 0 && !together.some(({ id }) => book.used.has(id));
  if (things.says !== "loses" && (things.kind !== "flow" || !isNew)) return;
  if (say.isTimes(things)) for (const { id } of together) book.used.add(id);
  addCases(scene, things);
}

function addOpenPains({ plan, ledger, book }: Scene): void {
  const isFactor = (id: string) => ledger.effects.some(({ factors }) => factors.includes(idOf({ id })));
  const open = book.pains.filter(({ figures }) => !figures.some((id) => book.used.has(id) || isFactor(id)));
  for (const pain of open.slice(0, MOST_OPEN)) {
    const label = painName(plan, pain);
    const year = ledger.ask(`year-${idOf(pain)}`, ledger.word("askYear", label));
    ledger.effect(idOf(pain), label, [year, ledger.assume("avoid-loss")]);
  }
}

function addFirstQuestions({ plan: { functions, name }, ledger }: Scene): void {
  const title = functions[0]?.title ?? name;
  const hours = ledger.ask("hours", ledger.word("askHours", title), ledger.forms("hoursWeek"));
  const weeks = ledger.times({ id: "", text: "", period: "week" }, "");
  ledger.effect("hours", title, [hours, ...weeks, ledger.hour(), ledger.assume("avoid-time")]);
  const loss = ledger.ask("year-loss", ledger.word("askYearLoss"));
  ledger.effect("year-loss", ledger.word("loss"), [loss, ledger.assume("avoid-loss")]);
}
