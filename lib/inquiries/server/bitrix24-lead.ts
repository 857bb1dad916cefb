import "server-only";
import { inquiryFieldRows, type InquiryFieldName } from "@/lib/inquiries/fields";
import { sizeInWords } from "@/lib/inquiries/file";
import { briefFileName, headingsOf } from "@/lib/inquiries/server/brief-headings";
import type { Inquiry, InquiryContent } from "@/lib/inquiries/server/store";
import { subjectRows } from "@/lib/inquiries/server/subjects";

/** Marks our leads in the CRM; with the inquiry's id it finds a lead again. Never change it: old leads carry it. */
export const ORIGINATOR_ID = "website";

/** The CRM's own limit of a title is 255 characters. */
const TITLE_MAX = 250;

/**
 * Makes a visitor's text plain in a comment that the CRM renders as BB-code: an invisible character after each
 * opening bracket keeps `[url=…]` from being read as a tag, however often the text is escaped later on.
 */
export const withoutBbCode = (text: string): string => text.replaceAll("[", "[\u200B");

/** Keeps a value from being a formula in a spreadsheet that somebody exports from the CRM (CSV injection). */
export const withoutFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** White space, marks without width and quotes before its sign do not count. */
const isFormula = (text: string) => /^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u.test(text);

function lines(rows: readonly (readonly [label: string, value: string | null | undefined])[]): string {
  return rows
    .filter(([, value]) => value != null && value !== "")
    .map(([label, value]) => `${label}: ${withoutBbCode(value ?? "")}`)
    .join("\n");
}

/** Labels are Russian whatever the visitor's language: the managers who read the comment are. */
function commentsOf({ id, content }: Inquiry, contactToo: boolean): string {
  const { consent } = content;
  const inComment = inquiryFieldRows.filter(
    ([name]) => name !== "message" && (contactToo || placeOf(name, content[name]) === undefined),
  );
  const contact = lines([
    ...inComment.map(([name, { label }]) => [label, content[name]] as const),
    ...subjectRows(content),
  ]);
  const origin = lines([
    ["Страница", content.page],
    ["Язык", content.locale],
    [
      "Согласие на обработку данных",
      `дано ${consent.at}${consent.page === null ? "" : `, страница ${consent.page}`}`,
    ],
    ["Редакция согласия", consent.edition],
    [`SHA-256 ${consent.hashOf === "shown" ? "показанного текста" : "файла"} согласия`, consent.hash],
    ["Номер обращения", id],
  ]);
  const parts = [
    contact,
    withoutBbCode(content.message),
    briefNote({ id, content }),
    fileNote(content),
    origin,
  ];
  return withoutFormula(parts.filter(Boolean).join("\n\n"));
}

/** The brief itself is a file on the timeline; the comment says so and what is in it. */
function briefNote({ id, content: { brief } }: Inquiry): string {
  if (!brief) return "";
  const headings = headingsOf(brief).map((heading) => `— ${withoutBbCode(heading)}`);
  return [`К обращению приложены материалы: файл ${briefFileName(id)} в ленте лида.`, ...headings].join("\n");
}

/** The visitor's own file follows the lead, too. */
const fileNote = ({ file }: InquiryContent) =>
  file
    ? `К обращению приложен файл: ${withoutBbCode(file.name)}, ${sizeInWords(file.size)}. Он придёт в ленту лида.`
    : "";

/** Names of `crm.item.add`; it ignores an unknown one silently, so a typing error here loses data. */
type LeadFields = {
  title: string;
  originatorId: string;
  originId: string;
  comments: string;
  sourceId?: string;
  sourceDescription?: string;
  name?: string;
  companyTitle?: string;
  fm?: { typeId: "EMAIL" | "PHONE"; valueType: "WORK"; value: string }[];
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmContent?: string;
  utmTerm?: string;
};

/** A telephone number as people write it. */
const NUMBER = /^\+?[\d\s().–-]+$/;

/** The fields for which a lead has a place of its own; any other is a line of its comment. */
const places: Partial<Record<InquiryFieldName, (value: string) => Partial<LeadFields> | undefined>> = {
  name: (value) => ({ name: withoutFormula(value) }),
  // An address with a sign before it would be another one: it is a line of the comment.
  email: (value) => (isFormula(value) ? undefined : { fm: [{ typeId: "EMAIL", valueType: "WORK", value }] }),
  // A number begins with a plus, and is to be called as it stands.
  phone: (value) => ({
    fm: [{ typeId: "PHONE", valueType: "WORK", value: NUMBER.test(value) ? value : withoutFormula(value) }],
  }),
  company: (value) => ({ companyTitle: withoutFormula(value) }),
};

const placeOf = (name: InquiryFieldName, value: string | undefined) =>
  value ? places[name]?.(value) : undefined;

const placed = (content: InquiryContent): Partial<LeadFields> =>
  inquiryFieldRows.reduce<Partial<LeadFields>>((lead, [name]) => {
    const place = placeOf(name, content[name]);
    if (!place) return lead;
    // Ways of contact stand in one list.
    const fm = place.fm && [...(lead.fm ?? []), ...place.fm];
    return { ...lead, ...place, ...(fm && { fm }) };
  }, {});

const titleOf = ({ company, name }: InquiryContent) =>
  `Заявка с сайта: ${withoutFormula(company === undefined || company === "" ? name : company)}`.slice(
    0,
    TITLE_MAX,
  );

/** The least a lead needs, with everything the visitor filled in in its comment. */
export const minimalLeadOf = (inquiry: Inquiry): LeadFields => ({
  title: titleOf(inquiry.content),
  originatorId: ORIGINATOR_ID,
  originId: inquiry.id,
  comments: commentsOf(inquiry, true),
});

/** The map from an inquiry to the fields of a lead. */
export function leadOf(inquiry: Inquiry): LeadFields {
  const { page, utm } = inquiry.content;
  return {
    title: titleOf(inquiry.content),
    originatorId: ORIGINATOR_ID,
    originId: inquiry.id,
    comments: commentsOf(inquiry, false),
    sourceId: "WEB",
    ...(page !== null && { sourceDescription: withoutFormula(page) }),
    ...placed(inquiry.content),
    ...(utm?.source && { utmSource: withoutFormula(utm.source) }),
    ...(utm?.medium && { utmMedium: withoutFormula(utm.medium) }),
    ...(utm?.campaign && { utmCampaign: withoutFormula(utm.campaign) }),
    ...(utm?.content && { utmContent: withoutFormula(utm.content) }),
    ...(utm?.term && { utmTerm: withoutFormula(utm.term) }),
  };
}
