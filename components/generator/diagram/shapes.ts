import { gapsOf, HALF_GAP } from "@/components/generator/diagram/gaps";
import { SIGN } from "@/components/generator/diagram/labels";
import { wrap } from "@/components/generator/diagram/wrap";
import type {
  DiagramLayout,
  LaidEdge,
  LaidLane,
  LaidNode,
  Note,
  Point,
} from "@/components/generator/diagram/layout";
import type { GraphNode, NodeKind } from "@/lib/generators/graph";
import type { BoxIcon } from "@/lib/pictures/icons";

/** What a part of the drawing is; the page and the export each have their own colours for it. */
export type Part =
  "lane" | "lane-name" | "edge" | "arrow" | "label-ground" | "label" | "node" | "icon" | "title" | "note";
export type Tone = "main" | "core" | "outside" | undefined;

export type Shape = { part: Part; tone: Tone } & (
  | {
      tag: "rect";
      x: number;
      y: number;
      width: number;
      height: number;
      rx: number;
      dashes?: string | undefined;
    }
  | { tag: "path"; d: string; isDashed?: boolean }
  | { tag: "text"; x: number; y: number; text: string; anchor?: "middle" }
  | { tag: "icon"; x: number; y: number; icon: BoxIcon }
);

/** The outline of what is no part of the system. */
export const DASHES = "4 4";
/** The outline of what is only proposed: points, which no one takes for dashes. */
const DOTS = "1.5 2.5";
const outlineOf = ({ kind, isPlanned }: GraphNode) =>
  kind === "external" ? DASHES : isPlanned ? DOTS : undefined;

const CORNER = 12;
const ICON: Readonly<Record<NodeKind, BoxIcon>> = {
  actor: "person",
  channel: "screen",
  service: "layout",
  integration: "chain",
  data: "stack",
  external: "arrow-out",
  security: "shield",
};

/** The drawing from back to front: lanes, edges, then boxes; the main path above the other edges. */
export function shapesOf(
  { lanes, edges, nodes, notes }: DiagramLayout,
  { withIcons }: { withIcons: boolean },
): Shape[] {
  const hot = new Set(edges.filter(({ edge }) => edge.main).flatMap(({ edge }) => [edge.from, edge.to]));
  const gaps = gapsOf(edges);
  const drawn = edges.map((edge, index) => ({ ...edge, gaps: gaps[index] ?? [] }));
  const sorted = [...drawn.filter(({ edge }) => !edge.main), ...drawn.filter(({ edge }) => edge.main)];
  return [
    ...lanes.map(({ tone, x, y, width, height }): Shape => ({
      part: "lane",
      tone,
      tag: "rect",
      x,
      y,
      width,
      height,
      rx: 16,
    })),
    ...sorted.flatMap(edgeShapes),
    ...lanes.flatMap(laneName),
    ...edges.flatMap(({ label, edge }): Shape[] => {
      if (!label) return [];
      const tone = edge.main === true ? "main" : undefined;
      const { x, y, width, height, text } = label;
      return [
        ...(label.isBeside
          ? []
          : [{ part: "label-ground", tone, tag: "rect", x, y, width, height, rx: 4 } as const]),
        { part: "label", tone, tag: "text", x: x + width / 2, y: y + 12, text, anchor: "middle" },
      ];
    }),
    ...notes.flatMap(noteShapes),
    ...nodes.flatMap((node) => nodeShapes(node, toneOf(node.node, hot), withIcons)),
  ];
}

/** What is only proposed steps back behind what was asked for, and both behind the main path. */
const toneOf = ({ id, isPlanned }: GraphNode, hot: ReadonlySet<string>): Tone =>
  hot.has(id) ? "main" : isPlanned ? "outside" : undefined;

function laneName({ name, tone, y, height, hasHead }: LaidLane): Shape[] {
  const { x, lines } = name;
  const first = hasHead ? y + 25 : y + height / 2 + 4 - (lines.length - 1) * 8;
  return lines.map((text, index) => ({
    part: "lane-name",
    tone,
    tag: "text",
    x,
    y: first + index * 16,
    text,
  }));
}

/** Words below the drawing, after the sign of the lines they belong to. */
function noteShapes({ x, y, text, isDashed }: Note): Shape[] {
  const words: Shape = { part: "note", tone: undefined, tag: "text", x, y, text };
  const d = `M${pair({ x: x - SIGN, y: y - 4 })}h22`;
  return isDashed ? [{ part: "edge", tone: undefined, tag: "path", d, isDashed }, words] : [words];
}

function edgeShapes({ edge, points, isDashed, gaps }: LaidEdge & { gaps: Gaps }): Shape[] {
  const tone = edge.main === true ? "main" : undefined;
  const end = arrowAt(points.at(-1), points.at(-2));
  const start = edge.both === true ? arrowAt(points[0], points[1]) : undefined;
  if (!end) return [];
  const line = [...(start ? [start.base, ...points.slice(1, -1)] : points.slice(0, -1)), end.base];
  return [
    { part: "edge", tone, tag: "path", d: rounded(line, gaps), isDashed },
    ...[end, ...(start ? [start] : [])].map(({ d }): Shape => ({ part: "arrow", tone, tag: "path", d })),
  ];
}

