/** What the site knows of a field that a visitor fills in. */
export type InquiryField = {
  type: "text" | "email" | "tel" | "multiline";
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
  // Any form a person writes a number in: it is read by a person too.
  phone: {
    type: "tel",
    required: false,
    max: 40,
    autoComplete: "tel",
    half: true,
    label: "Телефон",
    added: true,
  },
  company: {
    type: "text",
    required: false,
    max: 200,
    autoComplete: "organization",
    half: true,
    label: "Компания",
  },
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
 * What an inquiry is about, where the visitor came to the form from the page of a service or of a project: the slug under each name, in
 * the address of the form and in the request. Labels as in the table above.
 */
export const inquirySubjects = { service: "Услуга", case: "Проект" } as const;

export type SubjectName = keyof typeof inquirySubjects;
export type InquirySubjects = Partial<Record<SubjectName, string | undefined>>;

export const subjectNames = Object.keys(inquirySubjects) as SubjectName[];

/** Titles by slug, as `GET /api/subjects` answers. */
export type SubjectTitles = Record<SubjectName, Record<string, string>>;

/** The subjects alone, of what may have more. */
export const subjectsIn = (content: InquirySubjects): InquirySubjects =>
  Object.fromEntries(subjectNames.flatMap((name) => (content[name] ? [[name, content[name]]] : [])));

/**
 * What makes two inquiries the same: what the visitor wrote, attached and asks about, not when, where, or how fast. Fingerprints of it
 * are stored: the first rows and the brief have fixed places, a row that was added counts by name, once it has a value.
 * @param file what tells one attached file from another: a hash of its content, in the store its SHA-256
 */
export const comparedContent = (
  content: InquiryTexts & InquirySubjects & { brief?: string | undefined },
  file?: string,
): readonly unknown[] => [
  ...inquiryFieldRows.filter(([, { added }]) => !added).map(([name]) => content[name] ?? ""),
  content.brief ?? "",
  ...inquiryFieldRows
    .filter(([name, { added }]) => added && content[name])
    .map(([name]) => [name, content[name]]),
  ...Object.entries(subjectsIn(content)),
  ...(file === undefined ? [] : [["file", file]]),
];
