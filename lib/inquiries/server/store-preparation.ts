import "server-only";
import type { Clock } from "@/lib/inquiries/server/clock";
import type { DirectAttempts } from "@/lib/inquiries/server/direct-attempts";
import { MEND_EVERY_MS } from "@/lib/inquiries/server/retry";
import type { Claim, InquiryStore } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";

/** Puts a store in order before anything is lent from it: what happened past it, and times of a clock that was set back. */
export function storePreparation(
  clock: Clock,
  leaseMs: number,
  directAttempts: DirectAttempts | undefined,
): (store: InquiryStore) => Promise<void> {
  let mendAt = 0;
  return async (store) => {
    await directAttempts?.writeDown(store);
    if (clock.elapsed() < mendAt) return;
    const mended = await store.mendTimes(clock.now(), leaseMs);
    if (mended > 0)
      log.warn({ inquiries: mended }, "inquiries waited for a time far ahead: the clock was set back");
    mendAt = clock.elapsed() + MEND_EVERY_MS;
  };
}

/**
 * Puts a loan back whose inquiry may have gone past the store, and answers whether it did: what this process brought past it is written
 * down first, and what another one may have brought past it is lent again after the wait of a doubt, and looked up then.
 */
export function loanCheck(
  clock: Clock,
  directAttempts: DirectAttempts | undefined,
): (store: InquiryStore, claim: Claim) => Promise<boolean> {
  return async (store, claim) => {
    if (directAttempts === undefined) return false;
    directAttempts.stored(claim.id, claim.contentHash);
    const isWithoutDoubt = claim.inDoubtSince === null && claim.remoteId === null;
    if (directAttempts.isOpen(claim.id)) await store.release(claim);
    else if (isWithoutDoubt && directAttempts.doubtsLoan(claim.id))
      await store.release({ ...claim, inDoubtSince: clock.now() });
    else return false;
    return true;
  };
}
