import "server-only";
import { put } from "@/lib/generators/business-case/words";
import type { Figure } from "@/lib/generators/fact-sheet";
import { formatNumber } from "@/lib/generators/numbers";
import {
  type Book,
  aimOf,
  casesOf,
  clauseOf,
  discountOf,
  flowOf,
  isMeasured,
  isSamePain,
  isTimes,
  shareOf,
  toldWith,
} from "@/lib/generators/server/compose/business-case/book";
import { type Ledger, idOf } from "@/lib/generators/server/compose/business-case/ledger";
import {
  capital,
  formsOf,
  isCountable,
  labelOf,
  lower,
  sharesNoun,
  thingOf,
} from "@/lib/generators/server/compose/business-case/nouns";
import { roleOf } from "@/lib/generators/server/compose/business-case/sums";

/** Codes of the functions that work on a figure. */
export type Solved = (figure: Figure) => string[];

type Scene = { ledger: Ledger; book: Book; solved: Solved; used: Set<string> };

const MINUTES: Readonly<Record<string, number>> = { second: 1 / 60, minute: 1, hour: 60, day: 480 };
/** Longer times are terms, not work on one case. */
const LONGEST_WORK = 480;
/** Complaints without numbers that are asked for at once. */
const MOST_OPEN = 3;

/** Lines of effect: every loss, price and working time that the visitor named, those without all their numbers with a question. */
export function addEffects(ledger: Ledger, book: Book, solved: Solved): void {
  const scene = { ledger, book, solved, used: new Set<string>() };
  const left = (kinds: readonly Figure["kind"][]) =>
    book.figures.filter(({ id, kind }) => kinds.includes(kind) && !scene.used.has(id));
  for (const sum of left(["money"]))
    if ((sum.currency ?? ledger.currency) === ledger.currency) addSum(scene, sum);
  for (const share of left(["share"])) if (share.says !== "wants") addShare(scene, share);
  for (const time of left(["duration"])) addTime(scene, time);
  for (const lost of left(["flow", "count"]))
    if (lost.says === "loses" && !scene.used.has(lost.id)) addThings(scene, lost);
  addOpenPains(scene);
}

function addLine({ ledger, book, solved }: Scene, figure: Figure, factors: string[]): void {
  const functions = solved(figure);
  const text = book.around(figure);
  ledger.effect({
    id: `line-${idOf(figure)}`,
    label: text === "" ? nameless(book, figure, ledger) : clauseOf(text, figure),
    factors,
    ...(functions.length > 0 && { functions }),
  });
}

/** A figure that no complaint holds is called by its noun or by the share that is told beside it. */
function nameless(book: Book, figure: Figure, { locale }: Ledger): string {
  const share = figure.kind === "money" ? shareOf(book, figure) : undefined;
  if (share?.counts) return `${capital(share.text)} – ${figure.text}`;
  const label = labelOf(figure, locale);
  return label.includes(figure.text) || figure.kind === "share"
    ? capital(figure.text)
    : `${label} – ${figure.text}`;
}

function addSum(scene: Scene, sum: Figure): void {
  const { ledger, book, used } = scene;
  const { words } = ledger;
  const role = roleOf(book, sum);
  if (role === "case" || role === "sale") {
    addPrice(scene, sum, role === "sale");
    return;
  }
  if (role === undefined) return;
  for (const { id } of toldWith(book, sum)) used.add(id);
  const isSpent = role === "spent";
  const label = isSpent ? words.costNow : words.loss;
  const value = ledger.sum(sum, label, sum.period === undefined ? words.lastYear : undefined);
  addLine(scene, sum, [
    value,
    ...ledger.times(sum, book.around(sum)),
    ledger.avoid(isSpent ? "cost" : "loss"),
  ]);
}

