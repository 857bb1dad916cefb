import type { CaseDocument, Parameter, ProductLine } from "@/lib/generators/business-case/assumptions";
import { type ComputedLine, productOf, releaseCost, TERM } from "@/lib/generators/business-case/compute";
import { formulaOf } from "@/lib/generators/business-case/formula";
import { formatPrice } from "@/lib/generators/business-case/money";
import { headsOf, inUnits, paragraphs, told } from "@/lib/generators/business-case/parts";
import { leversOf } from "@/lib/generators/business-case/sensitivity";
import { isUnlikely, neededValue, openParameters, worthOfOne } from "@/lib/generators/business-case/verdict";
import { inYears, thresholdOf, type View, wholeView } from "@/lib/generators/business-case/view";
import { put } from "@/lib/generators/business-case/words";
import { escapeMarkdown as say, table } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber, formatPercent, joined } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";

const MOST_LEVERS = 4;

const listed = (lines: readonly string[]) =>
  lines.map((line, index) => `${String(index + 1)}. ${line}`).join("\n");
const withCodes = (text: string, codes: readonly string[] = []) =>
  codes.length === 0 ? text : `${text} (${codes.map(say).join(", ")})`;

/** A line and how it is computed. */
function lineCells({ parameters, assumptions, locale }: View, line: ProductLine): string[] {
  const formula = formulaOf(line.factors, parameters, assumptions.currency, locale);
  return [withCodes(say(toReader(line.label, locale)), line.functions), say(formula)];
}

