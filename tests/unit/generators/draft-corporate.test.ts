import { describe, expect, it } from "vitest";
import { company } from "@/content/company";
import { serviceIds } from "@/content/knowledge/ids";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { checkResult } from "@/lib/generators/server/results";
import { corporateToolIds, type CorporateToolId } from "@/lib/generators/tools";
import { locales, type Locale } from "@/lib/i18n/routing";
import { descriptions, longLines, pairsOf, sharedLines, withoutQuotes } from "@/tests/unit/generators/corpus";
import { samples } from "@/tests/unit/generators/samples";

/** Those besides the idea, which has a test of its own. */
const toolIds = corporateToolIds.filter((id) => id !== "idea");

const draft = async (tool: CorporateToolId, description: string, locale: Locale) =>
  await drafts[tool]({ description }, locale);

const cases = toolIds.flatMap((tool) =>
  locales.flatMap((locale) => descriptions[locale].map((text) => [tool, locale, text] as const)),
);

describe.each(cases)("%s, %s: %s", (tool, locale, description) => {
  it("is a whole document with headings, links to services and nothing left to fill in", async () => {
    const { text, result } = await draft(tool, description, locale);
    expect(() => checkResult(tool, result)).not.toThrow();
    expect(text.length).toBeGreaterThanOrEqual(1_500);
    expect((text.match(/^### /gm) ?? []).length).toBeGreaterThanOrEqual(5);
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN|Infinity|\[object/);
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
    expect(links.length).toBeGreaterThan(0);
    const known = serviceIds.map((id) => `${locale === "en" ? "/en" : ""}/services/${id}`);
    for (const link of links) expect(known).toContain(link);
  });

  it("is the same bytes again, names no company and promises nothing", async () => {
    const first = await draft(tool, description, locale);
    expect(await draft(tool, description, locale)).toEqual(first);
    for (const { name, formerName } of [company.ru, company.en]) {
      expect(first.text).not.toContain(name);
      expect(first.text).not.toContain(formerName);
    }
    expect(first.text).not.toMatch(/гарантируем|we guarantee/i);
  });
});

describe.each(toolIds.flatMap((tool) => locales.map((locale) => [tool, locale] as const)))(
  "%s of different descriptions in %s",
  (tool, locale) => {
    it("share fewer than half of their longer lines, unless the descriptions tell the same story", async () => {
      const documents = await Promise.all(
        descriptions[locale].map(async (text) => ({
          text,
          lines: longLines((await draft(tool, text, locale)).text),
        })),
      );
      for (const [left, right] of pairsOf(documents))
        expect(sharedLines(left.lines, right.lines), `${left.text}\n${right.text}`).toBeLessThan(0.5);
    });
  },
);

describe.each(toolIds)("the language of %s", (tool) => {
  it.each(Object.entries(samples.ru))("is Russian for %s, but for names", async (_, description) => {
    const { text } = await draft(tool, description, "ru");
    const own = withoutQuotes(text, ["«", "»"]).replace(/\]\([^)]*\)/g, "");
    const names = new Set(
      "SAP Excel Zabbix Prometheus Telegram Moodle CRM ERP PostgreSQL WCAG AA ROI NPV".split(" "),
    );
    const words = own.match(/[A-Za-z][A-Za-z-]+/g) ?? [];
    expect(words.filter((word) => !names.has(word))).toEqual([]);
  });

  it.each([...Object.entries(samples.en), ...Object.entries(samples.ru)])(
    "is English for %s, but for quotations",
    async (_, description) => {
      const { text } = await draft(tool, description, "en");
      expect(withoutQuotes(text, ["“", "”"])).not.toMatch(/\p{Script=Cyrillic}|[₽«»№]/u);
    },
  );
});
