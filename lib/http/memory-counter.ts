import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";

/** About two megabytes. It takes as many networks, not as many clients, to have the oldest count forgotten. */
const MAX_KEYS = 20_000;

export type Counter = {
  /** Takes points, one if not told otherwise. @throws RateLimiterRes when too few are left, with the wait in `msBeforeNext` */
  consume: (key: string, points?: number) => Promise<unknown>;
  /** Gives points back. */
  reward: (key: string, points?: number) => Promise<unknown>;
};

// eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the library's counter in the database rejects with it too
export const refusal = (ms: number): Promise<never> => Promise.reject(new RateLimiterRes(0, ms));

/** A part of a header keeps the whole header in memory; a copy keeps only itself. */
const copied = (key: string) => Buffer.from(key).toString();

/**
 * Counts in this process: so many points for every key, anew after so many seconds.
 *
 * There is no timer: one made during a request keeps that request with its body in memory until it fires. The time is
 * that of `performance.now()`, which no correction of the clock moves.
 */
export function windowCounter({
  points,
  seconds,
  maxKeys = MAX_KEYS,
}: {
  points: number;
  seconds: number;
  maxKeys?: number;
}): Counter {
  /** In the order in which the windows began, so those that are over are the first. */
  const windows = new Map<string, { taken: number; until: number }>();

  const tidy = (now: number) => {
    for (const [key, { until }] of windows) {
      if (until > now && windows.size <= maxKeys) return;
      windows.delete(key);
    }
  };
  return {
    consume: (key, wanted = 1) => {
      const now = performance.now();
      tidy(now);
      const known = windows.get(key);
      if (known === undefined || known.until <= now) {
        windows.delete(key);
        windows.set(copied(key), { taken: wanted, until: now + seconds * 1_000 });
        tidy(now);
        return Promise.resolve();
      }
      if (known.taken + wanted > points) return refusal(known.until - now);
      known.taken += wanted;
      return Promise.resolve();
    },
    reward: (key, returned = 1) => {
      const known = windows.get(key);
      if (known !== undefined) known.taken = Math.max(0, known.taken - returned);
      return Promise.resolve();
    },
  };
}

/**
 * Counts for all keys together: `points` may be taken at once, and come back one by one over `seconds`. Whoever finds
 * too few left waits for those he needs, not for a new hour.
 */
export function refillingCounter({ points, seconds }: { points: number; seconds: number }): Counter {
  const interval = (seconds * 1_000) / points;
  /** When all points are back. */
  let fullAt = 0;
  return {
    consume: (_, wanted = 1) => {
      const now = performance.now();
      const wait = Math.max(fullAt, now) + wanted * interval - (now + seconds * 1_000);
      // Sums of fractions are a little off.
      if (wait > 1e-3) return refusal(wait);
      fullAt = Math.max(fullAt, now) + wanted * interval;
      return Promise.resolve();
    },
    reward: (_, returned = 1) => {
      fullAt -= returned * interval;
      return Promise.resolve();
    },
  };
}
