import "server-only";
import type { FactEntry, Figure, Pain } from "@/lib/generators/fact-sheet";
import { toReader } from "@/lib/generators/second-person";
import { readWork, workIn } from "@/lib/generators/server/compose/business-case/avoided";
import type { Book } from "@/lib/generators/server/compose/business-case/book";
import { type Asking, idOf, type Ledger } from "@/lib/generators/server/compose/business-case/ledger";
import { clausesOf, isWhole, labelOf } from "@/lib/generators/server/compose/plan/measures";
import * as say from "@/lib/generators/server/compose/text/figures";
import { filled, listed, lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";
import { singular } from "@/lib/generators/server/language/en";
import { afterFigure, groupAt, piecesOf } from "@/lib/generators/server/language/ru";

/** What is worked out, and what is known for it. */
export type Scene = { ledger: Ledger; book: Book };

const LONGEST_NAME = 60;
const MISTAKE =
  /ошиб|пута|теря|забы|дважды|mistake|error|wrong|lost|lose|forg[eo]t|double|mix(?:ed)?[- ]up/iu;

/** A line of effect under the name of its figure. */
export function addLine(scene: Scene, figure: Figure, factors: string[], name?: string): void {
  scene.book.used.add(figure.id);
  scene.ledger.effect(idOf(figure), name ?? nameOf(scene, figure), factors);
}

const MINUTES: Readonly<Record<string, number>> = { second: 1 / 60, minute: 1, hour: 60, day: 480 };
/** How long it takes, where it is the length of some work. */
export const minutesOf = ({ value, time }: Figure): number => value * (MINUTES[time ?? ""] ?? Infinity);

function nameOf({ book, ledger }: Scene, figure: Figure): string {
  const pain = book.painOf(figure);
  if (pain) return painName(pain, figure.text, ledger.locale);
  const isNamed = figure.counts !== undefined && !say.isTimes({ unit: figure.counts });
  return upperFirst(
    isNamed ? say.figurePhrase(figure, ledger.locale) : `${ledger.word("loss")} — ${figure.text}`,
  );
}

/** A complaint in the visitor's own words: the clause that tells the figure, else its label. */
function painName(pain: Pain, said: string, locale: Locale): string {
  const isOwn = (part: string) =>
    part.length <= LONGEST_NAME &&
    part.includes(said) &&
    isWhole(part) &&
    (part.replace(said, "").match(/\p{L}{4,}/gu) ?? []).length > 2;
  const name = [pain.text, ...clausesOf(pain)].find(isOwn) ?? labelOf(pain);
  return upperFirst(say.impersonal(name, locale).replaceAll("«", "„").replaceAll("»", "“"));
}

type Asked = "often" | "case" | "wasted";
/** Asks for the number that a figure lacks: its clause leads the question, its noun ends the label. */
export function ask(scene: Scene, kind: Asked, about: Figure): string[] {
  const { ledger, book } = scene;
  const { counts = "" } = about;
  const forms = ledger.forms("times");
  const noun = say.isTimes({ unit: counts }) ? "" : lowerFirst(say.nominal(counts, ledger.locale));
  const fills = {
    often: { unit: forms.at(-1) ?? "", period: "month", kind: "flow", says: "loses" },
    case: { ...ledger.money(), counts: counts || forms[0], kind: "money", says: "costs" },
    wasted: { unit: "%", counts, kind: "share", says: "loses" },
  } as const;
  const clause = toReader(nameOf(scene, about), ledger.locale);
  const id = ledger.ask(`${kind}-${idOf(about)}`, {
    label: ledger.word(`${kind}Label`, noun).replace(/: $/u, ""),
    question: filled(ledger.word(`${kind}Asked`), { clause }),
    about: book.painOf(about)?.id,
    ...(kind === "often" && { forms }),
    fills: fills[kind],
  });
  return kind === "often" ? [id, ...ledger.times({ id, text: "", period: "month" }, "")] : [id];
}

/** A line of work by hand: the things that come, the part of them that is told, and how long one of them takes: the answer, else the question for it. */
export function addWork(scene: Scene, things: Figure, part?: Figure): void {
  const { ledger, book } = scene;
  const { locale } = ledger;
  const text = book.around(part ?? things);
  const work = part && workIn(text);
  const one = work?.one?.[locale] ?? singleOf(say.nounOf(things), locale);
  const label = upperFirst(one);
  const told = book.answer(one, "duration");
  if (told) book.used.add(told.id);
  const each = told
    ? ledger.said(told, { label, value: minutesOf(told), measure: "minutes" })
    : ledger.ask(`each-${idOf(things)}`, {
        label,
        question: filled(ledger.word("askEach"), { one }),
        about: book.painOf(things)?.id,
        fills: { unit: ledger.word("minutes"), counts: one, kind: "duration", says: "waits", time: "minute" },
      });
  const share = part ? [ledger.share(part, work && upperFirst(work[locale]))] : [];
  const many = [...ledger.quantity(things, book.around(things)), ...share];
  const name = work && filled(ledger.word("hoursOn"), { work: work[locale] });
  addLine(scene, part ?? things, [...many, each, ledger.hour(text, book.people), ledger.timeSaved()], name);
}

const ONE = { masc: "один", femn: "одна", neut: "одно" } as const;
/** «одна заявка», "one booking". */
function singleOf(things: string, locale: "ru" | "en"): string {
  if (locale === "en") return `one ${singular(things)}`;
  const one = afterFigure(1, things);
  return `${ONE[groupAt(piecesOf(one), 0)?.reading.gender ?? "masc"]} ${one}`;
}

/** Whether a line multiplies by this figure already. */
export const isFactor = ({ ledger }: Scene, { id }: { id: string }) =>
  ledger.effects.some(({ factors }) => factors.includes(idOf({ id })));
/** Whether a complaint tells of work that is done by hand. */
export const isByHand = (pain: Pain | undefined) =>
  pain !== undefined && readWork().work.some(({ words }) => words.test(pain.text));

/** Complaints without a figure: the hours of work by hand, and what the rest costs, asked once for all of them. */
export function addOpenPains(scene: Scene): void {
  const { ledger, book } = scene;
  const { locale } = ledger;
  const { routine, work: byHand } = readWork();
  // A loss in money beside routine work does not tell how long the work takes.
  const open = book.pains.filter(
    ({ text, figures }) =>
      !figures.some((id) => (book.used.has(id) && !routine.test(text)) || isFactor(scene, { id })),
  );
  // Hours or days of work that are told already are not asked for again; a term is no work.
  const isTimeTold = book.figures.some(
    (one) => one.kind === "duration" && (one.period !== undefined || isFactor(scene, one)),
  );
  const isLossTold = book.pains.some((pain) =>
    book.figures.some(({ id, kind }) => kind === "money" && pain.figures.includes(id)),
  );
  const isNew = open.length === 0 && !book.figures.some(({ id, by }) => !by && book.used.has(id));
  const found = byHand.filter(({ words }) => open.some(({ text }) => words.test(text)));
  const works = found.length > 1 ? found.filter((one) => one !== byHand.at(-1)) : found;
  const work = listed(
    works.slice(0, 3).map((one) => one[locale]),
    locale,
  );
  const manual = open.find(isByHand);
  const mistake = isLossTold ? undefined : open.find(({ text }) => MISTAKE.test(text));
  const [hours, losses] = [ledger.word("hoursLabel"), ledger.word("lossLabel")];
  if ((manual ?? isNew) && !isTimeTold && !book.answer(lowerFirst(hours), "duration")) {
    const forms = ledger.forms("hours");
    const asking: Asking = {
      label: hours,
      question: filled(ledger.word("askHours"), { work: work || ledger.word("thisWork") }),
      about: manual?.id,
      forms,
      fills: { unit: forms.at(-1) ?? "", period: "week", kind: "duration", says: "waits", time: "hour" },
    };
    const name = work === "" ? hours : filled(ledger.word("hoursOn"), { work });
    const rest = () => [ledger.hour(manual?.text ?? "", book.people), ledger.timeSaved()];
    addWhole(ledger, "hours", asking, rest, { name });
  }
  // Something has to be left to answer, or the calculation would lead nowhere.
  const isEmpty = ledger.effects.length === 0 && !isLossTold && !isTimeTold;
  if ((mistake ?? isEmpty) && !book.answer(lowerFirst(losses), "money")) {
    const question = ledger.word(mistake ? "askLoss" : "askAny");
    const asking = { label: losses, question, about: mistake?.id, fills: monthly(ledger) };
    addWhole(ledger, "losses", asking, () => [ledger.avoided(mistake)]);
  }
}

const monthly = (ledger: Ledger) =>
  ({ ...ledger.money(), period: "month", kind: "money", says: "loses" }) as const;

/** A line of a sum or a time that is asked for as a whole; its answer is known by its label. */
function addWhole(
  ledger: Ledger,
  id: string,
  { label, fills, ...asked }: Asking,
  rest: () => string[],
  { name = label, answer }: { name?: string; answer?: Figure | undefined } = {},
): void {
  const whole = answer
    ? ledger.said(answer, { label, measure: "money" })
    : ledger.ask(id, { ...asked, label, fills: { ...fills, counts: lowerFirst(label) } });
  const times = ledger.times({ id: whole, text: "", period: fills.period }, "");
  ledger.effect(id, name, [whole, ...times, ...rest()]);
}

/** What such a way costs where no complaint tells of it: printing and couriers of documents. Its answer is no other loss; gives what adds the line. */
export function replacedIn({ ledger, book }: Scene, wishes: readonly FactEntry[]): () => void {
  const { words, told, share, ...texts } = readWork().replaced;
  const { what, question, note } = texts[ledger.locale];
  const wish = wishes.find(({ text, removed }) => !removed && words.test(text));
  if (wish === undefined || book.pains.some(({ text }) => told.test(text))) return () => undefined;
  const answer = book.answer(what, "money");
  if (answer) book.used.add(answer.id);
  const saved = () => [ledger.avoided(undefined, { id: "avoid-replaced", share, name: what, note })];
  const asking = { label: upperFirst(what), question, about: wish.id, fills: monthly(ledger) };
  return () => {
    addWhole(ledger, "replaced", asking, saved, { answer });
  };
}
