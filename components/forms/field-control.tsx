import { useEffect } from "react";
import { createPortal } from "react-dom";
import type { UseFormRegister } from "react-hook-form";
import { FieldError, fieldErrorId } from "@/components/ui/field";
import type { FormField, InquiryFormValues } from "@/lib/inquiries/schema";

type FieldControlProps = {
  form: HTMLFormElement;
  name: FormField;
  register: UseFormRegister<InquiryFormValues>;
  /** What is wrong, in words. */
  error: string | undefined;
  busy: boolean;
};

const controlOf = (form: HTMLFormElement, name: FormField) => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? control : undefined;
};

/** Puts one control that stands on the page into the care of the form, and says at its place what is wrong with it. */
export function FieldControl({ form, name, register, error, busy }: FieldControlProps) {
  const place = document.getElementById(fieldErrorId(controlOf(form, name)?.id ?? ""));

  useEffect(() => {
    const control = controlOf(form, name);
    const { ref, onChange, onBlur } = register(name);
    const end = new AbortController();
    ref(control);
    control?.addEventListener("input", (event) => void onChange(event), { signal: end.signal });
    control?.addEventListener("blur", (event) => void onBlur(event), { signal: end.signal });
    return () => end.abort();
  }, [form, name, register]);

  useEffect(() => {
    const control = controlOf(form, name);
    if (!control || !place) return;
    control.ariaInvalid = String(error !== undefined);
    if (error === undefined) control.removeAttribute("aria-describedby");
    else control.setAttribute("aria-describedby", place.id);
    if ("readOnly" in control) control.readOnly = busy;
  }, [form, name, place, error, busy]);

  return place && error !== undefined ? createPortal(<FieldError>{error}</FieldError>, place) : null;
}
