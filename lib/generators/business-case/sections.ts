import type { CaseDocument, Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";
import { releaseCost, TERM, type ComputedLine } from "@/lib/generators/business-case/compute";
import { formulaOf, valueOf } from "@/lib/generators/business-case/formula";
import { formatPrice } from "@/lib/generators/business-case/money";
import { isAvoided, leversOf, outlooksOf } from "@/lib/generators/business-case/sensitivity";
import { breakEven, fullYears, neededValue, openParameters } from "@/lib/generators/business-case/verdict";
import {
  HIGHEST_TOLD_ROI,
  indicatorsOf,
  inYears,
  largestEffect,
  neededIn,
  paybackIn,
  reason,
  TERMS,
  viewOf,
  thresholdOf,
  type View,
} from "@/lib/generators/business-case/view";
import { put } from "@/lib/generators/business-case/words";
import { escapeMarkdown as say, table } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber, formatPercent, joined } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";

const MOST_LEVERS = 4;
/** The column of the outlooks that holds ROI. */
const ROI_AT = 3;

const listed = (lines: readonly string[]) =>
  lines.map((line, index) => `${String(index + 1)}. ${line}`).join("\n");
const withCodes = (text: string, codes: readonly string[] = []) =>
  codes.length === 0 ? text : `${text} (${codes.map(say).join(", ")})`;
const paragraphs = (...parts: (string | false)[]) => parts.filter(Boolean).join("\n\n");

/** A label inside a sentence: «снимаемая доля потерь»; a name in capitals stays. */
const inSentence = (label: string) =>
  label.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLowerCase());

const told = ({ assumptions, locale }: View, parameter: Parameter) =>
  valueOf(parameter, assumptions.currency, locale);

/** Heads of a table whose sums are whole `unit`s, as the amounts of the calculation are; without a unit nothing stands for it. */
const headsOf = (heads: string, { assumptions, locale }: View, unit: string): string[] =>
  put(heads, { unit, years: inYears(assumptions.years, locale), term: inYears(TERM, locale) })
    .split("|")
    .map((head) => head.replace(/,\s*$/u, "").trim());

/** Whole currency as whole units of the calculation. */
const inUnits = (value: number, { computed, locale }: View): string =>
  formatNumber(Math.round(value / computed.unit) + 0, locale);

/** A line and how it is computed. */
function lineCells({ parameters, assumptions, locale }: View, line: ProductLine): string[] {
  const formula = formulaOf(line.factors, parameters, assumptions.currency, locale);
  return [withCodes(say(toReader(line.label, locale)), line.functions), say(formula)];
}

/** The verdict in a short sentence, then its figures; without one, why there is none and what the project must save. */
export function verdictOf(view: View): string {
  const { words, computed, locale, sum, assumptions, why } = view;
  const slots = {
    effect: sum(computed.effectTotal),
    costs: sum(computed.costTotal),
    investment: sum(computed.investmentTotal),
    payback: paybackIn(view, computed.paybackMonths),
    rate: formatPercent(assumptions.discountRate, locale),
    needed: neededIn(view, TERM),
  };
  if (why !== undefined) {
    const spent = why === "unpriced" ? "" : why === "missing" ? words.spent : words.sums;
    return `**${say(reason(view))}** ${put(`${spent} ${words.needs}`.trim(), slots)}`;
  }
  const returns = computed.paybackMonths === null ? words.bad : words.late;
  return put(`**${computed.npv >= 0 ? words.good : returns}** ${words.sums}`, slots);
}

/** What a director reads in a minute: the verdict with its sums, and a line each for what they rest on and what they leave out. */
export function openingSection(view: View): string {
  const { words, computed, why, sum } = view;
  const counted = computed.effects.filter(({ amount }) => (amount ?? 0) > 0);
  const largest = why === "absurd" || counted.length === 0 ? undefined : largestEffect(view);
  const main = put(counted.length === 1 ? words.only : words.main, {
    label: say(largest?.label ?? ""),
    sum: sum(largest?.amount ?? 0),
  });
  const basis = [largest ? main : "", assumedPart(view)].filter(Boolean).join("; ");
  const told = basis.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const bound = counted.length === 0 ? "" : say(view.assumptions.document?.bound ?? "");
  const { leftOut } = view.assumptions.document ?? {};
  const without = leftOut === undefined ? "" : put(words.leftOut, { list: say(leftOut) });
  const parts = [told && `${told}.`, bound, leftPart(view), without].filter(Boolean);
  return paragraphs(
    [verdictOf(view), cautiousPart(view)].filter(Boolean).join(" "),
    parts.map((part) => `- ${part.replace(LABEL, "**$&**")}`).join("\n"),
  );
}

