import "server-only";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import { processWide } from "@/lib/runtime/process-wide";

/** An answer of ours takes milliseconds, one that waits for a CRM or a model takes seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** From a draft (milliseconds) to the longest a model may take (150 s). */
const TOOL_SECONDS = [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 20, 40, 80, 160];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    request: new Histogram({
      name: "site_http_request_duration_seconds",
      help: "Requests of the API by route, method and class of status; of a stream the time to its first part",
      labelNames: ["route", "method", "status"],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    limitRefused: new Counter({
      name: "site_limit_refused_total",
      help: "Requests refused by a limit",
      labelNames: ["limit"],
      registers,
    }),
    delivery: new Counter({
      name: "site_deliveries_total",
      help: "Attempts to bring an inquiry to the CRM by outcome",
      labelNames: ["outcome"],
      registers,
    }),
    storeDamage: new Counter({
      name: "site_store_damage_total",
      help: "Inquiries that the store gave back unreadable, or whose change it did not take",
      labelNames: ["damage"],
      registers,
    }),
    browserReport: new Counter({
      name: "site_browser_reports_total",
      help: "What browsers report that the content security policy of a page does not allow, by directive",
      labelNames: ["directive"],
      registers,
    }),
    tool: new Histogram({
      name: "site_tool_duration_seconds",
      help: "Answers of the tools by tool, engine and outcome, to their last word",
      labelNames: ["tool", "engine", "outcome"],
      buckets: TOOL_SECONDS,
      registers,
    }),
    toolFirstText: new Histogram({
      name: "site_tool_first_text_seconds",
      help: "Time to the first text of a tool that writes",
      labelNames: ["tool", "engine"],
      buckets: TOOL_SECONDS,
      registers,
    }),
    modelCall: new Histogram({
      name: "site_model_call_duration_seconds",
      help: "Calls of a language or picture model by tool and outcome",
      labelNames: ["tool", "outcome"],
      buckets: TOOL_SECONDS,
      registers,
    }),
  };
}

/**
 * What this process counts for the operator, in the registry of `GET /api/metrics`. Labels hold names of ours alone (a route, a tool,
 * a code): never an address, a text, or anything else a visitor chooses, so their number is bounded too.
 */
export const metrics = () => processWide("metrics", createMetrics);

/** Seconds since a time of `performance.now()`. */
export const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
