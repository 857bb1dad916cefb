import "server-only";
import { setTimeout as pause } from "node:timers/promises";

/** As long as a call of the database of `DATABASE_URL` may take: the direct way to the CRM gets the rest of a request. */
export const LOCK_WAIT_MS = 4_000;

const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 200;

/** Another program holds the file; nothing was done. */
export class Locked extends Error {}

/** SQLITE_BUSY and its kinds; the lower byte is the code itself (https://www.sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean => {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" && (errcode & 0xff) === SQLITE_BUSY;
};

/** Runs a statement that does nothing where the file is locked. */
export function unlessLocked<T>(statement: () => T): T {
  try {
    return statement();
  } catch (error) {
    if (isBusy(error))
      throw new Locked("the inquiry database is locked by another program", { cause: error });
    throw error;
  }
}

/**
 * Tries again, with growing pauses, while another process holds the file. SQLite itself would wait by holding up the thread, and with it
 * every visitor.
 * @param attempt throws by `unlessLocked` before it has changed anything
 * @throws Error when the lock outlives `patienceMs`
 */
export async function whenUnlocked<T>(attempt: () => Promise<T>, patienceMs = LOCK_WAIT_MS): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let longest = FIRST_PAUSE_MS; ; longest = Math.min(2 * longest, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Locked) || performance.now() >= end) throw error;
    }
    // Two processes that wait for each other must not keep step.
    await pause(longest * (0.5 + Math.random() / 2));
  }
}
