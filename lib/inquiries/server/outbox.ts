import "server-only";
import { createCallLine } from "@/lib/inquiries/server/call-line";
import { realClock, type Clock } from "@/lib/inquiries/server/clock";
import { watchSteps } from "@/lib/inquiries/server/clock-steps";
import type { Crm } from "@/lib/inquiries/server/crm";
import { deliver, type DeliveryOutcome } from "@/lib/inquiries/server/delivery";
import type { DirectAttempts } from "@/lib/inquiries/server/direct-attempts";
import { createStepGate } from "@/lib/inquiries/server/follow-up";
import type { ClaimRules, InquiryStore } from "@/lib/inquiries/server/store";
import { loanCheck, storePreparation } from "@/lib/inquiries/server/store-preparation";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics/server/metrics";

/** A delivery that takes longer is given up; what it has done is on record, and the next one goes on from there. */
const DELIVERY_MS = 25_000;

/** Longer than the longest delivery, so that no second sender takes an inquiry out of the hands of the first. */
const LEASE_MS = 30_000;

/** What a delivery in progress gets to end by itself when the process is told to. */
const STOP_GRACE_MS = 3_000;

/** So many failures in a row mean that the CRM is down, not that single inquiries are unlucky. */
const DOWN_AFTER = 3;

/** Then nothing is tried for so long, however many new inquiries ask for it: visitors must not feel that the CRM is down. */
const REST_MS = 4_000;

export type OutboxSettings = {
  /** Opens the store; may throw while it is down. */
  store: () => InquiryStore;
  crm: Crm;
  requestsPerSecond: number;
  ambiguousWaitSeconds: number;
  /** What went to the CRM past the store, to be written down before anything is delivered. */
  directAttempts?: DirectAttempts;
  /** Told when the store failed. */
  onStoreFailure?: () => void;
  clock?: Clock;
};

export type DrainOptions = {
  /** Take inquiries whose next attempt is not due yet, each once. */
  ignoreBackoff?: boolean;
  /** Begin no further delivery after this many milliseconds. Default: until nothing is due. */
  budgetMs?: number;
  /** Give up even the delivery in progress; its outcome is then looked up later. */
  signal?: AbortSignal;
};

export type Outbox = {
  /**
   * Delivers what is due, one inquiry after the other. A call during another one makes that one look again and
   * answers at once, unless it ignores the back-off: then it waits for its own turn. Never rejects.
   * @returns how many inquiries this call delivered
   */
  drain: (options?: DrainOptions) => Promise<{ delivered: number }>;
  /** Milliseconds since this process last began a delivery, or was started. */
  idleMs: () => number;
  /** Begins no further delivery, and gives the one in progress three seconds to end. */
  stop: () => Promise<void>;
};

const aborted = (signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted === true) resolve();
    else signal?.addEventListener("abort", () => resolve(), { once: true });
  });

