import "server-only";
import pino from "pino";
import { env } from "@/lib/env";
import { inquiryFieldNames } from "@/lib/inquiries/fields";

/**
 * The one logger: JSON lines on standard output. Never pass personal data, prompts, or a webhook address to it;
 * the redaction below is a second line of defence for known field names, not a licence.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: [
      ...inquiryFieldNames.flatMap((name) => [name, `*.${name}`]),
      "brief",
      "description",
      "prompt",
      "webhook",
      "url",
    ],
    remove: true,
  },
});
