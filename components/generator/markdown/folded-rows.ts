import type { HastNode } from "@/components/generator/markdown/hast-node";
import { childrenOf, rowsOf, say, textOf } from "@/components/generator/markdown/labelled-tables";

/** Rows of measures that are seen at once, and how many more are worth folding. */
const [SEEN, LEAST_FOLDED] = [6, 3];

const CODE = /^\S+-\d{1,3}\s+/u;

/**
 * Of a long table of measures the first rows are seen on a screen, and the rest, named in a line below, at a press. All of them stay one
 * table, which paper has whole.
 */
export const foldedRows = () => (tree: HastNode) => {
  tree.children = tree.children?.flatMap((node) => {
    if (node.tagName !== "table" || node.properties?.dataForm !== "checks") return [node];
    const more = rowsOf(node).slice(1 + SEEN);
    if (more.length < LEAST_FOLDED) return [node];
    for (const row of more) say(row, { dataMore: "true" });
    const names = more.flatMap((row) => childrenOf(row, "td").slice(0, 1)).map(textOf);
    return [node, lineOf(names.map((name) => name.replace(CODE, "").trim()))];
  });
};

/** Opens the rows above it and folds them again. */
const lineOf = (names: readonly string[]): HastNode => ({
  type: "element",
  tagName: "details",
  properties: { dataSlot: "more-rows" },
  children: [
    {
      type: "element",
      tagName: "summary",
      properties: {},
      children: [{ type: "text", value: `+${String(names.length)}: ${names.join(", ")}` }],
    },
  ],
});
