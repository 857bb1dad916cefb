import "server-only";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { database } from "@/lib/database/server/database";
import type { Postgres } from "@/lib/database/server/postgres";
import { env } from "@/lib/env";
import { HttpError, type ErrorCode } from "@/lib/http/errors";
import { refillingCounter, windowCounter, type Counter } from "@/lib/http/memory-counter";
import { processWide } from "@/lib/runtime/process-wide";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics/server/metrics";

const HOUR = 3_600;

/** How many times one client's limit the whole site may take when clients cannot be told apart. Its points come back one by one. */
const WHOLE_SITE_FACTOR = 60;

type Limit = {
  points: number;
  seconds: number;
  /** What is counted apart: every client network, or nothing (the whole site is one). */
  scope: "network" | "site";
  /**
   * What happens to clients whose network is unknown: they share one count, of this many points. `refilling` gives a point
   * back every now and then, so that nobody can close the site to all others for a whole window.
   */
  unknownPoints: number;
  refilling?: true;
  code: ErrorCode;
  /** While the database cannot count: an inquiry is worth more than an exact count, a model's bill is not. */
  uncounted: "count-here" | "refuse";
};

/** Every limit of the site, and why it is there. */
const limits = {
  // A person sends one inquiry, perhaps three. With clients unknown a shared count of ten would let one visitor close
  // the form for all. So only a cap against floods remains, and after a flood the next place is free within a minute.
  contact: {
    points: env.CONTACT_REQUESTS_PER_HOUR,
    seconds: HOUR,
    scope: "network",
    unknownPoints: env.CONTACT_REQUESTS_PER_HOUR * WHOLE_SITE_FACTOR,
    refilling: true,
    code: "rate_limited",
    uncounted: "count-here",
  },
  // Every call of a language model costs money: unknown clients share the allowance of one.
  ai: {
    points: env.AI_REQUESTS_PER_HOUR,
    seconds: HOUR,
    scope: "network",
    unknownPoints: env.AI_REQUESTS_PER_HOUR,
    code: "rate_limited",
    uncounted: "refuse",
  },
  // A picture costs as much as many texts.
  aiImage: {
    points: env.AI_IMAGES_PER_HOUR,
    seconds: HOUR,
    scope: "network",
    unknownPoints: env.AI_IMAGES_PER_HOUR,
    code: "rate_limited",
    uncounted: "refuse",
  },
  // The most a day may cost, whoever asks.
  aiDaily: {
    points: env.AI_DAILY_REQUESTS,
    seconds: 24 * HOUR,
    scope: "site",
    unknownPoints: env.AI_DAILY_REQUESTS,
    code: "budget_spent",
    uncounted: "refuse",
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export type Limits = {
  take: (name: LimitName, network: string | undefined) => Promise<void>;
  giveBack: (name: LimitName, network: string | undefined) => Promise<void>;
};

type SharedCounter = Counter & { delete: (key: string) => Promise<unknown> };

/** What one limit counts with: the database if there is one, and this process. */
type Counters = { shared: SharedCounter | undefined; own: Counter };

/** @param postgres where all processes of the site count together; without it each counts for itself */
export function createLimits(postgres: Postgres | undefined): Limits {
  const known = new Map<string, Counters>();
  const storeClient = postgres && {
    // The library names its statements, which a pooling proxy does not take.
    query: ({ text, values }: { text: string; values: unknown[] }) => postgres.raw(text, values),
  };
  const countersOf = (keyPrefix: string, points: number, seconds: number): Counters => {
    const options = { keyPrefix, points, duration: seconds };
    const table = { storeType: "client", tableName: "rate_counters", tableCreated: true };
    return {
      shared: storeClient && new RateLimiterPostgres({ ...options, ...table, storeClient }),
      own: windowCounter({ points, seconds }),
    };
  };
  const remembered = (name: string, make: () => Counters): Counters => {
    const counters = known.get(name) ?? make();
    known.set(name, counters);
    return counters;
  };
  const find = (name: LimitName, network: string | undefined) => {
    const { points, unknownPoints, refilling, seconds, scope }: Limit = limits[name];
    if (scope === "network" && network === undefined) {
      const make = () =>
        refilling === true
          ? { shared: undefined, own: refillingCounter({ points: unknownPoints, seconds }) }
          : countersOf(`${name}?`, unknownPoints, seconds);
      return { counters: remembered(`${name}?`, make), key: "unknown" };
    }
    const counters = remembered(name, () => countersOf(name, points, seconds));
    return { counters, key: scope === "site" ? "site" : (network ?? "unknown") };
  };
  const uncounted = (name: LimitName, error: unknown) =>
    log.error(
      { limit: name, reason: error instanceof Error ? error.message : "unknown" },
      "the database could not count a request",
    );

  const consumeShared = async (shared: SharedCounter, key: string, windowMs: number): Promise<unknown> => {
    try {
      return await shared.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes) || refusal.msBeforeNext <= 2 * windowMs) throw refusal;
      // The clock has been set back since the window began: its end lies further away than any window is long.
      await shared.delete(key);
      return shared.consume(key);
    }
  };
  const consume = async (name: LimitName, { shared, own }: Counters, key: string): Promise<unknown> => {
    if (shared === undefined) return own.consume(key);
    try {
      return await consumeShared(shared, key, limits[name].seconds * 1_000);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      uncounted(name, error);
      if (limits[name].uncounted === "refuse") throw new HttpError("ai_unavailable", { cause: error });
      return own.consume(key);
    }
  };

  return {
    take: async (name, network) => {
      const { counters, key } = find(name, network);
      try {
        await consume(name, counters, key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        metrics().limitRefused.inc({ limit: name });
        const { code, seconds } = limits[name];
        throw new HttpError(code, { retryAfterSeconds: Math.min(refusal.msBeforeNext / 1_000, seconds) });
      }
    },
    giveBack: async (name, network) => {
      const { counters, key } = find(name, network);
      await (counters.shared ?? counters.own).reward(key).catch((error: unknown) => uncounted(name, error));
    },
  };
}

const siteLimits = () => processWide("limits", () => createLimits(database()));

/**
 * Takes one point of a limit for a client.
 * @param network of the client, `undefined` when unknown (see `clientNetwork`)
 * @throws HttpError `rate_limited` or `budget_spent`, with `Retry-After` until the count starts anew; `ai_unavailable`
 *   when the database cannot count what costs money
 */
export const takeLimit = (name: LimitName, network: string | undefined): Promise<void> =>
  siteLimits().take(name, network);

/** Gives one point back, for work that was counted and then not done. Never rejects. */
export const returnLimit = (name: LimitName, network: string | undefined): Promise<void> =>
  siteLimits().giveBack(name, network);
