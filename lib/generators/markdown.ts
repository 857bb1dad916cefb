/** Signs that mean something inside a line of Markdown or HTML, a table cell included. */
const MARKUP = /[\\`*_[\]<>|#~&]/g;

/** Escapes someone else's words so that they stay words wherever in a line they stand. */
export const escapeMarkdown = (text: string): string => text.replace(MARKUP, "\\$&");

const row = (cells: readonly string[]) =>
  `|${cells.map((cell) => (cell === "" ? " " : ` ${cell} `)).join("|")}|`;

/** The small letter that a cell begins with; not that of an address or of a name with a capital inside: "example.com", "iOS". */
const SMALL = /^(?:\*\*)?\p{Ll}(?![\p{L}\d-]*(?:\p{Lu}|[.@_/]\S))/u;

/** A table of ready Markdown cells, each of which begins with a capital; `right` lists the columns of figures. */
export const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string =>
  [
    row(head),
    row(head.map((_, index) => (right.includes(index) ? "---:" : "---"))),
    ...rows.map((cells) => row(cells.map((cell) => cell.replace(SMALL, (start) => start.toUpperCase())))),
  ].join("\n");
