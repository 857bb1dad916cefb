import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { InquiryStore } from "@/lib/inquiries/server/store";

/** The time the outboxes live in; tests bring their own. */
export type Clock = {
  /** Milliseconds since the epoch, for what is stored. An operator or a time server may set it forward and back. */
  now: () => number;
  /** Milliseconds since some moment, for every wait of this process. It only goes forward. */
  elapsed: () => number;
  /** Rejects at once when the signal fires. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** A signal that fires after so many milliseconds. */
  timeout: (ms: number) => AbortSignal;
  /** A number from 0 to 1. */
  random: () => number;
  /** Takes over the time of a store that has one of its own. Rejects when the store fails. */
  follow?: (store: Pick<InquiryStore, "time">) => Promise<void>;
};

export const realClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, signal && { signal }),
  // It takes whole milliseconds alone.
  timeout: (ms) => AbortSignal.timeout(Math.ceil(ms)),
  random: Math.random,
};
