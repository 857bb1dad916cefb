import { laneTone } from "@/components/generator/diagram/lanes";
import type { Box, LaidLane, Point } from "@/components/generator/diagram/layout";
import type { Cell, Pairs } from "@/components/generator/diagram/pairs";
import { portsFor, railNames, type Area, type Way } from "@/components/generator/diagram/paired-ports";
import type { PairSize } from "@/components/generator/diagram/pair-size";
import type { End } from "@/components/generator/diagram/ports";
import { railsOf, type Stretch } from "@/components/generator/diagram/rails";
import { textHeight } from "@/components/generator/diagram/shapes";
import { wrap } from "@/components/generator/diagram/wrap";
import type { ArchitectureGraph, GraphEdge } from "@/lib/generators/graph";

/** From the outermost rail to the edge of the drawing. */
const EDGE = 3;

type Room = { left: number; right: number; gutter: number; tracks: readonly number[] };

/** A drawing of two lanes abreast: what belongs together stands in one row, and rails run between the columns and at both sides. */
export function pairedLayout(graph: ArchitectureGraph, pairs: Pairs, size: PairSize) {
  const ways = graph.edges.map((edge) => wayOf(edge, pairs.cells));
  // What the rails need is known once they are laid: the first pass counts them.
  let room: Room = { left: 0, right: 0, gutter: 0, tracks: pairs.bands.map(() => 0) };
  let drawn = draw(graph, pairs, { ways, room, size });
  for (let pass = 0; pass < 2; pass++) {
    room = drawn.needed;
    drawn = draw(graph, pairs, { ways, room, size });
  }
  return drawn;
}

/** Which way an edge takes; the end of it that stands above or at the left comes first. */
function wayOf({ from, to }: GraphEdge, cells: ReadonlyMap<string, Cell>): Way {
  const cell = (id: string) => cells.get(id) ?? { band: 0, side: "left", row: 0 };
  const order = ({ band, side, row }: Cell) => band * 1000 + row * 2 + Number(side === "right");
  const [first, last] = order(cell(from)) <= order(cell(to)) ? [from, to] : [to, from];
  const [a, b] = [cell(first), cell(last)];
  const gutter: Area = `gutter ${a.band}`;
  if (a.band === b.band && a.side !== b.side) {
    const sides = [a, b].map(({ side }): End["side"] => (side === "left" ? "right" : "left"));
    const [out = "right", into = "left"] = sides;
    return { sides: [out, into], areas: a.row === b.row ? [] : [gutter], first, last };
  }
  if (a.band === b.band && b.row - a.row === 1) return { sides: ["bottom", "top"], areas: [], first, last };
  if (a.band !== b.band && a.side === "right" && b.side === "left") {
    const track: Area = `track ${a.band}`;
    if (b.band === a.band + 1)
      return { sides: ["left", "left"], areas: [gutter, track, "left"], first, last };
  }
  const side = a.side === "right" ? "right" : "left";
  return { sides: [side, side], areas: [side], first, last };
}

type Plan = { ways: readonly Way[]; room: Room; size: PairSize };

