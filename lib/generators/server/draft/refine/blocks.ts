import "server-only";

/** A part of a drafted document, between blank lines. */
export type Block = { kind: "heading" | "list" | "table" | "paragraph"; text: string };

const kindOf = (text: string): Block["kind"] => {
  if (/^#{3,6} /.test(text)) return "heading";
  if (/^(?:- |\d+\. )/.test(text)) return "list";
  return text.startsWith("| ") ? "table" : "paragraph";
};

/** Takes a drafted document apart; `join` of the blocks is the document again. */
export const blocksOf = (markdown: string): Block[] =>
  markdown
    .split("\n\n")
    .filter((text) => text.trim() !== "")
    .map((text) => ({ kind: kindOf(text), text }));

export const join = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join("\n\n");

const plain = (text: string) => text.replaceAll("\u00A0", " ");

/** The first block of a section, and the first of the next one. */
function boundsOf(
  blocks: readonly Block[],
  heading: string,
): readonly [from: number, to: number] | undefined {
  const from = blocks.findIndex(({ text }) => plain(text) === heading);
  if (from < 0) return undefined;
  const next = blocks.findIndex(({ text }, index) => index > from && text.startsWith("### "));
  return [from, next < 0 ? blocks.length : next];
}

/** Where a section goes: in place of the one with this heading, or before it; at the end where the document has no such section. */
export type Place = { heading: string; instead: boolean };

/** Puts a section into a document. */
export function withSection(markdown: string, section: string, { heading, instead }: Place): string {
  const blocks = blocksOf(markdown);
  const [from, to] = boundsOf(blocks, heading) ?? [blocks.length, blocks.length];
  return [join(blocks.slice(0, from)), section, join(blocks.slice(instead ? to : from))]
    .filter((text) => text !== "")
    .join("\n\n");
}
