import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { docxOf } from "@/lib/generators/export/docx/docx";
import type { ExportDocument } from "@/lib/generators/export/export-document";
import { markdownOf } from "@/lib/generators/export/markdown";
import { batches, hostileTexts } from "@/tests/corpora/texts";
import { wholeDocuments } from "@/tests/corpora/xss";
import { frameIn } from "@/tests/unit/generators/export-samples";
import { flawIn, partsOf } from "@/tests/unit/generators/office-file";

/** The corpora as documents, as their titles and as what the visitor asked for. */
const documents = [...batches(6), ...wholeDocuments].map((text, index): ExportDocument => {
  const title = hostileTexts[index * 70] ?? "";
  return { tool: "idea", title, text, engine: "model" };
});
const frame = (index: number) => ({
  ...frameIn("ru"),
  title: hostileTexts[index * 70 + 1] ?? "",
  task: hostileTexts.slice(index * 70, index * 70 + 70).join(" "),
});
const ALLOWED = /^(?:(?:https?|mailto):|[#/])/i;

describe.each(documents.map((document, index) => [index, document] as const))(
  "a file of the hostile document %i",
  (index, document) => {
    it("is a sound Word file whose links lead to allowed places", async () => {
      const parts = await partsOf(await docxOf([document], frame(index)));
      for (const [name, part] of parts)
        if (/\.(?:xml|rels)$/.test(name))
          expect([name, flawIn(part.toString("utf8"))]).toEqual([name, undefined]);
      const relations = parts.get("word/_rels/document.xml.rels")?.toString("utf8") ?? "";
      for (const [, target] of relations.matchAll(/Target="([^"]*)" TargetMode="External"/g))
        expect(target).toMatch(ALLOWED);
      // Of what Word works out by itself only the numbers of pages.
      const body = parts.get("word/document.xml")?.toString("utf8") ?? "";
      expect(body).not.toMatch(/<w:(?:object|altChunk|fldSimple)\b/);
      for (const [, code] of body.matchAll(/<w:instrText[^>]*>([^<]*)/g))
        expect(code).toMatch(/^PAGEREF _?[\w-]+$/);
    });

    it("is Markdown without HTML, whose links and pictures lead to allowed places", () => {
      const seen = { html: [] as string[], addresses: [] as string[] };
      const visit = (node: Nodes) => {
        if (node.type === "html") seen.html.push(node.value);
        if ("url" in node) seen.addresses.push(node.url);
        if ("children" in node) node.children.forEach(visit);
      };
      visit(
        unified()
          .use(remarkParse)
          .use(remarkGfm)
          .parse(markdownOf([document], frame(index))),
      );
      expect(seen.html).toEqual([]);
      expect(seen.addresses.filter((address) => !ALLOWED.test(address))).toEqual([]);
    });
  },
);
