import * as z from "zod/mini";
import type { inquiryFields } from "@/lib/inquiries/fields";
import { inquiryFieldRows, type InquiryField, type InquiryFieldName } from "@/lib/inquiries/fields";
import { cleanText, text } from "@/lib/validation/text";

const OPTIONAL_MAX = 2_000;

/**
 * Local part as HTML's own check has it, plus letters of any script; at least two labels, so that a domain such as
 * `пример.рф` passes and `user@localhost` does not. Every repetition is bounded: no input makes it slow.
 */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,10}(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

const optionalText = z.optional(text({ max: OPTIONAL_MAX }));

/**
 * Marks of an advertising campaign, from the address the visitor came by (`utm_source` and so on).
 */
const utmSchema = z.strictObject({
  source: optionalText,
  medium: optionalText,
  campaign: optionalText,
  content: optionalText,
  term: optionalText,
});

const email = ({ max, errorKey }: InquiryField) =>
  z.string({ error: errorKey }).check(
    z.overwrite(cleanText),
    z.maxLength(max),
    // A longer text has its own message already, and is not worth matching.
    z.refine((value) => value.length > max || EMAIL.test(value), errorKey),
  );

function rule(field: InquiryField) {
  const { type, required, min, max, errorKey } = field;
  const filled = type === "email" ? email(field) : text({ min, max, shortKey: errorKey });
  return required ? filled : z.optional(filled);
}

type Text = z.ZodMiniString<string>;
type Rules = {
  [Name in InquiryFieldName]: (typeof inquiryFields)[Name]["required"] extends true
    ? Text
    : z.ZodMiniOptional<Text>;
};

/** What the visitor fills in; the form checks itself with it before it sends anything. */
const visible = {
  ...(Object.fromEntries(inquiryFieldRows.map(([name, field]) => [name, rule(field)])) as Rules),
  consent: z.boolean("consentRequired").check(z.refine((given) => given, "consentRequired")),
};

/** The fields of the inquiry form. Messages are keys of `fields` in `messages/<locale>/errors.json`. */
export const inquiryFormSchema = z.strictObject(visible);

/**
 * The body of `POST /api/contact`: the form, and what the page adds to it.
 * `service` and `case` are slugs, which the server knows; `website` is a trap no visitor sees; `elapsedMs` is the time from showing the form to sending it.
 */
export const inquirySchema = z.strictObject({
  ...visible,
  locale: z.optional(z.enum(["ru", "en"])),
  page: optionalText,
  utm: z.optional(utmSchema),
  brief: z.optional(text({ max: 100_000 })),
  service: optionalText,
  case: optionalText,
  website: optionalText,
  elapsedMs: z.optional(z.number().check(z.nonnegative())),
});

export type InquiryFormValues = z.infer<typeof inquiryFormSchema>;
export type FormField = keyof InquiryFormValues;

export const formFields = Object.keys(visible) as FormField[];

export const isFormField = (name: string): name is FormField => Object.hasOwn(visible, name);

/** What the form holds once an inquiry has been sent. */
export const emptyInquiry = Object.fromEntries(
  formFields.map((name) => [name, name === "consent" ? false : ""]),
) as InquiryFormValues;

export type InquiryRequest = z.infer<typeof inquirySchema>;
export type Utm = z.infer<typeof utmSchema>;

/** The answer of `POST /api/contact`. */
export type InquiryAnswer = { id: string; status: "delivered" | "queued" };
