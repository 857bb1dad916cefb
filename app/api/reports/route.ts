import { reportsSchema, takeReports } from "@/app/api/reports/reports";
import { defineRoute } from "@/lib/http/define-route";

/** `POST` of a browser: what the content security policy of a page did not allow → 204. It is counted and logged, nothing is kept. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  methods: ["POST"],
  types: ["application/csp-report", "application/reports+json"],
  body: reportsSchema,
  maxBytes: 32 * 1024,
  handler: ({ body }) => {
    takeReports(body);
    return Promise.resolve(new Response(null, { status: 204 }));
  },
});
