import { FULL, laneTone, lanesOf } from "@/components/generator/diagram/lanes";
import type { ArchitectureGraph } from "@/lib/generators/graph";

/** Where columns stand, in units of the drawing. */
export type Grid = {
  columns: number;
  /** Right of the last column. */
  margin: number;
  /** Left edge of the first column; names of lanes that have no head stand before it. */
  start: number;
  /** Left limit of lines that pass the first column. */
  lineStart: number;
  nodeWidth: number;
  /** Least distance between columns; it grows for words and lines between two neighbours. */
  gap: number;
  /** Boxes of a row that leaves columns free stand as far from either side: as wide as a page, its other half would look empty. */
  isEven: boolean;
  /** The names of lanes stand above the boxes. */
  hasHeads: boolean;
  /** Least height of a box, and the room inside a lane, between its rows and between lanes. */
  least: number;
  padding: number;
  rowGap: number;
  laneGap: number;
  /** Least height of a gap that a line with words goes straight through. */
  wordGap: number;
};

const roomy = { least: 58, padding: 14, rowGap: 34, laneGap: 40, wordGap: 34 } as const;
/** On a phone a drawing is read by scrolling: it is as low as its words and arrows allow. */
const dense = { least: 38, padding: 10, rowGap: 15, laneGap: 34, wordGap: 34 } as const;

/**
 * `wide` has the names of lanes beside its columns, `broad` has more room between them for a frame as wide as the page, `narrow` has one
 * column under the names.
 */
export type DiagramShape = "broad" | "wide" | "narrow";

const grids: Readonly<Record<DiagramShape, Grid>> = {
  broad: {
    columns: 3,
    margin: 40,
    start: 136,
    lineStart: 112,
    nodeWidth: 210,
    gap: 84,
    isEven: true,
    hasHeads: false,
    ...roomy,
  },
  wide: {
    columns: 3,
    margin: 30,
    start: 116,
    lineStart: 96,
    nodeWidth: 174,
    gap: 28,
    isEven: false,
    hasHeads: false,
    ...roomy,
  },
  narrow: {
    columns: 1,
    margin: 46,
    start: 46,
    lineStart: 8,
    nodeWidth: 232,
    gap: 0,
    isEven: false,
    hasHeads: true,
    ...dense,
  },
};

/** The same with another number of columns. */
const others: Readonly<Record<Exclude<DiagramShape, "narrow">, Readonly<Record<"two" | "four", Grid>>>> = {
  broad: {
    two: { ...grids.broad, columns: 2, nodeWidth: 290, gap: 150 },
    four: { ...grids.broad, columns: 4, margin: 24, start: 120, nodeWidth: 172, gap: 44 },
  },
  wide: {
    two: { ...grids.wide, columns: 2, nodeWidth: 259, gap: 60 },
    four: { ...grids.wide, columns: 4, margin: 20, start: 104, nodeWidth: 158, gap: 22 },
  },
};

/** Narrow boxes without icons: the functions stand in one row all the same, and each keeps its records below it. */
const full: Grid = { ...grids.wide, columns: FULL, margin: 18, start: 104, nodeWidth: 118, gap: 12 };

/**
 * Two wider columns where no row has three boxes, since a third would stay empty; four where they make rows fewer, and so lines shorter;
 * five where there are so many functions.
 */
export function gridOf(graph: ArchitectureGraph, shape: DiagramShape): Grid {
  if (shape === "narrow") return grids.narrow;
  const lanesIn = (columns: number) => lanesOf(graph, columns);
  const rowsIn = (columns: number) => lanesIn(columns).flatMap(({ rows }) => rows);
  const isFull = lanesIn(1).some(({ rows }) => rows.length === FULL && laneTone(rows.flat()) === "core");
  if (shape === "wide" && isFull) return full;
  const isLower = rowsIn(4).length < rowsIn(3).length;
  const isSlim = rowsIn(3).every(({ length }) => length < 3);
  // As wide as a page, two columns hold few boxes better than four.
  if (isSlim && (shape === "broad" || !isLower)) return others[shape].two;
  return isLower ? others[shape].four : grids[shape];
}
