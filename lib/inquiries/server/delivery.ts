import "server-only";
import type { Clock } from "@/lib/inquiries/server/clock";
import type { Crm, CrmHold } from "@/lib/inquiries/server/crm";
import { followUp, type StepGate } from "@/lib/inquiries/server/follow-up";
import { GIVE_UP_AFTER_MS, LONGEST_DELAY_MS, retryDelay } from "@/lib/inquiries/server/retry";
import { stopOverSecondLead } from "@/lib/inquiries/server/second-lead";
import type { Claim, InquiryStore } from "@/lib/inquiries/server/store";
import { noteDamage } from "@/lib/inquiries/server/store-damage";
import { log } from "@/lib/log";

/** While only an operator can help, one attempt this often finds out whether he did. */
const PROBE_MS = 15 * 60_000;

export type DeliveryTools = {
  store: InquiryStore;
  crm: Crm;
  clock: Clock;
  gate: StepGate;
  /** For every call: its turn in the line, and what gives it up in flight (it is then in doubt). */
  call: { turn: () => Promise<void>; signal: AbortSignal };
};

/**
 * - `failed`: no lead yet, will be tried again.
 * - `incomplete`: the lead is there, a follow-up step will be tried again.
 * - `hold`: the whole channel waits, the inquiry as if untouched.
 * - `lost`: the store did not take the report. Whoever goes on asks the CRM first, but not in this pass.
 */
export type DeliveryOutcome = "delivered" | "parked" | "failed" | "incomplete" | "hold" | "lost";

function lost(claim: Claim): "lost" {
  noteDamage(claim.id, "unchanged");
  return "lost";
}

/** The store did not take the note of a lead: perhaps because it knows of another one, which came past this sender. */
async function leadLost({ store, clock }: DeliveryTools, claim: Claim, leadId: number): Promise<"lost"> {
  const noted = (await store.read(claim.id))?.remoteId ?? null;
  if (noted !== null && noted !== leadId) await stopOverSecondLead(store, clock, claim.id, [noted, leadId]);
  return lost(claim);
}

async function delivered(tools: DeliveryTools, claim: Claim, leadId: number): Promise<DeliveryOutcome> {
  const { store, clock } = tools;
  return (await store.markDelivered(claim, leadId, clock.now()))
    ? "delivered"
    : leadLost(tools, claim, leadId);
}

async function park({ store }: DeliveryTools, claim: Claim, reason: string): Promise<"parked" | "lost"> {
  if (!(await store.park(claim, reason))) return lost(claim);
  log.error({ inquiryId: claim.id, reason }, "inquiry parked: an operator must look at it");
  return "parked";
}

async function hold(
  { store, clock }: DeliveryTools,
  claim: Claim,
  { reason, until }: CrmHold,
): Promise<DeliveryOutcome> {
  const now = clock.now();
  const released = await store.release(claim);
  await store.setPause({
    since: now,
    // The portal's clock and this one may be days apart.
    until: Math.min(until ?? now + PROBE_MS, now + LONGEST_DELAY_MS),
    reason,
    needsOperator: until === undefined,
  });
  if (until === undefined)
    log.error({ reason }, "delivery to the CRM is paused: check the webhook, its rights and its portal");
  else log.warn({ reason }, "the CRM asked for a pause");
  return released ? "hold" : lost(claim);
}

/** @param inDoubtSince since when something may have been done at the CRM, `null` when certainly nothing was */
async function retry(
  tools: DeliveryTools,
  claim: Claim,
  {
    reason,
    waitMs = 0,
    parkedAs = `given up: ${reason}`,
  }: { reason: string; waitMs?: number; parkedAs?: string },
  inDoubtSince: number | null,
): Promise<"parked" | "failed" | "lost"> {
  const now = tools.clock.now();
  if (now - claim.queuedAt > GIVE_UP_AFTER_MS) return park(tools, claim, parkedAs);
  const at = now + Math.max(waitMs, retryDelay(claim.attempts + 1, tools.clock.random()));
  if (!(await tools.store.markRetry(claim, { at, inDoubtSince, reason }))) return lost(claim);
  log.warn({ inquiryId: claim.id, reason, attempts: claim.attempts + 1 }, "inquiry not delivered yet");
  return "failed";
}

/** A lead that exists, and whether something may have been added to it that nobody made a note of. */
type Lead = { id: number; inDoubt: boolean };

/**
 * Finds or creates the lead. The CRM has no idempotent way to create one. So after an attempt of unknown outcome the lead is
 * looked up first, by the inquiry's id, and created only when it is not there.
 */
async function bringLead(tools: DeliveryTools, claim: Claim): Promise<Lead | DeliveryOutcome> {
  const { crm, clock, call } = tools;
  if (claim.inDoubtSince !== null) {
    const lookUp = await crm.find(claim.id, call);
    if (lookUp.kind === "found") {
      const { remoteId, others } = lookUp;
      if (others !== undefined) await stopOverSecondLead(tools.store, clock, claim.id, [remoteId, ...others]);
      return { id: remoteId, inDoubt: true };
    }
    if (lookUp.kind === "hold") return hold(tools, claim, lookUp);
    // A look-up that failed creates nothing: the doubt is as old as before.
    if (lookUp.kind !== "absent") return retry(tools, claim, lookUp, claim.inDoubtSince);
  }

  let result = await crm.create(claim, call);
  if (result.kind === "refused") {
    log.warn(
      { inquiryId: claim.id, reason: result.reason },
      "the CRM refused an inquiry; trying the fewest fields",
    );
    result = await crm.create(claim, { ...call, minimal: true });
  }
  switch (result.kind) {
    case "created":
      return { id: result.remoteId, inDoubt: false };
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

/** Adds to the lead what belongs to it. From here on no lead is ever created for the inquiry again. */
async function complete(tools: DeliveryTools, claim: Claim, lead: Lead): Promise<DeliveryOutcome> {
  const { clock, store } = tools;
  const remaining = tools.crm.followUps(claim).some((step) => !claim.stepsDone.includes(step));
  if (!remaining) return delivered(tools, claim, lead.id);
  if (claim.remoteId === null && !(await store.markLead(claim, lead.id)))
    return leadLost(tools, claim, lead.id);

  const outcome = await followUp(tools, claim, lead.id, lead.inDoubt);
  const olderDoubt = lead.inDoubt ? claim.inDoubtSince : null;
  switch (outcome.kind) {
    case "done":
      return delivered(tools, claim, lead.id);
    case "lost":
      return lost(claim);
    case "hold":
      return hold(tools, { ...claim, inDoubtSince: olderDoubt }, outcome);
    case "missing": {
      const { reason, waitMs, inDoubt } = outcome;
      const parkedAs = `lead ${lead.id} exists, ${reason}`;
      const doubt = inDoubt ? clock.now() : olderDoubt;
      const result = await retry(tools, claim, { reason, waitMs, parkedAs }, doubt);
      return result === "failed" ? "incomplete" : result;
    }
  }
}

/** Brings one claimed inquiry to the CRM and reports to the store what became of it. */
export async function deliver(tools: DeliveryTools, claim: Claim): Promise<DeliveryOutcome> {
  const lead =
    claim.remoteId === null
      ? await bringLead(tools, claim)
      : { id: claim.remoteId, inDoubt: claim.inDoubtSince !== null };
  return typeof lead === "string" ? lead : complete(tools, claim, lead);
}
