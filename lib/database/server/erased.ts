import "server-only";
import { appendFileSync, chownSync, closeSync, fsyncSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Query } from "@/lib/database/server/sql";

/** Beside the store: what puts a copy back does not touch it. */
export const ERASED_FILE = "erased-inquiries.txt";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The numbers of erased inquiries, one a line and nothing else of them. They are erased again whenever a copy brings them back. */
export type ErasedNumbers = {
  read: () => ReadonlySet<string>;
  /** Adds numbers for good. @throws Error when the file cannot be written */
  add: (ids: readonly string[]) => void;
};

/** Reads a list of numbers; a file that is not there has none, and a line that was not written to its end counts as none. */
function readErased(file: string): ReadonlySet<string> {
  try {
    const lines = readFileSync(/* turbopackIgnore: true */ file, "utf8").split("\n");
    return new Set(lines.filter((line) => UUID.test(line)));
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return new Set();
    throw error;
  }
}

/** Adds numbers to a list, for good: they are on the disk when this returns. */
function addErased(file: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const descriptor = openSync(/* turbopackIgnore: true */ file, "a", 0o600);
  try {
    // Whoever may write the directory runs the site; a file of root would stop it.
    const { uid, gid } = statSync(/* turbopackIgnore: true */ join(file, ".."));
    if (process.getuid?.() === 0) chownSync(/* turbopackIgnore: true */ file, uid, gid);
    // A line that a crash cut short stays a line of its own.
    appendFileSync(descriptor, `\n${ids.join("\n")}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The list in a directory. */
export const erasedIn = (directory: string): ErasedNumbers => {
  const file = join(/* turbopackIgnore: true */ directory, ERASED_FILE);
  return { read: () => readErased(file), add: (ids) => addErased(file, ids) };
};

/** What is still there although it should be erased. */
export const LIVING = "SELECT id FROM inquiries WHERE erased_at IS NULL";

/** Erases one inquiry with all that belongs to it, whoever holds it; `:id`, and `:now` in the last one. */
export const ERASE_AGAIN = [
  "DELETE FROM inquiry_file_parts WHERE inquiry_id = :id",
  "UPDATE notices SET next_attempt_at = NULL, lease_token = NULL WHERE inquiry_id = :id",
  `UPDATE inquiries SET content = '', file_bytes = NULL, erased_at = :now, lease_token = NULL, lease_until = NULL
    WHERE id = :id AND erased_at IS NULL`,
] as const;

/**
 * Erases what a copy has brought back, inside a transaction.
 * @returns how many inquiries that were
 */
export async function eraseAgain(
  { all, run }: Query,
  numbers: ReadonlySet<string>,
  now: number,
): Promise<number> {
  if (numbers.size === 0) return 0;
  const back = (await all(LIVING)).map(({ id }) => String(id)).filter((id) => numbers.has(id));
  const [files, notices, inquiry] = ERASE_AGAIN;
  for (const id of back) {
    await run(files, { id });
    await run(notices, { id });
    await run(inquiry, { id, now });
  }
  return back.length;
}
