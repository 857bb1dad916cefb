import "server-only";
import type { Sql } from "@/lib/database/server/sql";
import type { InquiryStore } from "@/lib/inquiries/server/store";

/** What there is room for: how much is stored, and whether anything more can be. */
export const sqlRoom = (sql: Sql): Pick<InquiryStore, "usage" | "probe"> => ({
  usage: async () => {
    const [rows] = await sql.all("SELECT count(*) AS inquiries FROM inquiries WHERE erased_at IS NULL");
    const [used] = await sql.all(sql.usedBytes);
    return { inquiries: Number(rows?.["inquiries"]), bytes: Number(used?.["bytes"]) };
  },
  probe: (now, bytes) =>
    sql.transaction(async ({ run }) => {
      const written = await run(
        `INSERT INTO write_probe (id, written_at, filler) VALUES (1, :now, :filler)
         ON CONFLICT (id) DO UPDATE SET written_at = :now, filler = :filler`,
        { now, filler: "x".repeat(bytes) },
      );
      if (written !== 1) throw new Error("The inquiry store takes no changes");
    }),
});
