import { createFormControl, type FieldErrors } from "react-hook-form";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { inquiryFields } from "@/components/forms/inquiry-errors";
import { inquiryFormSchema, type InquiryFormValues } from "@/lib/inquiries/schema";

export type InquiryErrors = FieldErrors<InquiryFormValues>;

/**
 * Takes charge of a form that stands on the page already: checks it by the server's own rules, at the first press of its button and
 * at every change after that, and tells `onErrors` what is wrong. What stands in the fields stays. A file of its own, loaded when
 * somebody comes to the form: the form library and the rules weigh more than the form.
 */
export function controlInquiry(form: HTMLFormElement, onErrors: (errors: InquiryErrors) => void) {
  const control = createFormControl<InquiryFormValues>({
    resolver: standardSchemaResolver(inquiryFormSchema),
  });
  for (const name of inquiryFields) {
    const element = form.elements.namedItem(name);
    if (!(element instanceof HTMLElement)) continue;
    const { ref, onChange, onBlur } = control.register(name);
    ref(element);
    element.addEventListener("input", (event) => void onChange(event));
    element.addEventListener("blur", (event) => void onBlur(event));
  }
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      onErrors({ ...errors });
    },
  });
  return control;
}
