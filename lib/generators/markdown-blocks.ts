const FENCE = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))(.*)$/;
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
const CONTINUED = /^(?: {2,}|\t)/;
/** Definitions of links and footnotes reach across blocks. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:/m;

/** The marks that open or close fenced code on a line, and what stands behind them. */
function fenceOf(line: string): { mark: string; info: string } {
  const [, mark = "", info = ""] = FENCE.exec(line) ?? [];
  // Such a line holds code itself.
  return mark.startsWith("`") && info.includes("`") ? { mark: "", info: "" } : { mark, info: info.trim() };
}

/** The fence that is open behind a line, empty when there is none. */
function fenceBehind(line: string, open: string): string {
  const { mark, info } = fenceOf(line);
  if (open === "") return mark;
  return mark.startsWith(open) && info === "" ? "" : open;
}

/**
 * Splits Markdown at blank lines into blocks that can be rendered apart: fenced code stays whole, and a list keeps its items and
 * what is indented under them. While a text is written, all blocks but the last stay as they are. A text with definitions is one
 * block, as long as it is a light one.
 */
export function splitBlocks(text: string): string[] {
  if (DEFINITION.test(text) && isLightBlock(text)) return [text];
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
    fence = fenceBehind(line, fence);
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

/**
 * What a parser takes for a block grows with the square of its marks, and its stack with every list or quotation inside another. A
 * model that repeats itself writes thousands of both. The longest drafts have a tenth of this.
 */
const MOST = { depth: 24, marks: 1_500, cells: 4_000, documentMarks: 8_000 };

/** The beginning of a quotation or of a list item. */
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
/** An escaped sign is no mark, and a run of backticks is one. */
const MARK = /\\[!-/:-@[-`{-~]|[*_~[\]<|@]|`+/g;
const DELIMITER_ROW = /^[ \t>]*(?=[^-]*-)(?=[^|]*\|)[|: \t-]+$/;
const COLUMNS_A_LEVEL = 2;

/** How deep lists and quotations lie in each other at the beginning of a line; no deeper than one beyond the limit. */
function depthOf(line: string): number {
  let depth = (/^[ \t]*/.exec(line)?.[0].length ?? 0) / COLUMNS_A_LEVEL;
  CONTAINER.lastIndex = 0;
  for (let at = 0; depth <= MOST.depth; at = CONTAINER.lastIndex) {
    if (RULE.test(line.slice(at)) || !CONTAINER.test(line)) break;
    depth += 1;
  }
  return depth;
}

const marksIn = (line: string) => [...line.matchAll(MARK)].filter(([mark]) => !mark.startsWith("\\")).length;

/** Marks of a block, a line counted as one; infinite when it is too deep or a table of too many cells. */
function costOf(block: string): number {
  let [marks, cells, columns, fence] = [0, 0, 0, ""];
  for (const [index, line] of block.split("\n").entries()) {
    marks += 1;
    // Where a block begins with fenced code, nothing in the code counts. Further down, lists may end a fence early.
    const isCode = fence !== "";
    if (isCode || index === 0) fence = fenceBehind(line, fence);
    if (isCode) continue;
    if (depthOf(line) > MOST.depth) return Infinity;
    const own = marksIn(line);
    marks += own;
    if (line.trim() === "") columns = 0;
    else if (DELIMITER_ROW.test(line)) columns = own + 1;
    cells += columns;
  }
  return cells > MOST.cells ? Infinity : marks;
}

/** Whether a block can be parsed without holding up the page. Takes time in proportion to its length. */
const isLightBlock = (block: string): boolean => costOf(block) <= MOST.marks;

/** The blocks of a text, each with whether it can be parsed without holding up the page. */
export function weighedBlocks(text: string): { block: string; isLight: boolean }[] {
  let left = MOST.documentMarks;
  return splitBlocks(text).map((block) => {
    const cost = costOf(block);
    left -= cost;
    return { block, isLight: cost <= MOST.marks && left >= 0 };
  });
}

/** Whether all of a document can be parsed without holding up the page. Takes time in proportion to its length. */
export const isLightMarkdown = (text: string): boolean => weighedBlocks(text).every(({ isLight }) => isLight);

const HEADING = /^ {0,3}#{1,6}[ \t]/;
/** A longer heading is none that anybody reads. */
const LONGEST_HEADING = 300;

/** The headings outside of code, without marks of emphasis, code and links. */
export function headingsOf(text: string): string[] {
  let fence = "";
  return text.split("\n").flatMap((line) => {
    const wasCode = fence !== "";
    fence = fenceBehind(line, fence);
    return wasCode || fence !== "" || !HEADING.test(line) ? [] : wordsOf(line.slice(0, LONGEST_HEADING));
  });
}

const wordsOf = (heading: string): string[] => {
  const words = heading
    .trim()
    .replace(/^#+|[ \t]#+$/g, "")
    .replace(/[*_`]/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim();
  return words === "" ? [] : [words];
};