/** The words before the colon that a line of the opening begins with. */
const LABEL = /^[^:«“*]{3,60}:/u;

/** The payback where less is avoided and the work takes the most; nothing where the project does not pay as it is. */
function cautiousPart({ assumptions, computed, words, locale, why }: View): string {
  const [first] = outlooksOf(assumptions);
  if (why !== undefined || computed.npv < 0 || first === undefined) return "";
  const view = viewOf(first.assumptions, locale);
  return put(words.inCautious, { payback: paybackIn(view, view.computed.paybackMonths) });
}

/** Losses that the sum does not hold yet. */
function leftPart({ assumptions, computed, words, locale, why }: View): string {
  const open = assumptions.effects.filter((_, index) => computed.effects[index]?.amount === null);
  if (why !== undefined || open.length === 0) return "";
  const quoted = open.map(({ label }) => put(words.said, { said: say(toReader(label, locale)) }));
  return put(words.left, { list: quoted.join(", ") });
}

/** Assumptions that the counted effect rests on: they stand beside the verdict. */
function assumedPart(view: View): string {
  const { assumptions, computed, words, locale } = view;
  const counted = assumptions.effects.filter((_, index) => (computed.effects[index]?.amount ?? 0) > 0);
  const used = new Set(counted.flatMap(({ factors }) => factors));
  const list = assumptions.parameters
    .filter(({ id, source, value }) => source === "assumption" && value !== null && used.has(id))
    .map((parameter) => {
      const value = formulaOf([parameter.id], view.parameters, assumptions.currency, locale);
      const label = say(inSentence(parameter.label));
      // "25% of losses avoided", «снижение потерь на 25 %»: what such a share is of.
      if (isAvoided(parameter)) return put(words.avoided, { label, value });
      return `${label} — ${value}`;
    });
  const known = list.length > 1 ? words.assumedMore : words.assumed;
  return list.length === 0 ? "" : put(known, { list: list.join("; ") });
}

/** How long the work takes and who does it. */
function effortSentence({ words, locale, assumptions: { document } }: View): string {
  if (document === undefined) return "";
  const { personWeeks, weeks, people } = document.effort;
  return put(words.effort, {
    effort: formatMeasure(personWeeks, "personWeek", locale),
    weeks: formatMeasure(weeks, "week", locale),
    people: formatMeasure(people, "person", locale),
  });
}

/** What the work costs beside the budget the visitor named; nothing where either is not known. */
function budgetSentence({ assumptions, computed, why, words, money, locale }: View): string {
  const given = assumptions.document?.budget?.amount;
  if (given === undefined || why === "unpriced") return "";
  const need = releaseCost(computed) * computed.unit;
  const budget = given < 1e6 ? formatPrice(given, assumptions.currency, locale) : money(given);
  const slots = { budget, lack: money(need - given), left: money(given - need) };
  return put(need > given ? words.lack : words.enough, slots);
}

const parameterQuestions = ({ assumptions }: View, from = 0) =>
  openParameters(assumptions)
    .flatMap(({ question }) => (question === undefined ? [] : [say(question)]))
    .slice(from);

const hasVerdict = ({ why }: View) => why === undefined || why === "absurd";

/** Effects with the arithmetic of each; with a verdict, also what is asked to count the rest. */
export function effectSection(view: View): string {
  const { assumptions, computed, words, locale } = view;
  const amounts = computed.effects.map(({ amount }) => amount);
  const rows = assumptions.effects.map((line, index) => {
    const amount = amounts[index] ?? null;
    return [...lineCells(view, line), amount === null ? words.open : formatNumber(amount, locale)];
  });
  const name = amounts.includes(null) ? words.soFar : words.total;
  const total = [`**${name}**`, "", `**${formatNumber(computed.effectTotal, locale)}**`];
  const isSum = rows.length > 1 && computed.effectTotal > 0;
  const open = hasVerdict(view) ? parameterQuestions(view) : [];
  const head = headsOf(words.effectHead, view, view.unit);
  return paragraphs(
    rows.length > 0 && table(head, isSum ? [...rows, total] : rows, [2]),
    open.length > 0 && `${words.uncounted}\n\n${listed(open)}`,
  );
}

