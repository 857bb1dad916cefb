import { Cpu, Download, Printer, RefreshCw, Ruler } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/generator/copy-button";
import { resultFile, saveResult } from "@/components/generator/design/result-file";
import { fileName } from "@/components/generator/document-file";
import {
  ResultAction,
  ResultActions,
  ResultBadge,
  ResultBar,
  ResultMeta,
} from "@/components/generator/result-bar";
import type { Run } from "@/components/generator/run";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { writtenIn } from "@/lib/i18n/written-in";
import { tools, type EngineName, type ToolId } from "@/lib/generators/tools";

type DesignBarProps = {
  tool: ToolId;
  run: Extract<Run, { status: "done" | "stopped" }>;
  description: TextStore;
  onAgain: (engine?: EngineName) => void;
};

/** What made a result, how much of it there is, and what can be done with it. */
export function DesignBar({ tool, run, description, onAgain }: DesignBarProps) {
  const t = useTranslations("generator.workbench");
  const own = useTranslations("designGenerator.result");
  const { problem } = useDescription(description);
  const title = t(`tools.${tool}.title`);
  const lang = writtenIn(run.text) ?? "ru";
  const file = resultFile(tool, run, title, {
    overview: own("analysis.overview", { lang }),
    strengths: own("analysis.strengths", { lang }),
    improvements: own("analysis.improvements", { lang }),
    accessibility: own("analysis.accessibility", { lang }),
  });
  const kind = tools[tool].result;

  return (
    <ResultBar>
      {run.status === "stopped" ? (
        <ResultBadge state="stopped">{t("stopped.badge")}</ResultBadge>
      ) : (
        <>
          <ResultBadge state={run.answer.engine}>
            {run.answer.engine === "model" ? <Cpu /> : <Ruler />}
            {t(`engine.${run.answer.engine}`)}
          </ResultBadge>
          <ResultMeta>{measure(run.seconds)}</ResultMeta>
        </>
      )}
      <ResultActions label={own("actions")}>
        {kind !== "image" && <CopyButton text={file.text} />}
        <ResultAction icon={<Download />} onClick={() => saveResult(file, fileName([title], file.extension))}>
          {own("download", { extension: file.extension })}
        </ResultAction>
        {kind !== "image" && (
          <ResultAction className="@max-[40rem]:hidden" icon={<Printer />} onClick={() => window.print()}>
            {own("print")}
          </ResultAction>
        )}
        <ResultAction icon={<RefreshCw />} disabled={problem !== undefined} onClick={() => onAgain()}>
          {t("actions.regenerate")}
        </ResultAction>
      </ResultActions>
    </ResultBar>
  );

  function measure(seconds: number) {
    if (kind === "code") return own("lines", { seconds, count: file.text.trim().split("\n").length });
    return t("meta", { seconds });
  }
}
