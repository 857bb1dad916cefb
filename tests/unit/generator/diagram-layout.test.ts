import { describe, expect, it } from "vitest";
import { diagramSvg } from "@/components/generator/diagram/diagram-svg";
import type { DiagramShape } from "@/components/generator/diagram/grid";
import { edgesInColumn } from "@/components/generator/diagram/channels";
import { layoutDiagram, type Box } from "@/components/generator/diagram/layout";
import { pairSizeOf } from "@/components/generator/diagram/pair-size";
import { pairsOf } from "@/components/generator/diagram/pairs";
import { shapesOf } from "@/components/generator/diagram/shapes";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { graphSchema, nodeKinds, type ArchitectureGraph } from "@/lib/generators/graph";
import { samples } from "@/tests/unit/generators/samples";

/** A graph as a model may answer it: up to 24 nodes and 60 edges in any direction, the same for the same seed. */
function anyGraph(seed: number): ArchitectureGraph {
  let state = seed * 2_654_435_761;
  const next = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0;
    return (state >>> 0) % below;
  };
  const count = 4 + next(21);
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `n${String(index)}`,
    label: `Узел с довольно длинным названием ${String(index)}`.slice(0, 4 + next(40)).trim(),
    kind: nodeKinds[next(nodeKinds.length)] ?? "service",
    ...(next(4) > 0 && { lane: `Слой ${String(next(5))}` }),
  }));
  const pairs = new Map<string, ArchitectureGraph["edges"][number]>();
  for (let index = 0; index < 3 + next(58); index++) {
    const [from, to] = [next(count), next(count)];
    if (from !== to)
      pairs.set(`${String(from)} ${String(to)}`, {
        from: `n${String(from)}`,
        to: `n${String(to)}`,
        label: "данные",
      });
  }
  for (let index = 0; index < 3; index++)
    pairs.set(`${String(index)} ${String(index + 1)}`, {
      from: `n${String(index)}`,
      to: `n${String(index + 1)}`,
      main: true,
    });
  return graphSchema.parse({ nodes, edges: [...pairs.values()].slice(-60) });
}

const drafted = await Promise.all(
  Object.entries(samples.ru).map(async ([name, description]) => {
    const { result } = await drafts.architecture({ description }, "ru");
    if (result.graph === undefined) throw new Error(`no diagram for ${name}`);
    return [name, result.graph] as const;
  }),
);
const graphs: (readonly [string, ArchitectureGraph])[] = [
  ...drafted,
  ...Array.from({ length: 40 }, (_, seed) => [`seed ${String(seed)}`, anyGraph(seed + 1)] as const),
];
const shapes: DiagramShape[] = ["broad", "wide", "narrow"];
const cases = graphs.flatMap(([name, graph]) => shapes.map((shape) => ({ name, graph, shape })));

const meets = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const touches = (point: { x: number; y: number } | undefined, box: Box | undefined) =>
  point !== undefined &&
  box !== undefined &&
  point.x >= box.x - 0.5 &&
  point.x <= box.x + box.width + 0.5 &&
  point.y >= box.y - 0.5 &&
  point.y <= box.y + box.height + 0.5;

