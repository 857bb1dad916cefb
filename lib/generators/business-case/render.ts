import { calculationWords, type CalculationWords } from "@/content/knowledge/calculation-words";
import type { Assumptions, ProductLine } from "@/lib/generators/business-case/assumptions";
import {
  computeBusinessCase,
  type BusinessCase,
  type ComputedLine,
} from "@/lib/generators/business-case/compute";
import { formulaOf } from "@/lib/generators/business-case/formula";
import { escapeMarkdown, table } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber, formatPercent } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

type View = { assumptions: Assumptions; computed: BusinessCase; words: CalculationWords; locale: Locale };

const viewOf = (assumptions: Assumptions, locale: Locale): View => ({
  assumptions,
  computed: computeBusinessCase(assumptions),
  words: calculationWords[locale],
  locale,
});

const put = (template: string, slots: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);

/** «2 года 8 месяцев», "8 months"; `null` is never within the horizon. */
function payback({ words, locale, assumptions }: View, months: number | null): string {
  if (months === null)
    return put(words.notPaidBack, { years: formatMeasure(assumptions.years, "year", locale) });
  if (months === 0) return words.immediately;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [
    ...(years > 0 ? [formatMeasure(years, "year", locale)] : []),
    ...(rest > 0 ? [formatMeasure(rest, "month", locale)] : []),
  ].join(" ");
}

/** ROI, payback, discounted payback and NPV in words of the language, for a table or for tiles. */
export function indicators(assumptions: Assumptions, locale: Locale): { name: string; value: string }[] {
  const view = viewOf(assumptions, locale);
  const { words, computed } = view;
  const years = formatMeasure(assumptions.years, "year", locale);
  return [
    {
      name: put(words.roi, { years }),
      value: computed.roi === null ? words.noRoi : formatPercent(computed.roi, locale),
    },
    { name: words.payback, value: payback(view, computed.paybackMonths) },
    { name: words.discountedPayback, value: payback(view, computed.discountedPaybackMonths) },
    {
      name: put(words.npv, { years }),
      value: `${computed.npv < 0 ? "−" : ""}${put(words.inThousands, { sum: formatNumber(Math.abs(computed.npv), locale) })}`,
    },
  ];
}

/** The key figures as a section of Markdown with a heading of the third level. */
export function renderIndicators(assumptions: Assumptions, locale: Locale): string {
  const words = calculationWords[locale];
  const rows = indicators(assumptions, locale).map(({ name, value }) => [name, value]);
  return `### ${words.headings.indicators}\n\n${table([words.indicator, words.value], rows, [1])}`;
}

/** The inputs, the lines with their arithmetic, and the years, as sections of Markdown. */
export function renderCalculation(assumptions: Assumptions, locale: Locale): string {
  const view = viewOf(assumptions, locale);
  const { words, computed } = view;
  const { headings } = words;
  return [
    `### ${headings.parameters}`,
    parameterTable(view),
    `### ${headings.effects}`,
    lineTable(view, assumptions.effects, computed.effects, computed.effectTotal, words.thousandsYear),
    `### ${headings.investment}`,
    lineTable(view, assumptions.investment, computed.investment, computed.investmentTotal, words.thousands),
    `### ${headings.costs}`,
    lineTable(view, assumptions.yearlyCosts, computed.yearlyCosts, computed.costTotal, words.thousandsYear),
    `### ${headings.years}`,
    yearTable(view),
    put(words.note, {
      rate: formatPercent(assumptions.discountRate, locale),
      ramp: assumptions.ramp.map((share) => formatPercent(share, locale)).join(", "),
    }),
  ].join("\n\n");
}

/** The whole computed part: key figures, then the calculation behind them. */
export const renderBusinessCase = (assumptions: Assumptions, locale: Locale): string =>
  `${renderIndicators(assumptions, locale)}\n\n${renderCalculation(assumptions, locale)}`;

/**
 * A business case with other assumptions: the computed sections of the document are replaced, its prose stays.
 * @param from the assumptions the document was rendered with
 */
export const withAssumptions = (
  markdown: string,
  from: Assumptions,
  to: Assumptions,
  locale: Locale,
): string =>
  [renderIndicators, renderCalculation].reduce(
    (text, render) => text.replace(render(from, locale), () => render(to, locale)),
    markdown,
  );

function parameterTable({ assumptions, words, locale }: View): string {
  const rows = assumptions.parameters.map(({ label, value, unit, source, note, range }) => [
    escapeMarkdown(label),
    formatNumber(value, locale),
    escapeMarkdown(unit),
    range === undefined && source === "assumption"
      ? words.sources.fixed
      : [words.sources[source], ...(note === undefined ? [] : [escapeMarkdown(note)])].join(": "),
  ]);
  return table([words.parameter, words.value, words.unit, words.source], rows, [1]);
}

function lineTable(
  { assumptions, words, locale }: View,
  products: readonly ProductLine[],
  lines: readonly ComputedLine[],
  total: number,
  unit: string,
): string {
  const parameters = new Map(assumptions.parameters.map((item) => [item.id, item]));
  const rows = lines.map(({ label, thousands }, index) => [
    escapeMarkdown(label),
    formulaOf(products[index]?.factors ?? [], parameters, locale),
    formatNumber(thousands, locale),
  ]);
  const last = [`**${words.total}**`, "", `**${formatNumber(total, locale)}**`];
  return table([words.line, words.formula, unit], [...rows, last], [2]);
}

function yearTable({ computed, words, locale }: View): string {
  const number = (value: number) => formatNumber(value, locale);
  const signed = (value: number) => number(value === 0 ? 0 : -value);
  const head = [
    words.year,
    words.effect,
    words.cost,
    words.invested,
    words.net,
    words.cumulative,
    words.discounted,
  ];
  const rows = computed.years.map(({ year, effect, costs, investment, net, cumulative, discounted }) => [
    year === 0 ? words.start : String(year),
    number(effect),
    signed(costs),
    signed(investment),
    number(net),
    number(cumulative),
    number(discounted),
  ]);
  const all = (key: "effect" | "costs" | "investment" | "net" | "discounted") =>
    computed.years.reduce((total, year) => total + year[key], 0);
  const last = [
    `**${words.total}**`,
    number(all("effect")),
    signed(all("costs")),
    signed(all("investment")),
    number(all("net")),
    "",
    number(all("discounted")),
  ];
  return table(head, [...rows, last], [1, 2, 3, 4, 5, 6]);
}
