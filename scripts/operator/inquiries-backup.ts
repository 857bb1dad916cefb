/** Copies of the store: made while the site runs; those of SQLite are put back while it does not. */
import { execFile } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { backup as copyDatabase, DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";

/** SQLite keeps what is not in the file yet beside it. */
const SIDECARS = ["-wal", "-shm", "-journal"];

function remove(file: string): void {
  for (const suffix of ["", ...SIDECARS]) rmSync(file + suffix, { force: true });
}

function refuseExisting(to: string): void {
  if (existsSync(to)) throw new Error(`${to} exists already: name a new file.`);
}

/**
 * Makes a database one whole file, and reads it through.
 * @returns how many inquiries it holds
 * @throws Error when it is damaged or no store of inquiries
 */
function check(file: string): number {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = DELETE");
    const { integrity_check: verdict } = db.prepare("PRAGMA integrity_check").get() ?? {};
    if (verdict !== "ok") throw new Error(`damaged: ${String(verdict)}`);
    return Number(db.prepare("SELECT count(*) AS count FROM inquiries").get()?.["count"]);
  } finally {
    db.close();
  }
}

/**
 * Copies the store as it is at this moment, also while the site writes to it.
 * @param to a file that does not exist yet; it is for its owner alone
 * @returns how many inquiries the copy holds
 */
export async function backupStore(store: string, to: string): Promise<number> {
  refuseExisting(to);
  // It holds personal data: nobody else may read it, not even while it is being written.
  process.umask(0o077);
  const db = new DatabaseSync(store, { readOnly: true });
  try {
    await copyDatabase(db, to);
    return check(to);
  } catch (error) {
    remove(to);
    throw error;
  } finally {
    db.close();
  }
}

/**
 * Copies the database with PostgreSQL's own tool.
 * @param to a file that does not exist yet; it is for its owner alone
 */
export async function dumpDatabase(url: string, to: string): Promise<void> {
  refuseExisting(to);
  process.umask(0o077);
  // Every user of the machine sees the arguments of a program, nobody else its environment.
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = "";
  const args = ["--format=custom", `--file=${to}`, `--dbname=${address.href}`];
  const env = { NODE_ENV: "production" as const, PATH: process.env.PATH, PGPASSWORD };
  try {
    await promisify(execFile)("pg_dump", args, { env });
  } catch (error) {
    remove(to);
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    throw new Error(
      code === "ENOENT"
        ? "There is no pg_dump here: docs/operations.md says where it is."
        : `pg_dump failed: ${stderr?.trim()}`,
      { cause: error },
    );
  }
}

/** Puts what is there out of the way, with everything that has been written to it. Fails while somebody has it open. */
function setAside(store: string): string | undefined {
  if (!existsSync(store)) return undefined;
  const aside = `${store}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  let reason = "";
  try {
    check(store);
  } catch (error) {
    reason = error instanceof Error ? error.message : "unknown error";
  }
  if (/locked|busy/i.test(reason))
    throw new Error("The store is in use. Stop the site, then restore: nothing was changed.");
  for (const suffix of ["", ...SIDECARS])
    if (existsSync(store + suffix)) renameSync(store + suffix, aside + suffix);
  return aside;
}

/**
 * Puts a copy in the place of the store, which is kept beside it under another name.
 * @returns the inquiries it holds, and where the former store is
 * @throws Error when the copy is unusable or the store is in use; nothing is changed then
 */
export function restoreStore(store: string, from: string): { count: number; aside: string | undefined } {
  if (!existsSync(from)) throw new Error(`There is no file ${from}.`);
  const directory = dirname(store);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const incoming = `${store}.incoming`;
  remove(incoming);
  try {
    copyFileSync(from, incoming);
    chmodSync(incoming, 0o600);
    // Whoever may write the directory runs the site; a file of root would stop it.
    const { uid, gid } = statSync(directory);
    if (process.getuid?.() === 0) chownSync(incoming, uid, gid);
    let count: number;
    try {
      count = check(incoming);
    } catch (error) {
      throw new Error(
        `${from} is no backup of inquiries (${error instanceof Error ? error.message : "unreadable"}): nothing was changed.`,
        { cause: error },
      );
    }
    const aside = setAside(store);
    renameSync(incoming, store);
    return { count, aside };
  } finally {
    remove(incoming);
  }
}
