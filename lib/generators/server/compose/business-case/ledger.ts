import "server-only";
import type { Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";
import { NO_CURRENCY, unitWord } from "@/lib/generators/business-case/money";
import type { Rate } from "@/lib/content/prices";
import type { Figure } from "@/lib/generators/fact-sheet";
import * as english from "@/lib/generators/server/language/en";
import { afterFigure, nominative, plural } from "@/lib/generators/server/language/ru";
import * as words from "@/lib/generators/server/compose/business-case/words";
import { nounOf, periodWords } from "@/lib/generators/server/compose/text/figures";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Percent of a loss that a system takes away, and what remains of a price: assumed, cautious, each with its slider. */
const ASSUMED = { "avoid-loss": 50, "avoid-sale": 30, "avoid-time": 30, margin: 30 } as const;
const MOST_LINES = 16;
/** Ends of the sliders of open numbers that no threshold tells. */
const OPEN_END = { count: 100_000, money: 10_000_000, minutes: 480 } as const;

/** A parameter without what follows from the rest of it. */
type Given = Omit<Parameter, "range" | "unit"> & { unit?: string; isFixed?: boolean };

const clip = (text: string, most: number) => (text.length <= most ? text : text.slice(0, most));

/** One significant digit: slider ends a person would choose. */
export const nice = (value: number): number => {
  const scale = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / scale) * scale;
};

function rangeOf({ value, measure, id }: Given): NonNullable<Parameter["range"]> {
  if (measure === "percent") return { min: 0, max: 100, step: value !== null && value < 10 ? 0.5 : 1 };
  if (id.startsWith("days")) return { min: 0, max: 366, step: 1 };
  const max = value === null ? OPEN_END[measure] : nice(Math.max(value, 1) * 3);
  return { min: 0, max, step: Math.max(nice(max / 300), Number.isInteger(value ?? 0) ? 1 : 0.1) };
}

/** Ids of the sheet are ids of parameters too, apart from those that the calculation gives itself. */
export const idOf = ({ id }: Pick<Figure, "id">): string => `fact-${id}`.slice(0, 34);

const thingOf = (figure: Figure) => (figure.kind === "duration" ? figure.unit : nounOf(figure));

/** «т», «кг.»: no word that could be turned. */
const isAbbreviated = (thing: string) => /^\p{L}{1,3}\.?$/u.test(thing);

/** The counted phrase after 1, 2 and 5. */
export function formsOf(figure: Figure, locale: Locale): string[] {
  const thing = thingOf(figure);
  if (isAbbreviated(thing)) return [thing, thing];
  if (locale === "en") return [english.singular(thing), english.plural(thing)];
  return [1, 2, 5].map((value) => afterFigure(value, thing));
}

/** A label, capitalised, in the nominative: «Тонны молока», "Lessons"; the figure's own words where it names nothing. */
export function labelOf(figure: Figure, locale: Locale): string {
  const thing = thingOf(figure);
  if (thing === "" || isAbbreviated(thing)) return upperFirst(figure.text);
  const isMany = figure.kind === "count" || figure.kind === "flow";
  return upperFirst(locale === "en" ? thing : isMany ? plural(thing) : nominative(thing));
}

const dayKindOf = ({ text }: Pick<Figure, "text">, around: string) =>
  words.dayKinds.find(({ test }) => test.test(`${text} ${around}`)) ?? words.workingDays;

