import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { draftIdea } from "@/lib/generators/server/draft/idea/compose";
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
