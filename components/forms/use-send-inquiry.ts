import { useMutation } from "@tanstack/react-query";
import type { UseFormSetError } from "react-hook-form";
import type { SentInquiry } from "@/components/forms/inquiry-sent";
import { fileOf, refuseFile } from "@/components/forms/file-control";
import { postInquiry } from "@/components/forms/post-inquiry";
import { forgetSubject, subjectsOf, subjectTitles } from "@/components/forms/subjects-in-address";
import type { useDraft } from "@/components/forms/use-draft";
import { toast } from "@/components/ui/use-toast";
import { track } from "@/lib/analytics/track";
import { ApiError, apiErrorFields, apiErrorMessage } from "@/lib/api/api-request";
import { currentBrief, removeBrief } from "@/lib/inquiries/brief";
import { comparedContent, inquiryTexts, subjectNames } from "@/lib/inquiries/fields";
import { isFormField, type InquiryFormValues } from "@/lib/inquiries/schema";

/** The most the server takes; a longer brief is cut rather than lost with the inquiry. */
const BRIEF_MAX = 100_000;

/** Type of an error whose message is a finished text of the server. */
export const SERVER_ERROR = "server";

export const mutationKey = ["inquiry"];

export type OutcomeWords = {
  sent: string;
  sentText: string;
  failed: string;
  /** The server could not be reached. */
  failedText: string;
  /** It answered with an error that has no text of its own. */
  deliveryFailed: string;
};

export type Sender = {
  form: HTMLFormElement;
  draft: ReturnType<typeof useDraft>;
  locale: string;
  page: string;
  words: OutcomeWords;
  /** Told what has come of the last press: nothing yet, that it is sent, or in a sentence why not. */
  onOutcome: (outcome: SentInquiry | string | undefined) => void;
};

/** Sends the inquiry with what a tool has left for it, and tells how it went. What the server refuses is told under its field. */
export function useSendInquiry(
  { form, draft, locale, page, words, onOutcome }: Sender,
  setError: UseFormSetError<InquiryFormValues>,
) {
  return useMutation({
    mutationKey,
    // A broken connection is said at once: nothing waits for the next one.
    networkMode: "always",
    mutationFn: (values: InquiryFormValues) => {
      const brief = currentBrief()?.text.slice(0, BRIEF_MAX);
      const trap = new FormData(form).get("website");
      const website = typeof trap === "string" ? trap : undefined;
      const subjects = subjectsOf(form);
      const file = fileOf(form);
      const mark = file && `${file.name} ${file.size} ${file.lastModified}`;
      const attempt = draft.attempt(comparedContent({ ...values, ...subjects, brief }, mark));
      return postInquiry(values, { ...subjects, brief, website, locale, page }, attempt, file);
    },
    onMutate: () => {
      track("contact_submit", { category: "contact", label: page });
      onOutcome(undefined);
    },
    onSuccess: ({ id }, values) => {
      track("contact_success", { category: "contact", label: page });
      onOutcome({
        id,
        sentAt: new Date(),
        texts: inquiryTexts(values),
        subjects: subjectTitles(form),
        brief: currentBrief()?.title,
        file: fileOf(form)?.name,
      });
      toast({ title: words.sent, description: words.sentText });
      draft.forget();
      removeBrief();
      forgetSubject(...subjectNames);
    },
    onError: (error) => {
      console.error(error);
      const refusal = error instanceof ApiError ? error : undefined;
      track("contact_error", { category: "contact", label: refusal ? String(refusal.status) : "network" });
      const description = refusal ? apiErrorMessage(refusal, words.deliveryFailed) : words.failedText;
      toast({ variant: "destructive", title: words.failed, description });
      onOutcome(description);
      for (const [field, message] of refusal ? apiErrorFields(refusal) : [])
        if (isFormField(field)) setError(field, { type: SERVER_ERROR, message });
        else if (field === "file") refuseFile(form, message);
    },
  });
}
