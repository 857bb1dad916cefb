import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { docxOf } from "@/lib/generators/export/docx/docx";
import { FACT_SHEET_VERSION, type FactSheet } from "@/lib/generators/fact-sheet";
import { toMermaid } from "@/lib/generators/graph";
import { resultSchemas } from "@/lib/generators/result-schemas";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { corporateToolIds, refinements, type ToolInput } from "@/lib/generators/tools";
import { locales, type Locale } from "@/lib/i18n/locales";
import { frameIn } from "@/tests/unit/generators/export-samples";
import { flawIn, partsOf } from "@/tests/unit/generators/office-file";

/** As the strictest reader of the text: GitHub's flavour, which also turns bare addresses into links. */
const html = (markdown: string) =>
  renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{markdown}</ReactMarkdown>);

const attacks: readonly [name: string, text: string][] = [
  ["a link", "[нажмите](https://evil.example)"],
  ["a script address", "[тут](javascript:alert(1))"],
  ["a picture", "![x](https://evil.example/x.png)"],
  ["a bare address", "портал https://evil.example/path?q=1"],
  ["www", "портал www.evil.example, срочно"],
  ["an e-mail", "писать на ivan@evil.example"],
  ["HTML", "<script>alert(1)</script> <img src=x onerror=alert(1)>"],
  ["an entity", "&lt;b&gt; &#60;i&#62;"],
  ["a heading", "# Захват\n## Ещё"],
  ["a setext heading", "Портал\n===="],
  ["a table", "запись | склад |, портал |"],
  ["code", "`портал` и ```\nкод\n```"],
  ["emphasis", "**портал** и _склад_ и ~~учёт~~"],
  ["a footnote", "портал[^1]\n\n[^1]: https://evil.example"],
  ["a backslash", "портал \\[x](https://evil.example) \\"],
  ["slots", "портал {unit} {title} ${object}"],
  ["replacement patterns", "портал $& $1 $` нет"],
  ["a formula", '=HYPERLINK("https://evil.example","x")'],
  ["XML", "]]></w:t><w:r/>"],
];

/** A sheet with the same words of a visitor in every place that takes words. */
function sheetOf(text: string, locale: Locale): FactSheet {
  const typed = (id: string) => ({ id, text, by: "visitor" as const });
  const short = text.slice(0, 200);
  return {
    version: FACT_SHEET_VERSION,
    locale,
    clarity: "clear",
    subject: typed("subject"),
    organisation: typed("organisation"),
    figures: [
      { ...typed("g1"), value: 40, unit: short, counts: short, kind: "flow", says: "has", period: "day" },
      {
        ...typed("g2"),
        value: 9000,
        unit: short,
        kind: "money",
        says: "loses",
        currency: "EUR",
        period: "month",
      },
    ],
    actors: [{ ...typed("a1"), name: short, side: "serves" }],
    pains: [{ ...typed("p1"), figures: ["g2"] }],
    wishes: [
      { ...typed("w1"), figures: ["g1"] },
      { id: "w2", text: locale === "ru" ? "Портал заявок" : "Request portal", by: "visitor", figures: [] },
    ],
    bans: [{ ...typed("b1"), kind: "forbidden", about: short }],
    systems: [{ ...typed("s1"), name: short, relation: "exchanged" }],
    limits: {
      deadline: typed("deadline"),
      budget: { ...typed("budget"), amount: 50_000, currency: "EUR" },
      hosting: { ...typed("hosting"), kind: "own" },
      acceptance: typed("acceptance"),
      law: [typed("law1")],
    },
    open: [],
  };
}

const editions: readonly (Partial<ToolInput> & { tool: (typeof corporateToolIds)[number] })[] = [
  ...corporateToolIds.map((tool) => ({ tool })),
  { tool: "requirements", template: "gost-34" },
  ...refinements.map((refine) => ({ tool: "idea" as const, refine })),
];

const description = "Нужен портал заявок";
const write = (text: string, locale: Locale) =>
  Promise.all(
    editions.map(async ({ tool, ...more }) => {
      const facts = sheetOf(text, locale);
      const { result } = await drafts[tool]({ description, facts, ...more }, locale);
      return { tool, result };
    }),
  );
const kept = new Map<string, ReturnType<typeof write>>();
/** What was written of such words before is not written again: nothing here changes it. */
function written(text: string, locale: Locale) {
  const key = `${locale} ${text}`;
  const documents = kept.get(key) ?? write(text, locale);
  kept.set(key, documents);
  return documents;
}
const textOf = (result: Record<string, unknown>) =>
  Object.values(result).find((value) => typeof value === "string" && value.includes("#")) as string;

describe.each(locales)("what a visitor typed into the sheet cannot write structure: %s", (locale) => {
  // The words are escaped before any language is written: each attack meets the documents of one.
  const own = attacks.filter((_, turn) => turn % locales.length === locales.indexOf(locale));

  it.each(own)("%s", async (_, text) => {
    for (const { tool, result } of await written(text, locale)) {
      const { success, error } = resultSchemas[tool].safeParse(result);
      expect([tool, success ? undefined : error]).toEqual([tool, undefined]);
      const markdown = textOf(result);
      const page = html(markdown);
      const outside = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
      expect([tool, outside]).toEqual([tool, []]);
      expect(page.match(/<(?:script|img|del|code|pre|h1|sup|section)[\s>]/g)).toBeNull();
      expect(page.match(/<h[2-4]>/g)?.length).toBe(markdown.match(/^#{2,4} /gm)?.length);
      // Every row of a table has the cells of its head.
      for (const table of page.match(/<table>.*?<\/table>/gs) ?? []) {
        const cells = (table.match(/<tr>.*?<\/tr>/gs) ?? []).map((row) => row.match(/<t[hd]/g)?.length);
        expect(new Set(cells).size).toBe(1);
      }
      expect(markdown).not.toMatch(/undefined|\[object/);
    }
  });
});

describe("files made of such a sheet", () => {
  it.each(attacks)("are sound and lead nowhere: %s", async (_, text) => {
    const all = await written(text, "ru");
    const documents = all.map(({ tool, result }) => ({
      tool,
      title: text,
      text: textOf(result),
      engine: "draft" as const,
    }));
    const parts = await partsOf(await docxOf(documents, { ...frameIn("ru"), task: text }));
    for (const [name, part] of parts)
      if (/\.(?:xml|rels)$/.test(name))
        expect([name, flawIn(part.toString("utf8"))]).toEqual([name, undefined]);
    const relations = parts.get("word/_rels/document.xml.rels")?.toString("utf8") ?? "";
    expect(relations).not.toContain("evil.example");
    const { graph } = all[1]?.result as { graph?: Parameters<typeof toMermaid>[0] };
    if (graph !== undefined)
      expect(toMermaid(graph)).not.toMatch(/["'`](?:javascript|https?):|<script|\n\s*click /);
  });
});
