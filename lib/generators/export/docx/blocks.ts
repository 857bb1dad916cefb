import { BorderStyle, LineRuleType, Paragraph, TextRun, type FileChild, type IParagraphOptions } from "docx";
import type { List, ListItem, Paragraph as ParagraphNode, RootContent } from "mdast";
import { footnoteMark, runsOf } from "@/lib/generators/export/docx/inline";
import type { Ledger } from "@/lib/generators/export/docx/ledger";
import { bullets, colors, indentOf, numbersFrom } from "@/lib/generators/export/docx/styles";
import { tableOf } from "@/lib/generators/export/docx/table";
import { plainText } from "@/lib/generators/export/tree";

/** Where a block stands: in how many lists, under the text of an item or not, in which style. */
type Place = { depth: number; indented: boolean; style: string | undefined };
const topLevel: Place = { depth: -1, indented: false, style: undefined };

const look = ({ depth, indented, style }: Place): IParagraphOptions => ({
  ...(style && { style }),
  ...(indented && { indent: { left: indentOf(depth) } }),
});

/** Blocks from `blocksOf` as paragraphs and tables. */
export function childrenOf(
  blocks: readonly RootContent[],
  ledger: Ledger,
  place: Place = topLevel,
): FileChild[] {
  return blocks.flatMap((block): FileChild[] => {
    switch (block.type) {
      case "heading":
        return [ledger.heading(block.depth, plainText(block), { runs: runsOf(block.children) })];
      case "paragraph":
        return [
          new Paragraph({ ...look(place), keepNext: announces(block), children: runsOf(block.children) }),
        ];
      case "blockquote":
        return childrenOf(block.children, ledger, { ...place, style: "Quote" });
      case "list":
        return listOf(block, ledger, place);
      case "code":
        return [codeOf(block.value, place)];
      case "table":
        return [tableOf(block), gap()];
      case "thematicBreak":
        return [rule()];
      case "footnoteDefinition":
        return [
          new Paragraph({ style: "Small", children: [new TextRun(footnoteMark(block.identifier))] }),
          ...childrenOf(block.children, ledger, { ...place, style: "Small" }),
        ];
      default:
        return [];
    }
  });
}

function listOf(list: List, ledger: Ledger, place: Place): FileChild[] {
  const depth = Math.min(place.depth + 1, 8);
  const numbering = list.ordered
    ? { reference: numbersFrom(list.start ?? 1, depth), level: depth, instance: ledger.nextList() }
    : { reference: bullets.reference, level: depth };
  return list.children.flatMap((item) => itemOf(item, numbering, ledger, { ...place, depth }));
}

/** An item's first paragraph carries the mark; what follows stands under its text. */
function itemOf(
  item: ListItem,
  numbering: NonNullable<IParagraphOptions["numbering"]>,
  ledger: Ledger,
  { depth, style }: Place,
): FileChild[] {
  const [first, ...rest] = item.children;
  const words = first?.type === "paragraph" ? runsOf(first.children) : [];
  const box = typeof item.checked === "boolean" ? [new TextRun(item.checked ? "☒ " : "☐ ")] : [];
  return [
    new Paragraph({ ...(style && { style }), numbering, children: [...box, ...words] }),
    ...childrenOf(first?.type === "paragraph" ? rest : item.children, ledger, {
      depth,
      style,
      indented: true,
    }),
  ];
}

/** A paragraph in bold or with a colon at its end belongs to what follows. */
const announces = ({ children, ...block }: ParagraphNode) =>
  (children.length === 1 && children[0]?.type === "strong") ||
  plainText({ ...block, children }).endsWith(":");

/** The space under a table; two tables without a paragraph between them would become one. */
const gap = () => new Paragraph({ spacing: { after: 0, line: 160, lineRule: LineRuleType.EXACT } });

const codeOf = (code: string, place: Place) =>
  new Paragraph({
    ...look(place),
    style: "Code",
    children: code.split("\n").map((text, index) => new TextRun({ text, ...(index > 0 && { break: 1 }) })),
  });

const rule = () =>
  new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: colors.line } } });
