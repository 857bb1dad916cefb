import type { FieldError } from "react-hook-form";
import type { InquiryFormValues } from "@/lib/inquiries/schema";

export type InquiryField = keyof InquiryFormValues;

/** Texts of the form's own checks, by the key the shared schema names, and of those too long, by field. */
export type InquiryErrorWords = {
  keys: Record<string, string>;
  tooLong: Partial<Record<InquiryField, string>>;
};

/** Type of an error whose message is a finished text of the server. */
export const SERVER_ERROR = "server";

export const inquiryFields = [
  "name",
  "email",
  "company",
  "message",
  "consent",
] as const satisfies InquiryField[];

export const isInquiryField = (name: string): name is InquiryField =>
  (inquiryFields as readonly string[]).includes(name);

/** What stands under a field, or undefined when there is nothing to say. */
export function errorText(name: InquiryField, error: FieldError | undefined, words: InquiryErrorWords) {
  if (!error?.message) return undefined;
  return error.type === SERVER_ERROR ? error.message : (words.keys[error.message] ?? words.tooLong[name]);
}
