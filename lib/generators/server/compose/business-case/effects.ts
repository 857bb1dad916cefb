import "server-only";
import type { Figure, Pain } from "@/lib/generators/fact-sheet";
import {
  casesOf,
  isSamePain,
  isTimes,
  roleOf,
  shareOf,
  toldWith,
  wholeOf,
  type Book,
} from "@/lib/generators/server/compose/business-case/book";
import { formsOf, idOf, type Ledger } from "@/lib/generators/server/compose/business-case/ledger";
import { clausesOf, isWhole, LABEL } from "@/lib/generators/server/compose/plan/measures";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { nounOf, shareNouns } from "@/lib/generators/server/compose/text/figures";
import { figurePhrase, painPhrase } from "@/lib/generators/server/compose/text/losses";
import { isVerb } from "@/lib/generators/server/language/ru";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";

type Scene = {
  plan: Plan;
  ledger: Ledger;
  book: Book;
  /** Figures that a line holds already. */
  used: Set<string>;
};

const MINUTES: Readonly<Record<string, number>> = { second: 1 / 60, minute: 1, hour: 60, day: 480 };
/** Longer times are terms, not work on one case. */
const LONGEST_WORK = 480;
/** Complaints without numbers that are asked for at once. */
const MOST_OPEN = 3;
const LONGEST_NAME = 110;
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

/** A line that is called by the complaint of a figure, with the functions that work on it. */
function addLine(scene: Scene, figure: Figure, factors: string[]): void {
  const { plan, ledger, used } = scene;
  used.add(figure.id);
  const codes = plan.functions
    .filter(
      ({ figures, pains }) =>
        figures.some(({ id }) => id === figure.id) || pains.some((pain) => pain.figures.includes(figure.id)),
    )
    .map(({ code }) => code);
  const line = { id: `line-${idOf(figure)}`, label: nameOf(scene, figure), factors };
  ledger.effect(codes.length > 0 ? { ...line, functions: codes } : line);
}

/** The clause of a complaint that tells a figure, else the figure itself. */
function nameOf({ plan, book, ledger }: Scene, figure: Figure): string {
  const pain = book.painOf(figure);
  if (pain) return painName(plan, pain, figure);
  const isNamed = figure.counts !== undefined && !isTimes({ unit: figure.counts });
  return upperFirst(isNamed ? figurePhrase(figure, plan.locale) : `${ledger.word("loss")} – ${figure.text}`);
}

const AND = /\s+(?:and|while|although)\s+/iu;

/** A complaint in the visitor's own words, cut where a clause ends; it stands between quotation marks in questions. */
function painName(plan: Plan, pain: Pain, figure?: Figure): string {
  const figures = plan.sheet.figures.filter(({ id }) => pain.figures.includes(id));
  const said = figure?.text ?? "";
  const isOwn = (part: string) => {
    const words = part.replace(said, "").match(/\p{L}{4,}/gu) ?? [];
    return part.length <= LABEL && part.includes(said) && isWhole(part) && words.length > 2;
  };
  const clauses = clausesOf(pain, figures);
  const verbs = clauses.flatMap((clause) =>
    [...clause.matchAll(/\S+/gu)]
      .filter(([word]) => isVerb(word))
      .map(({ index }) => clause.slice(index))
      .reverse(),
  );
  const parts = [
    pain.text,
    ...clauses,
    ...clauses.flatMap((clause) => clause.split(AND)),
    ...(figure ? verbs : []),
  ];
  const told = painPhrase(plan, pain, figure && !isTimes(figure) ? [figure] : []);
  const name = parts.find(isOwn) ?? (told.length <= LONGEST_NAME ? told : painPhrase(plan, pain, []));
  return upperFirst(name.replaceAll("«", "„").replaceAll("»", "“"));
}

function addSum(scene: Scene, sum: Figure): void {
  const { ledger, book, used } = scene;
  if ((sum.currency ?? ledger.currency) !== ledger.currency) return;
  const role = roleOf(book, sum, (one) => !used.has(one.id));
  if (role === "case" || role === "sale") addPrice(scene, sum, role === "sale");
  if (role !== "loss" && role !== "bill") return;
  const told = role === "loss" ? toldWith(book, sum) : [];
  for (const { id } of told) used.add(id);
  // «За квартал 3,8 км брака на 1,15 млн»: the sum has the period of what was lost with it.
  const period = sum.period ?? told.find((one) => one.period)?.period;
  const money = {
    label: ledger.word(role),
    measure: "money",
    ...(!period && { note: ledger.word("lastYear") }),
  };
  const lost = [
    ledger.said(sum, { ...money, measure: "money" }),
    ...ledger.times({ ...sum, period }, book.around(sum)),
  ];
  const question = ledger.word("askWasted", nameOf(scene, sum));
  const part = { id: `part-${idOf(sum)}`, question, measure: "percent" } as const;
  const wasted = role === "bill" ? [ledger.add(part)] : [];
  addLine(scene, sum, [...lost, ...wasted, ledger.assume("avoid-loss")]);
}

