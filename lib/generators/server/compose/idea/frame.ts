import "server-only";
import type { LimitField } from "@/lib/generators/fact-sheet";
import { readPrices } from "@/lib/content/prices";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import { askedFirst } from "@/lib/generators/server/compose/idea/first-page";
import type { Constraint, Plan } from "@/lib/generators/server/compose/plan/plan";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import { figureText, moneyText, roughly, shareNouns } from "@/lib/generators/server/compose/text/figures";
import {
  bullets,
  filled,
  listed,
  lowerFirst,
  numbered,
  quoted,
  safe,
  section,
  sentence,
  table,
} from "@/lib/generators/server/compose/text/markdown";
import { LEADS } from "@/lib/generators/server/compose/text/losses";
import { releaseStages, staffFigures } from "@/lib/generators/server/compose/text/stages";
import { coreFunction, risksOf, type Risk } from "@/lib/generators/server/compose/text/risks";

/** Who works with what, who gets what; whose part is still open is asked. */
export function peopleSection(plan: Plan): string[] {
  const { locale, roles, functions } = plan;
  const w = ideaWords[locale];
  const codesOf = (id: string, part: "users" | "receivers") =>
    functions.filter((one) => one[part].includes(id)).map(({ code }) => code);
  const actors = roles.filter(({ actor }) => actor !== undefined);
  const lines = actors.flatMap((role) => {
    const works = codesOf(role.id, "users");
    const gets = codesOf(role.id, "receivers").filter((code) => !works.includes(code));
    const count = role.figure && safe(figureText(role.figure, locale));
    const isNamed = count !== undefined && shareNouns(count, role.name);
    const parts = [
      ...(count === undefined || isNamed ? [] : [count]),
      ...(works.length > 0 ? [listed(works, locale)] : []),
      ...(gets.length > 0 ? [filled(w.gets, { codes: listed(gets, locale) })] : []),
    ];
    const name = isNamed ? count : safe(role.name);
    return parts.length === 0 ? [] : [`**${name}:** ${parts.join("; ")}.`];
  });
  const open = actors
    .filter(({ id, figure }) => figure === undefined && !isBusy(plan, id))
    .map(({ name }) => safe(lowerFirst(name)));
  const nobody = functions
    .filter(({ users }) => !actors.some(({ id }) => users.includes(id)))
    .map(({ title }) => quoted(safe(title), locale));
  const staff = staffFigures(plan).map((figure) => safe(figureText(figure, locale)));
  const said = [
    ...(staff.length === 0 ? [] : [filled(w.access, { figures: listed(staff, locale) })]),
    ...(open.length === 0 ? [] : [filled(w.undecided, { roles: listed(open, locale) })]),
    ...(nobody.length === 0 ? [] : [filled(w.whoWorks, { titles: listed(nobody, locale) })]),
  ];
  return section(w.people, [bullets(lines), said.join(" ")]);
}

const isBusy = ({ functions }: Plan, id: string): boolean =>
  functions.some(({ users, receivers }) => users.includes(id) || receivers.includes(id));

const shown = ["forbidden", "stays", "outside", "law", "hosting", "acceptance"] as const;
const isShown = ({ kind }: Constraint): boolean => (shown as readonly string[]).includes(kind);

/** Bans, systems that stay, law, hosting, acceptance: a line each. */
export function keepSection(plan: Plan): string[] {
  const { locale, constraints, exchanges } = plan;
  const w = ideaWords[locale];
  const keeps: Readonly<Record<string, string>> = w.keeps;
  const lines = constraints.filter(isShown).map(({ kind, about, entry }) => {
    const text = kind === "forbidden" ? lowerFirst(entry.text.replace(LEADS, "")) : nominal(about, locale);
    return `**${keeps[kind] ?? ""}:** ${safe(sentence(text))}`;
  });
  const said = constraints.map(({ about }) => about.toLowerCase()).join(" ");
  const beside = exchanges
    .filter(
      ({ relation, name }) =>
        (relation === "stays" || relation === "used") && !said.includes(name.toLowerCase()),
    )
    .map(({ name }) => quoted(safe(name), locale));
  const connects = beside.length === 0 ? [] : [filled(w.connects, { systems: listed(beside, locale) })];
  return section(w.keep, [bullets([...new Set([...lines, ...connects])])]);
}

