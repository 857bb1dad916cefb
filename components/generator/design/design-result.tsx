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
import { tools, type ToolId } from "@/lib/generators/tools";

/** A result of the design tools, while it is made and after: text, code with its preview, a picture or an analysis. */
export function DesignResult({ tool, run, description, onStop, onAgain }: WrittenResult) {
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
      {run.status === "done" ? <Finished tool={tool} run={run} /> : <Partial tool={tool} text={run.text} />}
      {!isQuestion && <PaperNote run={run} />}
    </>
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

function Finished({ tool, run }: { tool: ToolId; run: DoneRun }): ReactNode {
  const { answer } = run;
  if ("styleCode" in answer) return <StylesView code={answer.styleCode} />;
  if ("imageUrl" in answer) return <ImageView url={answer.imageUrl} prompt={run.input.description} />;
  if ("analysis" in answer)
    return <AnalysisView analysis={answer.analysis} asks={answer.engine === "draft"} />;
  return <Partial tool={tool} text={run.text} />;
}
