import "server-only";
import { realClock, type Clock } from "@/lib/inquiries/server/clock";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";

/** How long an answer holds: one small write in this time does not wear a disk out, whoever asks how often. */
const TRUSTED_MS = 30_000;
const FAILED_MS = 5_000;

/** What an inquiry with its documents takes: where that has failed, a few bytes more prove nothing. */
const INQUIRY_BYTES = 64 * 1_024;

export type StoreWatch = {
  /** Something could not be stored. From here on it counts as broken until a write of the size of an inquiry succeeds. */
  failed: () => void;
  /** An inquiry was stored: no probe could prove more. */
  worked: () => void;
  /** Whether the store can be written at the moment. Never rejects. */
  canWrite: () => Promise<boolean>;
};

/** @param onFailure told each time when a probe fails */
export function createStoreWatch(
  open: () => Pick<InquiryStore, "probe">,
  onFailure: () => void,
  clock: Clock = realClock,
): StoreWatch {
  let writable = true;
  let until = 0;
  let running: Promise<boolean> | undefined;

  const probe = async (): Promise<boolean> => {
    try {
      await open().probe(clock.now(), writable ? 0 : INQUIRY_BYTES);
      writable = true;
      until = clock.elapsed() + TRUSTED_MS;
    } catch (error) {
      if (writable)
        log.error(
          { reason: error instanceof Error ? error.message : "unknown" },
          "the inquiry store cannot be written",
        );
      writable = false;
      until = clock.elapsed() + FAILED_MS;
      onFailure();
    }
    return writable;
  };
  return {
    failed: () => {
      if (writable) until = 0;
      writable = false;
    },
    worked: () => {
      writable = true;
      until = clock.elapsed() + TRUSTED_MS;
    },
    canWrite: () => {
      if (clock.elapsed() < until) return Promise.resolve(writable);
      running ??= probe().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
