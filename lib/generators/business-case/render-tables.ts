import type { CaseDocument, Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";
import { TERM, type ComputedLine } from "@/lib/generators/business-case/compute";
import { formulaOf, valueOf } from "@/lib/generators/business-case/formula";
import { formatPrice } from "@/lib/generators/business-case/money";
import { sensitivityOf } from "@/lib/generators/business-case/sensitivity";
import { breakEven, fullYears, neededValue, openParameters } from "@/lib/generators/business-case/verdict";
import { inYears, neededIn, TERMS, thresholdOf, type View } from "@/lib/generators/business-case/view";
import { put } from "@/lib/generators/business-case/words";
import { escapeMarkdown as say, table } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber, formatPercent } from "@/lib/generators/numbers";

const MOST_LEVERS = 4;
const WEEKS_A_YEAR = 52;

const bold = (text: string) => `**${text}**`;
const listed = (lines: readonly string[], mark = "-") => lines.map((line) => `${mark} ${line}`).join("\n");
const formula = ({ parameters, assumptions, locale }: View, product: ProductLine | undefined) =>
  say(formulaOf(product?.factors ?? [], parameters, assumptions.currency, locale));

/** Effects with the arithmetic of each; with a verdict, also what is asked to count the rest. */
export function effectSection(view: View): string {
  const { assumptions, computed, words, unit, locale, why } = view;
  const rows = computed.effects.flatMap(({ label, amount }, index) => {
    const product = assumptions.effects[index];
    const by = product?.functions === undefined ? "" : ` (${product.functions.map(say).join(", ")})`;
    const isTold = product?.factors.some((id) => view.parameters.get(id)?.source === "visitor");
    if (amount === null && !isTold) return [];
    const value = amount === null ? words.open : formatNumber(amount, locale);
    return [[say(label) + by, formula(view, product), value]];
  });
  const total = [bold(words.total), "", bold(formatNumber(computed.effectTotal, locale))];
  const head = [words.loss, words.formula, put(words.unit, { unit }).trim()];
  const open = why === undefined || why === "absurd" ? questionsOf(view) : [];
  return [
    ...(rows.length > 0
      ? [
          table(
            head,
            computed.effects.filter(({ amount }) => amount !== null).length > 1 ? [...rows, total] : rows,
            [2],
          ),
        ]
      : []),
    ...(open.length > 0 ? [`${words.uncounted}\n\n${listed(open, "1.")}`] : []),
  ].join("\n\n");
}

const questionsOf = ({ assumptions }: View, from = 0) =>
  openParameters(assumptions)
    .slice(from)
    .flatMap(({ question }) => (question === undefined ? [] : [say(question)]));

/** What it costs once and every year. */
export function costSection(view: View): string {
  const { assumptions, computed, words, sum } = view;
  const rows = (products: readonly ProductLine[], lines: readonly ComputedLine[]) =>
    lines.map(({ label, amount }, index) => [
      say(label),
      formula(view, products[index]),
      amount === null ? words.open : sum(amount),
    ]);
  return table(
    [words.line, words.formula, words.amount],
    [
      ...rows(assumptions.investment, computed.investment),
      ...rows(assumptions.yearlyCosts, computed.yearlyCosts),
    ],
    [2],
  );
}

/** The flow by years where there is a verdict, and the savings that would be enough for each term. */
export function paybackSection(view: View): string {
  const { words, computed, locale, why } = view;
  const number = (value: number) => formatNumber(value, locale);
  const years = table(
    words.yearHead,
    computed.years.map(({ year, effect, costs, investment, cumulative, discountedCumulative }) => [
      year === 0 ? words.start : String(year),
      number(effect),
      number(costs + investment),
      number(cumulative),
      number(discountedCumulative),
    ]),
    [1, 2, 3, 4],
  );
  return [...(why === undefined ? [years] : []), evenText(view)].join("\n\n");
}

/** Savings a year needed for each term with the arithmetic, and what the usual one means in hours and in things. */
function evenText(view: View): string {
  const { assumptions, words, locale, sum, computed, why } = view;
  const rows = TERMS.filter((years) => years <= assumptions.years).map((years) => [
    inYears(years, locale),
    bold(neededIn(view, years)),
    ...(why === "unpriced"
      ? []
      : [
          put(words.even, {
            investment: sum(computed.investmentTotal),
            costs: sum(computed.costTotal),
            count: String(years),
            full: formatNumber(fullYears(assumptions, years), locale),
          }),
        ]),
  ]);
  const { hour, flows = [] } = assumptions.document ?? {};
  const needed = breakEven(assumptions, TERM);
  const [flow] = flows;
  const price = (value: number) => formatPrice(value, assumptions.currency, locale);
  const each = flow ? Number((needed / flow.perYear).toPrecision(3)) : 0;
  const same = [
    ...(hour === undefined
      ? []
      : [
          put(words.sameHours, {
            hours: formatMeasure(Math.ceil(needed / hour / WEEKS_A_YEAR), "hour", locale),
            rate: price(hour),
          }),
        ]),
    ...(flow === undefined || each < 0.01
      ? []
      : [
          put(words.sameFlow, {
            sum: price(each),
            flow: `${formatNumber(Math.round(flow.perYear), locale)} ${say(flow.forms.at(-1) ?? "")}`,
          }),
        ]),
  ];
  return [
    table(words.evenHead.slice(0, why === "unpriced" ? 2 : 3), rows, [1]),
    ...(same.length > 0 && why !== "unpriced" ? [`${words.same}\n\n${listed(same)}`] : []),
  ].join("\n\n");
}

