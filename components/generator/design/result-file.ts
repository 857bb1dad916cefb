import { saveBlob, saveText } from "@/components/generator/document-file";
import { pictureBlob, pictureData } from "@/components/generator/design/picture-data";
import type { Run } from "@/components/generator/run";
import type { Analysis } from "@/lib/generators/analysis";
import { tools, type ToolId } from "@/lib/generators/tools";

export type AnalysisWords = Record<"overview" | "strengths" | "improvements" | "accessibility", string>;

/** An analysis as Markdown, under the headings it has on the page. */
function analysisMarkdown(analysis: Analysis, title: string, words: AnalysisWords): string {
  if ("error" in analysis) return analysis.error;
  const { overview, strengths, improvements, accessibility } = analysis;
  const parts = [
    `# ${title}`,
    `## ${words.overview}`,
    overview,
    ...(strengths.length > 0
      ? [`## ${words.strengths}`, strengths.map((strength) => `- ${strength}`).join("\n")]
      : []),
    `## ${words.improvements}`,
    improvements
      .map((improvement, index) => `${String(index + 1)}. ${improvement.replaceAll("\n", "\n   ")}`)
      .join("\n"),
    `## ${words.accessibility}`,
    accessibility,
  ];
  return `${parts.join("\n\n")}\n`;
}

type Finished = Extract<Run, { status: "done" | "stopped" }>;

/** What is copied and saved of a result: a text, or for a picture its address. */
export type ResultFile = { extension: string; text: string };

export function resultFile(tool: ToolId, run: Finished, title: string, words: AnalysisWords): ResultFile {
  if (run.status === "done" && "analysis" in run.answer)
    return { extension: "md", text: analysisMarkdown(run.answer.analysis, title, words) };
  if (tools[tool].result === "image")
    return { extension: pictureData(run.text)?.extension ?? "png", text: run.text };
  return { extension: tools[tool].result === "code" ? "css" : "txt", text: run.text };
}

/** Offers a result as a file; a picture as a picture. */
export function saveResult({ text }: ResultFile, name: string) {
  const picture = pictureData(text);
  if (picture) saveBlob(pictureBlob(picture), name);
  else saveText(text, name);
}
