import "server-only";
import type { Job } from "@/lib/generators/server/engine";
import type { ToolWork } from "@/lib/generators/server/work";
import { HttpError } from "@/lib/http/errors";
import { metrics, secondsSince } from "@/lib/metrics/server/metrics";

type Facts = { job: Job; engine: string; signal: AbortSignal };

/**
 * Begins work and counts how it goes: the time to its first text, and to its end, which is `ok`, `left` (the visitor did not wait for
 * it) or the code of an error.
 * @param signal fires when the visitor leaves
 */
export async function measuredWork(
  begin: () => Promise<ToolWork>,
  { job: { tool }, engine, signal }: Facts,
): Promise<ToolWork> {
  const start = performance.now();
  let hasText = false;
  let isOver = false;
  const end = (outcome: string) => {
    if (isOver) return;
    isOver = true;
    metrics().tool.observe({ tool, engine, outcome }, secondsSince(start));
  };
  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (thrown) {
      end(signal.aborted ? "left" : thrown instanceof HttpError ? thrown.code : "internal_error");
      throw thrown;
    }
  };

  const { next, leave } = await watched(begin);
  return {
    next: async () => {
      const step = await watched(next);
      if ("answer" in step) end("ok");
      else if (!hasText && step.delta !== "") {
        hasText = true;
        metrics().toolFirstText.observe({ tool, engine }, secondsSince(start));
      }
      return step;
    },
    leave: () => {
      end("left");
      leave();
    },
  };
}
