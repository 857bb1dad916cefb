import type { HastNode } from "@/components/generator/markdown/hast-node";
import {
  childrenOf,
  eachTable,
  labelled,
  rowsOf,
  say,
  textOf,
} from "@/components/generator/markdown/labelled-tables";
import { drawNamedForm } from "@/components/generator/markdown/named-forms";
import { drawPlan } from "@/components/generator/markdown/plan-table";

/** A number with no more than a sign for its measure, or millions of it. */
const FIGURE = /^[−–-]?\d[\d\s.,]*(?:[%₽$€£]|млн|million)?$/;

/** Characters of a first cell that is no name of its row but words of the visitor's. */
const TOLD = 48;

/** Heads the troubles of today in a table that has what helps beside each. */
const TODAY = /^(?:Сегодня|Today)$/u;

/** What a cell of a matrix says at most, and what it says where a row and a column have nothing to do with each other. */
const LONGEST_MARK = 32;
const NOTHING = /^[—–-]?$/u;
/** Names of rows against names of columns, with a word or a sign where they meet and a dash where they do not. */
function isMatrix(rows: readonly (readonly HastNode[])[]): boolean {
  const marks = rows.flatMap((row) => row.slice(1).map((cell) => textOf(cell).trim()));
  return (
    marks.some((mark) => NOTHING.test(mark)) &&
    marks.every((mark) => mark.length <= LONGEST_MARK && !/\d/u.test(mark))
  );
}

/** Letters and words that a column of a turned table has room for. */
const [LONGEST_WORD, LONGEST_CELL] = [12, 22];
/** Rows that have room as columns beside the names of what they hold. */
const MOST_TURNED = 3;

const isShort = (cell: HastNode) =>
  textOf(cell).length <= LONGEST_CELL &&
  textOf(cell)
    .split(/[\s-]/u)
    .every((word) => word.length <= LONGEST_WORD);

/**
 * How a table of three columns and more stands on a narrow panel. Figures alone stay a table, two or three rows to compare become columns,
 * and a row of a name, a figure and a note has the note below. All other rows are cards, one below the other.
 */
function formOf(columns: number, names: readonly HastNode[], rows: readonly (readonly HastNode[])[]) {
  const values = rows.flatMap((row) => row.slice(1));
  const isFew = rows.length > 1 && rows.length <= MOST_TURNED && rows.flat().every(isShort);
  const areFigures = columns > 3 && values.every((cell) => FIGURE.test(textOf(cell)));
  if (isFew && columns > (areFigures ? 4 : 3)) return "dataTurns";
  if (areFigures) return "dataFigures";
  const figures = names.filter(({ properties }) => properties?.align === "right");
  return columns === 3 && figures.length === 1 ? "dataLedger" : "dataStacks";
}

/** Readies tables for a narrow panel. */
export const markedTables = () =>
  eachTable((table) => {
    labelled(table);
    const rows = rowsOf(table);
    const names = rows.flatMap((row) => childrenOf(row, "th"));
    const cells = rows.map((row) => childrenOf(row, "td")).filter(({ length }) => length > 0);
    const columns = names.length;
    const isPlan = drawPlan(names, cells);
    const form = isPlan ? "dataPlan" : formOf(columns, names, cells);
    const isTold =
      columns === 2 && cells.some((row) => row.slice(0, 1).some((cell) => textOf(cell).length > TOLD));
    if (columns > 2 && !isPlan && isMatrix(cells)) say(table, { dataMatrix: "true" });
    if (columns > 2 || isPlan) say(table, { [form]: "true" });
    if (form === "dataStacks") drawNamedForm(table, names, cells);
    if (form === "dataTurns") say(table, { style: `--columns: ${String(columns)}` });
    const isChange = columns === 2 && names.slice(0, 1).some((name) => TODAY.test(textOf(name).trim()));
    if (isChange) say(table, { dataChange: "true" });
    // Two columns of words would be two narrow ones: there its rows stand one below the other as well.
    else if (isTold) say(table, { dataTold: "true", dataStacks: "true" });
  });
