import "server-only";
import { realClock, type Clock } from "@/lib/inquiries/server/clock";
import { stopOverSecondLead } from "@/lib/inquiries/server/second-lead";
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
  /** An inquiry is in the store: it was put there, or taken from there. */
  stored: (id: string, contentHash: string) => void;
  /** The content hash of an inquiry that is in the store, as far as this process knows. */
  storedHash: (id: string) => string | undefined;
  /** Whether an inquiry went past the store and the store has not been told yet. */
  isOpen: (id: string) => boolean;
  /** The confirmed lead of an id. */
  find: (id: string) => DirectNote | undefined;
  /** Whether an inquiry under this key may be known to the CRM, so that it must be looked up first. */
  isInDoubt: (id: string) => boolean;
  /**
   * Whether an inquiry that the store lends without doubt may be known to the CRM all the same: another process may have gone past the
   * store with it, and not have told the store yet, or have died before it could. True once for each inquiry after a failure.
   */
  doubtsLoan: (id: string) => boolean;
  /** Writes down in a store that is back what happened without it. Rejects when the store fails again. */
  writeDown: (store: Pick<InquiryStore, "noteDirect" | "doubt" | "stopChannel">) => Promise<void>;
};

/**
 * What this process brought to the CRM past its store. A lead that was made that way has left no trace in the store. The same
 * key, sent again once the store is back, would make a second one.
 */
export function createDirectAttempts(clock: Clock = realClock): DirectAttempts {
  const attempts = new Map<string, Attempt>();
  const stored = new Map<string, string>();
  /** Inquiries that were doubted since the last failure. */
  const doubted = new Map<string, true>();
  let failedAt: number | undefined;

  const keep = <T>(map: Map<string, T>, id: string, value: T) => {
    map.delete(id);
    map.set(id, value);
    const [oldest] = map.keys();
    if (map.size > MAX_KEPT && oldest !== undefined) map.delete(oldest);
  };
  const hasFailed = () => failedAt !== undefined && clock.elapsed() - failedAt < DOUBT_MS;
  const remember = (id: string, lead: DirectNote | undefined) =>
    keep(attempts, id, { lead, isWritten: false });
  return {
    storeFailed: () => {
      failedAt = clock.elapsed();
      doubted.clear();
    },
    begin: (id) => {
      if (attempts.get(id)?.lead === undefined) remember(id, undefined);
    },
    confirm: (lead) => remember(lead.id, lead),
    stored: (id, contentHash) => keep(stored, id, contentHash),
    storedHash: (id) => stored.get(id),
    isOpen: (id) => attempts.get(id)?.isWritten === false,
    find: (id) => attempts.get(id)?.lead,
    isInDoubt: (id) => attempts.has(id) || hasFailed(),
    doubtsLoan: (id) => {
      if (!hasFailed() || doubted.has(id)) return false;
      keep(doubted, id, true);
      return true;
    },
    writeDown: async (store) => {
      for (const [id, attempt] of attempts) {
        if (attempt.isWritten) continue;
        const { lead } = attempt;
        if (lead === undefined) await store.doubt(id, clock.now());
        else {
          const noted = await store.noteDirect(lead);
          if (noted !== lead.remoteId) await stopOverSecondLead(store, clock, id, [noted, lead.remoteId]);
        }
        attempt.isWritten = true;
      }
    },
  };
}
