import "server-only";
import { setTimeout as wait } from "node:timers/promises";

/** The time the outboxes live in; tests bring their own. */
export type Clock = {
  /** Milliseconds since the epoch, for what is stored. An operator or a time server may set it forward and back. */
  now: () => number;
  /** Milliseconds since some moment, for every wait of this process. It only goes forward. */
  elapsed: () => number;
  /** Rejects at once when the signal fires. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** A number from 0 to 1. */
  random: () => number;
};

export const realClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, signal && { signal }),
  random: Math.random,
};
