import "server-only";
import { createAnswerCache } from "@/lib/generators/server/answer-cache";
import { openAccount, type Account } from "@/lib/generators/server/account";
import type { CountCall, Engine, Job, Paid } from "@/lib/generators/server/engine";
import { startFlight, type Flight, type Follower, type Step } from "@/lib/generators/server/flight";
import { checkResult } from "@/lib/generators/server/results";
import { documentOf, tools, type ToolAnswer } from "@/lib/generators/tools";
import { aiGate } from "@/lib/http/concurrency";
import { HttpError } from "@/lib/http/errors";
import { inTurn } from "@/lib/http/in-turn";
import { takeLimit } from "@/lib/http/limits";
import { processWide } from "@/lib/runtime/process-wide";

export type ToolStep = Step<ToolAnswer>;
export type ToolWork = Follower<ToolAnswer>;

type Visit = {
  network: string | undefined;
  /** Fires when the visitor leaves. */
  signal: AbortSignal;
  /** The visitor wants a new answer, not the one that is kept. */
  isFresh: boolean;
};

const keptAnswers = () => processWide("answers", () => createAnswerCache());
const flights = () => processWide("flights", () => new Map<string, Flight<ToolAnswer>>());
/** Work whose limits are just being counted. */
const starts = () => processWide("starts", () => new Map<string, Promise<unknown>>());

/**
 * Begins a job for a visitor. A paid engine is asked once for equal jobs: who asks for what is being written reads along, and a finished
 * answer is kept for an hour; neither takes a limit or a place. A draft takes a place, and one of the client's drafts.
 * @throws HttpError `rate_limited` or `budget_spent`, and `ai_unavailable` when the engine is known to be out of order
 */
export async function beginWork(engine: Engine, job: Job, visit: Visit): Promise<ToolWork> {
  const { paid } = engine;
  if (paid === undefined) return ownWork(engine, job, visit);
  const key = paid.key(job);
  for (;;) {
    const kept = visit.isFresh ? undefined : keptAnswers().get(key);
    if (kept !== undefined) return replay(job, kept);
    const flight = flights().get(key);
    if (flight !== undefined) return flight.follow(visit.signal);
    const start = starts().get(key);
    if (start === undefined) break;
    // Should the limits of that visitor refuse it, this one begins it.
    await start.catch(() => undefined);
  }
  const start = startPaid(engine, paid, job, key, visit);
  starts().set(key, start);
  try {
    return (await start).follow(visit.signal);
  } finally {
    starts().delete(key);
  }
}

async function startPaid(
  engine: Engine,
  paid: Paid,
  job: Job,
  key: string,
  { network }: Visit,
): Promise<Flight<ToolAnswer>> {
  paid.check();
  const leaveGate = aiGate().enter(network);
  try {
    return fly({ engine, job, key, leaveGate, account: await openAccount(paid, network) });
  } catch (thrown) {
    leaveGate();
    throw thrown;
  }
}

type Start = { engine: Engine; job: Job; key: string; leaveGate: () => void; account: Account };

function fly({ engine, job, key, leaveGate, account }: Start): Flight<ToolAnswer> {
  const forget = () => {
    if (flights().get(key) === flight) flights().delete(key);
  };
  const flight: Flight<ToolAnswer> = startFlight({
    steps: (signal) => stepsOf(engine, job, signal, account.countCall),
    abandoned: forget,
    landed: (outcome) => {
      leaveGate();
      forget();
      if ("answer" in outcome) keptAnswers().set(key, outcome.answer);
      else if (!outcome.hadText && !outcome.isAbandoned && !isRefusal(outcome.thrown)) account.refund();
    },
  });
  flights().set(key, flight);
  return flight;
}

/** A model that declined has read the prompt: that is paid for. */
const isRefusal = (thrown: unknown) => thrown instanceof HttpError && thrown.code === "ai_refused";

/** Runs an engine, and ends with the checked answer. */
async function* stepsOf(
  engine: Engine,
  job: Job,
  signal: AbortSignal,
  countCall: CountCall,
): AsyncGenerator<string, ToolAnswer, undefined> {
  const result = yield* engine.run(job, signal, countCall);
  return { ...checkResult(job.tool, result), engine: engine.name };
}

/** Work of an engine that costs nothing but time: as fast as this visitor takes it, and for nobody else. */
async function ownWork(engine: Engine, job: Job, { network, signal }: Visit): Promise<ToolWork> {
  const leave = aiGate().enter(network);
  try {
    await takeLimit("draft", network);
  } catch (thrown) {
    leave();
    throw thrown;
  }
  const steps = stepsOf(engine, job, signal, () => Promise.resolve());
  const next = async () => {
    const step = await steps.next();
    return step.done === true ? { answer: step.value } : { delta: step.value };
  };
  return { next: job.tool === "image" ? () => inDrawingLine(next) : next, leave };
}

/** Drawings at once: each keeps a core busy for a good part of a second. */
const DRAWING_LINES = 2;
const drawingLines = () => processWide("drawingLines", () => ({ next: 0 }));

/** Draws after those that wait already. There are no more of them than places, of which one network has a quarter. */
function inDrawingLine<T>(draw: () => Promise<T>): Promise<T> {
  const lines = drawingLines();
  lines.next = (lines.next + 1) % DRAWING_LINES;
  return inTurn(`drawing ${String(lines.next)}`, draw);
}

/** A kept answer, as it came the first time: its text, then the whole. */
function replay({ tool }: Job, answer: ToolAnswer): ToolWork {
  const isText = ["markdown", "text", "code"].includes(tools[tool].result);
  const steps: ToolStep[] = [...(isText ? [{ delta: documentOf(tool, answer) }] : []), { answer }];
  return { next: () => Promise.resolve(steps.shift() ?? { answer }), leave: () => undefined };
}
