import { notesBelow, placeLabels } from "@/components/generator/diagram/labels";
import { keptClear } from "@/components/generator/diagram/lane-names";
import type { DiagramLayout, Point } from "@/components/generator/diagram/layout";
import type { ArchitectureGraph } from "@/lib/generators/graph";

/** A drawing with the words of its lines, at them or below it. */
export function withWords(
  graph: ArchitectureGraph,
  routes: readonly (readonly Point[])[],
  drawn: Pick<DiagramLayout, "width" | "bare" | "lanes" | "nodes">,
): DiagramLayout {
  const points = graph.edges.map((_, index) => [...(routes[index] ?? [])]);
  const labels = placeLabels(
    graph.edges.map(({ label, from, to }, index) => ({
      ...{ text: label, source: from, bundle: to },
      points: points[index] ?? [],
    })),
    [...drawn.nodes, ...drawn.lanes.flatMap(keptClear)],
    drawn.width,
  );
  const notes = notesBelow(labels, drawn.bare);
  const said = labels.find((label) => label?.says)?.says;
  return {
    ...drawn,
    height: Math.max(drawn.bare, (notes.at(-1)?.y ?? 0) + 2),
    notes,
    edges: graph.edges.map((edge, index) => {
      const isDashed = notes.some((note) => note.isDashed) && edge.label === said;
      return { edge, points: points[index] ?? [], label: isDashed ? undefined : labels[index], isDashed };
    }),
  };
}
