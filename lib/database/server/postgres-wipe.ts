import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Query } from "@/lib/database/server/sql";

/** Nobody reads or writes a table while it is written anew: at 100 MB a second this takes less than a call may. */
const MOST_BYTES = 128 * 1_024 * 1_024;

/** How long everybody else waits behind the one who asks for a table alone. */
const LOCK_MS = 1_000;

/** A transaction that began before the erasing ends within moments, unless somebody holds it open. */
const ATTEMPTS = 3;
const PAUSE_MS = 300;

/** What visitors wrote lies in these tables; each with the index that gives its rows their order. */
const TABLES = { inquiries: "inquiries_pkey", inquiry_file_parts: "inquiry_file_parts_pkey" } as const;

type Connection = Query & { connection: pg.PoolClient };

/** The comment of the table says when it was last written anew, in milliseconds since the epoch: a comment needs no schema. */
const markOf = (comment: unknown): number => Number(/\d+/.exec(String(comment))?.[0] ?? 0);

/**
 * Writes both tables anew, in one transaction. `VACUUM` would give the room of erased rows free and leave their bytes in it.
 * @returns how many rows had to be kept that somebody can still see, though they are erased
 */
async function rewrite({ run, connection }: Connection, timeoutMs: number): Promise<number> {
  const mark = Date.now();
  let kept = 0;
  // "… dead row versions cannot be removed yet", in the language of the server.
  const count = ({ detail }: { detail?: string | undefined }) => {
    kept += Number(/\d+/.exec(detail ?? "")?.[0] ?? 0);
  };
  connection.on("notice", count);
  try {
    await run(`BEGIN; SET LOCAL statement_timeout = ${timeoutMs}; SET LOCAL lock_timeout = ${LOCK_MS}`);
    for (const [table, index] of Object.entries(TABLES)) await run(`CLUSTER VERBOSE ${table} USING ${index}`);
    await run(`COMMENT ON TABLE inquiries IS 'Written anew at ${mark}'`);
    await run(kept === 0 ? "COMMIT" : "ROLLBACK");
    return kept;
  } finally {
    connection.off("notice", count);
  }
}

/**
 * Takes erased text out of the tables' files, if something has been erased since they were last written anew.
 * @returns what keeps the text there; `undefined` when nothing of it is left
 * @throws Error when the database refuses, for instance since somebody reads a table for too long
 */
export async function wipeTables(
  client: Connection,
  { timeoutMs, patient }: { timeoutMs: number; patient: boolean },
): Promise<string | undefined> {
  const [state] = await client.all(
    `SELECT (SELECT max(erased_at) FROM inquiries) AS erased, obj_description('inquiries'::regclass, 'pg_class') AS comment,
            pg_total_relation_size('inquiries') + pg_total_relation_size('inquiry_file_parts') AS bytes`,
  );
  if (state?.["erased"] == null || Number(state["erased"]) < markOf(state["comment"])) return undefined;
  const bytes = Number(state["bytes"]);
  if (bytes > MOST_BYTES && !patient)
    return `the tables of ${Math.ceil(bytes / 1_024 / 1_024)} MiB are too large to be written anew while the site works`;
  let kept = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(PAUSE_MS);
    kept = await rewrite(client, timeoutMs);
    if (kept === 0) return undefined;
  }
  return `another connection reads an older state of the database and holds ${kept} rows`;
}