/** Things a year of a flow; `undefined` while the visitor has not said how many such days there are. */
export function yearly(figure: Figure, around: string): number | undefined {
  const { period = "year", value } = figure;
  const times = period === "day" ? dayKindOf(figure, around).days : words.yearFactors[period].times;
  return times === null ? undefined : value * times;
}

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

  word(key: words.DeriveWord, text = ""): string {
    return words.deriveWord(key, this.locale).replaceAll("…", text);
  }

  add(given: Given): string {
    const { isFixed = false, label, unit = this.#unitOf(given), ...rest } = given;
    const { id, said } = rest;
    if (this.parameters.some((other) => other.id === id)) return id;
    const isTaken = this.parameters.some((other) => other.label === label);
    const name = isTaken && said !== undefined ? `${label} (${said})` : label;
    const range = isFixed ? {} : { range: rangeOf(given) };
    this.parameters.push({ ...rest, label: clip(name, 120), unit: clip(unit, 60), ...range });
    return id;
  }

  #unitOf({ measure, forms }: Given): string {
    if (measure === "count") return forms?.at(-1) ?? "";
    if (measure === "minutes") return this.word("minutes");
    return this.currency === NO_CURRENCY ? this.word("money") : unitWord(1, this.currency, this.locale);
  }

  /** Adds a line; one that repeats the name of another is told apart by its number. */
  effect(line: ProductLine, said = ""): void {
    const { effects } = this;
    if (effects.length >= MOST_LINES || effects.some(({ id }) => id === line.id)) return;
    const isTaken = effects.some(({ label }) => label === line.label);
    effects.push({ ...line, label: clip(isTaken ? `${line.label} (${said})` : line.label, 120) });
  }

  /** A number of the visitor with the words that it was read from; of a range the lower end. */
  said(figure: Figure, given: Pick<Given, "label" | "measure"> & Partial<Given>): string {
    const { text, max, value } = figure;
    const note = max === undefined ? {} : { note: this.word("lowerEnd") };
    return this.add({ id: idOf(figure), value, source: "visitor", said: clip(text, 200), ...note, ...given });
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
    return [
      id,
      ...this.times(figure, around),
      ...(isInKilos ? [this.#constant("kilograms", 1000, [this.word("kg")])] : []),
    ];
  }

  #constant(id: string, value: number, forms: string[], isFixed = true): string {
    const label = this.word("inYear", forms.at(-1));
    const source = isFixed ? "computed" : "assumption";
    return this.add({ id, label, value, forms, measure: "count", source, isFixed });
  }

  /** How often a period comes in a year; nothing to multiply by where it is the year itself. */
  times(figure: Pick<Figure, "period" | "id" | "text">, around: string): string[] {
    const { period = "year" } = figure;
    const { times, [this.locale]: written } = words.yearFactors[period];
    const forms = written.split("|");
    if (times === 1) return [];
    if (period !== "day")
      return [this.#constant(`${period}s`, times, forms, period !== "hour" && period !== "shift")];
    const { id, days, [this.locale]: note } = dayKindOf(figure, around);
    const label = this.word("inYear", forms.at(-1));
    const given = { label, value: days, forms, measure: "count", source: "assumption", note } as const;
    if (days !== null) return [this.add({ id: `days-${id}`, ...given })];
    return [
      this.add({
        id: `days-${idOf(figure)}`,
        question: this.word("askDays", clip(figure.text, 200)),
        ...given,
      }),
    ];
  }

  /** A share the visitor named. */
  share(figure: Figure): string {
    const label = figure.counts === undefined ? this.word("share") : labelOf(figure, this.locale);
    const unit = `% ${this.word("ofFlow")}`;
    return this.said(figure, { label, value: Math.min(100, figure.value), unit, measure: "percent" });
  }

  /** What one case costs, in the visitor's words. */
  price(figure: Figure): string {
    const thing = figure.counts === undefined ? "" : lowerFirst(labelOf(figure, this.locale));
    const label = thing === "" ? this.word("priceBare") : this.word("price", thing);
    return this.said(figure, { label, measure: "money" });
  }

  /** A sum that was lost, by the year. */
  loss(figure: Figure, around: string): string[] {
    const undated = figure.period === undefined ? { note: this.word("lastYear") } : {};
    const id = this.said(figure, { label: this.word("loss"), measure: "money", ...undated });
    return [id, ...this.times(figure, around)];
  }

  /** A number that only the visitor knows; the question is its name. */
  ask(id: string, question: string, forms: readonly string[] = this.word("timesYear").split("|")): string {
    const open = { value: null, measure: "count", source: "assumption" } as const;
    return this.add({ ...open, id, label: question, question, forms: [...forms] });
  }

  /** A sum that only the visitor knows. */
  askMoney(id: string, question: string): string {
    return this.add({ id, label: question, value: null, measure: "money", source: "assumption", question });
  }

  /** A share that is assumed once for all lines of its sort. */
  assume(id: keyof typeof ASSUMED): string {
    const [of, note] = id === "margin" ? (["ofPrice", "own"] as const) : (["ofLoss", "pilot"] as const);
    const origin = { source: "assumption", note: this.word(note) } as const;
    const unit = `% ${this.word(of)}`;
    return this.add({ id, label: this.word(id), value: ASSUMED[id], unit, measure: "percent", ...origin });
  }

  /** One hour of the client's staff, from the price list; open where the list does not know the currency. */
  hour(): string {
    if (!this.rate) return this.askMoney("hour", this.word("askHour"));
    const origin = { source: "assumption", note: this.word("own") } as const;
    return this.add({
      id: "hour",
      label: this.word("hour"),
      value: this.rate.clientHour,
      measure: "money",
      ...origin,
    });
  }
}
