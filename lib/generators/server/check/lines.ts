import "server-only";

/** A line of a document: its number from zero, its text without Markdown's signs, the heading above and the head of its table. */
export type Line = { at: number; text: string; heading: string; head: string };

const plain = (line: string) =>
  line
    .replace(/^#{1,6}\s+(?:\d+(?:\.\d+)*\.?\s+)?/, "")
    .replace(/^\s*(?:>\s?|[-*+]\s+|\d+[.)]\s+)+/, "")
    .replace(/\\([\\`*_[\]<>|#~&])/g, "$1")
    .replace(/[*_`]/g, "");

/** The lines of a Markdown document that say something; numbers of headings and items are no part of their text. */
export function linesOf(markdown: string): Line[] {
  let heading = "";
  let head = "";
  return markdown.split("\n").flatMap((raw, at): Line[] => {
    const text = plain(raw);
    if (/^#{1,6}\s/.test(raw)) heading = text;
    head = raw.trimStart().startsWith("|") ? head || text : "";
    return /^[\s|:-]*$/.test(raw) ? [] : [{ at, text, heading, head }];
  });
}

/** Sentences of a line; a row of a table is one. */
export const sentencesIn = (text: string): string[] =>
  text.startsWith("|") ? [text] : text.split(/(?<=[.!?…])\s+(?=\p{Lu}|[«"„(])/u);

const ASSUMED = /допущ|предполож|условн|assum|presum/iu;
const GENERAL = /^(?:общ|general|common|standard|стандарт)/iu;

/** Whether the numbers of a line are declared to be nobody's: by the line, its table or its section. */
export const isAssumed = ({ text, head, heading }: Line): boolean =>
  [text, head, heading].some((part) => ASSUMED.test(part)) || GENERAL.test(heading);
