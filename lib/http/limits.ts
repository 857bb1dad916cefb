import "server-only";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { database } from "@/lib/database/server/database";
import type { Postgres } from "@/lib/database/server/postgres";
import { env } from "@/lib/env";
import { HttpError, type ErrorCode } from "@/lib/http/errors";
import { processWide } from "@/lib/http/process-wide";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics/server/metrics";

const HOUR = 3_600;

/** How many times one client's limit the whole site may take when clients cannot be told apart. */
const WHOLE_SITE_FACTOR = 60;

type Limit = {
  points: number;
  seconds: number;
  /** What is counted apart: every client network, or nothing (the whole site is one). */
  scope: "network" | "site";
  /** What happens to clients whose network is unknown: they share one count, of this many points. */
  unknownPoints: number;
  code: ErrorCode;
  /** While the database cannot count: an inquiry is worth more than an exact count, a model's bill is not. */
  uncounted: "count-here" | "refuse";
};

/** Every limit of the site, and why it is there. */
const limits = {
  // A person sends one inquiry, perhaps three. With clients unknown a shared count of ten would let one visitor close
  // the form for all, so only a cap against floods remains.
  contact: {
    points: env.CONTACT_REQUESTS_PER_HOUR,
    seconds: HOUR,
    scope: "network",
    unknownPoints: env.CONTACT_REQUESTS_PER_HOUR * WHOLE_SITE_FACTOR,
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

/** What one limit counts with: the database if there is one, and this process. */
type Counter = { shared: RateLimiterAbstract | undefined; own: RateLimiterAbstract };

/** @param postgres where all processes of the site count together; without it each counts for itself */
export function createLimits(postgres: Postgres | undefined): Limits {
  const counters = new Map<string, Counter>();
  const storeClient = postgres && {
    // The library names its statements, which a pooling proxy does not take.
    query: ({ text, values }: { text: string; values: unknown[] }) => postgres.raw(text, values),
  };
  const counterOf = (keyPrefix: string, points: number, duration: number): Counter => {
    const known = counters.get(keyPrefix);
    if (known !== undefined) return known;
    const options = { keyPrefix, points, duration };
    const table = { storeType: "client", tableName: "rate_counters", tableCreated: true };
    const counter = {
      shared: storeClient && new RateLimiterPostgres({ ...options, ...table, storeClient }),
      own: new RateLimiterMemory(options),
    };
    counters.set(keyPrefix, counter);
    return counter;
  };
  const find = (name: LimitName, network: string | undefined) => {
    const { points, unknownPoints, seconds, scope } = limits[name];
    if (scope === "site") return { counter: counterOf(name, points, seconds), key: "site" };
    return network === undefined
      ? { counter: counterOf(`${name}?`, unknownPoints, seconds), key: "unknown" }
      : { counter: counterOf(name, points, seconds), key: network };
  };
  const uncounted = (name: LimitName, error: unknown) =>
    log.error(
      { limit: name, reason: error instanceof Error ? error.message : "unknown" },
      "the database could not count a request",
    );

  const consume = async (name: LimitName, { shared, own }: Counter, key: string): Promise<unknown> => {
    try {
      return await (shared ?? own).consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes || shared === undefined) throw error;
      uncounted(name, error);
      if (limits[name].uncounted === "refuse") throw new HttpError("ai_unavailable", { cause: error });
      return own.consume(key);
    }
  };

  return {
    take: async (name, network) => {
      const { counter, key } = find(name, network);
      try {
        await consume(name, counter, key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        metrics().limitRefused.inc({ limit: name });
        throw new HttpError(limits[name].code, { retryAfterSeconds: refusal.msBeforeNext / 1_000 });
      }
    },
    giveBack: async (name, network) => {
      const { counter, key } = find(name, network);
      await (counter.shared ?? counter.own).reward(key).catch((error: unknown) => uncounted(name, error));
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
