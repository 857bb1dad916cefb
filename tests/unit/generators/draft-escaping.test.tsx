import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { draftIdea } from "@/lib/generators/server/draft/idea/compose";
import { corporateToolIds, type CorporateToolId } from "@/lib/generators/tools";
import { locales, type Locale } from "@/lib/i18n/routing";

/** As the strictest reader of the text: GitHub's flavour, which also turns bare addresses into links. */
const html = (markdown: string) =>
  renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{markdown}</ReactMarkdown>);

const outside = (page: string) =>
  [...page.matchAll(/(?:href|src)="([^"]*)"/g)]
    .map(([, address]) => address)
    .filter((address) => !/^(?:\/en)?\/services\/[a-z0-9-]+$/.test(address ?? ""));

const attacks: readonly [name: string, text: string][] = [
  ["a link", "[нажмите](https://evil.example) нужна CRM"],
  ["a link in the wish", "Нужна CRM [тут](javascript:alert(1)), склад и отчёты"],
  ["a picture", "![x](https://evil.example/x.png) нужен портал"],
  ["a bare address", "Нужен портал как https://evil.example/path?q=1"],
  ["www", "Нужен портал как www.evil.example, срочно"],
  ["an address hidden by a joiner", "Нужен портал ht\u200Btps://evil.example"],
  ["an e-mail", "Нужна CRM, писать на ivan@evil.example"],
  ["HTML", "<script>alert(1)</script> <img src=x onerror=alert(1)> нужна CRM"],
  ["an entity", "&lt;b&gt; &#60;i&#62; нужна CRM"],
  ["a heading", "# Захват\n## Ещё\nнужна CRM"],
  ["a setext heading", "Нужна CRM\n====\nещё\n----"],
  ["a table", "Нужны | запись | склад |, портал | CRM |, отчёты"],
  ["code", "Нужна `CRM` и ```\nкод\n``` склад"],
  ["emphasis", "Нужна **CRM** и _портал_ и ~~склад~~"],
  ["a reference", "[x]: https://evil.example\n[x] нужна CRM"],
  ["a footnote", "Нужна CRM[^1]\n\n[^1]: https://evil.example"],
  ["a backslash", "Нужна CRM \\[x](https://evil.example) \\"],
  ["slots", "Нужна CRM {unit} {quote} ${title}"],
  ["replacement patterns", "Нужна CRM $& $1 $` нет"],
];

describe.each(locales)("a description in %s cannot write structure", (locale: Locale) => {
  const clean = html(draftIdea("Нужна CRM и портал", locale));

  it.each(attacks)("%s", (_, text) => {
    const draft = draftIdea(text, locale);
    const page = html(draft);
    expect(outside(page)).toEqual([]);
    expect(page).not.toMatch(/<(?:script|img|del|code|pre|em|h[12456]|sup|section)[\s>]/);
    expect(draft.match(/^### /gm)?.length).toBeLessThanOrEqual(clean.match(/<h3>/g)?.length ?? 0);
    expect(page.match(/<h3>/g)?.length).toBe(draft.match(/^### /gm)?.length);
    // Every row of a table has the cells of its head.
    for (const table of page.match(/<table>.*?<\/table>/gs) ?? [])
      for (const row of table.match(/<tr>.*?<\/tr>/gs) ?? []) expect(row.match(/<t[hd]/g)).toHaveLength(3);
  });
});

const others: readonly CorporateToolId[] = corporateToolIds.filter((id) => id !== "idea");

/** Visitors' words are escaped before any language is written: each document meets every attack in one of the two. */
const attacksIn = (tool: CorporateToolId, locale: Locale) =>
  attacks.filter((_, turn) => (turn + others.indexOf(tool) + locales.indexOf(locale)) % locales.length === 0);

describe.each(others.flatMap((tool) => locales.map((locale) => [tool, locale] as const)))(
  "nothing a visitor sends can write structure into %s in %s",
  (tool, locale) => {
    const ask = async (words: string, description: string) => {
      const own =
        tool === "business-case" ? { additionalInfo: words } : tool === "interface" ? { style: words } : {};
      const scope = tool === "requirements" ? { scope: words } : {};
      const context = { idea: words, architecture: words };
      return (await drafts[tool]({ description, context, ...own, ...scope }, locale)).text;
    };

    it.each(attacksIn(tool, locale))("%s", async (_, text) => {
      const clean = await ask("CRM", "Нужна CRM и портал");
      const draft = await ask(text, text);
      const page = html(draft);
      expect(outside(page)).toEqual([]);
      expect(page).not.toMatch(/<(?:script|img|del|code|pre|em|h[1256]|sup|section)[\s>]/);
      expect(draft.match(/^### /gm)?.length).toBeLessThanOrEqual(clean.match(/^### /gm)?.length ?? 0);
      expect(page.match(/<h3>/g)?.length).toBe(draft.match(/^### /gm)?.length);
      for (const table of page.match(/<table>.*?<\/table>/gs) ?? []) {
        const [head = "", ...rows] = table.match(/<tr>.*?<\/tr>/gs) ?? [];
        const width = head.match(/<th/g)?.length ?? 0;
        for (const row of rows) {
          expect(row.match(/<td/g)).toHaveLength(width);
          expect(row).not.toMatch(/<t[hd][^>]*><\/t[hd]>(?:<t[hd][^>]*><\/t[hd]>){2}/);
        }
      }
    });
  },
);

describe("styles", () => {
  it.each(attacks)("keep %s inside their comment and tags", async (_, text) => {
    const code = (await drafts.styles({ description: text }, "ru")).text;
    expect(code.match(/\/\*/g)?.length).toBe(code.match(/\*\//g)?.length);
    expect(code).not.toMatch(/<(?:script|img)|https?:\/\//);
    const theme = /@theme \{\n([\s\S]*?)\n\}/.exec(code)?.[1] ?? "";
    for (const line of theme.split("\n"))
      expect(line).toMatch(/^ {2}--[a-z-]+: [^;{}]+;(?: \/\* [^*]+ \*\/)?$/);
  });
});

describe("a description's words", () => {
  it("come back as they were written", () => {
    const page = html(draftIdea("Клиенты звонят *каждый* день по [старому] номеру. Нужна CRM", "ru"));
    expect(page.replaceAll("\u00A0", " ")).toContain("«Клиенты звонят *каждый* день по [старому] номеру»");
  });

  it("keep addresses and phone numbers out of the document", () => {
    const draft = draftIdea(
      "Звоните +7 (900) 123-45-67 или 8 (900) 765-43-21, ivan@corp.example, https://corp.example. Нужна CRM",
      "ru",
    );
    expect(draft).not.toMatch(/123-45-67|765-43-21|corp\.example/);
  });

  it("get the quotation marks of the document inside the document's", () => {
    expect(
      draftIdea('Клиенты звонят в «Ромашку» и "Лютик". Нужна CRM', "ru").replaceAll("\u00A0", " "),
    ).toContain("«Клиенты звонят в „Ромашку“ и „Лютик“»");
  });
});
