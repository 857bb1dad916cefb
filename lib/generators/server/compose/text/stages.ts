import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Exchange, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { ideaWords } from "@/lib/content/idea-words";
import { apartOf, neededFirst, startFigures } from "@/lib/generators/server/compose/plan/bounds";
import { codesOf } from "@/lib/generators/server/compose/text/coded";
import { isUnsettled } from "@/lib/generators/server/compose/plan/records";
import { laterWeeks, placesOf } from "@/lib/generators/server/compose/plan/scale";
import { burstText, figureText, nounOf, shareNouns } from "@/lib/generators/server/compose/text/figures";
import { filled, lowerFirst, safe } from "@/lib/generators/server/compose/text/markdown";

/** Person-weeks of a launch at one place. */
const LAUNCH_WEEKS = 0.5;

/** What brings data in from another system. */
const givesData = ({ direction, likely }: Exchange) => direction === "in" || direction === "both" || likely;

/** Whose data a function takes is made before it: what comes from another system, then what reads nothing, last what reads the most. */
function inOrder({ functions, exchanges }: Plan): PlanFunction[] {
  const isSource = ({ kinds: [kind], exchanges: ids }: PlanFunction) =>
    kind === "exchange" && exchanges.some((one) => ids.includes(one.id) && givesData(one));
  const rank = (one: PlanFunction) => (isSource(one) ? -1 : one.reads.length);
  return functions.filter(({ isFirst }) => isFirst).toSorted((one, other) => rank(one) - rank(other));
}

/** « (десять операций)»: how much of a function the first release holds, where that is not all. */
const firstOf = ({ parts }: PlanFunction) => parts.map(({ first }) => (first ? ` (${first})` : "")).join("");

/** Work of the release; that on a function has its code. */
type Part = { what: string; code?: string; personWeeks: number };

function partsOf(plan: Plan): Part[] {
  const { effort, functions, stores, locale } = plan;
  const exchanges = neededFirst(plan.exchanges, functions);
  const w = ideaWords(locale);
  const data = startFigures(plan.sheet, plan.roles)
    .filter((figure) => stores.some(({ name }) => shareNouns(nounOf(figure), name)))
    .slice(0, 4)
    .map((figure) => figureText(figure, locale));
  const called = neededFirst(plan.services, functions).filter(({ weeks = 0 }) => weeks > 0);
  const apart = apartOf(exchanges, functions);
  // What a function joins is its own work, and stands here by its code.
  const inside = exchanges.filter((one) => !apart.includes(one) && one.functions.length > 0);
  const codeOf = ({ functions: ids }: Exchange) =>
    codesOf(
      functions.filter(({ id }) => ids.includes(id)),
      locale,
    );
  const joined = inside.map((one) => filled(w.exchangeInside, { name: one.name, code: codeOf(one) }));
  const names = [...apart.map(({ name }) => name), ...called.map(({ name }) => lowerFirst(name)), ...joined];
  const busiest = plan.loads.toSorted((a, b) => b.perDay - a.perDay)[0];
  const rush = busiest ? burstText(busiest, "when", locale) : "";
  const isTested = effort.general.some(({ id }) => id === "load");
  const places = placesOf(plan.sheet);
  const general = {
    start: w.start,
    data: exchanges.some(isUnsettled)
      ? w.dataMoved
      : data.length === 0
        ? w.dataPlain
        : filled(w.dataWork, { figures: data.join("; ") }),
    exchange: filled(w.exchangeWork, { names: names.join(", ") }),
    acceptance: isTested || rush === "" ? w.checking : w.checkingRush,
    load: filled(w.loadWork, { load: rush || (busiest ? figureText(busiest.figure, locale) : "") }),
    closed: w.closedWork,
    state: w.stateWork,
    launch: filled(plan.stage === undefined ? w.launchWork : w.stageWork, {
      it: plan.stage ?? (places === undefined ? "" : figureText(places, locale)),
    }),
  };
  const hasLaunch = effort.general.some(({ id }) => id === "launch");
  // Acceptance holds the launch where no places are counted.
  const others = effort.general.flatMap(({ id, personWeeks }) => {
    const what = general[id].replace(/: $/u, "");
    if (id !== "acceptance" || hasLaunch) return [{ id, what, personWeeks }];
    const after = Math.min(LAUNCH_WEEKS, personWeeks / 2);
    return [
      { id, what, personWeeks: personWeeks - after },
      { id, what: w.launchPlain, personWeeks: after },
    ];
  });
  const isBefore = ({ id }: { id: string }) =>
    id === "start" || id === "data" || (id === "exchange" && [...apart, ...called].some(givesData));
  const work = inOrder(plan).map((one) => ({
    what: `${one.code} ${one.title}${firstOf(one)}`,
    code: one.code,
    personWeeks: effort.byFunction[one.id] ?? 0,
  }));
  return [...others.filter(isBefore), ...work, ...others.filter((one) => !isBefore(one))];
}

/** All places, where losses are told of them and the first release is launched at some. */
export function placesLater({ sheet, stage = "" }: Plan): Figure | undefined {
  const places = placesOf(sheet);
  return places !== undefined && shareNouns(nounOf(places), stage) ? places : undefined;
}

/** Weeks of trial operation after the release. */
export const TRIAL = 2;

/** The launch at the other places, after the signature: its weeks and its work; nothing where all are in the first release. */
export function rollOut(plan: Plan): { weeks: string; personWeeks: number }[] {
  const { firstWeeks, people } = plan.effort;
  const personWeeks = laterWeeks(placesLater(plan)?.value ?? 1);
  const done = firstWeeks + TRIAL;
  const weeks = span(done + 1, done + Math.ceil(personWeeks / people));
  return personWeeks === 0 ? [] : [{ weeks, personWeeks }];
}
/** «11», «11–12». */
const span = (from: number, to: number) => [...new Set([from, to])].join("–");

/** The first release in stretches that follow each other, in calendar weeks counted from one, shared out by effort. */
export function releaseStages(plan: Plan) {
  const parts = partsOf(plan);
  const total = parts.reduce((sum, { personWeeks }) => sum + personWeeks, 0);
  const last = plan.effort.firstWeeks;
  let done = 0;
  return parts.map(({ what, code, personWeeks }) => {
    const from = Math.min(last, Math.floor((done / total) * last) + 1);
    done += personWeeks;
    const to = Math.max(from, Math.min(last, Math.ceil((done / total) * last - 1e-9)));
    return { weeks: span(from, to), what, code, personWeeks: Math.round(personWeeks * 10) / 10 };
  });
}

/** What the first release holds: its functions by their codes, and the other work but preparation, which brings nothing that is handed over. */
export function includedIn(plan: Plan): string {
  const [, ...work] = releaseStages(plan).filter(({ code }) => code === undefined);
  const codes = plan.functions.flatMap((one) => (one.isFirst ? [one.code + firstOf(one)] : []));
  return safe([codes.join(", "), ...work.map(({ what }) => lowerFirst(what))].join("; "));
}
