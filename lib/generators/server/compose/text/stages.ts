import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import { figureText, isMeasured } from "@/lib/generators/server/compose/text/figures";
import { filled } from "@/lib/generators/server/compose/text/markdown";

const isPeople =
  /^(?:человек|сотрудник|работник|специалист|люд|people|staff|employee|persons?|team|members of)/iu;

/** Counts of things there are at the start, which are entered: not of people, nor of what a role holds. */
const startThings = ({ sheet, roles }: Plan): Figure[] =>
  sheet.figures.filter(({ id, kind, says, period, removed, unit }) => {
    const isCount = kind === "count" && says === "has" && period === undefined && removed !== true;
    const isOther = isPeople.test(unit) || roles.some(({ figure }) => figure?.id === id);
    return isCount && !isOther && !isMeasured(unit);
  });

/** Work of the first release in its order, in person-weeks; functions that are ready together in three groups at most. */
function partsOf(plan: Plan): { what: string; personWeeks: number }[] {
  const { effort, functions, exchanges, locale } = plan;
  const w = ideaWords[locale];
  const general = (id: Plan["effort"]["general"][number]["id"], what: string) => ({
    what,
    personWeeks: effort.general.find((one) => one.id === id)?.personWeeks ?? 0,
  });
  const figures = startThings(plan).slice(0, 4);
  const data = figures.map((figure) => figureText(figure, locale)).join("; ");
  const first = functions.filter(({ isFirst }) => isFirst);
  const size = Math.max(1, Math.ceil(first.length / 3));
  const groups = Map.groupBy(first, (one) => Math.floor(first.indexOf(one) / size));
  const work = [...groups.values()].map((group) => ({
    what: group.map(({ code, title }) => `${code} ${title}`).join("; "),
    personWeeks: group.reduce((sum, { id }) => sum + (effort.byFunction[id] ?? 0), 0),
  }));
  return [
    general("start", w.start),
    general("data", data === "" ? w.dataPlain : filled(w.dataWork, { figures: data })),
    ...work,
    general("exchange", filled(w.exchangeWork, { names: exchanges.map(({ name }) => name).join(", ") })),
    general("acceptance", w.checking),
  ].filter(({ personWeeks }) => personWeeks > 0);
}

/** The first release in stretches that follow each other, in calendar weeks counted from one, shared out by effort. */
export function releaseStages(plan: Plan) {
  const parts = partsOf(plan);
  const total = parts.reduce((sum, { personWeeks }) => sum + personWeeks, 0);
  const weeks = plan.effort.firstWeeks;
  let done = 0;
  return parts.map(({ what, personWeeks }) => {
    const from = Math.min(weeks, Math.floor((done / total) * weeks) + 1);
    done += personWeeks;
    const to = Math.max(from, Math.min(weeks, Math.ceil((done / total) * weeks - 1e-9)));
    return { from, to, what, personWeeks: Math.round(personWeeks * 10) / 10 };
  });
}
