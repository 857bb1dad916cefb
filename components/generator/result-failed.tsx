import { CircleCheck, RefreshCw, Ruler } from "lucide-react";
import { useTranslations } from "next-intl";
import { FailedCard, FailedText, FailedTitle, FailedWays } from "@/components/generator/failed-card";
import type { Run } from "@/components/generator/run";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/site/cn";
import { tools, type EngineName, type ToolId } from "@/lib/generators/tools";

/** Failures of the model or of the way to it, which the embedded engine does not share. */
const DRAFT_HELPS = new Set([
  "ai_unavailable",
  "ai_timeout",
  "ai_refused",
  "budget_spent",
  "rate_limited",
  "broken_stream",
]);

const way = "min-h-11 px-4 text-[0.9375rem]/[1.35]";

type ResultFailedProps = {
  tool: ToolId;
  run: Extract<Run, { status: "failed" }>;
  description: TextStore;
  onAgain: (engine?: EngineName) => void;
};

/** What went wrong, that nothing typed is lost, and the ways on. */
export function ResultFailed({ tool, run, description, onAgain }: ResultFailedProps) {
  const t = useTranslations("generator.workbench");
  const { text, problem } = useDescription(description);
  const reason =
    run.message ??
    (run.code === "network" ? t("failure.network") : run.code === "broken_stream" && t("failure.broken"));
  // Why there is no analysis is in red, whoever says so.
  const tone = tools[tool].result === "analysis" ? "text-destructive" : undefined;
  return (
    <FailedCard>
      <FailedTitle className={tone}>{t(`tools.${tool}.error`)}</FailedTitle>
      {reason && (
        <FailedText className={tone} lang={run.message === undefined ? undefined : run.locale}>
          {reason}
        </FailedText>
      )}
      {text && (
        <FailedText
          data-slot="result-kept"
          className="flex items-start gap-[9px] text-sm/[1.45] text-foreground"
        >
          <CircleCheck className="mt-px size-4.5 text-success" />
          {t("failure.kept", { count: text.length })}
        </FailedText>
      )}
      <FailedWays>
        <Button className={way} disabled={problem !== undefined} onClick={() => onAgain()}>
          <RefreshCw />
          {t("failure.retry")}
        </Button>
        {DRAFT_HELPS.has(run.code) && (
          <Button
            variant="secondary"
            className={cn(way, "bg-surface")}
            disabled={problem !== undefined}
            onClick={() => onAgain("draft")}
          >
            <Ruler />
            {t("failure.draft")}
          </Button>
        )}
      </FailedWays>
      {run.requestId && (
        <FailedText className="mt-1 font-mono text-xs/[1.55] font-medium tracking-[0.01em]">
          {t("failure.reference", { code: run.code, id: run.requestId })}
        </FailedText>
      )}
    </FailedCard>
  );
}
