import "server-only";
import { realClock, type Clock } from "@/lib/inquiries/server/clock";
import { messageOf } from "@/lib/inquiries/server/mail-message";
import type { Mailer } from "@/lib/inquiries/server/mailer";
import type { Notice, NoticeQueue } from "@/lib/inquiries/server/notices";
import { MEND_EVERY_MS, retryDelay } from "@/lib/inquiries/server/retry";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";

/** Longer than the longest sending, so that no second sender takes a mail out of the hands of the first. */
const LEASE_MS = 120_000;

/** As many as the schedule has in seven days. */
const MOST_ATTEMPTS = 173;

/** What a mail in progress gets to end by itself when the process is told to. */
const STOP_GRACE_MS = 3_000;

export type MailOutboxSettings = {
  /** Opens the store; may throw while it is down. */
  store: () => NoticeQueue & Pick<InquiryStore, "time">;
  mailer: Mailer;
  clock?: Clock;
};

export type MailOutbox = {
  /**
   * Sends the mails that are due, one after the other. A call during another one answers at once. Never rejects.
   * @param budgetMs begin no further mail after so many milliseconds. Default: until none is due.
   */
  drain: (options?: { budgetMs?: number }) => Promise<void>;
  /** Begins no further mail, and makes nobody wait longer than three seconds for the one in progress. */
  stop: () => void;
};

/** The sender of mails. A mail may arrive twice (the same `Message-ID`) when the process dies in the middle, never not at all. */
export function createMailOutbox({ store: open, mailer, clock = realClock }: MailOutboxSettings): MailOutbox {
  let running = false;
  let mendAt = 0;
  let stopped = false;
  const grace = Promise.withResolvers<undefined>();

  /** Answers whether the mail server can be reached. */
  const send = async (store: NoticeQueue, notice: Notice): Promise<boolean> => {
    const message = messageOf(notice);
    const outcome = message === undefined ? { kind: "sent" as const } : await mailer.send(notice.id, message);
    const now = clock.now();
    if (outcome.kind === "sent") {
      await store.markNoticeSent(notice, now);
      return true;
    }
    const { id: noticeId, kind, attempts } = notice;
    const givenUp = attempts >= MOST_ATTEMPTS;
    await store.markNoticeRetry(notice, givenUp ? null : now + retryDelay(attempts, clock.random()));
    const line = { noticeId, notice: kind, reason: outcome.reason, attempts };
    if (givenUp) log.error(line, "mail given up");
    else log.warn(line, "mail not sent yet");
    return outcome.kind === "refused";
  };

  const drain = async (until: number) => {
    try {
      const store = open();
      await clock.follow?.(store);
      if (clock.elapsed() >= mendAt) {
        await store.mendNoticeTimes(clock.now());
        mendAt = clock.elapsed() + MEND_EVERY_MS;
      }
      for (;;) {
        // Looked at anew before each one: `stop` may have been called meanwhile.
        if (stopped || clock.elapsed() > until) return;
        const notice = await store.claimNotice({ now: clock.now(), leaseMs: LEASE_MS });
        if (notice === undefined || !(await send(store, notice))) return;
      }
    } catch (error) {
      log.error(
        { reason: error instanceof Error ? error.message : "unknown" },
        "mails wait: the store failed",
      );
    }
  };

  return {
    drain: async ({ budgetMs = Infinity } = {}) => {
      if (running) return;
      running = true;
      const sending = drain(clock.elapsed() + budgetMs).finally(() => {
        running = false;
      });
      await Promise.race([sending, grace.promise]);
    },
    stop: () => {
      stopped = true;
      setTimeout(() => grace.resolve(undefined), STOP_GRACE_MS).unref();
    },
  };
}
