import "server-only";

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\| | \|$/g, "")
    .split(/(?<!\\) \| /)
    .map((cell) => cell.trim());

const rowOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** The first clause, or what stands before a colon as well: what follows explains it. */
const PARTS = {
  clause: /^(?:«[^»]*»|“[^”]*”|[^«“])*?(?=; |[.!?] \p{Lu})/su,
  head: /^(?:«[^»]*»|“[^”]*”|[^«“])*?(?=[;:] |[.!?] \p{Lu})/su,
} as const;

/** What stays of the text of a cell. */
export type CellPart = keyof typeof PARTS;

/**
 * A table with all its rows, each cell reduced to its beginning. Beyond the second column only figures stay: the others say why
 * or how to check.
 */
export function narrowTable(markdown: string, part: CellPart): string {
  const [head = [], marks = [], ...rows] = markdown.split("\n").map(cellsOf);
  const isFigures = (column: number) =>
    marks[column]?.endsWith(":") === true ||
    rows.filter((cells) => /\d/.test(cells[column] ?? "")).length * 2 >= rows.length;
  const kept = head.flatMap((_, column) => (column < 2 || isFigures(column) ? [column] : []));
  const narrow = (cells: readonly string[]) => kept.map((column) => cells[column] ?? "");
  // The first column names things; it is short already.
  const short = (cell: string, column: number) =>
    column === 0 ? cell : (PARTS[part].exec(cell)?.[0] ?? cell);
  return [narrow(head), narrow(marks), ...rows.map((cells) => narrow(cells).map(short))]
    .map(rowOf)
    .join("\n");
}
