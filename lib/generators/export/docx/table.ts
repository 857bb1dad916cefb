import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from "docx";
import type { Table as TableNode } from "mdast";
import { runsOf } from "@/lib/generators/export/docx/inline";
import { colors, textWidth } from "@/lib/generators/export/docx/styles";
import { plainText } from "@/lib/generators/export/tree";

const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT };
const line = { style: BorderStyle.SINGLE, size: 4, color: colors.line };
const borders = {
  top: line,
  bottom: line,
  left: line,
  right: line,
  insideHorizontal: line,
  insideVertical: line,
};
const PADDING = { top: 60, bottom: 60, left: 90, right: 90 };

/** A table of up to so many rows stays on one page. */
const WHOLE = 10;

/** A table as wide as the text, its header repeated on every page, its rows unbroken. */
export function tableOf({ children, align }: TableNode): Table {
  const rows = children.map((row) => row.children);
  const widths = columnWidths(
    rows.map((cells) => cells.map(plainText)),
    textWidth,
  );
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders,
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          keepNext: index < rows.length - 1 && (index === 0 || rows.length <= WHOLE),
          children: widths.map(
            (size, column) =>
              new TableCell({
                width: { size, type: WidthType.DXA },
                margins: PADDING,
                verticalAlign: index === 0 ? VerticalAlignTable.BOTTOM : VerticalAlignTable.TOP,
                ...(index === 0 && { shading: { fill: colors.shade } }),
                children: [
                  new Paragraph({
                    style: "TableText",
                    alignment: alignments[align?.[column] ?? "left"],
                    children: runsOf(cells[column]?.children ?? [], index === 0 ? { bold: true } : {}),
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

/** Widths of an average sign and of the cell's padding, twips; a column wants no more signs to the line than `FULL`. */
const [SIGN, SIDES, FULL] = [108, 230, 60];

/**
 * Widths in twips that fill `total`: every column holds its longest word if that is possible at all, the rest goes to those with
 * more text.
 */
export function columnWidths(rows: readonly (readonly string[])[], total: number): number[] {
  const count = Math.max(...rows.map((cells) => cells.length));
  const columns = Array.from({ length: count }, (_, column) => rows.map((cells) => cells[column] ?? ""));
  const least = columns.map(
    (cells) => SIDES + SIGN * Math.min(longest(cells.flatMap((cell) => cell.split(" "))), 24),
  );
  const wanted = columns.map((cells, column) =>
    Math.max(SIDES + SIGN * Math.min(longest(cells), FULL), least[column] ?? 0),
  );
  const [leastSum, wantedSum] = [sum(least), sum(wanted)];
  const widths = wanted.map((want, column) => {
    const need = least[column] ?? 0;
    if (wantedSum <= total) return (want / wantedSum) * total;
    if (leastSum >= total) return (need / leastSum) * total;
    return need + ((want - need) / (wantedSum - leastSum)) * (total - leastSum);
  });
  const rounded = widths.map(Math.floor);
  return rounded.map((width, column) => (column === 0 ? width + total - sum(rounded) : width));
}

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
