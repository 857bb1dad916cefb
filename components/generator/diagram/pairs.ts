import { edgesInColumn } from "@/components/generator/diagram/channels";
import type { DiagramShape } from "@/components/generator/diagram/grid";
import { lanesOf } from "@/components/generator/diagram/lanes";
import type { ArchitectureGraph, GraphEdge, GraphNode, NodeKind } from "@/lib/generators/graph";

/** Where a box stands: in which band, on which side of it, or over its whole width, and in which row. */
export type Cell = { band: number; side: "left" | "right" | "whole"; row: number };
export type PairedLane = { label: string | undefined; nodes: readonly GraphNode[] };
/** Bands from above: two lanes side by side, or one with wide boxes. */
export type Band = { left: PairedLane; right: PairedLane | undefined; rows: number };
export type Pairs = { bands: readonly Band[]; cells: ReadonlyMap<string, Cell> };

/** What the lanes of a drawing in pairs hold: those who work and where, what is done and what is kept of it, and the systems around. */
const lanes: readonly (readonly NodeKind[])[] = [
  ["actor"],
  ["channel", "service", "security", "external", "integration"],
  ["service"],
  ["data", "integration"],
  ["external"],
];
const [LEAST, PAIRED] = [4, 4];

/** The pairs of lanes that stand side by side in a narrow drawing, or in a wide one of many functions; undefined for an architecture of other lanes. */
export function pairsOf(graph: ArchitectureGraph, hasOutsideAbreast = false): Pairs | undefined {
  const found = lanesOf(graph, 1).map(({ label, rows }): PairedLane => ({ label, nodes: rows.flat() }));
  const isKnown = found.every(({ nodes }, at) =>
    nodes.every(({ kind }) => lanes[at]?.includes(kind) === true),
  );
  if (found.length < LEAST || !isKnown) return undefined;
  const cells = new Map<string, Cell>();
  const bands: Band[] = [];
  for (let at = 0; at < found.length; at += at < PAIRED ? 2 : 1) {
    const [left, right] = [found[at], at < PAIRED ? found[at + 1] : undefined];
    if (!left) continue;
    const band = bands.length;
    const abreast = right || !hasOutsideAbreast ? undefined : sidesOf(left.nodes, graph.edges, cells);
    if (abreast) {
      for (const [id, cell] of abreast) cells.set(id, { ...cell, band });
      const rows = 1 + Math.max(...[...abreast.values()].map(({ row }) => row));
      bands.push({ left, right, rows });
      continue;
    }
    for (const [row, { id }] of left.nodes.entries())
      cells.set(id, { band, side: right ? "left" : "whole", row });
    const beside = right ? aligned(left.nodes, right.nodes, graph.edges) : [];
    for (const [row, node] of beside.entries()) if (node) cells.set(node.id, { band, side: "right", row });
    bands.push({ left, right, rows: Math.max(left.nodes.length, beside.length) });
  }
  return { bands, cells };
}

/** The cells of boxes that stand each below what it is linked with; undefined where one is linked with both columns. */
function sidesOf(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  cells: ReadonlyMap<string, Cell>,
): Map<string, Omit<Cell, "band">> | undefined {
  const found = new Map<string, Omit<Cell, "band">>();
  for (const { id } of nodes) {
    const others = edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
    const [side = "left", ...rest] = new Set(others.map((other) => cells.get(other)?.side));
    if (rest.length > 0) return undefined;
    found.set(id, { side, row: [...found.values()].filter((one) => one.side === side).length });
  }
  return found;
}

/** The boxes on the right, each in the row of what it belongs to: the main path first, then what carries no words. Others fill the rows left. */
function aligned(
  left: readonly GraphNode[],
  right: readonly GraphNode[],
  edges: readonly GraphEdge[],
): (GraphNode | undefined)[] {
  const rows: (GraphNode | undefined)[] = [];
  const isPlaced = (node: GraphNode) => rows.includes(node);
  const rank = ({ main, label }: GraphEdge) => (main === true ? 0 : label === undefined ? 1 : 2);
  const sorted = edges.toSorted((a, b) => rank(a) - rank(b));
  for (const { from, to } of sorted)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ]) {
      const row = left.findIndex(({ id }) => id === one);
      const node = right.find(({ id }) => id === other);
      if (row >= 0 && node && !rows[row] && !isPlaced(node)) rows[row] = node;
    }
  for (const node of right.filter((one) => !isPlaced(one))) {
    const free =
      Array.from({ length: rows.length + 1 }, (_, row) => row).find((row) => !rows[row]) ?? rows.length;
    rows[free] = node;
  }
  return Array.from(rows);
}

/** The edges that a drawing shows: in one column a line that could not be followed stands in the list of links alone. */
export const edgesDrawn = (graph: ArchitectureGraph, shape: DiagramShape): GraphEdge[] =>
  shape === "narrow" && !pairsOf(graph) ? edgesInColumn(graph) : graph.edges;
