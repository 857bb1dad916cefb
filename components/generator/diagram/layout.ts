import { bracketsOf } from "@/components/generator/diagram/brackets";
import { edgesInColumn } from "@/components/generator/diagram/channels";
import { corners } from "@/components/generator/diagram/corners";
import type { LaidLabel } from "@/components/generator/diagram/labels";
import { FULL, laneTone, lanesOf, type Lane, type LaneTone } from "@/components/generator/diagram/lanes";
import { orderRows } from "@/components/generator/diagram/order";
import { gridOf, type DiagramShape, type Grid } from "@/components/generator/diagram/grid";
import { pairedLayout } from "@/components/generator/diagram/paired";
import { pairSizeOf, type PairSize } from "@/components/generator/diagram/pair-size";
import { pairsOf, type Pairs } from "@/components/generator/diagram/pairs";
import { place, type Placed } from "@/components/generator/diagram/place";
import { nameOf, type LaneName } from "@/components/generator/diagram/lane-names";
import { linesOf, type Line } from "@/components/generator/diagram/lines";
import { textHeight } from "@/components/generator/diagram/shapes";
import { withWords } from "@/components/generator/diagram/with-words";
import { assignTracks, type Piece } from "@/components/generator/diagram/tracks";
import type { ArchitectureGraph, GraphEdge, GraphNode } from "@/lib/generators/graph";

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
export type LaidNode = Box & { node: GraphNode };
export type LaidLane = Box & {
  label: string | undefined;
  tone: LaneTone;
  /** The name stands above the boxes, not beside them. */
  hasHead: boolean;
  name: LaneName;
};
/** Points from the box it leaves to the box it enters, with right angles between them. */
export type LaidEdge = {
  edge: GraphEdge;
  points: Point[];
  label: LaidLabel | undefined;
  /** Its words stand below the drawing, at a line of the same kind. */
  isDashed: boolean;
};
export type Note = Point & { text: string; isDashed: boolean };
export type DiagramLayout = {
  width: number;
  height: number;
  lanes: LaidLane[];
  nodes: LaidNode[];
  edges: LaidEdge[];
  /** Words of lines that have no room for them, below the drawing: a number stands at each line, or such lines are dashed where all say the same. */
  notes: Note[];
  /** The height without these. */
  bare: number;
};

const TRACK = 16;
/** From the boxes of the last row to its tracks. */
const BELOW = 14;

/** Places an architecture on a plane of fixed width. Pure: an equal graph gives an equal drawing. */
export function layoutDiagram(whole: ArchitectureGraph, shape: DiagramShape): DiagramLayout {
  const size = pairSizeOf(whole, shape);
  const pairs = size && pairsOf(whole, size.hasOutsideAbreast);
  if (pairs) return laidInPairs(whole, pairs, size);
  const graph = shape === "narrow" ? { ...whole, edges: edgesInColumn(whole) } : whole;
  const grid = gridOf(graph, shape);
  const lanes = lanesOf(graph, grid.columns);
  const tried = shape === "wide" ? { hasBuses: grid.columns === FULL } : undefined;
  const order = orderRows(graph, lanes, tried);
  const placed = place(graph, lanes, order, grid);
  const lines = linesOf(graph, placed, grid);
  const spaces = spacesOf(lines, placed, graph.edges);

  const { width, start } = placed;
  const { rows, boxes, height } = rowsOf(lanes, spaces, { ...grid, width, start });
  const nodes = graph.nodes.map((node): LaidNode => {
    const { top: y, height } = rowAt(rows, placed.rows.get(node.id) ?? 0);
    const x = (placed.middles.get(node.id) ?? 0) - grid.nodeWidth / 2;
    return { node: { ...node, label: capitalised(node.label) }, x, y, width: grid.nodeWidth, height };
  });
  const brackets =
    grid.columns === 1
      ? bracketsOf(graph, placed.passes, new Map(nodes.map(({ node, ...box }) => [node.id, box])))
      : new Map<number, Point[]>();
  const routes = lines.map((line, edge) => brackets.get(edge) ?? routeOf(line, spaces, rows, grid.nodeWidth));
  return withWords(graph, routes, { width, bare: height, lanes: boxes, nodes });
}

function laidInPairs(graph: ArchitectureGraph, pairs: Pairs, size: PairSize): DiagramLayout {
  const { boxes, routes, width, height, lanes } = pairedLayout(graph, pairs, size);
  const nodes = graph.nodes.flatMap((node): LaidNode[] => {
    const box = boxes.get(node.id);
    return box ? [{ node: { ...node, label: capitalised(node.label) }, ...box }] : [];
  });
  return withWords(graph, routes, { width, bare: height, lanes, nodes });
}

