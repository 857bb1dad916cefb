import type { ArchitectureGraph } from "@/lib/generators/graph";
import type { EngineName, ToolId } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/** A generated document on its way into a file. */
export type ExportDocument = {
  tool: ToolId;
  /** The language it is written in. */
  locale?: Locale;
  title: string;
  /** Markdown. A first heading that repeats the title is left out of the body. */
  text: string;
  /** What wrote it; a document that was stopped has none. */
  engine?: EngineName;
  /** Drawn after the first section. */
  graph?: ArchitectureGraph;
};

/** The words a file adds to its documents, in their language. */
export type ExportWords = {
  contents: string;
  /** Before the visitor's task on the title page. */
  task: string;
  diagram: string;
  /** Marks the edges of the graph's main path in its text alternative. */
  mainPath: string;
  /** Has the slots `{page}` and `{pages}`. */
  page: string;
  /** How a document was made, one sentence or two. */
  made: Readonly<Record<EngineName | "unfinished", string>>;
};

/** What stands around the documents of a file. */
export type ExportFrame = {
  locale: Locale;
  /** The title of several documents together; one alone goes by its own. */
  title: string;
  /** The visitor's description; its first sentence is shown. */
  task: string;
  /** The day as it is printed. */
  date: string;
  /** The site's origin, to which its relative links lead. */
  origin: string;
  /** `details` are lines: legal name, address, phone and mail, registry numbers. */
  company: { name: string; details: readonly string[] };
  words: ExportWords;
};

/** The title of a file with these documents. */
export const titleOfExport = (docs: readonly ExportDocument[], frame: ExportFrame): string =>
  printable(docs.length === 1 ? (docs[0]?.title ?? frame.title) : frame.title);

/** How the documents were made: each way once, in the order of the documents. */
export const notesOf = (docs: readonly ExportDocument[], { words }: ExportFrame): string[] => [
  ...new Set(docs.map(({ engine }) => words.made[engine ?? "unfinished"])),
];

/** What no XML can hold, not even escaped. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text without signs that would make a file unreadable. */
export const printable = (text: string): string => text.toWellFormed().replace(FORBIDDEN, "");

const SENTENCE = /^.*?[.!?…]+(?=\s+[^\p{Ll}\s]|$)/su;
const LONGEST = 240;

/** The first sentence of a description on one line, cut between words when it is too long for a title page. */
export function firstSentence(text: string): string {
  const line = printable(text).replace(/\s+/g, " ").trim();
  const sentence = SENTENCE.exec(line)?.[0] ?? line;
  if (sentence.length <= LONGEST) return sentence;
  return `${sentence.slice(0, LONGEST).replace(/[\s,;:–—-]+\S*$/u, "")}…`;
}