/** An arrowhead; the line ends inside it, so that its own square end does not show before the tip. */
function arrowAt(end: Point | undefined, before: Point | undefined) {
  if (!before || !end) return undefined;
  const [dx, dy] = [Math.sign(end.x - before.x), Math.sign(end.y - before.y)];
  const base: Point = { x: end.x - dx * 7, y: end.y - dy * 7 };
  const sides = [dy * 4 - dx * 7, dx * 4 - dy * 7, dy * -8, dx * -8].map(String).join(" ");
  return { base, d: `M${pair(end)}l${sides}z` };
}

const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const round = (value: number) => String(Math.round(value * 10) / 10);

/** Where a line passes below others, by its stretches. */
type Gaps = readonly (readonly number[])[];

/** A stretch with its gaps, in the direction of the pen. */
function broken(before: Point, point: Point, gaps: readonly number[]): string {
  const isLevel = before.y === point.y;
  const ahead = Math.sign(isLevel ? point.x - before.x : point.y - before.y);
  return gaps
    .toSorted((a, b) => ahead * (a - b))
    .map((at) => {
      const [end, start] = [at - ahead * HALF_GAP, at + ahead * HALF_GAP];
      const next = isLevel ? { x: start, y: point.y } : { x: point.x, y: start };
      return `${isLevel ? "H" : "V"}${round(end)}M${pair(next)}`;
    })
    .join("");
}

/** A line with its corners cut by quarter circles, smaller ones where a stretch is short. What repeats is written from where the pen stands. */
function rounded(points: readonly Point[], gaps: Gaps): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${pair(point)}`;
      const isLevel = before.y === point.y;
      const upTo = (end: Point) =>
        broken(before, point, gaps[index - 1] ?? []) + (isLevel ? `H${round(end.x)}` : `V${round(end.y)}`);
      if (!after) return upTo(point);
      const towards = (other: Point, isLast: boolean) => {
        const length = Math.abs(other.x - point.x) + Math.abs(other.y - point.y);
        const radius = Math.min(CORNER, isLast ? length : length / 2);
        return { x: Math.sign(other.x - point.x), y: Math.sign(other.y - point.y), radius };
      };
      const back = towards(before, index === 1);
      const ahead = towards(after, index === points.length - 2);
      const radius = Math.min(back.radius, ahead.radius);
      const enter = { x: point.x + back.x * radius, y: point.y + back.y * radius };
      const control = { x: -back.x * radius, y: -back.y * radius };
      const leave = { x: control.x + ahead.x * radius, y: control.y + ahead.y * radius };
      return `${upTo(enter)}q${pair(control)} ${pair(leave)}`;
    })
    .join("");
}

function nodeShapes({ node, x, y, width, height }: LaidNode, tone: Tone, withIcon: boolean): Shape[] {
  const hasIcon = withIcon && !isSlim(width);
  const inset = isSlim(width) ? SLIM : hasIcon ? ICON_ROOM : 16;
  const { lines, notes } = textOf(node, width);
  const first = y + (height - (lines.length + notes.length) * LEADING) / 2 + LEADING - 4;
  const text = (part: Part, row: number, value: string): Shape => ({
    part,
    tone,
    tag: "text",
    x: x + inset,
    y: first + row * LEADING,
    text: value,
  });
  return [
    { part: "node", tone, tag: "rect", x, y, width, height, rx: 11, dashes: outlineOf(node) },
    ...(hasIcon
      ? [
          {
            part: "icon",
            tone,
            tag: "icon",
            x: x + 12,
            y: y + height / 2 - 9,
            icon: node.icon ?? ICON[node.kind],
          } as const,
        ]
      : []),
    ...lines.map((line, index) => text("title", index, line)),
    ...notes.map((line, index) => text("note", lines.length + index, line)),
  ];
}

const ICON_ROOM = 38;
/** Between the words and the border at their right. */
const RIGHT = 12;
/** At both sides of a box with room for its words alone. */
const SLIM = 8;
const LEADING = 16;
const isSlim = (width: number) => width < 145;

function textOf({ label, note = "" }: GraphNode, width: number) {
  const room = width - (isSlim(width) ? 2 * SLIM : ICON_ROOM + RIGHT);
  return {
    lines: wrap(label, Math.floor(room / 7.8)),
    notes: note === "" ? [] : wrap(note, Math.floor(room / 7.1)),
  };
}

/** Height that the words of a node need beside its icon. */
export function textHeight(node: GraphNode, width: number): number {
  const { lines, notes } = textOf(node, width);
  return (lines.length + notes.length) * LEADING + 16;
}
