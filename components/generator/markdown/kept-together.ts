import type { HastNode } from "@/components/generator/markdown/hast-node";
import { dashesKept } from "@/components/generator/unbroken";

/** A number and the word or sign that it counts: «−20 %», «140 сотрудников», «14,5 человеко-недели». */
const MEASURE = /(\d)[ \u202f](?=[%₽$€£]|\p{L}[\p{L}-]{0,16}(?![\p{L}-]))/gu;
/** Groups of one number, «50 000»: a visitor writes them with a plain space. */
const GROUPS = /(?<=\d)[ \u202f](?=\d{3}(?!\d))/g;
/** A Russian word of one or two letters goes with the next one. */
const SHORT_WORD = /(?<![\p{L}\p{N}-])(\p{Script=Cyrillic}{1,2}) /gu;
/** The code of a function, «Ф-1», and a range, «9–19». */
const WHOLE = /((?<![\p{L}\p{N}])\p{Lu}-\d{1,2}(?!\d)|(?<!\d)\d+–\d+)/u;

/** The text with its codes and ranges in elements that do not break; characters that forbid it are in none of the fonts. */
const piecesOf = (text: string): HastNode[] =>
  dashesKept(text)
    .replaceAll(GROUPS, "\u00a0")
    .replaceAll(MEASURE, "$1\u00a0")
    .replaceAll(SHORT_WORD, "$1\u00a0")
    .split(WHOLE)
    .map((value, index): HastNode => {
      const words = { type: "text", value };
      const properties = { className: ["whitespace-nowrap"] };
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
