import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import { reconcile } from "@/lib/inquiries/server/reconcile";
import { createSqlStore } from "@/lib/inquiries/server/sql-store";
import { chanceOf } from "./chance";
import { beginLife } from "./life";
import type { Mutation } from "./mutations";
import { ENDS, HOUR, MINUTE, planOf, type Plan, type Trouble } from "./plan";
import { createSimDatabase } from "./sim-database";
import { createSimPortal } from "./sim-portal";
import { startSimProcess, type SimProcess, type World } from "./sim-process";
import { sendVisitor } from "./sim-visitor";
import { createTimeline } from "./timeline";
import { judge, type Verdict } from "./verdict";

/** What the clocks show at the beginning. */
const EPOCH = Date.UTC(2026, 10, 20, 9);

export type Schedule = Verdict & {
  seed: number;
  trace: readonly string[];
  figures: {
    inquiries: number;
    acknowledged: number;
    leads: number;
    kills: number;
    presses: number;
    stops: number;
  };
};

/** How often an operator looks. */
const OPERATOR_MS = 15 * MINUTE;

/** Clocks that are set, or differ, lie within it. */
const DAY = 24 * HOUR;

const seconds = (ms: number) => (ms / 1_000).toFixed(3).padStart(9);

/** Keeps the processes of a plan going, and kills them when it says so. */
function runProcesses(world: World, plan: Plan): () => readonly SimProcess[] {
  const running = Array.from({ length: plan.processes }, (_, number) => startSimProcess(world, number));
  for (const { at, process, restsMs } of plan.kills) {
    world.timeline.after(at, () => {
      const { life } = running[process] ?? {};
      if (life === undefined || life.isOver()) return;
      world.note(`process ${process}: killed`);
      life.end();
      world.timeline.after(restsMs, () => {
        running[process] = startSimProcess(world, process);
      });
    });
  }
  return () => running;
}

/** An operator who is told of a second lead looks, and has delivery go on. */
function sendOperator({ timeline, database, note }: World, figures: { stops: number }): void {
  const look = () => {
    const [stop] = database.rows("SELECT reason FROM channel_stop WHERE ended_at IS NULL");
    if (stop !== undefined) {
      figures.stops += 1;
      note(`operator: delivery goes on after ${String(stop["reason"])}`);
      database.exec("UPDATE channel_stop SET ended_at = 1");
    }
    timeline.after(OPERATOR_MS, look);
  };
  look();
}

/** What the site goes by when it says how old an inquiry is: the clock of the database, where that has one. */
const healthTime = ({ database, timeline, shown }: World) =>
  database.kind === "shared" ? EPOCH + timeline.now() : shown(0);

/** Whether the site's own health answer would say that somebody should look. */
async function alarm(world: World): Promise<boolean> {
  const store = createSqlStore(world.database.sqlFor(beginLife(world.timeline)));
  const asked = Promise.all([store.counts(), store.getPause()]);
  await world.timeline.runUntil(world.timeline.now() + MINUTE);
  const [{ parked, oldestCreatedAt }, pause] = await asked;
  const now = healthTime(world);
  return (
    parked > 0 ||
    (pause !== undefined && pause.until > now) ||
    (oldestCreatedAt !== null && now - oldestCreatedAt > HOUR)
  );
}

/** The inquiries that the nightly comparison of the CRM and the store names as double. */
async function doublesNamed(world: World): Promise<ReadonlySet<string>> {
  const { timeline, database, portal } = world;
  const life = beginLife(timeline);
  const now = healthTime(world);
  const client = portal.clientFor({ life, process: -1, path: "outbox" });
  const crm = createBitrix24({ client, siteUrl: undefined });
  const store = createSqlStore(database.sqlFor(life));
  const compared = reconcile({ store, crm, since: EPOCH - DAY, now, mend: false });
  await timeline.runUntil(timeline.now() + MINUTE);
  const { differences } = await compared;
  return new Set(differences.filter(({ kind }) => kind === "double").map(({ inquiryId }) => inquiryId));
}

