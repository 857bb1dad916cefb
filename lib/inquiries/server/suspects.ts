import "server-only";
import { inquiryStore } from "@/lib/inquiries/server/runtime";
import { dayOf } from "@/lib/inquiries/server/notices";
import { log } from "@/lib/log";

/** A visitor taken for a machine by mistake waits for his answer all that time. */
const LOOK_WITHIN_MS = 24 * 60 * 60_000;

/** Asks for one mail a day with the number of suspected inquiries that nobody has looked at. Never rejects. */
export async function reportSuspects(now: number = Date.now()): Promise<void> {
  try {
    const store = inquiryStore();
    const { inquiries } = await store.unseenSuspects();
    if (inquiries === 0) return;
    await store.announce({
      ...{ id: `suspected-${dayOf(now)}`, kind: "suspected", reason: String(inquiries), now },
    });
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : "unknown" },
      "suspected inquiries could not be counted",
    );
  }
}

/** Whether a suspected inquiry has waited too long for an operator to look. */
export const isLookOverdue = ({ since }: { since: number | null }, now: number): boolean =>
  since !== null && now - since > LOOK_WITHIN_MS;
