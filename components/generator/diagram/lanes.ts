import type { ArchitectureGraph, GraphEdge, GraphNode } from "@/lib/generators/graph";

/** A layer of the architecture and its nodes, row by row, each row in reading order. */
export type Lane = { label: string | undefined; rows: GraphNode[][] };

/** What a layer is painted as: what the system does, what stands around it, or anything else. */
export type LaneTone = "core" | "outside" | undefined;

/** The tone of a layer by its nodes: all of them services, or all of them other systems. */
export function laneTone(nodes: readonly GraphNode[]): LaneTone {
  if (nodes.every(({ kind }) => kind === "external")) return "outside";
  return nodes.every(({ kind }) => kind === "service") ? "core" : undefined;
}

/** So many columns hold all functions of an architecture, each above its own records. */
export const FULL = 5;

/** Nodes in lanes as they first appear; nodes without a lane stand with others of their kind. A row holds at most `columns`. */
export function lanesOf({ nodes, edges }: ArchitectureGraph, columns: number): Lane[] {
  const lanes = new Map<string, { label: string | undefined; members: GraphNode[] }>();
  for (const node of nodes) {
    const key = node.lane === undefined ? `kind ${node.kind}` : `lane ${node.lane}`;
    const lane = lanes.get(key) ?? { label: node.lane, members: [] };
    lane.members.push(node);
    lanes.set(key, lane);
  }
  return [...lanes.values()].map(({ label, members }) => {
    // Rows of a lane are alike: one box left over would stand alone. A full one stands below the functions.
    const count = Math.ceil(members.length / columns);
    const size = columns === FULL ? FULL : Math.ceil(members.length / count);
    const rows = Array.from({ length: count }, (_, row) => members.slice(row * size, (row + 1) * size));
    return { label, rows: rows.map((row) => inOrder(row, edges)) };
  });
}

/** Edges inside a row should lead to the next box on the right: the order with the fewest others, of equals the first. */
function inOrder(row: readonly GraphNode[], edges: readonly GraphEdge[]): GraphNode[] {
  let best = [...row];
  let lowest = Number.POSITIVE_INFINITY;
  for (const order of permutations(row)) {
    const place = new Map(order.map(({ id }, index) => [id, index]));
    const cost = edges.reduce((total, { from, to, main }) => {
      const [start, end] = [place.get(from), place.get(to)];
      if (start === undefined || end === undefined) return total;
      return total + (main === true ? 4 : 1) * (Math.abs(end - start) > 1 ? 4 : end > start ? 0 : 1);
    }, 0);
    if (cost >= lowest) continue;
    [best, lowest] = [order, cost];
  }
  return best;
}

/** All orders of few items. */
export const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) =>
        permutations(items.filter((_, place) => place !== index)).map((rest) => [item, ...rest]),
      );

/** Whether two nodes of one row are linked, which makes its order matter. */
export const isLinked = (row: readonly GraphNode[], edges: readonly GraphEdge[]): boolean => {
  const ids = new Set(row.map(({ id }) => id));
  return edges.some(({ from, to }) => ids.has(from) && ids.has(to));
};

/** Row of each node, counted through all lanes. */
export const rowsOf = (lanes: readonly Lane[]): ReadonlyMap<string, number> =>
  new Map(
    lanes.flatMap(({ rows }) => rows).flatMap((row, index) => row.map(({ id }) => [id, index] as const)),
  );
