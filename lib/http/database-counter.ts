import "server-only";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Postgres } from "@/lib/database/server/postgres";
import { refusal, type Counter } from "@/lib/http/memory-counter";

const TABLE = "rate_counters";

type Size = { name: string; points: number; seconds: number };

/** Counts for all processes of the site together: so many points for every key, anew after so many seconds. */
export function databaseWindowCounter(postgres: Postgres, { name, points, seconds }: Size): Counter {
  const counter = new RateLimiterPostgres({
    ...{ keyPrefix: name, points, duration: seconds },
    ...{ storeType: "client", tableName: TABLE, tableCreated: true },
    storeClient: {
      // The library names its statements, which a pooling proxy does not take.
      query: ({ text, values }: { text: string; values: unknown[] }) => postgres.raw(text, values),
    },
  });
  return {
    consume: async (key, wanted) => {
      try {
        return await counter.consume(key, wanted);
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes) || thrown.msBeforeNext <= 2 * seconds * 1_000) throw thrown;
        // The clock has been set back since the window began: its end lies further away than any window is long.
        await counter.delete(key);
        return counter.consume(key, wanted);
      }
    },
    reward: (key, returned) => counter.reward(key, returned),
  };
}

/** Milliseconds since the epoch by the database's clock, which all processes share. */
const NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

/**
 * Counts for all processes of the site together, like `refillingCounter`: `points` may be taken at once, and come back one by one over
 * `seconds`. `expire` is when all are back; the library, which tidies the table, takes it for the end of a window.
 */
export function databaseRefillingCounter(postgres: Postgres, { name, points, seconds }: Size): Counter {
  const windowMs = seconds * 1_000;
  const costOf = (wanted: number) => Math.ceil((wanted * windowMs) / points);
  return {
    consume: async (key, wanted = 1) => {
      const cost = costOf(wanted);
      // An end that lies further away than any window is long: the clock has been set back since.
      const begun = `CASE WHEN counter.expire > ${NOW} + 2 * $3::bigint THEN ${NOW} ELSE greatest(counter.expire, ${NOW}) END`;
      const { rowCount } = await postgres.raw(
        `INSERT INTO ${TABLE} AS counter (key, points, expire) VALUES ($1, 0, ${NOW} + $2::bigint)
         ON CONFLICT (key) DO UPDATE SET expire = ${begun} + $2::bigint
           WHERE ${begun} + $2::bigint <= ${NOW} + $3::bigint`,
        [`${name}:${key}`, cost, windowMs],
      );
      return rowCount === 1 ? undefined : refusal(cost);
    },
    reward: (key, returned = 1) =>
      postgres.raw(`UPDATE ${TABLE} SET expire = expire - $2::bigint WHERE key = $1`, [
        `${name}:${key}`,
        costOf(returned),
      ]),
  };
}
