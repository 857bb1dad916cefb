import { palette } from "@/lib/pictures/palette";
import { layoutDiagram } from "@/components/generator/diagram/layout";
import { DASHES, shapesOf, type Part, type Shape, type Tone } from "@/components/generator/diagram/shapes";
import type { ArchitectureGraph } from "@/lib/generators/graph";

const { light } = palette;

type Paint = Readonly<Record<string, string | number>>;

const MONO = { "font-family": "'JetBrains Mono', Consolas, monospace", "font-weight": 500 };
const SANS = { "font-family": "Onest, Arial, sans-serif", "font-weight": 600 };

/** Colours of paper: the light theme. */
const paints: Readonly<Record<Part, (tone: Tone) => Paint>> = {
  lane: (tone) =>
    tone === "core"
      ? { fill: light.raised, stroke: light.accent }
      : {
          fill: light.surface,
          stroke: light.lineStrong,
          ...(tone === "outside" && { "stroke-dasharray": DASHES }),
        },
  "lane-name": (tone) => ({
    ...MONO,
    "font-size": 12.2,
    fill: tone === "core" ? light.accent : light.subtle,
  }),
  edge: (tone) =>
    tone === "main"
      ? { fill: "none", stroke: light.accent, "stroke-width": 1.7 }
      : { fill: "none", stroke: light.input, "stroke-width": 1.3 },
  arrow: (tone) => ({ fill: tone === "main" ? light.accent : light.subtle }),
  "label-ground": () => ({ fill: light.surface }),
  label: () => ({ ...MONO, "font-size": 12.2, fill: light.muted }),
  node: (tone) => ({
    fill: tone === "outside" ? light.surface : light.raised,
    stroke: tone === "main" ? light.accent : light.lineStrong,
  }),
  // Icons live in a sprite that a picture of its own does not reach.
  icon: () => ({}),
  title: () => ({ ...SANS, "font-size": 13.5, fill: light.foreground }),
  note: () => ({ ...SANS, "font-weight": 500, "font-size": 12.2, fill: light.muted }),
};

/** The wide drawing as a self-contained SVG with fixed light colours on white: for an export, where no style sheet reaches. */
export function diagramSvg(graph: ArchitectureGraph): string {
  const layout = layoutDiagram(graph, "wide");
  const [width, height] = [layout.width, Math.ceil(layout.height)];
  const size = { width, height };
  return [
    `<svg ${attributes({ xmlns: "http://www.w3.org/2000/svg", ...size, viewBox: `0 0 ${String(width)} ${String(height)}` })}>`,
    `<rect ${attributes({ ...size, fill: light.surface })}/>`,
    ...shapesOf(layout, { withIcons: false }).map(draw),
    "</svg>",
  ].join("");
}

function draw(shape: Shape): string {
  const paint = paints[shape.part](shape.tone);
  if (shape.tag === "icon") return "";
  const outline =
    shape.tag === "path" && shape.isDashed ? DASHES : shape.tag === "rect" ? shape.dashes : undefined;
  const dashes: Paint = outline ? { "stroke-dasharray": outline } : {};
  if (shape.tag === "path") return `<path ${attributes({ d: shape.d, ...paint, ...dashes })}/>`;
  if (shape.tag === "rect") {
    const { x, y, width, height, rx } = shape;
    return `<rect ${attributes({ x, y, width, height, rx, ...paint, ...dashes })}/>`;
  }
  const { x, y, text, anchor } = shape;
  const place = { x, y, ...(anchor && { "text-anchor": anchor }) };
  return `<text ${attributes({ ...place, ...paint })}>${escape(text)}</text>`;
}

const attributes = (values: Paint) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escape(String(value))}"`)
    .join(" ");

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
