/** Which store the operator's commands work on: the one of the site. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { takeBuiltAddress } from "../../server/finished.ts";
import { loadEnvFiles } from "../../server/load-env.ts";
import type { Options } from "./inquiries-answers.ts";

/** Answers whether everything asked for was done. */
export type Act = (options: Options) => Promise<boolean>;

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
export const whereStored = () => (found ??= findStore());

/** Opens the store the site uses. */
export async function openStore(): Promise<InquiryStore> {
  const { kind, file, dataDir } = await whereStored();
  // Made by this user it might not be writable for the one that runs the site.
  if (kind !== "postgres" && !existsSync(file))
    throw new Error(`There are no inquiries in ${dataDir} yet (DATA_DIR; DATABASE_URL is not set).`);
  const { inquiryStore } = await import("@/lib/inquiries/server/runtime");
  return inquiryStore();
}

/** Has a command work on the opened store. */
export const withStore =
  (act: (store: InquiryStore, options: Options) => Promise<boolean>): Act =>
  async (options) => {
    const store = await openStore();
    try {
      return await act(store, options);
    } finally {
      await store.close();
    }
  };
