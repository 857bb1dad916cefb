import { BorderStyle, HeadingLevel, Paragraph, Table, TextRun, type FileChild, type IParagraphOptions } from "docx";
import type { List, ListItem, RootContent } from "mdast";
import { footnoteMark, runsOf } from "@/lib/generators/export/docx/inline";
import { bullets, colors, indentOf, numbersFrom, textWidth } from "@/lib/generators/export/docx/styles";
import { tableOf } from "@/lib/generators/export/docx/table";

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

/** Hands out the numbers of lists: each ordered list of a file counts for itself. */
export type Lists = { next: () => number };

/** Where a block stands: in how many lists, in a quotation, what its first paragraph takes over. */
type Place = { depth: number; paragraph: IParagraphOptions };
const topLevel: Place = { depth: -1, paragraph: {} };

/** Blocks from `blocksOf` as paragraphs and tables. */
export function childrenOf(blocks: readonly RootContent[], lists: Lists, place: Place = topLevel): FileChild[] {
  return blocks.flatMap((block): FileChild[] => {
    switch (block.type) {
      case "heading":
        return [new Paragraph({ heading: levels[block.depth - 1], children: runsOf(block.children) })];
      case "paragraph":
        return [new Paragraph({ ...place.paragraph, children: runsOf(block.children) })];
      case "blockquote":
        return childrenOf(block.children, lists, { ...place, paragraph: { ...place.paragraph, style: "Quote" } });
      case "list":
        return listOf(block, lists, place);
      case "code":
        return [codeOf(block.value, place)];
      case "table":
        // A table that another follows, or nothing, needs a paragraph after it.
        return [tableOf(block, textWidth), new Paragraph({ spacing: { before: 0, after: 60, line: 200 } })];
      case "thematicBreak":
        return [rule()];
      case "footnoteDefinition":
        return [
          new Paragraph({ style: "Small", children: [new TextRun(footnoteMark(block.identifier))] }),
          ...childrenOf(block.children, lists, { ...place, paragraph: { style: "Small" } }),
        ];
      default:
        return [];
    }
  });
}

function listOf(list: List, lists: Lists, place: Place): FileChild[] {
  const depth = Math.min(place.depth + 1, 8);
  const numbering = list.ordered
    ? { reference: numbersFrom(list.start ?? 1, depth), level: depth, instance: lists.next() }
    : { reference: bullets.reference, level: depth };
  return list.children.flatMap((item) => itemOf(item, { ...place.paragraph, numbering }, depth, lists));
}

/** An item's first paragraph carries the mark; what follows stands under its text. */
function itemOf(item: ListItem, marked: IParagraphOptions, depth: number, lists: Lists): FileChild[] {
  const [first, ...rest] = item.children;
  const { numbering: _, ...plain } = marked;
  const inside: Place = { depth, paragraph: { ...plain, indent: { left: indentOf(depth) } } };
  const words = first?.type === "paragraph" ? runsOf(first.children) : [];
  const box = typeof item.checked === "boolean" ? [new TextRun(item.checked ? "☒ " : "☐ ")] : [];
  return [
    new Paragraph({ ...marked, children: [...box, ...words] }),
    ...childrenOf(first?.type === "paragraph" ? rest : item.children, lists, inside),
  ];
}

const codeOf = (code: string, { paragraph }: Place) =>
  new Paragraph({
    ...(paragraph.indent && { indent: paragraph.indent }),
    style: "Code",
    children: code.split("\n").map((text, index) => new TextRun({ text, ...(index > 0 && { break: 1 }) })),
  });

const rule = () =>
  new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: colors.line } } });
