import { ExternalHyperlink, TextRun, type IRunOptions, type ParagraphChild } from "docx";
import type { RootContent } from "mdast";
import { CODE_FONT } from "@/lib/generators/export/docx/styles";

type Look = Pick<IRunOptions, "bold" | "italics" | "strike" | "style" | "font">;

/** Words of a paragraph as runs. Nodes come from `blocksOf`, so links are safe and there is neither HTML nor a picture. */
export function runsOf(nodes: readonly RootContent[], look: Look = {}): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case "text":
        return [new TextRun({ ...look, text: node.value.replaceAll("\n", " ") })];
      case "inlineCode":
        return [new TextRun({ ...look, text: node.value, font: CODE_FONT })];
      case "break":
        return [new TextRun({ ...look, break: 1 })];
      case "strong":
        return runsOf(node.children, { ...look, bold: true });
      case "emphasis":
        return runsOf(node.children, { ...look, italics: true });
      case "delete":
        return runsOf(node.children, { ...look, strike: true });
      case "link":
        return [
          new ExternalHyperlink({
            link: node.url,
            children: runsOf(node.children, { ...look, style: "Hyperlink" }),
          }),
        ];
      case "footnoteReference":
        return [new TextRun({ ...look, text: footnoteMark(node.identifier), superScript: true })];
      default:
        return "children" in node ? runsOf(node.children, look) : [];
    }
  });
}

/** The name of a footnote as its author wrote it; the tree has put the tool's before it. */
export const footnoteMark = (identifier: string) => `[${identifier.slice(identifier.lastIndexOf("-") + 1)}]`;
