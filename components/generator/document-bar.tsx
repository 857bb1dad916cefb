import { Cpu, Info, RefreshCw, Ruler } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/generator/copy-button";
import { titleOf } from "@/components/generator/document-file";
import { kindIn } from "@/components/generator/document-title";
import { exportDocument } from "@/components/generator/export/export-document";
import { ExportMenu } from "@/components/generator/export/export-menu";
import {
  ResultAction,
  ResultActions,
  ResultBadge,
  ResultBar,
  ResultKind,
  ResultMeta,
} from "@/components/generator/result-bar";
import { isDocument, type Run } from "@/components/generator/run";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import type { EngineName, ToolId } from "@/lib/generators/tools";

type DocumentBarProps = {
  tool: ToolId;
  run: Extract<Run, { status: "done" | "stopped" }>;
  description: TextStore;
  onAgain: (engine?: EngineName) => void;
};

/** What the document is, what made it and how soon, and what can be done with it. */
export function DocumentBar({ tool, run, description, onAgain }: DocumentBarProps) {
  const t = useTranslations("generator.workbench");
  const { text, problem } = useDescription(description);
  const name = t(`tools.${tool}.title`);

  return (
    <ResultBar isHead>
      <ResultKind>
        {/* The title below says it to screen readers. */}
        <span
          aria-hidden="true"
          lang={run.locale}
          className="w-full font-mono text-mono font-medium text-accent"
        >
          {kindIn(titleOf(run.text) ?? "")}
        </span>
        {run.status === "done" && !isDocument(run) ? (
          <ResultBadge state="asks">
            <Info />
            {t("asks")}
          </ResultBadge>
        ) : run.status === "stopped" ? (
          <ResultBadge state="stopped">{t("stopped.badge")}</ResultBadge>
        ) : (
          <>
            <ResultBadge state={run.answer.engine}>
              {run.answer.engine === "model" ? <Cpu /> : <Ruler />}
              {t(`engine.${run.answer.engine}`)}
            </ResultBadge>
            <ResultMeta>{t("meta", { seconds: run.seconds })}</ResultMeta>
          </>
        )}
      </ResultKind>
      <ResultActions label={t("actions.label")}>
        <CopyButton text={run.text} />
        {(run.status === "stopped" || isDocument(run)) && (
          <ExportMenu
            documents={[exportDocument(tool, run, name)]}
            title={name}
            task={run.status === "done" ? run.input.description : text}
          />
        )}
        <ResultAction icon={<RefreshCw />} disabled={problem !== undefined} onClick={() => onAgain()}>
          {t("actions.regenerate")}
        </ResultAction>
      </ResultActions>
    </ResultBar>
  );
}