describe.each(cases)("the drawing of $name, $shape", ({ graph, shape }) => {
  const drawing = layoutDiagram(graph, shape);
  const { nodes, edges, lanes, width, height } = drawing;
  const boxes = new Map(nodes.map((box) => [box.node.id, box]));

  it("holds every node once, inside the picture and apart from the others", () => {
    expect(nodes.map(({ node }) => node.id)).toEqual(graph.nodes.map(({ id }) => id));
    for (const [index, box] of nodes.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(
        true,
      );
      expect(nodes.slice(index + 1).filter((other) => meets(box, other))).toEqual([]);
      expect(lanes.filter((lane) => meets(lane, box))).toHaveLength(1);
    }
  });

  it("leads every edge from its box to its box, at right angles and around the others", () => {
    expect(edges.map(({ edge }) => edge)).toEqual(
      shape === "narrow" && !pairsOf(graph) ? edgesInColumn(graph) : graph.edges,
    );
    for (const { edge, points } of edges) {
      expect(touches(points[0], boxes.get(edge.from)), `${edge.from} > ${edge.to}`).toBe(true);
      expect(touches(points.at(-1), boxes.get(edge.to)), `${edge.from} > ${edge.to}`).toBe(true);
      for (const [index, point] of points.slice(1).entries()) {
        const before = points[index] ?? point;
        expect(before.x === point.x || before.y === point.y, "a slant").toBe(true);
        const stretch = {
          x: Math.min(before.x, point.x),
          y: Math.min(before.y, point.y),
          width: Math.abs(before.x - point.x),
          height: Math.abs(before.y - point.y),
        };
        expect(
          stretch.x >= 0 && stretch.x + stretch.width <= width && stretch.y + stretch.height <= height,
        ).toBe(true);
        const crossed = nodes.filter(
          ({ node, ...box }) => node.id !== edge.from && node.id !== edge.to && meets(stretch, box),
        );
        expect(crossed.map(({ node }) => `${edge.from} > ${edge.to} through ${node.id}`)).toEqual([]);
      }
    }
  });

  it("keeps words clear of boxes and of each other", () => {
    const labels = edges.flatMap(({ label }) => label ?? []);
    for (const [index, label] of labels.entries()) {
      expect(nodes.filter((box) => meets(label, box))).toEqual([]);
      expect(labels.slice(index + 1).filter((other) => meets(label, other))).toEqual([]);
    }
  });

  it("covers no bend of a line with its words", () => {
    for (const { points, label } of edges)
      if (label && label.says === undefined)
        expect(
          points.filter(({ x, y }) => meets(label, { x, y, width: 0, height: 0 })),
          label.text,
        ).toEqual([]);
  });

  it("says below the drawing what each number on a line stands for", () => {
    const numbers = edges.flatMap(({ label }) => (label?.says === undefined ? [] : [label]));
    const below = drawing.notes
      .map(({ text }) => text)
      .join(" ")
      .replace(/\u00A0/g, " ");
    for (const { text, says = "" } of numbers) expect(below).toContain(`${text} – ${says}`);
    for (const { y } of drawing.notes) expect(y).toBeLessThanOrEqual(height);
  });

  it("puts words beside a line nearer to it than to any other", () => {
    const away = (points: readonly { x: number; y: number }[], label: Box) =>
      Math.min(
        ...points.slice(1).flatMap((end, index) => {
          const begin = points[index] ?? end;
          const middle = label.y + label.height / 2;
          const isAtLevel = Math.min(begin.y, end.y) <= middle && Math.max(begin.y, end.y) >= middle;
          return isAtLevel && begin.x === end.x
            ? [Math.max(label.x - end.x, end.x - label.x - label.width)]
            : [];
        }),
      );
    for (const one of edges)
      if (one.label?.isBeside)
        for (const other of edges)
          // Lines that enter one box together share their last stretch.
          if (other !== one && other.edge.to !== one.edge.to)
            expect(away(one.points, one.label), `«${one.label.text}»`).toBeLessThan(
              away(other.points, one.label),
            );
  });

  it("writes the names of boxes whole, inside their box", () => {
    const plain = (text: string) => text.replace(/[\s-]/g, "");
    for (const withIcons of [true, false]) {
      const drawn = shapesOf(drawing, { withIcons });
      const titles = drawn.flatMap((item) => (item.part === "title" && item.tag === "text" ? [item] : []));
      expect(plain(titles.map(({ text }) => text).join(""))).toBe(
        plain(nodes.map(({ node }) => node.label).join("")),
      );
      for (const { x, y } of titles)
        expect(nodes.some((box) => touches({ x, y: y - 10 }, box) && touches({ x, y: y + 3 }, box))).toBe(
          true,
        );
    }
  });

  it("is the same for an equal graph", () => {
    expect(layoutDiagram(structuredClone(graph), shape)).toEqual(drawing);
  });
});

it.each(graphs)(
  "on a phone, the drawing of %s leads a line past all boxes at one distance, and keeps the main path",
  (_name, graph) => {
    const { edges } = layoutDiagram(graph, "narrow");
    // A line that changes columns between two bands has a level stretch more.
    const most = pairsOf(graph) ? 6 : 4;
    for (const { edge, points } of edges)
      expect(points.length, `corners of ${edge.from} > ${edge.to}`).toBeLessThanOrEqual(most);
    const main = graph.edges.filter((edge) => edge.main);
    expect(main.filter((edge) => !edges.some((drawn) => drawn.edge === edge))).toEqual([]);
  },
);

