import type { HastNode } from "@/components/generator/markdown/hast-node";

const childrenOf = ({ children = [] }: HastNode, ...names: readonly string[]): HastNode[] =>
  children.filter(({ tagName = "" }) => names.includes(tagName));
const textOf = ({ value = "", children = [] }: HastNode): string => value + children.map(textOf).join("");

/** A number without a measure. */
const FIGURE = /^[−–-]?\d[\d\s.,]*$/;

/** Characters of a first cell that is no name of its row but words of the visitor's. */
const TOLD = 48;

const WEEKS = /^(\d{1,3})(?:[–-](\d{1,3}))?$/;

/** Draws the weeks of a plan's rows below their numbers, each at its place between the first week and the last. */
function drawWeeks(cells: readonly HastNode[]): boolean {
  const spans = cells.map((cell) => {
    const [, from, to = from] = WEEKS.exec(textOf(cell).trim()) ?? [];
    return { cell, from: Number(from) - 1, to: Number(to) };
  });
  if (spans.length < 2 || spans.some(({ to }) => Number.isNaN(to))) return false;
  const last = Math.max(...spans.map(({ to }) => to));
  const rect = (x: number, width: number, className: string): HastNode => ({
    type: "element",
    tagName: "rect",
    properties: { x, width, height: 1, className: [className] },
    children: [],
  });
  for (const { cell, from, to } of spans)
    cell.children?.push({
      type: "element",
      tagName: "svg",
      properties: {
        dataSlot: "weeks",
        viewBox: `0 0 ${String(last)} 1`,
        preserveAspectRatio: "none",
        ariaHidden: "true",
        className: ["mt-1.5 block h-1.5 w-full rounded-full stroke-none print:mt-[3pt] print:h-[3pt]"],
      },
      children: [rect(0, last, "fill-line"), rect(from, to - from, "fill-accent")],
    });
  return true;
}

/**
 * Readies tables for a narrow panel, where the rows of three columns and more stand one below the other: each cell gets the name of its
 * column, and the roles that a table loses with its layout are said. A table of figures alone stays one.
 */
export const markedTables = () => (tree: HastNode) => {
  const visit = (node: HastNode) => {
    if (node.tagName !== "table") {
      node.children?.forEach(visit);
      return;
    }
    const parts = childrenOf(node, "thead", "tbody");
    const rows = parts.flatMap((part) => childrenOf(part, "tr"));
    const [head] = rows;
    const names = head ? childrenOf(head, "th").map((name) => textOf(name).trim()) : [];
    const say = (element: HastNode, role: string, more = {}) => {
      element.properties = { ...element.properties, role, ...more };
    };
    const isPlan = drawWeeks(rows.flatMap((row) => childrenOf(row, "td").slice(0, 1)));
    const values = rows.flatMap((row) => childrenOf(row, "td").slice(1));
    const isFigures = names.length > 3 && values.every((cell) => FIGURE.test(textOf(cell)));
    const form = isPlan ? "dataPlan" : isFigures ? "dataFigures" : "dataStacks";
    const isTold =
      names.length === 2 &&
      rows.some((row) =>
        childrenOf(row, "td")
          .slice(0, 1)
          .some((cell) => textOf(cell).length > TOLD),
      );
    say(node, "table", {
      ...((names.length > 2 || isPlan) && { [form]: "true" }),
      ...(isTold && { dataTold: "true" }),
    });
    for (const part of parts) say(part, "rowgroup");
    for (const row of rows) {
      say(row, "row");
      for (const name of childrenOf(row, "th")) say(name, "columnheader");
      for (const [index, cell] of childrenOf(row, "td").entries()) {
        say(cell, "cell", { dataLabel: names[index] ?? "" });
        // Beside its label a value is one box, whatever is marked in it.
        cell.children = [{ type: "element", tagName: "span", properties: {}, children: cell.children ?? [] }];
      }
    }
  };
  visit(tree);
};
