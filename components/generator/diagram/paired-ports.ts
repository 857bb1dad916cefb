import type { Box } from "@/components/generator/diagram/layout";
import { portsOf, type End, type Port } from "@/components/generator/diagram/ports";
import type { ArchitectureGraph, GraphEdge, GraphNode } from "@/lib/generators/graph";

/** Between two ports of a side. Those of the column at the right stand closer: a line to one column is level with none to the other. */
const [STEP, CLOSE] = [17, 9];

export type Area = "left" | "right" | `gutter ${number}` | `track ${number}`;
/** The way of an edge from its upper or left end: which sides it leaves and enters, and along which areas it goes in between. */
export type Way = { sides: [End["side"], End["side"]]; areas: Area[]; first: string; last: string };
/** Where the edges meet their boxes, by the edge: at the end that comes first, and at the other. */
export function portsFor(
  graph: ArchitectureGraph,
  ways: readonly Way[],
  boxes: ReadonlyMap<string, Box>,
): [Port | undefined, Port | undefined][] {
  const { edges } = graph;
  const outside = outsideOf(graph, ways);
  const isAlone = ({ from, to }: GraphEdge) => !edges.some((other) => other.from === to && other.to === from);
  const first = Math.min(...[...boxes.values()].map(({ x }) => x));
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
        label: edge.label ?? (isOnBus(edges, ways, index) ? edge.to : undefined),
        box: id,
        side,
        isEntry: id === edge.to || edge.both === true,
        isMain: edge.main === true,
        middle,
        order: away === 0 ? 0 : 1 / away,
        isStraight: areas.length === 0 && isAlone(edge),
        bus: outside[index] === id ? id : undefined,
      };
    });
  });
  const lengthOf = ({ box, side }: End) => {
    const { width = 0, height = 0 } = boxes.get(box) ?? {};
    return side === "left" || side === "right" ? height : width;
  };
  const ports = portsOf(ends, lengthOf, ({ box, side }) =>
    side === "left" && boxes.get(box)?.x !== first ? CLOSE : STEP,
  );
  return edges.map((_, index) => [ports[2 * index], ports[2 * index + 1]]);
}

type Ports = ReturnType<typeof portsFor>;

/**
 * The names of the rails that edges take: lines that leave a box by one port share theirs, and so do single lines of one tone that come along
 * one area to one box.
 */
export function railNames(graph: ArchitectureGraph, ways: readonly Way[], ports: Ports): string[] {
  const { edges } = graph;
  const outside = outsideOf(graph, ways);
  return edges.map(({ from, to, main }, index) =>
    outside[index] !== undefined
      ? `outside ${outside[index]}`
      : isOnBus(edges, ways, index)
        ? `to ${to} ${String(main === true)}`
        : (ports[index]?.[from === ways[index]?.first ? 0 : 1]?.name ?? ""),
  );
}

/**
 * What a line to a system around belongs to where its box has several such on one side: they share one rail, with an arrow wherever data
 * comes in. By index of the edge.
 */
function outsideOf({ nodes, edges }: ArchitectureGraph, ways: readonly Way[]): (string | undefined)[] {
  const kinds = new Map(nodes.map(({ id, kind }) => [id, kind]));
  const isOutside = (id: string) => kinds.get(id) === OUTSIDE;
  const found = edges.map(({ from, to, main }, index) => {
    const areas = ways[index]?.areas ?? [];
    if (main === true || areas.length !== 1 || isOutside(from) === isOutside(to)) return undefined;
    return { box: isOutside(from) ? to : from, area: areas[0] };
  });
  const alike = (one: (typeof found)[number]) =>
    found.filter((other) => one && other?.box === one.box && other.area === one.area).length;
  return found.map((one) => (alike(one) > 1 ? one?.box : undefined));
}
const OUTSIDE: GraphNode["kind"] = "external";

/** Whether a line comes to its box along one rail with others of its tone; the box it leaves has no other line there. */
function isOnBus(edges: readonly GraphEdge[], ways: readonly Way[], index: number): boolean {
  const edge = edges[index];
  const areaOf = (at: number) => (ways[at]?.areas.length === 1 ? ways[at].areas[0] : undefined);
  const area = areaOf(index);
  if (!edge || edge.both === true || area === undefined) return false;
  const beside = edges.filter((_, at) => areaOf(at) === area);
  const isAlike = ({ to, main, both }: GraphEdge) => to === edge.to && main === edge.main && both !== true;
  return beside.filter(({ from }) => from === edge.from).length === 1 && beside.filter(isAlike).length > 1;
}
