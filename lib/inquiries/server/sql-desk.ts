import "server-only";
import type { InquiryDesk, InquiryRecord, InquirySummary } from "@/lib/inquiries/server/desk";
import { numberOrNull, textOrNull, type Row, type Sql } from "@/lib/database/server/sql";
import { forgetFiles } from "@/lib/inquiries/server/sql-files";
import type { SqlNotices } from "@/lib/inquiries/server/sql-notices";
import { readContent } from "@/lib/inquiries/server/content";
import type { InquiryStatus } from "@/lib/inquiries/server/store";

const SUMMARY =
  "id, status, created_at, attempts, next_attempt_at, last_reason, remote_id, delivered_at, erased_at, file_bytes";

/** What is left of what was personal. */
const ERASED = "content = '', file_bytes = NULL, erased_at = :now";

const summaryOf = (row: Row): InquirySummary => ({
  id: String(row["id"]),
  status: row["status"] as InquiryStatus,
  createdAt: Number(row["created_at"]),
  attempts: Number(row["attempts"]),
  nextAttemptAt: Number(row["next_attempt_at"]),
  lastReason: textOrNull(row["last_reason"]),
  remoteId: numberOrNull(row["remote_id"]),
  deliveredAt: numberOrNull(row["delivered_at"]),
  erasedAt: numberOrNull(row["erased_at"]),
  fileBytes: numberOrNull(row["file_bytes"]),
});

const recordOf = (row: Row): InquiryRecord => ({
  ...summaryOf(row),
  content: readContent(row["content"]) ?? null,
});

/** Joins the queue as if new; a loan or a doubt that is still open keeps its effect. */
const REQUEUE = "status = 'pending', attempts = 0, queued_at = :now, next_attempt_at = :now";

/** The operator's side of the store. */
export function sqlDesk(sql: Sql, notices: SqlNotices): InquiryDesk {
  return {
    list: async (status) => {
      const rows = await (status === undefined
        ? sql.all(
            `SELECT ${SUMMARY} FROM inquiries WHERE status <> 'delivered' AND erased_at IS NULL ORDER BY created_at, id`,
          )
        : sql.all(`SELECT ${SUMMARY} FROM inquiries WHERE status = :status ORDER BY created_at, id`, {
            status,
          }));
      return rows.map(summaryOf);
    },
    read: async (id) => {
      const [row] = await sql.all(`SELECT ${SUMMARY}, content FROM inquiries WHERE id = :id`, { id });
      return row && recordOf(row);
    },
    page: async ({ after, limit }) => {
      const rows = await sql.all(
        `SELECT ${SUMMARY}, content FROM inquiries WHERE id > :after ORDER BY id LIMIT :limit`,
        { after, limit },
      );
      return rows.map(recordOf);
    },
    requeue: async (id, now) =>
      (await sql.run(
        `UPDATE inquiries SET ${REQUEUE} WHERE id = :id AND status IN ('parked', 'pending') AND erased_at IS NULL`,
        { id, now },
      )) === 1,
    requeueParked: (now) =>
      sql.run(`UPDATE inquiries SET ${REQUEUE} WHERE status = 'parked' AND erased_at IS NULL`, { now }),
    acquit: (id, now) =>
      sql.transaction(async ({ run }) => {
        const changed = await run(
          `UPDATE inquiries SET ${REQUEUE} WHERE id = :id AND status = 'suspected' AND erased_at IS NULL`,
          { id, now },
        );
        if (changed === 1) await notices.write(run, "copy", id, now);
        return changed === 1;
      }),
    doubtAll: () =>
      sql.run(
        `UPDATE inquiries SET in_doubt_since = coalesce(in_doubt_since, created_at)
          WHERE status <> 'delivered' AND erased_at IS NULL`,
      ),
    erase: (id, now) =>
      sql.transaction(async ({ run }) => {
        const changed = await run(
          `UPDATE inquiries SET ${ERASED}
            WHERE id = :id AND erased_at IS NULL AND (lease_until IS NULL OR lease_until <= :now)`,
          { id, now },
        );
        if (changed === 1) {
          await forgetFiles(run, "inquiry_id = :id", { id });
          await notices.forget(run, id);
          sql.erased?.add([id]);
        }
        return changed === 1;
      }),
    eraseDelivered: (before, now) =>
      sql.transaction(async ({ all, run }) => {
        const which = "status = 'delivered' AND erased_at IS NULL AND delivered_at < :before";
        const old = `inquiry_id IN (SELECT id FROM inquiries WHERE ${which})`;
        const ids = (await all(`SELECT id FROM inquiries WHERE ${which}`, { before })).map(({ id }) =>
          String(id),
        );
        await run(`UPDATE notices SET next_attempt_at = NULL, lease_token = NULL WHERE ${old}`, { before });
        await forgetFiles(run, old, { before });
        const count = await run(`UPDATE inquiries SET ${ERASED} WHERE ${which}`, { before, now });
        sql.erased?.add(ids);
        return count;
      }),
    wipe: sql.wipe,
  };
}
