import { useTranslations } from "next-intl";
import type { DiagramShape } from "@/components/generator/diagram/grid";
import { edgesDrawn } from "@/components/generator/diagram/pairs";
import type { ArchitectureGraph } from "@/lib/generators/graph";

const signs = {
  main: "before:w-5 before:border-t-2 before:border-accent print:before:border-t-[3px] print:before:border-foreground",
  other: "before:w-5 before:border-t-2 before:border-subtle print:before:border-t",
  outside:
    "before:h-3 before:w-4.5 before:rounded-[3px] before:border before:border-dashed before:border-subtle",
} as const;

/** What the lines of this drawing mean, for the eye: a screen reader has the list of links. */
export function Legend({ graph, shape = "wide" }: { graph: ArchitectureGraph; shape?: DiagramShape }) {
  const t = useTranslations("generator.workbench.diagram.legend");
  const { nodes } = graph;
  const edges = edgesDrawn(graph, shape);
  const isThere = {
    main: edges.some(({ main }) => main),
    other: edges.some(({ main }) => main !== true),
    outside: nodes.some(({ kind }) => kind === "external"),
  };
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap gap-x-[22px] gap-y-2 border-t border-line bg-surface px-5 pt-3 pb-3.5 text-caption text-muted-foreground @max-[40rem]:px-3.5 print:py-[4pt]"
    >
      {(["main", "other", "outside"] as const).map(
        (line) =>
          isThere[line] && (
            <span key={line} className={`inline-flex items-center gap-[9px] ${signs[line]}`}>
              {t(line === "other" && edges.length < graph.edges.length ? "some" : line)}
            </span>
          ),
      )}
    </p>
  );
}
