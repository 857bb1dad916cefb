import type { Grid } from "@/components/generator/diagram/grid";
import type { Placed } from "@/components/generator/diagram/place";
import { portsOf, type End } from "@/components/generator/diagram/ports";
import type { Piece, PieceEnd } from "@/components/generator/diagram/tracks";
import type { ArchitectureGraph } from "@/lib/generators/graph";

/** An edge on its way: pieces through the spaces below rows, from above; none for a line from box to box within a row, or past the boxes of one column. */
export type Line = {
  pieces: (Piece & { space: number })[];
  /** The edge leads from the lower to the upper row. */
  upwards: boolean;
  row: number;
  /** Middles of the two boxes, and how far a line within a row is moved off their middle. */
  from: number;
  to: number;
  offset: number;
};

const PAIR_OFFSET = 8;

/** Divides edges into pieces between their ports. */
export function linesOf(
  { edges }: ArchitectureGraph,
  { rows, middles, passes }: Placed,
  { nodeWidth, columns }: Grid,
): Line[] {
  const rowOf = (id: string) => rows.get(id) ?? 0;
  const xOf = (id: string) => middles.get(id) ?? 0;

  const isFree = (a: string, b: string) => {
    const [left, right] = [xOf(a), xOf(b)].sort((one, other) => one - other);
    return ![...middles].some(([id, x]) => rowOf(id) === rowOf(a) && x > (left ?? 0) && x < (right ?? 0));
  };
  const directions = edges.map(({ from, to }, edge) => {
    if (columns === 1 && (passes.get(edge) ?? []).length > 0) return "bracket";
    const [start, end] = [rowOf(from), rowOf(to)];
    return start < end ? "down" : start > end ? "up" : isFree(from, to) ? "beside" : "around";
  });
  const ends = edges.flatMap(({ from, to, main, both, label }, edge): End[] => {
    const direction = directions[edge];
    if (direction === "beside" || direction === "bracket") return [];
    const way = direction === "up" ? passes.get(edge)?.toReversed() : passes.get(edge);
    const common = { edge, label, isMain: main === true };
    return [
      {
        ...common,
        box: from,
        side: direction === "up" ? "top" : "bottom",
        isEntry: both === true,
        ...heading(xOf(from), way?.[0] ?? xOf(to)),
      },
      {
        ...common,
        box: to,
        side: direction === "down" ? "top" : "bottom",
        isEntry: true,
        ...heading(xOf(to), way?.at(-1) ?? xOf(from)),
      },
    ];
  });
  const ports = portsOf(ends, () => nodeWidth);
  const port = (edge: number, id: string): PieceEnd => {
    const at = ends.findIndex((end) => end.edge === edge && end.box === id);
    return {
      x: ports[at]?.at ?? xOf(id),
      side: ends[at]?.side === "bottom" ? "above" : "below",
      port: ports[at]?.name ?? id,
    };
  };
  const hasReturn = (from: string, to: string) => edges.some((edge) => edge.from === to && edge.to === from);

  return edges.map(({ from, to }, edge): Line => {
    const direction = directions[edge];
    const common = {
      upwards: direction === "up",
      row: rowOf(from),
      from: xOf(from),
      to: xOf(to),
      offset: hasReturn(from, to) ? (xOf(from) < xOf(to) ? -PAIR_OFFSET : PAIR_OFFSET) : 0,
    };
    if (direction === "beside" || direction === "bracket") return { ...common, pieces: [] };
    if (direction === "around")
      return {
        ...common,
        pieces: [{ edge, space: rowOf(from), a: port(edge, from), b: port(edge, to) }],
      };
    const [upper, lower] = direction === "down" ? [from, to] : [to, from];
    const [first, last] = [port(edge, upper), port(edge, lower)];
    // Lines of one box that pass at one place go on as one.
    const passing = (passes.get(edge) ?? []).map((x) => ({
      x,
      side: "above" as const,
      port: `${from} ${String(x)}`,
    }));
    const points = [first, ...passing, last];
    const pieces = points.slice(1).flatMap((end, index) => {
      const start = points[index];
      return start
        ? [
            {
              edge,
              space: rowOf(upper) + index,
              a: { ...start, side: "above" as const },
              b: { ...end, side: "below" as const },
            },
          ]
        : [];
    });
    return { ...common, pieces };
  });
}

const heading = (middle: number, towards: number) => ({
  middle,
  order: towards,
  isStraight: middle === towards,
});
