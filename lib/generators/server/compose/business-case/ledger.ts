import "server-only";
import type { Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";
import { NO_CURRENCY, unitWord } from "@/lib/generators/business-case/money";
import type { Rate } from "@/lib/content/prices";
import type { Figure } from "@/lib/generators/fact-sheet";
import { plural, singular } from "@/lib/generators/server/language/en";
import { afterFigure } from "@/lib/generators/server/language/ru";
import {
  dayKinds,
  deriveWords,
  yearFactors,
  type DeriveWord,
} from "@/lib/generators/server/compose/business-case/words";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import { nounOf, periodWords } from "@/lib/generators/server/compose/text/figures";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Percent of a loss that a system takes away, and what remains of a price: assumed, cautious, each with its slider. */
const ASSUMED = {
  "avoid-loss": { value: 50, of: "ofLoss", note: "pilot" },
  "avoid-time": { value: 30, of: "ofLoss", note: "pilot" },
  margin: { value: 30, of: "ofPrice", note: "own" },
} as const;
const MOST_LINES = 16;
/** Ends of the sliders of open numbers that no threshold tells. */
const OPEN_END = { count: 100_000, money: 10_000_000, minutes: 480 } as const;

/** A parameter without what follows from the rest of it; without a value it is asked for, and the question is its name. */
type Given = Partial<Omit<Parameter, "forms">> &
  Pick<Parameter, "id" | "measure"> & { forms?: readonly string[]; isFixed?: boolean };

/** One significant digit: slider ends a person would choose. */
export const nice = (value: number): number => {
  const scale = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / scale) * scale;
};

function rangeOf({ value = null, measure, id }: Given): NonNullable<Parameter["range"]> {
  if (measure === "percent") return { min: 0, max: 100, step: value !== null && value < 10 ? 0.5 : 1 };
  if (id.startsWith("days")) return { min: 0, max: 366, step: 1 };
  const max = value === null ? OPEN_END[measure] : nice(Math.max(value, 1) * 3);
  return { min: 0, max, step: Math.max(nice(max / 300), Number.isInteger(value ?? 0) ? 1 : 0.1) };
}

/** Ids of the sheet are ids of parameters too, apart from those that the calculation gives itself. */
export const idOf = ({ id }: Pick<Figure, "id">): string => `fact-${id}`.slice(0, 34);

const thingOf = (figure: Figure) => (figure.kind === "duration" ? figure.unit : nounOf(figure));

/** The counted phrase after 1, 2 and 5 in Russian, after 1 and 2 in English. */
export function formsOf(figure: Figure, locale: Locale): string[] {
  const thing = thingOf(figure);
  if (locale === "en") return [singular(thing), plural(thing)];
  return [1, 2, 5].map((value) => afterFigure(value, thing));
}

/** A label in the nominative: «Тонны молока», "Lessons"; the figure's own words where it names nothing. */
const labelOf = (figure: Figure, locale: Locale): string =>
  upperFirst(nominal(thingOf(figure), locale) || figure.text);

/** A label that repeats another is told apart by its number. */
const distinct = (label: string, said: string | undefined, others: readonly { label: string }[]): string =>
  (said && others.some((other) => other.label === label) ? `${label} (${said})` : label).slice(0, 120);

/** A number that is no matter of opinion. */
const FIXED = { source: "computed", isFixed: true } as const;

/** Collects parameters, once each, and the lines that are products of them. Every factor answers its id. */
export class Ledger {
  readonly parameters: Parameter[] = [];
  readonly effects: ProductLine[] = [];
  readonly locale: Locale;
  readonly currency: string;
  readonly rate: Rate | undefined;

  constructor(locale: Locale, currency: string, rate: Rate | undefined) {
    this.locale = locale;
    this.currency = currency;
    this.rate = rate;
  }

  word(key: DeriveWord, text = ""): string {
    return deriveWords[this.locale][key].replaceAll("…", text);
  }

  add(given: Given): string {
    const { isFixed = false, question, label = question ?? "", forms, ...rest } = given;
    const unit = given.unit ?? this.#unitOf(given);
    const { id, said, value = null, source = "assumption" } = rest;
    if (this.parameters.some((other) => other.id === id)) return id;
    this.parameters.push({
      ...rest,
      value,
      source,
      label: distinct(label, said, this.parameters),
      unit: unit.slice(0, 60),
      ...(forms && { forms: [...forms] }),
      ...(question !== undefined && { question }),
      ...(!isFixed && { range: rangeOf(given) }),
    });
    return id;
  }

