import type { InquiryRecord } from "@/lib/inquiries/server/desk";
import { inquiryFieldNames, subjectNames } from "../../lib/inquiries/fields.ts";

const time = (at: number | null) => (at === null ? "" : new Date(at).toISOString());

type Cell = string | number | null | undefined;

/** One line per column of the export, in its order. */
const columns: Record<string, (inquiry: InquiryRecord) => Cell> = {
  id: ({ id }) => id,
  status: ({ status }) => status,
  created: ({ createdAt }) => time(createdAt),
  delivered: ({ deliveredAt }) => time(deliveredAt),
  erased: ({ erasedAt }) => time(erasedAt),
  lead: ({ remoteId }) => remoteId,
  attempts: ({ attempts }) => attempts,
  reason: ({ lastReason }) => lastReason,
  ...Object.fromEntries(
    [...inquiryFieldNames, ...subjectNames].map((name) => [
      name,
      ({ content }: InquiryRecord) => content?.[name],
    ]),
  ),
  page: ({ content }) => content?.page,
  locale: ({ content }) => content?.locale,
  utm_source: ({ content }) => content?.utm?.source,
  utm_medium: ({ content }) => content?.utm?.medium,
  utm_campaign: ({ content }) => content?.utm?.campaign,
  utm_content: ({ content }) => content?.utm?.content,
  utm_term: ({ content }) => content?.utm?.term,
  consent: ({ content }) => content?.consent.at,
  consent_page: ({ content }) => content?.consent.page,
  consent_edition: ({ content }) => content?.consent.edition,
  consent_hash: ({ content }) => content?.consent.hash,
  consent_hash_of: ({ content }) => content?.consent.hash && (content.consent.hashOf ?? "file"),
  brief: ({ content }) => content?.brief,
  file: ({ content }) => content?.file?.name,
  file_bytes: ({ content }) => content?.file?.size,
  file_sha256: ({ content }) => content?.file?.sha256,
};

/**
 * A spreadsheet takes a text that begins like this for a formula and may run it; an apostrophe makes it a text. White space, marks
 * without width and quotes before it do not count (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[\s"\p{Cf}]*(?=[=+\-@＝＋－＠])/u;

/** Where other signs separate cells, as in Russian settings, a cell of this file may begin behind any of them, or behind a line end. */
const PIECE = /[^;|\t\r\n]+/g;

const neutral = (text: string) => text.replace(PIECE, (piece) => piece.replace(FORMULA, "$&'"));

/** RFC 4180: quoted where needed, quotes doubled. */
function cell(value: Cell): string {
  const text = typeof value === "string" ? neutral(value) : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]) => `${cells.map(cell).join(",")}\r\n`;

/** The first line, after the mark by which spreadsheets know UTF-8. */
export const csvHead = (): string => `\uFEFF${line(Object.keys(columns))}`;

/** One inquiry; a message with line breaks stays one record. */
export const csvLine = (inquiry: InquiryRecord): string =>
  line(Object.values(columns).map((value) => value(inquiry)));
