import type { HastNode } from "@/components/generator/markdown/hast-node";
import {
  childrenOf,
  eachTable,
  labelled,
  rowsOf,
  say,
  textOf,
} from "@/components/generator/markdown/labelled-tables";

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
 * Readies tables for a narrow panel, where the rows of three columns and more stand one below the other. A table of figures alone stays
 * one.
 */
export const markedTables = () =>
  eachTable((table) => {
    const rows = rowsOf(table);
    const cells = rows.map((row) => childrenOf(row, "td"));
    const columns = Math.max(0, ...rows.map((row) => childrenOf(row, "th").length));
    const isPlan = drawWeeks(cells.flatMap((row) => row.slice(0, 1)));
    const values = cells.flatMap((row) => row.slice(1));
    const isFigures = columns > 3 && values.every((cell) => FIGURE.test(textOf(cell)));
    const form = isPlan ? "dataPlan" : isFigures ? "dataFigures" : "dataStacks";
    const isTold =
      columns === 2 && cells.some((row) => row.slice(0, 1).some((cell) => textOf(cell).length > TOLD));
    if (columns > 2 || isPlan) say(table, { [form]: "true" });
    if (isTold) say(table, { dataTold: "true" });
    labelled(table);
  });
