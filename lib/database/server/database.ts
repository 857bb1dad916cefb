import "server-only";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { erasedIn, type ErasedNumbers } from "@/lib/database/server/erased";
import { openPostgres, type Postgres } from "@/lib/database/server/postgres";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { processWide } from "@/lib/runtime/process-wide";

/** In `DATA_DIR`, so that it outlives the database. Where nothing can be written there, erasing works all the same. */
function erasedNumbers(): ErasedNumbers | undefined {
  if (env.VERCEL !== undefined) return undefined;
  const directory = resolve(/* turbopackIgnore: true */ env.DATA_DIR);
  const numbers = erasedIn(directory);
  const unlessRefused = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown";
      log.error(
        { reason },
        "the list of erased inquiries cannot be kept: a restored copy would bring them back",
      );
      return otherwise;
    }
  };
  return {
    read: () => unlessRefused(numbers.read, new Set()),
    add: (ids) =>
      unlessRefused(() => {
        mkdirSync(/* turbopackIgnore: true */ directory, { recursive: true, mode: 0o700 });
        numbers.add(ids);
      }, undefined),
  };
}

/** The database of `DATABASE_URL`, one for the whole process; `undefined` when none is configured. */
export const database = (): Postgres | undefined => {
  const url = env.DATABASE_URL;
  return url === undefined
    ? undefined
    : processWide("database", () => openPostgres(url, {}, erasedNumbers()));
};
