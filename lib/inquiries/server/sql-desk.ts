import "server-only";
import type { InquiryDesk, InquiryRecord, InquirySummary } from "@/lib/inquiries/server/desk";
import { numberOrNull, textOrNull, type Row, type Sql } from "@/lib/database/server/sql";
import { forgetFiles } from "@/lib/inquiries/server/sql-files";
import type { SqlNotices } from "@/lib/inquiries/server/sql-notices";
import { readWhole, SUMMED } from "@/lib/inquiries/server/row-checksum";
import type { InquiryStatus } from "@/lib/inquiries/server/store";

const SUMMARY =
  "id, status, created_at, attempts, next_attempt_at, last_reason, remote_id, delivered_at, erased_at, file_bytes";

/** What is left of what was personal. */
const ERASED = "content = '', file_bytes = NULL, checksum = NULL, erased_at = :now";

/** What an operator has looked at. */
const SUSPECTED = "suspected";

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
  content: readWhole(row) ?? null,
});

/** Joins the queue as if new; a loan or a doubt that is still open keeps its effect. */
const REQUEUE = "status = 'pending', attempts = 0, queued_at = :now, next_attempt_at = :now";

/** The operator's side of the store. */
export function sqlDesk(sql: Sql, notices: SqlNotices): InquiryDesk {
  /** @param which a condition on inquiries that names `:before` */
  const eraseAll = (which: string, before: number, now: number) =>
    sql.transaction(async ({ all, run }) => {
      const old = `FROM inquiries WHERE ${which} AND erased_at IS NULL`;
      const ids = (await all(`SELECT id ${old}`, { before })).map(({ id }) => String(id));
      const those = `inquiry_id IN (SELECT id ${old})`;
      await run(`UPDATE notices SET next_attempt_at = NULL, lease_token = NULL WHERE ${those}`, { before });
      await forgetFiles(run, those, { before });
      // Nobody presses the button of a form that long ago.
      await run("DELETE FROM doubts WHERE since < :before", { before });
      const count = await run(`UPDATE inquiries SET ${ERASED} WHERE ${which} AND erased_at IS NULL`, {
        before,
        now,
      });
      sql.erased?.add(ids);
      return count;
    });

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
      const [row] = await sql.all(`SELECT ${SUMMARY}, ${SUMMED} FROM inquiries WHERE id = :id`, { id });
      return row && recordOf(row);
    },
    page: async ({ after, limit }) => {
      const rows = await sql.all(
        `SELECT ${SUMMARY}, ${SUMMED} FROM inquiries WHERE id > :after ORDER BY id LIMIT :limit`,
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
    reopen: async (id, now) =>
      (await sql.run(
        `UPDATE inquiries SET ${REQUEUE}, remote_id = NULL, lead_checksum = NULL, steps_done = '', delivered_at = NULL, in_doubt_since = :now
          WHERE id = :id AND erased_at IS NULL AND (lease_until IS NULL OR lease_until <= :now)`,
        { id, now },
      )) === 1,
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
    eraseDelivered: (before, now) => eraseAll("status = 'delivered' AND delivered_at < :before", before, now),
    eraseSuspected: (before, now) => eraseAll("status = 'suspected' AND created_at < :before", before, now),
    unseenSuspects: async () => {
      const [row] = await sql.all(
        `SELECT count(*) AS inquiries, min(created_at) AS since FROM inquiries
          WHERE status = 'suspected' AND erased_at IS NULL
            AND created_at > coalesce((SELECT looked_at FROM operator_looks WHERE what = :what), 0)`,
        { what: SUSPECTED },
      );
      return { inquiries: Number(row?.["inquiries"]), since: numberOrNull(row?.["since"]) };
    },
    lookAtSuspects: async (now) => {
      await sql.run(
        `INSERT INTO operator_looks (what, looked_at) VALUES (:what, :now)
         ON CONFLICT (what) DO UPDATE SET looked_at = :now`,
        { what: SUSPECTED, now },
      );
    },
    wipe: sql.wipe,
  };
}