/** With a verdict, what NPV becomes when an input moves; without one, the questions that decide and their thresholds. */
export function leverSection(view: View): string {
  const { assumptions, words, locale, why, money } = view;
  if (why === "absurd") return enoughTable(view);
  if (why !== undefined) return decidingQuestions(view);
  const value = (parameter: Parameter | undefined) =>
    parameter
      ? valueOf(parameter, assumptions.currency, locale)
      : formatPercent(assumptions.discountRate, locale);
  const rows = sensitivityOf(assumptions)
    .slice(0, MOST_LEVERS)
    .map(({ parameter, worst, best }) => {
      // More cost lowers NPV: the columns follow the input, not the outcome.
      const isCost = parameter === undefined || !isEffect(view, parameter.id);
      const [low, high] = isCost ? [best, worst] : [worst, best];
      return [say(parameter?.label ?? words.rate), say(value(parameter)), money(low), money(high)];
    });
  return table(words.leverHead, rows, [1, 2, 3]);
}

const isEffect = ({ assumptions }: View, id: string) =>
  assumptions.effects.some(({ factors }) => factors.includes(id));

/** For each input of the effect, the value that would be enough: shows how much of the result may be wrong. */
function enoughTable(view: View): string {
  const { assumptions, words, locale, computed } = view;
  const share = breakEven(assumptions, TERM) / (computed.effectTotal * computed.unit);
  const enough = ({ value, measure }: Parameter) => {
    const least = Number(((value ?? 0) * share).toPrecision(3));
    return measure === "count" || (measure === "money" && least > 10) ? Math.ceil(least) : least;
  };
  const rows = assumptions.parameters
    .filter(({ id, range, value }) => range !== undefined && value !== null && isEffect(view, id))
    .map((parameter) =>
      [parameter.label, valueOf(parameter, assumptions.currency, locale)]
        .concat(valueOf({ ...parameter, value: enough(parameter) }, assumptions.currency, locale))
        .map(say),
    );
  const years = inYears(TERM, locale);
  return table(
    words.enoughHead.map((cell) => put(cell, { years })),
    rows.slice(0, MOST_LEVERS),
    [1, 2],
  );
}

/** The two numbers to bring, with the value from which the project pays off. */
function decidingQuestions(view: View): string {
  const { assumptions, words, locale } = view;
  const asked = openParameters(assumptions).slice(0, 2);
  const lines = asked.map((parameter) => {
    const needed = neededValue(assumptions, parameter, TERM);
    const slots = needed !== undefined && {
      years: inYears(TERM, locale),
      value: say(thresholdOf(parameter, needed, view)),
    };
    return say(parameter.question ?? parameter.label) + (slots ? ` (${put(words.needed, slots)})` : "");
  });
  return `${asked.length > 1 ? words.deciding : words.decidingOne}\n\n${listed(lines, "1.")}`;
}

/** How it will be seen: today's values, and the aim that follows from the share the calculation counts on. */
export function measureSection(view: View, { measures }: CaseDocument): string {
  const { words, parameters, locale, assumptions } = view;
  const rows = measures.flatMap(({ label, today, share, functions }) => {
    if (today === undefined) return [];
    const saved = share === undefined ? undefined : parameters.get(share)?.value;
    const told = (value: number) =>
      say(valueOf({ ...today, value: Number(value.toPrecision(3)) }, assumptions.currency, locale));
    const by = functions.length > 0 ? ` (${functions.map(say).join(", ")})` : "";
    const aim = typeof saved === "number" ? told(today.value * (1 - saved / 100)) : words.pilot;
    return [[say(label) + by, told(today.value), aim]];
  });
  return rows.length === 0 ? "" : table(words.measureHead, rows);
}

/** Questions that are left; those that decide or count a loss stand in their own sections. */
export function unknownSection(view: View, document: CaseDocument): string {
  const { words, why } = view;
  const lines = [
    ...(why === undefined || why === "absurd" ? [] : questionsOf(view, 2)),
    ...document.questions.map(say),
    ...document.unread.map((text) => say(put(words.unread, { text }))),
  ];
  return listed([...new Set(lines)], "1.");
}

/** What was assumed, priced or changed by the visitor; what the description says stands in the lines above. */
export function parameterSection(view: View): string {
  const { assumptions, words, locale } = view;
  const rows = assumptions.parameters
    .filter(
      ({ value, source, moved, note }) =>
        value !== null && (moved || note || source === "assumption" || source === "price"),
    )
    .map((parameter) => {
      const { label, unit, source, said, note, forms, measure, moved } = parameter;
      const details = [...(said === undefined ? [] : [put(words.said, { said })]), ...(note ? [note] : [])];
      const value = valueOf(parameter, assumptions.currency, locale);
      return [
        label,
        measure === "count" && forms === undefined ? `${value} ${unit}` : value,
        [words.sources[moved ? "moved" : source], details.join("; ")].filter(Boolean).join(": "),
      ].map(say);
    });
  const rate = [words.rate, formatPercent(assumptions.discountRate, locale), words.sources.assumption];
  const ramp = assumptions.ramp.map((share) => formatPercent(share, locale)).join(", ");
  return table(words.parameterHead, [...rows, rate, [words.ramp, ramp, words.sources.assumption]], [1]);
}
