import "server-only";
import type { Query, Sql } from "@/lib/database/server/sql";
import type { FileBytes, InquiryStore } from "@/lib/inquiries/server/store";

export type SqlFiles = Pick<InquiryStore, "readFile"> & {
  /** Writes a file down, inside the transaction of its inquiry. */
  write: (run: Query["run"], inquiryId: string, bytes: FileBytes) => Promise<void>;
};

/** Removes the files of inquiries, inside the transaction of what erases them. @param which a condition on `inquiry_id` */
export const forgetFiles = (run: Query["run"], which: string, values: Parameters<Query["run"]>[1]) =>
  run(`DELETE FROM inquiry_file_parts WHERE ${which}`, values);

/** Files of inquiries in the database, in pieces: neither writing nor reading one ever needs the whole of it in memory. */
export const sqlFiles = (sql: Sql): SqlFiles => ({
  write: async (run, inquiryId, bytes) => {
    let part = 0;
    for await (const piece of bytes()) {
      await run(
        "INSERT INTO inquiry_file_parts (inquiry_id, part, bytes) VALUES (:inquiryId, :part, :piece)",
        {
          ...{ inquiryId, part, piece },
        },
      );
      part += 1;
    }
  },
  readFile: async function* (inquiryId) {
    for (let part = 0; ; part += 1) {
      const [row] = await sql.all(
        "SELECT bytes FROM inquiry_file_parts WHERE inquiry_id = :inquiryId AND part = :part",
        { inquiryId, part },
      );
      if (row === undefined) return;
      if (!(row["bytes"] instanceof Uint8Array)) throw new Error("A file in the inquiry store is damaged");
      yield row["bytes"];
    }
  },
});
