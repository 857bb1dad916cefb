import { channelsOf } from "@/components/generator/diagram/channels";
import { rowsOf, type Order } from "@/components/generator/diagram/order";
import { levelRoom } from "@/components/generator/diagram/labels";
import type { Lane } from "@/components/generator/diagram/lanes";
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
  /** Least distance between columns; it grows for words on a line between two neighbours. */
  gap: number;
};

export type Placed = {
  /** Of the drawing. */
  width: number;
  rows: ReadonlyMap<string, number>;
  /** Middle of each node. */
  middles: ReadonlyMap<string, number>;
  /** Where an edge passes the rows between its ends, from above; by index of the edge. */
  passes: ReadonlyMap<number, readonly number[]>;
};

const LINE_GAP = 10;
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
  const columns = columnsOf(graph, rowList, grid.columns);
  const gaps = gapsOf(graph, rows, columns, grid);
  const left = (column: number) =>
    gaps.slice(0, column).reduce((x, gap) => x + grid.nodeWidth + gap, grid.start);
  const middles = new Map([...columns].map(([id, column]) => [id, left(column) + grid.nodeWidth / 2]));
  const width = left(grid.columns - 1) + grid.nodeWidth + grid.margin;

  const firstRow = (edge: number) => {
    const { from = "", to = "" } = graph.edges[edge] ?? {};
    return Math.min(rows.get(from) ?? 0, rows.get(to) ?? 0) + 1;
  };
  if (grid.columns === 1) {
    const slots = [...order.passes].map(([edge, xs]) => {
      const isLeft = (at: number, step: number) =>
        rowList[firstRow(edge) + step]?.every((id) => at <= (order.nodes.get(id) ?? 0)) === true;
      return [edge, xs.map((at, step) => (isLeft(at, step) ? 0 : 1))] as const;
    });
    return { width, rows, middles, passes: channelsOf(new Map(slots), firstRow, grid) };
  }

  const passes = new Map([...order.passes].map(([edge, xs]) => [edge, [...xs]]));
  for (const [row, ids] of rowList.entries()) {
    const lines = [...order.passes].flatMap(([index, xs]) => {
      const edge = graph.edges[index];
      if (!edge) return [];
      const step = row - firstRow(index);
      const at = xs[step];
      if (at === undefined) return [];
      const slot = ids.filter((id) => (order.nodes.get(id) ?? 0) < at).length;
      const ends = [edge.from, edge.to]
        .sort((a, b) => (rows.get(a) ?? 0) - (rows.get(b) ?? 0))
        .map((id) => middles.get(id) ?? 0);
      return [{ index, step, at, slot, ends }];
    });
    for (let slot = 0; slot <= ids.length; slot++) {
      const [left, right] = [middles.get(ids[slot - 1] ?? ""), middles.get(ids[slot] ?? "")];
      const half = grid.nodeWidth / 2;
      const from = left === undefined ? grid.lineStart : left + half + 8;
      const to = right === undefined ? width - 8 : right - half - 8;
      const inside = lines.filter((line) => line.slot === slot).sort((a, b) => a.at - b.at);
      const xs = spread(
        inside.map(({ ends }) => nearest(ends, from, to)),
        from,
        to,
      );
      for (const [position, { index, step }] of inside.entries()) {
        const line = passes.get(index);
        if (line) line[step] = xs[position] ?? from;
      }
    }
  }
  return { width, rows, middles, passes };
}

/** Distances between columns: words fit between two neighbours of a row, unless they are too long for any distance. */
function gapsOf(
  { edges }: ArchitectureGraph,
  rows: ReadonlyMap<string, number>,
  columns: ReadonlyMap<string, number>,
  { columns: count, gap }: Grid,
): number[] {
  return Array.from({ length: count - 1 }, (_, column) => {
    const wanted = edges.flatMap(({ from, to, label }) => {
      const pair = [columns.get(from) ?? 0, columns.get(to) ?? 0];
      const isBetween = rows.get(from) === rows.get(to) && pair.includes(column) && pair.includes(column + 1);
      return isBetween && label !== undefined ? [levelRoom(label)] : [];
    });
    return Math.max(gap, ...wanted.filter((room) => room <= WIDEST_GAP));
  });
}

/** The end that needs the smaller move to stand within the limits, moved there. */
function nearest(ends: readonly number[], from: number, to: number): number {
  const moved = ends.map((end) => Math.min(Math.max(end, from), to));
  const [first = from, second = first] = moved;
  return Math.abs(first - (ends[0] ?? 0)) <= Math.abs(second - (ends[1] ?? 0)) ? first : second;
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

/** Full rows fill the grid; others stand where their links to rows above and below are shortest. */
function columnsOf(
  { edges }: ArchitectureGraph,
  rowList: readonly (readonly string[])[],
  count: number,
): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  const set = (row: readonly string[], chosen: readonly number[]) => {
    for (const [index, id] of row.entries()) columns.set(id, chosen[index] ?? index);
  };
  for (const row of rowList) if (row.length === count) set(row, choices(count, count)[0] ?? []);
  for (let sweep = 0; sweep < 3; sweep++)
    for (const row of rowList.filter(({ length }) => length < count)) {
      const cost = (chosen: readonly number[]) =>
        edges.reduce((total, { from, to, main }) => {
          const at = (id: string) => (row.includes(id) ? chosen[row.indexOf(id)] : columns.get(id));
          const [start, end] = [at(from), at(to)];
          const touches = row.includes(from) || row.includes(to);
          if (!touches || start === undefined || end === undefined) return total;
          return total + Math.abs(start - end) * (main === true ? 2 : 1);
        }, 0);
      const options = choices(row.length, count);
      set(
        row,
        options.reduce((best, option) => (cost(option) < cost(best) ? option : best)),
      );
    }
  return columns;
}

/** Rising selections of `size` columns out of `count`; the evenly spread one first, so that it wins among equals. */
function choices(size: number, count: number): number[][] {
  const pick = (rest: number, first: number): number[][] =>
    rest === 0
      ? [[]]
      : Array.from({ length: count - first }, (_, step) => first + step).flatMap((column) =>
          pick(rest - 1, column + 1).map((more) => [column, ...more]),
        );
  const middle = (count - 1) / 2;
  const lean = (option: readonly number[]) =>
    Math.abs(option.reduce((sum, column) => sum + column - middle, 0)) * 10 -
    ((option.at(-1) ?? 0) - (option[0] ?? 0));
  return pick(size, 0).sort((a, b) => lean(a) - lean(b));
}
