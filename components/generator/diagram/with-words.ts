import { notesBelow, placeLabels } from "@/components/generator/diagram/labels";
import { keptClear } from "@/components/generator/diagram/lane-names";
import type { DiagramLayout, Point } from "@/components/generator/diagram/layout";
import type { ArchitectureGraph } from "@/lib/generators/graph";

/**
 * So many lines that say the same of different boxes are dashed, and the legend has their words: written out, they would overlap. The same
 * holds for several lines of one box, and for the only line with words.
 */
const MANY = 4;

/** What many lines beside the main path say. */
function saidByMany({ edges }: ArchitectureGraph): string | undefined {
  const others = edges.filter(({ main }) => main !== true);
  const [only, ...more] = others.filter(({ label }) => label !== undefined);
  if (only && more.length === 0) return only.label;
  return others.find(({ label }) => {
    const same = others.filter((edge) => label !== undefined && edge.label === label);
    const isFork = same.some(({ from, to }) => same.some((one) => one.from === from && one.to !== to));
    return isFork || (same.length >= MANY && new Set(same.map(({ to }) => to)).size > 1);
  })?.label;
}

/** A drawing with the words of its lines, at them or below it. */
export function withWords(
  graph: ArchitectureGraph,
  routes: readonly (readonly Point[])[],
  drawn: Pick<DiagramLayout, "width" | "bare" | "lanes" | "nodes">,
): DiagramLayout {
  const points = graph.edges.map((_, index) => [...(routes[index] ?? [])]);
  const labelsBut = (unsaid?: string) =>
    placeLabels(
      graph.edges.map(({ label, from, to, main }, index) => ({
        ...{ text: label === unsaid && main !== true ? undefined : label, source: from, bundle: to },
        points: points[index] ?? [],
      })),
      [...drawn.nodes, ...drawn.lanes.flatMap(keptClear)],
      drawn.width,
    );
  const common = saidByMany(graph);
  const others = common === undefined ? undefined : labelsBut(common);
  const isTold = others?.some((label) => label?.says) === false;
  const labels = isTold ? others : labelsBut();
  const notes = notesBelow(isTold ? [{ text: "1", says: common ?? "" }] : labels, drawn.bare);
  const said = isTold ? common : labels.find((label) => label?.says)?.says;
  return {
    ...drawn,
    height: Math.max(drawn.bare, (notes.at(-1)?.y ?? 0) + 2),
    notes,
    edges: graph.edges.map((edge, index) => {
      const isDashed = notes.some((note) => note.isDashed) && edge.label === said && edge.main !== true;
      return { edge, points: points[index] ?? [], label: isDashed ? undefined : labels[index], isDashed };
    }),
  };
}
