import "server-only";
import { env } from "@/lib/env";
import { inquiryStore } from "@/lib/inquiries/server/runtime";
import { log } from "@/lib/log";

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** A database may come up after the site. */
const FAILED_MS = 60_000;

/**
 * Erases the personal data of inquiries delivered longer than `INQUIRY_RETENTION_DAYS` ago: the CRM has them; and of suspected ones
 * that came before then: nobody released them, however often he was told. And sees that nothing of what was erased stays in the files
 * of the store. Never rejects.
 * @returns milliseconds until it should be done again: an hour, a minute after a failure
 */
export async function eraseOld(now: number = Date.now()): Promise<number> {
  try {
    const store = inquiryStore();
    const before = now - env.INQUIRY_RETENTION_DAYS * DAY_MS;
    const erased = await store.eraseDelivered(before, now);
    if (erased > 0) log.info({ erased }, "personal data of delivered inquiries erased");
    const expired = await store.eraseSuspected(before, now);
    if (expired > 0) log.info({ erased: expired }, "personal data of suspected inquiries erased");
    // Also what an operator's command erased and could not wipe.
    const remains = await store.wipe();
    if (remains !== undefined)
      log.warn(
        { reason: remains },
        "erased data is still in the files of the store: tried again within an hour",
      );
    return HOUR_MS;
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : "unknown" },
      "old inquiries could not be erased",
    );
    return FAILED_MS;
  }
}
