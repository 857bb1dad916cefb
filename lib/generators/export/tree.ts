import type { Definition, Heading, PhrasingContent, RootContent, Table, TableCell } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { printable, type ExportDocument } from "@/lib/generators/export/export-document";
import { weighedBlocks } from "@/lib/generators/markdown-blocks";

/**
 * A document's Markdown as checked blocks, the common ground of every export: the headings start below the title and skip no
 * level, raw HTML is text, pictures are links to them, links are absolute and of allowed schemes, and references are resolved.
 */

const parser = unified().use(remarkParse).use(remarkGfm);

/** The schemes that the page allows too. */
const SCHEME = /^(?:https?|ircs?|mailto|xmpp):/i;
const BREAK = /^<br\s*\/?>$/i;

/** The words of a node without its marks. */
export function plainText(node: RootContent): string {
  if ("children" in node) return node.children.map(plainText).join("");
  if (node.type === "break") return " ";
  return "value" in node ? node.value : "";
}

const sameWords = (left: string, right: string) =>
  left.replace(/\s+/g, " ").trim() === right.replace(/\s+/g, " ").trim();

type Options = {
  /** Depth of the heading that the document stands under, 0 when there is none. */
  depth: number;
  origin: string;
};

/** The blocks of a document without its title. */
export function blocksOf({ tool, title, text }: ExportDocument, { depth, origin }: Options): RootContent[] {
  const all = weighedBlocks(printable(text)).flatMap(({ block, isLight }) =>
    isLight ? parser.parse(block).children : asWritten(block),
  );
  const [first] = all;
  const titled = first?.type === "heading" && sameWords(plainText(first), title);
  const context = { origin, definitions: definitionsIn(all), prefix: tool };
  return levelled(mapped(titled ? all.slice(1) : all, context, true), depth);
}

/** What the page does not parse either: its lines. */
const asWritten = (block: string): RootContent[] => [
  {
    type: "paragraph",
    children: block
      .split("\n")
      .flatMap((value, index): PhrasingContent[] => [
        ...(index > 0 ? [{ type: "break" } as const] : []),
        { type: "text", value },
      ]),
  },
];

function levelled(blocks: RootContent[], depth: number): RootContent[] {
  const top = Math.min(...blocks.map((block) => (block.type === "heading" ? block.depth : 6)));
  // Depths of the section the block is in, and of the heading before it, which may be one in bold.
  let [section, last] = [depth, depth];
  return blocks.map((block) => {
    const heading = headingIn(block);
    if (!heading) return block;
    if (block.type === "heading") section = last = Math.min(depth + 1 + block.depth - top, last + 1, 6);
    else last = Math.min(section + 1, 6);
    return { ...withoutStop(heading), depth: last as Heading["depth"] };
  });
}

/** A heading as such, or one meant by a paragraph all in bold that ends like no sentence. */
function headingIn(block: RootContent): Heading | undefined {
  if (block.type === "heading") return block;
  const [only, ...others] = block.type === "paragraph" ? block.children : [];
  if (only?.type !== "strong" || others.length > 0 || /[.,;:!?…]\s*$/.test(plainText(only))) return undefined;
  return { type: "heading", depth: 6, children: only.children };
}

/** A heading without the colon or full stop at its end. */
function withoutStop(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return heading;
  const value = last.value.replace(/[.,;:!]+\s*$/, "");
  return { ...heading, children: [...heading.children.slice(0, -1), { ...last, value }] };
}

type Context = {
  origin: string;
  definitions: ReadonlyMap<string, Definition>;
  /** Keeps the footnotes of several documents apart. */
  prefix: string;
};

function definitionsIn(nodes: readonly RootContent[]): Map<string, Definition> {
  const found = nodes.flatMap((node): [string, Definition][] => {
    if (node.type === "definition") return [[node.identifier, node]];
    return "children" in node ? [...definitionsIn(node.children)] : [];
  });
  // The first of several definitions counts.
  return new Map(found.reverse());
}

/** A heading inside a list or a quotation is no section of the document. */
const withoutHeading = (node: RootContent): RootContent =>
  node.type === "heading"
    ? { type: "paragraph", children: [{ type: "strong", children: node.children }] }
    : node;

/** `flow` says that the nodes are blocks and not words. */
const mapped = (nodes: readonly RootContent[], context: Context, flow: boolean): RootContent[] =>
  nodes.flatMap((node) => {
    if (!("children" in node)) return changed(node, context, flow);
    const holdsBlocks = HOLDS_BLOCKS.has(node.type);
    const inner = mapped(node.children, context, holdsBlocks);
    const children = holdsBlocks ? inner.map(withoutHeading) : inner;
    // Blocks become blocks and words words, which the types of a changed tree cannot say.
    return changed({ ...node, children } as RootContent, context, flow);
  });

const HOLDS_BLOCKS: ReadonlySet<string> = new Set(["blockquote", "listItem", "footnoteDefinition", "list"]);

function changed(node: RootContent, context: Context, flow: boolean): RootContent[] {
  switch (node.type) {
    case "html": {
      const text: RootContent = BREAK.test(node.value)
        ? { type: "break" }
        : { type: "text", value: node.value };
      return flow ? [{ type: "paragraph", children: [text] }] : [text];
    }
    case "definition":
      return [];
    case "image":
      return link(node.url, [{ type: "text", value: node.alt || node.url }], context);
    case "link":
      return link(node.url, node.children, context);
    case "linkReference":
    case "imageReference": {
      const url = context.definitions.get(node.identifier)?.url;
      const words: PhrasingContent[] =
        node.type === "linkReference" ? node.children : [{ type: "text", value: node.alt ?? "" }];
      return url === undefined ? words : link(url, words, context);
    }
    case "table":
      return [withFullRows(node)];
    case "footnoteReference":
    case "footnoteDefinition":
      return [{ ...node, identifier: `${context.prefix}-${node.identifier}`, label: null }];
    default:
      return [node];
  }
}

/** Every row gets as many cells as the head. */
function withFullRows(table: Table): Table {
  const width = table.children[0]?.children.length ?? 0;
  const children = table.children.map((row) => ({
    ...row,
    children: Array.from({ length: width }, (_, column) => row.children[column] ?? EMPTY_CELL),
  }));
  return { ...table, children };
}

const EMPTY_CELL: TableCell = { type: "tableCell", children: [] };

/**
 * A link that leads somewhere safe, or its words alone. The scheme is asked of the parsed address: a parser drops line ends, tabs and
 * signs before a scheme, behind which it may hide from a pattern.
 */
function link(url: string, children: PhrasingContent[], { origin }: Context): RootContent[] {
  const base = SCHEME.test(url) ? undefined : origin;
  if (url === "" || url.startsWith("#") || !URL.canParse(url, base)) return children;
  const { protocol, href } = new URL(url, base);
  return SCHEME.test(protocol)
    ? [{ type: "link", url: base === undefined ? url : href, children }]
    : children;
}
