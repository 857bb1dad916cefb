"use client";

import { useEffect, useState, type ReactNode, type SubmitEvent } from "react";
import { BriefAttachment, type BriefWords } from "@/components/forms/brief-attachment";
import type { InquiryControlWords } from "@/components/forms/inquiry-control";
import { sendPlainly } from "@/components/forms/send-plainly";
import { useDraft } from "@/components/forms/use-draft";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { loadToaster } from "@/components/ui/use-toast";
import { useWhenNear } from "@/components/ui/use-when-near";
import { usePathname } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/paths";
import { useLocale } from "@/lib/i18n/use-locale";

/** The notification comes along: without it the form could not say how it went. */
const loadControl = async () => {
  const [{ InquiryControl }] = await Promise.all([
    import("@/components/forms/inquiry-control"),
    loadToaster(),
  ]);
  return InquiryControl;
};

const button = `${buttonVariants()} w-full aria-disabled:bg-[color-mix(in_oklab,var(--foreground)_84%,var(--background))]`;

type InquiryFormProps = {
  words: Record<"label" | "trap" | "submit" | "sending", string>;
  control: InquiryControlWords;
  brief: BriefWords;
  /** Markup of the server. */
  fields: ReactNode;
  consent: ReactNode;
};

/**
 * The inquiry form. It is whole without JavaScript: then the browser checks the fields, posts them, and is sent on. What controls it
 * otherwise is loaded when it comes near; a press that comes sooner waits for it, and where it cannot be had, the browser posts the form.
 */
export function InquiryForm({ words, control, brief, fields, consent }: InquiryFormProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const locale = useLocale();
  const page = localePath(usePathname(), locale);
  const draft = useDraft(form);
  const { loaded: InquiryControl, loadNow } = useWhenNear(form, loadControl);
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // Until now the browser's own checks stood guard; from here on the form explains itself.
    form?.setAttribute("novalidate", "");
  }, [form]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (InquiryControl) return;
    const element = event.currentTarget;
    setPressed(true);
    loadNow().catch(() => {
      setPressed(false);
      sendPlainly(element);
    });
  };

  return (
    <form
      ref={setForm}
      method="post"
      action="/api/contact"
      data-slot="inquiry"
      className="grid gap-4.5"
      aria-label={words.label}
      aria-busy={busy}
      onSubmit={submit}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      {fields}
      <BriefAttachment words={brief} disabled={busy} />
      {consent}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="inquiry-website">{words.trap}</label>
        <input id="inquiry-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" data-slot="button" className={button} aria-disabled={busy || undefined}>
        {/* Standing still it says nothing that the label does not say in words. */}
        {busy && <Spinner className="motion-reduce:hidden" />}
        {busy ? words.sending : words.submit}
      </button>
      <p role="status" className="sr-only">
        {busy && words.sending}
      </p>
      {form && InquiryControl && (
        <InquiryControl
          form={form}
          pressed={pressed}
          draft={draft}
          locale={locale}
          page={page}
          words={control}
          onBusy={setBusy}
        />
      )}
    </form>
  );
}
