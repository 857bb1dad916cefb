import "server-only";
import { numberOrNull, type Row, type Sql, type Values } from "@/lib/database/server/sql";
import { sqlClaims } from "@/lib/inquiries/server/sql-claims";
import { checksumOf, leadChecksumOf } from "@/lib/inquiries/server/row-checksum";
import { sqlCheck } from "@/lib/inquiries/server/sql-check";
import { sqlChannel } from "@/lib/inquiries/server/sql-channel";
import { sqlFiles } from "@/lib/inquiries/server/sql-files";
import { sqlDesk } from "@/lib/inquiries/server/sql-desk";
import { sqlNotices } from "@/lib/inquiries/server/sql-notices";
import { sqlRoom } from "@/lib/inquiries/server/sql-room";
import type { Claim, InquiryStatus, InquiryStore, StoreOptions } from "@/lib/inquiries/server/store";

/** In place of a reason: the inquiry went to the CRM past the store. */
const DIRECT = "direct";

const NOTE_LEAD = "remote_id = :remoteId, lead_checksum = :leadChecksum";
const leadOf = (id: string, remoteId: number) => ({ remoteId, leadChecksum: leadChecksumOf(id, remoteId) });

/** A lead that went past the store meanwhile is not forgotten over another one. */
const IS_FIRST_LEAD = "AND (remote_id IS NULL OR remote_id = :remoteId)";

/** Whether its visitor was answered "delivered" rather than "queued". */
const directly = (row: Row | undefined) => (row?.["last_reason"] === DIRECT ? { direct: true as const } : {});

