import type { RootContent } from "mdast";

/**
 * Splits blocks where a picture of the whole belongs: at the end of the first section, its subsections included. Without a second
 * section all blocks stand before it.
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
