import "server-only";
import { randomUUID } from "node:crypto";
import type { Notice, NoticeKind, NoticeQueue } from "@/lib/inquiries/server/notices";
import { readWhole, SUMMED } from "@/lib/inquiries/server/row-checksum";
import { LONGEST_DELAY_MS, SKEW_MS } from "@/lib/inquiries/server/retry";
import { textOrNull, type Query, type Row, type Sql } from "@/lib/database/server/sql";

export type SqlNotices = {
  queue: NoticeQueue;
  /** Writes a notice down, inside the transaction of what it tells about; nothing when no mail is configured. */
  write: (
    run: Query["run"],
    kind: NoticeKind,
    inquiryId: string | null,
    at: number,
    reason?: string,
  ) => Promise<void>;
  /** Gives up the notices of an inquiry that is being erased. */
  forget: (run: Query["run"], inquiryId: string) => Promise<void>;
};

const noticeOf = (row: Row, inquiry: Notice["inquiry"]): Notice => ({
  id: String(row["id"]),
  token: randomUUID(),
  kind: row["kind"] as NoticeKind,
  inquiry,
  reason: textOrNull(row["reason"]),
  createdAt: Number(row["created_at"]),
  attempts: Number(row["attempts"]) + 1,
});

/** The queue of mails in the database of the inquiries. A row without `next_attempt_at` is done with. */
export function sqlNotices(sql: Sql, mail: boolean): SqlNotices {
  const settle = async ({ id, token }: Notice, change: string, value: number | null) =>
    (await sql.run(
      `UPDATE notices SET lease_token = NULL, lease_until = NULL, ${change} WHERE id = :id AND lease_token = :token`,
      { id, token, value },
    )) === 1;

  const write: SqlNotices["write"] = async (run, kind, inquiryId, at, reason) => {
    if (!mail) return;
    await run(
      `INSERT INTO notices (id, kind, inquiry_id, reason, created_at, next_attempt_at)
       VALUES (:id, :kind, :inquiryId, :reason, :at, :at)`,
      { id: randomUUID(), kind, inquiryId, reason: reason ?? null, at },
    );
  };
  return {
    write,
    forget: async (run, inquiryId) => {
      await run(
        "UPDATE notices SET next_attempt_at = NULL, lease_token = NULL WHERE inquiry_id = :inquiryId",
        { inquiryId },
      );
    },
    queue: {
      announce: async ({ id = randomUUID(), kind, reason, now }) => {
        if (!mail) return;
        await sql.run(
          `INSERT INTO notices (id, kind, reason, created_at, next_attempt_at) VALUES (:id, :kind, :reason, :now, :now)
           ON CONFLICT (id) DO NOTHING`,
          { id, kind, reason, now },
        );
      },
      claimNotice: ({ now, leaseMs }) =>
        sql.transaction(async ({ all, run }) => {
          const [due] = await all(
            `SELECT id, kind, inquiry_id, reason, created_at, attempts FROM notices
              WHERE next_attempt_at <= :now AND (lease_until IS NULL OR lease_until <= :now)
              ORDER BY next_attempt_at, created_at, id LIMIT 1 ${sql.lockFirstFree}`,
            { now },
          );
          if (due === undefined) return undefined;
          const inquiryId = textOrNull(due["inquiry_id"]);
          const [row] =
            inquiryId === null
              ? []
              : await all(`SELECT ${SUMMED} FROM inquiries WHERE id = :id`, { id: inquiryId });
          const notice = noticeOf(
            due,
            inquiryId === null ? null : { id: inquiryId, content: (row && readWhole(row)) ?? null },
          );
          await run(
            `UPDATE notices SET lease_token = :token, lease_until = :until, attempts = attempts + 1 WHERE id = :id`,
            { id: notice.id, token: notice.token, until: now + leaseMs },
          );
          return notice;
        }),
      markNoticeSent: (notice, now) => settle(notice, "next_attempt_at = NULL, sent_at = :value", now),
      mendNoticeTimes: async (now) => {
        const longest = now + LONGEST_DELAY_MS + SKEW_MS;
        await sql.run(
          `UPDATE notices SET next_attempt_at = :now, lease_until = NULL
            WHERE next_attempt_at > :longest OR lease_until > :longest
               OR (next_attempt_at IS NOT NULL AND created_at > :ahead AND next_attempt_at > :ahead)`,
          { now, longest, ahead: now + SKEW_MS },
        );
      },
      markNoticeRetry: (notice, at) => settle(notice, "next_attempt_at = :value", at),
    },
  };
}
