/** Signs that mean something inside a line of Markdown or HTML, a table cell included. */
const MARKUP = /[\\`*_[\]<>|#~&]/g;

/** Escapes someone else's words so that they stay words wherever in a line they stand. */
export const escapeMarkdown = (text: string): string => text.replace(MARKUP, "\\$&");

const row = (cells: readonly string[]) =>
  `|${cells.map((cell) => (cell === "" ? " " : ` ${cell} `)).join("|")}|`;

/** A table of ready Markdown cells; `right` lists the columns of figures. */
export const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string =>
  [row(head), row(head.map((_, index) => (right.includes(index) ? "---:" : "---"))), ...rows.map(row)].join(
    "\n",
  );
