import { channelsOf } from "@/components/generator/diagram/channels";
import { columnsOf } from "@/components/generator/diagram/columns";
import type { Grid } from "@/components/generator/diagram/grid";
import { levelRoom } from "@/components/generator/diagram/labels";
import type { Order } from "@/components/generator/diagram/order";
import { rowsOf, type Lane } from "@/components/generator/diagram/lanes";
import type { ArchitectureGraph } from "@/lib/generators/graph";

export type Placed = {
  /** Of the drawing. */
  width: number;
  /** Left edge of the first column. */
  start: number;
  rows: ReadonlyMap<string, number>;
  /** Middle of each node. */
  middles: ReadonlyMap<string, number>;
  /** Where an edge passes the rows between its ends, from above; by index of the edge. */
  passes: ReadonlyMap<number, readonly number[]>;
};

const LINE_GAP = 10;
/** From the main path to the next line: that of two ports of a box, so that both go straight. */
const MAIN_GAP = 14;
/** From the boxes of a single column to the first line that passes: an arrow stands between. */
const BRACKET = 16;
/** From a line to a box or to the edge of the drawing. */
const EDGE = 8;
/** More lines than these stand closer: the drawing would grow too wide. */
const MOST_APART = 4;
/** A wider one makes all words of the drawing too small. */
const WIDEST_GAP = 105;

/** Puts ordered rows on the grid: nodes in columns near those they are linked with, passing lines between the columns. */
export function place(graph: ArchitectureGraph, lanes: readonly Lane[], order: Order, grid: Grid): Placed {
  const rows = rowsOf(lanes);
  const rowList = lanes
    .flatMap((lane) => lane.rows)
    .map((row) =>
      row.map(({ id }) => id).sort((a, b) => (order.nodes.get(a) ?? 0) - (order.nodes.get(b) ?? 0)),
    );
  const columns = columnsOf(graph, rowList, grid);
  const firstRow = (edge: number) => {
    const { from = "", to = "" } = graph.edges[edge] ?? {};
    return Math.min(rows.get(from) ?? 0, rows.get(to) ?? 0) + 1;
  };
  const passing = rowList.map((ids, row) => passingLines(ids, row, { graph, order, firstRow }));
  const crowds = grid.columns === 1 ? [] : crowdsOf(rowList, { passing, columns, count: grid.columns });
  const start = Math.max(grid.start, grid.lineStart + EDGE + roomFor(crowds, -1, 0));
  const margin = Math.max(grid.margin, 2 * EDGE + roomFor(crowds, grid.columns - 1, grid.columns));
  const gaps = gapsOf(graph, { rows, columns, crowds }, grid);
  const left = (column: number): number => {
    const whole = gaps.slice(0, Math.floor(column)).reduce((x, gap) => x + grid.nodeWidth + gap, start);
    return whole + (column % 1) * (grid.nodeWidth + (gaps[Math.floor(column)] ?? 0));
  };
  const middles = new Map([...columns].map(([id, column]) => [id, left(column) + grid.nodeWidth / 2]));
  const width = left(grid.columns - 1) + grid.nodeWidth + margin;

  if (grid.columns === 1) {
    const passes = [...channelsOf(graph)].map(([edge, { isLeft, channel }]) => {
      const away = BRACKET + channel * LINE_GAP;
      return [edge, [isLeft ? start - away : start + grid.nodeWidth + away]] as const;
    });
    return { width, start, rows, middles, passes: new Map(passes) };
  }

  const passes = new Map([...order.passes].map(([edge, xs]) => [edge, [...xs]]));
  for (const [row, ids] of rowList.entries()) {
    const lines = (passing[row] ?? []).map((line) => ({
      ...line,
      ends: line.ends
        .toSorted((a, b) => (rows.get(a) ?? 0) - (rows.get(b) ?? 0))
        .map((id) => middles.get(id) ?? 0),
    }));
    for (let slot = 0; slot <= ids.length; slot++) {
      const [left, right] = [middles.get(ids[slot - 1] ?? ""), middles.get(ids[slot] ?? "")];
      const half = grid.nodeWidth / 2;
      const from = left === undefined ? grid.lineStart : left + half + EDGE;
      const to = right === undefined ? width - EDGE : right - half - EDGE;
      const inside = lines.filter((line) => line.slot === slot).sort((a, b) => a.at - b.at);
      const xs = spreadAround(
        inside.map(({ ends }) => nearest(ends, from, to)),
        inside.findIndex(({ index }) => graph.edges[index]?.main === true),
        [from, to],
      );
      for (const [position, { all }] of inside.entries())
        for (const { index, step } of all) {
          const line = passes.get(index);
          if (line) line[step] = xs[position] ?? from;
        }
    }
  }
  return { width, start, rows, middles, passes };
}

