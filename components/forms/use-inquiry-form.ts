"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { controlInquiry, InquiryErrors } from "@/components/forms/inquiry-control";
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

export function useInquiryForm(words: InquiryOutcomeWords) {
  const form = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  const page = getPathname({ href: usePathname(), locale });
  const draft = useDraft(form);
  const control = useRef<Promise<ReturnType<typeof controlInquiry>>>(undefined);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<InquiryErrors>({});

  /** The rules, loaded once somebody is at the form. A failed attempt is forgotten, so the next press tries again. */
  const loadControl = (element: HTMLFormElement) => {
    control.current ??= import("@/components/forms/inquiry-control").then(
      (rules) => rules.controlInquiry(element, setErrors),
      (error: unknown) => {
        control.current = undefined;
        throw error;
      },
    );
    return control.current;
  };

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Until now the browser's own checks stood guard; from here on the form explains itself.
    element.noValidate = true;
    // The notification comes along: it may have to tell of a broken connection. Failing now means nothing.
    const prepare = () => void Promise.allSettled([loadControl(element), loadToaster()]);
    if (element.contains(document.activeElement)) prepare();
    element.addEventListener("focusin", prepare, { once: true });
    return () => element.removeEventListener("focusin", prepare);
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
    form.current?.reset();
    void control.current?.then(({ reset }) => {
      reset();
    });
  };

  const fail = (error: unknown) => {
    console.error(error);
    const answered = error instanceof ApiError;
    track("contact_error", { category: "contact", label: answered ? String(error.status) : "network" });
    const text = answered ? apiErrorMessage(error, words.deliveryFailed) : words.failedText;
    showToast({ tone: "error", title: words.failed, text });
    if (!answered) return;
    void control.current?.then(({ setError }) => {
      for (const [field, message] of apiErrorFields(error))
        if (isInquiryField(field)) setError(field, { type: SERVER_ERROR, message });
    });
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
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    // It rejects when the rules cannot be loaded: to the visitor that is a broken connection like any other.
    loadControl(event.currentTarget)
      .then(({ handleSubmit }) => handleSubmit((values) => (sending.current ? undefined : send(values)))())
      .catch(fail);
  };

  return { form, submit, busy, page, locale, errors };
}
