"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, type ComponentType, type ReactNode } from "react";
import { ResultBoundary } from "@/components/generator/result-boundary";
import { ResultDocument, type ResultDocumentProps } from "@/components/generator/result-document";
import { ResultEmpty } from "@/components/generator/result-empty";
import { ResultFailed } from "@/components/generator/result-failed";
import { isDocument, type DoneRun, type Run } from "@/components/generator/run";
import { stopRun } from "@/components/generator/runs-store";
import type { TextStore } from "@/components/generator/text-store";
import { useRun } from "@/components/generator/use-run";
import { Card } from "@/components/ui/card";
import type { EngineName, ToolId } from "@/lib/generators/tools";
import { cn } from "@/lib/site/cn";

type ResultPanelProps = {
  tool: ToolId;
  description: TextStore;
  onGenerate: (engine?: EngineName) => void;
  /** See `ResultDocument`. */
  view?: (run: DoneRun) => ReactNode;
  foot?: ReactNode;
  /** Draws a result that is no document. */
  result?: ComponentType<ResultDocumentProps>;
  className?: string;
};

const panelLook = cn(
  "ym-hide-content group/result min-w-0 scroll-mt-3 shadow-sheen focus:outline-none",
  "print:has-data-[slot=paper]:border-0 print:has-data-[slot=paper]:bg-transparent print:has-data-[slot=paper]:shadow-none",
);

/** The document of one tool in whatever state it is. Only a short sentence is announced, never the whole text. */
export function ResultPanel({
  tool,
  description,
  onGenerate,
  view,
  foot,
  result: Result = ResultDocument,
  className,
}: ResultPanelProps) {
  const t = useTranslations("generator.workbench");
  const run = useRun(tool);
  const region = useRef<HTMLDivElement>(null);
  const id = useId();
  const loading = run.status === "loading";

  useEffect(() => {
    // On a narrow screen the panel lies below the form: what has been asked for comes into view.
    const top = region.current?.getBoundingClientRect().top ?? 0;
    if (loading && top > window.innerHeight * 0.7) region.current?.scrollIntoView({ block: "start" });
  }, [loading]);

  // The pressed button leaves with its state; focus waits on the panel instead of falling back to the top of the page.
  const keepFocus = () => region.current?.focus({ preventScroll: true });
  const again = (engine?: EngineName) => {
    keepFocus();
    onGenerate(engine);
  };
  const stop = () => {
    keepFocus();
    stopRun(tool);
  };

  return (
    <Card
      ref={region}
      variant="floating"
      data-slot="result"
      role="region"
      aria-labelledby={id}
      aria-busy={loading}
      tabIndex={-1}
      className={cn(panelLook, isBlank(run) && "flex flex-col", className)}
    >
      <h2 id={id} className="sr-only">
        {t(`tools.${tool}.title`)}
      </h2>
      <p role="status" className="sr-only">
        {statusOf(run)}
      </p>
      {isBlank(run) && <ResultEmpty tool={tool} description={description} />}
      {run.status === "failed" && (
        <ResultFailed tool={tool} run={run} description={description} onAgain={again} />
      )}
      {(run.status === "loading" || run.status === "done" || run.status === "stopped") && !isBlank(run) && (
        <ResultBoundary tool={tool} run={run} onForget={keepFocus}>
          <Result
            tool={tool}
            run={run}
            description={description}
            onStop={stop}
            onAgain={again}
            view={view}
            foot={foot}
          />
        </ResultBoundary>
      )}
    </Card>
  );

  function statusOf(state: Run) {
    const { status } = state;
    if (status === "loading") return t("loading.status");
    if (status === "done") return isDocument(state) ? t(`tools.${tool}.ready`) : t("state.asks");
    return status === "stopped" ? t("stopped.status") : "";
  }
}

const isBlank = (run: Run) => run.status === "empty" || (run.status === "stopped" && run.text === "");
