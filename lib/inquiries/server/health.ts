import "server-only";
import { env } from "@/lib/env";
import { isOperator } from "@/lib/http/bearer";
import { freeBytes } from "@/lib/inquiries/server/disk-room";
import {
  crm,
  inquiryStore,
  outbox,
  storeClock,
  storeFailed,
  storeKind,
  storeWatch,
} from "@/lib/inquiries/server/runtime";
import { lastCheck } from "@/lib/inquiries/server/store-check";
import { siteQuota } from "@/lib/inquiries/server/site-quota";
import { isDamaged } from "@/lib/inquiries/server/store-damage";
import type { QuotaRefusal } from "@/lib/inquiries/server/store-quota";
import { isLookOverdue } from "@/lib/inquiries/server/suspects";
import type { OutboxCounts } from "@/lib/inquiries/server/store";

/** An inquiry that waits longer than this, with a CRM configured, is somebody's business. */
const LATE_SECONDS = 3_600;

/** The outbox looks every five seconds for what is due, and an attempt takes 25 at most. */
const STALLED_MS = 120_000;

/** Room for some hundred inquiries of the largest kind; files are refused earlier (`file-rules.ts`). */
const LITTLE_ROOM_BYTES = 100 * 1_024 * 1_024;

type Figures = Omit<OutboxCounts, "oldestCreatedAt"> & { oldestAgeSeconds: number };

export type Health = {
  /** Whether inquiries can be stored: it is tried out. */
  store: "ok" | "down" | "none";
  /** What the last reading of the whole store found, and when; `null` while none has ended. */
  check: { result: "ok" | "damaged"; at: string } | null;
  /** Which store it is; `none` where inquiries go straight to the CRM. */
  storeKind: "sqlite" | "postgres" | "none";
  /** Bytes that are left on the disk of the store; `null` where the disk is not this machine's. */
  freeBytes: number | null;
  /** `stopped`: the CRM has two leads of one inquiry, and an operator must look. */
  crm: "ok" | "paused" | "stopped" | "unset";
  /** What was refused in the last hour because more came than may be stored. */
  quota: "ok" | QuotaRefusal;
  /** `overdue`: for a day nobody has looked at inquiries that look like spam. */
  look: "ok" | "overdue";
  /** `stalled`: inquiries are due, and nobody has begun a delivery for two minutes. `damaged`: see `store-damage.ts`. */
  delivery: "ok" | "stalled" | "damaged";
  /** `undefined` while the store cannot even be read. */
  outbox: Figures | undefined;
};

const NONE: Figures = { pending: 0, parked: 0, suspected: 0, oldestAgeSeconds: 0 };

async function isStalled(now: number): Promise<boolean> {
  const sender = outbox();
  if (sender === undefined || sender.idleMs() < STALLED_MS) return false;
  const doubtWaitMs = env.OUTBOX_AMBIGUOUS_WAIT_SECONDS * 1_000;
  return (await inquiryStore().countDue({ now: now - STALLED_MS, doubtWaitMs })) > 0;
}

async function storeNow(now: number): Promise<Pick<Health, "look" | "crm" | "delivery" | "outbox">> {
  const store = inquiryStore();
  const { oldestCreatedAt, ...counts } = await store.counts();
  const [pause, stop] = [await store.getPause(), await store.getStop()];
  const paused = pause !== undefined && pause.until > now;
  const oldest = oldestCreatedAt ?? now;
  return {
    crm: crm() === undefined ? "unset" : stop !== undefined ? "stopped" : paused ? "paused" : "ok",
    look: isLookOverdue(await store.unseenSuspects(), now) ? "overdue" : "ok",
    delivery: isDamaged() ? "damaged" : !paused && (await isStalled(now)) ? "stalled" : "ok",
    outbox: { ...counts, oldestAgeSeconds: Math.max(0, Math.floor((now - oldest) / 1_000)) },
  };
}

function checkNow(): Health["check"] {
  const check = lastCheck();
  if (check === undefined) return null;
  return { result: check.problems.length === 0 ? "ok" : "damaged", at: new Date(check.at).toISOString() };
}

/** @param now milliseconds since the epoch, by the clock of the store */
export async function healthNow(now: number = storeClock().now()): Promise<Health> {
  const target = crm() === undefined ? "unset" : "ok";
  const nothing = { look: "ok", crm: target, delivery: "ok", outbox: undefined } as const;
  if (storeKind === undefined)
    return { store: "none", storeKind: "none", freeBytes: null, check: null, quota: "ok", ...nothing };
  const [canWrite, read, free] = await Promise.all([
    storeWatch().canWrite(),
    storeNow(now).catch(storeFailed),
    freeBytes(),
  ]);
  const store = canWrite && read !== undefined ? "ok" : "down";
  const quota = siteQuota().refused() ?? "ok";
  return { store, storeKind, freeBytes: free, check: checkNow(), quota, ...(read ?? nothing) };
}

/** Whether an operator should look. */
const isDegraded = ({
  store,
  freeBytes: free,
  crm: target,
  delivery,
  outbox: figures = NONE,
  ...more
}: Health) =>
  store !== "ok" ||
  more.check?.result === "damaged" ||
  more.quota !== "ok" ||
  more.look !== "ok" ||
  (free !== null && free < LITTLE_ROOM_BYTES) ||
  target === "paused" ||
  target === "stopped" ||
  delivery !== "ok" ||
  figures.parked > 0 ||
  (target === "ok" && figures.oldestAgeSeconds > LATE_SECONDS);

/** The answer of `GET /api/health`: a word for everyone, the figures for whoever has the operators' secret. */
export async function healthResponse(request: Request): Promise<Response> {
  const health = await healthNow();
  const status = isDegraded(health) ? "degraded" : "ok";
  const ai = env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined ? "draft" : "model";
  const details = { ...health, outbox: health.outbox ?? NONE, ai };
  return Response.json(isOperator(request.headers) ? { status, ...details } : { status }, {
    // Only what cannot accept an inquiry at all should be taken out of service.
    status: health.store !== "ok" && health.crm === "unset" ? 503 : 200,
  });
}