/** What it costs once and every year. */
export function costSection(view: View): string {
  const { assumptions, computed, words, locale } = view;
  const rows = (products: readonly ProductLine[], lines: readonly ComputedLine[]) =>
    products.map((product, index) => {
      const amount = lines[index]?.amount ?? null;
      return [...lineCells(view, product), amount === null ? words.open : formatNumber(amount, locale)];
    });
  const once = rows(assumptions.investment, computed.investment);
  const lines = [...once, ...rows(assumptions.yearlyCosts, computed.yearlyCosts)];
  return paragraphs(
    table(headsOf(words.costHead, view, view.unit), lines, [2]),
    [effortSentence(view), budgetSentence(view)].filter(Boolean).join(" "),
  );
}

/** The flow by years where there is a verdict, else the savings that would be enough for each term. */
export function paybackSection(view: View): string {
  const { words, computed, locale, why } = view;
  if (why !== undefined) return evenSection(view);
  const years = computed.years.map(
    ({ year, effect, costs, investment, cumulative, discountedCumulative }) => [
      year === 0 ? words.start : String(year),
      ...[effect, costs + investment, cumulative, discountedCumulative].map((value) =>
        formatNumber(value, locale),
      ),
    ],
  );
  const sums = {
    gain: formatNumber(computed.years[TERM]?.cumulative ?? 0, locale),
    investment: formatNumber(computed.investmentTotal, locale),
  };
  const told = indicatorsOf(view)
    .filter(({ name }) => name !== words.payback && name !== words.discountedPayback)
    .map(
      ({ name, value }) => `${name}: ${value}${name === roiName(view) ? put(words.roiFormula, sums) : ""}.`,
    );
  return paragraphs(
    table(headsOf(words.yearHead, view, view.unit), years, [1, 2, 3, 4]),
    [...told, words.plain].join(" "),
    outlookTable(view),
  );
}

const roiName = ({ words, locale }: View) => put(words.roi, { years: inYears(TERM, locale) });

/** ROI of an outlook; from the highest that is told on only that it is more. */
function roiIn({ computed: { roi }, locale }: View): string {
  if (roi === null) return "—";
  const told = formatPercent(Math.min(Math.round(roi), HIGHEST_TOLD_ROI), locale);
  return roi > HIGHEST_TOLD_ROI ? `> ${told}` : told;
}

/** ROI, payback and NPV of three outlooks and what they differ in; nothing where no share of a loss is assumed. */
function outlookTable(whole: View): string {
  const { assumptions, computed, words, locale } = whole;
  // The share of a line without its answer changes nothing here.
  const counted = assumptions.effects.filter((_, index) => (computed.effects[index]?.amount ?? 0) > 0);
  const used = new Set(counted.flatMap(({ factors }) => factors));
  // A very high ROI is not told.
  const isTold = indicatorsOf(whole).some(({ name }) => name === roiName(whole));
  const rows = outlooksOf(assumptions).map(({ name, assumptions: own }) => {
    const view = viewOf(own, locale);
    const shares = own.parameters.filter((one) => isAvoided(one) && used.has(one.id));
    return [
      words[name],
      [...new Set(shares.map((one) => told(view, one)))].join(", "),
      inUnits(view.computed.investmentTotal * view.computed.unit, whole),
      ...(isTold ? [roiIn(view)] : []),
      paybackIn(view, view.computed.paybackMonths),
      inUnits(view.computed.npv * view.computed.unit, whole),
    ];
  });
  const heads = headsOf(words.outlookHead, whole, whole.unit);
  const head = heads.filter((_, index) => isTold || index !== ROI_AT);
  if (rows.some(([, shares]) => shares === "")) return "";
  const [below, above] = (assumptions.spread ?? []).map((part) => formatPercent(part, locale));
  const note = below !== undefined && above !== undefined && put(words.outlookNote, { below, above });
  return paragraphs(table(head, rows, isTold ? [1, 2, ROI_AT, 5] : [1, 2, 4]), note);
}

