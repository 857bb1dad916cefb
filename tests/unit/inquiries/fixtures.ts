import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "@/lib/inquiries/server/clock";
import type { InquiryContent, NewInquiry } from "@/lib/inquiries/server/store";

export const START = Date.UTC(2026, 10, 20, 9);
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export const temporaryDirectory = () => mkdtempSync(join(tmpdir(), "inquiries-"));

/** A UUID that says which inquiry it is. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export function contentOf(change: Partial<InquiryContent> = {}): InquiryContent {
  return {
    name: "Иван Петров",
    email: "ivan@example.ru",
    message: "Нужна интеграция с 1С",
    page: "/contacts",
    locale: "ru",
    consent: {
      at: new Date(START).toISOString(),
      page: "/contacts",
      locale: "ru",
      edition: "2026-11-01",
      hash: "ab".repeat(32),
    },
    ...change,
  };
}

export function newInquiry(number: number, change: Partial<NewInquiry> = {}): NewInquiry {
  return {
    id: idOf(number),
    content: contentOf(),
    contentHash: `hash-${number}`,
    status: "pending",
    createdAt: START,
    ...change,
  };
}

/**
 * A clock that only moves when it is told to; whoever sleeps on it moves it. `set` moves what is shown and not what has passed, as an
 * operator does. Jitter is nil: the middle of its range.
 */
export function fakeClock(): Clock & { advance: (ms: number) => void; set: (ms: number) => void } {
  let elapsed = 0;
  let shown = START;
  return {
    now: () => shown + elapsed,
    elapsed: () => elapsed,
    sleep: (ms, signal) => {
      signal?.throwIfAborted();
      elapsed += ms;
      return Promise.resolve();
    },
    // Here the portal's silence gives a call up, never the clock.
    timeout: () => new AbortController().signal,
    random: () => 0.5,
    advance: (ms) => {
      elapsed += ms;
    },
    set: (ms) => {
      shown += ms;
    },
  };
}

/** Settings of the adapter for the fake portal. */
export const portal = ({ webhook }: { webhook: string }, now?: () => number) => ({
  webhook,
  siteUrl: "https://site.example",
  ...(now && { now }),
});
