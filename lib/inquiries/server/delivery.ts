import "server-only";
import type { Crm, CrmFailure } from "@/lib/inquiries/server/crm";
import { GIVE_UP_AFTER_MS, retryDelay } from "@/lib/inquiries/server/retry";
import type { Claim, InquiryStore } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";

/** While only an operator can help, one attempt this often finds out whether he did. */
const PROBE_MS = 15 * 60_000;

/** The time the outbox lives in; tests bring their own. Milliseconds, and a number from 0 to 1. */
export type Clock = { now: () => number; sleep: (ms: number) => Promise<unknown>; random: () => number };

export type DeliveryTools = {
  store: InquiryStore;
  crm: Crm;
  clock: Clock;
  /** Resolves when the next call to the CRM may be made. */
  turn: () => Promise<void>;
  /** Gives up a call in flight, which is then in doubt. */
  signal: AbortSignal;
};

/** `failed`: will be tried again; `hold`: the whole channel waits, the inquiry as if untouched. */
export type DeliveryOutcome = "delivered" | "parked" | "failed" | "hold";

async function delivered(
  { store, clock }: DeliveryTools,
  claim: Claim,
  remoteId: number,
): Promise<DeliveryOutcome> {
  if (!(await store.markDelivered(claim, remoteId, clock.now())))
    log.warn({ inquiryId: claim.id }, "inquiry delivered after its loan ran out");
  return "delivered";
}

async function park({ store }: DeliveryTools, claim: Claim, reason: string): Promise<DeliveryOutcome> {
  await store.park(claim, reason);
  log.error({ inquiryId: claim.id, reason }, "inquiry parked: an operator must look at it");
  return "parked";
}

async function hold(
  { store, clock }: DeliveryTools,
  claim: Claim,
  { reason, until }: Extract<CrmFailure, { kind: "hold" }>,
): Promise<DeliveryOutcome> {
  await store.release(claim);
  const since = clock.now();
  await store.setPause({
    since,
    until: until ?? since + PROBE_MS,
    reason,
    needsOperator: until === undefined,
  });
  if (until === undefined)
    log.error({ reason }, "delivery to the CRM is paused: check the webhook, its rights and its portal");
  else log.warn({ reason }, "the CRM asked for a pause");
  return "hold";
}

/** @param inDoubtSince since when the lead may exist, `null` when it certainly does not */
async function retry(
  tools: DeliveryTools,
  claim: Claim,
  { reason }: CrmFailure,
  inDoubtSince: number | null,
): Promise<DeliveryOutcome> {
  const now = tools.clock.now();
  if (now - claim.queuedAt > GIVE_UP_AFTER_MS) return park(tools, claim, `given up: ${reason}`);
  const at = now + retryDelay(claim.attempts + 1, tools.clock.random());
  await tools.store.markRetry(claim, { at, inDoubtSince, reason });
  log.warn({ inquiryId: claim.id, reason, attempts: claim.attempts + 1 }, "inquiry not delivered yet");
  return "failed";
}

/**
 * Brings one claimed inquiry to the CRM and reports to the store what became of it.
 *
 * The CRM has no idempotent way to create a lead. So after an attempt of unknown outcome the lead is looked up first,
 * by the inquiry's id, and created only when it is not there.
 */
export async function deliver(tools: DeliveryTools, claim: Claim): Promise<DeliveryOutcome> {
  const { crm, turn, clock, signal } = tools;
  if (claim.inDoubtSince !== null) {
    await turn();
    const lookUp = await crm.find(claim.id, { signal });
    if (lookUp.kind === "found") return delivered(tools, claim, lookUp.remoteId);
    if (lookUp.kind === "hold") return hold(tools, claim, lookUp);
    // A look-up that failed creates nothing: the doubt is as old as before.
    if (lookUp.kind !== "absent") return retry(tools, claim, lookUp, claim.inDoubtSince);
  }

  await turn();
  let result = await crm.create(claim, { signal });
  if (result.kind === "refused") {
    log.warn(
      { inquiryId: claim.id, reason: result.reason },
      "the CRM refused an inquiry; trying the fewest fields",
    );
    await turn();
    result = await crm.create(claim, { minimal: true, signal });
  }
  switch (result.kind) {
    case "created":
      return delivered(tools, claim, result.remoteId);
    case "refused":
      return park(tools, claim, result.reason);
    case "hold":
      // An older doubt has been settled by the look-up, and this call created nothing.
      return hold(tools, { ...claim, inDoubtSince: null }, result);
    case "ambiguous":
      return retry(tools, claim, result, clock.now());
    case "unavailable":
      return retry(tools, claim, result, null);
  }
}