/** Savings a year needed for each term with the arithmetic. */
function evenSection(view: View): string {
  const { words, computed, locale, why, assumptions, unit } = view;
  const isPriced = why !== "unpriced";
  const said = (amount: number) => formatNumber(amount, locale);
  const terms = TERMS.filter((term) => term <= assumptions.years).map((term) => {
    const full = formatNumber(fullYears(assumptions.ramp, term), locale);
    const even = `(${said(computed.investmentTotal)} + ${said(computed.costTotal)} × ${String(term)}) ÷ ${full}`;
    const needed = isPriced ? inUnits(breakEven(assumptions, term), view) : neededIn(view, term);
    return [inYears(term, locale), `**${needed}**`, ...(isPriced ? [even] : [])];
  });
  const head = headsOf(words.evenHead, view, isPriced ? unit : "");
  const even = table(head.slice(0, isPriced ? 3 : 2), terms, [1]);
  const parts = assumptions.ramp.slice(0, TERM).map((part) => formatPercent(part, locale));
  const shares = `${parts.join(" + ")} = ${formatNumber(fullYears(assumptions.ramp, TERM), locale)}`;
  return isPriced ? `${even}\n\n${put(words.divisor, { shares })}` : even;
}

/** With a verdict, what NPV becomes when an input moves; without one, the two questions that decide and their thresholds. */
export function leverSection(view: View): string {
  const { assumptions, words, locale, why } = view;
  if (why === undefined) {
    const rate = formatPercent(assumptions.discountRate, locale);
    const rows = leversOf(assumptions)
      .slice(0, MOST_LEVERS)
      .map(({ parameter, lower, higher }) =>
        [parameter?.label ?? words.rate, parameter ? told(view, parameter) : rate]
          .map(say)
          .concat(inUnits(lower, view), inUnits(higher, view)),
      );
    return table(headsOf(words.leverHead, view, view.unit), rows, [1, 2, 3]);
  }
  const asked = openParameters(assumptions)
    .filter(({ question }) => question !== undefined)
    .slice(0, 2);
  if (asked.length === 0 || why === "absurd") return "";
  const lines = asked.map((parameter) => {
    const needed = neededValue(assumptions, parameter, TERM);
    const isBeyond = needed === undefined || (parameter.measure === "percent" && needed > 100);
    const threshold = isBeyond ? "" : thresholdOf(parameter, needed, view);
    const question = say(parameter.question ?? "");
    return threshold === "" ? question : `${question} (${put(words.needed, { value: say(threshold) })})`;
  });
  return listed(lines);
}

/** Questions that are left; those that decide or count a loss stand in their own sections. */
export function unknownSection(view: View, { questions }: CaseDocument): string {
  const lines = [...(hasVerdict(view) ? [] : parameterQuestions(view, 2)), ...questions.map(say)];
  return listed([...new Set(lines)]);
}

/** Every number of a line with where it comes from: the visitor's words, an assumption, a price of ours, or a slider. */
export function parameterSection(view: View): string {
  const { assumptions, words, locale, why } = view;
  const { effects, investment, yearlyCosts } = assumptions;
  const used = new Set([...effects, ...investment, ...yearlyCosts].flatMap(({ factors }) => factors));
  const rows = assumptions.parameters
    .filter(({ id, value }) => value !== null && used.has(id))
    .map((parameter) => {
      const { label, unit, source, said, note, forms, measure, moved } = parameter;
      const details = [said === undefined ? "" : put(words.said, { said }), note].filter(Boolean).join("; ");
      const isBare = measure === "count" && forms === undefined;
      const value = isBare
        ? joined(formatNumber(Number(parameter.value), locale), unit, locale)
        : told(view, parameter).replace(/ ÷ 60$/u, "");
      const from = words[`source-${moved ? "moved" : source}`];
      // A fact of the calendar is worked out by nobody.
      const isFact = source === "computed" && note !== undefined && !moved;
      const where = isFact ? note : details === "" ? from : `${from}: ${details}`;
      return [label, value, where].map(say);
    });
  const ramp = assumptions.ramp.map((share) => formatPercent(share, locale)).join(", ");
  const rate = formatPercent(assumptions.discountRate, locale);
  const assumed = words["source-assumption"];
  const method = [
    ...(why === undefined ? [[words.rate, rate, `${assumed}: ${words.rateNote}`]] : []),
    [words.ramp, ramp, `${assumed}: ${words.rampNote}`],
  ];
  return table(words.parameterHead.split("|"), [...rows, ...method], [1]);
}
