import { lanesOf } from "@/components/generator/diagram/lanes";
import type { ArchitectureGraph } from "@/lib/generators/graph";

/** Where columns stand, in units of the drawing. */
export type Grid = {
  columns: number;
  /** Right of the last column. */
  margin: number;
  /** Left edge of the first column; the names of lanes stand before it. */
  start: number;
  /** Left limit of lines that pass the first column. */
  lineStart: number;
  nodeWidth: number;
  /** Least distance between columns; it grows for words and lines between two neighbours. */
  gap: number;
  /** The names of lanes stand above the boxes. */
  hasHeads: boolean;
};

/** `wide` has the names of lanes beside its columns, `narrow` has one column under the names. */
export type DiagramShape = "wide" | "narrow";

const grids: Readonly<Record<DiagramShape, Grid>> = {
  wide: { columns: 3, margin: 30, start: 116, lineStart: 96, nodeWidth: 174, gap: 28, hasHeads: false },
  narrow: { columns: 1, margin: 46, start: 46, lineStart: 8, nodeWidth: 232, gap: 0, hasHeads: true },
};

/** Two wider columns where no row has three boxes: a third one would stay empty. */
export function gridOf(graph: ArchitectureGraph, shape: DiagramShape): Grid {
  const grid = grids[shape];
  const rows = lanesOf(graph, grid.columns).flatMap((lane) => lane.rows);
  const hasEmpty = grid.columns === 3 && rows.every(({ length }) => length < 3);
  return hasEmpty ? { ...grid, columns: 2, nodeWidth: 259, gap: 60 } : grid;
}
