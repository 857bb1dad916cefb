import "server-only";
import * as z from "zod";
import { locales } from "@/lib/i18n/locales";
import { inquiryFieldRows, type InquiryTexts } from "@/lib/inquiries/fields";
import type { InquiryContent } from "@/lib/inquiries/server/store";

/** Why an inquiry is parked whose content in the store is no longer what was written there. */
export const UNREADABLE = "unreadable";

const locale = z.enum(locales);

const stored = inquiryFieldRows.map(([name, { required, added }]) => [
  name,
  required && !added ? z.string() : z.optional(z.string()),
]);
const texts = Object.fromEntries(stored) as { [Name in keyof InquiryTexts]-?: z.ZodType<InquiryTexts[Name]> };

/** What the site relies on. What else stands there comes from another version of the site and is left as it is. */
const content = z.looseObject({
  ...texts,
  brief: z.optional(z.string()),
  service: z.optional(z.string()),
  case: z.optional(z.string()),
  file: z.optional(
    z.looseObject({ name: z.string(), type: z.string(), size: z.number(), sha256: z.string() }),
  ),
  page: z.nullable(z.string()),
  locale,
  utm: z.optional(z.record(z.string(), z.string())),
  consent: z.looseObject({
    at: z.string(),
    page: z.nullable(z.string()),
    locale,
    edition: z.nullable(z.string()),
    hash: z.nullable(z.string()),
    address: z.optional(z.string()),
  }),
});

/** The content of an inquiry as it is stored; `undefined` when it was erased or is damaged. Never throws. */
export function readContent(stored: unknown): InquiryContent | undefined {
  try {
    return content.safeParse(JSON.parse(String(stored))).data;
  } catch {
    return undefined;
  }
}
