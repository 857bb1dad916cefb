import type { Placed } from "@/components/generator/diagram/place";
import type { Piece } from "@/components/generator/diagram/tracks";
import type { ArchitectureGraph } from "@/lib/generators/graph";

/** An edge on its way: pieces through the spaces below rows, from above; none for a line from box to box within a row. */
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

const PORT_OFFSET = 16;
const PAIR_OFFSET = 8;

/**
 * Divides edges into pieces. Lines that leave a side of a box share a port; where others enter there too, the two stand apart, those
 * that lead down on the left. A line between boxes of one column is straight where one of its ports is its own.
 */
export function linesOf({ edges }: ArchitectureGraph, { rows, middles, passes }: Placed): Line[] {
  const rowOf = (id: string) => rows.get(id) ?? 0;
  const xOf = (id: string) => middles.get(id) ?? 0;

  const isFree = (a: string, b: string) => {
    const [left, right] = [xOf(a), xOf(b)].sort((one, other) => one - other);
    return ![...middles].some(([id, x]) => rowOf(id) === rowOf(a) && x > (left ?? 0) && x < (right ?? 0));
  };
  const directions = edges.map(({ from, to }) => {
    const [start, end] = [rowOf(from), rowOf(to)];
    return start < end ? "down" : start > end ? "up" : isFree(from, to) ? "beside" : "around";
  });
  const ports = edges.flatMap(({ from, to }, index) => {
    const direction = directions[index];
    if (direction === "beside") return [];
    return [
      portName(from, direction === "up" ? "top" : "bottom", "out"),
      portName(to, direction === "down" ? "top" : "bottom", "in"),
    ];
  });
  const used = new Set(ports);
  const lone = (name: string) => ports.filter((one) => one === name).length === 1;
  const port = (id: string, side: "top" | "bottom", way: "in" | "out") => {
    const both = used.has(portName(id, side, "in")) && used.has(portName(id, side, "out"));
    return {
      x: xOf(id) + (both ? ((way === "out") === (side === "bottom") ? -PORT_OFFSET : PORT_OFFSET) : 0),
      side: side === "bottom" ? ("above" as const) : ("below" as const),
      port: portName(id, side, way),
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
    if (direction === "beside") return { ...common, pieces: [] };
    if (direction === "around")
      return {
        ...common,
        pieces: [{ edge, space: rowOf(from), a: port(from, "bottom", "out"), b: port(to, "bottom", "in") }],
      };
    const [upper, lower] = direction === "down" ? [from, to] : [to, from];
    const [out, into] = direction === "down" ? (["out", "in"] as const) : (["in", "out"] as const);
    const [first, last] = [port(upper, "bottom", out), port(lower, "top", into)];
    const passing = (passes.get(edge) ?? []).map((x) => ({ x, side: "above" as const }));
    if (passing.length === 0 && xOf(upper) === xOf(lower)) {
      if (last.x === xOf(lower) && lone(last.port)) last.x = first.x;
      else if (first.x === xOf(upper) && lone(first.port)) first.x = last.x;
    }
    const ends = [first, ...passing, last];
    const pieces = ends.slice(1).flatMap((end, index) => {
      const start = ends[index];
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

const portName = (id: string, side: "top" | "bottom", way: "in" | "out") => `${id} ${side} ${way}`;
