import {
  BorderStyle,
  Footer,
  Header,
  InternalHyperlink,
  LeaderType,
  PageNumber,
  PageReference,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type FileChild,
} from "docx";
import { colors, textWidth } from "@/lib/generators/export/docx/styles";
import {
  firstSentence,
  notesOf,
  printable,
  titleOfExport,
  type ExportDocument,
  type ExportFrame,
} from "@/lib/generators/export/export-document";

const line = { style: BorderStyle.SINGLE, size: 6, space: 8, color: colors.line };

/** Company, title, task, date; how it was made and whom to ask. */
export function titlePage(docs: readonly ExportDocument[], frame: ExportFrame): FileChild[] {
  const { company, words, date } = frame;
  const task = firstSentence(frame.task);
  const titles = docs.length > 1 ? docs.map(({ title }) => printable(title)) : [];
  return [
    new Paragraph({ style: "Brand", text: company.name, border: { bottom: line } }),
    new Paragraph({ style: "Title", text: titleOfExport(docs, frame) }),
    ...(task ? [new Paragraph({ style: "Subtitle", text: `${words.task}: ${task}` })] : []),
    ...titles.map((title) => new Paragraph({ style: "Small", text: title })),
    new Paragraph({ text: date, spacing: { before: 240, after: 2_000 } }),
    ...notesOf(docs, frame).map((note) => new Paragraph({ style: "Quote", text: note })),
    ...company.details.map(
      (text, index) =>
        new Paragraph({ style: "Small", text, ...(index === 0 && { spacing: { before: 1_400 } }) }),
    ),
  ];
}

/** A heading that the contents list. */
export type Entry = { level: 1 | 2; text: string; bookmark: string };

/**
 * Links with page references and not one contents field: LibreOffice takes the page numbers inside such a field as they were
 * written, those of references it counts itself. For Word they are written as it will lay out the pages.
 */
export const contentsPage = (entries: readonly Entry[], { words }: ExportFrame): FileChild[] => [
  new Paragraph({ style: "ContentsHeading", pageBreakBefore: true, text: words.contents }),
  ...entries.map(
    ({ level, text, bookmark }) =>
      new Paragraph({
        style: `TOC${level}`,
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth, leader: LeaderType.DOT }],
        children: [
          new InternalHyperlink({
            anchor: bookmark,
            children: [
              new TextRun(text),
              new TextRun({ children: [new Tab()] }),
              // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- the package made it to stand among runs and forgot it in their type
              new PageReference(bookmark),
            ],
          }),
        ],
      }),
  ),
];

export const headerOf = (title: string) =>
  new Header({
    children: [new Paragraph({ style: "Header", text: title, border: { bottom: { ...line, space: 6 } } })],
  });

/** Whose paper it is, and where in it the reader is. */
export function footerOf({ company, words }: ExportFrame): Footer {
  const fields = { "{page}": PageNumber.CURRENT, "{pages}": PageNumber.TOTAL_PAGES } as const;
  const isField = (part: string): part is keyof typeof fields => Object.hasOwn(fields, part);
  const parts = words.page.split(/(\{pages?\})/).map((part) => (isField(part) ? fields[part] : part));
  return new Footer({
    children: [
      new Paragraph({
        style: "Footer",
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          new TextRun(`${company.name}, ${company.details.at(-1) ?? ""}`),
          new TextRun({ children: [new Tab(), ...parts] }),
        ],
      }),
    ],
  });
}
