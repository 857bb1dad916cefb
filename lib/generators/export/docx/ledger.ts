import { Bookmark, HeadingLevel, Paragraph, TextRun, type ParagraphChild } from "docx";
import type { Entry } from "@/lib/generators/export/docx/front";

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

/** What one file counts while it is written: ordered lists, each of which numbers for itself, and headings for the contents. */
export class Ledger {
  readonly entries: Entry[] = [];
  #lists = 0;
  #headings = 0;

  nextList(): number {
    return this.#lists++;
  }

  /** A heading of `depth` 1 to 6; the first two go into the contents. `runs` are its words with their marks. */
  heading(depth: number, text: string, { runs, newPage = false }: HeadingOptions = {}): Paragraph {
    const bookmark = `section-${++this.#headings}`;
    if (depth === 1 || depth === 2) this.entries.push({ level: depth, text, bookmark });
    return new Paragraph({
      heading: levels[depth - 1],
      pageBreakBefore: newPage,
      children: [new Bookmark({ id: bookmark, children: runs ?? [new TextRun(text)] })],
    });
  }
}

type HeadingOptions = { runs?: ParagraphChild[]; newPage?: boolean };
