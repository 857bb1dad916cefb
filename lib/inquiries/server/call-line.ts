import "server-only";
import type { Clock } from "@/lib/inquiries/server/clock";

/**
 * The line in which all calls of a process to the CRM stand: it counts requests per address.
 * @returns waits for the next place; rejects when the signal fires first
 */
export function createCallLine(
  clock: Clock,
  requestsPerSecond: number,
): (signal: AbortSignal) => Promise<void> {
  /** In the time of `clock.elapsed`. */
  let nextAt = 0;
  return async (signal) => {
    const now = clock.elapsed();
    const at = Math.max(now, nextAt);
    nextAt = at + 1_000 / requestsPerSecond;
    if (at > now) await clock.sleep(at - now, signal);
  };
}
