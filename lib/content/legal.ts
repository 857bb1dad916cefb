import "server-only";
import { createHash } from "node:crypto";
import type { z } from "zod";
import { collection, type Entry, type Problem } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/errors";
import { texts } from "@/lib/content/kinds/texts";
import { legalAnchors } from "@/lib/content/page-anchors";
import { memoise } from "@/lib/content/source";
import { substitute } from "@/lib/content/variables";
import type { Locale } from "@/lib/i18n/routing";

/** Legal documents and the number of sections each must have. */
const SECTIONS = {
  "privacy-policy": 8,
  "terms-of-service": 10,
  "personal-data-consent": 8,
  "offer-contract": 12,
} as const;

export type LegalId = keyof typeof SECTIONS;

const isLegalId = (id: string): id is LegalId => id in SECTIONS;

type FrontMatter = z.output<typeof texts.legal>;

export type LegalSection = {
  /** From 1, as in the heading. */
  number: number;
  title: string;
  markdown: string;
};

export type LegalDocument = {
  id: LegalId;
  title: string;
  description: string;
  /** ISO date of the edition. */
  edition: string;
  sample?: boolean;
  /** Markdown before the first section, often empty. */
  preamble: string;
  sections: readonly LegalSection[];
  /**
   * SHA-256, hexadecimal, of the file with the company's facts filled in: it identifies the text somebody agreed to.
   * Typography does not change it.
   */
  hash: string;
};

/** Cuts a body at its `## 1. Title` headings; the first piece is the preamble. */
function cut(body: string): { preamble: string; sections: LegalSection[] } {
  const [preamble = "", ...parts] = body.split(/^## /m);
  const sections = parts.map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    const [, number, title] = /^(\d+)\.\s+(.+)$/.exec(heading) ?? [];
    return { number: Number(number), title: title ?? heading, markdown: lines.join("\n").trim() };
  });
  return { preamble: preamble.trim(), sections };
}

function check({ id, body }: Entry<FrontMatter>): Problem[] {
  if (!isLegalId(id))
    return [{ sentence: `такого документа сайт не знает; есть ${Object.keys(SECTIONS).join(", ")}` }];
  const { sections } = cut(body);
  const starts = [...body.matchAll(/^## /gm)].map(({ index }) => index);
  const problems: Problem[] = sections.flatMap(({ number, title }, index) =>
    number === index + 1
      ? []
      : [{ at: starts[index], sentence: `раздел «${title}» озаглавьте «## ${String(index + 1)}. …»` }],
  );
  if (sections.length !== SECTIONS[id])
    problems.push({
      sentence: `нумерованных разделов должно быть ровно ${String(SECTIONS[id])}, сейчас ${String(sections.length)}`,
    });
  return problems;
}

const read = collection({
  folder: "legal",
  schema: texts.legal,
  shared: ["edition", "sample"],
  check,
  anchors: legalAnchors,
});

function entryOf(locale: Locale, id: LegalId): Entry<FrontMatter> {
  const entry = read(locale).find((candidate) => candidate.id === id);
  if (!entry) throw new ContentError([`content/legal/${id}.${locale}.md: файла нет`]);
  return entry;
}

/** The very text whose hash a document carries. */
export const hashedText = (locale: Locale, id: LegalId): string => {
  const { source } = entryOf(locale, id);
  return substitute(source, locale);
};

/** A legal document in one language. */
export const getLegalDocument = memoise((locale: Locale, id: LegalId): LegalDocument => {
  const { data, body } = entryOf(locale, id);
  const hash = createHash("sha256").update(hashedText(locale, id)).digest("hex");
  return { id, ...data, ...cut(body), hash };
});
