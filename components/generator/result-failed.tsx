"use client";

import { CircleAlert, CircleCheck, RefreshCw, Ruler } from "lucide-react";
import { useTranslations } from "next-intl";
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

const way = "min-h-11 px-4 text-[0.9375rem]";

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
    <div className="result-failed" role="alert">
      <span className="result-alert">
        <CircleAlert />
      </span>
      <h3 className={tone}>{t(`tools.${tool}.error`)}</h3>
      {reason && (
        <p className={tone} lang={run.message === undefined ? undefined : run.locale}>
          {reason}
        </p>
      )}
      {text && (
        <p className="result-kept">
          <CircleCheck />
          {t("failure.kept", { count: text.length })}
        </p>
      )}
      <div className="result-ways">
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
      </div>
      {run.requestId && (
        <p className="mono">{t("failure.reference", { code: run.code, id: run.requestId })}</p>
      )}
    </div>
  );
}
