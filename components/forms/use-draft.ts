import { useEffect, useRef, type RefObject } from "react";
import {
  attemptDraft,
  forgetDraft,
  keepDraft,
  openDraft,
  type Attempt,
  type Draft,
} from "@/lib/inquiries/draft";
import { inquiryFieldNames } from "@/lib/inquiries/fields";

/** The controls of the form whose text is kept, by field. */
const controlsOf = (form: HTMLFormElement) =>
  inquiryFieldNames.flatMap((field) => {
    const control = form.elements.namedItem(field);
    return control && "value" in control ? [[field, control] as const] : [];
  });

/** What is proposed is not written yet: other documents may propose something else. */
const isProposal = (control: Element | RadioNodeList, value: string) =>
  control instanceof HTMLElement && control.dataset["proposal"] === value;

const textsOf = (form: HTMLFormElement): Draft["values"] =>
  Object.fromEntries(
    controlsOf(form).map(([field, control]) => [
      field,
      isProposal(control, control.value) ? "" : control.value,
    ]),
  );

/** Keeps what the visitor writes over a reload, or a change of the language, until it has been sent. */
export function useDraft(ref: RefObject<HTMLFormElement | null>) {
  const draft = useRef<Draft>(undefined);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const keep = (next: Draft) => {
      draft.current = next;
      keepDraft(next);
    };
    const opened = openDraft();
    for (const [field, control] of controlsOf(form))
      // What stands in the field already was typed, or put back by the browser, before this script ran: it is newer.
      control.value ||= opened.values[field] ?? "";
    keep({ ...opened, values: textsOf(form) });
    const typed = () => {
      keep({ ...(draft.current ?? opened), values: textsOf(form) });
    };
    form.addEventListener("input", typed);
    return () => form.removeEventListener("input", typed);
  }, [ref]);

  return {
    /** The draft that is about to be sent with this content. */
    attempt: (content: readonly unknown[]): Attempt => {
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
