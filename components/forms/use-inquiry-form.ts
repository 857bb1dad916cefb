"use client";

import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { InquiryErrors } from "@/components/forms/inquiry-at-work";
import { sendPlainly } from "@/components/forms/send-plainly";
import { useDraft } from "@/components/forms/use-draft";
import { loadToaster, toast } from "@/components/ui/use-toast";
import { track } from "@/lib/analytics/track";
import { usePathname } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/paths";
import { useLocale } from "@/lib/i18n/use-locale";
import { currentBrief, removeBrief } from "@/lib/inquiries/brief";
import type { InquiryFormValues } from "@/lib/inquiries/schema";

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

/** What the form needs once somebody is at it, in charge of `form`. */
async function startWork(form: HTMLFormElement, onErrors: (errors: InquiryErrors) => void) {
  const { controlInquiry, emptyInquiry, postInquiry, refusalOf } =
    await import("@/components/forms/inquiry-at-work");
  return { control: controlInquiry(form, onErrors), emptyInquiry, postInquiry, refusalOf };
}

type Work = Awaited<ReturnType<typeof startWork>>;

export function useInquiryForm(words: InquiryOutcomeWords) {
  const form = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  const page = localePath(usePathname(), locale);
  const draft = useDraft(form);
  const work = useRef<ReturnType<typeof startWork>>(undefined);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<InquiryErrors>({});

  /** Loaded once. A failed attempt is forgotten, so the next press tries again. */
  const loadWork = (element: HTMLFormElement) => {
    // The notification comes along: without it the form could not say how it went.
    work.current ??= Promise.all([startWork(element, setErrors), loadToaster()]).then(
      ([at]) => at,
      (error: unknown) => {
        work.current = undefined;
        throw error;
      },
    );
    return work.current;
  };

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Until now the browser's own checks stood guard; from here on the form explains itself.
    element.noValidate = true;
    // Failing now means nothing.
    const prepare = () => void loadWork(element).catch(() => undefined);
    if (element.contains(document.activeElement)) prepare();
    element.addEventListener("focusin", prepare, { once: true });
    return () => element.removeEventListener("focusin", prepare);
  }, []);

  const post = async (values: InquiryFormValues, { postInquiry, control, emptyInquiry }: Work) => {
    const { name, email, company, message } = values;
    const brief = currentBrief()?.text.slice(0, BRIEF_MAX);
    const { key, startedAt } = draft.attempt([name, email, company, message, brief]);
    const trap = form.current && new FormData(form.current).get("website");
    await postInquiry(values, { key, startedAt, brief, trap, locale, page });
    track("contact_success", { category: "contact", label: page });
    toast({ title: words.sent, description: words.sentText });
    draft.forget();
    removeBrief();
    form.current?.reset();
    // The fields on the page stay the form's own: they were registered once, and the next inquiry is written in them.
    control.reset(emptyInquiry, { keepFieldsRef: true });
  };

  const fail = (error: unknown, at?: Work) => {
    console.error(error);
    const refusal = at?.refusalOf(error, at.control, words.deliveryFailed);
    track("contact_error", { category: "contact", label: refusal?.status ?? "network" });
    toast({ variant: "destructive", title: words.failed, description: refusal?.text ?? words.failedText });
  };

  const send = async (values: InquiryFormValues, at: Work) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    track("contact_submit", { category: "contact", label: page });
    try {
      await post(values, at);
    } catch (error) {
      fail(error, at);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  /** Ignores every press while one is under way; the second click of a double one finds `sending` set. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const element = event.currentTarget;
    loadWork(element)
      .then(
        (at) => at.control.handleSubmit((values) => send(values, at))(),
        () => sendPlainly(element),
      )
      .catch(fail);
  };

  return { form, submit, busy, page, locale, errors };
}
