import "server-only";
import { Gauge, Registry } from "prom-client";
import { requireOperator } from "@/lib/http/bearer";
import { healthNow, type Health } from "@/lib/inquiries/server/health";
import { metrics } from "@/lib/metrics/server/metrics";

/** What is found out when somebody asks; every instance on one store shows the same. */
const gauges: Record<string, { help: string; read: (health: Health) => number | null | undefined }> = {
  site_store_up: {
    help: "1 while inquiries can be stored",
    read: ({ store }) => Number(store === "ok"),
  },
  site_store_whole: {
    help: "1 while the last reading of the whole store found no damage; left out while none has ended",
    read: ({ check }) => check && Number(check.result === "ok"),
  },
  site_outbox_paused: {
    help: "1 while delivery to the CRM is paused",
    read: ({ crm }) => Number(crm === "paused"),
  },
  site_outbox_stopped: {
    help: "1 while nothing is delivered because the CRM has two leads of one inquiry",
    read: ({ crm }) => Number(crm === "stopped"),
  },
  site_delivery_stalled: {
    help: "1 while inquiries have been due for two minutes and this process has begun no delivery",
    read: ({ delivery }) => Number(delivery === "stalled"),
  },
  site_store_free_bytes: {
    help: "Bytes left on the disk of the store, where it is a file",
    read: ({ freeBytes }) => freeBytes,
  },
  site_outbox_pending: {
    help: "Inquiries that wait for the CRM",
    read: ({ outbox }) => outbox?.pending,
  },
  site_outbox_parked: {
    help: "Inquiries the CRM does not take, for an operator to look at",
    read: ({ outbox }) => outbox?.parked,
  },
  site_outbox_suspected: {
    help: "Inquiries that look like spam, for an operator to look at",
    read: ({ outbox }) => outbox?.suspected,
  },
  site_outbox_oldest_age_seconds: {
    help: "Age of the oldest inquiry that waits for the CRM, 0 when none does",
    read: ({ outbox }) => outbox?.oldestAgeSeconds,
  },
};

/** What nobody knows is left out: a nought of a store that does not answer would say that nothing waits. */
async function storeMetrics(): Promise<string> {
  const registry = new Registry();
  const health = await healthNow();
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const value = read(health);
    if (value != null) new Gauge({ name, help, registers: [registry] }).set(value);
  }
  return registry.metrics();
}

/**
 * The answer of `GET /api/metrics`, in the text format of Prometheus. The counters are this process's own.
 * @throws HttpError `not_found` when no secret is configured, `unauthorized` on a wrong one
 */
export async function metricsResponse(request: Request): Promise<Response> {
  requireOperator(request.headers);
  const { registry } = metrics();
  const pages = await Promise.all([registry.metrics(), storeMetrics()]);
  return new Response(pages.join("\n"), { headers: { "content-type": registry.contentType } });
}
