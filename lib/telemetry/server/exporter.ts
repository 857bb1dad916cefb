import "server-only";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import type { SpanExporter } from "@opentelemetry/sdk-trace-node";
import { log } from "@/lib/log";
import { discreet } from "@/lib/telemetry/server/discreet";

/**
 * Sends spans to the collector of the standard variables, each made discreet first. A collector that is down costs a line of the log when
 * it fails and one when it is back; the spans between are dropped.
 */
export function createExporter(collector: SpanExporter = new OTLPTraceExporter()): SpanExporter {
  let isFailing = false;
  const note = (error: Error | undefined) => {
    if (error !== undefined && !isFailing)
      log.warn(
        { reason: "code" in error ? String(error.code) : error.name },
        "the trace collector takes no spans; they are dropped until it does",
      );
    if (error === undefined && isFailing) log.info("the trace collector takes spans again");
    isFailing = error !== undefined;
  };
  return {
    export: (spans, done) =>
      collector.export(spans.map(discreet), (result) => {
        note(result.error);
        done(result);
      }),
    shutdown: () => collector.shutdown(),
    forceFlush: () => collector.forceFlush?.() ?? Promise.resolve(),
  };
}
