"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState, type BaseSyntheticEvent } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { isInquiryField, SERVER_ERROR } from "@/components/forms/inquiry-errors";
import { useDraft } from "@/components/forms/use-draft";
import { loadToaster, showToast } from "@/components/ui/toast-store";
import { currentCampaign } from "@/lib/analytics/campaign";
import { track } from "@/lib/analytics/track";
import { apiErrorFields, apiErrorMessage, apiRequest, ApiError } from "@/lib/api/api-request";
import { getPathname, usePathname } from "@/lib/i18n/navigation";
import { currentBrief, removeBrief } from "@/lib/inquiries/brief";
import type { InquiryAnswer, InquiryFormValues } from "@/lib/inquiries/schema";

/** The most the server takes; a longer brief is cut rather than lost with the inquiry. */
const BRIEF_MAX = 100_000;

export type InquiryOutcomeWords = {
  sent: string;
  sentText: string;
  failed: string;
  /** The server could not be reached. */
  failedText: string;
  /** It answered with an error that has no text of its own. */
  deliveryFailed: string;
};

const loadRules = () => import("@/components/forms/inquiry-rules");

const resolver: Resolver<InquiryFormValues> = async (...input) => {
  const { inquiryResolver } = await loadRules();
  return inquiryResolver(...input);
};

/** What the form needs once somebody is at it: the rules, and the notification, which may have to tell of a broken connection. */
const loadTheRest = () => {
  // Failing now means nothing; it is tried again when it is needed.
  void Promise.allSettled([loadRules(), loadToaster()]);
};

export function useInquiryForm(words: InquiryOutcomeWords) {
  const form = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  const page = getPathname({ href: usePathname(), locale });
  // No default values: fields are registered with what the browser shows, so text typed before this script ran stays.
  const methods = useForm<InquiryFormValues>({ resolver });
  const { register, handleSubmit, reset, setError, formState } = methods;
  const draft = useDraft(methods);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Until now the browser's own checks stood guard; from here on the form explains itself.
    element.noValidate = true;
    if (element.contains(document.activeElement)) loadTheRest();
    element.addEventListener("focusin", loadTheRest, { once: true });
    return () => element.removeEventListener("focusin", loadTheRest);
  }, []);

  const post = (values: InquiryFormValues) => {
    const { name, email, company, message } = values;
    const brief = currentBrief()?.text.slice(0, BRIEF_MAX);
    const { key, startedAt } = draft.attempt([name, email, company, message, brief]);
    const trap = form.current && new FormData(form.current).get("website");
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
  };

  const succeed = () => {
    track("contact_success", { category: "contact", label: page });
    showToast({ tone: "success", title: words.sent, text: words.sentText });
    draft.forget();
    removeBrief();
    reset();
  };

  const fail = (error: unknown) => {
    console.error(error);
    const answered = error instanceof ApiError;
    track("contact_error", { category: "contact", label: answered ? String(error.status) : "network" });
    const text = answered ? apiErrorMessage(error, words.deliveryFailed) : words.failedText;
    showToast({ tone: "error", title: words.failed, text });
    if (!answered) return;
    for (const [field, message] of apiErrorFields(error))
      if (isInquiryField(field)) setError(field, { type: SERVER_ERROR, message });
  };

  const send = async (values: InquiryFormValues) => {
    sending.current = true;
    setBusy(true);
    track("contact_submit", { category: "contact", label: page });
    try {
      await post(values);
      succeed();
    } catch (error) {
      fail(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  /** Ignores every press while one is under way; the second click of a double one finds `sending` set. */
  const submit = (event: BaseSyntheticEvent) => {
    event.preventDefault();
    if (sending.current) return;
    // It rejects when the rules cannot be loaded: to the visitor that is a broken connection like any other.
    handleSubmit((values) => (sending.current ? undefined : send(values)))(event).catch(fail);
  };

  return { form, register, submit, busy, page, locale, errors: formState.errors };
}
