import { Document, Footer, Header, ImageRun, LineRuleType, Packer, Paragraph, type FileChild } from "docx";
import { estimatePageNumbersWith } from "docx/layout";
import { splitAfterFirstSection } from "@/lib/generators/export/diagram";
import { childrenOf } from "@/lib/generators/export/docx/blocks";
import { contentsPage, footerOf, headerOf, titlePage } from "@/lib/generators/export/docx/front";
import { Ledger } from "@/lib/generators/export/docx/ledger";
import { bullets, page, stylesOf, textWidth } from "@/lib/generators/export/docx/styles";
import { blocksOf } from "@/lib/generators/export/tree";
import {
  firstSentence,
  printable,
  titleOfExport,
  type ExportDocument,
  type ExportFrame,
} from "@/lib/generators/export/export-document";
import { edgeList, type ArchitectureGraph } from "@/lib/generators/graph";

/** A drawing in pixels; it is scaled down to the page. */
export type Picture = { png: Uint8Array<ArrayBuffer>; width: number; height: number };
export type DrawDiagram = (graph: ArchitectureGraph) => Promise<Picture | undefined>;

/**
 * The documents as one Word file: title page, contents, each document on a page of its own. Without a picture (no `diagram`, or
 * it answers undefined) the graph is written as a list.
 */
export async function docxOf(
  docs: readonly ExportDocument[],
  frame: ExportFrame,
  { diagram }: { diagram?: DrawDiagram } = {},
): Promise<Blob> {
  const title = titleOfExport(docs, frame);
  const ledger = new Ledger();
  const chapters: FileChild[] = [];
  for (const doc of docs)
    chapters.push(...(await chapterOf(doc, docs.length > 1, { frame, ledger, diagram })));

  const document = new Document({
    title,
    subject: firstSentence(frame.task),
    creator: frame.company.name,
    lastModifiedBy: frame.company.name,
    styles: stylesOf(frame.locale),
    numbering: { config: [bullets] },
    pageNumbers: estimatePageNumbersWith({ guess: true }),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: page.width, height: page.height },
            margin: {
              top: page.top,
              bottom: page.bottom,
              left: page.margin,
              right: page.margin,
              header: 600,
              footer: 560,
            },
          },
        },
        headers: { default: headerOf(title), first: new Header({ children: [new Paragraph("")] }) },
        footers: { default: footerOf(frame), first: new Footer({ children: [new Paragraph("")] }) },
        children: [...titlePage(docs, frame), ...contentsPage(ledger.entries, frame), ...chapters],
      },
    ],
  });
  return Packer.toBlob(document);
}

type Context = { frame: ExportFrame; ledger: Ledger; diagram: DrawDiagram | undefined };

async function chapterOf(doc: ExportDocument, titled: boolean, context: Context): Promise<FileChild[]> {
  const { frame, ledger } = context;
  const blocks = blocksOf(doc, { depth: titled ? 1 : 0, origin: frame.origin });
  const [before, after] = doc.graph ? splitAfterFirstSection(blocks) : [blocks, []];
  return [
    titled
      ? ledger.heading(1, printable(doc.title), { newPage: true })
      : new Paragraph({
          pageBreakBefore: true,
          spacing: { after: 0, line: 20, lineRule: LineRuleType.EXACT },
        }),
    ...childrenOf(before, ledger),
    ...(doc.graph ? await pictureOf(doc.graph, titled, context) : []),
    ...childrenOf(after, ledger),
  ];
}

/** Pixels at 96 to the inch; the height leaves room for the heading above. */
const [WIDEST, TALLEST] = [Math.floor((textWidth / 1_440) * 96), 800];

async function pictureOf(
  graph: ArchitectureGraph,
  titled: boolean,
  { frame: { words }, ledger, diagram }: Context,
): Promise<FileChild[]> {
  const edges = edgeList(graph, { main: words.mainPath }).map(printable);
  const picture = await diagram?.(graph);
  const head = ledger.heading(titled ? 2 : 1, words.diagram);
  if (!picture)
    return [
      head,
      ...edges.map((text) => new Paragraph({ text, numbering: { reference: bullets.reference, level: 0 } })),
    ];
  const scale = Math.min(1, WIDEST / picture.width, TALLEST / picture.height);
  const image = new ImageRun({
    type: "png",
    data: picture.png,
    transformation: { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) },
    altText: { name: words.diagram, title: words.diagram, description: edges.join("; ") },
  });
  return [head, new Paragraph({ children: [image] })];
}
