import type { HastNode } from "@/components/generator/markdown/hast-node";

const endsWithColon = ({ children = [] }: HastNode) => children.at(-1)?.value?.endsWith(":") === true;

/** Parts a paragraph that begins with a bold label, «**Приёмка:** …», into label and text, so that a card can set them in columns. */
export const labelledRows = () => (tree: HastNode) => {
  for (const node of tree.children ?? []) {
    const [label, ...rest] = node.children ?? [];
    if (node.tagName !== "p" || label?.tagName !== "strong" || !endsWithColon(label) || rest.length === 0)
      continue;
    node.properties = { ...node.properties, dataSlot: "labelled" };
    node.children = [label, { type: "element", tagName: "span", properties: {}, children: rest }];
  }
};
