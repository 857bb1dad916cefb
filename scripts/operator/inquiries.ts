/** The operator's command: `npm run inquiries -- help`, on a server `site-inquiries help` (deploy/site-inquiries). */
import "../../server/site-modules.ts";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { InquiryStatus, InquiryStore } from "@/lib/inquiries/server/store";
import { backupStore, dumpDatabase, restoreStore } from "./inquiries-backup.ts";
import {
  check,
  erase,
  exportAll,
  file,
  list,
  recheck,
  release,
  resume,
  retry,
  show,
  wipe,
  type Options,
} from "./inquiries-commands.ts";
import { takeBuiltAddress } from "../../server/finished.ts";
import { help } from "./inquiries-help.ts";
import { loadEnvFiles } from "../../server/load-env.ts";

const STATUSES: readonly InquiryStatus[] = ["pending", "suspected", "parked", "delivered"];

class UsageError extends Error {}

/** How an operator calls it here: the wrapper and the image say so. */
const NAME = process.env.INQUIRIES_COMMAND ?? "npm run inquiries --";

/** npm runs scripts in the directory of the project, whatever the one it was called in. */
const wholePath = (path: string | undefined) =>
  path === undefined ? undefined : resolve(process.env.INIT_CWD ?? ".", path);

function readArguments(): { command: string; options: Options } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      status: { type: "string" },
      out: { type: "string" },
      files: { type: "string" },
      email: { type: "string" },
      "all-parked": { type: "boolean", default: false },
      days: { type: "string" },
      mend: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [command = "help", ...ids] = positionals;
  const days = values.days === undefined ? undefined : Number(values.days);
  if (days !== undefined && !(Number.isInteger(days) && days > 0))
    throw new UsageError("--days must be a positive whole number.");
  const status = STATUSES.find((known) => known === values.status);
  if (values.status !== undefined && status === undefined)
    throw new UsageError(`--status must be one of ${STATUSES.join(", ")}.`);
  return {
    command: values.help ? "help" : command,
    options: {
      ids: ids.map((id) => id.toLowerCase()),
      status,
      file: wholePath(ids[0]),
      out: wholePath(values.out),
      files: wholePath(values.files),
      email: values.email,
      allParked: values["all-parked"],
      days,
      mend: values.mend,
      yes: values.yes,
      json: values.json,
    },
  };
}

type Act = (options: Options) => Promise<boolean>;
type Command = { act: Act; fits: (options: Options) => boolean; takes: string };

const withStore =
  (act: (store: InquiryStore, options: Options) => Promise<boolean>): Act =>
  async (options) => {
    const store = await openStore();
    try {
      return await act(store, options);
    } finally {
      await store.close();
    }
  };

async function backup({ file = "", json }: Options): Promise<boolean> {
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
async function recheckDatabase(options: Options): Promise<boolean> {
  const { dataDir } = await whereStored();
  if (options.file !== undefined) await bringErased(options.file, dataDir);
  return withStore(recheck)(options);
}

async function restore({ file = "", json }: Options): Promise<boolean> {
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

const reconcile = withStore(async (store, options) => {
  const { env } = await import("@/lib/env");
  const { crm } = await import("@/lib/inquiries/server/runtime");
  const portal = crm();
  if (portal === undefined)
    throw new Error("BITRIX24_WEBHOOK_URL is not set: there is no CRM to compare with.");
  const { reconcileWith } = await import("./inquiries-reconcile.ts");
  return reconcileWith({ store, crm: portal, perSecond: env.BITRIX24_REQUESTS_PER_SECOND }, options);
});

const commands: Record<string, Command> = {
  list: { act: withStore(list), fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  show: { act: withStore(show), fits: ({ ids }) => ids.length === 1, takes: "one ID" },
  file: {
    act: withStore(file),
    fits: ({ ids, out }) => ids.length === 1 && out !== undefined,
    takes: "one ID and --out",
  },
  retry: {
    act: withStore(retry),
    fits: ({ ids, allParked }) => ids.length > 0 !== allParked,
    takes: "IDs or --all-parked",
  },
  release: { act: withStore(release), fits: ({ ids }) => ids.length > 0, takes: "IDs" },
  export: { act: withStore(exportAll), fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  erase: {
    act: withStore(erase),
    fits: ({ ids, email }) => ids.length > 0 !== (email !== undefined),
    takes: "IDs or --email",
  },
  wipe: { act: withStore(wipe), fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  check: { act: withStore(check), fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  backup: { act: backup, fits: ({ ids }) => ids.length === 1, takes: "one FILE" },
  restore: { act: restore, fits: ({ ids }) => ids.length === 1, takes: "one FILE" },
  reconcile: { act: reconcile, fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  resume: { act: withStore(resume), fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  recheck: { act: recheckDatabase, fits: ({ ids }) => ids.length < 2, takes: "at most one FOLDER" },
};

/** Reads the configuration as the site does, and says which store that is: an empty one may be the wrong one. */
async function findStore() {
  process.chdir(join(import.meta.dirname, "../.."));
  loadEnvFiles();
  takeBuiltAddress();
  // Lines of a log would stand between the answers; a command says by itself what it did.
  process.env.LOG_LEVEL = "silent";
  const { env } = await import("@/lib/env");
  const { storeKind } = await import("@/lib/inquiries/server/runtime");
  const file = resolve(env.DATA_DIR, "inquiries.sqlite");
  const database = env.DATABASE_URL ?? "";
  const name = storeKind === "postgres" ? databaseName(database) : `${file} (DATA_DIR)`;
  process.stderr.write(`Store: ${name}\n`);
  return { kind: storeKind, dataDir: env.DATA_DIR, file, database };
}

/** Without the password. */
function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL ${host}${pathname} (DATABASE_URL)`;
}

let found: ReturnType<typeof findStore> | undefined;
const whereStored = () => (found ??= findStore());

/** Opens the store the site uses. */
async function openStore(): Promise<InquiryStore> {
  const { kind, file, dataDir } = await whereStored();
  // Made by this user it might not be writable for the one that runs the site.
  if (kind !== "postgres" && !existsSync(file))
    throw new Error(`There are no inquiries in ${dataDir} yet (DATA_DIR; DATABASE_URL is not set).`);
  const { inquiryStore } = await import("@/lib/inquiries/server/runtime");
  return inquiryStore();
}

/** @returns the exit code */
async function main(): Promise<number> {
  const { command, options } = readArguments();
  if (command === "help") {
    process.stdout.write(help(NAME));
    return 0;
  }
  const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (known === undefined) throw new UsageError(`There is no command "${command}".`);
  if (!known.fits(options)) throw new UsageError(`${command} takes ${known.takes}.`);
  return (await known.act(options)) ? 0 : 1;
}

/** Whoever reads the output may stop at any time (`| head`); what was asked for is done all the same. */
const isLeft = (error: unknown) => (error as { code?: unknown }).code === "EPIPE";
process.stdout.on("error", (error) => {
  if (!isLeft(error)) throw error;
});

try {
  process.exitCode = await main();
} catch (error) {
  const { message, code } = error as { message: string; code?: unknown };
  const isUsage =
    error instanceof UsageError || (typeof code === "string" && code.startsWith("ERR_PARSE_ARGS"));
  const hint = isUsage ? `"${NAME} help" shows the commands.\n` : "";
  if (!isLeft(error)) process.stderr.write(`${message}\n${hint}`);
  process.exitCode = isUsage ? 2 : 1;
}
