import { Graph, layout, type EdgeLabel, type NodeLabel, type RankerFunction } from "@dagrejs/dagre";
import { crossingsOf, detoursOf, turnsOf, weightOf } from "@/components/generator/diagram/crossings";
import { isLinked, rowsOf, type Lane } from "@/components/generator/diagram/lanes";
import type { ArchitectureGraph, GraphNode } from "@/lib/generators/graph";

/** Positions along a row that are good for their order only. */
export type Order = {
  nodes: ReadonlyMap<string, number>;
  /** Where an edge passes the rows between its ends, from above; by index of the edge. */
  passes: ReadonlyMap<number, readonly number[]>;
};

type Rows = readonly (readonly GraphNode[])[];

/** A crossing of two lines is worse than two services in another order than given, and better than three turned round. */
const CROSSING = 25;

/**
 * Orders the nodes of each row, and the lines that pass it, so that few lines cross, nodes are read in the order given and lines go
 * straight. The rows themselves are given.
 */
export function orderRows(graph: ArchitectureGraph, lanes: readonly Lane[]): Order {
  const rows = lanes.flatMap((lane) => lane.rows).filter((row) => row.length > 1);
  const linked = rows.filter((row) => isLinked(row, graph.edges));
  const others = rows.filter((row) => !linked.includes(row));
  const free = ordered(graph, lanes, linked);
  const services = others.filter((row) => row.some(({ kind }) => kind === "service"));
  const fixed = [...services.map((row) => [row]), ...(others.length > 1 ? [others] : [])].map((some) =>
    ordered(graph, lanes, [...linked, ...some]),
  );
  // A row within which a line leads to the right keeps its order.
  const kept = new Set(linked.map((row) => rowsOf(lanes).get(row[0]?.id ?? "")));
  const options = [free, ...fixed].flatMap((order) => [order, mirrored(graph, order, { lanes, kept })]);
  const costs = options.map(
    (order) =>
      CROSSING * crossingsOf(graph, lanes, order) + turnsOf(rows, order) + detoursOf(graph, lanes, order),
  );
  return options[costs.indexOf(Math.min(...costs))] ?? free;
}

type Kept = { lanes: readonly Lane[]; kept: ReadonlySet<number | undefined> };

/** The same order from right to left, but for the rows that are kept. */
function mirrored({ edges }: ArchitectureGraph, order: Order, { lanes, kept }: Kept): Order {
  const rows = rowsOf(lanes);
  const turned = (x: number, row: number) => (kept.has(row) ? x : -x);
  const firstRow = (edge: number) =>
    1 + Math.min(rows.get(edges[edge]?.from ?? "") ?? 0, rows.get(edges[edge]?.to ?? "") ?? 0);
  return {
    nodes: new Map([...order.nodes].map(([id, x]) => [id, turned(x, rows.get(id) ?? 0)])),
    passes: new Map(
      [...order.passes].map(([edge, xs]) => [edge, xs.map((x, step) => turned(x, firstRow(edge) + step))]),
    ),
  };
}

/** @param fixed rows that keep the order given */
function ordered({ edges }: ArchitectureGraph, lanes: readonly Lane[], fixed: Rows): Order {
  const rows = rowsOf(lanes);
  const rowOf = (id: string) => rows.get(id) ?? 0;
  const graph = new Graph<{ ranker: RankerFunction }, NodeLabel, EdgeLabel>({ multigraph: true });
  graph.setGraph({
    // Two ranks a row: dagre doubles distances to make room for labels. Its own root node is taken away again.
    ranker: (ranked) => {
      for (const id of ranked.nodes()) ranked.node(id).rank = 2 * rowOf(id);
    },
  });
  for (const id of rows.keys()) graph.setNode(id, { width: 100, height: 1 });
  for (const [index, edge] of edges.entries()) {
    const { from, to } = edge;
    const [upper, lower] = rowOf(from) < rowOf(to) ? [from, to] : [to, from];
    if (rowOf(upper) !== rowOf(lower))
      graph.setEdge(upper, lower, { weight: weightOf(edge), minlen: 1 }, String(index));
  }
  const constraints = fixed.flatMap((row) =>
    row.slice(1).map(({ id }, index) => ({ left: row[index]?.id ?? id, right: id })),
  );
  layout(graph, { constraints });

  const passes = new Map<number, readonly number[]>();
  for (const { v, w, name } of graph.edges()) {
    const points = graph.edge({ v, w, ...(name !== undefined && { name }) }).points ?? [];
    const between = Math.abs(rowOf(v) - rowOf(w)) - 1;
    passes.set(
      Number(name),
      Array.from({ length: between }, (_, row) => Number(points[2 * (row + 1)]?.x)),
    );
  }
  return { nodes: new Map([...rows.keys()].map((id) => [id, Number(graph.node(id).x)])), passes };
}
