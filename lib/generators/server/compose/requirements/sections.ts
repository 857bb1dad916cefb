import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import type { Constraint, Load, Plan } from "@/lib/generators/server/compose/plan/plan";
import type { Scope } from "@/lib/generators/server/compose/requirements/scope";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { figureText, moneyText, roughly } from "@/lib/generators/server/compose/text/figures";
import { banClause, figurePhrase } from "@/lib/generators/server/compose/text/losses";
import type { Locale } from "@/lib/i18n/locales";
import { tradeOf } from "@/lib/generators/server/compose/text/trade";
import {
  bullets,
  filled,
  numbered,
  quoted,
  safe,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";

/** Parts that the free form and the form of the standard share. */

type Coded = readonly { code: string; title: string }[];
const codes = (functions: Coded) => functions.map(({ code }) => code).join(", ");
const titles = (functions: Coded) => functions.map(({ code, title }) => `${code} ${safe(title)}`).join("; ");

/** «**Срок:** до мая.» for each that is not empty. */
export const labelled = (lines: readonly (readonly [string, string])[]): string[] =>
  lines
    .filter(([, text]) => text !== "")
    .map(([label, text]) => `**${label}:** ${text.replace(/\.+$/, "")}.`);

/** Weeks and person-weeks of the first release. */
export const effortText = ({ effort, locale }: Plan): string =>
  `${formatMeasure(effort.firstWeeks, "week", locale)}, ${formatMeasure(effort.firstPersonWeeks, "personWeek", locale)}`;

/** «Бюджет 4,5 млн», «размещение в ЦОД» stand behind their labels already. */
const withoutLabel = (text: string): string =>
  text.replace(/^(?:бюджет|срок|размещение|budget|deadline|hosting)(?:\s+(?:is|of|–|-))?[\s:]+(?=\S)/iu, "");

/** A ban by its whole clause, since its thing alone may say the contrary; a budget as a sum. */
function boundLine(bound: Constraint, { sheet, locale }: Plan): [string, string] {
  const { bounds } = requirementWords[locale];
  const { amount, currency = sheet.limits.currency } = sheet.limits.budget ?? {};
  const clause = bound.kind === "forbidden" ? banClause(bound) : undefined;
  if (clause !== undefined) return [bounds.condition, safe(clause)];
  const isSum = bound.kind === "budget" && amount !== undefined;
  return [bounds[bound.kind], isSum ? moneyText(amount, currency, locale) : safe(withoutLabel(bound.about))];
}

/** Scope and every bound that holds, with labels in bold. */
export function boundLines({ plan, left, unknown, asked }: Scope): string[] {
  const { locale, constraints } = plan;
  const { labels } = requirementWords[locale];
  return labelled([
    [labels.scope, asked === "" ? "" : quoted(safe(asked), locale)],
    [labels.left, left.map(safe).join("; ")],
    [labels.unknown, unknown.map((part) => quoted(safe(part), locale)).join(", ")],
    [labels.today, restOf(plan, "share").join("; ")],
    ...constraints.filter(({ kind }) => kind !== "hosting").map((bound) => boundLine(bound, plan)),
  ]);
}

/** Roles with what each may do, from the functions; whoever has no part in them has no line. */
export function roleList({ locale, functions, roles }: Plan): string {
  const w = requirementWords[locale].role;
  const lines = roles.flatMap(({ id, name, figure }) => {
    const uses = functions.filter(({ users }) => users.includes(id));
    const gets = functions.filter(({ receivers, users }) => receivers.includes(id) && !users.includes(id));
    if (uses.length + gets.length === 0) return [];
    const closed = uses.length > 0 ? [] : functions.filter((one) => !gets.includes(one));
    const isAll = uses.length === functions.length && functions.length > 1;
    const parts: readonly (readonly [string, string])[] = [
      [w.uses, isAll ? w.all : titles(uses)],
      [w.gets, titles(gets)],
      [w.closed, codes(closed)],
    ];
    const said = parts.filter(([, text]) => text !== "").map(([label, text]) => `${label} – ${text}`);
    const count = figure === undefined ? "" : filled(w.count, { n: formatNumber(figure.value, locale) });
    return [`**${safe(name)}**${count}: ${said.join("; ")}.`];
  });
  return bullets(lines);
}

/** From so many things in its busiest hour on a flow is worth a test of that hour. */
const BUSY = 5;

function loadText({ figure, perPeakHour }: Load, locale: Locale): string {
  const flow = safe(figureText(figure, locale));
  const peak = formatNumber(perPeakHour, locale);
  return perPeakHour < BUSY ? flow : filled(requirementWords[locale].peak, { flow, peak });
}

/** Figures of a kind that no function and no complaint has told. */
function restOf({ locale, sheet, functions, measures }: Plan, wanted: Figure["kind"]): string[] {
  const told = [...functions.flatMap(({ figures }) => figures), ...measures.flatMap(({ today }) => today)];
  return sheet.figures
    .filter((one) => one.kind === wanted && one.says === "has" && !one.removed && !told.includes(one))
    .map((figure) => safe(figureText(figure, locale)));
}

/** Loads with their peak, volumes, where it runs and without what; then what is general. */
export function qualityTable(plan: Plan): string {
  const { locale, loads, functions, sheet } = plan;
  const w = requirementWords[locale];
  const { hosting } = sheet.limits;
  const offline = functions.filter(({ isOffline }) => isOffline);
  const rows = [
    ...loads.map((load) => [w.quality.load[0], loadText(load, locale), w.quality.load[1]]),
    ...restOf(plan, "count").map((volume) => [w.quality.volume[0], volume, w.quality.volume[1]]),
    ...(hosting && !hosting.removed
      ? [[w.quality.hosting[0], safe(withoutLabel(hosting.text)), w.quality.hosting[1]]]
      : []),
    ...(offline.length === 0 ? [] : [[w.quality.offline[0], codes(offline), w.quality.offline[1]]]),
  ].map((cells, at) => [`${w.qualityCode}-${String(at + 1)}`, ...cells]);
  return [...(rows.length === 0 ? [] : [table(w.qualityHead, rows)]), w.general].join("\n\n");
}

/** What passes between the systems, or how the records come out. */
export function exchangeTable({ exchanges, locale }: Plan): string {
  const w = requirementWords[locale];
  if (exchanges.length === 0) return w.noExchange;
  const rows = exchanges.map(({ name, what, direction, relation }) => {
    const note = relation === "stays" || relation === "replaced" ? `; ${w[relation]}` : "";
    return [safe(name), `${what === undefined ? w.passed : safe(what)}, ${w.directions[direction]}${note}`];
  });
  return [table(w.exchangeHead, rows), w.exchange].join("\n\n");
}

/** What is kept, with fields. */
export function dataTable({ stores, functions, locale }: Plan): string {
  const w = requirementWords[locale];
  const rows = stores.map(({ name, fields, functions: ids, isPersonal }) => {
    const own = functions.filter(({ id }) => ids.includes(id));
    return [`${safe(name)}${isPersonal ? "*" : ""}`, fields.join(", "), codes(own)];
  });
  const note = stores.some(({ isPersonal }) => isPersonal) ? [w.personal] : [];
  return [table(w.dataHead, rows), ...note].join("\n\n");
}

/** Each complaint with a value today or a function that works on it; the price of one case is no value that can be halved. */
export function measurePart({ locale, functions, measures }: Plan): string[] {
  const w = requirementWords[locale];
  const say = (figures: readonly Figure[]) =>
    figures.map((figure) => safe(figurePhrase(figure, locale))).join("; ");
  const rows = measures
    .filter(({ today, functions: ids }) => today.length + ids.length > 0)
    .map(({ label, today, functions: ids }) => {
      const present = today.filter(({ says }) => says !== "wants");
      const isLoss = present.some(({ says, period }) => says !== "costs" || period !== undefined);
      return [
        safe(label),
        upperFirst(say(present)) || w.unmeasured[0],
        say(today.filter(({ says }) => says === "wants")) || (isLoss ? w.halve : w.unmeasured[1]),
        titles(functions.filter(({ id }) => ids.includes(id))) || w.wholeRelease,
      ];
    });
  return rows.length === 0 ? [] : [table(w.measureHead, rows), w.measured];
}

/** Wishes that exclude each other, questions of the sheet, bounds that do not hold, and what a known trade is usually asked. */
export function questionPart(plan: Plan): string[] {
  const { locale, tight, questions } = plan;
  const w = requirementWords[locale];
  const { budget, deadline } = tight;
  const money = (value: number) => moneyText(roughly(value), budget?.currency, locale);
  const weeks = (value: number) => formatMeasure(Math.round(value), "week", locale);
  const lines = [
    ...contradictionsOf(plan).map(({ first, second }) =>
      filled(w.contradiction, { first: safe(first), second: safe(second) }),
    ),
    ...questions.map(({ text }) => safe(text)),
    ...(budget ? [filled(w.tightBudget, { cost: money(budget.cost), given: money(budget.given) })] : []),
    ...(deadline
      ? [filled(w.tightDeadline, { needed: weeks(deadline.needed), given: weeks(deadline.given) })]
      : []),
  ];
  const trade = tradeOf(plan.sheet);
  return [
    ...(lines.length === 0 ? [] : [numbered(lines)]),
    ...(trade === undefined ? [] : [filled(w.usual, { trade: trade.name }), bullets(trade.ask)]),
  ];
}
