/** The operator's command: `npm run inquiries -- help`. */
import "./site-modules.ts";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { InquiryStatus, InquiryStore } from "@/lib/inquiries/server/store";
import { erase, exportAll, list, release, retry, show, type Options } from "./inquiries-commands.ts";
import { HELP } from "./inquiries-help.ts";
import { loadEnvFiles } from "./load-env.ts";

const STATUSES: readonly InquiryStatus[] = ["pending", "suspected", "parked", "delivered"];

class UsageError extends Error {}

function readArguments(): { command: string; options: Options } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      status: { type: "string" },
      out: { type: "string" },
      email: { type: "string" },
      "all-parked": { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [command = "help", ...ids] = positionals;
  const status = STATUSES.find((known) => known === values.status);
  if (values.status !== undefined && status === undefined)
    throw new UsageError(`--status must be one of ${STATUSES.join(", ")}.`);
  return {
    command: values.help ? "help" : command,
    options: {
      ids: ids.map((id) => id.toLowerCase()),
      status,
      // npm runs scripts in the directory of the project, whatever the one it was called in.
      out: values.out === undefined ? undefined : resolve(process.env.INIT_CWD ?? ".", values.out),
      email: values.email,
      allParked: values["all-parked"],
      yes: values.yes,
      json: values.json,
    },
  };
}

type Command = {
  act: (store: InquiryStore, options: Options) => Promise<boolean>;
  fits: (options: Options) => boolean;
  takes: string;
};

const commands: Record<string, Command> = {
  list: { act: list, fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  show: { act: show, fits: ({ ids }) => ids.length === 1, takes: "one ID" },
  retry: {
    act: retry,
    fits: ({ ids, allParked }) => ids.length > 0 !== allParked,
    takes: "IDs or --all-parked",
  },
  release: { act: release, fits: ({ ids }) => ids.length > 0, takes: "IDs" },
  export: { act: exportAll, fits: ({ ids }) => ids.length === 0, takes: "no ID" },
  erase: {
    act: erase,
    fits: ({ ids, email }) => ids.length > 0 !== (email !== undefined),
    takes: "IDs or --email",
  },
};

/** Opens the store the site uses. */
async function openStore(): Promise<InquiryStore> {
  process.chdir(join(import.meta.dirname, ".."));
  loadEnvFiles();
  const { env } = await import("@/lib/env");
  const { inquiryStore, storeKind } = await import("@/lib/inquiries/server/runtime");
  // Made by this user it might not be writable for the one that runs the site.
  if (storeKind !== "postgres" && !existsSync(join(env.DATA_DIR, "inquiries.sqlite")))
    throw new Error(`There are no inquiries in ${env.DATA_DIR} yet (DATA_DIR; DATABASE_URL is not set).`);
  return inquiryStore();
}

/** @returns the exit code */
async function main(): Promise<number> {
  const { command, options } = readArguments();
  if (command === "help") {
    process.stdout.write(HELP);
    return 0;
  }
  const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (known === undefined) throw new UsageError(`There is no command "${command}".`);
  if (!known.fits(options)) throw new UsageError(`${command} takes ${known.takes}.`);
  const store = await openStore();
  try {
    return (await known.act(store, options)) ? 0 : 1;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const { message, code } = error as { message: string; code?: unknown };
  const isUsage =
    error instanceof UsageError || (typeof code === "string" && code.startsWith("ERR_PARSE_ARGS"));
  process.stderr.write(`${message}\n${isUsage ? '"npm run inquiries -- help" shows the commands.\n' : ""}`);
  process.exitCode = isUsage ? 2 : 1;
}
