import "server-only";
import { statfs } from "node:fs/promises";
import { env } from "@/lib/env";
import { storeKind } from "@/lib/inquiries/server/runtime";

/** Bytes that are left on the disk of the store; `null` where the disk is not this machine's. */
export async function freeBytes(): Promise<number | null> {
  if (storeKind !== "sqlite") return null;
  try {
    const { bavail, bsize } = await statfs(/* turbopackIgnore: true */ env.DATA_DIR);
    return bavail * bsize;
  } catch {
    // The directory is gone: the store says so.
    return null;
  }
}
