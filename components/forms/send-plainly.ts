import { currentBrief } from "@/lib/inquiries/brief";

/** In characters. As a field of a plain form a letter may take six bytes, and the server takes 320 KiB in all. */
const BRIEF_MAX = 40_000;

/**
 * Has the browser send the inquiry form by itself, as without JavaScript: for a page whose code does not arrive, for instance because the
 * site has been published anew since it was opened. The browser checks the fields and goes to the page that tells the outcome.
 */
export function sendPlainly(form: HTMLFormElement): void {
  form.noValidate = false;
  if (!form.reportValidity()) return;
  const brief = currentBrief();
  if (brief !== undefined) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = "brief";
    field.value = brief.text.slice(0, BRIEF_MAX);
    form.append(field);
  }
  form.submit();
}
