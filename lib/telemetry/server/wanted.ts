import "server-only";
import { env } from "@/lib/env";

/** Whether a collector is configured: only then is anything of OpenTelemetry loaded. */
export const tracesAreWanted =
  (env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined &&
  env.OTEL_SDK_DISABLED?.toLowerCase() !== "true";
