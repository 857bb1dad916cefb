import "server-only";
import type { Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";
import { put } from "@/lib/generators/business-case/words";
import { NO_CURRENCY, unitWord } from "@/lib/generators/business-case/money";
import { factLimits, type Figure, type Period } from "@/lib/generators/fact-sheet";
import {
  deriveWords,
  dayKinds,
  perYear,
  type DeriveWords,
} from "@/lib/generators/server/compose/business-case/words";
import { formsOf, labelOf } from "@/lib/generators/server/compose/business-case/nouns";
import type { Rate } from "@/lib/content/prices";
import type { Locale } from "@/lib/i18n/locales";

/** Shares of a loss that a system takes away, percent; assumed, cautious, each with its slider. */
const AVOID = { loss: 50, sale: 30, time: 30, cost: 20 } as const;

type Given = Omit<Parameter, "range"> & { isFixed?: boolean };

const LONGEST_LABEL = 120;
const clip = (text: string, most: number) => (text.length <= most ? text : text.slice(0, most));

/** One or two significant digits: slider ends a person would choose. */
export const nice = (value: number): number => {
  const scale = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / scale) * scale;
};

function rangeOf({ value, measure, id }: Given, openMax: number): NonNullable<Parameter["range"]> {
  if (measure === "percent") return { min: 0, max: 100, step: value !== null && value < 10 ? 0.5 : 1 };
  if (id.startsWith("days")) return { min: 0, max: 366, step: 1 };
  const max = value === null ? openMax : nice(Math.max(value, 1) * 3);
  return {
    min: 0,
    max,
    step: Math.max(nice(max / 300), value !== null && !Number.isInteger(value) ? 0.1 : 1),
  };
}

/** Collects parameters, once each, and the lines that are products of them. */
export class Ledger {
  readonly parameters: Parameter[] = [];
  readonly effects: ProductLine[] = [];
  readonly words: DeriveWords;
  readonly locale: Locale;
  readonly currency: string;
  readonly rate: Rate | undefined;

  constructor(locale: Locale, currency: string, rate: Rate | undefined) {
    this.locale = locale;
    this.currency = currency;
    this.rate = rate;
    this.words = deriveWords[locale];
  }

  /** Adds a parameter unless it is there, and answers its id. `openMax` is the end of an open one's slider. */
  add(given: Given, openMax = 1_000): string {
    const { isFixed = false, ...parameter } = given;
    if (this.parameters.some(({ id }) => id === parameter.id)) return parameter.id;
    this.parameters.push({
      ...parameter,
      label: clip(parameter.label, LONGEST_LABEL),
      unit: clip(parameter.unit, 60),
      ...(parameter.said !== undefined && { said: clip(parameter.said, 200) }),
      ...(parameter.question !== undefined && { question: clip(parameter.question, 300) }),
      ...(isFixed ? {} : { range: rangeOf(given, openMax) }),
    });
    return parameter.id;
  }

  effect(line: ProductLine): void {
    if (this.effects.some(({ id }) => id === line.id)) return;
    this.effects.push({ ...line, label: clip(line.label, LONGEST_LABEL) });
  }

  /** The sign of the currency. */
  get money(): string {
    return this.currency === NO_CURRENCY ? this.words.money : unitWord(1, this.currency, this.locale);
  }

  /** A figure of the visitor that counts things, the lower end of a range. */
  count(figure: Figure, period: Period | undefined): string {
    const { words, locale } = this;
    const name = labelOf(figure, locale);
    return this.add({
      id: idOf(figure),
      label: period === undefined || period === "year" ? name : `${name} ${words.period[period]}`,
      value: figure.value,
      unit: period === undefined ? name.toLowerCase() : words.period[period],
      forms: formsOf(figure, locale),
      measure: "count",
      ...this.#origin(figure),
    });
  }

  /** A share the visitor named. */
  share(figure: Figure, of = this.words.ofFlow): string {
    return this.add({
      id: idOf(figure),
      label: figure.counts === undefined ? this.words.share : labelOf(figure, this.locale),
      value: Math.min(100, figure.value),
      unit: `% ${of}`,
      measure: "percent",
      ...this.#origin(figure),
    });
  }

  /** A number a year that only the visitor knows. */
  ask(id: string, label: string, question: string, forms: readonly string[] = this.words.timesYear): string {
    const unit = this.words.timesYear.at(-1) ?? "";
    return this.add({
      id,
      label,
      value: null,
      unit,
      forms: [...forms],
      measure: "count",
      source: "assumption",
      question,
    });
  }