it.each(drafted)("on a phone, no more than three lines pass a box of %s on one side", (_name, graph) => {
  const { nodes, edges } = layoutDiagram(graph, "narrow");
  for (const { x, y, width, height } of nodes) {
    // What stands at the other side of the column beside it passes that one.
    const columns = nodes.filter((other) => other.x > x + width || other.x + other.width < x);
    const isHidden = (at: number) =>
      columns.some((other) => (other.x > x ? at > other.x : at < other.x + other.width));
    const passing = edges.flatMap(({ points }) =>
      points.slice(1).flatMap((to, index) => {
        const from = points[index] ?? to;
        if (from.x !== to.x || isHidden(from.x)) return [];
        const isBeside = Math.min(from.y, to.y) < y + height && Math.max(from.y, to.y) > y;
        return isBeside && (from.x < x || from.x > x + width) ? [from.x] : [];
      }),
    );
    for (const isLeft of [true, false])
      expect(new Set(passing.filter((line) => line < x === isLeft)).size).toBeLessThanOrEqual(3);
  }
});

it.each(drafted)(
  "on a phone, tells the words of every line of %s, at it or below the drawing",
  (_name, graph) => {
    const { edges, notes } = layoutDiagram(graph, "narrow");
    const told = new Set(edges.flatMap(({ label }) => (label ? [label.says ?? label.text] : [])));
    const below = notes.map(({ text }) => text.replace(/\u00A0/g, " ")).join(" ");
    for (const { edge, isDashed } of edges)
      if (isDashed) expect(below, `${edge.from} > ${edge.to}`).toBe(edge.label);
      else if (edge.label !== undefined) expect(told, `${edge.from} > ${edge.to}`).toContain(edge.label);
  },
);

it.each(drafted)(
  "ends no two lines of %s at one place, unless they say the same, come along one rail or many enter",
  (_name, graph) => {
    for (const shape of shapes) {
      const { edges } = layoutDiagram(graph, shape);
      const ends = edges.map(({ edge, points }) => ({
        edge,
        end: JSON.stringify(points.at(-1)),
        rail: points.at(-2)?.y === points.at(-1)?.y ? points.at(-2)?.x : undefined,
      }));
      for (const [at, { edge, end, rail }] of ends.entries())
        for (const other of ends.slice(at + 1).filter((one) => one.end === end)) {
          expect(other.edge.main === true || edge.main === true, `${edge.from} > ${edge.to}`).toBe(false);
          expect(other.edge.label, `${edge.from} > ${edge.to}`).toBe(edge.label);
          if (edge.label !== undefined || (rail !== undefined && rail === other.rail)) continue;
          expect(graph.edges.filter(({ to }) => to === edge.to).length).toBeGreaterThan(5);
        }
    }
  },
);

it("leads the main path straight past a row, with the nearest line as far away as its port", async () => {
  const description = "Банк, 240 сервисов. Нужен мониторинг операций поверх Zabbix, в закрытом контуре.";
  const { result } = await drafts.architecture({ description }, "ru");
  if (result.graph === undefined) throw new Error("no diagram");
  const { edges } = layoutDiagram(result.graph, "wide");
  const kept = edges.find(({ edge }) => edge.main === true && edge.to.startsWith("store"));
  expect(kept?.points).toHaveLength(2);
  const [top, bottom] = kept?.points ?? [];
  if (top === undefined || bottom === undefined) throw new Error("no main path");
  for (const { points } of edges.filter((one) => one !== kept))
    for (const [at, { x, y }] of points.entries()) {
      const before = points[at - 1];
      const isBeside = Math.max(y, before?.y ?? y) > top.y && Math.min(y, before?.y ?? y) < bottom.y;
      if (before?.x === x && isBeside) expect(Math.abs(x - top.x)).toBeGreaterThanOrEqual(14);
    }
});

it("stands a neighbour under the function it exchanges with", () => {
  const drawn = graphOf(
    [
      ...["a", "b", "c"].map((id) => box(id, "1")),
      ...["as", "bs", "cs"].map((id) => box(id, "2", "data")),
      box("books", "3", "external"),
    ],
    [
      ["a", "as"],
      ["b", "bs"],
      ["c", "cs"],
      ["c", "books"],
    ],
  );
  const xOf = new Map(layoutDiagram(drawn, "wide").nodes.map(({ node, x }) => [node.id, x]));
  expect(xOf.get("books")).toBe(xOf.get("c"));
});

