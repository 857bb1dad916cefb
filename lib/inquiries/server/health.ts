import "server-only";
import { env } from "@/lib/env";
import { isOperator } from "@/lib/http/bearer";
import { crm, inquiryStore, storeKind } from "@/lib/inquiries/server/runtime";

/** An inquiry that waits longer than this, with a CRM configured, is somebody's business. */
const LATE_SECONDS = 3_600;

export type Health = {
  store: "ok" | "down" | "none";
  /** Which store it is; `none` where inquiries go straight to the CRM. */
  storeKind: "sqlite" | "postgres" | "none";
  crm: "ok" | "paused" | "unset";
  outbox: { pending: number; parked: number; suspected: number; oldestAgeSeconds: number };
};

/** @param now milliseconds since the epoch */
export async function healthNow(now: number): Promise<Health> {
  const target = crm() === undefined ? "unset" : "ok";
  try {
    const store = inquiryStore();
    const { oldestCreatedAt, ...counts } = await store.counts();
    const pause = await store.getPause();
    return {
      store: "ok",
      storeKind: storeKind ?? "none",
      crm: target === "ok" && pause !== undefined && pause.until > now ? "paused" : target,
      outbox: {
        ...counts,
        oldestAgeSeconds:
          oldestCreatedAt === null ? 0 : Math.max(0, Math.floor((now - oldestCreatedAt) / 1_000)),
      },
    };
  } catch {
    return {
      store: storeKind === undefined ? "none" : "down",
      storeKind: storeKind ?? "none",
      crm: target,
      outbox: { pending: 0, parked: 0, suspected: 0, oldestAgeSeconds: 0 },
    };
  }
}

const isDegraded = ({ store, crm: target, outbox }: Health) =>
  store !== "ok" ||
  target === "paused" ||
  outbox.parked > 0 ||
  (target === "ok" && outbox.oldestAgeSeconds > LATE_SECONDS);

/** The answer of `GET /api/health`: a word for everyone, the figures for whoever has the operators' secret. */
export async function healthResponse(request: Request): Promise<Response> {
  const health = await healthNow(Date.now());
  const status = isDegraded(health) ? "degraded" : "ok";
  const ai = env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined ? "draft" : "model";
  return Response.json(isOperator(request.headers) ? { status, ...health, ai } : { status }, {
    // Only what cannot accept an inquiry at all should be taken out of service.
    status: health.store !== "ok" && health.crm === "unset" ? 503 : 200,
  });
}
