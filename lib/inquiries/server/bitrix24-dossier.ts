import "server-only";
import { withoutBbCode } from "@/lib/inquiries/server/bitrix24-lead";
import { briefFileName, headingsOf } from "@/lib/inquiries/server/brief-headings";
import type { Inquiry } from "@/lib/inquiries/server/store";

const MARK = "Материалы к обращению";

/**
 * Fields of `crm.timeline.comment.add`: the visitor's brief as a file on the timeline of the lead. A file because a brief may
 * have 100,000 characters, and the text column behind a comment holds 64 KiB.
 */
export const dossierOf = ({ id, content }: Inquiry, leadId: number) => ({
  ENTITY_ID: leadId,
  ENTITY_TYPE: "lead",
  COMMENT: [
    `${MARK} ${id}`,
    ...headingsOf(content.brief ?? "").map((heading) => `— ${withoutBbCode(heading)}`),
  ].join("\n"),
  FILES: [[briefFileName(id), Buffer.from(content.brief ?? "", "utf8").toString("base64")]],
});

/** Whether a comment is the one `dossierOf` makes of this inquiry. */
export const isDossierOf = (inquiryId: string, comment: string): boolean =>
  comment.includes(`${MARK} ${inquiryId}`);
