import "server-only";
import type { Clock } from "@/lib/inquiries/server/clock";
import type { Crm, CrmFailure, CrmHold, FollowUp } from "@/lib/inquiries/server/crm";
import { LONGEST_DELAY_MS } from "@/lib/inquiries/server/retry";
import type { Claim, InquiryStore } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";

/** How the operator reads that a lead is there without one of its parts. */
const missed: Record<FollowUp, string> = {
  brief: "brief not attached",
  file: "file not attached",
  consent: "consent not recorded",
};

/** So many failures in a row mean that the step does not work at all at the moment. */
const BROKEN_AFTER = 3;
const BROKEN_MS = 60_000;

/** A right that is missing is granted by an operator; this often it is tried again. */
const PROBE_MS = 15 * 60_000;

/** `until` in the time of `Clock.elapsed`. */
type Obstacle = { failures: number; until: number; reason: string };

/** What stands in the way of a step, whatever the inquiry. One per sender. */
export type StepGate = {
  /** The obstacle, while it is known to be there. */
  blocked: (step: FollowUp, clock: Clock) => Obstacle | undefined;
  passed: (step: FollowUp) => void;
  failed: (step: FollowUp, failure: CrmFailure, clock: Clock) => void;
};

export function createStepGate(): StepGate {
  const obstacles = new Map<FollowUp, Obstacle>();
  return {
    blocked: (step, clock) => {
      const obstacle = obstacles.get(step);
      return obstacle !== undefined && obstacle.until > clock.elapsed() ? obstacle : undefined;
    },
    passed: (step) => void obstacles.delete(step),
    failed: (step, failure, clock) => {
      const before = obstacles.get(step);
      const failures = (before?.failures ?? 0) + 1;
      const { reason } = failure;
      let waitMs = failures < BROKEN_AFTER ? 0 : BROKEN_MS;
      if (failure.kind === "hold") {
        waitMs =
          failure.until === undefined ? PROBE_MS : Math.min(failure.until - clock.now(), LONGEST_DELAY_MS);
        // Every probe meets the same obstacle; one line tells it.
        if (before?.reason !== reason)
          log.error(
            { step, reason },
            "the CRM does not allow a step after the lead: check the rights of the webhook",
          );
      }
      obstacles.set(step, { failures, until: clock.elapsed() + waitMs, reason });
    },
  };
}

export type FollowUpTools = {
  store: InquiryStore;
  crm: Crm;
  gate: StepGate;
  clock: Clock;
  call: { turn: () => Promise<void>; signal: AbortSignal };
};

/**
 * - `lost`: the loan ran out, another sender goes on.
 * - `missing`: a step failed; `inDoubt` says whether it may have been done all the same, `waitMs` how long there is no
 *   point in trying again.
 */
export type FollowUpOutcome =
  { kind: "done" | "lost" } | CrmHold | { kind: "missing"; reason: string; inDoubt: boolean; waitMs: number };

/**
 * Adds to a lead what belongs to it and is not there yet. A step that fails does not keep the next one from being done.
 * @param mayExist whether an earlier sender may have done a step without a note of it
 */
export async function followUp(
  { store, crm, gate, clock, call }: FollowUpTools,
  claim: Claim,
  leadId: number,
  mayExist: boolean,
): Promise<FollowUpOutcome> {
  const failures: { reason: string; inDoubt: boolean; waitMs: number }[] = [];
  for (const step of crm.followUps(claim)) {
    if (claim.stepsDone.includes(step)) continue;
    const obstacle = gate.blocked(step, clock);
    if (obstacle !== undefined) {
      const waitMs = obstacle.until - clock.elapsed();
      failures.push({ reason: `${missed[step]}: ${obstacle.reason}`, inDoubt: false, waitMs });
      continue;
    }
    const result = await crm.followUp(step, claim, leadId, {
      ...call,
      ...{ mayExist, bytes: () => store.readFile(claim.id) },
    });
    if (result.kind === "done") {
      gate.passed(step);
      if (!(await store.markStep(claim, step))) return { kind: "lost" };
      continue;
    }
    if (result.kind === "hold" && result.methodOnly !== true) return result;
    gate.failed(step, result, clock);
    failures.push({
      reason: `${missed[step]}: ${result.reason}`,
      inDoubt: result.kind === "ambiguous",
      waitMs: 0,
    });
  }
  if (failures.length === 0) return { kind: "done" };
  return {
    kind: "missing",
    reason: failures.map(({ reason }) => reason).join(", "),
    inDoubt: failures.some(({ inDoubt }) => inDoubt),
    waitMs: Math.max(...failures.map(({ waitMs }) => waitMs)),
  };
}
