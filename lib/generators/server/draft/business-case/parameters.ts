import "server-only";
import type { BusinessTexts, ParameterWords } from "@/content/knowledge/business-texts";
import type { MeasureKind, Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";
import { formatNumber } from "@/lib/generators/numbers";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { formatFlow } from "@/lib/generators/server/draft/format";
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

/** A parameter's value with its unit: «21 181 заявка в месяц», "15% of the flow". */
export function valueWithUnit({ reading, locale }: Brief, { id, unit }: Parameter, value: number): string {
  const { volume } = reading.figures;
  if (id === "flow" && volume && Number.isInteger(value))
    return formatFlow({ value, unit: volume.unit, period: "month" }, locale);
  const gap = locale === "en" && unit.startsWith("%") ? "" : " ";
  return `${formatNumber(value, locale)}${gap}${unit}`;
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
