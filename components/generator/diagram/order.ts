import { Graph, layout, type EdgeLabel, type NodeLabel, type RankerFunction } from "@dagrejs/dagre";
import { crossingsOf, detoursOf, turnsOf, weightOf } from "@/components/generator/diagram/crossings";
import { isLinked, laneTone, permutations, rowsOf, type Lane } from "@/components/generator/diagram/lanes";
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
 * @param tried other orders are tried out, and where `hasBuses` lines that leave a box the same way pass a row as one
 */
export function orderRows(
  graph: ArchitectureGraph,
  lanes: readonly Lane[],
  tried?: { hasBuses: boolean },
): Order {
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
  const costOf = (order: Order) =>
    CROSSING * crossingsOf(graph, lanes, order) + turnsOf(rows, order) + detoursOf(graph, lanes, order);
  const best = (options: readonly Order[]) => {
    const costs = options.map(costOf);
    return options[costs.indexOf(Math.min(...costs))] ?? free;
  };
  const found = best([free, ...fixed].flatMap((order) => [order, mirrored(graph, order, { lanes, kept })]));
  return tried ? improved(graph, found, { lanes, best, ...tried }) : found;
}

type Trying = { lanes: readonly Lane[]; best: (options: readonly Order[]) => Order; hasBuses: boolean };

/**
 * In which order rows without functions stand is tried out, and which way past each row all lines of one box in one direction take: there
 * are few of each.
 */
function improved({ edges }: ArchitectureGraph, order: Order, { lanes, best, hasBuses }: Trying): Order {
  const rows = rowsOf(lanes);
  const rowOf = (id = "") => rows.get(id) ?? 0;
  const list = lanes.flatMap((lane) => lane.rows);
  const passing = edges.flatMap(({ from, to, main }, edge) => {
    const [first, last] = [Math.min(rowOf(from), rowOf(to)) + 1, Math.max(rowOf(from), rowOf(to))];
    const bus = `${from} ${main === true ? "main" : String(rowOf(to) > rowOf(from))}`;
    return last > first ? [{ edge, first, last, bus }] : [];
  });
  /** A place beside each box of a row, apart from those of other lines. */
  const waysPast = ({ nodes }: Order, row: number, edge: number) => {
    const xs = (list[row] ?? []).map(({ id }) => nodes.get(id) ?? 0).sort((a, b) => a - b);
    const ends = [(xs[0] ?? 0) - 100, ...xs, (xs.at(-1) ?? 0) + 100];
    return ends.slice(1).map((x, at) => (x + (ends[at] ?? 0)) / 2 + edge / 100);
  };
  const buses = hasBuses ? [...Map.groupBy(passing, ({ bus }) => bus).values()] : [];
  const free = list.filter((row) => row.length > 1 && !isLinked(row, edges) && laneTone(row) !== "core");
  let found = order;
  for (let sweep = 0; sweep < 2; sweep++) {
    for (const bus of buses) {
      const [first, last] = [
        Math.min(...bus.map((one) => one.first)),
        Math.max(...bus.map((one) => one.last)),
      ];
      const ways = Array.from({ length: last - first }, (_, step) =>
        waysPast(found, first + step, bus[0]?.edge ?? 0),
      ).reduce<number[][]>((some, xs) => some.flatMap((way) => xs.map((x) => [...way, x])), [[]]);
      const options = ways.map((way) => {
        const own = bus.map((one) => [one.edge, way.slice(one.first - first, one.last - first)] as const);
        return { ...found, passes: new Map([...found.passes, ...own]) };
      });
      found = best(sweep === 0 ? options : [found, ...options]);
    }
    for (const row of free) {
      const xs = row.map(({ id }) => found.nodes.get(id) ?? 0);
      const turned = permutations(xs).map((some) => ({
        ...found,
        nodes: new Map([...found.nodes, ...row.map(({ id }, at) => [id, some[at] ?? 0] as const)]),
      }));
      found = best([found, ...turned]);
    }
  }
  return found;
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
