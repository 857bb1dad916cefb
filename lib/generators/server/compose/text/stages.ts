import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import { figureText, isMeasured } from "@/lib/generators/server/compose/text/figures";
import { filled } from "@/lib/generators/server/compose/text/markdown";

/** A stretch of the first release, in calendar weeks counted from one. */
export type Stage = { from: number; to: number; what: string; personWeeks: number };

type Part = { what: string; personWeeks: number };

/** Functions that are ready together; three stretches at most, in the order of use. */
function grouped(functions: readonly PlanFunction[]): PlanFunction[][] {
  const size = Math.max(1, Math.ceil(functions.length / 3));
  const groups: PlanFunction[][] = [];
  for (let at = 0; at < functions.length; at += size) groups.push([...functions.slice(at, at + size)]);
  return groups;
}

const isPeople =
  /^(?:человек|сотрудник|работник|специалист|люд|people|staff|employee|persons?|team|members of staff)/iu;

/** Counts of what there is at the start and that no role holds. */
function startCounts({ sheet, roles }: Plan): Figure[] {
  const told = new Set(roles.flatMap(({ figure }) => (figure === undefined ? [] : [figure.id])));
  return sheet.figures.filter(
    ({ id, kind, says, period, removed }) =>
      kind === "count" && says === "has" && period === undefined && removed !== true && !told.has(id),
  );
}

/** Those who get accounts: counts of people without a role of their own. */
export const staffFigures = (plan: Plan): Figure[] =>
  startCounts(plan).filter(({ unit }) => isPeople.test(unit));

/** Counts of things that are entered before work begins. */
export const startThings = (plan: Plan): Figure[] =>
  startCounts(plan).filter(({ unit }) => !isPeople.test(unit) && !isMeasured(unit));

function startData(plan: Plan): string {
  const w = ideaWords[plan.locale];
  const figures = startThings(plan)
    .slice(0, 4)
    .map((figure) => figureText(figure, plan.locale));
  return figures.length === 0 ? w.dataPlain : filled(w.dataWork, { figures: figures.join("; ") });
}

const rounded = (value: number) => Math.round(value * 10) / 10;

function partsOf(plan: Plan): Part[] {
  const { effort, functions, exchanges, locale } = plan;
  const w = ideaWords[locale];
  const of = (id: Plan["effort"]["general"][number]["id"]) =>
    effort.general.filter((one) => one.id === id).reduce((sum, { personWeeks }) => sum + personWeeks, 0);
  const names = exchanges.filter(({ relation }) => relation !== "forbidden").map(({ name }) => name);
  const work = grouped(functions.filter(({ isFirst }) => isFirst)).map((group) => ({
    what: group.map(({ code, title }) => `${code} ${title}`).join("; "),
    personWeeks: group.reduce((sum, { id }) => sum + (effort.byFunction[id] ?? 0), 0),
  }));
  return [
    { what: w.start, personWeeks: of("start") },
    { what: startData(plan), personWeeks: of("data") },
    ...work,
    {
      what: names.length === 0 ? "" : filled(w.exchangeWork, { names: names.join(", ") }),
      personWeeks: of("exchange"),
    },
    { what: w.checking, personWeeks: of("acceptance") },
  ].filter(({ what, personWeeks }) => what !== "" && personWeeks > 0);
}

/** The first release in stretches that follow each other; the calendar is shared out by effort. */
export function releaseStages(plan: Plan): Stage[] {
  const parts = partsOf(plan);
  const total = parts.reduce((sum, { personWeeks }) => sum + personWeeks, 0);
  const weeks = plan.effort.firstWeeks;
  let done = 0;
  return parts.map(({ what, personWeeks }) => {
    const from = Math.min(weeks, Math.floor((done / total) * weeks) + 1);
    done += personWeeks;
    const to = Math.max(from, Math.min(weeks, Math.ceil((done / total) * weeks - 1e-9)));
    return { from, to, what, personWeeks: rounded(personWeeks) };
  });
}
