const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
const CONTINUED = /^(?: {2,}|\t)/;
/** Definitions of links and footnotes reach across blocks. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:/m;

/**
 * Splits Markdown at blank lines into blocks that can be rendered apart: fenced code stays whole, and a list keeps its items and
 * what is indented under them. While a text is written, all blocks but the last stay as they are. A text with definitions is one block.
 */
export function splitBlocks(text: string): string[] {
  if (DEFINITION.test(text)) return [text];
  const blocks: string[][] = [];
  let fence = "";
  let gap = true;
  for (const line of text.split("\n")) {
    if (!fence && line.trim() === "") {
      gap = true;
      continue;
    }
    const current = blocks.at(-1);
    if (!gap && current) current.push(line);
    else if (
      current &&
      (LIST_ITEM.test(line) || CONTINUED.test(line)) &&
      current.some((earlier) => LIST_ITEM.test(earlier))
    )
      current.push("", line);
    else blocks.push([line]);
    gap = false;

    const [, mark = "", info = ""] = FENCE.exec(line) ?? [];
    if (!fence) fence = mark;
    else if (mark.startsWith(fence) && info.trim() === "") fence = "";
  }
  return blocks.map((lines) => lines.join("\n"));
}

/** Depth of the first heading outside of code: the document's own top level. */
export function topHeading(blocks: readonly string[]): number {
  for (const block of blocks) {
    const [, marks] = /^ {0,3}(#{1,6})\s/m.exec(block.startsWith("```") ? "" : block) ?? [];
    if (marks) return marks.length;
  }
  return 1;
}
