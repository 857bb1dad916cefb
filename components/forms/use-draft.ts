"use client";

import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  attemptDraft,
  draftFields,
  forgetDraft,
  keepDraft,
  openDraft,
  type Draft,
} from "@/lib/inquiries/draft";
import type { InquiryFormValues } from "@/lib/inquiries/schema";

const textsOf = (values: Partial<InquiryFormValues>): Draft["values"] =>
  Object.fromEntries(draftFields.map((field) => [field, values[field] ?? ""]));

/** Keeps what the visitor writes over a reload, or a change of the language, until it has been sent. */
export function useDraft({ getValues, setValue, subscribe }: UseFormReturn<InquiryFormValues>) {
  const draft = useRef<Draft>(undefined);

  useEffect(() => {
    const keep = (next: Draft) => {
      draft.current = next;
      keepDraft(next);
    };
    const opened = openDraft();
    for (const field of draftFields) {
      const kept = opened.values[field];
      // What stands in the field already was typed, or put back by the browser, before this script ran: it is newer.
      if (kept && !getValues(field)) setValue(field, kept);
    }
    keep({ ...opened, values: textsOf(getValues()) });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keep({ ...(draft.current ?? opened), values: textsOf(values) }),
    });
  }, [getValues, setValue, subscribe]);

  return {
    /** The draft that is about to be sent with this content. */
    attempt: (content: readonly (string | undefined)[]): Draft => {
      const next = attemptDraft(draft.current ?? openDraft(), content);
      draft.current = next;
      keepDraft(next);
      return next;
    },
    forget: () => {
      draft.current = forgetDraft();
    },
  };
}
