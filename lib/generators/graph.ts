import * as z from "zod/mini";
import { icons, diagramIcons } from "@/lib/pictures/icons";
import { nodeKinds, type NodeKind } from "@/lib/pictures/node-kinds";

export { nodeKinds, type NodeKind };

/**
 * The architecture as data: the page draws it, the export writes it as Mermaid, a screen reader gets it as a list. Neither engine
 * writes diagram syntax.
 */

const line = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\s+/g, " ").trim()),
    z.minLength(1),
    z.maxLength(max),
  );
const slug = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

const node = z.strictObject({
  id: slug,
  label: line(60),
  kind: z.enum(nodeKinds),
  /** The layer the node is drawn in; without it the layer of its kind. */
  lane: z.optional(line(40)),
  /** A few words below the label: a technology, a number of users. */
  note: z.optional(line(80)),
  /** Only proposed: no part of what was asked for. */
  isPlanned: z.optional(z.boolean()),
  /** An icon in place of that of its kind. */
  icon: z.optional(z.enum([...icons, ...diagramIcons])),
});

const edge = z.strictObject({
  from: slug,
  to: slug,
  label: z.optional(line(60)),
  /** Part of the one path that the diagram puts first. */
  main: z.optional(z.boolean()),
  /** Something passes in both directions. */
  both: z.optional(z.boolean()),
});

/** A graph worth drawing: 4 to 24 nodes of different names, every edge between two of them and drawn once. */
export const graphSchema = z
  .strictObject({
    nodes: z.array(node).check(z.minLength(4), z.maxLength(24)),
    edges: z.array(edge).check(z.minLength(3), z.maxLength(60)),
  })
  .check(
    z.refine(({ nodes }) => new Set(nodes.map(({ id }) => id)).size === nodes.length, "node ids repeat"),
    z.refine(({ nodes, edges }) => {
      const ids = new Set(nodes.map(({ id }) => id));
      return edges.every(({ from, to }) => ids.has(from) && ids.has(to));
    }, "an edge leads to a node that is not there"),
    z.refine(({ edges }) => edges.every(({ from, to }) => from !== to), "an edge leads back to its node"),
    z.refine(
      ({ edges }) => new Set(edges.map(({ from, to }) => `${from} ${to}`)).size === edges.length,
      "an edge repeats",
    ),
  );

export type ArchitectureGraph = z.infer<typeof graphSchema>;
export type GraphNode = ArchitectureGraph["nodes"][number];
export type GraphEdge = ArchitectureGraph["edges"][number];

const shapes: Readonly<Record<NodeKind, readonly [open: string, close: string]>> = {
  actor: ["([", "])"],
  channel: ["(", ")"],
  service: ["[", "]"],
  integration: ["[[", "]]"],
  data: ["[(", ")]"],
  external: ["{{", "}}"],
  security: ["[/", "/]"],
};

/** Inside quotation marks Mermaid reads these as syntax or as HTML; its own entities begin with a number sign. */
const quoted = (text: string) =>
  `"${text.replace(/["#&<>`\\;]/g, (sign) => `#${String(sign.charCodeAt(0))};`).replace(/\s+/g, " ")}"`;

/** A prefix keeps ids clear of Mermaid's own words, such as `end`. */
const name = (id: string) => `n_${id.replaceAll("-", "_")}`;

/** The graph as a Mermaid flowchart, one lane below the other, ending with a line break. */
export function toMermaid({ nodes, edges }: ArchitectureGraph): string {
  const lanes = [...new Set(nodes.map(({ lane }) => lane))];
  const declare = ({ id, label, kind, note }: GraphNode) => {
    const [open, close] = shapes[kind];
    return `${name(id)}${open}${quoted(note === undefined ? label : `${label}: ${note}`)}${close}`;
  };
  const groups = lanes.flatMap((lane, index) => {
    const members = nodes.filter((node) => node.lane === lane).map(declare);
    if (lane === undefined) return members.map((member) => `  ${member}`);
    const head = `  subgraph lane_${String(index + 1)}[${quoted(lane)}]`;
    return [head, ...members.map((member) => `    ${member}`), "  end"];
  });
  const links = edges.map(({ from, to, label, main, both }) => {
    const text = label === undefined ? "" : `|${quoted(label)}|`;
    const arrow = `${both === true ? "<" : ""}${main === true ? "==>" : "-->"}`;
    return `  ${name(from)} ${arrow}${text} ${name(to)}`;
  });
  return `${["flowchart TB", ...groups, ...links].join("\n")}\n`;
}

/** The graph for those who do not see it: one sentence an edge, the main path first. `words.main` marks its edges. */
export function edgeList({ nodes, edges }: ArchitectureGraph, words: { main: string }): string[] {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const sorted = [...edges.filter(({ main }) => main), ...edges.filter(({ main }) => main !== true)];
  return sorted.map(({ from, to, label, main, both }) => {
    const text = `${labels.get(from) ?? from} ${both === true ? "↔" : "→"} ${labels.get(to) ?? to}${label === undefined ? "" : `: ${label}`}`;
    return main === true ? `${text} (${words.main})` : text;
  });
}
