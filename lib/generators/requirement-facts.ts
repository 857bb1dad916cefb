import type { OutlineSection } from "@/lib/generators/document-outline";
import { isOfFunctions, planRowsIn } from "@/lib/generators/plan-rows";
import { partedName } from "@/lib/generators/proposed";

/** What a requirement says of itself in a line. */
export type RequirementFacts = {
  code: string;
  name: string;
  /** How soon it is due, in the words of the text. */
  priority: string | undefined;
  /** The word that says that nobody has asked for it yet. */
  proposed: string | undefined;
};

const HEAD = /^ {0,3}#{1,6}[ \t]+(\S+-\d{1,3})\.?\s+(.+?)\s*$/su;
const WHO = /^\*\*(?:Кто|Who):\*\*\s*(.+)$/su;
const PRIORITY = /^\*\*(?:Приоритет|Priority):\*\*\s*(.+)$/su;

/** What a card of a document says of a requirement; undefined where it is none, such as a screen. */
export function requirementFacts(pieces: readonly { block: string }[]): RequirementFacts | undefined {
  const said = (pattern: RegExp) =>
    pieces.map(({ block }) => pattern.exec(block)?.[1]?.trim()).find((text) => text !== undefined);
  const [, code, title] = HEAD.exec(pieces[0]?.block ?? "") ?? [];
  const [who, priority] = [said(WHO), said(PRIORITY)];
  if (code === undefined || title === undefined || (who ?? priority) === undefined) return undefined;
  const { name, tag: proposed } = partedName(title);
  return { code, name, priority, proposed };
}

/** The weeks in which each function is made, by its code. */
export function weeksOf(sections: readonly OutlineSection[]): ReadonlyMap<string, string> {
  const blocks = sections.flatMap(({ parts }) =>
    parts.flatMap(({ pieces }) => pieces.map(({ block }) => block)),
  );
  const found = blocks.flatMap(planRowsIn).filter(({ what }) => isOfFunctions(what));
  return new Map(
    found.flatMap(({ weeks, what }) =>
      (what.match(/\p{Lu}{1,2}-\d{1,3}(?!\d)/gu) ?? []).map((code) => [code, weeks] as const),
    ),
  );
}
