import type { HastNode } from "@/components/generator/markdown/hast-node";
import { wordsKept } from "@/components/generator/unbroken";

/** The code of a function, «Ф-1», a range, «9–19», a law, «152-ФЗ», a measure of work, «человеко-недели», and a short compound, «два-три». */
const WHOLE =
  /((?<![\p{L}\p{N}])\p{Lu}{1,3}-\d{1,2}(?!\d)|(?<!\d)\d+–\d+|(?<!\d)\d+-ФЗ|(?<!\p{L})(?:[Чч]еловеко|[Pp]erson)-\p{L}+|(?<![\p{L}\p{N}-])\p{L}{1,4}(?:-\p{L}{1,5})+(?![\p{L}\p{N}-]))/u;

/** What documents call a requirement by has one colour wherever it stands: «Ф-1», «НФ-2», "F-1". */
const CODE = /^(?:Н?Ф|N?F)-\d/u;

/** The text with its codes and ranges in elements that do not break; characters that forbid it are in none of the fonts. */
const piecesOf = (text: string): HastNode[] =>
  wordsKept(text)
    .split(WHOLE)
    .map((value, index): HastNode => {
      const words = { type: "text", value };
      const properties = { className: ["whitespace-nowrap", ...(CODE.test(value) ? ["text-accent"] : [])] };
      return index % 2 === 0 ? words : { type: "element", tagName: "span", properties, children: [words] };
    })
    .filter(({ value }) => value !== "");

/** Source text stays as it is, and a heading parts its code itself. */
const LEFT_ALONE = /^(?:code|h[1-6])$/;

/** Keeps what belongs together on one line: a number with its measure, a dash with the word before it, a short word with the next, a code, a range. */
export const keptTogether = () => (tree: HastNode) => {
  const visit = (node: HastNode) => {
    node.children = node.children?.flatMap((child) => {
      if (child.type === "text") return piecesOf(child.value ?? "");
      if (!LEFT_ALONE.test(child.tagName ?? "")) visit(child);
      return child;
    });
  };
  visit(tree);
};
