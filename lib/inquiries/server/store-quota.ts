import "server-only";
import { HttpError } from "@/lib/http/errors";
import { realClock, type Clock } from "@/lib/inquiries/server/clock";
import type { StoreUsage } from "@/lib/inquiries/server/store";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics/server/metrics";

const MIB = 1_024 * 1_024;

/**
 * What the store may hold of inquiries that are not erased. A hundred a day, kept for 90 days, are 9,000; with a file of the largest
 * size in every fifth, 19 GiB.
 */
const MOST_INQUIRIES = 200_000;
const MOST_BYTES = 20 * 1_024 * MIB;

/** A store of this size may also take the last bytes of a small disk: those are some thousand inquiries. */
const ALWAYS_BYTES = 64 * MIB;

/** The size is asked of the store this often at most; what comes in meanwhile is added. */
const MEASURED_MS = 60_000;

/** So long after a refusal it counts as going on. */
const REMEMBERED_MS = 60 * 60_000;

/** The store holds as much as it may: the inquiry takes the same way as with a store that is down. */
export class StoreFull extends Error {
  constructor() {
    super("The store holds as many inquiries as it may");
    this.name = "StoreFull";
  }
}

/** `hour`: more came in this hour than may be stored in one. `all`: the store holds as much as it may. */
export type QuotaRefusal = "hour" | "all";

export type StoreQuota = {
  /**
   * Takes room for one inquiry of so many bytes, its file included.
   * @throws HttpError `rate_limited` when the hour's room is used up, `StoreFull` when all of it is
   */
  take: (bytes: number) => Promise<void>;
  /** What was refused in the last hour. */
  refused: () => QuotaRefusal | undefined;
};

type QuotaSettings = {
  /** What the store holds. A store that is down may reject: it says so by itself. */
  usage: () => Promise<StoreUsage>;
  /** Bytes left on the disk of the store; `null` where that is not this machine's. */
  freeBytes: () => Promise<number | null>;
  /** Takes room of the hour. @throws HttpError `rate_limited` */
  takeHour: (bytes: number) => Promise<void>;
  /** Told of the first refusal of its kind, and again when it goes on for longer than an hour. */
  onRefusal: (why: QuotaRefusal) => void;
  clock?: Clock;
};

/**
 * Keeps strangers from filling the disk: what is stored in an hour is bounded, and what is stored in all, too: by numbers that no honest
 * traffic comes near, and by half of the disk's room.
 */
export function createStoreQuota({
  usage,
  freeBytes,
  takeHour,
  onRefusal,
  clock = realClock,
}: QuotaSettings): StoreQuota {
  let held: StoreUsage = { inquiries: 0, bytes: 0 };
  let measuredUntil = -Infinity;
  const last = new Map<QuotaRefusal, { told: number; at: number }>();

  const isFull = async (bytes: number) => {
    if (clock.elapsed() >= measuredUntil) {
      measuredUntil = clock.elapsed() + MEASURED_MS;
      held = await usage().catch(() => ({ inquiries: 0, bytes: 0 }));
    }
    const after = held.bytes + bytes;
    if (held.inquiries >= MOST_INQUIRIES || after > MOST_BYTES) return true;
    if (after <= ALWAYS_BYTES) return false;
    const free = await freeBytes();
    return free !== null && after > (held.bytes + free) / 2;
  };
  const note = (why: QuotaRefusal) => {
    const now = clock.elapsed();
    const told = last.get(why)?.told ?? -Infinity;
    const isNews = now - told >= REMEMBERED_MS;
    last.set(why, { told: isNews ? now : told, at: now });
    if (!isNews) return;
    log.error({ quota: why }, "inquiries are not stored: their quota is used up");
    onRefusal(why);
  };
  const isRecent = (why: QuotaRefusal) => {
    const at = last.get(why)?.at;
    return at !== undefined && clock.elapsed() - at < REMEMBERED_MS;
  };

  return {
    take: async (bytes) => {
      if (await isFull(bytes)) {
        metrics().limitRefused.inc({ limit: "storedInAll" });
        note("all");
        throw new StoreFull();
      }
      try {
        await takeHour(bytes);
      } catch (thrown) {
        if (thrown instanceof HttpError) note("hour");
        throw thrown;
      }
      held = { inquiries: held.inquiries + 1, bytes: held.bytes + bytes };
    },
    refused: () => (isRecent("all") ? "all" : isRecent("hour") ? "hour" : undefined),
  };
}
