import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { corporateToolIds } from "@/lib/generators/tools";
import { locales } from "@/lib/i18n/locales";

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

const headings = (text: string) => text.match(/^#{2,5} /gm)?.length ?? 0;

describe.each(corporateToolIds.flatMap((tool) => locales.map((locale) => [tool, locale] as const)))(
  "nothing a visitor sends can write structure into %s in %s",
  (tool, locale) => {
    const ask = async (words: string) => {
      const own =
        tool === "business-case" ? { additionalInfo: words } : tool === "interface" ? { style: words } : {};
      const scope = tool === "requirements" ? { scope: words } : {};
      const context = { idea: words, architecture: words };
      return (await drafts[tool]({ description: words, context, ...own, ...scope }, locale)).text;
    };

    it.each(attacks)("%s", async (_, text) => {
      const draft = await ask(text);
      const page = html(draft);
      expect(outside(page)).toEqual([]);
      // The last line, which says where the figures come from, is the document's own.
      expect(page.replace(/<p><em>[^<]*<\/em><\/p>$/, "")).not.toMatch(
        /<(?:script|img|del|code|pre|em|h[16]|sup|section)[\s>]/,
      );
      expect(page.match(/<h[2-5]>/g)?.length ?? 0).toBe(headings(draft));
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
  it.each(corporateToolIds)("keep addresses and phone numbers out of %s", async (tool) => {
    const { text } = await drafts[tool](
      {
        description:
          "Звоните +7 (900) 123-45-67 или 8 (900) 765-43-21, ivan@corp.example, https://corp.example. Нужен журнал осмотров",
      },
      "ru",
    );
    expect(text).toContain("осмотр");
    expect(text).not.toMatch(/123-45-67|765-43-21|corp\.example/);
  });
});
