import "server-only";
import { processWide } from "@/lib/runtime/process-wide";

/** What a stream gets to come to its own end when the process is told to stop; the start script ends the process after nine seconds. */
const GRACE_MS = 6_000;

/**
 * Fires when the process has been told to stop (SIGTERM, SIGINT) and the grace is over: what is still under way ends now, and says so.
 * Ask for it before the signal can come, at the latest when the work begins.
 */
export const closing = (): AbortSignal =>
  processWide("closing", () => {
    const controller = new AbortController();
    const stop = () => void setTimeout(() => controller.abort(), GRACE_MS);
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
    return controller.signal;
  });
