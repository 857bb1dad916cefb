import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { buttonVariants } from "@/components/ui/button-variants";
import { FieldError, fieldErrorId, fieldHintId } from "@/components/ui/field";

export type FileRules = Record<"remove" | "wrongType" | "tooLarge", string> & { maxBytes: number };

/** The control of the file, where the form has one. */
const fileControl = (form: HTMLFormElement): HTMLInputElement | undefined => {
  const control = form.elements.namedItem("file");
  return control instanceof HTMLInputElement ? control : undefined;
};

export const fileOf = (form: HTMLFormElement): File | undefined => fileControl(form)?.files?.[0];

/** Says at its place why the server did not take the file. */
export function refuseFile(form: HTMLFormElement, why: string): void {
  fileControl(form)?.setCustomValidity(why);
  hasGoodFile(form);
}

/** Whether the file, if there is one, can be sent; else the visitor is led to it. */
export function hasGoodFile(form: HTMLFormElement): boolean {
  const control = fileControl(form);
  const isGood = control?.checkValidity() ?? true;
  if (!isGood) control?.focus();
  return isGood;
}

const remove = buttonVariants({ variant: "ghost", size: "icon" });

type FileControlProps = { form: HTMLFormElement; rules: FileRules };

/** Characters at the end of a name that always show: where names differ, and the type. */
const NAME_END = 10;

/** The name of a file in one line. Where it is longer than its place, its middle is left out. */
function FileName({ children: name }: { children: string }) {
  const end = Math.max(0, name.length - NAME_END);
  return (
    <>
      <span className="min-w-0 shrink-999 truncate">{name.slice(0, end)}</span>
      <span className="flex min-w-0 justify-end overflow-hidden">{name.slice(end)}</span>
    </>
  );
}

/** What is wrong with a file, as far as a browser can tell; `accept` holds the endings with their dots. */
function troubleOf(file: File | undefined, accept: string, rules: FileRules): string {
  if (!file) return "";
  const name = file.name.toLowerCase();
  if (!accept.split(",").some((ending) => name.endsWith(ending))) return rules.wrongType;
  return file.size > rules.maxBytes ? rules.tooLarge : "";
}

/**
 * Takes care of the visitor's own file. What is wrong with it is the control's validity: whoever sends the form asks for that, and what
 * the server refuses is told the same way.
 */
export function FileControl({ form, rules }: FileControlProps) {
  const [chosen, setChosen] = useState<File>();
  const [trouble, setTrouble] = useState("");
  const input = fileControl(form);
  const place = document.getElementById(fieldErrorId(input?.id ?? ""));
  const namePlace = input?.parentElement?.querySelector("[data-slot=file-name]");

  useEffect(() => {
    const control = fileControl(form);
    if (!control) return;
    const hold = (file: File | undefined) => {
      const found = troubleOf(file, control.accept, rules);
      control.setCustomValidity(found);
      setChosen(file);
      setTrouble(found);
    };
    const end = new AbortController();
    const { signal } = end;
    control.addEventListener("change", () => hold(control.files?.[0]), { signal });
    control.addEventListener("invalid", () => setTrouble(control.validationMessage), { signal });
    form.addEventListener("reset", () => hold(undefined), { signal });
    // It may have been chosen before this code was there.
    control.dispatchEvent(new Event("change"));
    return () => end.abort();
  }, [form, rules]);

  useEffect(() => {
    const control = fileControl(form);
    if (!control) return;
    const { id } = control;
    control.setAttribute("aria-describedby", `${fieldHintId(id)}${trouble && ` ${fieldErrorId(id)}`}`);
    control.ariaInvalid = String(trouble !== "");
  }, [form, trouble]);

  const clear = () => {
    const control = fileControl(form);
    if (!control) return;
    control.value = "";
    control.dispatchEvent(new Event("change"));
    control.focus();
  };
  return (
    <>
      {chosen &&
        input?.parentElement &&
        createPortal(
          <span className="absolute top-1.5 right-1.5">
            <button type="button" className={remove} aria-label={rules.remove} onClick={clear}>
              <X />
            </button>
          </span>,
          input.parentElement,
        )}
      {chosen && namePlace && createPortal(<FileName>{chosen.name}</FileName>, namePlace)}
      {place && trouble && createPortal(<FieldError>{trouble}</FieldError>, place)}
    </>
  );
}
