import "server-only";
import { env } from "@/lib/env";
import { HttpError } from "@/lib/http/errors";
import { processWide } from "@/lib/runtime/process-wide";
import { metrics } from "@/lib/metrics/server/metrics";

/** When a place is likely to be free again: an answer of a model takes some seconds. */
const RETRY_AFTER_SECONDS = 5;

export type Gate = {
  /**
   * Takes a place and answers the function that gives it back; calling that twice is harmless, so a stream may do it
   * both at its end and when the visitor leaves.
   * @throws HttpError `rate_limited` with `Retry-After` when every place is taken; nobody waits in a queue
   */
  enter: () => () => void;
  /** Runs `work` in a place and gives it back whatever happens. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Places taken now. */
  readonly active: number;
};

/** A gate that lets at most `places` pieces of work happen at once. */
export function createGate(places: number): Gate {
  let active = 0;
  const enter = () => {
    if (active >= places) {
      metrics().limitRefused.inc({ limit: "concurrency" });
      throw new HttpError("rate_limited", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    active += 1;
    let inside = true;
    return () => {
      if (inside) active -= 1;
      inside = false;
    };
  };
  return {
    enter,
    run: async (work) => {
      const leave = enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    get active() {
      return active;
    },
  };
}

/** The gate of all tools together: `AI_CONCURRENCY` answers in the making at once. */
export const aiGate = (): Gate => processWide("aiGate", () => createGate(env.AI_CONCURRENCY));
