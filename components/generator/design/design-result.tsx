import { Image } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AnalysisView } from "@/components/generator/design/analysis-view";
import { DesignBar } from "@/components/generator/design/design-bar";
import { DesignPaper } from "@/components/generator/design/design-text";
import { ImageSkeleton, ImageView } from "@/components/generator/design/image-view";
import { CodeBlock, StylesView } from "@/components/generator/design/styles-view";
import { Suggestions } from "@/components/generator/design/suggestions";
import { LoadingBar, LoadingStages } from "@/components/generator/loading-bar";
import type { WrittenResult } from "@/components/generator/drawn-result";
import { DocumentNote, PaperNote } from "@/components/generator/result-document";
import { ResultLines } from "@/components/generator/result-lines";
import { isDocument, type DoneRun } from "@/components/generator/run";
import { Button } from "@/components/ui/button";
import { tools, type ToolId } from "@/lib/generators/tools";
import { writtenIn } from "@/lib/i18n/written-in";

/** What else can be done with a result here. */
export type DesignWays = {
  /** Has the described screen drawn. */
  onDraw: (description: string) => void;
};

type DesignResultProps = WrittenResult & DesignWays;

/** A result of the design tools, while it is made and after: text, code with its preview, a picture or an analysis. */
export function DesignResult({ tool, run, description, onStop, onAgain, onDraw }: DesignResultProps) {
  if (run.status === "loading")
    return (
      <>
        <LoadingBar startedAt={run.startedAt} onStop={onStop} />
        {tools[tool].result === "image" ? (
          <ImageSkeleton />
        ) : (
          <>
            <LoadingStages text={run.text} />
            <Partial tool={tool} text={run.text} />
            <ResultLines />
          </>
        )}
      </>
    );
  const isQuestion = run.status === "done" && !isDocument(run);
  return (
    <>
      {!isQuestion && <DesignBar tool={tool} run={run} description={description} onAgain={onAgain} />}
      <DocumentNote run={run} onAgain={onAgain} />
      {isQuestion ? (
        <Finished run={run} />
      ) : (
        <div data-slot="paper" lang={tools[tool].result === "image" ? undefined : writtenIn(run.text)}>
          <PrintTitle tool={tool} />
          <PaperNote run={run} />
          {run.status === "done" ? <Finished run={run} /> : <Partial tool={tool} text={run.text} />}
        </div>
      )}
      {run.status === "done" && !isQuestion && <Draw run={run} onDraw={onDraw} />}
    </>
  );
}

/** On paper nothing else says what it is. */
function PrintTitle({ tool }: { tool: ToolId }) {
  const t = useTranslations("generator.workbench.tools");
  return (
    <p aria-hidden="true" className="hidden text-[17pt]/[1.2] font-semibold print:block">
      {t(`${tool}.title`)}
    </p>
  );
}

/** What was found leads to how the screen could look. */
function Draw({ run: { answer, input }, onDraw }: { run: DoneRun } & DesignWays) {
  const t = useTranslations("designGenerator.result.found");
  if (!("suggestion" in answer || "analysis" in answer)) return null;
  return (
    <div className="flex items-center justify-between gap-x-5 gap-y-3 border-t border-line px-8 py-5 @max-[40rem]:flex-col @max-[40rem]:items-stretch @max-[40rem]:px-4 print:hidden">
      <p className="text-sm/[1.5] text-muted-foreground">{t("concept")}</p>
      <Button
        variant="secondary"
        size="control"
        className="flex-none"
        onClick={() => onDraw(input.description)}
      >
        <Image />
        {t("draw")}
      </Button>
    </div>
  );
}

/** What has been written so far. A picture and an analysis have no half. */
function Partial({ tool, text }: { tool: ToolId; text: string }) {
  if (text === "") return null;
  if (tools[tool].result === "code")
    return (
      <DesignPaper>
        <CodeBlock code={text} />
      </DesignPaper>
    );
  if (tools[tool].result !== "text") return null;
  return <Suggestions text={text} />;
}

function Finished({ run }: { run: DoneRun }): ReactNode {
  const { answer, input } = run;
  if ("styleCode" in answer) return <StylesView code={answer.styleCode} />;
  if ("imageUrl" in answer) return <ImageView url={answer.imageUrl} prompt={input.description} />;
  if ("analysis" in answer)
    return (
      <AnalysisView
        analysis={answer.analysis}
        asks={answer.engine === "draft"}
        description={input.description}
      />
    );
  return <Suggestions text={run.text} description={input.description} />;
}