  #unitOf({ measure, forms }: Given): string {
    if (measure === "count") return forms?.at(-1) ?? "";
    if (measure === "minutes") return this.word("minutes");
    if (measure === "percent") return `% ${this.word("ofFlow")}`;
    return this.currency === NO_CURRENCY ? this.word("money") : unitWord(1, this.currency, this.locale);
  }

  /** Adds a line, as long as there is room. */
  effect(line: ProductLine): void {
    const { effects } = this;
    if (effects.length < MOST_LINES && effects.every(({ id }) => id !== line.id))
      effects.push({ ...line, label: line.label.slice(0, 120) });
  }

  /** A number of the visitor with the words that it was read from; of a range the lower end. */
  said(figure: Figure, given: Pick<Given, "label" | "measure"> & Partial<Given>): string {
    const { text, max, value } = figure;
    const note = max === undefined ? {} : { note: this.word("lowerEnd") };
    return this.add({
      id: idOf(figure),
      value,
      source: "visitor",
      said: text.slice(0, 200),
      ...note,
      ...given,
    });
  }

  /** Things a year: the figure, and how often its period comes; in kilograms where their price is told. */
  quantity(figure: Figure, around: string, price?: Figure): string[] {
    const { locale } = this;
    const { period = "year", unit } = figure;
    const name = labelOf(figure, locale);
    const label = period === "year" ? name : `${name} ${periodWords(period, locale)}`;
    const id = this.said(figure, { label, forms: formsOf(figure, locale), measure: "count" });
    const isTonnes = /^(?:т|тонн\S*|tonnes?|tons?)\.?$/iu.test(unit);
    const isInKilos = isTonnes && /^(?:кг|кило|kg|kilo)/iu.test(price?.counts ?? "");
    const kilos = isInKilos ? [this.#inYear("kilograms", 1000, this.word("kg"), FIXED)] : [];
    return [id, ...this.times(figure, around), ...kilos];
  }

  /** How many of something there are, as the calculation takes it. */
  #inYear(id: string, value: number | null, written: string, more: Partial<Given>): string {
    const forms = written.split("/");
    return this.add({
      id,
      value,
      forms,
      label: this.word("inYear", forms.at(-1)),
      measure: "count",
      ...more,
    });
  }

  /** How often a period comes in a year; nothing to multiply by where it is the year itself. */
  times({ period = "year", id, text }: Pick<Figure, "period" | "id" | "text">, around: string): string[] {
    const { times, isAssumed, [this.locale]: forms } = yearFactors[period];
    if (times === 1) return [];
    if (period !== "day") return [this.#inYear(`${period}s`, times, forms, isAssumed ? {} : FIXED)];
    const { days = null, note = "" } = dayKinds.find(({ test }) => test.test(`${text} ${around}`)) ?? {};
    const given = { note: bilingual(note)[this.locale] };
    const question = this.word("askDays", text.slice(0, 200));
    return days === null
      ? [this.#inYear(`days-${idOf({ id })}`, null, forms, { ...given, label: question, question })]
      : [this.#inYear(`days-${String(days)}`, days, forms, given)];
  }

  /** A share the visitor named. */
  share(figure: Figure): string {
    const label = figure.counts === undefined ? this.word("share") : labelOf(figure, this.locale);
    return this.said(figure, { label, value: Math.min(100, figure.value), measure: "percent" });
  }

  /** What one case costs, in the visitor's words. */
  price(figure: Figure): string {
    const { counts = "" } = figure;
    const label = counts === "" ? this.word("priceBare") : this.word("price", nominal(counts, this.locale));
    return this.said(figure, { label, measure: "money" });
  }

  /** A number that only the visitor knows. */
  ask(id: string, question: string, forms: readonly string[] = this.word("timesYear").split("/")): string {
    return this.add({ id, question, measure: "count", forms });
  }

  /** A sum that only the visitor knows. */
  askMoney(id: string, question: string): string {
    return this.add({ id, question, measure: "money" });
  }

  /** A share that is assumed once for all lines of its sort. */
  assume(id: keyof typeof ASSUMED): string {
    const { value, of, note } = ASSUMED[id];
    const unit = `% ${this.word(of)}`;
    return this.add({ id, label: this.word(id), value, unit, measure: "percent", note: this.word(note) });
  }

  /** One hour of the client's staff, from the price list; open where the list does not know the currency. */
  hour(): string {
    if (!this.rate) return this.askMoney("hour", this.word("askHour"));
    const note = this.word("own");
    return this.add({
      id: "hour",
      label: this.word("hour"),
      value: this.rate.clientHour,
      measure: "money",
      note,
    });
  }
}