/** A price of one case: times the cases, or the share of a flow, else the visitor is asked how many there are. */
function addPrice(scene: Scene, sum: Figure, isSale: boolean): void {
  const { ledger, book, used } = scene;
  const { words, locale } = ledger;
  const id = idOf(sum);
  const named = sum.counts === undefined ? "" : labelOf(sum, locale);
  const found = isSale ? undefined : casesOf(book, sum);
  const near = shareOf(book, sum);
  // A flow beside a share is what the share is of, whatever its sentence complains about.
  const isWhole = near !== undefined && found?.kind === "flow" && found.period !== "year";
  const cases = isWhole ? undefined : found;
  const share = cases ? undefined : near;
  const price = ledger.sum(sum, named === "" ? words.priceBare : put(words.price, { thing: lower(named) }));
  const discount = discountOf(book, sum);
  const part = discount ? [ledger.share(discount, words.ofPrice)] : isSale ? [ledger.margin()] : [];
  const tail = [price, ...part, ledger.avoid(isSale && !discount ? "sale" : "loss")];
  for (const figure of [cases, share, discount]) if (figure) used.add(figure.id);
  if (cases) {
    addLine(scene, book.around(sum) === "" ? cases : sum, [
      ledger.count(cases, cases.period),
      ...ledger.times(cases, book.around(cases)),
      ...tail,
    ]);
    for (const { id: one } of book.figures.filter(
      (other) => isSamePain(book, other, cases) && other.says === "loses",
    ))
      used.add(one);
  } else if (share) {
    const base = isWhole ? { flow: found } : flowOf(book, share, sum);
    const flow = base && isComparable(base.flow, sum) ? base.flow : undefined;
    const whole = flow
      ? [
          ledger.count(flow, flow.period),
          ...ledger.times(flow, book.around(share)),
          ...ledger.convert(flow, sum),
        ]
      : [askTotal(ledger, share, id)];
    addLine(scene, share, [...whole, ledger.share(share), ...tail]);
  } else if (isSale) {
    const more = ledger.ask(`more-${id}`, words.more, put(words.askMore, { text: sum.text }));
    addLine(scene, sum, [more, price, ledger.margin()]);
  } else
    addLine(scene, sum, [
      askCount(ledger, book.around(sum) === "" ? named || sum.text : clauseOf(book.around(sum), sum), id),
      ...tail,
    ]);
}

/** A price of a kilogram says nothing of litres or visits. */
const isComparable = (flow: Figure, sum: Figure): boolean =>
  sum.counts === undefined || !isMeasured({ ...sum, unit: sum.counts }) || isMeasured(flow);

const askCount = (ledger: Ledger, text: string, id: string) =>
  ledger.ask(`count-${id}`, ledger.words.count, put(ledger.words.askCount, { text }));

/** How many things a year the share is of. */
function askTotal(ledger: Ledger, share: Figure, id: string): string {
  const { words, locale } = ledger;
  const forms = share.counts === undefined ? undefined : formsOf(share, locale);
  const label = `${labelOf(share, locale)} ${words.period.year}`;
  return ledger.ask(`count-${id}`, label, put(words.askTotal, { thing: forms?.at(-1) ?? share.text }), forms);
}

const askPrice = (ledger: Ledger, text: string, id: string) =>
  ledger.askMoney(`price-${id}`, ledger.words.priceBare, put(ledger.words.askEachPrice, { text }), 100_000);

/** A share that goes wrong, without a sum: what one case costs is asked, or what all of it is worth where no flow is known. */
function addShare(scene: Scene, share: Figure): void {
  const { ledger, book, used } = scene;
  const { words, locale } = ledger;
  const isLost = share.says === "loses";
  if (!isLost && book.painOf(share) === undefined) return;
  const base = flowOf(book, share);
  const isSame = base !== undefined && sharesNoun(thingOf(base.flow), `${share.counts ?? ""} ${share.text}`);
  if (!isSame && !isLost) return;
  used.add(share.id);
  const id = idOf(share);
  const clause = clauseOf(book.around(share) || share.text, share);
  const flow = base && (isSame || base.isSure) ? base.flow : undefined;
  const isCounted = share.counts !== undefined && isCountable(share.counts, locale);
  const whole = flow
    ? [ledger.count(flow, flow.period), ...ledger.times(flow, book.around(share))]
    : isCounted
      ? [askTotal(ledger, share, id)]
      : [ledger.askMoney(`worth-${id}`, words.worth, put(words.askWorth, { text: clause }))];
  const price = flow || isCounted ? [askPrice(ledger, clause, id)] : [];
  addLine(scene, share, [...whole, ledger.share(share), ...price, ledger.avoid("loss")]);
}

/** Things lost without a sum: what one costs is asked. «Twice a lot of 8 tonnes» is one loss of 2 × 8. */
function addThings(scene: Scene, lost: Figure): void {
  const { ledger, book, used } = scene;
  const others = book.figures.filter(
    (other) =>
      other.id !== lost.id && other.says === "loses" && !used.has(other.id) && isSamePain(book, other, lost),
  );
  const things = isTimes(lost) ? others.find(({ kind }) => kind === "count" || kind === "flow") : undefined;
  for (const { id } of things ? [lost, things] : [lost]) used.add(id);
  const id = idOf(lost);
  addLine(scene, lost, [
    ledger.count(lost, lost.period),
    ...ledger.times(lost, book.around(lost)),
    ...(things ? [ledger.count(things, undefined)] : []),
    askPrice(ledger, clauseOf(book.around(lost) || lost.text, lost), id),
    ledger.avoid("loss"),
  ]);
}

