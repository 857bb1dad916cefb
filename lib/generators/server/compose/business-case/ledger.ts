import "server-only";
import type { Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";
import { NO_CURRENCY, unitWord } from "@/lib/generators/business-case/money";
import type { Rate } from "@/lib/content/prices";
import type { Figure } from "@/lib/generators/fact-sheet";
import * as english from "@/lib/generators/server/language/en";
import { afterFigure, nominative, plural } from "@/lib/generators/server/language/ru";
import { thingOf } from "@/lib/generators/server/compose/business-case/book";
import * as words from "@/lib/generators/server/compose/business-case/words";
import { periodWords } from "@/lib/generators/server/compose/text/figures";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Percent of a loss that a system takes away, and what remains of a price: assumed, cautious, each with its slider. */
const ASSUMED = { "avoid-loss": 50, "avoid-sale": 30, "avoid-time": 30, margin: 30 } as const;
const MOST_LINES = 16;
/** Slider of a sum that is asked for, in weeks of work. */
const REACH = 200;

/** Where a number comes from; `most` is the end of an open one's slider. */
type Origin = Pick<Parameter, "source" | "said" | "note" | "question"> & { isFixed?: boolean; most?: number };
type Given = Pick<Parameter, "id" | "label" | "value" | "unit" | "measure" | "forms"> & Origin;

const clip = (text: string, most: number) => (text.length <= most ? text : text.slice(0, most));

/** One significant digit: slider ends a person would choose. */
export const nice = (value: number): number => {
  const scale = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / scale) * scale;
};

function rangeOf({ value, measure, id, most = 1_000 }: Given): NonNullable<Parameter["range"]> {
  if (measure === "percent") return { min: 0, max: 100, step: value !== null && value < 10 ? 0.5 : 1 };
  if (id.startsWith("days")) return { min: 0, max: 366, step: 1 };
  const max = value === null ? most : nice(Math.max(value, 1) * 3);
  return { min: 0, max, step: Math.max(nice(max / 300), Number.isInteger(value ?? 0) ? 1 : 0.1) };
}

