import "server-only";
import type { Clock } from "@/lib/inquiries/server/clock";

/** Less is the way of an answer from the database whose time is followed, or a clock that is kept right little by little. */
const STEP_MS = 1_000;

/**
 * Sees how far the clock was set forward. Waits are in the store as times, so they seem to be over when it was.
 * @param rememberMs for so long after a step it is told of
 * @returns looks at the clock, and answers by how many milliseconds it was set forward within that time
 */
export function watchSteps(clock: Clock, rememberMs: number): () => number {
  const ahead = () => clock.now() - clock.elapsed();
  // Not before the first look: until then a clock that follows a store may not have followed it.
  let known: number | undefined;
  let steps: { at: number; by: number }[] = [];
  return () => {
    const by = ahead() - (known ?? ahead());
    known = ahead();
    const now = clock.elapsed();
    if (by >= STEP_MS) steps.push({ at: now, by });
    steps = steps.filter(({ at }) => now - at < rememberMs);
    return Math.ceil(steps.reduce((sum, step) => sum + step.by, 0));
  };
}
