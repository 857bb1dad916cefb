import { currentCampaign } from "@/lib/analytics/campaign";
import { apiRequest } from "@/lib/api/api-request";
import type { Attempt } from "@/lib/inquiries/draft";
import type { InquirySubjects } from "@/lib/inquiries/fields";
import type { InquiryAnswer, InquiryFormValues } from "@/lib/inquiries/schema";

/** What the page adds to the form. `brief` is Markdown, `website` what stands in the field that no person sees. */
export type InquiryContext = InquirySubjects & {
  brief: string | undefined;
  website: string | undefined;
  locale: string;
  page: string;
};

type Fields = Record<string, string | number | boolean | undefined>;

/** The fields as the plain form posts them, with the file. */
function formOf(fields: Fields, utm: Record<string, string | undefined> | undefined, file: File): FormData {
  const form = new FormData();
  const marks = Object.entries(utm ?? {}).map(([mark, value]) => [`utm_${mark}`, value] as const);
  for (const [name, value] of [...Object.entries(fields), ...marks])
    if (value !== undefined) form.append(name, String(value));
  form.append("file", file);
  return form;
}

/** Sends an inquiry under the draft's key, and says when it has sent it before. @throws ApiError when the server refuses it, TypeError when it cannot be reached */
export const postInquiry = (
  values: InquiryFormValues,
  context: InquiryContext,
  { key, startedAt, isRepeated }: Attempt,
  file: File | undefined,
): Promise<InquiryAnswer> => {
  const fields = { ...values, ...context, elapsedMs: Math.max(0, Date.now() - startedAt) };
  const utm = currentCampaign();
  return apiRequest<InquiryAnswer>("/api/contact", {
    method: "POST",
    // The server cannot always know by itself: what it did while its store was down left no trace there.
    headers: { "Idempotency-Key": key, ...(isRepeated && { "Idempotency-Repeated": "1" }) },
    body: file === undefined ? { ...fields, utm } : formOf(fields, utm, file),
  });
};
