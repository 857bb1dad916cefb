import "server-only";
import { HttpError } from "@/lib/http/errors";

/** Longest pause, in seconds: a server may ask for an hour by mistake. */
export const MAX_PAUSE_SECONDS = 60;

export type Breaker = {
  /** @throws HttpError `ai_unavailable` with `Retry-After` while the server has asked to be left alone */
  check: () => void;
  /** The server has asked to be left alone for so many seconds. */
  open: (seconds: number) => void;
};

export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let until = 0;
  return {
    check: () => {
      const left = until - now();
      if (left > 0) throw new HttpError("ai_unavailable", { retryAfterSeconds: left / 1_000 });
    },
    open: (seconds) => {
      until = Math.max(until, now() + Math.min(seconds, MAX_PAUSE_SECONDS) * 1_000);
    },
  };
}
