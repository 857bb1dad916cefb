import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { docxOf, type Picture } from "@/lib/generators/export/docx/docx";
import { columnWidths } from "@/lib/generators/export/docx/table";
import type { ExportDocument } from "@/lib/generators/export/export-document";
import { edgeList } from "@/lib/generators/graph";
import { corporateToolIds } from "@/lib/generators/tools";
import { locales } from "@/lib/i18n/routing";
import { dossierIn, frameIn } from "@/tests/unit/generators/export-samples";
import { flawIn, partsOf, unescaped } from "@/tests/unit/generators/office-file";

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const picture: Picture = { png: Uint8Array.from(Buffer.from(PIXEL, "base64")), width: 2_000, height: 1_000 };
const diagram = () => Promise.resolve(picture);

const partIn = (parts: Map<string, Buffer>, name: string) => parts.get(name)?.toString("utf8") ?? "";
const values = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, value = ""]) => value);
const textOf = (xml: string) => unescaped(values(xml, /<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g).join(""));
const dense = (text: string) => text.replace(/\s/g, "");
const paragraphs = (xml: string) => xml.match(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs) ?? [];
const styled = (xml: string, style: RegExp) =>
  paragraphs(xml)
    .filter((part) => style.test(/<w:pStyle w:val="([^"]*)"/.exec(part)?.[1] ?? ""))
    .map(textOf);

/** The words of a document as a browser shows them, without the title. */
const shown = ({ text, title }: ExportDocument) => {
  const html = renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>);
  return dense(unescaped(html.replace(/<[^>]*>/g, ""))).slice(dense(title).length);
};

/** Every part is XML that an office reads, and everything they refer to is there. */
function expectSound(parts: Map<string, Buffer>) {
  for (const [name, part] of parts)
    if (/\.(?:xml|rels)$/.test(name)) expect(flawIn(part.toString("utf8")), name).toBeUndefined();
  const body = partIn(parts, "word/document.xml");
  const relations = new Map(
    values(partIn(parts, "word/_rels/document.xml.rels"), /<Relationship ([^>]*)\/>/g).map((relation) => {
      const [, id = ""] = /\bId="([^"]*)"/.exec(relation) ?? [];
      return [id, relation];
    }),
  );
  for (const id of values(body, / r:(?:id|embed)="([^"]*)"/g)) expect([...relations.keys()]).toContain(id);
  for (const relation of relations.values()) {
    const [, target = ""] = /Target="([^"]*)"/.exec(relation) ?? [];
    if (relation.includes('TargetMode="External"')) expect(target).toMatch(/^(?:https?:\/\/|mailto:)/);
    else expect([...parts.keys()]).toContain(`word/${target}`);
  }
  const bookmarks = values(body, /<w:bookmarkStart [^>]*w:name="([^"]*)"/g);
  expect(new Set(bookmarks).size).toBe(bookmarks.length);
  for (const anchor of values(body, / w:anchor="([^"]*)"/g)) expect(bookmarks).toContain(anchor);
  const lists = values(partIn(parts, "word/numbering.xml"), /<w:num w:numId="([^"]*)"/g);
  for (const list of values(body, /<w:numId w:val="([^"]*)"/g)) expect(lists).toContain(list);
  const styles = values(partIn(parts, "word/styles.xml"), /w:styleId="([^"]*)"/g);
  for (const style of values(body, /<w:[pr]Style w:val="([^"]*)"/g)) expect(styles).toContain(style);
}

