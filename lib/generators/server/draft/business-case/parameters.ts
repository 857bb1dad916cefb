import "server-only";
import type { BusinessTexts, ParameterWords } from "@/content/knowledge/business-texts";
import { periodWords, type Measure } from "@/content/knowledge/measures";
import type { MeasureKind, Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";
import { formAfter, formatMeasure, formatNumber, joined, type UnitForms } from "@/lib/generators/numbers";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { formatCount, formatFlow } from "@/lib/generators/server/draft/format";
import type { Period } from "@/lib/generators/server/draft/reading/quantities";
import { lowerFirst } from "@/lib/generators/server/draft/words";

export type ParameterName = keyof BusinessTexts["parameters"];
export type LineName = keyof BusinessTexts["lines"];

type Given = {
  value: number;
  measure: MeasureKind;
  /** The visitor named it. */
  named?: boolean;
  /** No matter of opinion, so no slider. */
  fixed?: boolean;
  words?: Partial<ParameterWords>;
};

/** What parameters count, where their unit changes with the number. */
const COUNTED: Readonly<Record<string, { measure: Measure; period?: Period }>> = {
  "downtime-hours": { measure: "hour", period: "year" },
  months: { measure: "month" },
  days: { measure: "day" },
  "person-weeks": { measure: "personWeek" },
  trainees: { measure: "person" },
};

/** The words for one and for several that a flow goes by when the description counts nothing. */
function flowForms({ say, locale }: Brief): UnitForms {
  const one = lowerFirst(say("{unit}"));
  if (locale === "en") return { ru: [one, one, one], en: [one, lowerFirst(say("{units}"))] };
  const many = lowerFirst(say("{unitsGen}"));
  return { ru: [one, lowerFirst(say("{unitGen}")), many], en: [one, many] };
}

/** A parameter's value with its unit: «21 181 заявка в месяц», «1 час в год», "15% of the flow", "RUB 700". */
export function valueWithUnit(brief: Brief, { id, unit }: Parameter, value: number): string {
  const { reading, locale } = brief;
  const { volume, staff, places } = reading.figures;
  const number = formatNumber(value, locale);
  if (id === "flow")
    return volume
      ? formatFlow({ value, unit: volume.unit, period: "month" }, locale)
      : `${joined(number, formAfter(value, flowForms(brief), locale), locale)} ${periodWords.month[locale]}`;
  if (id === "staff" && staff) return formatCount(value, staff.unit, locale);
  if (id === "places" && places) return formatCount(value, places.unit, locale);
  const counted = COUNTED[id];
  if (counted)
    return [
      formatMeasure(value, counted.measure, locale),
      ...(counted.period ? [periodWords[counted.period][locale]] : []),
    ].join(" ");
  if (locale === "en" && unit.startsWith("RUB")) return `RUB ${number}${unit.slice("RUB".length)}`;
  return `${number}${locale === "en" && unit.startsWith("%") ? "" : " "}${unit}`;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One or two significant digits: slider ends a person would choose. */
const nice = (value: number): number => {
  const scale = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / scale) * scale;
};

function rangeOf(value: number, measure: MeasureKind): Parameter["range"] {
  if (measure === "percent") return { min: 0, max: 100, step: value < 10 ? 0.5 : 1 };
  const max = nice(Math.max(value, 1) * 2);
  return { min: 0, max, step: Math.max(nice(max / 200), Number.isInteger(value) ? 1 : 0.5) };
}

/** Collects parameters, once each, and the lines that are products of them. */
export class Ledger {
  readonly parameters: Parameter[] = [];
  readonly effects: ProductLine[] = [];
  readonly yearlyCosts: ProductLine[] = [];
  readonly investment: ProductLine[] = [];
  readonly #brief: Brief;

  constructor(brief: Brief) {
    this.#brief = brief;
  }

  /** Adds a parameter unless it is there, and answers its id. */
  add(name: ParameterName, { value, measure, named = false, fixed = false, words = {} }: Given): string {
    const id = kebab(name);
    if (this.parameters.some((parameter) => parameter.id === id)) return id;
    const { say, texts } = this.#brief;
    const own = { ...texts.business.parameters[name], ...words };
    const range = fixed ? undefined : rangeOf(value, measure);
    this.parameters.push({
      id,
      label: say(own.label),
      value,
      unit: lowerFirst(say(own.unit)),
      measure,
      ...(range && { range }),
      source: named ? "visitor" : "assumption",
      ...(!named && own.note !== undefined && { note: lowerFirst(say(own.note)) }),
    });
    return id;
  }

  line(list: "effects" | "yearlyCosts" | "investment", name: LineName, factors: string[], label?: string) {
    const { say, texts } = this.#brief;
    this[list].push({ id: kebab(name), label: label ?? say(texts.business.lines[name]), factors });
  }

  /** Twelve. */
  months = () => this.add("months", { value: 12, measure: "count", fixed: true });
}
