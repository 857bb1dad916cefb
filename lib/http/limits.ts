import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import { database } from "@/lib/database/server/database";
import type { Postgres } from "@/lib/database/server/postgres";
import { databaseRefillingCounter, databaseWindowCounter } from "@/lib/http/database-counter";
import { HttpError } from "@/lib/http/errors";
import { limits, type Count, type LimitName } from "@/lib/http/limit-rules";
import { refillingCounter, windowCounter, type Counter } from "@/lib/http/memory-counter";
import { processWide } from "@/lib/runtime/process-wide";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics/server/metrics";

export type { LimitName } from "@/lib/http/limit-rules";

type Take = (name: LimitName, network: string | undefined, points?: number) => Promise<void>;
export type Limits = { take: Take; giveBack: Take };

/** What one count is counted with: the database if there is one, and this process. */
type Counters = { shared: Counter | undefined; own: Counter };

/** @param postgres where all processes of the site count together; without it each counts for itself */
export function createLimits(postgres: Postgres | undefined): Limits {
  const known = new Map<string, Counters>();
  const countersOf = (limit: LimitName, { name: part, points, seconds, refilling }: Count): Counters => {
    const name = `${limit}.${part}`;
    const size = { name, points, seconds };
    const counters = known.get(name) ?? {
      shared: postgres && (refilling ? databaseRefillingCounter : databaseWindowCounter)(postgres, size),
      own: (refilling ? refillingCounter : windowCounter)(size),
    };
    known.set(name, counters);
    return counters;
  };
  const countsOf = (name: LimitName, network: string | undefined) =>
    limits[name].counts(network).map((count) => ({ count, counters: countersOf(name, count) }));

  const uncounted = (name: LimitName, error: unknown) =>
    log.error(
      { limit: name, reason: error instanceof Error ? error.message : "unknown" },
      "the database could not count a request",
    );
  const consume = async (name: LimitName, { shared, own }: Counters, key: string, points: number) => {
    if (shared === undefined) return own.consume(key, points);
    try {
      return await shared.consume(key, points);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      uncounted(name, error);
      if (limits[name].uncounted === "refuse") throw new HttpError("ai_unavailable", { cause: error });
      return own.consume(key, points);
    }
  };
  const reward = (name: LimitName, { shared, own }: Counters, key: string, points: number) =>
    (shared ?? own).reward(key, points).catch((error: unknown) => uncounted(name, error));

  return {
    take: async (name, network, points = 1) => {
      const taken: { count: Count; counters: Counters }[] = [];
      for (const { count, counters } of countsOf(name, network))
        try {
          await consume(name, counters, count.key, points);
          taken.push({ count, counters });
        } catch (refusal) {
          for (const { count: other, counters: its } of taken) await reward(name, its, other.key, points);
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          metrics().limitRefused.inc({ limit: name });
          const { code, longestWait } = count;
          throw new HttpError(code, {
            retryAfterSeconds: Math.min(refusal.msBeforeNext / 1_000, longestWait),
          });
        }
    },
    giveBack: async (name, network, points = 1) => {
      for (const { count, counters } of countsOf(name, network))
        await reward(name, counters, count.key, points);
    },
  };
}

const siteLimits = () => processWide("limits", () => createLimits(database()));

/**
 * Takes points of a limit for a client, one if not told otherwise: of all its counts, or of none.
 * @param network of the client, `undefined` when unknown (see `clientNetwork`)
 * @throws HttpError `rate_limited` or `budget_spent`, with `Retry-After`: until the client's own count starts anew, and a minute at most
 *   where others have used up what is shared, other than the budget of a day; `ai_unavailable` when the database cannot count what costs money
 */
export const takeLimit: Take = (...args) => siteLimits().take(...args);

/** Gives points back, for work that was counted and then not done. Never rejects. */
export const returnLimit: Take = (...args) => siteLimits().giveBack(...args);
