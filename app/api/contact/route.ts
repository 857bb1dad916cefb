import { defineRoute } from "@/lib/http/define-route";
import { inquiryForm } from "@/lib/inquiries/server/form";
import { inquiryKey, replayInquiry, submitInquiry } from "@/lib/inquiries/server/route";
import { knownInquirySchema } from "@/lib/inquiries/server/subjects";

/** Seconds. The answer, and the first delivery after it: for hosts that end a function by the clock. */
export const maxDuration = 30;

/** `POST` an inquiry: JSON → `{ id, status }`; the plain form of the contacts page → 303. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  methods: ["POST"],
  body: knownInquirySchema,
  maxBytes: 320 * 1024, // because of `brief`
  form: inquiryForm,
  replay: { key: inquiryKey, find: replayInquiry },
  limit: "contact",
  handler: submitInquiry,
});