/** A label begins with a capital letter, unless its first word has a spelling of its own: «iOS», «1С». */
const capitalised = (label: string): string =>
  /^\p{Ll}+(?![\p{L}\d])/u.test(label) ? label.charAt(0).toUpperCase() + label.slice(1) : label;

/** The space below a row: its lines and their tracks. */
type Space = { pieces: Piece[]; tracks: (number | undefined)[]; count: number; hasWords: boolean };

function spacesOf(lines: readonly Line[], { rows }: Placed, edges: readonly GraphEdge[]): Space[] {
  const count = Math.max(...rows.values()) + 1;
  return Array.from({ length: count }, (_, row) => {
    const pieces = lines.flatMap((line) => line.pieces.filter(({ space }) => space === row));
    const hasWords = pieces.some(({ edge }) => edges[edge]?.label !== undefined);
    return { pieces, hasWords, ...assignTracks(pieces) };
  });
}

/** Whether lines reach the row below a space. */
const isComing = (space: Space | undefined): boolean =>
  space?.pieces.some(({ a, b }) => a.side === "below" || b.side === "below") ?? false;

/** Height of the space below a row between the padding of the lanes, if there are two. */
const spaceHeight = (space: Space | undefined, least: number, wordGap: number) =>
  Math.max(
    least,
    space?.hasWords ? wordGap : 0,
    (space?.count ?? 0) === 0 ? 0 : 22 + TRACK * (space?.count ?? 0),
  );

/** A row of boxes, as high as the words of its highest box need. */
type Row = {
  top: number;
  height: number;
  /** Height of the lane's name above it. */
  head: number;
};
const rowAt = (rows: readonly Row[], index: number): Row => rows[index] ?? { top: 0, height: 0, head: 0 };

function rowsOf(lanes: readonly Lane[], spaces: Space[], grid: Grid & { width: number }) {
  const rows: Row[] = [];
  const boxes: LaidLane[] = [];
  let y = 0.5;
  for (const [index, lane] of lanes.entries()) {
    const top = y;
    const name = nameOf(lane.label, isComing(spaces[rows.length - 1]), grid);
    const head = grid.hasHeads && name.lines.length > 0 ? 10 + name.lines.length * 16 : 0;
    y += grid.padding + head;
    for (const [index, nodes] of lane.rows.entries()) {
      const height = Math.max(grid.least, ...nodes.map((node) => textHeight(node, grid.nodeWidth)));
      rows.push({ top: y, height, head: index === 0 ? head : 0 });
      y += height;
      if (index < lane.rows.length - 1) y += spaceHeight(spaces[rows.length - 1], grid.rowGap, grid.wordGap);
    }
    y += grid.padding;
    boxes.push({
      label: lane.label,
      tone: laneTone(lane.rows.flat()),
      hasHead: grid.hasHeads,
      name,
      x: 0.5,
      y: top,
      width: grid.width - 1,
      height: y - top,
    });
    y += spaceHeight(spaces[rows.length - 1], index < lanes.length - 1 ? grid.laneGap : 0, grid.wordGap);
  }
  return { rows, boxes, height: y + 0.5 };
}

/** Height of a track above the row that follows, or below the last row. */
function trackHeight(row: number, track: number, spaces: readonly Space[], rows: readonly Row[]): number {
  const above = bottomOf(rowAt(rows, row));
  const count = spaces[row]?.count ?? 1;
  const following = rows[row + 1];
  const next = following && following.top - following.head;
  const middle = next === undefined ? above + BELOW + (22 + TRACK * count) / 2 : (above + next) / 2;
  return middle + (track - (count - 1) / 2) * TRACK;
}

const bottomOf = ({ top, height }: Row): number => top + height;

function routeOf(line: Line, spaces: readonly Space[], rows: readonly Row[], nodeWidth: number): Point[] {
  if (line.pieces.length === 0) {
    const right = line.to > line.from;
    const { top, height } = rowAt(rows, line.row);
    const y = top + height / 2 + line.offset;
    const half = right ? nodeWidth / 2 : -nodeWidth / 2;
    return [
      { x: line.from + half, y },
      { x: line.to - half, y },
    ];
  }
  const points = line.pieces.flatMap((piece): Point[] => {
    const space = spaces[piece.space];
    const track = space?.tracks[space.pieces.indexOf(piece)];
    const end = ({ x, side }: Piece["a"]): Point => ({
      x,
      y: side === "above" ? bottomOf(rowAt(rows, piece.space)) : rowAt(rows, piece.space + 1).top,
    });
    if (track === undefined) return [end(piece.a), end(piece.b)];
    const y = trackHeight(piece.space, track, spaces, rows);
    return [end(piece.a), { x: piece.a.x, y }, { x: piece.b.x, y }, end(piece.b)];
  });
  return corners(line.upwards ? points.reverse() : points);
}
