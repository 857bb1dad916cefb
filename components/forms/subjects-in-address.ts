import { subjectNames, type InquirySubjects, type SubjectName } from "@/lib/inquiries/fields";

const fieldOf = (form: HTMLFormElement, name: SubjectName) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** What the chips of the form stand for. */
export const subjectsOf = (form: HTMLFormElement): InquirySubjects =>
  Object.fromEntries(
    subjectNames.flatMap((name) => {
      const field = fieldOf(form, name);
      return field ? [[name, field.value]] : [];
    }),
  );

/** What they say. */
export const subjectTitles = (form: HTMLFormElement): InquirySubjects =>
  Object.fromEntries(subjectNames.map((name) => [name, fieldOf(form, name)?.dataset["title"]]));

/** Takes subjects out of the address of the page, and with them their chips. */
export function forgetSubject(...names: SubjectName[]): void {
  const address = new URL(window.location.href);
  for (const name of names) address.searchParams.delete(name);
  if (address.href !== window.location.href) window.history.replaceState(null, "", address);
}
