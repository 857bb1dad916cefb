import { currentCampaign } from "@/lib/analytics/campaign";
import { apiRequest } from "@/lib/api/api-request";
import type { Draft } from "@/lib/inquiries/draft";
import type { InquiryAnswer, InquiryFormValues } from "@/lib/inquiries/schema";

/** What the page adds to the form. `brief` is Markdown, `website` what stands in the field that no person sees. */
export type InquiryContext = {
  brief: string | undefined;
  website: string | undefined;
  locale: string;
  page: string;
};

/** Sends an inquiry under the draft's key. @throws ApiError when the server refuses it, TypeError when it cannot be reached */
export const postInquiry = (
  values: InquiryFormValues,
  context: InquiryContext,
  { key, startedAt }: Draft,
): Promise<InquiryAnswer> =>
  apiRequest<InquiryAnswer>("/api/contact", {
    method: "POST",
    headers: { "Idempotency-Key": key },
    body: {
      ...values,
      ...context,
      utm: currentCampaign(),
      elapsedMs: Math.max(0, Date.now() - startedAt),
    },
  });
