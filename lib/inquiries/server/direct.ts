import "server-only";
import { HttpError } from "@/lib/http/errors";
import type { Crm, CrmFailure } from "@/lib/inquiries/server/crm";
import type { Inquiry } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";

/** A request must end within ten seconds: all calls share these, and the last ones keep a little of them. */
const TOTAL_MS = 9_000;
const FIND_MS = 3_000;
const RESERVE_MS = 2_500;

function failed(inquiry: Inquiry, { reason }: CrmFailure): never {
  log.error({ inquiryId: inquiry.id, reason }, "direct delivery failed");
  throw new HttpError("delivery_failed");
}

/**
 * Brings an inquiry to the CRM while the visitor waits, for want of a store.
 * @param repeatable the visitor's next attempt will carry the same id: then a brief that could not be attached is a failure,
 *   since that attempt finds the lead and attaches it; without an id it would make a second lead
 * @throws HttpError `delivery_failed` when the CRM did not confirm the lead
 */
export async function deliverDirectly(
  crm: Crm | undefined,
  inquiry: Inquiry,
  { repeatable }: { repeatable: boolean },
): Promise<void> {
  if (crm === undefined) throw new HttpError("delivery_failed");
  const end = performance.now() + TOTAL_MS;
  const left = (reserve = 0) => ({ timeoutMs: Math.max(1, Math.round(end - reserve - performance.now())) });

  const lookUp = repeatable
    ? await crm.find(inquiry.id, { timeoutMs: FIND_MS })
    : { kind: "absent" as const };
  if (lookUp.kind !== "found" && lookUp.kind !== "absent") failed(inquiry, lookUp);
  const lead = lookUp.kind === "found" ? lookUp : await crm.create(inquiry, left(RESERVE_MS));
  if (lead.kind !== "found" && lead.kind !== "created") failed(inquiry, lead);

  for (const step of crm.followUps(inquiry)) {
    const result = await crm.followUp(step, inquiry, lead.remoteId, {
      ...left(),
      mayExist: lead.kind === "found",
    });
    if (result.kind === "done") continue;
    if (step === "brief" && repeatable) failed(inquiry, result);
    log.error(
      { inquiryId: inquiry.id, step, reason: result.reason },
      "a lead was delivered without one of its parts",
    );
  }
}
