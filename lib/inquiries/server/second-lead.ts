import "server-only";
import type { Clock } from "@/lib/inquiries/server/clock";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";

/**
 * The CRM has a second lead of one inquiry. Whatever made it may make more, so nothing is delivered any more, by no process, until
 * an operator has looked.
 * @param leads their numbers
 * @param madeAt when the last of them was made, if not just now
 */
export async function stopOverSecondLead(
  store: Pick<InquiryStore, "stopChannel">,
  clock: Pick<Clock, "now">,
  inquiryId: string,
  leads: readonly number[],
  madeAt?: number,
): Promise<void> {
  log.error({ inquiryId, leads }, "the CRM has a second lead of an inquiry: delivery is stopped");
  const reason = `leads ${leads.join(", ")} of inquiry ${inquiryId}`;
  await store.stopChannel({ since: clock.now(), reason, ...(madeAt !== undefined && { madeAt }) });
}
