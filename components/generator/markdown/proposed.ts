import type { HastNode } from "@/components/generator/markdown/hast-node";
import { badgeVariants } from "@/components/ui/badge-variants";
import { partedName } from "@/lib/generators/proposed";

/** A tag beside a name; it goes to the next line whole. */
export const proposedLook = `${badgeVariants({ size: "mono", wraps: true })} inline-block`;

/** Sets the tag at the end of a cell apart. */
export function tagProposed(cell: HastNode): void {
  const last = cell.children?.at(-1);
  if (!cell.children || !last) return;
  if (last.type !== "text") {
    tagProposed(last);
    return;
  }
  const { name, tag } = partedName(last.value ?? "");
  if (tag === undefined) return;
  cell.children.splice(-1, 1, { type: "text", value: `${name} ` }, tagOf(tag));
}

/** The tag itself. */
export const tagOf = (tag: string): HastNode => ({
  type: "element",
  tagName: "span",
  properties: { className: proposedLook.split(" ") },
  children: [{ type: "text", value: tag }],
});
