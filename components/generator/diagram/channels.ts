import { lanesOf, rowsOf } from "@/components/generator/diagram/lanes";
import type { ArchitectureGraph, GraphEdge } from "@/lib/generators/graph";

/** The way of a line past the boxes of the single column: the channel next to the boxes is 0. */
export type Channel = { isLeft: boolean; channel: number };

/** Lines of one tone that leave a box share a trunk. */
type Trunk = { edges: number[]; isMain: boolean; first: number; last: number };

/** More lines than these on one side cannot be followed. */
const MOST = 3;

/**
 * Ways of edges past the boxes of a single column, short ones next to the boxes, no two upon each other. An edge for which neither side
 * has room is left out, unless it is part of the main path. By index of the edge.
 */
export function channelsOf(graph: ArchitectureGraph): Map<number, Channel> {
  const taken: (Trunk & Channel)[] = [];
  for (const trunk of trunksOf(graph)) {
    const options = [false, true].map((isLeft) => {
      const beside = taken.filter((other) => other.isLeft === isLeft && overlap(other, trunk));
      let channel = 0;
      while (beside.some((other) => other.channel === channel)) channel++;
      const crossed = beside.filter((other) => !isInside(other, trunk) && !isInside(trunk, other));
      return { isLeft, channel, cost: channel + 2 * crossed.length };
    });
    const best = options
      .filter(({ channel }) => trunk.isMain || channel < MOST)
      .sort((one, other) => one.cost - other.cost)[0];
    if (best) taken.push({ ...trunk, isLeft: best.isLeft, channel: best.channel });
  }
  return new Map(
    taken.flatMap(({ edges, isLeft, channel }) => edges.map((edge) => [edge, { isLeft, channel }] as const)),
  );
}

/** The edges that a drawing in one column shows: a line that could not be followed stands in the list of links alone. */
export function edgesInColumn(graph: ArchitectureGraph): GraphEdge[] {
  const rows = rowsOf(lanesOf(graph, 1));
  const channels = channelsOf(graph);
  return graph.edges.filter((edge, index) => isShort(edge, rows) || channels.has(index));
}

const isShort = ({ from, to }: GraphEdge, rows: ReadonlyMap<string, number>): boolean =>
  Math.abs((rows.get(from) ?? 0) - (rows.get(to) ?? 0)) === 1;

/** The main path first, then by length. */
function trunksOf(graph: ArchitectureGraph): Trunk[] {
  const rows = rowsOf(lanesOf(graph, 1));
  const long = graph.edges.flatMap((edge, index) => (isShort(edge, rows) ? [] : [{ edge, index }]));
  const trunks = Map.groupBy(long, ({ edge: { from, main, both }, index }) =>
    both === true ? String(index) : `${from} ${String(main === true)}`,
  );
  return [...trunks.values()]
    .map((members) => {
      const ends = members.flatMap(({ edge: { from, to } }) => [rows.get(from) ?? 0, rows.get(to) ?? 0]);
      return {
        edges: members.map(({ index }) => index),
        isMain: members.some(({ edge }) => edge.main === true),
        first: Math.min(...ends),
        last: Math.max(...ends),
      };
    })
    .sort((a, b) => Number(b.isMain) - Number(a.isMain) || a.last - a.first - (b.last - b.first));
}

const overlap = (a: Trunk, b: Trunk) => a.first < b.last && b.first < a.last;
const isInside = (inner: Trunk, outer: Trunk) => outer.first <= inner.first && inner.last <= outer.last;
