/** What the site knows of a field that a visitor fills in. */
export type InquiryField = {
  type: "text" | "email" | "multiline";
  required: boolean;
  /** Fewest and most characters, in code points, counted after trimming. */
  min?: number;
  max: number;
  /** Key under `fields` in `messages/<locale>/errors.json` of what a value that is missing, too short or of the wrong form is told. */
  errorKey?: "nameTooShort" | "emailInvalid" | "messageTooShort";
  /** Token of HTML's `autocomplete`. */
  autoComplete?: string;
  /** Stands beside the next one where there is room for two. */
  half?: boolean;
  /** What managers read before the value, in mail and in the lead: Russian, whatever the visitor's language. */
  label: string;
  /** A field younger than the first inquiries: what is stored may lack it, and it joins the fingerprint of a content by its name. */
  added?: boolean;
};

/**
 * The fields of an inquiry, once, in the order of the form. Form, schema, fingerprint, store, lead, mail, export and the log's redaction
 * follow this table, so that one field more is an `added` row here and its words in `messages/<locale>/contacts.json` under `form`.
 * A lead has it in its comment, unless `bitrix24-lead.ts` knows a place of its own for it. The order of the rows that are not `added`
 * is part of stored fingerprints: it stays.
 */
export const inquiryFields = {
  name: {
    type: "text",
    required: true,
    min: 2,
    max: 200,
    errorKey: "nameTooShort",
    autoComplete: "name",
    half: true,
    label: "Имя",
  },
  email: {
    type: "email",
    required: true,
    // RFC 5321, section 4.5.3.1.3, less the two angle brackets.
    max: 254,
    errorKey: "emailInvalid",
    autoComplete: "email",
    half: true,
    label: "Эл. почта",
  },
  company: { type: "text", required: false, max: 200, autoComplete: "organization", label: "Компания" },
  message: {
    type: "multiline",
    required: true,
    min: 10,
    max: 8_000,
    errorKey: "messageTooShort",
    label: "Сообщение",
  },
} as const satisfies Record<string, InquiryField>;

export type InquiryFieldName = keyof typeof inquiryFields;

type RequiredName = {
  [Name in InquiryFieldName]: (typeof inquiryFields)[Name]["required"] extends true ? Name : never;
}[InquiryFieldName];

/** What the visitor wrote. */
export type InquiryTexts = Record<RequiredName, string> &
  Partial<Record<Exclude<InquiryFieldName, RequiredName>, string | undefined>>;

export const inquiryFieldNames = Object.keys(inquiryFields) as InquiryFieldName[];

/** The table as it is read row by row. */
export const inquiryFieldRows = Object.entries(inquiryFields) as readonly [InquiryFieldName, InquiryField][];

/** The fields alone, of what may have more. */
export const inquiryTexts = (content: InquiryTexts): InquiryTexts => {
  const texts = inquiryFieldNames.map((name) => [name, content[name]]);
  return Object.fromEntries(texts) as InquiryTexts;
};

/**
 * What makes two inquiries the same: what the visitor wrote and attached, not when, where, or how fast. Fingerprints of it are stored:
 * the first rows and the brief have fixed places, a row that was added counts by name, once it has a value.
 */
export const comparedContent = (
  content: InquiryTexts & { brief?: string | undefined },
): readonly unknown[] => [
  ...inquiryFieldRows.filter(([, { added }]) => !added).map(([name]) => content[name] ?? ""),
  content.brief ?? "",
  ...inquiryFieldRows
    .filter(([name, { added }]) => added && content[name])
    .map(([name]) => [name, content[name]]),
];
