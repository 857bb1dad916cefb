import { Graph, layout, type EdgeLabel, type NodeLabel, type RankerFunction } from "@dagrejs/dagre";
import { isLinked, type Lane } from "@/components/generator/diagram/lanes";
import type { ArchitectureGraph } from "@/lib/generators/graph";

/** Positions along a row that are good for their order only. */
export type Order = {
  nodes: ReadonlyMap<string, number>;
  /** Where an edge passes the rows between its ends, from above; by index of the edge. */
  passes: ReadonlyMap<number, readonly number[]>;
};

/** Row of each node, counted through all lanes. */
export const rowsOf = (lanes: readonly Lane[]): ReadonlyMap<string, number> =>
  new Map(
    lanes.flatMap(({ rows }) => rows).flatMap((row, index) => row.map(({ id }) => [id, index] as const)),
  );

/** Orders the nodes of each row, and the lines that pass it, so that few lines cross. The rows themselves are given. */
export function orderRows({ edges }: ArchitectureGraph, lanes: readonly Lane[]): Order {
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
  for (const [index, { from, to, main }] of edges.entries()) {
    const [upper, lower] = rowOf(from) < rowOf(to) ? [from, to] : [to, from];
    if (rowOf(upper) !== rowOf(lower))
      graph.setEdge(upper, lower, { weight: main === true ? 4 : 1, minlen: 1 }, String(index));
  }
  const constraints = lanes
    .flatMap((lane) => lane.rows)
    .filter((row) => isLinked(row, edges))
    .flatMap((row) => row.slice(1).map(({ id }, index) => ({ left: row[index]?.id ?? id, right: id })));
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
