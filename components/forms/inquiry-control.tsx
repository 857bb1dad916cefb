"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm, type FieldError } from "react-hook-form";
import { FileControl, hasGoodFile, type FileRules } from "@/components/forms/file-control";
import { FieldControl } from "@/components/forms/field-control";
import {
  mutationKey,
  SERVER_ERROR,
  useSendInquiry,
  type OutcomeWords,
  type Sender,
} from "@/components/forms/use-send-inquiry";
import { getQueryClient } from "@/lib/api/query-client";
import {
  emptyInquiry,
  formFields,
  inquiryFormSchema,
  type FormField,
  type InquiryFormValues,
} from "@/lib/inquiries/schema";

export type InquiryControlWords = OutcomeWords & {
  /** What the form's own checks say, by the key the schema names. */
  errors: Partial<Record<string, string>>;
  tooLong: Partial<Record<FormField, string>>;
  /** Where the form has a field for a file. */
  file: FileRules | undefined;
};

type InquiryControlProps = Omit<Sender, "words"> & {
  /** Whether the button was pressed before this code was there. */
  pressed: boolean;
  words: InquiryControlWords;
  onBusy: (busy: boolean) => void;
};

/**
 * Controls a form whose markup stands on the page already: checks it, sends it, tells how it went. A part of its own, since the libraries
 * behind it weigh more than the form.
 */
export function InquiryControl(props: InquiryControlProps) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Control {...props} />
    </QueryClientProvider>
  );
}

function Control({ pressed, onBusy, ...sender }: InquiryControlProps) {
  const { form, words } = sender;
  const client = useQueryClient();
  // Without default values: what stands in the fields stays.
  const { register, handleSubmit, setError, reset, formState } = useForm<InquiryFormValues>({
    resolver: zodResolver(inquiryFormSchema),
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const { errors, isSubmitSuccessful } = formState;
  const { mutateAsync, isPending } = useSendInquiry(sender, setError);

  useEffect(() => onBusy(isPending), [isPending, onBusy]);

  useEffect(() => {
    if (!isSubmitSuccessful) return;
    form.reset();
    // The fields stay registered: the next inquiry is written in them.
    reset(emptyInquiry, { keepFieldsRef: true });
  }, [isSubmitSuccessful, form, reset]);

  useEffect(() => {
    /** Ignores every press while one is under way: the second one of a double click comes before the next render. */
    const submit = (event: Event) => {
      event.preventDefault();
      if (client.isMutating({ mutationKey }) > 0) return;
      // A failure has been told by then.
      handleSubmit((values) =>
        hasGoodFile(form) ? mutateAsync(values) : Promise.reject(new Error("wrong file")),
      )().catch(() => undefined);
    };
    form.addEventListener("submit", submit);
    return () => form.removeEventListener("submit", submit);
  }, [client, form, handleSubmit, mutateAsync]);

  useEffect(() => {
    if (pressed) form.requestSubmit();
  }, [form, pressed]);

  return (
    <>
      {formFields.map((name) => (
        <FieldControl
          key={name}
          form={form}
          name={name}
          register={register}
          error={textOf(errors[name], words.tooLong[name], words.errors)}
          busy={isPending}
        />
      ))}
      {words.file && <FileControl form={form} rules={words.file} />}
    </>
  );
}

/** What stands under a field, or undefined when there is nothing to say. */
function textOf(
  error: FieldError | undefined,
  tooLong: string | undefined,
  words: InquiryControlWords["errors"],
) {
  if (!error?.message) return undefined;
  return error.type === SERVER_ERROR ? error.message : (words[error.message] ?? tooLong);
}