const drawings = drafted.flatMap(([name, graph]) => shapes.map((shape) => [name, shape, graph] as const));
it.each(drawings)(
  "keeps lines of %s, %s, apart from each other and from the names of layers",
  (_, shape, graph) => {
    const layout = layoutDiagram(graph, shape);
    const upright = layout.edges.flatMap(({ points }, edge) =>
      points.slice(1).flatMap((point, index) => {
        const before = points[index] ?? point;
        const [top, bottom] = [Math.min(before.y, point.y), Math.max(before.y, point.y)];
        return before.x === point.x ? [{ edge, x: point.x, top, bottom }] : [];
      }),
    );
    for (const [index, line] of upright.entries())
      for (const other of upright.slice(index + 1)) {
        const together = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
        const isBeside = line.edge !== other.edge && together > 40;
        if (isBeside && line.x !== other.x) expect(Math.abs(line.x - other.x)).toBeGreaterThanOrEqual(10);
      }
    const names = shapesOf(layout, { withIcons: true }).flatMap((shape) =>
      shape.part === "lane-name" && shape.tag === "text"
        ? [{ x: shape.x - 9, y: shape.y - 12, width: shape.text.length * 7.4 + 18, height: 16 }]
        : [],
    );
    expect(new Set(names.map(({ x }) => x)).size).toBe(pairSizeOf(graph, shape) && pairsOf(graph) ? 2 : 1);
    for (const name of names)
      for (const { x, top, bottom } of upright)
        expect(meets({ x, y: top, width: 0, height: bottom - top }, name)).toBe(false);
  },
);

const box = (id: string, lane: string, kind: (typeof nodeKinds)[number] = "service") => ({
  id,
  lane,
  kind,
  label: id,
});
const graphOf = (nodes: ReturnType<typeof box>[], edges: [string, string][]) =>
  graphSchema.parse({ nodes, edges: edges.map(([from, to]) => ({ from, to })) });

it("reads services in the order given, the main path on the left, where no line crosses another for it", () => {
  const services = ["one", "two", "three"];
  const nodes = [
    box("people", "1", "actor"),
    box("desk", "2", "channel"),
    box("access", "2", "security"),
    ...services.map((id) => box(id, "3")),
    ...services.map((id) => box(`${id}s`, "4", "data")),
  ];
  const drawn = graphOf(nodes, [
    ...services.flatMap((id): [string, string][] => [
      ["access", id],
      [id, `${id}s`],
    ]),
    ["people", "desk"],
    ["desk", "access"],
  ]);
  const main = new Set(["people desk", "desk access", "access one", "one ones"]);
  const edges = drawn.edges.map((edge) => ({ ...edge, main: main.has(`${edge.from} ${edge.to}`) }));
  const xOf = new Map(layoutDiagram({ ...drawn, edges }, "wide").nodes.map(({ node, x }) => [node.id, x]));
  const xs = services.map((id) => xOf.get(id) ?? 0);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(xOf.get("ones")).toBe(xs[0]);
});

const monitoring = [
  "Банк, 240 сервисов и 1 800 серверов. О сбоях узнаём от клиентов, дежурные получают 400 оповещений в день.",
  "Нужен мониторинг сквозных операций поверх Zabbix и Prometheus, круглосуточно и в закрытом контуре.",
].join(" ");

it("stands five functions in one row, in their order, each above what it keeps", async () => {
  const { result } = await drafts.architecture({ description: monitoring }, "ru");
  if (result.graph === undefined) throw new Error("no diagram");
  const { nodes } = layoutDiagram(result.graph, "wide");
  const services = nodes.filter(({ node }) => node.kind === "service");
  expect(services).toHaveLength(5);
  expect(new Set(services.map(({ y }) => y)).size).toBe(1);
  expect(services.map(({ x }) => x)).toEqual(services.map(({ x }) => x).toSorted((a, b) => a - b));
  for (const { node, x } of services)
    expect(nodes.find((other) => other.node.id === node.id.replace("service", "store"))?.x).toBe(x);
});

it("leads lines of one box past a row of five as one", async () => {
  const { result } = await drafts.architecture({ description: monitoring }, "ru");
  if (result.graph === undefined) throw new Error("no diagram");
  const { nodes, edges } = layoutDiagram(result.graph, "wide");
  const kept = nodes.find(({ node }) => node.id === "store-1");
  const level = (kept?.y ?? 0) + (kept?.height ?? 0) / 2;
  const placesOf = (from: string) =>
    edges.flatMap(({ edge, points }) =>
      edge.from !== from || edge.main === true
        ? []
        : points.slice(1).flatMap((end, at) => {
            const begin = points[at] ?? end;
            return Math.min(begin.y, end.y) < level && Math.max(begin.y, end.y) > level ? [end.x] : [];
          }),
    );
  for (const from of ["exchange", "system-4"]) {
    expect(placesOf(from).length).toBeGreaterThan(1);
    expect(new Set(placesOf(from)).size).toBe(1);
  }
});

