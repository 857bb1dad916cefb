import "server-only";
import { setImmediate as others } from "node:timers/promises";
import type { Row, Sql } from "@/lib/database/server/sql";
import { isLeadWhole, isWhole, LEAD_SUMMED, SUMMED } from "@/lib/inquiries/server/row-checksum";
import type { InquiryStore } from "@/lib/inquiries/server/store";

/** Other work of the process comes in between two pages. */
const PAGE = 100;

/** More of them say no more than these. */
const MOST_NAMED = 20;

const STATUSES = ["pending", "suspected", "delivered", "parked"];

/** What is wrong with a row, as far as something is. */
function fault(row: Row): string | undefined {
  const id = String(row["id"]);
  if (!STATUSES.includes(String(row["status"]))) return `${id} has no status`;
  if (!isWhole(row)) return `${id} is not what was written down`;
  if (!isLeadWhole(row)) return `${id} has not the lead that was noted`;
  const isEmpty = row["content"] === "";
  if ((row["erased_at"] != null) !== isEmpty) return `${id} is neither erased nor whole`;
  return undefined;
}

/** Counted in the table itself: no index has this column. */
const count = async (sql: Sql) =>
  Number((await sql.all("SELECT count(content) AS stored FROM inquiries"))[0]?.["stored"]);

/** Reads everything there is and compares it with its checksums. */
export const sqlCheck = (sql: Sql): Pick<InquiryStore, "check"> => ({
  check: async () => {
    const problems = (await sql.quickCheck?.()) ?? [];
    const before = await count(sql);
    let after = "";
    let read = 0;
    for (;;) {
      // By the index of the numbers, and the rest of a row from the table.
      const rows = await sql.all(
        `SELECT status, ${SUMMED}, ${LEAD_SUMMED} FROM inquiries WHERE id > :after ORDER BY id LIMIT ${PAGE}`,
        { after },
      );
      problems.push(...rows.flatMap((row) => fault(row) ?? []));
      read += rows.length;
      await others();
      const last = rows.at(-1);
      if (last === undefined || problems.length > MOST_NAMED) break;
      after = String(last["id"]);
    }
    // Inquiries come in meanwhile, and none is ever removed.
    if (problems.length === 0 && (read < before || read > (await count(sql))))
      problems.push(`${before} inquiries are stored, and ${read} are found by their numbers`);
    return { inquiries: read, problems: problems.slice(0, MOST_NAMED) };
  },
});
