import "server-only";
import { env } from "@/lib/env";
import { HttpError } from "@/lib/http/errors";
import type { UploadRules } from "@/lib/http/upload";
import { describeFile, MAX_FILE_BYTES } from "@/lib/inquiries/file";
import { freeBytes } from "@/lib/inquiries/server/disk-room";
import { storeKind } from "@/lib/inquiries/server/runtime";
import { log } from "@/lib/log";

/** What is left of the disk then is for inquiries: a file must not cost one. */
const RESERVED_BYTES = 256 * 1_024 * 1_024;

const FIELD = "file";

/** @param host what the rules depend on; the default is the running site */
export const fileRules = (
  host = { hasStore: storeKind !== undefined, isVercel: env.VERCEL !== undefined, freeBytes },
): UploadRules => ({
  field: FIELD,
  maxBytes: async () => {
    // A form without a file may come as multipart too.
    if (!host.hasStore) return 0;
    const largest = host.isVercel ? MAX_FILE_BYTES.vercel : MAX_FILE_BYTES.server;
    const free = await host.freeBytes();
    if (free === null || free > RESERVED_BYTES + largest) return largest;
    log.error({ freeBytes: free }, "no files are taken: the disk of the store is nearly full");
    throw new HttpError("store_unavailable", { fields: [{ field: FIELD, key: "fileNotNow" }] });
  },
  describe: describeFile,
});
