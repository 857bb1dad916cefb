import "server-only";
import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { ERASE_AGAIN, LIVING } from "@/lib/database/server/erased";
import { Locked, unlessLocked, whenUnlocked } from "@/lib/inquiries/server/sqlite-lock";

/**
 * Erases what a copy has brought back, before anybody can ask the store for it.
 * @returns how many inquiries that were
 */
export function eraseWhatCameBack(db: DatabaseSync, numbers: ReadonlySet<string>, now = Date.now()): number {
  if (numbers.size === 0) return 0;
  const living = db.prepare(LIVING).all();
  const back = living.map(({ id }) => String(id)).filter((id) => numbers.has(id));
  if (back.length === 0) return 0;
  const [files, notices, inquiry] = ERASE_AGAIN;
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const id of back) {
      db.prepare(files).run({ id });
      db.prepare(notices).run({ id });
      db.prepare(inquiry).run({ id, now });
    }
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
  return back.length;
}

/** While the file is written anew no inquiry can be stored: at 100 MB a second this takes less than `LOCK_WAIT_MS`. */
const MOST_BYTES = 256 * 1_024 * 1_024;

/** `user_version` holds when the file was last written anew, in seconds from here: it has 32 bits. */
const EPOCH = Date.UTC(2026, 0, 1);
const SECOND_MS = 1_000;

/** Whether something has been erased since the file was last written anew. */
function isDue(db: DatabaseSync): boolean {
  const { erased } = db.prepare("SELECT max(erased_at) AS erased FROM inquiries").get() ?? {};
  const { user_version: seconds } = db.prepare("PRAGMA user_version").get() ?? {};
  return erased != null && Number(erased) >= EPOCH + Number(seconds) * SECOND_MS;
}

/** In a thread of its own: it holds up the one it runs in. */
const REWRITE = `
  const { workerData: { file, seconds, timeout } } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  const db = new DatabaseSync(file, { timeout });
  db.exec("PRAGMA secure_delete = ON; VACUUM; PRAGMA user_version = " + seconds);
  db.close();
`;

function rewrite(file: string, timeout: number): Promise<void> {
  const seconds = Math.floor((Date.now() - EPOCH) / SECOND_MS);
  const worker = new Worker(REWRITE, { eval: true, workerData: { file, seconds, timeout } });
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });
}

/** Moves the log into the file and empties it. */
function emptyLog(db: DatabaseSync): void {
  const { busy, log } = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() ?? {};
  if (busy !== 0)
    throw new Locked(`another program reads the store and holds ${String(log)} pages of its log`);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "unknown error");

/**
 * Takes erased text out of the file and its log. `secure_delete` overwrites what is deleted where it lies, but not the copies that
 * SQLite left behind when it moved rows between pages: only a file written anew is without them. The log holds every text as it was
 * written until it is emptied, which a program that reads an older state prevents.
 * @param alone runs a piece of work while this process does nothing else with the file
 * @returns what keeps the text there; `undefined` when nothing of it is left
 */
export async function wipeFile(
  { db, file }: { db: DatabaseSync; file: string },
  alone: <T>(work: () => Promise<T>) => Promise<T>,
  { patienceMs, mostBytes = MOST_BYTES }: { patienceMs: number; mostBytes?: number },
): Promise<string | undefined> {
  const turn = <T>(work: () => T) =>
    whenUnlocked(() => alone(() => Promise.try(() => unlessLocked(work))), patienceMs);
  try {
    if (await turn(() => isDue(db))) {
      const { size } = statSync(/* turbopackIgnore: true */ file);
      if (size > mostBytes)
        return `the file of ${Math.ceil(size / 1_024 / 1_024)} MiB is too large to be written anew while the site works`;
      await rewrite(file, patienceMs);
    }
    await turn(() => emptyLog(db));
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
