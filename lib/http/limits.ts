import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { HttpError, type ErrorCode } from "@/lib/http/errors";
import { processWide } from "@/lib/http/process-wide";

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
  },
  // Every call of a language model costs money: unknown clients share the allowance of one.
  ai: {
    points: env.AI_REQUESTS_PER_HOUR,
    seconds: HOUR,
    scope: "network",
    unknownPoints: env.AI_REQUESTS_PER_HOUR,
    code: "rate_limited",
  },
  // A picture costs as much as many texts.
  aiImage: {
    points: env.AI_IMAGES_PER_HOUR,
    seconds: HOUR,
    scope: "network",
    unknownPoints: env.AI_IMAGES_PER_HOUR,
    code: "rate_limited",
  },
  // The most a day may cost, whoever asks.
  aiDaily: {
    points: env.AI_DAILY_REQUESTS,
    seconds: 24 * HOUR,
    scope: "site",
    unknownPoints: env.AI_DAILY_REQUESTS,
    code: "budget_spent",
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

type Counters = { known: RateLimiterMemory; unknown: RateLimiterMemory };

const countersOf = (name: LimitName): Counters =>
  processWide(`limit.${name}`, () => {
    const { points, unknownPoints, seconds: duration } = limits[name];
    return {
      known: new RateLimiterMemory({ keyPrefix: name, points, duration }),
      unknown: new RateLimiterMemory({ keyPrefix: `${name}?`, points: unknownPoints, duration }),
    };
  });

const counterFor = (name: LimitName, network: string | undefined) => {
  const { known, unknown } = countersOf(name);
  if (limits[name].scope === "site") return { counter: known, key: "site" };
  return network === undefined ? { counter: unknown, key: "unknown" } : { counter: known, key: network };
};

/**
 * Takes one point of a limit for a client.
 * @param network of the client, `undefined` when unknown (see `clientNetwork`)
 * @throws HttpError `rate_limited` or `budget_spent`, with `Retry-After` until the count starts anew
 */
export async function takeLimit(name: LimitName, network: string | undefined): Promise<void> {
  const { counter, key } = counterFor(name, network);
  try {
    await counter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new HttpError(limits[name].code, { retryAfterSeconds: refusal.msBeforeNext / 1_000 });
  }
}

/** Gives one point back, for work that was counted and then not done. */
export async function returnLimit(name: LimitName, network: string | undefined): Promise<void> {
  const { counter, key } = counterFor(name, network);
  await counter.reward(key);
}
