import { describe, expect, it } from "vitest";
import { edgeList, graphSchema, nodeKinds, toMermaid, type ArchitectureGraph } from "@/lib/generators/graph";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { locales } from "@/lib/i18n/routing";
import { descriptions } from "@/tests/unit/generators/corpus";

/** Quoted text as Mermaid reads it: no sign of its own and no markup, only numbered entities. */
const TEXT = '"(?:[^"#&<>`\\\\;]|#\\d{1,6};)+"';
const ID = "n_[a-z0-9_]+";
const SHAPES = [
  ["(\\[", "\\])"],
  ["(", ")"],
  ["\\[", "\\]"],
  ["\\[\\[", "\\]\\]"],
  ["\\[(", ")\\]"],
  ["{{", "}}"],
  ["\\[/", "/\\]"],
].map(([open = "", close = ""]) => `${open.replaceAll("(", "\\(")}${TEXT}${close.replaceAll(")", "\\)")}`);
const NODE = new RegExp(`^ {2,4}(${ID})(?:${SHAPES.join("|")})$`);
const LINK = new RegExp(`^ {2}(${ID}) <?(?:-->|==>)(?:\\|${TEXT}\\|)? (${ID})$`);
const GROUP = new RegExp(`^ {2}subgraph lane_\\d+\\[${TEXT}\\]$`);

/** A strict reader of the part of Mermaid's grammar that may occur. @throws Error with the line it does not know */
function parseMermaid(source: string): { nodes: string[]; links: [string, string][] } {
  const [head, ...lines] = source.trimEnd().split("\n");
  if (head !== "flowchart TB") throw new Error(head);
  const nodes: string[] = [];
  const links: [string, string][] = [];
  let depth = 0;
  for (const line of lines) {
    const node = NODE.exec(line);
    const link = LINK.exec(line);
    if (GROUP.test(line)) depth += 1;
    else if (line === "  end") depth -= 1;
    else if (node?.[1] !== undefined) nodes.push(node[1]);
    else if (link?.[1] !== undefined && link[2] !== undefined) links.push([link[1], link[2]]);
    else throw new Error(line);
    if (depth < 0 || depth > 1) throw new Error(`unbalanced: ${line}`);
  }
  if (depth !== 0) throw new Error("an open group");
  for (const id of links.flat()) if (!nodes.includes(id)) throw new Error(`no node ${id}`);
  return { nodes, links };
}

const cases = locales.flatMap((locale) => descriptions[locale].map((text) => [locale, text] as const));

describe.each(cases)("the graph of a description in %s: %s", (locale, description) => {
  const drawn = async () => (await drafts.architecture({ description }, locale)).result;

  it("is a checked graph with one main path and a valid diagram", async () => {
    const { graph, clarity } = await drawn();
    if (graph === undefined) {
      expect(clarity).not.toBe("clear");
      return;
    }
    expect(graphSchema.safeParse(graph).error?.issues).toBeUndefined();
    expect(graph.edges.filter(({ main }) => main).length).toBeGreaterThanOrEqual(3);
    const { nodes, links } = parseMermaid(toMermaid(graph));
    expect(nodes).toHaveLength(graph.nodes.length);
    expect(links).toHaveLength(graph.edges.length);
    const joined = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
    for (const { id } of graph.nodes) expect(joined).toContain(id);
  });

  it("is told in words as well", async () => {
    const { graph, clarity } = await drawn();
    if (graph === undefined) {
      expect(clarity).not.toBe("clear");
      return;
    }
    const list = edgeList(graph, { main: "MAIN" });
    expect(list).toHaveLength(graph.edges.length);
    expect(list[0]).toMatch(/ → .*MAIN/);
  });
});

describe("a graph with hostile labels", () => {
  const evil = 'a"] --> b; <img src=x onerror=alert(1)> #quot; `x` end & \\';
  const graph: ArchitectureGraph = {
    nodes: nodeKinds.map((kind, index) => ({
      id: `n${String(index)}`,
      label: evil,
      kind,
      lane: evil.slice(0, 40),
    })),
    edges: nodeKinds
      .slice(1)
      .map((_, index) => ({ from: `n${String(index)}`, to: `n${String(index + 1)}`, label: evil })),
  };

  it("is written as text, whatever the label holds", () => {
    expect(parseMermaid(toMermaid(graph)).nodes).toHaveLength(nodeKinds.length);
  });
});

it("says of an exchange both ways that it goes both ways", () => {
  const node = (id: string) => ({ id, label: id, kind: "service" as const });
  const graph = { nodes: ["a", "b"].map(node), edges: [{ from: "a", to: "b", both: true }] };
  expect(toMermaid(graph)).toContain("n_a <--> n_b");
  expect(edgeList(graph, { main: "MAIN" })).toEqual(["a ↔ b"]);
});

describe("the schema", () => {
  const nodes = ["a", "b", "c", "d"].map((id) => ({ id, label: id, kind: "service" as const }));
  const edges = [
    { from: "a", to: "b" },
    { from: "b", to: "c" },
    { from: "c", to: "d" },
  ];
  const valid = (graph: unknown) => graphSchema.safeParse(graph).success;

  it("takes a small graph", () => {
    expect(valid({ nodes, edges })).toBe(true);
  });

  it.each([
    ["three nodes", { nodes: nodes.slice(1), edges: edges.slice(1) }],
    ["an id twice", { nodes: [...nodes, nodes[0]], edges }],
    ["an edge to nowhere", { nodes, edges: [...edges, { from: "a", to: "z" }] }],
    ["an edge to itself", { nodes, edges: [...edges, { from: "a", to: "a" }] }],
    ["an edge twice", { nodes, edges: [...edges, edges[0]] }],
    ["an unknown kind", { nodes: [...nodes, { id: "e", label: "e", kind: "cloud" }], edges }],
    ["an id that is no slug", { nodes: [...nodes, { id: "E f", label: "e", kind: "data" }], edges }],
    ["a label too long", { nodes: [...nodes, { id: "e", label: "e".repeat(61), kind: "data" }], edges }],
    ["an unknown key", { nodes, edges, style: "fill:red" }],
  ])("refuses %s", (_, graph) => {
    expect(valid(graph)).toBe(false);
  });
});