const WAITING = /очеред|жд[ёеу]|ожида|проста|стоят|queue|wait|idle|stand(?:s|ing)? /iu;
const EACH_CASE =
  /(?:^|\s)(?:на|за|по) (?:один|одн|кажд)|(?:^|\s)на [а-яё]{4,}$|(?:each|every|per|a piece)(?=\s|$)/iu;

/** Work on one case × cases × the price of an hour; what waits has a price of its own, which is asked. */
function addTime(scene: Scene, time: Figure): void {
  const { ledger, book, used } = scene;
  const { words, locale } = ledger;
  const unit = MINUTES[time.time ?? ""];
  const isTrouble = book.painOf(time) !== undefined || time.says === "loses" || time.says === "costs";
  const isAim = book.figures.some((other) => other.kind === "duration" && aimOf(book, other) === time);
  // Whole days are how long something lies, half a day is work.
  if (!isTrouble || isAim || unit === undefined || (time.time === "day" && time.value >= 1)) return;
  const minutes = time.value * unit;
  if (minutes > LONGEST_WORK) {
    if (time.time === "hour" && time.says !== "wants") addThings(scene, time);
    return;
  }
  const isIdle = WAITING.test(book.around(time) || time.text) && !book.isAtWork(time);
  // Somebody who is served waits: it shows in the measures, it costs no working hour.
  const isOwn = book.figures.some(
    (figure) =>
      figure.kind === "count" && figure.says === "has" && sharesNoun(thingOf(figure), book.around(time)),
  );
  if (isIdle && (!isOwn || book.isOfPeople(time))) return;
  used.add(time.id);
  const id = idOf(time);
  const clause = clauseOf(book.around(time) || time.text, time);
  const aim = aimOf(book, time);
  const base = flowOf(book, time);
  const isLinked =
    base !== undefined &&
    (sharesNoun(thingOf(base.flow), book.around(time) || time.text) ||
      (base.isSure && !isMeasured(base.flow) && isEachCase(book, time)));
  const value = ledger.add({
    id,
    label: words.timeBare,
    value: minutes - (aim ? aim.value * unit : 0),
    unit: words.minutes,
    measure: "minutes",
    source: "visitor",
    said: time.text,
    ...(aim && { note: put(words.timeSaved, { target: formatNumber(aim.value * unit, locale) }) }),
  });
  const cases = isLinked
    ? [ledger.count(base.flow, base.flow.period), ...ledger.times(base.flow, book.around(time))]
    : [askCount(ledger, clause, id)];
  const hour = isIdle
    ? ledger.askMoney(`hour-${id}`, words.waitHour, put(words.askWaitHour, { text: clause }), 10_000)
    : ledger.hour();
  addLine(scene, time, [...cases, value, hour, ledger.avoid("time")]);
}

/** The time is told for one case of a flow: «9 минут на прибор». */
function isEachCase(book: Book, time: Figure): boolean {
  const text = book.around(time);
  const at = text.indexOf(time.text);
  if (at < 0) return false;
  const end = at + time.text.length;
  const after = text.slice(end, end + 24).split(/[,.;]/u)[0] ?? "";
  return [text.slice(Math.max(0, at - 40), end), after.split(/\s+/).slice(0, 3).join(" ").trimEnd()].some(
    (near) => EACH_CASE.test(near),
  );
}

/** Complaints that nothing counts yet: what each costs a year is asked. */
function addOpenPains({ ledger, book, used }: Scene): void {
  const { words, effects } = ledger;
  const open = book.pains.filter(
    ({ figures }) =>
      !figures.some((id) => used.has(id) || effects.some(({ factors }) => factors.includes(idOf({ id })))),
  );
  for (const { id, text } of open.slice(0, MOST_OPEN)) {
    const clause = clauseOf(text);
    const year = ledger.askMoney(
      `year-${idOf({ id })}`,
      words.yearLoss,
      put(words.askYear, { text: clause }),
    );
    ledger.effect({ id: `line-${idOf({ id })}`, label: clause, factors: [year, ledger.avoid("loss")] });
  }
}
