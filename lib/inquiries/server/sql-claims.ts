import "server-only";
import { randomUUID } from "node:crypto";
import { numberOrNull, type Row, type Sql } from "@/lib/database/server/sql";
import { UNREADABLE } from "@/lib/inquiries/server/content";
import { LONGEST_DELAY_MS, SKEW_MS } from "@/lib/inquiries/server/retry";
import { isLeadWhole, LEAD_SUMMED, readWhole, SUMMED } from "@/lib/inquiries/server/row-checksum";
import { NOT_STOPPED } from "@/lib/inquiries/server/sql-channel";
import { noteDamage } from "@/lib/inquiries/server/store-damage";
import type { Claim, ClaimRules, InquiryStore } from "@/lib/inquiries/server/store";

/** So many inquiries that cannot be lent are passed over; more of them are not single faults. */
const MOST_PASSED_OVER = 20;

/** The content is `undefined` when the row is not what was written down. */
type Loan = Omit<Claim, "content"> & { content: Claim["content"] | undefined };

function loanOf(row: Row): Loan {
  const inDoubtSince = numberOrNull(row["in_doubt_since"]);
  const createdAt = Number(row["created_at"]);
  const loan = {
    id: String(row["id"]),
    token: randomUUID(),
    contentHash: String(row["content_hash"]),
    content: readWhole(row),
    createdAt,
    queuedAt: Number(row["queued_at"]),
    attempts: Number(row["attempts"]),
  };
  if (isLeadWhole(row)) {
    const stepsDone = String(row["steps_done"]).split(" ").filter(Boolean);
    return { ...loan, inDoubtSince, remoteId: numberOrNull(row["remote_id"]), stepsDone };
  }
  // There is a lead, and its number is lost: the CRM is asked for it. What belongs to it may be there as well.
  noteDamage(loan.id, "unreadable");
  return { ...loan, inDoubtSince: inDoubtSince ?? createdAt, remoteId: null, stepsDone: [] };
}

const FREE = "status = 'pending' AND erased_at IS NULL AND (lease_until IS NULL OR lease_until <= :now)";

const FORGET_LEAD =
  "UPDATE inquiries SET remote_id = NULL, lead_checksum = NULL, steps_done = '' WHERE id = :id";

type ParkUnreadable = (loan: Loan, reason: string) => Promise<unknown>;

/** Lends inquiries to senders. */
export function sqlClaims(
  sql: Sql,
  park: ParkUnreadable,
): Pick<InquiryStore, "claim" | "countDue" | "mendTimes"> {
  /** The change is counted: an inquiry whose loan was not written down would be lent, and delivered, again and again. */
  const lend = ({ now, leaseMs, doubtWaitMs, ignoreBackoff }: ClaimRules) =>
    sql.transaction(async ({ all, run }) => {
      for (let skip = 0; skip < MOST_PASSED_OVER; skip += 1) {
        const [row] = await all(
          `SELECT ${SUMMED}, ${LEAD_SUMMED}, queued_at, attempts, in_doubt_since, steps_done FROM inquiries
            WHERE ${FREE} AND ${NOT_STOPPED} AND (in_doubt_since IS NULL OR in_doubt_since <= :doubtBefore)
              AND (next_attempt_at <= :now OR CAST(:since AS BIGINT) IS NOT NULL)
              AND (CAST(:since AS BIGINT) IS NULL OR last_attempt_at IS NULL OR last_attempt_at < :since)
            ORDER BY next_attempt_at, created_at, id LIMIT 1 OFFSET CAST(:skip AS BIGINT) ${sql.lockFirstFree}`,
          { now, doubtBefore: now - doubtWaitMs, since: ignoreBackoff?.since ?? null, skip },
        );
        if (row === undefined) return undefined;
        const loan = loanOf(row);
        const changed = await run(
          `UPDATE inquiries SET lease_token = :token, lease_until = :until, in_doubt_since = :now, last_attempt_at = :now
            WHERE id = :id AND ${FREE}`,
          { id: loan.id, token: loan.token, until: now + leaseMs, now },
        );
        if (changed === 1) {
          if (!isLeadWhole(row)) await run(FORGET_LEAD, { id: loan.id });
          return loan;
        }
        noteDamage(loan.id, "unchanged");
        if (changed > 1) throw new Error("Two inquiries have one number: the inquiry store is damaged");
      }
      return undefined;
    });

  return {
    claim: async (rules) => {
      for (;;) {
        const loan = await lend(rules);
        if (loan === undefined) return undefined;
        const { content } = loan;
        if (content !== undefined) return { ...loan, content };
        noteDamage(loan.id, "unreadable");
        await park(loan, UNREADABLE);
      }
    },
    countDue: async ({ now, doubtWaitMs }) => {
      const [row] = await sql.all(
        `SELECT count(*) AS due FROM inquiries
          WHERE ${FREE} AND ${NOT_STOPPED} AND (in_doubt_since IS NULL OR in_doubt_since <= :doubtBefore)
            AND next_attempt_at <= :now`,
        { now, doubtBefore: now - doubtWaitMs },
      );
      return Number(row?.["due"]);
    },
    mendTimes: async (now, leaseMs) => {
      const values = { now, ahead: now + SKEW_MS };
      const mended = await sql.run(
        `UPDATE inquiries SET
            queued_at = CASE WHEN queued_at > :ahead THEN :now ELSE queued_at END,
            in_doubt_since = CASE WHEN in_doubt_since > :ahead THEN :now ELSE in_doubt_since END,
            last_attempt_at = CASE WHEN last_attempt_at > :ahead THEN 0 ELSE last_attempt_at END,
            next_attempt_at = CASE WHEN coalesce(last_attempt_at, queued_at) > :ahead OR next_attempt_at > :longest
              THEN :now ELSE next_attempt_at END,
            lease_until = CASE WHEN lease_until > :leased THEN CAST(:lease AS BIGINT) ELSE lease_until END
          WHERE status = 'pending' AND (queued_at > :ahead OR in_doubt_since > :ahead OR last_attempt_at > :ahead
            OR next_attempt_at > :longest OR lease_until > :leased)`,
        {
          ...values,
          longest: values.ahead + LONGEST_DELAY_MS,
          lease: now + leaseMs,
          leased: values.ahead + leaseMs,
        },
      );
      await sql.run("UPDATE channel_pause SET until = :now WHERE until > :longest", {
        now,
        longest: values.ahead + LONGEST_DELAY_MS,
      });
      return mended;
    },
  };
}
