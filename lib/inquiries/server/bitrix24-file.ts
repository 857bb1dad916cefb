import "server-only";
import { sizeInWords } from "@/lib/inquiries/file";
import { FILE_CONTENT } from "@/lib/inquiries/server/bitrix24-client";
import { withoutBbCode } from "@/lib/inquiries/server/bitrix24-lead";
import type { Inquiry } from "@/lib/inquiries/server/store";

const MARK = "Файл к обращению";

/** Fields of `crm.timeline.comment.add`: the visitor's own file on the timeline of the lead. */
export const fileCommentOf = ({ id, content: { file } }: Inquiry, leadId: number) => ({
  ENTITY_ID: leadId,
  ENTITY_TYPE: "lead",
  COMMENT: file
    ? [
        `${MARK} ${id}`,
        `${withoutBbCode(file.name)}, ${sizeInWords(file.size)}`,
        `Прислан посетителем сайта, на вирусы не проверен. SHA-256 ${file.sha256}`,
      ].join("\n")
    : "",
  FILES: [[file?.name, FILE_CONTENT]],
});

/** Whether a comment is the one `fileCommentOf` makes of this inquiry. */
export const isFileOf = (inquiryId: string, comment: string): boolean =>
  comment.includes(`${MARK} ${inquiryId}`);