/** How long the work takes and who does it. */
function effortSentence({ words, locale, assumptions: { document } }: View): string {
  if (document === undefined) return "";
  const { personWeeks, weeks, people } = document.effort;
  const { included } = document;
  const told = put(words.effort, {
    effort: formatMeasure(personWeeks, "personWeek", locale),
    weeks: formatMeasure(weeks, "week", locale),
    people: formatMeasure(people, "person", locale),
  });
  return included === undefined ? told : `${told} ${put(words.included, { list: included })}`;
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

const parameterQuestions = (view: View, from = 0) =>
  openParameters(view.assumptions)
    .flatMap((one) => (one.question === undefined ? [] : [say(one.question) + worthPart(view, one)]))
    .slice(from);

/** Hours that one person works in a year. */
const WORK_YEAR = 1_976;
/** One more such case a month takes days; it does not happen so often that it saves a person's year. */
const LONG = 100;
/** A price or a sum is told for a thousand of it. */
const THOUSAND = 1_000;

/** What a unit of the answer is worth: « 1 минута — 949 000 ₽ экономии в год. По времени это 1,2 человека. Проект окупится за год, если это 9 минут.» */
function worthPart(view: View, parameter: Parameter): string {
  const { assumptions, words, locale, money } = view;
  const worth = worthOfOne(assumptions, parameter);
  if (worth === undefined) return "";
  const units = parameter.measure === "money" ? THOUSAND : 1;
  const people = (worth.hours * units) / WORK_YEAR;
  const told = people >= 10 ? Math.round(people) : Math.round(people * 10) / 10;
  const year = neededValue(assumptions, parameter, 1) ?? 0;
  const isLong = parameter.measure === "count" && worth.hours > LONG && year * worth.hours > WORK_YEAR;
  const isBeyond =
    year <= 0 || isLong || isUnlikely(parameter, year) || (parameter.measure === "percent" && year > 100);
  // What is asked for a week or a month is told for it.
  const [often = ""] =
    /\s(?:в\s(?:неделю|месяц)|a\s(?:week|month))(?=[\s?])/u.exec(parameter.question ?? "") ?? [];
  const { proposed } = assumptions.document ?? {};
  const isRest = proposed !== undefined && assumptions.effects === proposed.effects;
  const payer = proposed === undefined ? words.whole : isRest ? words.proposedPart : words.askedPart;
  // From one answer on it pays for itself within the usual term, from another within a year.
  const longer = neededValue(assumptions, parameter, TERM) ?? 0;
  const soon = longer > 0 && !isBeyond ? thresholdOf(parameter, longer, view) + often : "";
  const slots = {
    it: put(payer, { name: say((isRest ? proposed.others : proposed?.name) ?? "") }),
    one: thresholdOf(parameter, units, view) + often,
    sum: money(worth.sum * units),
    people: formatMeasure(told, "person", locale),
    value: isBeyond ? "" : thresholdOf(parameter, year, view) + often,
    soon,
    term: inYears(TERM, locale),
  };
  return put(
    `${words.worth}${told >= 1 ? words.people : ""}${isBeyond ? "" : isRest && soon !== "" && soon !== slots.value ? words.twice : words.yearly}`,
    slots,
  );
}

/** The work as it is estimated. */
const workOf = ({ assumptions, locale }: View) =>
  formatMeasure(assumptions.document?.effort.personWeeks ?? 0, "personWeek", locale);

const hasVerdict = ({ why }: View) => why === undefined || why === "absurd";

/** Effects with the arithmetic of each; with a verdict, also what is asked to count the rest. */
export function effectSection(view: View): string {
  const { assumptions, computed, words, locale } = view;
  const amounts = computed.effects.map(({ amount }) => amount);
  const rows = assumptions.effects.map((line, index) => {
    const amount = amounts[index] ?? null;
    return [...lineCells(view, line), amount === null ? words.open : formatNumber(amount, locale)];
  });
  // What only the proposed part works on is no part of the sum.
  const beside = (assumptions.document?.proposed?.effects ?? []).map((line) => {
    const [label = "", formula = ""] = lineCells(view, line);
    const amount = productOf(line, assumptions.parameters);
    const told = amount === null ? words.open : formatNumber(Math.round(amount / view.computed.unit), locale);
    return [put(words.isProposed, { it: label }), formula, told];
  });
  const name = amounts.includes(null) ? words.soFar : words.total;
  const total = [`**${name}**`, "", `**${formatNumber(computed.effectTotal, locale)}**`];
  const isSum = rows.length > 1 && computed.effectTotal > 0;
  const rest = wholeView(view, "rest");
  const open = hasVerdict(view)
    ? [view, ...(rest ? [rest] : [])].flatMap((one) => parameterQuestions(one))
    : [];
  const head = headsOf(words.effectHead, view, view.unit);
  // What is paid for and has no line at all is said so.
  const working = assumptions.effects.flatMap(({ functions = [] }) => functions);
  const idle = (assumptions.document?.codes ?? []).filter((code) => !working.includes(code));
  return paragraphs(
    rows.length > 0 && table(head, [...rows, ...(isSum ? [total] : []), ...beside], [2]),
    working.length > 0 &&
      idle.length > 0 &&
      computed.effectTotal > 0 &&
      put(words.idle, { codes: say(idle.join(", ")) }),
    open.length > 0 && `${words.uncounted}\n\n${listed(open)}`,
  );
}

/** What it costs once and every year. */
export function costSection(view: View): string {
  const { assumptions, computed, words, locale, why } = view;
  const rows = (products: readonly ProductLine[], lines: readonly ComputedLine[]) =>
    products.map((product, index) => {
      const amount = lines[index]?.amount ?? null;
      return [...lineCells(view, product), amount === null ? words.open : formatNumber(amount, locale)];
    });
  const summed = (name: string, some: readonly string[][], total: number) =>
    some.length > 1 && why !== "unpriced"
      ? [...some, [`**${name}**`, "", `**${formatNumber(total, locale)}**`]]
      : some;
  const once = rows(assumptions.investment, computed.investment);
  const yearly = rows(assumptions.yearlyCosts, computed.yearlyCosts);
  const lines = [
    ...summed(words.invested, once, computed.investmentTotal),
    ...summed(words.spending, yearly, computed.costTotal),
  ];
  return paragraphs(
    table(headsOf(words.costHead, view, view.unit), lines, [2]),
    [effortSentence(view), budgetSentence(view)].filter(Boolean).join(" "),
  );
}

/** With a verdict, what NPV becomes when an input moves; without one, the two questions that decide and their thresholds. */
export function leverSection(view: View): string {
  const { assumptions, words, locale, why } = view;
  if (why === undefined) {
    const rate = formatPercent(assumptions.discountRate, locale);
    const rows = leversOf(assumptions)
      .slice(0, MOST_LEVERS)
      .map(({ parameter, spread, lower, higher }) => {
        const [below = "", above = ""] = (spread ?? []).map((part) => formatPercent(part, locale));
        const name = spread ? put(words.work, { below, above }) : (parameter?.label ?? words.rate);
        const now = parameter ? told(view, parameter) : spread ? workOf(view) : rate;
        return [say(name), say(now), inUnits(lower, view), inUnits(higher, view)];
      });
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
    const worth = worthPart(view, parameter);
    return threshold === ""
      ? question + worth
      : `${question} (${put(words.needed, { value: say(threshold) })})${worth}`;
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
  const proposed = assumptions.document?.proposed?.effects ?? [];
  const lines = [...effects, ...proposed, ...investment, ...yearlyCosts];
  const used = new Set(lines.flatMap(({ factors }) => factors));
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
