import "server-only";
import { openPostgres, type Postgres } from "@/lib/database/server/postgres";
import { env } from "@/lib/env";
import { processWide } from "@/lib/runtime/process-wide";

/** The database of `DATABASE_URL`, one for the whole process; `undefined` when none is configured. */
export const database = (): Postgres | undefined => {
  const url = env.DATABASE_URL;
  return url === undefined ? undefined : processWide("database", () => openPostgres(url));
};
