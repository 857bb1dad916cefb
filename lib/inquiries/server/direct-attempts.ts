import "server-only";
import { realClock, type Clock } from "@/lib/inquiries/server/clock";
import type { DirectNote, InquiryStore } from "@/lib/inquiries/server/store";

/** For so long after a failure of the store another process may have gone past it with an inquiry that now comes here. */
const DOUBT_MS = 30 * 60_000;

/** More visitors than can come within the longest outage at the pace of the direct way. */
const MAX_KEPT = 10_000;

/** `lead`: what the CRM confirmed. Without it nobody knows whether the lead is there. */
type Attempt = { lead: DirectNote | undefined; isWritten: boolean };

export type DirectAttempts = {
  /** The store failed: what comes with a key from now on may be known to the CRM. */
  storeFailed: () => void;
  /** An inquiry goes to the CRM past the store. */
  begin: (id: string) => void;
  /** … and the CRM confirmed its lead. */
  confirm: (lead: DirectNote) => void;
  /** The confirmed lead of an id. */
  find: (id: string) => DirectNote | undefined;
  /** Whether an inquiry under this key may be known to the CRM, so that it must be looked up first. */
  isInDoubt: (id: string) => boolean;
  /** Writes down in a store that is back what happened without it. Rejects when the store fails again. */
  writeDown: (store: Pick<InquiryStore, "noteDirect" | "doubt">) => Promise<void>;
};

/**
 * What this process brought to the CRM past its store. A lead that was made that way has left no trace in the store. The same
 * key, sent again once the store is back, would make a second one.
 */
export function createDirectAttempts(clock: Clock = realClock): DirectAttempts {
  const attempts = new Map<string, Attempt>();
  let failedAt: number | undefined;

  const remember = (id: string, lead: DirectNote | undefined) => {
    attempts.delete(id);
    attempts.set(id, { lead, isWritten: false });
    const [oldest] = attempts.keys();
    if (attempts.size > MAX_KEPT && oldest !== undefined) attempts.delete(oldest);
  };
  return {
    storeFailed: () => {
      failedAt = clock.elapsed();
    },
    begin: (id) => {
      if (attempts.get(id)?.lead === undefined) remember(id, undefined);
    },
    confirm: (lead) => remember(lead.id, lead),
    find: (id) => attempts.get(id)?.lead,
    isInDoubt: (id) => attempts.has(id) || (failedAt !== undefined && clock.elapsed() - failedAt < DOUBT_MS),
    writeDown: async (store) => {
      for (const [id, attempt] of attempts) {
        if (attempt.isWritten) continue;
        if (attempt.lead === undefined) await store.doubt(id, clock.now());
        else await store.noteDirect(attempt.lead);
        attempt.isWritten = true;
      }
    },
  };
}
