import { svgToPng } from "@/components/generator/export/svg-to-png";
import type { ExportDocument, ExportFrame } from "@/lib/generators/export/export-document";

export type FileKind = "md" | "docx";

type FileRequest = {
  kind: FileKind;
  documents: readonly ExportDocument[];
  frame: Omit<ExportFrame, "company">;
  registryWords: { inn: string; ogrn: string };
};

/** Sharp on paper: about 200 dots to the inch at the width of the text. */
const PICTURE_SCALE = 2;

/** Writes a file. The code for it is fetched here and not with the page; rejects when it cannot be had. */
export async function makeFile({ kind, documents, frame, registryWords }: FileRequest): Promise<Blob> {
  const { companyForExport } = await import("@/lib/generators/export/company");
  const whole: ExportFrame = { ...frame, company: companyForExport(frame.locale, registryWords) };
  if (kind === "docx") {
    const [{ docxOf }, { diagramSvg }] = await Promise.all([
      import("@/lib/generators/export/docx/docx"),
      import("@/components/generator/diagram/diagram-svg"),
    ]);
    return docxOf(documents, whole, { diagram: (graph) => svgToPng(diagramSvg(graph), PICTURE_SCALE) });
  }
  const { markdownOf } = await import("@/lib/generators/export/markdown");
  return new Blob([markdownOf(documents, whole)], { type: "text/markdown;charset=utf-8" });
}
