import { expect, it, vi } from "vitest";
import { writeRss } from "@/lib/site/feeds/rss";
import { llmsText } from "@/lib/site/feeds/llms";

vi.mock("next-intl/server", () => import("@/tests/unit/site/translations"));

it("a feed escapes what is markup to XML and drops what XML forbids", () => {
  const hostile = `<b>"R&D"</b>\u0000\u000b ]]>`;
  const escaped = "&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt; ]]&gt;";
  const xml = writeRss({
    title: hostile,
    description: hostile,
    link: "https://site.ru/blog",
    self: "https://site.ru/feed.xml?a=1&b=2",
    language: "ru",
    updated: "2026-11-20",
    items: [
      {
        title: hostile,
        description: hostile,
        link: "https://site.ru/a?b&c",
        category: hostile,
        published: "2023-05-15",
      },
    ],
  });
  expect(xml.split("\n")).toEqual(
    expect.arrayContaining([
      `<title>${escaped}</title>`,
      `<category>${escaped}</category>`,
      '<guid isPermaLink="true">https://site.ru/a?b&amp;c</guid>',
      "<pubDate>Mon, 15 May 2023 00:00:00 GMT</pubDate>",
      "<lastBuildDate>Fri, 20 Nov 2026 00:00:00 GMT</lastBuildDate>",
      '<atom:link href="https://site.ru/feed.xml?a=1&amp;b=2" rel="self" type="application/rss+xml"/>',
    ]),
  );
});

it("llms.txt has one title, a summary in each language, and every line of a list is a page with its description", async () => {
  const lines = (await llmsText()).split("\n");
  expect(lines.filter((line) => line.startsWith("# "))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith("> "))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith("## ")).length).toBe(8);
  for (const line of lines.filter((text) => text.startsWith("-")))
    expect(line).toMatch(/^- \[[^\]]+\]\(http:\/\/localhost:3000\/[^)]*\): .+$/);
});