function draw(graph: ArchitectureGraph, { bands, cells }: Pairs, { ways, room, size }: Plan) {
  const { inset, rail: step, away } = size;
  const beside = (rails: number) => (rails > 0 ? size.off + step * (rails - 1) + EDGE : 1);
  const start = beside(room.left);
  const gap = Math.max(size.gap, 2 * away + step * (room.gutter - 1));
  const rest = size.whole - start - beside(room.right);
  const column = Math.max(size.width, Math.floor((rest - 2 * inset - gap) / 2));
  const right = start + inset + column + gap;
  const end = right + column + inset;
  const width = end + beside(room.right);

  const lanes: LaidLane[] = [];
  const boxes = new Map<string, Box>();
  const trackTops: number[] = [];
  let y = 0.5;
  for (const [index, band] of bands.entries()) {
    const ids = [...cells].filter(([, cell]) => cell.band === index);
    const isWhole = ids.every(([, { side }]) => side === "whole");
    const across = isWhole ? end - start - 2 * inset : column;
    const names = [band.left, ...(band.right ? [band.right] : [])].map(({ label }) =>
      label === undefined ? [] : wrap(label, band.right ? size.name : 2 * size.name),
    );
    const head = size.head + 16 * (Math.max(1, ...names.map(({ length }) => length)) - 1);
    let top = y + head;
    const bottoms = { left: top, right: top, whole: top };
    for (let row = 0; row < band.rows; row++) {
      const inRow = ids.filter(([, cell]) => cell.row === row);
      const nodes = inRow.flatMap(([id]) => graph.nodes.filter((node) => node.id === id));
      const height = Math.max(size.least, ...nodes.map((node) => textHeight(node, across)));
      for (const [id, { side }] of inRow) {
        boxes.set(id, { x: side === "right" ? right : start + inset, y: top, width: across, height });
        bottoms[side] = top + height + size.foot;
      }
      top += height + size.rowGap;
    }
    for (const [at, lane] of [band.left, ...(band.right ? [band.right] : [])].entries()) {
      const x = at === 0 ? start : right - inset;
      lanes.push({
        label: lane.label,
        tone: laneTone(lane.nodes),
        hasHead: true,
        name: { x: x + inset + 4, lines: names[at] ?? [] },
        ...{
          x,
          y,
          width: band.right ? column + 2 * inset : end - start,
          height:
            (band.right ? bottoms[at === 0 ? "left" : "right"] : Math.max(...Object.values(bottoms))) - y,
        },
      });
    }
    y = Math.max(...Object.values(bottoms));
    trackTops.push(y + size.bandGap / 2);
    if (index < bands.length - 1) y += size.bandGap + step * Math.max(0, (room.tracks[index] ?? 0) - 1);
  }

  const ports = portsFor(graph, ways, boxes);
  const nameOf = railNames(graph, ways, ports);
  const stretches = new Map<Area, Stretch[]>();
  const middleOf = (area: Area) =>
    area.startsWith("track") ? (trackTops[Number(area.split(" ")[1])] ?? 0) : 0;
  const isLevel = (area: Area | undefined) => area?.startsWith("track") === true;
  for (const [edge, { areas }] of ways.entries()) {
    const [out, into] = ports[edge] ?? [];
    if (!out || !into) continue;
    for (const [at, area] of areas.entries()) {
      const [before, after] = [areas[at - 1], areas[at + 1]];
      const from = isLevel(area)
        ? before === "left"
          ? start
          : right - gap / 2
        : before
          ? middleOf(before)
          : out.at;
      const to = isLevel(area) ? (after ? start : into.at) : after ? middleOf(after) : into.at;
      const isMain = graph.edges[edge]?.main === true;
      const others = stretches.get(area) ?? [];
      stretches.set(area, [...others, { name: nameOf[edge] ?? "", from, to, isMain }]);
    }
  }
  const rails = new Map([...stretches].map(([area, some]) => [area, railsOf(some)] as const));
  const placeOf = (area: Area, name: string): number => {
    const rail = rails.get(area)?.rails.get(name) ?? 0;
    if (area === "left") return start - size.off - step * rail;
    if (area === "right") return end + size.off + step * rail;
    return isLevel(area) ? middleOf(area) + step * rail : right - gap + away + step * rail;
  };
  const routes = ways.map(({ areas, sides, first, last }, edge): Point[] => {
    const [out, into] = ports[edge] ?? [];
    const [a, b] = [boxes.get(first), boxes.get(last)];
    if (!out || !into || !a || !b) return [];
    const name = nameOf[edge] ?? "";
    const points = [rim(a, sides[0], out.at)];
    for (const area of areas) {
      const before = points.at(-1) ?? { x: 0, y: 0 };
      const place = placeOf(area, name);
      points.push(isLevel(area) ? { x: before.x, y: place } : { x: place, y: before.y });
    }
    const goal = rim(b, sides[1], into.at);
    const before = points.at(-1) ?? goal;
    if (areas.length > 0)
      points.push(isLevel(areas.at(-1)) ? { x: goal.x, y: before.y } : { x: before.x, y: goal.y });
    points.push(goal);
    return graph.edges[edge]?.from === first ? points : points.reverse();
  });
  const countOf = (area: Area) => rails.get(area)?.count ?? 0;
  const needed: Room = {
    left: countOf("left"),
    right: countOf("right"),
    gutter: Math.max(...bands.map((_, band) => countOf(`gutter ${band}`))),
    tracks: bands.map((_, band) => countOf(`track ${band}`)),
  };
  return { width, height: y + 0.5, lanes, boxes, routes, needed };
}

const rim = ({ x, y, width, height }: Box, side: End["side"], at: number): Point =>
  side === "left"
    ? { x, y: at }
    : side === "right"
      ? { x: x + width, y: at }
      : { x: at, y: side === "top" ? y : y + height };
