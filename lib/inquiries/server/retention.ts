import "server-only";
import { env } from "@/lib/env";
import { inquiryStore } from "@/lib/inquiries/server/runtime";
import { log } from "@/lib/log";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Erases the personal data of inquiries delivered longer than `INQUIRY_RETENTION_DAYS` ago: the CRM has them; and of suspected ones
 * that came before then: nobody released them, however often he was told. Never rejects; a store that is down is asked again an hour
 * later.
 */
export async function eraseOld(now: number = Date.now()): Promise<void> {
  try {
    const before = now - env.INQUIRY_RETENTION_DAYS * DAY_MS;
    const erased = await inquiryStore().eraseDelivered(before, now);
    if (erased > 0) log.info({ erased }, "personal data of delivered inquiries erased");
    const expired = await inquiryStore().eraseSuspected(before, now);
    if (expired > 0) log.info({ erased: expired }, "personal data of suspected inquiries erased");
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : "unknown" },
      "old inquiries could not be erased",
    );
  }
}