it("stands more functions in one column, in their order, each beside what it keeps", () => {
  const services = ["a", "b", "c", "d", "e", "f"];
  const nodes = [
    box("people", "1", "actor"),
    box("desk", "2", "channel"),
    ...services.map((id) => box(id, "3")),
    ...services.map((id) => box(`${id}s`, "4", "data")),
  ];
  const links = services.flatMap((id): [string, string][] => [
    ["desk", id],
    [id, `${id}s`],
  ]);
  const drawn = layoutDiagram(graphOf(nodes, [["people", "desk"], ...links]), "wide").nodes;
  const laid = new Map(drawn.map((one) => [one.node.id, one]));
  expect(new Set(services.map((id) => laid.get(id)?.x)).size).toBe(1);
  const ys = services.map((id) => laid.get(id)?.y ?? 0);
  expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  expect(services.map((id) => laid.get(`${id}s`)?.y)).toEqual(ys);
});

it("dashes lines whose words find no room where all say the same, and says them once below", async () => {
  const description = [
    "A bank with 240 services and 1,800 servers. We learn about outages from customers, and engineers on duty get 400",
    "alerts a day. We need end-to-end monitoring on top of Zabbix and Prometheus, round the clock and inside our perimeter.",
  ].join(" ");
  const { result } = await drafts.architecture({ description }, "en");
  if (result.graph === undefined) throw new Error("no diagram");
  const { edges, notes } = layoutDiagram(result.graph, "wide");
  expect(notes.map(({ text, isDashed }) => [text, isDashed])).toEqual([["metric values and alerts", true]]);
  for (const { edge, isDashed, label } of edges) {
    expect(isDashed, `${edge.from} > ${edge.to}`).toBe(edge.label === "metric values and alerts");
    if (isDashed) expect(label).toBeUndefined();
  }
});

it("writes equal words of lines that end at one box once", () => {
  const nodes = [box("a", "1"), ...["b", "c"].map((id) => box(id, "2", "external")), box("d", "3")];
  const drawn = graphOf(nodes, [
    ["b", "a"],
    ["c", "a"],
    ["a", "d"],
  ]);
  const edges = drawn.edges.map((edge) => ({ ...edge, label: "data" }));
  for (const shape of shapes) {
    const labelled = layoutDiagram({ ...drawn, edges }, shape).edges.filter(({ label }) => label);
    expect(labelled.filter(({ edge }) => edge.to === "a")).toHaveLength(1);
  }
});

it("gives two columns the width of three where no row has three boxes", () => {
  const nodes = [box("a", "1"), box("b", "2"), box("c", "2"), box("d", "3")];
  const layout = layoutDiagram(
    graphOf(nodes, [
      ["a", "b"],
      ["b", "c"],
      ["c", "d"],
    ]),
    "wide",
  );
  const right = Math.max(...layout.nodes.map(({ x, width }) => x + width));
  expect(layout.nodes[0]?.width).toBeGreaterThan(250);
  expect(layout.width - right).toBeLessThanOrEqual(30);
});

it("stands a row of two in the middle where its links pull it to neither side", () => {
  const nodes = [
    ...["a", "b", "c"].map((id) => box(id, "1")),
    ...["d", "e"].map((id) => box(id, "2", "external")),
  ];
  const layout = layoutDiagram(
    graphOf(nodes, [
      ["a", "d"],
      ["b", "d"],
      ["b", "e"],
      ["c", "e"],
    ]),
    "wide",
  );
  const middle = (ids: string[]) => {
    const boxes = layout.nodes.filter(({ node }) => ids.includes(node.id));
    return boxes.reduce((sum, { x, width }) => sum + x + width / 2, 0) / boxes.length;
  };
  expect(middle(["d", "e"])).toBeCloseTo(middle(["a", "b", "c"]));
});

it("exports a picture of its own: escaped, without variables, styles or references", () => {
  const [, graph] = graphs[0] ?? [];
  if (!graph) throw new Error("no graph");
  const [first, ...rest] = graph.nodes;
  const svg = diagramSvg({
    ...graph,
    nodes: [{ ...first, label: `A<b> & "c"` } as (typeof graph.nodes)[number], ...rest],
  });
  expect(svg).toContain("A&lt;b&gt; &amp; &quot;c&quot;");
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
  expect(svg).not.toMatch(/var\(|style|class=|href|currentColor/);
});
