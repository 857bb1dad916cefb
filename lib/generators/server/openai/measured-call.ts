import "server-only";
import { metrics, secondsSince } from "@/lib/metrics/server/metrics";

/**
 * Counts one call of a model from here to its end.
 * @returns tells the end: `ok` or the code of an error; only the first report counts, so `left` may follow in any case
 */
export function measureCall(tool: string): (outcome: string) => void {
  const start = performance.now();
  let isOver = false;
  return (outcome) => {
    if (isOver) return;
    isOver = true;
    metrics().modelCall.observe({ tool, outcome }, secondsSince(start));
  };
}