/** Lines that pass a row at one place. */
type Passing = {
  index: number;
  all: { index: number; step: number }[];
  at: number;
  slot: number;
  ends: string[];
};
type Passed = { graph: ArchitectureGraph; order: Order; firstRow: (edge: number) => number };

/** Lines that pass a row, and how many of its boxes stand left of each. */
function passingLines(ids: readonly string[], row: number, { graph, order, firstRow }: Passed): Passing[] {
  const found: Passing[] = [];
  for (const [index, xs] of order.passes) {
    const edge = graph.edges[index];
    const step = row - firstRow(index);
    const at = xs[step];
    if (!edge || at === undefined) continue;
    const same = found.find((one) => one.at === at && one.ends.includes(edge.from));
    if (same) {
      same.all.push({ index, step });
      continue;
    }
    const slot = ids.filter((id) => (order.nodes.get(id) ?? 0) < at).length;
    found.push({ index, all: [{ index, step }], at, slot, ends: [edge.from, edge.to] });
  }
  return found;
}

/** How many lines pass between two neighbours of a row, or between one and the side. */
type Crowd = { from: number; to: number; lines: number };

const crowdsOf = (
  rowList: readonly (readonly string[])[],
  { passing, columns, count }: Omit<Columns, "rows" | "crowds"> & { passing: Passing[][]; count: number },
): Crowd[] =>
  rowList.flatMap((ids, row) =>
    Array.from({ length: ids.length + 1 }, (_, slot) => ({
      from: columns.get(ids[slot - 1] ?? "") ?? -1,
      to: columns.get(ids[slot] ?? "") ?? count,
      lines: (passing[row] ?? []).filter((line) => line.slot === slot).length,
    })),
  );

/** What the lines between two columns need where their neighbours stand no further apart. */
const roomFor = (crowds: readonly Crowd[], from: number, to: number): number =>
  LINE_GAP *
  Math.max(
    0,
    ...crowds
      .filter((crowd) => crowd.from < to && crowd.to > from && crowd.to - crowd.from <= 1)
      .map(({ lines }) => Math.min(lines, MOST_APART) - 1),
  );

type Columns = Pick<Placed, "rows"> & { columns: ReadonlyMap<string, number>; crowds: readonly Crowd[] };

/** Distances between columns: words and lines fit between two neighbours of a row, unless they need too much for any distance. */
function gapsOf(
  { edges }: ArchitectureGraph,
  { rows, columns, crowds }: Columns,
  { columns: count, gap }: Grid,
): number[] {
  return Array.from({ length: count - 1 }, (_, column) => {
    const wanted = edges.flatMap(({ from, to, label }) => {
      const [first = 0, second = 0] = [from, to].map((id) => columns.get(id) ?? 0).sort((a, b) => a - b);
      const isBetween =
        rows.get(from) === rows.get(to) && second - first === 1 && first < column + 1 && second > column;
      return isBetween && label !== undefined ? [levelRoom(label)] : [];
    });
    return Math.max(
      gap,
      2 * EDGE + roomFor(crowds, column, column + 1),
      ...wanted.filter((room) => room <= WIDEST_GAP),
    );
  });
}

/** The end that needs the smaller move to stand within the limits, moved there. */
function nearest(ends: readonly number[], from: number, to: number): number {
  const moved = ends.map((end) => Math.min(Math.max(end, from), to));
  const [first = from, second = first] = moved;
  return Math.abs(first - (ends[0] ?? 0)) <= Math.abs(second - (ends[1] ?? 0)) ? first : second;
}

/** The main path stays where it goes straight, if there is room for the others beside it. */
function spreadAround(
  wanted: readonly number[],
  main: number,
  [from, to]: readonly [number, number],
): number[] {
  const x = wanted[main];
  const left = wanted.slice(0, main);
  const right = wanted.slice(main + 1);
  if (x === undefined || x - from < MAIN_GAP * left.length || to - x < MAIN_GAP * right.length)
    return spread(wanted, from, to);
  return [...spread(left, from, x - MAIN_GAP), x, ...spread(right, x + MAIN_GAP, to)];
}

/** Keeps the order and a distance between lines, inside the limits. */
function spread(wanted: readonly number[], from: number, to: number): number[] {
  const gap = Math.min(LINE_GAP, (to - from) / Math.max(1, wanted.length - 1));
  const xs: number[] = [];
  for (const [index, x] of wanted.entries())
    xs.push(Math.max(x, index === 0 ? from : (xs[index - 1] ?? from) + gap));
  let limit = to;
  for (let index = xs.length - 1; index >= 0; index--) {
    xs[index] = Math.min(xs[index] ?? to, limit);
    limit = (xs[index] ?? to) - gap;
  }
  return xs;
}
