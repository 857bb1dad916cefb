import "server-only";

const MOST = 20;
const LONGEST = 120;

/** The headings of a Markdown text, down to the third level, as a short table of contents in plain text. */
export function headingsOf(markdown: string): string[] {
  const headings: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split("\n")) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = fence === undefined ? mark : undefined;
    if (fence !== undefined) continue;
    const heading = /^ {0,3}#{1,3}[ \t]+(.*)$/
      .exec(line)?.[1]
      ?.replace(/[ \t]#+[ \t]*$/, "")
      .trim();
    if (heading) headings.push(heading.slice(0, LONGEST));
    if (headings.length === MOST) break;
  }
  return headings;
}

/** Name of the file a brief becomes; the first eight characters of the inquiry's id tell one from another. */
export const briefFileName = (inquiryId: string): string => `Материалы-к-заявке-${inquiryId.slice(0, 8)}.md`;
