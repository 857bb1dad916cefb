import { defineRoute } from "@/lib/http/define-route";
import { metricsResponse } from "@/app/api/metrics/metrics-page";

/** `GET` with the operators' secret → what this process counts, and the state of the outbox, for Prometheus. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  methods: ["GET"],
  handler: ({ request }) => metricsResponse(request),
});