  /** A sum that only the visitor knows. */
  askMoney(
    id: string,
    label: string,
    question: string,
    most = (this.rate?.personWeek ?? 50_000) * 200,
  ): string {
    const { money: unit } = this;
    return this.add({ id, label, value: null, unit, measure: "money", source: "assumption", question }, most);
  }

  /** Kilograms in a tonne, where the price is of one and the quantity in the other. */
  convert(flow: Figure, price: Figure): string[] {
    const isTonnes = /^(?:т|тонн\S*|tonnes?|tons?)\.?$/iu.test(flow.unit);
    if (!isTonnes || !/^(?:кг|килограмм\S*|kg|kilos?|kilogram\S*)\.?$/iu.test(price.counts ?? "")) return [];
    const { label, unit } = this.words.kilograms;
    return [
      this.add({
        id: "kilograms",
        label,
        value: 1000,
        unit,
        forms: [unit],
        measure: "count",
        source: "computed",
        isFixed: true,
      }),
    ];
  }

  /** A sum the visitor named. */
  sum(figure: Figure, label: string, note?: string): string {
    return this.add({
      id: idOf(figure),
      label,
      value: figure.value,
      unit: this.money,
      measure: "money",
      ...this.#origin(figure, note),
    });
  }

  /** How often a period comes in a year; nothing to multiply by where it is the year itself. */
  times(figure: Figure, around: string): string[] {
    const { period = "year" } = figure;
    if (period === "year" || period === "season") return [];
    const { yearFactor, dayNotes, askDays } = this.words;
    const { label, forms } = yearFactor[period];
    if (period === "day") {
      const { kind, days } = dayKindOf(figure, around);
      return [
        this.add({
          id: `days-${kind}${days === null ? `-${idOf(figure)}` : ""}`,
          label,
          value: days,
          unit: forms.at(-1) ?? "",
          forms,
          measure: "count",
          source: "assumption",
          note: dayNotes[kind],
          ...(days === null && { question: put(askDays, { text: figure.text }) }),
        }),
      ];
    }
    const isCalendar = period !== "hour" && period !== "shift";
    return [
      this.add({
        id: `${period}s`,
        label,
        value: perYear[period],
        unit: forms.at(-1) ?? "",
        forms,
        measure: "count",
        source: isCalendar ? "computed" : "assumption",
        isFixed: isCalendar,
      }),
    ];
  }

  /** Which share of a loss the system takes away: assumed once for each sort of loss, to be moved. */
  avoid(sort: keyof typeof AVOID): string {
    const { avoid, avoidNote, ofLoss } = this.words;
    return this.add({
      id: `avoid-${sort}`,
      label: avoid[sort],
      value: AVOID[sort],
      unit: `% ${ofLoss}`,
      measure: "percent",
      source: "assumption",
      note: avoidNote,
    });
  }

  /** What remains of a price. */
  margin(): string {
    const { margin, marginNote, ofPrice } = this.words;
    return this.add({
      id: "margin",
      label: margin,
      value: 30,
      unit: `% ${ofPrice}`,
      measure: "percent",
      source: "assumption",
      note: marginNote,
    });
  }

  /** One hour of the client's staff, from the price list; open where the list does not know the currency. */
  hour(): string {
    const { hour, hourNote } = this.words;
    return this.add(
      {
        id: "hour",
        label: hour,
        value: this.rate?.clientHour ?? null,
        unit: this.money,
        measure: "money",
        source: "assumption",
        note: hourNote,
        ...(!this.rate && { question: this.words.askHour }),
      },
      10_000,
    );
  }

  #origin(figure: Figure, note?: string): Pick<Parameter, "source" | "said" | "note"> {
    const { lowerEnd } = this.words;
    const notes = [figure.max === undefined ? undefined : lowerEnd, note].filter(
      (text) => text !== undefined,
    );
    return {
      source: "visitor",
      said: clip(figure.text, factLimits.text),
      ...(notes.length > 0 && { note: notes.join("; ") }),
    };
  }
}

const dayKindOf = ({ text }: Figure, around: string) =>
  dayKinds.find(({ test }) => test.test(`${text} ${around}`)) ?? { kind: "working" as const, days: 250 };

/** Things a year of a flow; `undefined` while the visitor has not said how many such days there are. */
export function yearly(figure: Figure, around: string): number | undefined {
  const { period = "year", value } = figure;
  const times = period === "day" ? dayKindOf(figure, around).days : perYear[period];
  return times === null ? undefined : value * times;
}

/** Ids of the sheet are ids of parameters too, apart from those that the calculation gives itself. */
export const idOf = ({ id }: Pick<Figure, "id">): string => `fact-${id}`.slice(0, 34);