/** The sender of inquiries. One per process; several processes may share a store. */
export function createOutbox({ clock = realClock, ...settings }: OutboxSettings): Outbox {
  // All of them in the time of `clock.elapsed`.
  let restUntil = 0;
  let lastBegun = clock.elapsed();
  let failuresInRow = 0;
  let running: Promise<number> | undefined;
  let again = false;
  const gate = createStepGate();
  const stopping = { asked: false, now: new AbortController() };

  const turn = createCallLine(clock, settings.requestsPerSecond);
  const prepare = storePreparation(clock, LEASE_MS, settings.directAttempts);
  const doubtWaitMs = settings.ambiguousWaitSeconds * 1_000;
  const setForward = watchSteps(clock, doubtWaitMs);
  const putBack = loanCheck(clock, settings.directAttempts);

  /** Answers whether to go on with the next inquiry. */
  const judge = async (store: InquiryStore, outcome: DeliveryOutcome): Promise<boolean> => {
    if (outcome === "hold" || outcome === "lost") return false;
    // The step that failed has a gate of its own; new leads are not held up by it.
    if (outcome === "incomplete") return true;
    if (outcome === "failed") {
      failuresInRow += 1;
      if (failuresInRow >= DOWN_AFTER) restUntil = clock.elapsed() + REST_MS;
      // Every further attempt would only push its inquiry's next one away. The next drain tries a single one.
      return failuresInRow < DOWN_AFTER;
    }
    // What failed while the CRM was down need not wait out its hour now that it is back.
    if (failuresInRow >= DOWN_AFTER) await store.wake(clock.now());
    failuresInRow = 0;
    restUntil = 0;
    return true;
  };

  /** Delivers until nothing is due, the channel pauses, or the time is up. */
  const pass = async (
    store: InquiryStore,
    rules: () => ClaimRules,
    mayGoOn: () => boolean,
    signal: AbortSignal,
  ): Promise<number> => {
    let count = 0;
    await clock.follow?.(store);
    await prepare(store);
    while (mayGoOn()) {
      const pause = await store.getPause();
      if (pause !== undefined && pause.until > clock.now()) break;
      // The loan counts from here on, whatever time the store takes to write it down.
      const begun = clock.elapsed();
      await clock.follow?.(store);
      const claim = await store.claim(rules());
      if (claim === undefined) break;
      if (await putBack(store, claim)) {
        await prepare(store);
        continue;
      }
      lastBegun = clock.elapsed();
      const inTime = AbortSignal.any([
        signal,
        clock.timeout(Math.max(0, begun + DELIVERY_MS - clock.elapsed())),
      ]);
      const call = { turn: () => turn(inTime), signal: inTime };
      const outcome = await deliver({ store, crm: settings.crm, clock, gate, call }, claim);
      metrics().delivery.inc({ outcome });
      // An incomplete one may not have asked the CRM at all.
      if (pause !== undefined && !["hold", "incomplete", "lost"].includes(outcome))
        await store.setPause(undefined);
      if (outcome === "delivered") count += 1;
      if (!(await judge(store, outcome))) break;
    }
    return count;
  };

  const wasAskedAgain = () => {
    const asked = again && clock.elapsed() >= restUntil;
    again = false;
    return asked;
  };

  const guarded = async (options: DrainOptions): Promise<number> => {
    const start = clock.elapsed();
    const rules = (): ClaimRules => {
      const now = clock.now();
      // When this call began, by the clock as it goes now, in whole milliseconds: PostgreSQL takes no others for a time.
      const since = Math.floor(now - (clock.elapsed() - start));
      return {
        ...{ now, leaseMs: LEASE_MS, doubtWaitMs: doubtWaitMs + setForward() },
        ...(options.ignoreBackoff && { ignoreBackoff: { since } }),
      };
    };
    const until = start + (options.budgetMs ?? Infinity);
    const signal = AbortSignal.any([stopping.now.signal, ...(options.signal ? [options.signal] : [])]);
    const mayGoOn = () => !stopping.asked && !signal.aborted && clock.elapsed() < until;
    let count = 0;
    try {
      do count += await pass(settings.store(), rules, mayGoOn, signal);
      while (wasAskedAgain() && mayGoOn());
      return count;
    } catch (error) {
      settings.onStoreFailure?.();
      // The store failed. What was being delivered counts as in doubt there, and the next drain looks it up.
      log.error(
        { reason: error instanceof Error ? error.message : "unknown" },
        "delivery stopped: the store failed",
      );
      return count;
    }
  };

  return {
    drain: async (options = {}) => {
      if (options.ignoreBackoff !== true && clock.elapsed() < restUntil) return { delivered: 0 };
      while (running !== undefined) {
        if (options.ignoreBackoff !== true) {
          again = true;
          return { delivered: 0 };
        }
        await Promise.race([running, aborted(options.signal)]);
        if (options.signal?.aborted === true) return { delivered: 0 };
      }
      running = guarded(options);
      try {
        return { delivered: await running };
      } finally {
        running = undefined;
      }
    },
    idleMs: () => clock.elapsed() - lastBegun,
    stop: async () => {
      stopping.asked = true;
      if (running === undefined) return;
      await Promise.race([running, clock.sleep(STOP_GRACE_MS)]);
      stopping.now.abort();
      await running;
    },
  };
}
