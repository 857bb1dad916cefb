import type { DoneRun, Run } from "@/components/generator/run";
import type { ExportDocument } from "@/lib/generators/export/export-document";
import type { ToolId } from "@/lib/generators/tools";

/** What a run has written, as a document for a file. */
export function documentOfRun(
  tool: ToolId,
  run: DoneRun | Extract<Run, { status: "stopped" }>,
  title: string,
): ExportDocument {
  const document = { tool, title, text: run.text };
  if (run.status === "stopped") return document;
  const { answer } = run;
  return { ...document, engine: answer.engine, ...("graph" in answer && { graph: answer.graph }) };
}
