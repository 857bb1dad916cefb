import "server-only";
import { createHash } from "node:crypto";
import { numberOrNull, textOrNull, type Row } from "@/lib/database/server/sql";
import { readContent } from "@/lib/inquiries/server/content";
import type { InquiryContent } from "@/lib/inquiries/server/store";

/** In hex. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The columns that stay as an inquiry came in. A row that is read through `readWhole` must have them all. */
export const SUMMED = "id, content_hash, content, created_at, file_bytes, checksum, erased_at";

type Summed = {
  id: string;
  contentHash: string;
  createdAt: number;
  fileBytes: number | null;
  /** As it is stored. */
  content: string;
};

/** SHA-256, in hex, of what an inquiry is stored with. The schemas of both databases say the same in SQL, for older rows. */
export const checksumOf = ({ id, contentHash, createdAt, fileBytes, content }: Summed): string =>
  sha256([id, contentHash, createdAt, fileBytes ?? "", content].join("\n"));

/** The columns of the lead of an inquiry. */
export const LEAD_SUMMED = "remote_id, lead_checksum";

/** SHA-256, in hex, of which lead belongs to which inquiry. */
export const leadChecksumOf = (id: string, remoteId: number): string => sha256(`${id}\n${remoteId}`);

/** Whether the lead that is noted is the one that was written down; see `isWhole`. */
export function isLeadWhole(row: Row): boolean {
  const checksum = textOrNull(row["lead_checksum"]);
  if (checksum === null) return true;
  return checksum === leadChecksumOf(String(row["id"]), Number(row["remote_id"]));
}

/**
 * Whether what came in is still what was written down. A row of an older version of the site has no checksum, and an erased one
 * has nothing to sum.
 */
export function isWhole(row: Row): boolean {
  const checksum = textOrNull(row["checksum"]);
  if (checksum === null || row["erased_at"] != null) return true;
  const sum = checksumOf({
    id: String(row["id"]),
    contentHash: String(row["content_hash"]),
    createdAt: Number(row["created_at"]),
    fileBytes: numberOrNull(row["file_bytes"]),
    content: String(row["content"]),
  });
  return sum === checksum;
}

/** The content of a row as it came in; `undefined` when it was erased or is damaged. Never throws. */
export const readWhole = (row: Row): InquiryContent | undefined =>
  isWhole(row) ? readContent(row["content"]) : undefined;
