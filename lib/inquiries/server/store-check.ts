import "server-only";
import type { Clock } from "@/lib/inquiries/server/clock";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";
import { processWide } from "@/lib/runtime/process-wide";

/** Reading everything once a day wears nothing out; while something is wrong it is looked at every hour. */
const SOUND_MS = 24 * 60 * 60_000;
const DAMAGED_MS = 60 * 60_000;

/** When the store was last read through, and what was wrong; `undefined` while it has not been. */
export type StoreCheck = { at: number; inquiries: number; problems: readonly string[] };

const last = () => processWide("storeCheck", (): { check: StoreCheck | undefined } => ({ check: undefined }));

export const lastCheck = (): StoreCheck | undefined => last().check;

/**
 * Reads the whole store and compares it with its checksums. What is wrong stands in the log and in the health answer, and goes out
 * by mail once. Whatever waits is then looked up in the CRM before a lead is made. Never rejects.
 * @returns milliseconds until it should be done again
 */
export async function checkStore(open: () => InquiryStore, { now }: Pick<Clock, "now">): Promise<number> {
  try {
    const store = open();
    const { inquiries, problems } = await store.check();
    const before = last().check;
    last().check = { at: now(), inquiries, problems };
    if (problems.length === 0) {
      log.info({ inquiries }, "the inquiry store was read through: it is whole");
      return SOUND_MS;
    }
    log.error({ problems }, "the inquiry store is damaged");
    const isTold = before !== undefined && before.problems.join() === problems.join();
    if (isTold) return DAMAGED_MS;
    // A damaged row may have forgotten that its lead was made.
    await store.doubtAll();
    await store.announce({ kind: "damaged", reason: problems.join("\n"), now: now() });
    return DAMAGED_MS;
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : "unknown" },
      "the inquiry store could not be read through",
    );
    return DAMAGED_MS;
  }
}
