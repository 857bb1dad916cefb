import "server-only";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { createExporter } from "@/lib/telemetry/server/exporter";
import { name, version } from "@/package.json";

/** How long the end of the process waits for a collector: nine seconds may have gone by, and container engines kill after ten. */
const FLUSH_MS = 900;

/**
 * Begins to trace: the framework makes its spans by itself as soon as somebody listens. `OTEL_SERVICE_NAME` and
 * `OTEL_RESOURCE_ATTRIBUTES` win over the name and version of the package.
 */
export function startTracing(): void {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": name, "service.version": version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(createExporter())],
  });
  provider.register();
  const stop = () => flushBeforeExit(() => provider.shutdown());
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/**
 * Told to stop, the server ends the process by itself as soon as the last request is answered, so its end is the only place to wait for
 * what has not been sent. A second call ends at once.
 */
function flushBeforeExit(flush: () => Promise<void>): void {
  const exit = process.exit.bind(process);
  process.exit = ((code?: number | string | null) => {
    process.exit = exit;
    setTimeout(() => exit(code), FLUSH_MS);
    void flush()
      .catch(() => undefined)
      .finally(() => exit(code));
  }) as typeof process.exit;
}
