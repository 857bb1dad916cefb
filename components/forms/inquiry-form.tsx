"use client";

import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import type { BriefAttachmentProps, BriefWords } from "@/components/forms/brief-attachment";
import { failureLook } from "@/components/forms/failure-look";
import type { InquiryControlWords } from "@/components/forms/inquiry-control";
import type { SentInquiry, SentWords } from "@/components/forms/inquiry-sent";
import { InquirySubjects } from "@/components/forms/inquiry-subjects";
import type { SubjectWords } from "@/components/forms/subject-chips";
import { sendPlainly } from "@/components/forms/send-plainly";
import { useDraft } from "@/components/forms/use-draft";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { loadToaster } from "@/components/ui/use-toast";
import { useWhenNear } from "@/components/ui/use-when-near";
import { usePathname } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/paths";
import { useLocale } from "@/lib/i18n/use-locale";
import { writtenIn } from "@/lib/i18n/written-in";
import { currentBrief, subscribeToBrief } from "@/lib/inquiries/brief";

/** Few visitors bring documents along. Where the code for them cannot be had, the form names them, and sends them all the same. */
const BriefAttachment = lazy(async () => ({
  default: await import("@/components/forms/brief-attachment").then(
    ({ BriefAttachment }) => BriefAttachment,
    () => BriefName,
  ),
}));

const BriefName = ({ brief, words }: Pick<BriefAttachmentProps, "brief" | "words">) => (
  <p data-slot="inquiry-brief" className="text-sm">
    {words.attached}{" "}
    <span className="ym-hide-content" lang={writtenIn(brief.title)}>
      {brief.title}
    </span>
  </p>
);

const none = () => undefined;

/** What says how it went comes along. */
const loadControl = async () => {
  const [{ InquiryControl }, { InquirySent }] = await Promise.all([
    import("@/components/forms/inquiry-control"),
    import("@/components/forms/inquiry-sent"),
    loadToaster(),
  ]);
  return { InquiryControl, InquirySent };
};

const button = `${buttonVariants()} w-full aria-disabled:bg-[color-mix(in_oklab,var(--foreground)_84%,var(--background))]`;

type InquiryFormProps = {
  words: Record<"label" | "trap" | "submit" | "sending", string>;
  control: InquiryControlWords;
  sent: SentWords;
  brief: BriefWords;
  subjects: SubjectWords;
  /** Markup of the server. */
  fields: ReactNode;
  consent: ReactNode;
  /** Phone and mail, for when the form fails. */
  otherWays: ReactNode;
  /** What happens once an inquiry is in. */
  next: ReactNode;
};

/**
 * The inquiry form. It is whole without JavaScript: then the browser checks the fields, posts them, and is sent on. What controls it
 * otherwise is loaded when it comes near; a press that comes sooner waits for it, and where it cannot be had, the browser posts the form.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { words, control, sent, brief, subjects, fields, consent, otherWays, next } = props;
  const ref = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  const page = localePath(usePathname(), locale);
  const draft = useDraft(ref);
  const attached = useSyncExternalStore(subscribeToBrief, currentBrief, none);
  // A pass later than the draft: what the visitor has written stands before anything is proposed.
  const isDraftBack = useDeferredValue(true, false);
  const { loaded, element: form, loadNow } = useWhenNear(ref, loadControl);
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SentInquiry | string>();
  const isSent = typeof outcome === "object";

  useEffect(() => {
    // Until now the browser's own checks stood guard; from here on the form explains itself.
    ref.current?.setAttribute("novalidate", "");
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loaded) return;
    const element = event.currentTarget;
    setPressed(true);
    loadNow().catch(() => {
      setPressed(false);
      sendPlainly(element);
    });
  };

  const again = () => {
    flushSync(() => setOutcome(undefined));
    ref.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  };

  return (
    <>
      {loaded && isSent && <loaded.InquirySent inquiry={outcome} words={sent} next={next} onAgain={again} />}
      <form
        ref={ref}
        hidden={isSent}
        method="post"
        action="/api/contact"
        encType={control.file && "multipart/form-data"}
        data-slot="inquiry"
        className="grid grid-cols-1 gap-4.5"
        aria-label={words.label}
        aria-busy={busy}
        onSubmit={submit}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="page" value={page} />
        <InquirySubjects words={subjects} disabled={busy} />
        {fields}
        <Suspense>
          {isDraftBack && attached && (
            <BriefAttachment form={ref} brief={attached} words={brief} disabled={busy} />
          )}
        </Suspense>
        {consent}
        <div className="sr-only" aria-hidden="true">
          <label htmlFor="inquiry-website">{words.trap}</label>
          <input id="inquiry-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {typeof outcome === "string" && (
          <div data-slot="inquiry-failed" className={`grid gap-1.5 ${failureLook}`} role="alert">
            <p>{outcome}</p>
            {otherWays}
          </div>
        )}
        <button type="submit" data-slot="button" className={button} aria-disabled={busy || undefined}>
          {/* Standing still it says nothing that the label does not say in words. */}
          {busy && <Spinner className="motion-reduce:hidden" />}
          {busy ? words.sending : words.submit}
        </button>
        <p role="status" className="sr-only">
          {busy && words.sending}
        </p>
        {form && loaded && (
          <loaded.InquiryControl
            form={form}
            pressed={pressed}
            draft={draft}
            locale={locale}
            page={page}
            words={control}
            onBusy={setBusy}
            onOutcome={setOutcome}
          />
        )}
      </form>
    </>
  );
}
