import "server-only";
import type { Sql } from "@/lib/database/server/sql";
import type { SqlNotices } from "@/lib/inquiries/server/sql-notices";
import type { InquiryStore } from "@/lib/inquiries/server/store";

const CHANNEL = "crm";

/** A condition of every loan: nobody is lent anything while the channel is stopped. */
export const NOT_STOPPED = "NOT EXISTS (SELECT 1 FROM channel_stop WHERE ended_at IS NULL)";

/** The pause of the channel to the CRM, and its stop. */
export const sqlChannel = (
  sql: Sql,
  notices: SqlNotices,
): Pick<InquiryStore, "setPause" | "getPause" | "stopChannel" | "getStop" | "resumeChannel"> => ({
  setPause: (pause) =>
    sql.transaction(async ({ all, run }) => {
      const channel = CHANNEL;
      if (pause === undefined) {
        await run("DELETE FROM channel_pause WHERE channel = :channel", { channel });
        return;
      }
      const [row] = await all("SELECT since, needs_operator FROM channel_pause WHERE channel = :channel", {
        channel,
      });
      const known = Number(row?.["needs_operator"] ?? 0) === 1;
      await run(
        `INSERT INTO channel_pause (channel, since, until, reason, needs_operator)
         VALUES (:channel, :since, :until, :reason, :needsOperator)
         ON CONFLICT (channel) DO UPDATE SET until = :until, reason = :reason, needs_operator = :needsOperator`,
        {
          ...{ channel, since: pause.since, until: pause.until, reason: pause.reason },
          needsOperator: Number(pause.needsOperator || known),
        },
      );
      if (pause.needsOperator && !known) await notices.write(run, "paused", null, pause.since, pause.reason);
    }),
  getPause: async () => {
    const [row] = await sql.all(
      "SELECT since, until, reason, needs_operator FROM channel_pause WHERE channel = :channel",
      { channel: CHANNEL },
    );
    return (
      row && {
        since: Number(row["since"]),
        until: Number(row["until"]),
        reason: String(row["reason"]),
        needsOperator: Number(row["needs_operator"]) === 1,
      }
    );
  },
  stopChannel: ({ since, reason, madeAt = since }) =>
    sql.transaction(async ({ run }) => {
      const stopped = await run(
        `INSERT INTO channel_stop (channel, since, reason) VALUES (:channel, :since, :reason)
         ON CONFLICT (channel) DO UPDATE SET since = :since, reason = :reason, ended_at = NULL
           WHERE channel_stop.ended_at < :madeAt`,
        { channel: CHANNEL, since, reason, madeAt },
      );
      if (stopped === 1) await notices.write(run, "stopped", null, since, reason);
    }),
  getStop: async () => {
    const [row] = await sql.all(
      "SELECT since, reason FROM channel_stop WHERE channel = :channel AND ended_at IS NULL",
      { channel: CHANNEL },
    );
    return row && { since: Number(row["since"]), reason: String(row["reason"]) };
  },
  resumeChannel: async (now) =>
    (await sql.run("UPDATE channel_stop SET ended_at = :now WHERE channel = :channel AND ended_at IS NULL", {
      ...{ channel: CHANNEL, now },
    })) === 1,
});
