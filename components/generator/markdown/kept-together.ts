import type { HastNode } from "@/components/generator/markdown/hast-node";
import { dashesKept } from "@/components/generator/unbroken";

/** A number and the word or sign that it counts: «−20 %», «140 сотрудников», «14,5 человеко-недели». */
const MEASURE = /(\d)[ \u202f](?=[%₽$€£]|\p{L}[\p{L}-]{0,16}(?![\p{L}-]))/gu;
/** The code of a function: «Ф-1». */
const CODE = /((?<![\p{L}\p{N}])\p{Lu}-\d{1,2}(?!\d))/u;

/** The text with its codes in elements that do not break; a hyphen that does not is in none of the fonts. */
const piecesOf = (text: string): HastNode[] =>
  dashesKept(text)
    .replaceAll(MEASURE, "$1\u00a0")
    .split(CODE)
    .map((value, index): HastNode => {
      const words = { type: "text", value };
      const properties = { className: ["whitespace-nowrap"] };
      return index % 2 === 0 ? words : { type: "element", tagName: "span", properties, children: [words] };
    })
    .filter(({ value }) => value !== "");

/** Source text stays as it is, and a heading parts its code itself. */
const LEFT_ALONE = /^(?:code|h[1-6])$/;

/** Keeps what belongs together on one line: a number with its measure, a dash with the word before it, the code of a function. */
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
