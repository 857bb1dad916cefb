import { defineRoute } from "@/lib/http/define-route";
import { drainNow } from "@/lib/inquiries/server/drain-now";

/** Seconds. The answer is promised within 25 s: for hosts that end a function by the clock. */
export const maxDuration = 30;

/** `GET` or `POST` with the operators' secret → drains the outbox now and answers `{ delivered, pending, parked }`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  methods: ["GET", "POST"],
  handler: ({ request }) => drainNow(request),
});