/** The store of inquiries on a database that speaks SQL. */
export function createSqlStore(sql: Sql, options: StoreOptions = {}): InquiryStore {
  const notices = sqlNotices(sql, options.mail === true);
  const files = sqlFiles(sql);

  /** Changes a lent inquiry, provided the loan is still the sender's. */
  const report = async (
    { id, token }: Pick<Claim, "id" | "token">,
    change: string,
    values: Values = {},
    query = sql.run,
    condition = "",
  ) =>
    (await query(`UPDATE inquiries SET ${change} WHERE id = :id AND lease_token = :token ${condition}`, {
      id,
      token,
      ...values,
    })) === 1;
  const settle: typeof report = (claim, change, ...rest) =>
    report(claim, `lease_token = NULL, lease_until = NULL, ${change}`, ...rest);

  type Parked = Pick<Claim, "id" | "token" | "createdAt">;
  const park = (claim: Parked, reason: string, inDoubtSince: number | null) =>
    sql.transaction(async ({ run }) => {
      const change =
        "status = 'parked', attempts = attempts + 1, in_doubt_since = CAST(:inDoubtSince AS BIGINT), last_reason = :reason";
      const parked = await settle(claim, change, { reason, inDoubtSince }, run);
      if (parked) await notices.write(run, "parked", claim.id, claim.createdAt, reason);
      return parked;
    });

  return {
    time: sql.time,
    ...notices.queue,
    // Nothing was asked of the CRM this time, so an older doubt is as open as before.
    ...sqlClaims(sql, (loan, reason) => park(loan, reason, loan.inDoubtSince)),
    ...sqlDesk(sql, notices),
    ...sqlChannel(sql, notices),
    ...sqlCheck(sql),
    ...sqlRoom(sql),
    readFile: files.readFile,
    insert: async ({ id, status, contentHash, content, createdAt, bytes, inDoubt = false }) => {
      const fileBytes = content.file?.size ?? null;
      const summed = { id, contentHash, content: JSON.stringify(content), createdAt, fileBytes };
      let isDoubted = inDoubt;
      const result = await sql.transaction(async ({ all, run }) => {
        const [doubt] = await all("SELECT since FROM doubts WHERE inquiry_id = :id", { id });
        isDoubted ||= doubt !== undefined;
        const stored = await run(
          `INSERT INTO inquiries (id, status, content_hash, content, created_at, queued_at, next_attempt_at, in_doubt_since,
                                  file_bytes, checksum)
           VALUES (:id, :status, :contentHash, :content, :createdAt, :createdAt, :createdAt, CAST(:doubt AS BIGINT),
                   CAST(:fileBytes AS BIGINT), :checksum)
           ON CONFLICT (id) DO NOTHING`,
          {
            ...{ ...summed, status, checksum: checksumOf(summed) },
            // Until the answer has come, the visitor's inquiry may have taken the direct way to the CRM meanwhile.
            doubt: isDoubted || sql.answersMayBeLost ? createdAt : null,
          },
        );
        if (stored === 1 && bytes !== undefined) await files.write(run, id, bytes);
        if (stored === 1 && status === "pending") await notices.write(run, "copy", id, createdAt);
        const [row] = await all("SELECT content_hash, last_reason FROM inquiries WHERE id = :id", { id });
        return { stored: stored === 1, contentHash: String(row?.["content_hash"]), ...directly(row) };
      });
      if (result.stored && sql.answersMayBeLost && !isDoubted)
        await sql
          .run("UPDATE inquiries SET in_doubt_since = NULL WHERE id = :id AND last_attempt_at IS NULL", {
            id,
          })
          // It is stored; it will only be looked up first.
          .catch(() => undefined);
      return result;
    },
    noteDirect: ({ id, contentHash, createdAt, remoteId }) =>
      sql.transaction(async ({ all, run }) => {
        await run(
          `INSERT INTO inquiries (id, status, content_hash, content, created_at, queued_at, next_attempt_at, remote_id,
                                  lead_checksum, delivered_at, erased_at, last_reason)
           VALUES (:id, 'delivered', :contentHash, '', :createdAt, :createdAt, :createdAt, :remoteId,
                   :leadChecksum, :createdAt, :createdAt, '${DIRECT}')
           ON CONFLICT (id) DO UPDATE SET ${NOTE_LEAD}, in_doubt_since = :createdAt WHERE inquiries.remote_id IS NULL`,
          { id, contentHash, createdAt, ...leadOf(id, remoteId) },
        );
        const [row] = await all("SELECT remote_id FROM inquiries WHERE id = :id", { id });
        return Number(row?.["remote_id"]);
      }),
    doubt: async (id, now) => {
      await sql.run(
        "INSERT INTO doubts (inquiry_id, since) VALUES (:id, :now) ON CONFLICT (inquiry_id) DO UPDATE SET since = :now",
        { id, now },
      );
      await sql.run(
        `UPDATE inquiries SET in_doubt_since = :now
          WHERE id = :id AND status <> 'delivered' AND remote_id IS NULL AND in_doubt_since IS NULL`,
        { id, now },
      );
    },
    find: async (id) => {
      const [row] = await sql.all("SELECT content_hash, status, last_reason FROM inquiries WHERE id = :id", {
        id,
      });
      return (
        row && {
          contentHash: String(row["content_hash"]),
          status: row["status"] as InquiryStatus,
          ...directly(row),
        }
      );
    },
    markLead: (claim, remoteId) =>
      report(claim, NOTE_LEAD, leadOf(claim.id, remoteId), sql.run, IS_FIRST_LEAD),
    markStep: (claim, step) => report(claim, "steps_done = steps_done || :step", { step: `${step} ` }),
    markDelivered: (claim, remoteId, now) =>
      settle(
        claim,
        `status = 'delivered', ${NOTE_LEAD}, delivered_at = :now, in_doubt_since = NULL, last_reason = NULL`,
        { ...leadOf(claim.id, remoteId), now },
        sql.run,
        IS_FIRST_LEAD,
      ),
    markRetry: (claim, { at, inDoubtSince, reason }) =>
      settle(
        claim,
        "attempts = attempts + 1, next_attempt_at = :at, in_doubt_since = :inDoubtSince, last_reason = :reason",
        { at, inDoubtSince, reason },
      ),
    park: (claim, reason) => park(claim, reason, null),
    release: (claim) => settle(claim, "in_doubt_since = :inDoubtSince", { inDoubtSince: claim.inDoubtSince }),
    wake: async (now) => {
      await sql.run(
        "UPDATE inquiries SET next_attempt_at = :now WHERE status = 'pending' AND next_attempt_at > :now",
        { now },
      );
    },
    counts: async () => {
      const [row] = await sql.all(
        `SELECT count(*) FILTER (WHERE status = 'pending') AS pending, count(*) FILTER (WHERE status = 'parked') AS parked,
                count(*) FILTER (WHERE status = 'suspected') AS suspected,
                min(created_at) FILTER (WHERE status = 'pending') AS oldest
           FROM inquiries WHERE status <> 'delivered' AND erased_at IS NULL`,
      );
      return {
        pending: Number(row?.["pending"]),
        parked: Number(row?.["parked"]),
        suspected: Number(row?.["suspected"]),
        oldestCreatedAt: numberOrNull(row?.["oldest"]),
      };
    },
    close: () => sql.close(),
  };
}
