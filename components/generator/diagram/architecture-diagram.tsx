import { useTranslations } from "next-intl";
import { useEffect, useId, useState, type ComponentType } from "react";
import { CopyButton } from "@/components/generator/copy-button";
import type { DrawnDiagramProps } from "@/components/generator/diagram/drawn-diagram";
import { useIsNarrow } from "@/components/generator/diagram/use-is-narrow";
import { paperFloat } from "@/components/generator/paper-float";
import { ScrollBox } from "@/components/generator/scroll-box";
import { Collapsible, CollapsibleTrigger } from "@/components/ui/collapsible";
import { Skeleton } from "@/components/ui/skeleton";
import { edgeList, toMermaid, type ArchitectureGraph } from "@/lib/generators/graph";
import type { Locale } from "@/lib/i18n/routing";

/** Own width below which the drawing has one column, px. */
const NARROW = 560;

type View = "drawing" | "code";

const ground =
  "bg-[radial-gradient(var(--line)_1px,transparent_1px)] bg-size-[16px_16px] bg-position-[8px_8px] px-2 py-4.5 @max-[40rem]:py-3 print:p-[6pt]";

/** A finger gets more than the eye does. */
const viewButton = [
  "relative min-h-7 rounded-[7px] px-[11px] py-[3px] text-caption/[1.3] font-medium text-muted-foreground after:absolute after:inset-x-0 after:-inset-y-[9px]",
  "hover:text-foreground aria-pressed:bg-raised aria-pressed:text-foreground aria-pressed:shadow-[0_0_0_1px_var(--line)] @max-[40rem]:min-h-9",
].join(" ");

/** Alone, where others are joined to a row. */
const copy = [
  "rounded-md border border-line-strong bg-surface first:rounded-md hover:not-disabled:bg-surface",
  "focus-visible:outline-offset-3 @max-[40rem]:flex-none @max-[40rem]:px-3 @max-[22rem]:[&>.lucide]:block",
].join(" ");

/**
 * The architecture as a drawing, as a list of its links and as Mermaid. The layout engine comes with the first diagram; if it does
 * not arrive, the list opens instead.
 */
export function ArchitectureDiagram({ graph, lang }: { graph: ArchitectureGraph; lang?: Locale }) {
  const t = useTranslations("generator.workbench.diagram");
  const titleId = useId();
  const [view, setView] = useState<View>("drawing");
  const [frame, isNarrow] = useIsNarrow<HTMLElement>(NARROW);
  const shape = isNarrow ? "narrow" : "wide";
  const { Drawing, hasFailed } = useDrawing();
  const lanes = new Set(graph.nodes.map(({ lane, kind }) => lane ?? kind)).size;
  const links = edgeList(graph, { main: t("main") });
  const mermaid = toMermaid(graph);

  return (
    <figure
      ref={frame}
      data-slot="diagram"
      aria-labelledby={titleId}
      className={`mx-4 mt-7 overflow-clip rounded-xl border border-line bg-[color-mix(in_oklab,var(--background)_55%,var(--surface))] @max-[30rem]:mt-[22px] print:mx-0 print:mt-[6pt] print:break-inside-avoid print:[--diagram:150mm] print:[--paper-height:145mm] ${paperFloat}`}
    >
      <div className="flex items-center justify-between gap-3 border-b border-line bg-surface py-2.5 pr-2.5 pl-4.5 @max-[40rem]:pl-3.5 print:py-[3pt]">
        <figcaption id={titleId} className="relative text-caption font-semibold text-foreground">
          <span className="sr-only print:not-sr-only">{t("title")}: </span>
          {t("summary", { nodes: graph.nodes.length, lanes })}
        </figcaption>
        <div
          role="group"
          aria-label={t("views")}
          className="flex flex-none rounded-md border border-line-strong p-0.5 print:hidden"
        >
          {(["drawing", "code"] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              className={viewButton}
              onClick={() => setView(name)}
            >
              {t(name)}
            </button>
          ))}
        </div>
      </div>
      {view === "code" ? (
        <div className="relative px-5 pt-3.5 pb-5 @max-[40rem]:px-3 print:hidden">
          <div className="mb-2.5 flex justify-end">
            <CopyButton text={mermaid} className={copy} />
          </div>
          <ScrollBox
            label={t("source")}
            className="max-h-[440px] [scrollbar-width:thin] overflow-auto rounded-lg border border-line bg-surface px-4.5 py-4 text-[0.8125rem] leading-[1.6] text-foreground"
          >
            <pre lang={lang}>
              <code>{mermaid}</code>
            </pre>
          </ScrollBox>
        </div>
      ) : Drawing ? (
        <Drawing
          graph={graph}
          lang={lang}
          shape={shape}
          title={t("alt", { nodes: graph.nodes.length })}
          className={ground}
        />
      ) : (
        <div className={ground}>
          {hasFailed ? (
            <p className="text-[0.875rem]">{t("failed")}</p>
          ) : (
            <Skeleton className="min-h-[420px]" />
          )}
        </div>
      )}
      <Collapsible
        key={String(hasFailed)}
        className="border-t border-line bg-surface text-[0.8125rem] print:hidden"
        open={hasFailed}
      >
        <CollapsibleTrigger className="rounded-[13px] px-5 py-3 leading-normal font-medium text-muted-foreground hover:text-foreground focus-visible:-outline-offset-3 @max-[40rem]:px-3.5">
          {t("links", { count: links.length })}
        </CollapsibleTrigger>
        <ul
          lang={lang}
          className="grid gap-1.5 px-5 pt-0.5 pb-4.5 leading-normal text-muted-foreground @max-[40rem]:px-3.5"
        >
          {links.map((link) => (
            <li key={link}>{link}</li>
          ))}
        </ul>
      </Collapsible>
    </figure>
  );
}

type Loaded = { Drawing?: ComponentType<DrawnDiagramProps>; hasFailed: boolean };

function useDrawing(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ hasFailed: false });
  useEffect(() => {
    let isGone = false;
    import("@/components/generator/diagram/drawn-diagram").then(
      ({ DrawnDiagram }) => {
        if (!isGone) setLoaded({ Drawing: DrawnDiagram, hasFailed: false });
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
