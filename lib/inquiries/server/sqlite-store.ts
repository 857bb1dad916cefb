import "server-only";
import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inTurn } from "@/lib/http/in-turn";
import { erasedIn, type ErasedNumbers } from "@/lib/database/server/erased";
import type { Query, Sql } from "@/lib/database/server/sql";
import { createSqlStore } from "@/lib/inquiries/server/sql-store";
import { eraseWhatCameBack, wipeFile } from "@/lib/inquiries/server/sqlite-erasure";
import { LOCK_WAIT_MS, unlessLocked, whenUnlocked } from "@/lib/inquiries/server/sqlite-lock";
import { migrate } from "@/lib/inquiries/server/sqlite-schema";
import type { InquiryStore, StoreOptions } from "@/lib/inquiries/server/store";

/** Opening waits by holding up the thread; a process that has the file for itself needs less. */
const OPEN_TIMEOUT_MS = 250;

/** Without a limit of size: an operator has chosen a quiet hour. */
const PATIENT = { patienceMs: 60_000, mostBytes: Infinity };

const FILE = "inquiries.sqlite";

type OpenFile = { db: DatabaseSync; file: string; erased: ErasedNumbers; inode: number };

/** Opens the file for good: WAL with `synchronous=FULL`, so a reported commit survives a crash of the machine too. */
function openFile(dataDir: string): OpenFile {
  // The directory is named at run time: the bundler's tracer must not take it for the whole project.
  const directory = resolve(/* turbopackIgnore: true */ dataDir);
  const file = join(/* turbopackIgnore: true */ directory, FILE);
  try {
    mkdirSync(/* turbopackIgnore: true */ directory, { recursive: true, mode: 0o700 });
    const db = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
    // It holds personal data: for the user of the site alone.
    chmodSync(/* turbopackIgnore: true */ file, 0o600);
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
    migrate(db);
    const erased = erasedIn(directory);
    eraseWhatCameBack(db, erased.read());
    // From here on nobody waits inside SQLite (sqlite-lock.ts).
    db.exec("PRAGMA busy_timeout = 0");
    return { db, file, erased, inode: statSync(/* turbopackIgnore: true */ file).ino };
  } catch (error) {
    const why = error instanceof Error ? error.message : "unknown error";
    throw new Error(
      `Inquiries cannot be stored in ${directory}: ${why}. Make the directory writable for the user that runs the site, or name another one in DATA_DIR.`,
      { cause: error },
    );
  }
}

/** A quarter of a gigabyte takes about a second, for which everybody waits; files of visitors may be more, and carry a hash of their own. */
const MOST_CHECKED_BYTES = 256 * 1_024 * 1_024;

/** Tables that stay small. */
const SMALL_TABLES = ["inquiries", "notices", "channel_pause", "channel_stop", "doubts"];

function quickCheck(db: DatabaseSync): string[] {
  const size = db.prepare("SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size");
  const isSmall = Number(size.get()?.["bytes"]) <= MOST_CHECKED_BYTES;
  const parts = isSmall ? [""] : SMALL_TABLES.map((table) => `(${table})`);
  return parts
    .flatMap((part) => db.prepare(`PRAGMA quick_check${part}`).all())
    .map((row) => String(row["quick_check"]))
    .filter((line) => line !== "ok");
}

function sqliteOf({ db, file, erased, inode }: OpenFile): Sql {
  const query: Query = {
    all: (text, values = {}) => Promise.try(() => unlessLocked(() => db.prepare(text).all(values))),
    run: (text, values = {}) =>
      Promise.try(() => unlessLocked(() => Number(db.prepare(text).run(values).changes))),
  };

  // Whoever comes during a transaction of this process waits for its end: on the same connection he would become part
  // of it, on another one he would block the very thread that has to end it.
  const alone = <T>(work: () => Promise<T>): Promise<T> => inTurn(file, work);

  const inTransaction = async <T>(work: (query: Query) => Promise<T>): Promise<T> => {
    // A file that was deleted or replaced under the process still takes writes, which nobody would ever see again.
    if (statSync(/* turbopackIgnore: true */ file).ino !== inode)
      throw new Error("The inquiry database was replaced under the running site");
    unlessLocked(() => db.exec("BEGIN IMMEDIATE"));
    try {
      const result = await work(query);
      db.exec("COMMIT");
      return result;
    } catch (error) {
      // A full disk ends the transaction by itself.
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  };

  // Each attempt is a turn of its own: while a lock lasts, others may read.
  const whenFree = <T>(work: () => Promise<T>): Promise<T> => whenUnlocked(() => alone(work));

  return {
    all: (...args) => whenFree(() => query.all(...args)),
    run: (...args) => whenFree(() => query.run(...args)),
    transaction: (work) => whenFree(() => inTransaction(work)),
    // `BEGIN IMMEDIATE` has locked out every other process already.
    lockFirstFree: "",
    answersMayBeLost: false,
    quickCheck: () => alone(() => Promise.try(() => quickCheck(db))),
    // Pages that erased inquiries have left are used again.
    usedBytes: `SELECT (pages.page_count - free.freelist_count) * size.page_size AS bytes
      FROM pragma_page_count() AS pages, pragma_freelist_count() AS free, pragma_page_size() AS size`,
    erased,
    wipe: (patient = false) =>
      wipeFile({ db, file }, alone, patient ? PATIENT : { patienceMs: LOCK_WAIT_MS }),
    close: () => alone(() => Promise.try(() => db.close())),
  };
}

/**
 * The store in one SQLite file of `dataDir`, a directory that is made when it is missing.
 * @throws Error that names the directory and the remedy, when it cannot be written
 */
export const openSqliteStore = (dataDir: string, options?: StoreOptions): InquiryStore =>
  createSqlStore(sqliteOf(openFile(dataDir)), options);
