import { useMemo } from "react";
import { LaidDrawing, type DiagramDrawingProps } from "@/components/generator/diagram/diagram-drawing";
import { layoutDiagram } from "@/components/generator/diagram/layout";
import { Legend, type SaidLine } from "@/components/generator/diagram/legend";

export type DrawnDiagramProps = DiagramDrawingProps & {
  /** Of the ground the drawing stands on. */
  className: string;
};

/** The drawing on its ground, and below it what its lines mean, also those whose words found no room at them. */
export function DrawnDiagram({ graph, className, ...props }: DrawnDiagramProps) {
  const { shape, lang } = props;
  const layout = useMemo(() => layoutDiagram(graph, shape), [graph, shape]);
  const said = new Map(
    layout.edges.flatMap(({ edge, label, isDashed }): [string, SaidLine][] =>
      isDashed && edge.label !== undefined
        ? [[edge.label, { text: edge.label }]]
        : label?.says === undefined
          ? []
          : [[label.says, { text: label.says, number: label.text }]],
    ),
  );
  const lines = [...said.values()].toSorted((a, b) => Number(a.number ?? 0) - Number(b.number ?? 0));
  const bare = useMemo(() => ({ ...layout, height: layout.bare, notes: [] }), [layout]);
  return (
    <>
      <div className={className}>
        <LaidDrawing layout={bare} {...props} />
      </div>
      <Legend graph={graph} shape={shape} lines={lines} lang={lang} />
    </>
  );
}