describe.each(locales)("a Word file in %s", (locale) => {
  it.each(corporateToolIds)("of %s has the whole text in its order, tables and lists", async (tool) => {
    const doc = (await dossierIn(locale)).find((item) => item.tool === tool);
    if (!doc) throw new Error(`No ${tool}.`);
    const { title, text } = doc;
    const parts = await partsOf(await docxOf([{ tool, title, text, engine: "draft" }], frameIn(locale)));
    expectSound(parts);

    const body = partIn(parts, "word/document.xml");
    expect(dense(textOf(body))).toContain(shown(doc));
    const tables = body.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
    const sources = doc.text.match(/(?:^\|.*\n?)+/gm) ?? [];
    expect(tables).toHaveLength(sources.length);
    for (const [index, table] of tables.entries()) {
      const rows = (sources[index] ?? "").trim().split("\n").length - 1;
      expect(table.match(/<w:tr>|<w:tr /g)).toHaveLength(rows);
      expect(table.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    }
    const ordered = doc.text.match(/(?:^\d+\. .*\n?)+/gm) ?? [];
    const numbered = values(partIn(parts, "word/numbering.xml"), /<w:num w:numId="([^"]*)"/g);
    const used = new Set(values(body, /<w:numId w:val="([^"]*)"/g));
    expect([...used].filter((id) => numbered.includes(id)).length).toBeGreaterThanOrEqual(ordered.length);
  });

  it("of a dossier has a title page, contents with page numbers, and a chapter for each document", async () => {
    const [docs, frame] = [await dossierIn(locale), frameIn(locale)];
    const parts = await partsOf(await docxOf(docs, frame, { diagram }));
    expectSound(parts);

    const body = partIn(parts, "word/document.xml");
    const [first = "", rest = ""] = body.split("<w:pageBreakBefore");
    for (const words of [frame.title, frame.date, frame.words.made.draft, ...frame.company.details])
      expect(textOf(first)).toContain(words);
    expect(rest).not.toBe("");
    expect(styled(body, /^Heading1$/)).toEqual(docs.map(({ title }) => title));
    const entries = styled(body, /^TOC[12]$/);
    const headings = styled(body, /^Heading[12]$/);
    expect(entries.map((entry) => entry.replace(/\d+$/, ""))).toEqual(
      headings.map((heading) => heading.replace(/\d+$/, "")),
    );
    for (const [index, entry] of entries.entries())
      expect(entry.slice(headings[index]?.length ?? 0)).toMatch(/^\d+$/);
  });

  it("draws the architecture, and says in words what it shows", async () => {
    const [docs, frame] = [await dossierIn(locale), frameIn(locale)];
    const doc = docs.find(({ graph }) => graph);
    const edges = doc?.graph ? edgeList(doc.graph, { main: frame.words.mainPath }) : [];
    expect(edges.length).toBeGreaterThan(3);
    const drawn = await partsOf(await docxOf(doc ? [doc] : [], frame, { diagram }));
    const body = partIn(drawn, "word/document.xml");
    expect([...drawn.keys()].filter((name) => /^word\/media\/.+\.png$/.test(name))).toHaveLength(1);
    const [alternative = ""] = values(body, /<wp:docPr [^>]*descr="([^"]*)"/g);
    for (const edge of edges) expect(unescaped(alternative)).toContain(edge);
    // The picture is as wide as the text, 17 cm in English metric units, and keeps its proportions.
    const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(body) ?? [];
    expect(Number(width)).toBeLessThanOrEqual(6_120_130);
    expect(Number(width) / Number(height)).toBeCloseTo(2, 1);

    const listed = await partsOf(await docxOf(doc ? [doc] : [], frame));
    expectSound(listed);
    for (const edge of edges) expect(textOf(partIn(listed, "word/document.xml"))).toContain(edge);
  });

  it("names its title, its company and its language", async () => {
    const frame = frameIn(locale);
    const [doc] = await dossierIn(locale);
    const parts = await partsOf(await docxOf(doc ? [doc] : [], frame));
    const core = unescaped(partIn(parts, "docProps/core.xml"));
    expect(core).toContain(`<dc:title>${doc?.title ?? ""}</dc:title>`);
    expect(core).toContain(`<dc:creator>${frame.company.name}</dc:creator>`);
    const language = locale === "ru" ? "ru-RU" : "en-GB";
    expect(partIn(parts, "word/styles.xml")).toContain(`<w:lang w:val="${language}"/>`);
    expect(partIn(parts, "word/document.xml")).toMatch(/<w:pgSz[^>]*w:w="11906"[^>]*w:h="16838"/);
  });
});

const hostile = `# A & B <c>

Знаки <w:p> & "кавычки" ]]> \u0001\u000B\uFFFF и [дорога](javascript:alert(1)), [наша](/services/erp), ![вид](https://x.example/a.png)

1. раз
   - внутри
     \`\`\`
     if (a < b) && c
     \`\`\`
2. два

1) снова раз

> цитата с **жирным**, *курсивом*, ~~ошибкой~~ и \`кодом\`

| a | b |
| --- | --: |
| 1 |
| x & y | 2 | 3 |

- [x] сделано
- [ ] нет

<script>alert(1)</script>

Сноска[^n].

[^n]: Текст сноски.
`;

describe("a Word file of a hostile text", () => {
  const doc: ExportDocument = { tool: "idea", title: "A & B \u0001<c>", text: hostile, engine: "model" };

  it("is sound, keeps the words and links only where that is safe", async () => {
    const frame = { ...frameIn("ru"), task: "Задача\u0001 & <b>\uFFFF", title: "\u0002" };
    const parts = await partsOf(await docxOf([doc], frame));
    expectSound(parts);
    const text = textOf(partIn(parts, "word/document.xml"));
    for (const words of [
      '<w:p> & "кавычки" ]]>',
      "дорога",
      "if (a < b) && c",
      "x & y",
      "<script>alert(1)",
      "Текст сноски",
    ])
      expect(text).toContain(words);
    const links = values(
      partIn(parts, "word/_rels/document.xml.rels"),
      /Target="([^"]*)" TargetMode="External"/g,
    );
    expect(links.toSorted()).toEqual(["https://dubrava.example/services/erp", "https://x.example/a.png"]);
  });

  it("counts each list from its start and stands a nested one further in", async () => {
    const body = partIn(await partsOf(await docxOf([doc], frameIn("ru"))), "word/document.xml");
    const listOf = (words: string) => {
      const part = paragraphs(body).find((item) => textOf(item) === words) ?? "";
      return { id: /<w:numId w:val="(\d+)"/.exec(part)?.[1], level: /<w:ilvl w:val="(\d+)"/.exec(part)?.[1] };
    };
    expect(listOf("раз").id).toBe(listOf("два").id);
    expect(listOf("снова раз").id).not.toBe(listOf("раз").id);
    expect([listOf("раз").level, listOf("внутри").level]).toEqual(["0", "1"]);
  });
});

describe("the widths of a table", () => {
  const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0);

  it("fill the page and give longer texts more", () => {
    const widths = columnWidths(
      [
        ["Компонент", "За что отвечает"],
        ["Обмен", "слово ".repeat(30)],
      ],
      9_638,
    );
    expect(sum(widths)).toBe(9_638);
    expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 2);
  });

  it("fill the page when there are more words than fit", () => {
    const widths = columnWidths([Array.from({ length: 12 }, () => "неразрывноедлинноеслово")], 9_638);
    expect(sum(widths)).toBe(9_638);
    expect(Math.min(...widths)).toBeGreaterThan(700);
  });
});
