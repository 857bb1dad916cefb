import "server-only";
import { HttpError } from "@/lib/http/errors";
import type { Crm, CrmFailure } from "@/lib/inquiries/server/crm";
import type { FileBytes, Inquiry } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics/server/metrics";

/** What is left of a request when the store is down: the look-up may take a third, and the follow-ups keep a little. */
const DIRECT_MS = 9_000;
const FIND_SHARE = 1 / 3;
const RESERVE_SHARE = 1 / 4;

/** The CRM needs about a second; what cannot be waited for is better not begun. */
const WORTH_TRYING_MS = 1_000;

export type DirectDelivery = {
  /**
   * Whether the visitor's next attempt will carry the same id. Then an earlier one may have created the lead already; and a
   * brief or file that cannot be attached is a failure, since the next attempt finds the lead and attaches it. Without an id it would
   * make a second lead.
   */
  repeatable: boolean;
  /** The content of its file. */
  bytes?: FileBytes | undefined;
  /** Milliseconds in which the request must be answered. */
  timeLeft?: (() => number) | undefined;
};

function refused(): never {
  metrics().delivery.inc({ outcome: "direct_failed" });
  throw new HttpError("delivery_failed");
}

function failed(inquiry: Inquiry, { reason }: CrmFailure): never {
  log.error({ inquiryId: inquiry.id, reason }, "direct delivery failed");
  return refused();
}

function countdown(total: number): () => number {
  const end = performance.now() + total;
  return () => end - performance.now();
}

/**
 * Brings an inquiry to the CRM while the visitor waits, for want of a store.
 * @returns the number of its lead
 * @throws HttpError `delivery_failed` when the CRM did not confirm the lead
 */
export async function deliverDirectly(
  crm: Crm | undefined,
  inquiry: Inquiry,
  { repeatable, bytes, timeLeft = countdown(DIRECT_MS) }: DirectDelivery,
): Promise<number> {
  if (crm === undefined || timeLeft() < WORTH_TRYING_MS) return refused();
  const share = (part: number) => ({ timeoutMs: Math.max(1, Math.floor(timeLeft() * part)) });

  const lookUp = repeatable ? await crm.find(inquiry.id, share(FIND_SHARE)) : { kind: "absent" as const };
  if (lookUp.kind !== "found" && lookUp.kind !== "absent") failed(inquiry, lookUp);
  const steps = crm.followUps(inquiry);
  const lead =
    lookUp.kind === "found"
      ? lookUp
      : await crm.create(inquiry, share(steps.length > 0 ? 1 - RESERVE_SHARE : 1));
  if (lead.kind !== "found" && lead.kind !== "created") failed(inquiry, lead);

  for (const step of steps) {
    const result = await crm.followUp(step, inquiry, lead.remoteId, {
      ...share(1),
      mayExist: lead.kind === "found",
      ...(bytes && { bytes }),
    });
    if (result.kind === "done") continue;
    if (step !== "consent" && repeatable) failed(inquiry, result);
    log.error(
      { inquiryId: inquiry.id, step, reason: result.reason },
      "a lead was delivered without one of its parts",
    );
  }
  metrics().delivery.inc({ outcome: "direct" });
  return lead.remoteId;
}
