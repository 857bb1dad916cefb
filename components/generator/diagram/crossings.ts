import { rowsOf, type Lane } from "@/components/generator/diagram/lanes";
import type { Order } from "@/components/generator/diagram/order";
import type { ArchitectureGraph, GraphNode } from "@/lib/generators/graph";

const SERVICE = 10;

/** What a crossing of an edge costs. */
export const weightOf = ({ main }: ArchitectureGraph["edges"][number]): number => (main === true ? 4 : 1);

/** What the crossings of an order cost: lines between two rows cross where their upper ends stand otherwise than their lower ends. */
export function crossingsOf({ edges }: ArchitectureGraph, lanes: readonly Lane[], order: Order): number {
  const rows = rowsOf(lanes);
  const pieces = edges.flatMap((edge, index) => {
    if (rows.get(edge.from) === rows.get(edge.to)) return [];
    const ends = [edge.from, edge.to].sort((a, b) => (rows.get(a) ?? 0) - (rows.get(b) ?? 0));
    const [first = 0, last = 0] = ends.map((id) => order.nodes.get(id));
    const xs = [first, ...(order.passes.get(index) ?? []), last];
    const space = rows.get(ends[0] ?? "") ?? 0;
    return xs.slice(1).map((x, step) => ({
      space: space + step,
      from: xs[step] ?? 0,
      to: x,
      weight: weightOf(edge),
    }));
  });
  return pieces.reduce(
    (sum, one, index) =>
      pieces
        .slice(index + 1)
        .filter(({ space, from, to }) => space === one.space && (from - one.from) * (to - one.to) < 0)
        .reduce((cost, { weight }) => cost + weight * one.weight, sum),
    0,
  );
}

/** Pairs in a row that stand the other way round than given; services are read in their order first of all. */
export const turnsOf = (rows: readonly (readonly GraphNode[])[], { nodes }: Order): number =>
  rows
    .flatMap((row) => row.flatMap((one, index) => row.slice(index + 1).map((other) => [one, other] as const)))
    .filter(([one, other]) => (nodes.get(one.id) ?? 0) > (nodes.get(other.id) ?? 0))
    .reduce((sum, [{ kind }]) => sum + (kind === "service" ? SERVICE : 1), 0);

/** How far lines go out of their way where they pass rows: from the side of their ends to another. */
export function detoursOf({ edges }: ArchitectureGraph, lanes: readonly Lane[], order: Order): number {
  const rows = rowsOf(lanes);
  const lists = lanes.flatMap((lane) => lane.rows);
  const shareOf = (x: number, row: number, half = 0) => {
    const xs = lists[row]?.map(({ id }) => order.nodes.get(id) ?? 0) ?? [];
    return (xs.filter((other) => other < x).length + half) / Math.max(1, xs.length);
  };
  return edges.reduce((sum, edge, index) => {
    const ends = [edge.from, edge.to].map((id) => shareOf(order.nodes.get(id) ?? 0, rows.get(id) ?? 0, 0.5));
    const first = Math.min(rows.get(edge.from) ?? 0, rows.get(edge.to) ?? 0) + 1;
    const ways = (order.passes.get(index) ?? []).map((x, step) => {
      const at = shareOf(x, first + step);
      return Math.max(0, at - Math.max(...ends), Math.min(...ends) - at);
    });
    return sum + weightOf(edge) * ways.reduce((all, way) => all + way, 0);
  }, 0);
}