/** Lets one schedule of faults happen, and judges what became of it. The same seed gives the same schedule. */
export async function simulate(seed: number, trouble?: Trouble, mutation?: Mutation): Promise<Schedule> {
  const chance = chanceOf(seed);
  const plan = planOf(chance, trouble);
  const timeline = createTimeline();
  const trace: string[] = [];
  const note = (line: string) => void trace.push(`${seconds(timeline.now())} ${line}`);
  const step = () => plan.steps.filter(({ at }) => at <= timeline.now()).reduce((sum, { by }) => sum + by, 0);
  const time = () => EPOCH + timeline.now();
  const database = createSimDatabase({
    ...{ kind: plan.kind, chance, time },
    fault: (isWrite) => plan.storeFault(timeline.now(), isWrite),
  });
  const portal = createSimPortal({
    ...{ timeline, chance, note, now: time, lag: plan.lag },
    fault: (method) => plan.portalFault(timeline.now(), method),
  });
  const world: World = {
    ...{ timeline, chance, database, portal, mutation, note },
    isStoreDown: () => plan.isStoreDown(timeline.now()),
    shown: (number) => time() + step() + (plan.skews[number] ?? 0),
    begun: new Map(),
    untold: new Set(),
    blind: new Set(),
    lastPress: 0,
  };
  note(`${plan.kind} store, ${plan.processes} processes, ${plan.inquiries} inquiries`);
  if (plan.deaf !== undefined)
    database.exec(
      `CREATE TRIGGER deaf BEFORE UPDATE ON inquiries WHEN old.id LIKE '%00${plan.deaf}' BEGIN SELECT RAISE(IGNORE); END`,
    );
  const processes = runProcesses(world, plan);
  const visitors = Array.from({ length: plan.inquiries }, (_, number) =>
    sendVisitor(world, processes, { number, hints: plan.hints }),
  );
  const seen = { stops: 0 };
  sendOperator(world, seen);
  await timeline.runUntil(ENDS);
  const isAlarmed = await alarm(world);
  const named = await doublesNamed(world);
  const { begun, untold, blind } = world;
  const verdict = judge({ visitors, portal, database, begun, untold, blind, isAlarmed, named });
  for (const { life } of processes()) life.end();
  database.close();
  const acknowledged = visitors.filter((visitor) => visitor.acknowledged !== undefined).length;
  const presses = visitors.reduce((sum, visitor) => sum + visitor.presses, 0);
  const figures = {
    ...{ inquiries: plan.inquiries, acknowledged, presses, kills: plan.kills.length },
    leads: portal.leads.length,
    ...seen,
  };
  return { ...verdict, seed, trace, figures };
}

type Figures = Record<
  | "schedules"
  | "inquiries"
  | "acknowledged"
  | "presses"
  | "kills"
  | "stops"
  | "leads"
  | "hidden"
  | "raced"
  | "violations",
  number
>;

export type Outcome = { figures: Figures; failed: readonly Schedule[]; last: Schedule | undefined };

/**
 * Lets many schedules happen, one after the other.
 * @param stopAfter so many failed ones are enough
 */
export async function simulateAll({
  seed,
  schedules,
  stopAfter = Infinity,
  trouble,
  mutation,
}: {
  seed: number;
  schedules: number;
  stopAfter?: number;
  trouble?: Trouble;
  mutation?: Mutation | undefined;
}): Promise<Outcome> {
  const figures: Figures = {
    ...{ schedules: 0, inquiries: 0, acknowledged: 0, presses: 0, kills: 0, stops: 0 },
    ...{ leads: 0, hidden: 0, raced: 0, violations: 0 },
  };
  const failed: Schedule[] = [];
  let last: Schedule | undefined;
  for (let count = 0; count < schedules && failed.length < stopAfter; count += 1) {
    last = await simulate(seed + count, trouble, mutation);
    const { hidden, raced, violations } = last;
    const added = { ...last.figures, schedules: 1, hidden, raced, violations: violations.length };
    for (const [name, value] of Object.entries(added)) figures[name as keyof Figures] += value;
    if (violations.length > 0) failed.push(last);
  }
  return { figures, failed, last };
}
