/** The commands that make copies of the store and put them back. Each answers whether everything asked for was done. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Options } from "./inquiries-answers.ts";
import { backupStore, dumpDatabase, restoreStore } from "./inquiries-backup.ts";
import { recheck } from "./inquiries-delivery.ts";
import { openStore, whereStored, withStore } from "./inquiries-store.ts";

export async function backup({ file = "", json }: Options): Promise<boolean> {
  const store = await whereStored();
  const print = (answer: object, words: string) =>
    process.stdout.write(`${json ? JSON.stringify(answer) : words}\n`);
  if (store.kind === "postgres") {
    await dumpDatabase(store.database, file);
    await bringErased(store.dataDir, dirname(file));
    print({ file }, `The database is in ${file}`);
    return true;
  }
  if (!existsSync(store.file)) throw new Error(`There is nothing to copy: no file ${store.file} (DATA_DIR).`);
  const inquiries = await backupStore(store.file, file);
  await bringErased(store.dataDir, dirname(file));
  print({ inquiries }, `${inquiries} inquiries in ${file}`);
  return true;
}

/** Adds the numbers of erased inquiries in one folder, if there are any, to those in another. */
async function bringErased(from: string, to: string): Promise<void> {
  const { erasedIn } = await import("@/lib/database/server/erased");
  const known = erasedIn(to).read();
  erasedIn(to).add([...erasedIn(from).read()].filter((id) => !known.has(id)));
}

/** After `pg_restore`; what was erased since the copy was made is erased again when the store is opened. */
export async function recheckDatabase(options: Options): Promise<boolean> {
  const { dataDir } = await whereStored();
  if (options.file !== undefined) await bringErased(options.file, dataDir);
  return withStore(recheck)(options);
}

export async function restore({ file = "", json }: Options): Promise<boolean> {
  const { kind, file: current, dataDir } = await whereStored();
  if (kind === "postgres")
    throw new Error(
      "DATABASE_URL is set: put the copy back with pg_restore, then run recheck (docs/operations.md).",
    );
  const { count: inquiries, aside } = restoreStore(current, file);
  await bringErased(dirname(file), dataDir);
  // Opening it erases again what the copy has brought back.
  const store = await openStore();
  const rechecked = await store.doubtAll();
  const remains = await store.wipe(true);
  await store.close();
  const lines = [
    `${inquiries} inquiries restored; ${rechecked} undelivered will be looked up in the CRM before a lead is created`,
    ...(remains === undefined ? [] : [`What was erased is still in the files of the store: ${remains}.`]),
    ...(aside === undefined
      ? []
      : [`The former store is ${aside}: it holds personal data, remove it in time.`]),
  ];
  process.stdout.write(
    `${json ? JSON.stringify({ inquiries, rechecked, aside: aside ?? null, remains: remains ?? null }) : lines.join("\n")}\n`,
  );
  return remains === undefined;
}
