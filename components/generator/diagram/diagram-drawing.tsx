import { useId, useMemo, type CSSProperties } from "react";
import styles from "@/components/generator/diagram/diagram.module.css";
import type { DiagramShape } from "@/components/generator/diagram/grid";
import { layoutDiagram, type DiagramLayout } from "@/components/generator/diagram/layout";
import { DASHES, shapesOf, type Shape } from "@/components/generator/diagram/shapes";
import type { ArchitectureGraph } from "@/lib/generators/graph";
import type { Locale } from "@/lib/i18n/routing";
import { boxIconHref } from "@/lib/pictures/icons";
import { cn } from "@/lib/site/cn";

export type DiagramDrawingProps = {
  graph: ArchitectureGraph;
  /** The language of the labels. */
  lang: Locale | undefined;
  shape: DiagramShape;
  /** In the language of the page. */
  title: string;
};

/** The drawing itself, one picture to a screen reader; the links are listed beside it. */
export function DiagramDrawing({ graph, ...props }: DiagramDrawingProps) {
  const { shape } = props;
  const layout = useMemo(() => layoutDiagram(graph, shape), [graph, shape]);
  return <LaidDrawing layout={layout} {...props} />;
}

/** The same of what is laid out already. */
export function LaidDrawing({
  layout,
  lang,
  shape,
  title,
}: Omit<DiagramDrawingProps, "graph"> & { layout: DiagramLayout }) {
  const titleId = useId();
  const { width, height } = layout;
  const shapes = useMemo(() => inTurn(shapesOf(layout, { withIcons: true })), [layout]);
  return (
    <svg
      data-slot="diagram-drawing"
      className={cn(
        styles.drawing,
        "mx-auto block h-auto w-full max-w-(--diagram,944px) overflow-visible stroke-none data-[shape=narrow]:max-w-[400px] print:max-h-(--paper-height,170mm)",
      )}
      data-shape={shape}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      <g lang={lang}>
        {shapes.map((item, index) => (
          <Drawn key={index} {...item} />
        ))}
      </g>
    </svg>
  );
}

type DrawnProps = { shape: Shape; turn: number | undefined };

/** The links of the main path come one after another, each with its arrow. */
function inTurn(shapes: readonly Shape[]): DrawnProps[] {
  let turn = 0;
  return shapes.map((shape) => {
    const isLink = shape.tone === "main" && (shape.part === "edge" || shape.part === "arrow");
    if (isLink && shape.part === "edge") turn += 1;
    return { shape, turn: isLink ? turn : undefined };
  });
}

function Drawn({ shape, turn }: DrawnProps) {
  const style: CSSProperties & { "--n"?: number } = { "--n": turn };
  const common = {
    "data-part": shape.part,
    // A page carries its drawing twice, and what is not there in neither.
    ...(shape.tone && { "data-tone": shape.tone }),
    ...(turn !== undefined && { style }),
  };
  switch (shape.tag) {
    case "rect":
      return (
        <rect
          {...common}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.rx}
          strokeDasharray={shape.dashes}
          style={shape.part === "node" && shape.tone === "outside" ? { fill: "var(--lane)" } : undefined}
        />
      );
    case "path":
      return <path {...common} d={shape.d} {...(shape.isDashed === true && { strokeDasharray: DASHES })} />;
    case "text":
      return (
        <text {...common} x={shape.x} y={shape.y}>
          {shape.text}
        </text>
      );
    case "icon":
      return (
        <use {...common} href={boxIconHref(shape.icon)} x={shape.x} y={shape.y} width={18} height={18} />
      );
  }
}
