import type { HastNode } from "@/components/generator/markdown/hast-node";
import { badgeVariants } from "@/components/ui/badge-variants";

/** A name, and behind it that the visitor did not ask for what it names. */
const PROPOSED = /^(.+\S)\s\((предлагаем|proposed)\)$/su;

/** A tag beside a name. */
export const proposedLook = badgeVariants({ size: "mono", wraps: true });

/** A name and the word of its tag, if it has one. */
export function partedName(text: string): { name: string; tag: string | undefined } {
  const [, name = text, tag] = PROPOSED.exec(text) ?? [];
  return { name, tag };
}

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
