import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { formatMeasure, formatNumber, formatPercent } from "@/lib/generators/numbers";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { isBusy, loadText } from "@/lib/generators/server/compose/requirements/items";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { figurePhrase } from "@/lib/generators/server/compose/text/losses";
import {
  figureText,
  moneyText,
  namedFigure,
  periodWords,
  roughly,
} from "@/lib/generators/server/compose/text/figures";
import {
  bullets,
  filled,
  numbered,
  safe,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";

/** Parts that the free form and the form of the standard share. */

type Coded = readonly { code: string; title: string }[];
const codes = (functions: Coded) => functions.map(({ code }) => code).join(", ");
const titles = (functions: Coded) => functions.map(({ code, title }) => `${code} ${safe(title)}`).join("; ");

/** Roles with what each may do, from the functions; whoever has no part in them has no line. */
export function roleList(plan: Plan): string {
  const { locale, functions, roles } = plan;
  const w = requirementWords[locale].role;
  const lines = roles.flatMap(({ id, name, figure }) => {
    const uses = functions.filter(({ users }) => users.includes(id));
    const gets = functions.filter(({ receivers, users }) => receivers.includes(id) && !users.includes(id));
    if (uses.length + gets.length === 0) return [];
    const closed = functions.filter((one) => !uses.includes(one) && !gets.includes(one));
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

/** Loads with their peak, volumes, people, hosting; then what is general. */
export function qualityTable(plan: Plan): string {
  const { locale, sheet, functions } = plan;
  const w = requirementWords[locale];
  const said = (figures: readonly Figure[]) =>
    figures.map((figure) => safe(figureText(figure, locale))).join("; ");
  const given = new Set(functions.flatMap(({ figures }) => figures.map(({ id }) => id)));
  const people = new Set(plan.roles.flatMap(({ figure }) => (figure ? [figure.id] : [])));
  const inPains = new Set(plan.measures.flatMap(({ today }) => today.map(({ id }) => id)));
  const had = sheet.figures.filter(({ says, removed }) => says === "has" && removed !== true);
  const hosting = plan.constraints.find(({ kind }) => kind === "hosting");
  const rows: readonly (readonly [keyof typeof w.quality, string, string?])[] = [
    ...plan.loads.map(
      (load) =>
        [
          "load",
          loadText(plan, load.figure, "{flow}", w.peak),
          w.quality.load[isBusy(load) ? 1 : 2] ?? "",
        ] as const,
    ),
    ["people", said(had.filter(({ id, kind }) => kind === "count" && people.has(id)))],
    [
      "volume",
      said(
        had.filter(
          ({ id, kind }) =>
            (kind === "count" || kind === "share" || kind === "duration") &&
            ![given, people, inPains].some((ids) => ids.has(id)),
        ),
      ),
    ],
    ["offline", codes(functions.filter(({ isOffline }) => isOffline))],
    ["hosting", hosting === undefined ? "" : safe(hosting.about)],
    [
      "personal",
      plan.stores
        .filter(({ isPersonal }) => isPersonal)
        .map(({ name }) => safe(name))
        .join(", "),
    ],
  ];
  const own = rows
    .filter(([, value]) => value !== "")
    .map(([row, value, check = w.quality[row][1]], index) => [
      `${w.qualityPrefix}-${String(index + 1)}`,
      w.quality[row][0] ?? "",
      value,
      check ?? "",
    ]);
  const general = [w.generalLead, bullets(w.general.map((line) => `${line};`)).replace(/;$/, ".")];
  return [...(own.length === 0 ? [] : [table(w.qualityHead, own)]), ...general].join("\n\n");
}

/** What passes between the systems, or how the records come out. */
export function exchangeTable(plan: Plan): string {
  const w = requirementWords[plan.locale];
  if (plan.exchanges.length === 0) return w.noExchange;
  const rows = plan.exchanges.map(({ name, kind, what, direction, relation }) => {
    const [usual = "", often = "", failure = ""] = w.exchange[kind];
    const note = relation === "stays" ? w.stays : relation === "replaced" ? w.replaced : "";
    const passed = [what === undefined ? usual : safe(what), w.directions[direction]].join(", ");
    return [safe(name), [passed, note].filter(Boolean).join("; "), often, failure];
  });
  return table(w.exchangeHead, rows);
}

/** What is kept, with fields. */
export function dataTable(plan: Plan): string {
  const w = requirementWords[plan.locale];
  const rows = plan.stores.map(({ name, fields, functions, recordsAYear: year, isPersonal }) => [
    `${safe(name)}${isPersonal ? "*" : ""}${year === undefined ? "" : filled(w.aYear, { n: formatNumber(roughly(year), plan.locale) })}`,
    fields.join(", "),
    codes(plan.functions.filter(({ id }) => functions.includes(id))),
  ]);
  const isPersonal = plan.stores.some((store) => store.isPersonal);
  return [table(w.dataHead, rows), ...(isPersonal ? [w.personal] : [])].join("\n\n");
}

/** Half of a loss in its own unit; `undefined` where half of it is no number anybody would name. */
function halfOf(figure: Figure, locale: Plan["locale"]): string | undefined {
  const { kind, value, max, time, unit, currency, period } = figure;
  if (max !== undefined) return undefined;
  const half = value >= 10 ? Math.round(value / 2) : Math.round(value * 5) / 10;
  const often = period === undefined ? "" : ` ${periodWords(period, locale)}`;
  if (kind === "money") return `${moneyText(half, currency, locale)}${often}`;
  if (kind === "duration" && time !== undefined && time !== "second")
    return formatMeasure(half, time, locale);
  return kind === "share" && unit === "%" ? formatPercent(half, locale) : undefined;
}

/** Each complaint and each loss with a value: today, target, what changes it; then those whose value is asked. */
export function measurePart(plan: Plan): string[] {
  const { locale, sheet, functions } = plan;
  const w = requirementWords[locale];
  const known = new Set(plan.measures.flatMap(({ pain }) => pain.figures));
  const free = sheet.figures.filter(
    ({ id, says, removed }) => removed !== true && !known.has(id) && says !== "has" && says !== "wants",
  );
  const rowOf = (label: string, figures: readonly Figure[], ids: readonly string[]) => {
    const say = (list: readonly Figure[]) =>
      list.map((figure) => safe(figurePhrase(figure, locale))).join("; ");
    const wanted = figures.filter(({ says }) => says === "wants");
    const now = figures.filter(({ says }) => says !== "wants");
    const half = now[0] && halfOf(now.find(({ says }) => says !== "costs") ?? now[0], locale);
    const proposed = half === undefined ? w.target : filled(w.propose, { half });
    const own = functions.filter(({ id }) => ids.includes(id));
    return [
      safe(label),
      upperFirst(say(now) || say(wanted)),
      wanted.length > 0 ? say(wanted) : proposed,
      titles(own) || w.wholeRelease,
    ];
  };
  const isLoss = ({ says }: Figure) => says === "loses" || says === "waits";
  const rows = [
    ...plan.measures
      .filter(({ today }) => today.some(({ says }) => says !== "costs"))
      .map(({ label, today, functions: ids }) => rowOf(label, today, ids)),
    ...free.filter(isLoss).map((figure) => {
      const ids = functions.filter(({ figures }) => figures.includes(figure)).map(({ id }) => id);
      return rowOf(figure.says === "waits" ? w.loss.waits : w.loss.loses, [figure], ids);
    }),
  ];
  const priced = plan.measures.filter(({ today }) => today.every(({ says }) => says === "costs"));
  // What the questions of the sheet ask stands among them.
  const isAsked = (id: string) => plan.questions.some(({ about }) => about === id);
  const asked = priced.filter(({ pain }) => !isAsked(pain.id));
  const prices = [...free, ...priced.flatMap(({ today }) => today)].filter(({ says }) => says === "costs");
  return [
    ...(rows.length === 0 ? [] : [table(w.measureHead, rows), w.measured]),
    ...(prices.length === 0
      ? []
      : [filled(w.prices, { list: prices.map((figure) => safe(namedFigure(figure, locale))).join("; ") })]),
    ...(asked.length === 0 ? [] : [bullets(asked.map(({ label }) => `${safe(label)}.`)), w.unmeasured]),
  ];
}

/** Questions of the sheet, wishes that exclude each other, and bounds that do not hold. */
export function questionPart(plan: Plan): string[] {
  const { locale, tight, questions } = plan;
  const w = requirementWords[locale];
  const money = (value: number, currency: string) => moneyText(roughly(value), currency, locale);
  const weeks = (value: number) => formatMeasure(Math.round(value), "week", locale);
  const lines = [
    ...contradictionsOf(plan).map(({ first, second }) =>
      filled(w.contradiction, { first: safe(first), second: safe(second) }),
    ),
    ...questions.map(({ text }) => safe(text)),
  ];
  if (tight?.budget) {
    const { cost, given, currency } = tight.budget;
    lines.push(filled(w.tightBudget, { cost: money(cost, currency), given: money(given, currency) }));
  }
  if (tight?.deadline) {
    const { needed, given } = tight.deadline;
    lines.push(filled(w.tightDeadline, { needed: weeks(needed), given: weeks(given) }));
  }
  return lines.length === 0 ? [] : [numbered(lines)];
}
