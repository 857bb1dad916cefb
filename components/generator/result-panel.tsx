import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useId, useRef, type ComponentType, type ReactNode } from "react";
import { stopRun } from "@/components/generator/requests";
import { ResultEmpty } from "@/components/generator/result-empty";
import { isDocument, isShown, type Run, type ShownRun } from "@/components/generator/run";
import type { TextStore } from "@/components/generator/text-store";
import { useLanding } from "@/components/generator/use-landing";
import { useRun } from "@/components/generator/use-run";
import type { EngineName, ToolId } from "@/lib/generators/tools";

/** A run to be drawn, and what can be done about it. */
export type ShownResult = {
  tool: ToolId;
  run: ShownRun;
  description: TextStore;
  onStop: () => void;
  onAgain: (engine?: EngineName) => void;
  /** Takes the focus before the pressed button goes. */
  onLeave: () => void;
};

type ResultPanelProps<Ways> = {
  tool: ToolId;
  description: TextStore;
  onGenerate: (engine?: EngineName) => void;
  className?: string;
  /** Shown while there is no result. */
  sample?: ReactNode;
  /** Draws what there is. */
  view: ComponentType<ShownResult & Ways>;
  /** What else it takes. */
  ways: Ways;
};

const panelLook = clsx(
  "ym-hide-content group/result relative min-w-0 border border-line-strong bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] shadow-sheen focus:outline-none",
  "print:has-data-[slot=paper]:border-0 print:has-data-[slot=paper]:bg-transparent print:has-data-[slot=paper]:shadow-none",
);

/** The document of one tool in whatever state it is. Only a short sentence is announced, never the whole text. */
export function ResultPanel<Ways extends object>({
  tool,
  description,
  onGenerate,
  className,
  sample,
  view: View,
  ways,
}: ResultPanelProps<Ways>) {
  const t = useTranslations("generator.workbench");
  const run = useRun(tool);
  const region = useRef<HTMLDivElement>(null);
  const id = useId();
  const loading = run.status === "loading";

  useLanding(region, run.status);

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
    <div
      ref={region}
      data-slot="result"
      role="region"
      aria-labelledby={id}
      aria-busy={loading}
      tabIndex={-1}
      className={clsx(panelLook, isShown(run) ? "flow-root" : "flex flex-col", className)}
    >
      <h2 id={id} className="sr-only">
        {t(`tools.${tool}.title`)}
      </h2>
      <p role="status" className="sr-only">
        {statusOf(run)}
      </p>
      {isShown(run) ? (
        <View
          {...ways}
          tool={tool}
          run={run}
          description={description}
          onStop={stop}
          onAgain={again}
          onLeave={keepFocus}
        />
      ) : (
        <ResultEmpty tool={tool} description={description} sample={sample} />
      )}
    </div>
  );

  function statusOf(state: Run) {
    const { status } = state;
    if (status === "loading") return t("loading.status");
    if (status === "done") return isDocument(state) ? t(`tools.${tool}.ready`) : t("state.asks");
    return status === "stopped" ? t("stopped.status") : "";
  }
}
