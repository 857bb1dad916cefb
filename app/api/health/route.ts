import { defineRoute } from "@/lib/http/define-route";
import { healthResponse } from "@/lib/inquiries/server/health";

/** `GET` → `{ status }`; with the operators' secret also the state of store, CRM, tools and outbox. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  methods: ["GET"],
  handler: ({ request }) => healthResponse(request),
});
