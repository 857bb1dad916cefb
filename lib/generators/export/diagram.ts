import type { RootContent } from "mdast";

/**
 * Splits blocks where a picture of the whole belongs: after the first section, with the text before any heading counted to it
 * only when there are no sections.
 */
export function splitAfterFirstSection(blocks: readonly RootContent[]): [RootContent[], RootContent[]] {
  const headings = blocks.flatMap((block, index) => (block.type === "heading" ? [{ index, block }] : []));
  const [first] = headings;
  const next = headings.find(
    ({ index, block }) => first && index > first.index && block.depth <= first.block.depth,
  );
  const at = next?.index ?? blocks.length;
  return [blocks.slice(0, at), blocks.slice(at)];
}
