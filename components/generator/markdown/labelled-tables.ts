import type { HastNode } from "@/components/generator/markdown/hast-node";

/** The children of a node with one of these tag names. */
export const childrenOf = ({ children = [] }: HastNode, ...names: readonly string[]): HastNode[] =>
  children.filter(({ tagName = "" }) => names.includes(tagName));

export const textOf = ({ value = "", children = [] }: HastNode): string =>
  value + children.map(textOf).join("");

const partsOf = (table: HastNode) => childrenOf(table, "thead", "tbody");

/** The rows of a table, its head first. */
export const rowsOf = (table: HastNode) => partsOf(table).flatMap((part) => childrenOf(part, "tr"));

/** Adds attributes to an element. */
export function say(element: HastNode, properties: Readonly<Record<string, string>>): void {
  element.properties = { ...element.properties, ...properties };
}

/** A step over the syntax tree that does something to every table. */
export const eachTable = (change: (table: HastNode) => void) => (tree: HastNode) => {
  const visit = (node: HastNode) => {
    if (node.tagName === "table") change(node);
    else node.children?.forEach(visit);
  };
  visit(tree);
};

/** Stands in a cell of two things that have nothing to do with each other. */
const NOTHING = "—";

/** Gives each cell the name of its column, and says the roles that a table loses when its rows stand one below the other. */
export function labelled(table: HastNode): void {
  const rows = rowsOf(table);
  const names = rows.slice(0, 1).flatMap((head) => childrenOf(head, "th").map((name) => textOf(name).trim()));
  say(table, { role: "table" });
  for (const part of partsOf(table)) say(part, { role: "rowgroup" });
  for (const row of rows) {
    say(row, { role: "row" });
    for (const name of childrenOf(row, "th")) say(name, { role: "columnheader" });
    for (const [index, cell] of childrenOf(row, "td").entries()) {
      say(cell, { role: "cell", dataLabel: names[index] ?? "" });
      if (textOf(cell).trim() === NOTHING) say(cell, { dataNone: "true" });
      // Beside its label a value is one box, whatever is marked in it.
      cell.children = [{ type: "element", tagName: "span", properties: {}, children: cell.children ?? [] }];
    }
  }
}

/** For tables whose rows stand one below the other wherever there is no room for columns. */
export const labelledTables = () => eachTable(labelled);
