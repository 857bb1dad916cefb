import "server-only";
import { performance } from "node:perf_hooks";
import pg from "pg";
import { eraseAgain, type ErasedNumbers } from "@/lib/database/server/erased";
import { migratePostgres } from "@/lib/database/server/postgres-schema";
import { wipeTables } from "@/lib/database/server/postgres-wipe";
import type { Query, Row, Sql, Values } from "@/lib/database/server/sql";

/** A visitor's request ends within ten seconds: the database may take these of them, and the direct way the rest. */
const CONNECT_MS = 3_000;
const CALL_MS = 4_000;

/** To write the tables anew, when an operator has chosen a quiet hour for it. */
const PATIENT_MS = 10 * 60_000;

/** After a call that was given up in silence, others fail at once for so long instead of waiting for the same. */
const COOL_DOWN_MS = 5_000;

/**
 * From this share on of the time a call took, this process was too busy to read answers: its timers ran out first, and the database is
 * not to blame. The first seconds after a start on a busy machine are like that.
 */
const BUSY_SHARE = 0.8;

/** Enough for a burst of posts; hosted databases allow few connections, and several processes share them. */
const CONNECTIONS = 10;

/**
 * Set per transaction, since a pooling proxy refuses or forgets what is set per connection. The server then frees the
 * locks of a client that it cannot hear any more.
 */
const BEGIN = `BEGIN; SET LOCAL statement_timeout = ${CALL_MS}; SET LOCAL lock_timeout = 2000; SET LOCAL idle_in_transaction_session_timeout = 10000`;

/** From now on: whether this process has been busy ever since. */
function busyWatch(): () => boolean {
  const since = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(since).utilization > BUSY_SHARE;
}

/** A connection; asked for once more when it was this process that kept it waiting. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const wasBusy = busyWatch();
  return pool.connect().catch((error: unknown) => {
    if (wasBusy()) return pool.connect();
    throw error;
  });
}

export type Postgres = Sql & {
  /** One statement with values as `$1`, `$2`. */
  raw: (text: string, values: readonly unknown[]) => Promise<pg.QueryResult<Row>>;
};

export type PostgresTimes = { connectMs?: number; callMs?: number; coolDownMs?: number };

/** `:name` as the driver wants it, `$1`; a cast (`::`) is left alone. */
function numbered(text: string, values: Values): { text: string; values: Values[string][] } {
  const names = Object.keys(values);
  return {
    text: text.replace(/(?<![:\w]):([a-z]\w*)/gi, (_, name: string) => `$${names.indexOf(name) + 1}`),
    values: Object.values(values),
  };
}

/** One line that names the fault, never the address with its password. */
function described(error: unknown): Error {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const parts = [code, message].filter((part) => typeof part === "string" && part !== "");
  return new Error(`The database failed: ${parts.join(" ") || "unknown error"}`, { cause: error });
}

/**
 * The database behind `DATABASE_URL`. Connects when it is first used, brings the schema up to date, and finds its way
 * back by itself after any failure. Every call ends within four seconds, also when the network has swallowed the
 * other side: a broken connection is thrown away, and after a silent one so are all others.
 * @param erased what a copy of the database must not bring back
 */
export function openPostgres(url: string, times: PostgresTimes = {}, erased?: ErasedNumbers): Postgres {
  const { connectMs = CONNECT_MS, callMs: usualMs = CALL_MS, coolDownMs = COOL_DOWN_MS } = times;
  const newPool = () =>
    new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      allowExitOnIdle: true,
      application_name: "site",
      // The pool drops an idle connection that broke; the next call opens another.
    }).on("error", () => undefined);

  let pool = newPool();
  let silentUntil = 0;
  let migrated: Promise<void> | undefined;

  type Client = Query & Pick<Postgres, "raw"> & { connection: pg.PoolClient };
  const withClient = async <T>(work: (client: Client) => Promise<T>, callMs = usualMs): Promise<T> => {
    const start = performance.now();
    const wasBusy = busyWatch();
    if (start < silentUntil) throw new Error("The database failed: it was silent a moment ago");
    const from = pool;
    let client: pg.PoolClient | undefined;
    try {
      client = await connect(from);
      const connection = client;
      const raw: Postgres["raw"] = (text, values) =>
        connection.query<Row>({
          text,
          values: [...values],
          query_timeout: Math.max(1, start + callMs - performance.now()),
        } as pg.QueryConfig);
      const result = await work({
        connection,
        raw,
        all: async (text, values = {}) => {
          const statement = numbered(text, values);
          return (await raw(statement.text, statement.values)).rows;
        },
        run: async (text, values = {}) => {
          const statement = numbered(text, values);
          return (await raw(statement.text, statement.values)).rowCount ?? 0;
        },
      });
      client.release();
      return result;
    } catch (error) {
      // Whatever the connection was in the middle of ends with it.
      client?.release(true);
      // It may come back empty.
      migrated = undefined;
      const silent = performance.now() - start >= Math.min(connectMs, callMs) * 0.9;
      if (silent && !wasBusy() && !(error instanceof pg.DatabaseError) && from === pool) {
        silentUntil = performance.now() + coolDownMs;
        pool = newPool();
        void from.end().catch(() => undefined);
      }
      throw described(error);
    }
  };

  const inTransaction = <T>(work: (query: Query) => Promise<T>): Promise<T> =>
    withClient(async ({ all, run }) => {
      await run(BEGIN);
      const result = await work({ all, run });
      await run("COMMIT");
      return result;
    });
  const ready = () =>
    (migrated ??= inTransaction(async (query) => {
      await migratePostgres(query);
      await eraseAgain(query, erased?.read() ?? new Set(), Date.now());
    }).catch((error: unknown) => {
      migrated = undefined;
      throw error;
    }));

  return {
    all: async (...args) => {
      await ready();
      return withClient(({ all }) => all(...args));
    },
    run: async (...args) => {
      await ready();
      return withClient(({ run }) => run(...args));
    },
    raw: async (...args) => {
      await ready();
      return withClient(({ raw }) => raw(...args));
    },
    transaction: async (work) => {
      await ready();
      return inTransaction(work);
    },
    lockFirstFree: "FOR UPDATE SKIP LOCKED",
    time: async () => {
      await ready();
      const [row] = await withClient(({ all }) =>
        all("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS now"),
      );
      return Number(row?.["now"]);
    },
    answersMayBeLost: true,
    // As stored, compressed. The size of the tables on the disk would count what was erased until it is used again.
    usedBytes:
      "SELECT coalesce(sum(pg_column_size(content) + coalesce(file_bytes, 0)), 0) AS bytes FROM inquiries WHERE erased_at IS NULL",
    erased,
    wipe: async (patient = false) => {
      const timeoutMs = patient ? PATIENT_MS : usualMs;
      try {
        await ready();
        return await withClient((client) => wipeTables(client, { timeoutMs, patient }), timeoutMs);
      } catch (error) {
        return error instanceof Error ? error.message : "unknown error";
      }
    },
    close: () => pool.end(),
  };
}
