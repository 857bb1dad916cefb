import "server-only";

/** About four lines of a list: more is read on the page itself. */
const LENGTH = 280;

/** What stands at the beginning of a line that is no prose: a heading, a list, a quotation, a table, a picture, code. */
const NO_PROSE = /^(?:#|[-*+] |\d+\. |>|\||!\[|```|~~~)/;

/** Marks of Markdown inside a line, without the words they mark. */
const plain = (line: string) =>
  line
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[*_`]/g, "")
    .replaceAll(/\s*\n\s*/g, " ");

/** The first sentences of a text in Markdown, whole ones; nothing where it begins with no paragraph of prose. */
export function openingOf(markdown: string): string | undefined {
  const paragraph = markdown.trim().split(/\n{2,}/)[0] ?? "";
  if (paragraph === "" || NO_PROSE.test(paragraph)) return undefined;
  const sentences = plain(paragraph).split(/(?<=[.!?…][»”)]?)[ \u00a0](?=\p{Lu}|[«“])/u);
  return sentences.reduce((opening, sentence) =>
    opening.length + sentence.length > LENGTH ? opening : `${opening} ${sentence}`,
  );
}
