import "server-only";
import type { Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";
import { NO_CURRENCY, unitWord } from "@/lib/generators/business-case/money";
import { MARGIN } from "@/lib/generators/business-case/opening";
import { daysIn } from "@/lib/content/days";
import { readPrices } from "@/lib/content/prices";
import type { Figure, Pain, Question } from "@/lib/generators/fact-sheet";
import {
  avoidedOf,
  isRecounted,
  readWork,
  timeSaved,
  type Remedies,
  usualDay,
} from "@/lib/generators/server/compose/business-case/avoided";
import { plural, singular } from "@/lib/generators/server/language/en";
import { afterFigure } from "@/lib/generators/server/language/ru";
import { caseWords } from "@/lib/generators/business-case/words";
import { ledgerWord, type LedgerWord } from "@/lib/content/ledger-words";
import { TIMES_A_YEAR } from "@/lib/generators/server/compose/business-case/words";
import { nominal, nounOf, periodWords } from "@/lib/generators/server/compose/text/figures";
import { filled, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

const MOST_LINES = 16;
/** A parameter without what follows from the rest of it; without a value it is open. */
type Given = Partial<Parameter> & Pick<Parameter, "id" | "measure" | "label">;
/** What an answer becomes: a figure of the sheet. */
type Fills = Omit<Extract<Question["fills"], { part: "figures" }>, "part">;
/** `value`: what is reckoned with until it is answered. */
export type Asking = Omit<Given, "id" | "measure"> & {
  question: string;
  about: string | undefined;
  fills: Fills;
};

export const idOf = ({ id }: Pick<Figure, "id">): string => `fact-${id}`.slice(0, 34);

const thingOf = (figure: Figure) => (figure.kind === "duration" ? figure.unit : nounOf(figure));

/** The counted phrase after 1, 2 and 5 in Russian, after 1 and 2 in English. */
export function formsOf(figure: Figure, locale: Locale): string[] {
  const thing = thingOf(figure);
  if (locale === "en") return [singular(thing), plural(thing)];
  return [1, 2, 5].map((value) => afterFigure(value, thing));
}

/** Collects parameters, once each, and the lines that are products of them. Every factor answers its id. */
export class Ledger {
  readonly parameters: Parameter[] = [];
  readonly effects: ProductLine[] = [];
  /** What is asked of the visitor, in the words that every document and the page use. */
  readonly questions: Question[] = [];
  readonly locale: Locale;
  readonly currency: string;

  readonly #remedies: Remedies;

  constructor(locale: Locale, currency: string, remedies: Remedies = () => []) {
    this.#remedies = remedies;
    this.locale = locale;
    this.currency = currency;
  }

  word(key: LedgerWord, text = ""): string {
    return ledgerWord(key, this.locale).replaceAll("…", text);
  }

  forms(key: LedgerWord): string[] {
    return this.word(key).split("/");
  }

  add(given: Given): string {
    const { id, label, measure, forms, said, value = null, source = "assumption" } = given;
    if (this.parameters.some((other) => other.id === id)) return id;
    const sign = this.currency === NO_CURRENCY ? this.word("money") : unitWord(1, this.currency, this.locale);
    const units = { count: forms?.at(-1) ?? "", percent: "%", minutes: this.word("minutes"), money: sign };
    // A label that repeats another is told apart by its number.
    const isTaken = said !== undefined && this.parameters.some((other) => other.label === label);
    this.parameters.push({
      ...given,
      value,
      source,
      label: (isTaken ? `${label} (${said})` : label).slice(0, 120),
      unit: units[measure].slice(0, 60),
    });
    return id;
  }

  effect(id: string, label: string, factors: string[]): void {
    if (this.effects.length < MOST_LINES)
      this.effects.push({ id: `line-${id}`, label: label.slice(0, 160), factors });
  }

  /** A number of the visitor with the words that it was read from; of a range the lower end. */
  said(figure: Figure, given: Omit<Given, "id">): string {
    const { text, value } = figure;
    return this.add({ id: idOf(figure), value, source: "visitor", said: text.slice(0, 200), ...given });
  }

  #labelOf(figure: Figure, around = ""): string {
    return upperFirst(this.#marked(nominal(thingOf(figure), this.locale) || figure.text, figure, around));
  }

  /** «заказы с опозданием», "late order": what is wrong with those that are lost. */
  #marked(it: string, { says }: Figure, around: string): string {
    const mark = says === "has" ? undefined : readWork().marks.find(({ words }) => words.test(around));
    return mark ? filled(mark[this.locale], { it }) : it;
  }

  /** Things a year: the figure, and how often its period comes; in kilograms where their price is told. */
  quantity(figure: Figure, around: string, price?: Figure): string[] {
    const { locale } = this;
    const { period = "year", unit } = figure;
    const name = this.#labelOf(figure, around);
    const label = period === "year" ? name : `${name} ${periodWords(period, locale)}`;
    const id = this.said(figure, { label, forms: formsOf(figure, locale), measure: "count" });
    const isTonnes = /^(?:т|тонн\S*|tonnes?|tons?)\.?$/iu.test(unit);
    const isInKilos = isTonnes && /^(?:кг|кило|kg|kilo)/iu.test(price?.counts ?? "");
    const kilos = isInKilos ? [this.#kilograms()] : [];
    return [id, ...this.times(figure, around), ...(figure.near === "most" ? [this.#mean()] : []), ...kilos];
  }

  #mean(): string {
    const { share: value, name: label, ...mean } = usualDay(this.locale);
    return this.add({ ...mean, label, value, measure: "percent" });
  }

  #kilograms(): string {
    const [label, forms] = [this.word("inTonne"), this.forms("kilograms")];
    return this.add({ id: "kilograms", label, forms, value: 1000, measure: "count", source: "computed" });
  }

  #inYear(of: LedgerWord, more: Pick<Given, "id"> & Partial<Given>): string {
    const forms = this.forms(of);
    const label = upperFirst(this.word("inYear", forms.at(-1)));
    return this.add({ label, forms, measure: "count", source: "computed", ...more });
  }

  /** How often a period comes in a year; nothing to multiply by where it is the year itself. */
  times({ period = "year", id, text }: Pick<Figure, "period" | "id" | "text">, around: string): string[] {
    if (period === "season" || period === "year" || period === "second" || period === "minute") return [];
    if (period !== "day") {
      const told = TIMES_A_YEAR[period];
      return [this.#inYear(period, { id: `${period}s`, ...told, note: this.word(told.note) })];
    }
    const kind = daysIn(`${text} ${around}`);
    const days = kind?.days ?? null;
    const range = { min: 0, max: 366, step: 1 };
    const more = { note: kind?.[this.locale], range, value: days, source: "assumption" } as const;
    if (days !== null) return [this.#inYear("day", { id: `days-${String(days)}`, ...more })];
    return [this.#inYear("day", { id: `days-${idOf({ id })}`, ...more })];
  }

  share(figure: Figure, name = ""): string {
    const label = name || (figure.counts === undefined ? this.word("share") : this.#labelOf(figure));
    return this.said(figure, { label, value: Math.min(100, figure.value), measure: "percent" });
  }

  price(figure: Figure, around = ""): string {
    const { counts = "" } = figure;
    const thing = this.locale === "en" ? singular(counts) : nominal(counts, this.locale);
    const label =
      counts === "" ? this.word("priceBare") : this.word("price", this.#marked(thing, figure, around));
    return this.said(figure, { label, measure: "money" });
  }

  /** Unit and currency of a sum that is asked for. */
  money(): { unit: string; currency?: string } {
    return this.currency === NO_CURRENCY ? { unit: "" } : { unit: this.currency, currency: this.currency };
  }

  /** Asks for no more than this at once: a later line is left out, or where the visitor named a number of it, left open without a question. */
  limit(most: number): void {
    const asked = new Set<string>();
    const byId = new Map(this.parameters.map((one) => [one.id, one]));
    const kept = this.effects.filter(({ factors }) => {
      const own = factors.filter((id) => byId.get(id)?.question !== undefined && !asked.has(id));
      if (asked.size + own.length > most) return factors.some((id) => byId.get(id)?.source === "visitor");
      for (const id of own) asked.add(id);
      return true;
    });
    this.effects.splice(0, Infinity, ...kept);
    const used = new Set(kept.flatMap(({ factors }) => factors));
    const parameters = this.parameters.filter(({ id, question }) => question === undefined || used.has(id));
    const texts = new Set([...asked].map((id) => byId.get(id)?.question));
    const silent = ({ question: _, ...one }: Parameter): Parameter => one;
    this.parameters.splice(0, Infinity, ...parameters.map((one) => (asked.has(one.id) ? one : silent(one))));
    this.questions.splice(0, Infinity, ...this.questions.filter(({ text }) => texts.has(text)));
  }

  /** A number that only the visitor knows: a parameter, and the question for it. */
  ask(id: string, { about, fills, ...asked }: Asking): string {
    const { question, forms } = asked;
    const { kind } = fills;
    const measure = kind === "money" ? "money" : kind === "share" ? "percent" : forms ? "count" : "minutes";
    if (!this.parameters.some((one) => one.id === id))
      this.questions.push({
        id: `ask-${id}`.slice(0, 40),
        text: question,
        fills: { part: "figures", ...fills },
        ...(about !== undefined && { about }),
      });
    return this.add({ id, measure, ...asked });
  }

  margin(): string {
    return this.add({ id: "margin", label: this.word("margin"), value: MARGIN, measure: "percent" });
  }

  /** What part of the losses of a complaint the project avoids. */
  avoided(pain?: Pain, part = avoidedOf(pain, this.#remedies, this.locale)): string {
    const { id, share, name, note } = part;
    const words = caseWords[this.locale];
    const label = `${words.avoidLoss} ${name || words.losses}`;
    return this.add({ id, label, value: share, note, measure: "percent" });
  }

  /** What part of their time people save; of a recalculation that the system does itself, most. */
  timeSaved(pain?: Pain): string {
    const { id, share, name, note } = timeSaved(this.locale, isRecounted(pain, this.#remedies));
    const label = this.word("avoidTime") + (name === "" ? "" : ` (${name})`);
    return this.add({ id, label, value: share, note, measure: "percent" });
  }

  /** One hour of whoever these texts tell of, the first of them before the others; open where the price list does not know the currency. */
  hour(...texts: readonly string[]): string {
    const { hours } = readWork();
    const [row] = texts.flatMap((text) => hours.find(({ words }) => words.test(text)) ?? []);
    const hour = readPrices().rates[this.currency]?.clientHour;
    const value = hour === undefined ? null : Number(((hour * (row?.percent ?? 100)) / 100).toPrecision(2));
    const [id, label] = row
      ? [`hour-${String(hours.indexOf(row))}`, row[this.locale]]
      : ["hour", this.word("staffHour")];
    return this.add({ id, label, note: this.word("staffHourNote"), value, measure: "money" });
  }
}