/** Weeks of the first release, and whether they fit the visitor's bounds. */
export function planSection(plan: Plan): string[] {
  const { locale, effort } = plan;
  const w = ideaWords[locale];
  if (effort.firstWeeks === 0) return [];
  const rows = releaseStages(plan).map(({ from, to, what, personWeeks }) => [
    from === to ? formatNumber(from, locale) : `${formatNumber(from, locale)}–${formatNumber(to, locale)}`,
    safe(what),
    formatNumber(personWeeks, locale),
  ]);
  return section(w.plan, [
    table(w.planHead, rows, [2]),
    [deadlineText(plan), budgetText(plan)].join(" ").trim(),
  ]);
}

/** The questions at the end ask for it already. */
const isAsked = ({ questions }: Plan, field: LimitField): boolean =>
  questions.some(({ fills }) => fills.part === "limits" && fills.field === field);

function deadlineText(plan: Plan): string {
  const { sheet, effort, locale } = plan;
  const w = ideaWords[locale];
  const { deadline } = sheet.limits;
  const weeks = formatMeasure(effort.firstWeeks, "week", locale);
  if (deadline === undefined || deadline.removed === true)
    return isAsked(plan, "deadline") ? "" : w.limits.deadline;
  const slots = { deadline: safe(deadline.text), weeks };
  if (deadline.weeks === undefined) return filled(w.fitDate, slots);
  const given = Math.floor(deadline.weeks);
  const spare = given - effort.firstWeeks;
  return filled(spare < 0 ? w.fitNo : w.fitYes, {
    ...slots,
    given: formatMeasure(given, "week", locale),
    gap: formatMeasure(Math.abs(spare), "week", locale),
  });
}

/** What the estimate of the first page means for the budget. */
function budgetText(plan: Plan): string {
  const { sheet, effort, locale } = plan;
  const w = ideaWords[locale];
  const { budget } = sheet.limits;
  if (budget === undefined || budget.removed === true) return isAsked(plan, "budget") ? "" : w.limits.budget;
  const { amount, currency } = budget;
  if (amount === undefined) return filled(w.budgetText, { budget: safe(budget.text) });
  const money = (value: number) => moneyText(value, currency, locale);
  const rate = currency === undefined ? undefined : readPrices().rates[currency]?.personWeek;
  if (rate === undefined)
    return filled(w.budgetShare, {
      budget: money(amount),
      effort: formatMeasure(effort.firstPersonWeeks, "personWeek", locale),
      rate: money(roughly(amount / effort.firstPersonWeeks)),
    });
  const cost = effort.firstPersonWeeks * rate;
  return filled(cost > amount ? w.budgetNo : w.budgetYes, {
    budget: money(amount),
    gap: money(Math.abs(cost - amount)),
    first: coreFunction(plan)?.code ?? "",
  });
}

const MOST_RISKS = 8;
/** True of many projects: a line of the register, not of the idea. */
const inRegisterOnly: ReadonlySet<Risk["id"]> = new Set([
  "forbidden",
  "many",
  "neighbour",
  "unmeasured",
  "deadlineDate",
  "deadlineClose",
  "deadlineShort",
  "budget",
  "hosting",
]);

export function risksSection(plan: Plan): string[] {
  const w = ideaWords[plan.locale];
  const lines = risksOf(plan)
    .filter(({ id }) => !inRegisterOnly.has(id))
    .slice(0, MOST_RISKS)
    .map(({ why }) => safe(why));
  return section(w.risks, [lines.length === 0 ? undefined : bullets(lines)]);
}

/** What the first page did not ask yet. */
export function questionsSection(plan: Plan): string[] {
  const { questions, exchanges, locale } = plan;
  const w = ideaWords[locale];
  const first = askedFirst(plan);
  const unused = exchanges
    .filter(({ relation, functions }) => relation !== "forbidden" && functions.length === 0)
    .map(({ name }) => quoted(safe(name), locale));
  const asked = [
    ...questions
      .filter(({ text }) => text !== first)
      .map(({ text, fills }) => (fills.part === "limits" ? w.limits[fills.field] : safe(text))),
    ...(unused.length === 0 ? [] : [filled(w.askSystem, { systems: listed(unused, locale) })]),
  ];
  return section(w.questions, [numbered(asked)]);
}
