import "server-only";
import { Gauge, Registry } from "prom-client";
import { requireOperator } from "@/lib/http/bearer";
import { healthNow, type Health } from "@/lib/inquiries/server/health";
import { metrics } from "@/lib/metrics/server/metrics";

/** What is found out when somebody asks; every instance on one store shows the same. */
const gauges: Record<string, { help: string; read: (health: Health) => number; fromStore?: true }> = {
  site_store_up: {
    help: "1 while inquiries can be stored",
    read: ({ store }) => Number(store === "ok"),
  },
  site_outbox_paused: {
    help: "1 while delivery to the CRM is paused",
    read: ({ crm }) => Number(crm === "paused"),
  },
  site_outbox_pending: {
    help: "Inquiries that wait for the CRM",
    read: ({ outbox }) => outbox.pending,
    fromStore: true,
  },
  site_outbox_parked: {
    help: "Inquiries the CRM does not take, for an operator to look at",
    read: ({ outbox }) => outbox.parked,
    fromStore: true,
  },
  site_outbox_suspected: {
    help: "Inquiries that look like spam, for an operator to look at",
    read: ({ outbox }) => outbox.suspected,
    fromStore: true,
  },
  site_outbox_oldest_age_seconds: {
    help: "Age of the oldest inquiry that waits for the CRM, 0 when none does",
    read: ({ outbox }) => outbox.oldestAgeSeconds,
    fromStore: true,
  },
};

/** Figures of a store that does not answer are left out: a nought would say that nothing waits. */
async function storeMetrics(): Promise<string> {
  const registry = new Registry();
  const health = await healthNow(Date.now());
  for (const [name, { help, read, fromStore }] of Object.entries(gauges))
    if (fromStore !== true || health.store === "ok")
      new Gauge({ name, help, registers: [registry] }).set(read(health));
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
