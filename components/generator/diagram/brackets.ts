import type { Point } from "@/components/generator/diagram/layout";
import { portsOf, type End } from "@/components/generator/diagram/ports";
import type { ArchitectureGraph } from "@/lib/generators/graph";

type Side = { x: number; y: number; width: number; height: number };

/** Lines past the boxes of a single column: out of one side of a box, along it, and in again. By index of the edge. */
export function bracketsOf(
  { edges }: ArchitectureGraph,
  passes: ReadonlyMap<number, readonly number[]>,
  boxes: ReadonlyMap<string, Side>,
): Map<number, Point[]> {
  const lines = edges.flatMap(({ from, to, main, both, label }, edge) => {
    const x = passes.get(edge)?.[0];
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (x === undefined || !start || !end) return [];
    const side = x < start.x ? ("left" as const) : ("right" as const);
    const common = { edge, label, side, isMain: main === true, isStraight: false };
    const ends: [End, End] = [
      { ...common, box: from, isEntry: both === true, ...placeOn(start, end) },
      { ...common, box: to, isEntry: true, ...placeOn(end, start) },
    ];
    return [{ edge, x, start, end, side, ends }];
  });
  const ports = portsOf(
    lines.flatMap(({ ends }) => ends),
    ({ box }) => boxes.get(box)?.height ?? 0,
  );
  return new Map(
    lines.map(({ edge, x, start, end, side }, index) => {
      const rim = (box: Side) => (side === "left" ? box.x : box.x + box.width);
      const [first, last] = [ports[2 * index]?.at ?? start.y, ports[2 * index + 1]?.at ?? end.y];
      return [
        edge,
        [
          { x: rim(start), y: first },
          { x, y: first },
          { x, y: last },
          { x: rim(end), y: last },
        ],
      ];
    }),
  );
}

/** Lines that go up leave above those that go down, and a longer one, which turns further out, between the shorter ones: none cross. */
function placeOn(box: Side, other: Side): Pick<End, "middle" | "order"> {
  const middle = box.y + box.height / 2;
  return { middle, order: 1 / (other.y + other.height / 2 - middle) };
}
