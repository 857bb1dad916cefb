import "server-only";
import { returnLimit, takeLimit } from "@/lib/http/limits";
import { freeBytes } from "@/lib/inquiries/server/disk-room";
import { inquiryStore } from "@/lib/inquiries/server/runtime";
import { createStoreQuota, type QuotaRefusal } from "@/lib/inquiries/server/store-quota";
import { dayOf } from "@/lib/inquiries/server/notices";
import { log } from "@/lib/log";
import { processWide } from "@/lib/runtime/process-wide";

const KIB = 1_024;

async function takeHour(bytes: number): Promise<void> {
  await takeLimit("storedInquiries", undefined);
  try {
    await takeLimit("storedKibibytes", undefined, Math.ceil(bytes / KIB));
  } catch (thrown) {
    await returnLimit("storedInquiries", undefined);
    throw thrown;
  }
}

/** One mail a day of each kind, whichever process asks for it. */
function tell(why: QuotaRefusal): void {
  const now = Date.now();
  void inquiryStore()
    .announce({ id: `quota-${why}-${dayOf(now)}`, kind: "quota", reason: why, now })
    .catch((error: unknown) =>
      log.error(
        { reason: error instanceof Error ? error.message : "unknown" },
        "a mail about the quota could not be written down",
      ),
    );
}

/** What may be stored by this site. */
export const siteQuota = () =>
  processWide("storeQuota", () =>
    createStoreQuota({ usage: () => inquiryStore().usage(), freeBytes, takeHour, onRefusal: tell }),
  );