/** Ids of the sheet are ids of parameters too, apart from those that the calculation gives itself. */
export const idOf = ({ id }: Pick<Figure, "id">): string => `fact-${id}`.slice(0, 34);

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

  #add(given: Given): string {
    const { isFixed = false, most: _most, label, said, question, ...rest } = given;
    if (this.parameters.some(({ id }) => id === rest.id)) return rest.id;
    const isTaken = this.parameters.some((other) => other.label === label) && said !== undefined;
    this.parameters.push({
      ...rest,
      label: clip(isTaken ? `${label} (${said})` : label, 120),
      unit: clip(rest.unit, 60),
      ...(said !== undefined && { said: clip(said, 200) }),
      ...(question !== undefined && { question: clip(question, 300) }),
      ...(!isFixed && { range: rangeOf(given) }),
    });
    return rest.id;
  }

  money(id: string, label: string, value: number | null, origin: Origin): string {
    const isNamed = this.currency !== NO_CURRENCY;
    const unit = isNamed ? unitWord(1, this.currency, this.locale) : this.word("money");
    return this.#add({ id, label, value, unit, measure: "money", ...origin });
  }

  percent(id: string, label: string, value: number, of: words.DeriveWord, origin: Origin): string {
    return this.#add({ id, label, value, unit: `% ${this.word(of)}`, measure: "percent", ...origin });
  }

  count(id: string, label: string, value: number | null, forms: readonly string[], origin: Origin): string {
    const unit = forms.at(-1) ?? "";
    return this.#add({ id, label, value, unit, forms: [...forms], measure: "count", ...origin });
  }

  /** Adds a line; one that repeats the name of another is told apart by its number. */
  effect(line: ProductLine, said = ""): void {
    const { effects } = this;
    if (effects.length >= MOST_LINES || effects.some(({ id }) => id === line.id)) return;
    const isTaken = effects.some(({ label }) => label === line.label);
    effects.push({ ...line, label: clip(isTaken ? `${line.label} (${said})` : line.label, 120) });
  }

  /** The words of the visitor that a number was read from; of a range the lower end. */
  #said({ text, max }: Figure): Origin {
    return { source: "visitor", said: text, ...(max !== undefined && { note: this.word("lowerEnd") }) };
  }

  /** Things a year: the figure, and how often its period comes; in kilograms where their price is told. */
  quantity(figure: Figure, around: string, price?: Figure): string[] {
    const { period, unit, value } = figure;
    const name = labelOf(figure, this.locale);
    const label =
      period === undefined || period === "year" ? name : `${name} ${periodWords(period, this.locale)}`;
    const id = this.count(idOf(figure), label, value, formsOf(figure, this.locale), this.#said(figure));
    const isTonnes = /^(?:т|тонн\S*|tonnes?|tons?)\.?$/iu.test(unit);
    const isConverted = isTonnes && /^(?:кг|кило|kg|kilo)/iu.test(price?.counts ?? "");
    return [
      id,
      ...this.times(figure, around),
      ...(isConverted ? [this.#fixed("kilograms", 1000, [this.word("kg")])] : []),
    ];
  }

  #fixed(id: string, value: number, forms: readonly string[], isFixed = true): string {
    const label = this.word("inYear", forms.at(-1));
    return this.count(id, label, value, forms, { source: isFixed ? "computed" : "assumption", isFixed });
  }

  /** How often a period comes in a year; nothing to multiply by where it is the year itself. */
  times(figure: Pick<Figure, "period" | "id" | "text">, around: string): string[] {
    const { period = "year" } = figure;
    const { times, [this.locale]: written } = words.yearFactors[period];
    const forms = written.split("|");
    if (times === 1) return [];
    if (period !== "day")
      return [this.#fixed(`${period}s`, times, forms, period !== "hour" && period !== "shift")];
    const { id, days, [this.locale]: note } = dayKindOf(figure, around);
    const label = this.word("inYear", forms.at(-1));
    const open = { question: this.word("askDays", figure.text) };
    const own = days === null ? `-${idOf(figure)}` : "";
    return [
      this.count(`days-${id}${own}`, label, days, forms, {
        source: "assumption",
        note,
        ...(days === null && open),
      }),
    ];
  }

  /** A share the visitor named. */
  share(figure: Figure): string {
    const label = figure.counts === undefined ? this.word("share") : labelOf(figure, this.locale);
    return this.percent(idOf(figure), label, Math.min(100, figure.value), "ofFlow", this.#said(figure));
  }

  /** Time on one case. */
  minutes(figure: Figure, value: number): string {
    const unit = this.word("minutes");
    return this.#add({
      id: idOf(figure),
      label: this.word("time"),
      value,
      unit,
      measure: "minutes",
      ...this.#said(figure),
    });
  }

  /** What one case costs, in the visitor's words. */
  price(figure: Figure): string {
    const thing = figure.counts === undefined ? "" : lowerFirst(labelOf(figure, this.locale));
    const label = thing === "" ? this.word("priceBare") : this.word("price", thing);
    return this.money(idOf(figure), label, figure.value, this.#said(figure));
  }

  /** A sum that was lost, by the year. */
  loss(figure: Figure, around: string): string[] {
    const undated = figure.period === undefined ? { note: this.word("lastYear") } : {};
    const origin = { ...this.#said(figure), ...undated };
    return [this.money(idOf(figure), this.word("loss"), figure.value, origin), ...this.times(figure, around)];
  }

  /** A number that only the visitor knows; the question is its name. */
  ask(id: string, question: string, forms: readonly string[] = this.word("timesYear").split("|")): string {
    return this.count(id, question, null, forms, { source: "assumption", question });
  }

  /** A sum that only the visitor knows. */
  askMoney(id: string, question: string, most = (this.rate?.personWeek ?? 50_000) * REACH): string {
    return this.money(id, question, null, { source: "assumption", question, most });
  }

  /** A share that is assumed once for all lines of its sort. */
  assume(id: keyof typeof ASSUMED): string {
    const [of, note] = id === "margin" ? (["ofPrice", "own"] as const) : (["ofLoss", "pilot"] as const);
    return this.percent(id, this.word(id), ASSUMED[id], of, { source: "assumption", note: this.word(note) });
  }

  /** One hour of the client's staff, from the price list; open where the list does not know the currency. */
  hour(): string {
    if (!this.rate) return this.askMoney("hour", this.word("askHour"), 10_000);
    const origin = { source: "assumption", note: this.word("own") } as const;
    return this.money("hour", this.word("hour"), this.rate.clientHour, origin);
  }
}
