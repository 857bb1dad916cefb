import "server-only";
import { env } from "@/lib/env";
import { HttpError } from "@/lib/http/errors";
import { widestOf } from "@/lib/http/network-tiers";
import { processWide } from "@/lib/runtime/process-wide";
import { metrics } from "@/lib/metrics/server/metrics";

/** When a place is likely to be free again: an answer of a model takes some seconds. */
const RETRY_AFTER_SECONDS = 5;

/** What one client with all its networks may hold of the places, one at least: an answer of a model may take two minutes. */
const NETWORK_SHARE = 1 / 4;

export type Gate = {
  /**
   * Takes a place and answers the function that gives it back; calling that twice is harmless, so a stream may do it
   * both at its end and when the visitor leaves.
   * @param network of the client; unknown clients share all places
   * @throws HttpError `rate_limited` with `Retry-After` when every place is taken, or the client's share of them; nobody waits in a queue
   */
  enter: (network: string | undefined) => () => void;
  /** Runs `work` in a place and gives it back whatever happens. */
  run: <T>(network: string | undefined, work: () => Promise<T>) => Promise<T>;
  /** Places taken now. */
  readonly active: number;
};

/** A gate that lets at most `places` pieces of work happen at once, and a quarter of them for one network. */
export function createGate(places: number): Gate {
  const share = Math.max(1, Math.floor(places * NETWORK_SHARE));
  /** Places by the widest network of their holders. */
  const held = new Map<string, number>();
  let active = 0;
  const hold = (holder: string | undefined, change: 1 | -1) => {
    active += change;
    if (holder === undefined) return;
    const left = (held.get(holder) ?? 0) + change;
    if (left > 0) held.set(holder, left);
    else held.delete(holder);
  };
  const enter: Gate["enter"] = (network) => {
    const holder = network === undefined ? undefined : widestOf(network);
    if (active >= places || (holder !== undefined && (held.get(holder) ?? 0) >= share)) {
      metrics().limitRefused.inc({ limit: "concurrency" });
      throw new HttpError("rate_limited", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    hold(holder, 1);
    let inside = true;
    return () => {
      if (inside) hold(holder, -1);
      inside = false;
    };
  };
  return {
    enter,
    run: async (network, work) => {
      const leave = enter(network);
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
