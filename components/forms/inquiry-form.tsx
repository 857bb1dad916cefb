"use client";

import { type ReactNode } from "react";
import { BriefAttachment, type BriefWords } from "@/components/forms/brief-attachment";
import { errorText, type InquiryErrorWords, type InquiryField } from "@/components/forms/inquiry-errors";
import { useInquiryForm, type InquiryOutcomeWords } from "@/components/forms/use-inquiry-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import { inquiryMaxima } from "@/lib/inquiries/maxima";
import { INQUIRY_MINIMA } from "@/lib/site/constants";

type Words = Record<
  | "label"
  | `${"name" | "email" | "company" | "message"}${"" | "Placeholder"}`
  | "optional"
  | "trap"
  | "submit"
  | "sending",
  string
>;

/** A field steps back while the form is sent. */
const quiet = "in-aria-busy:border-line-strong";

export type InquiryFormProps = {
  words: Words;
  errors: InquiryErrorWords;
  outcome: InquiryOutcomeWords;
  brief: BriefWords;
  /** The words of the consent with their two links. */
  consent: ReactNode;
};

/** The inquiry form. It is whole without JavaScript: then the browser checks the fields, posts them, and is sent on. */
export function InquiryForm({ words, errors: errorWords, outcome, brief, consent }: InquiryFormProps) {
  const { form, submit, busy, page, locale, errors } = useInquiryForm(outcome);

  const error = (name: InquiryField) => errorText(name, errors[name], errorWords);
  const field = (name: InquiryField) => ({ id: `inquiry-${name}`, error: error(name) });
  const control = (name: InquiryField) => ({
    name,
    id: `inquiry-${name}`,
    "aria-invalid": error(name) !== undefined,
    "aria-describedby": error(name) && `inquiry-${name}-error`,
  });
  const text = (name: Exclude<InquiryField, "consent">) => ({
    ...control(name),
    placeholder: words[`${name}Placeholder`],
    readOnly: busy,
  });

  return (
    <form
      ref={form}
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
      <div className="grid grid-cols-1 gap-x-4 gap-y-4.5 min-[561px]:grid-cols-2">
        <Field {...field("name")} label={<Required>{words.name}</Required>}>
          <Input
            {...text("name")}
            className={quiet}
            required
            minLength={INQUIRY_MINIMA.name}
            maxLength={inquiryMaxima.name}
            autoComplete="name"
          />
        </Field>
        <Field {...field("email")} label={<Required>{words.email}</Required>}>
          <Input
            {...text("email")}
            className={quiet}
            type="email"
            inputMode="email"
            required
            maxLength={inquiryMaxima.email}
            autoComplete="email"
          />
        </Field>
      </div>
      <Field {...field("company")} label={words.company} note={words.optional}>
        <Input
          {...text("company")}
          className={quiet}
          maxLength={inquiryMaxima.company}
          autoComplete="organization"
        />
      </Field>
      <Field {...field("message")} label={<Required>{words.message}</Required>}>
        <Textarea
          {...text("message")}
          className={quiet}
          required
          minLength={INQUIRY_MINIMA.message}
          rows={4}
        />
      </Field>
      <BriefAttachment words={brief} disabled={busy} />
      <div
        data-slot="inquiry-consent"
        className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-[7px] text-sm text-muted-foreground"
      >
        {/* Not even the browser may put a tick back after a reload: consent is given by hand. */}
        <Checkbox {...control("consent")} required autoComplete="off" />
        <label htmlFor="inquiry-consent">{consent}</label>
        <FieldError id="inquiry-consent-error" className="col-start-2">
          {error("consent")}
        </FieldError>
      </div>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="inquiry-website">{words.trap}</label>
        <input id="inquiry-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button
        type="submit"
        className="w-full aria-disabled:bg-[color-mix(in_oklab,var(--foreground)_84%,var(--background))]"
        busy={busy}
      >
        {/* Standing still it says nothing that the label does not say in words. */}
        {busy && <Spinner className="motion-reduce:hidden" />}
        {busy ? words.sending : words.submit}
      </Button>
      <p role="status" className="sr-only">
        {busy && words.sending}
      </p>
    </form>
  );
}

const Required = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <span className="ml-[3px] text-accent" aria-hidden="true">
      *
    </span>
  </>
);
