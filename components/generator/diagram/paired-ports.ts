import type { Box } from "@/components/generator/diagram/layout";
import { portsOf, type End, type Port } from "@/components/generator/diagram/ports";
import type { ArchitectureGraph, GraphEdge } from "@/lib/generators/graph";

export type Area = "left" | "right" | `gutter ${number}` | `track ${number}`;
/** The way of an edge from its upper or left end: which sides it leaves and enters, and along which areas it goes in between. */
export type Way = { sides: [End["side"], End["side"]]; areas: Area[]; first: string; last: string };
/** Where the edges meet their boxes, by the edge: at the end that comes first, and at the other. */
export function portsFor(
  { edges }: ArchitectureGraph,
  ways: readonly Way[],
  boxes: ReadonlyMap<string, Box>,
): [Port | undefined, Port | undefined][] {
  const isAlone = ({ from, to }: GraphEdge) => !edges.some((other) => other.from === to && other.to === from);
  const ends = edges.flatMap((edge, index): End[] => {
    const { sides, areas, first, last } = ways[index] ?? {
      sides: ["right", "left"],
      areas: [],
      first: "",
      last: "",
    };
    return ([first, last] as const).map((id, at): End => {
      const [box, other] = [boxes.get(id), boxes.get(at === 0 ? last : first)];
      const side = sides[at] ?? "right";
      const isUpright = side === "left" || side === "right";
      const middle = !box ? 0 : isUpright ? box.y + box.height / 2 : box.x + box.width / 2;
      const away = !other
        ? 0
        : isUpright
          ? other.y + other.height / 2 - middle
          : other.x + other.width / 2 - middle;
      return {
        edge: index,
        box: id,
        side,
        isEntry: id === edge.to || edge.both === true,
        isMain: edge.main === true,
        middle,
        order: away === 0 ? 0 : 1 / away,
        isStraight: areas.length === 0 && isAlone(edge),
      };
    });
  });
  const ports = portsOf(ends, ({ box, side }) => {
    const { width = 0, height = 0 } = boxes.get(box) ?? {};
    return side === "left" || side === "right" ? height : width;
  });
  return edges.map((_, index) => [ports[2 * index], ports[2 * index + 1]]);
}

type Ports = ReturnType<typeof portsFor>;

/**
 * The names of the rails that edges take: lines that leave a box by one port share theirs, and so do single lines of one tone that come along
 * one area to one box.
 */
export function railNames({ edges }: ArchitectureGraph, ways: readonly Way[], ports: Ports): string[] {
  const areaOf = (index: number) => (ways[index]?.areas.length === 1 ? ways[index].areas[0] : undefined);
  const beside = (index: number, isAlike: (other: GraphEdge) => boolean) =>
    edges.filter((other, at) => areaOf(at) === areaOf(index) && isAlike(other)).length;
  const isSingle = ({ from, both }: GraphEdge, index: number) =>
    both !== true && areaOf(index) !== undefined && beside(index, (other) => other.from === from) === 1;
  return edges.map((edge, index) => {
    const { from, to, main } = edge;
    const isShared =
      beside(index, (other) => other.to === to && other.main === main && other.both !== true) > 1;
    if (isSingle(edge, index) && isShared) return `to ${to} ${String(main === true)}`;
    return ports[index]?.[from === ways[index]?.first ? 0 : 1]?.name ?? "";
  });
}
