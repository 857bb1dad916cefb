import type { BlockContent, Heading, ListItem, PhrasingContent, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { splitAfterFirstSection } from "@/lib/generators/export/diagram";
import { blocksOf, plainText } from "@/lib/generators/export/tree";
import {
  firstSentence,
  notesOf,
  titleOfExport,
  type ExportDocument,
  type ExportFrame,
} from "@/lib/generators/export/export-document";
import { toMermaid } from "@/lib/generators/graph";

const printer = unified()
  .use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-" })
  // Padded cells would make lines of a thousand signs.
  .use(remarkGfm, { tablePipeAlign: false });

/**
 * One document, or several with one title above them, as a Markdown file: title, task, note, contents, text, company. Equal input
 * gives equal bytes.
 */
export function markdownOf(docs: readonly ExportDocument[], frame: ExportFrame): string {
  const { words, company, task, date } = frame;
  const title = heading(1, titleOfExport(docs, frame));
  const contents = heading(2, words.contents);
  const body = docs.flatMap((doc) => (docs.length === 1 ? bodyOf(doc, 1, frame) : chapter(doc, frame)));
  const said = firstSentence(task);
  const children: RootContent[] = [
    title,
    ...(said ? [paragraph(`${words.task}: ${said}`)] : []),
    { type: "blockquote", children: [...notesOf(docs, frame), `${company.name}, ${date}`].map(paragraph) },
    contents,
    ...contentsOf([title, contents, ...body]),
    ...body,
    { type: "thematicBreak" },
    ...company.details.map(withAddress),
  ];
  return printer.stringify({ type: "root", children });
}

const chapter = (doc: ExportDocument, frame: ExportFrame): RootContent[] => [
  heading(2, doc.title),
  ...bodyOf(doc, 2, frame),
];

function bodyOf(doc: ExportDocument, depth: 1 | 2, { origin, words }: ExportFrame): RootContent[] {
  const blocks = blocksOf(doc, { depth, origin }).map(withLanguage);
  if (!doc.graph) return blocks;
  const [before, after] = splitAfterFirstSection(blocks);
  const diagram: RootContent = { type: "code", lang: "mermaid", value: toMermaid(doc.graph).trimEnd() };
  return [...before, heading(depth === 1 ? 2 : 3, words.diagram), diagram, ...after];
}

/** Fenced code says what it is. */
const withLanguage = (block: RootContent): RootContent =>
  block.type === "code" ? { ...block, lang: block.lang ?? "text" } : block;

/** A nested list of links to the headings below the contents' own, two levels deep. */
function contentsOf(blocks: readonly RootContent[]): RootContent[] {
  const used = new Map<string, number>();
  const items: ListItem[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.type !== "heading") continue;
    const text = plainText(block);
    const anchor = anchorOf(text, used);
    if (index < 2 || block.depth > 3) continue;
    const item: ListItem = { type: "listItem", spread: false, children: [entry(text, anchor)] };
    const parent = block.depth === 3 ? items.at(-1) : undefined;
    const list = parent?.children.find((child) => child.type === "list");
    if (list) list.children.push(item);
    else if (parent) parent.children.push({ type: "list", spread: false, children: [item] });
    else items.push(item);
  }
  return items.length === 0 ? [] : [{ type: "list", spread: false, children: items }];
}

/** The anchor that GitHub, GitLab and editors give a heading; the second of one name gets a number. */
function anchorOf(text: string, used: Map<string, number>): string {
  const slug = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
  const count = used.get(slug) ?? 0;
  used.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}

const entry = (text: string, anchor: string): BlockContent => ({
  type: "paragraph",
  children: [{ type: "link", url: `#${anchor}`, children: phrase(text) }],
});

const phrase = (value: string): PhrasingContent[] => [{ type: "text", value }];
const paragraph = (text: string): BlockContent => ({ type: "paragraph", children: phrase(text) });
/** A line whose mail address can be clicked. */
const withAddress = (text: string): BlockContent => ({
  type: "paragraph",
  children: text
    .split(/([^\s,]+@[^\s,]+)/)
    .map((part): PhrasingContent =>
      part.includes("@")
        ? { type: "link", url: `mailto:${part}`, children: phrase(part) }
        : { type: "text", value: part },
    ),
});

const heading = (depth: Heading["depth"], text: string): Heading => ({
  type: "heading",
  depth,
  children: phrase(text),
});
