import { titleOf } from "@/components/generator/document-file";
import type { DoneRun, Run } from "@/components/generator/run";
import type { ExportDocument } from "@/lib/generators/export/export-document";
import type { ArchitectureGraph } from "@/lib/generators/graph";
import type { ToolId } from "@/lib/generators/tools";

const graphOf = ({ answer }: DoneRun): ArchitectureGraph | undefined =>
  "graph" in answer ? answer.graph : undefined;

/**
 * A run as a document for a file.
 * @param name what the document is called when its text has no heading
 */
export function exportDocument(
  tool: ToolId,
  run: Extract<Run, { status: "done" | "stopped" }>,
  name: string,
): ExportDocument {
  const document = { tool, locale: run.locale, title: titleOf(run.text) ?? name, text: run.text };
  if (run.status === "stopped") return document;
  const graph = graphOf(run);
  return { ...document, engine: run.answer.engine, ...(graph && { graph }) };
}
