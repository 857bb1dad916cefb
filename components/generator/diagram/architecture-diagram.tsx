"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useState, type ComponentType } from "react";
import { CopyButton } from "@/components/generator/copy-button";
import type { DiagramDrawingProps } from "@/components/generator/diagram/diagram-drawing";
import { useIsNarrow } from "@/components/generator/diagram/use-is-narrow";
import { ScrollBox } from "@/components/generator/scroll-box";
import { Skeleton } from "@/components/ui/skeleton";
import { edgeList, toMermaid, type ArchitectureGraph } from "@/lib/generators/graph";
import type { Locale } from "@/lib/i18n/routing";

/** Own width below which the drawing has one column, px. */
const NARROW = 640;

type View = "drawing" | "code";

/**
 * The architecture as a drawing, as a list of its links and as Mermaid. The layout engine comes with the first diagram; if it does
 * not arrive, the list opens instead.
 */
export function ArchitectureDiagram({ graph, lang }: { graph: ArchitectureGraph; lang?: Locale }) {
  const t = useTranslations("generator.workbench.diagram");
  const titleId = useId();
  const [view, setView] = useState<View>("drawing");
  const [frame, isNarrow] = useIsNarrow<HTMLElement>(NARROW);
  const { Drawing, hasFailed } = useDrawing();
  const lanes = new Set(graph.nodes.map(({ lane, kind }) => lane ?? kind)).size;
  const links = edgeList(graph, { main: t("main") });
  const mermaid = toMermaid(graph);

  return (
    <figure ref={frame} className="diagram" aria-labelledby={titleId}>
      <div className="diagram-head">
        <figcaption id={titleId}>
          <span className="sr-only">{t("title")}: </span>
          {t("summary", { nodes: graph.nodes.length, lanes })}
        </figcaption>
        <div className="diagram-views" role="group" aria-label={t("views")}>
          {(["drawing", "code"] as const).map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {t(name)}
            </button>
          ))}
        </div>
      </div>
      {view === "code" ? (
        <div className="diagram-code">
          <div className="diagram-copy">
            <CopyButton text={mermaid} />
          </div>
          <ScrollBox label={t("source")} className="diagram-source">
            <pre lang={lang}>
              <code>{mermaid}</code>
            </pre>
          </ScrollBox>
        </div>
      ) : (
        <div className="diagram-field">
          {Drawing ? (
            <Drawing
              graph={graph}
              lang={lang}
              shape={isNarrow ? "narrow" : "wide"}
              title={t("alt", { nodes: graph.nodes.length })}
            />
          ) : hasFailed ? (
            <p>{t("failed")}</p>
          ) : (
            <Skeleton />
          )}
        </div>
      )}
      {view === "drawing" && (
        <p className="diagram-legend" aria-hidden="true">
          {graph.edges.some(({ main }) => main) && <span data-line="main">{t("legend.main")}</span>}
          {graph.edges.some(({ main }) => main !== true) && (
            <span data-line="other">{t("legend.other")}</span>
          )}
          {graph.nodes.some(({ kind }) => kind === "external") && (
            <span data-line="outside">{t("legend.outside")}</span>
          )}
        </p>
      )}
      <details key={String(hasFailed)} className="diagram-links" open={hasFailed}>
        <summary>{t("links", { count: links.length })}</summary>
        <ul lang={lang}>
          {links.map((link) => (
            <li key={link}>{link}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}

type Loaded = { Drawing?: ComponentType<DiagramDrawingProps>; hasFailed: boolean };

function useDrawing(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ hasFailed: false });
  useEffect(() => {
    let isGone = false;
    import("@/components/generator/diagram/diagram-drawing").then(
      ({ DiagramDrawing }) => {
        if (!isGone) setLoaded({ Drawing: DiagramDrawing, hasFailed: false });
      },
      () => {
        if (!isGone) setLoaded({ hasFailed: true });
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return loaded;
}
