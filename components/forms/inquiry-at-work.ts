/**
 * What the inquiry form needs once somebody is at it: the rules, and the way to the server. A file of its own, loaded then: the form
 * library and the rules weigh more than the form.
 */
import { createFormControl, type FieldErrors } from "react-hook-form";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { inquiryFields, isInquiryField, SERVER_ERROR } from "@/components/forms/inquiry-errors";
import { currentCampaign } from "@/lib/analytics/campaign";
import { apiErrorFields, apiErrorMessage, apiRequest, ApiError } from "@/lib/api/api-request";
import { inquiryFormSchema, type InquiryAnswer, type InquiryFormValues } from "@/lib/inquiries/schema";

export type InquiryErrors = FieldErrors<InquiryFormValues>;

/** What the form holds before an inquiry is written, and again after it has been sent. */
export const emptyInquiry: InquiryFormValues = {
  name: "",
  email: "",
  company: "",
  message: "",
  consent: false,
};

/**
 * Takes charge of a form that stands on the page already: checks it by the server's own rules, at the first press of its button and
 * at every change after that, and tells `onErrors` what is wrong. What stands in the fields stays.
 */
export function controlInquiry(form: HTMLFormElement, onErrors: (errors: InquiryErrors) => void) {
  const control = createFormControl<InquiryFormValues>({
    resolver: standardSchemaResolver(inquiryFormSchema),
  });
  for (const name of inquiryFields) {
    const element = form.elements.namedItem(name);
    if (!(element instanceof HTMLElement)) continue;
    const { ref, onChange, onBlur } = control.register(name);
    ref(element);
    element.addEventListener("input", (event) => void onChange(event));
    element.addEventListener("blur", (event) => void onBlur(event));
  }
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      onErrors({ ...errors });
    },
  });
  return control;
}

type Sending = {
  /** The `Idempotency-Key`: the same at every attempt to send the same text. */
  key: string;
  /** When the visitor first saw the form, in milliseconds since 1970. */
  startedAt: number;
  brief: string | undefined;
  /** What stands in the field no person sees. */
  trap: FormDataEntryValue | null;
  locale: string;
  page: string;
};

/** Sends an inquiry. @throws ApiError when the server refuses it, TypeError when it cannot be reached. */
export function postInquiry(
  values: InquiryFormValues,
  { key, startedAt, brief, trap, locale, page }: Sending,
): Promise<InquiryAnswer> {
  return apiRequest<InquiryAnswer>("/api/contact", {
    method: "POST",
    headers: { "Idempotency-Key": key },
    body: {
      ...values,
      locale,
      page,
      utm: currentCampaign(),
      brief,
      website: typeof trap === "string" ? trap : undefined,
      elapsedMs: Math.max(0, Date.now() - startedAt),
    },
  });
}

/** What the server said to a refused inquiry, and puts its words under the fields they are about; undefined when it said nothing. */
export function refusalOf(error: unknown, { setError }: ReturnType<typeof controlInquiry>, fallback: string) {
  if (!(error instanceof ApiError)) return undefined;
  for (const [field, message] of apiErrorFields(error))
    if (isInquiryField(field)) setError(field, { type: SERVER_ERROR, message });
  return { status: String(error.status), text: apiErrorMessage(error, fallback) };
}
