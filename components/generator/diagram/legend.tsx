import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { DiagramShape } from "@/components/generator/diagram/grid";
import { edgesDrawn } from "@/components/generator/diagram/pairs";
import type { ArchitectureGraph } from "@/lib/generators/graph";
import type { Locale } from "@/lib/i18n/routing";

const signs = {
  main: "before:w-5 before:border-t-2 before:border-accent print:before:border-t-[3px] print:before:border-foreground",
  other: "before:w-5 before:border-t-2 before:border-subtle print:before:border-t",
  dashed: "before:w-5 before:border-t-2 before:border-dashed before:border-subtle",
  planned:
    "before:h-3 before:w-4.5 before:rounded-[3px] before:border before:border-dotted before:border-subtle",
  outside:
    "before:h-3 before:w-4.5 before:rounded-[3px] before:border before:border-dashed before:border-subtle",
} as const;

/** What a number at a line stands for, or without one the dashed lines. */
export type SaidLine = { text: string; number?: string };

type LegendProps = {
  graph: ArchitectureGraph;
  shape?: DiagramShape;
  /** Lines whose words do not stand at them. */
  lines?: readonly SaidLine[];
  /** The language of these. */
  lang?: Locale | undefined;
  /** What else is said, at the end. */
  children?: ReactNode;
};

/** What the lines of this drawing mean, for the eye: a screen reader has the list of links. */
export function Legend({ graph, shape = "wide", lines = [], lang, children }: LegendProps) {
  const t = useTranslations("generator.workbench.diagram.legend");
  const { nodes } = graph;
  const edges = edgesDrawn(graph, shape);
  const isThere = {
    main: edges.some(({ main }) => main),
    other: edges.some(({ main }) => main !== true),
    planned: nodes.some(({ isPlanned }) => isPlanned),
    outside: nodes.some(({ kind }) => kind === "external"),
  };
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap gap-x-[22px] gap-y-2 border-t border-line bg-surface px-5 pt-3 pb-3.5 text-caption text-muted-foreground @max-[40rem]:px-3.5 print:py-[4pt]"
    >
      {(["main", "other", "planned", "outside"] as const).map(
        (line) =>
          isThere[line] && (
            <span key={line} className={`inline-flex items-center gap-[9px] ${signs[line]}`}>
              {t(line === "other" && edges.length < graph.edges.length ? "some" : line)}
            </span>
          ),
      )}
      {lines.map(({ text, number }) => (
        <span
          key={text}
          lang={lang}
          className={`inline-flex items-center gap-[9px] ${number === undefined ? signs.dashed : ""}`}
        >
          {number !== undefined && <b className="font-mono">{number}</b>}
          <span className="first-letter:uppercase">{text}</span>
        </span>
      ))}
      {children !== undefined && <span>{children}</span>}
    </p>
  );
}