/** A price of one case: times the cases, or the share of a flow, else the visitor is asked how many there are. */
function addPrice(scene: Scene, sum: Figure, isSale: boolean): void {
  const { ledger, book, used } = scene;
  const cases = isSale ? undefined : casesOf(book, sum, (one) => !used.has(one.id));
  const share = cases ? undefined : shareOf(book, sum);
  if (isSale && share === undefined) return;
  for (const figure of [sum, cases]) if (figure) used.add(figure.id);
  let many = [];
  if (cases) many = ledger.quantity(cases, book.around(cases));
  else if (share) many = [...wholes(scene, share, sum), ledger.share(share)];
  else many = [ledger.ask(`count-${idOf(sum)}`, ledger.word("askCount", nameOf(scene, sum)))];
  const margin = isSale ? [ledger.assume("margin")] : [];
  const isTold = cases && book.painOf(cases) && !(isTimes(cases) && book.painOf(sum));
  const about = isTold ? cases : (share ?? sum);
  addLine(scene, about, [...many, ledger.price(sum), ...margin, ledger.assume("avoid-loss")]);
}

/** The things a share is of, else the question how many there are. */
function wholes({ ledger, book }: Scene, share: Figure, sum?: Figure): string[] {
  const whole = wholeOf(book, share, sum);
  if (whole) return ledger.quantity(whole, book.around(share), sum);
  const forms = share.counts === undefined ? undefined : formsOf(share, ledger.locale);
  return [ledger.ask(`count-${idOf(share)}`, ledger.word("askTotal", forms?.at(-1) ?? share.text), forms)];
}

/** A share that goes wrong, without a sum: what one case costs is asked, or all of them where no flow is known. */
function addShare(scene: Scene, share: Figure): void {
  const { ledger, book } = scene;
  const whole = wholeOf(book, share);
  const isAlike = whole !== undefined && shareNouns(nounOf(whole), `${share.counts ?? ""} ${share.text}`);
  if (share.says !== "loses" && !(isAlike && book.painOf(share))) return;
  const all = whole ? wholes(scene, share) : [];
  const question = ledger.word(whole ? "askCase" : "askWorth", nameOf(scene, share));
  const price = ledger.askMoney(`price-${idOf(share)}`, question);
  addLine(scene, share, [...all, ledger.share(share), price, ledger.assume("avoid-loss")]);
}

/** Work on one case × cases × the price of an hour. Who only waits costs no working hour: the complaint is asked for as a whole. */
function addTime(scene: Scene, time: Figure): void {
  const { ledger, book } = scene;
  const text = book.around(time) || time.text;
  const minutes = time.value * (MINUTES[time.time ?? ""] ?? Infinity);
  const isTerm = minutes > LONGEST_WORK || (time.time === "day" && time.value >= 1);
  if (time.says === "has" || isTerm || WAITING.test(text)) return;
  const isFlow = ({ kind, period }: Figure) => kind === "flow" || period !== undefined;
  const flow = book.figures.find((one) => one !== time && isFlow(one) && shareNouns(nounOf(one), text));
  const each = ledger.said(time, { label: ledger.word("time"), value: minutes, measure: "minutes" });
  const many = time.period
    ? ledger.times(time, text)
    : flow
      ? ledger.quantity(flow, text)
      : [ledger.ask(`count-${idOf(time)}`, ledger.word("askCount", nameOf(scene, time)))];
  addLine(scene, time, [...many, each, ledger.hour(), ledger.assume("avoid-time")]);
}

/** Things lost, or repeated in a complaint, without a sum: what one costs is asked. */
function addThings(scene: Scene, things: Figure): void {
  const { ledger, book, used } = scene;
  const isLost = things.says === "loses";
  const together = book.figures.filter((other) => isSamePain(book, other, things));
  const isCounted = together.some(({ id }) => used.has(id));
  if (!isLost && (things.kind !== "flow" || together.length === 0 || isCounted)) return;
  const isOften = isTimes(things);
  if (isOften) for (const { id } of together) used.add(id);
  const [one = ""] = formsOf(things, ledger.locale);
  const ask = ledger.word(isLost && !isOften ? "askOne" : "askCase", nameOf(scene, things));
  const price = ledger.askMoney(`price-${idOf(things)}`, ask.replace("{one}", one));
  const all = ledger.quantity(things, book.around(things));
  addLine(scene, things, [...all, price, ledger.assume("avoid-loss")]);
}

/** Complaints that nothing counts yet: what each costs a year is asked. */
function addOpenPains({ plan, ledger, book, used }: Scene): void {
  const isFactor = (id: string) => ledger.effects.some(({ factors }) => factors.includes(idOf({ id })));
  const open = book.pains.filter(({ figures }) => !figures.some((id) => used.has(id) || isFactor(id)));
  for (const pain of open.slice(0, MOST_OPEN)) {
    const label = painName(plan, pain);
    const year = ledger.askMoney(`year-${idOf(pain)}`, ledger.word("askYear", label));
    ledger.effect({ id: `line-${idOf(pain)}`, label, factors: [year, ledger.assume("avoid-loss")] });
  }
}
