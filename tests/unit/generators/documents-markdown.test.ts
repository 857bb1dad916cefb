import { lint } from "markdownlint/promise";
import { describe, expect, it } from "vitest";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { corporateToolIds } from "@/lib/generators/tools";
import { locales } from "@/lib/i18n/routing";
import { descriptions } from "@/tests/unit/generators/corpus";

/** Everything but what a document inside a page cannot follow: its title is of the second level, its lines are paragraphs. */
const config = { default: true, MD013: false, MD041: false };

describe.each(corporateToolIds.flatMap((tool) => locales.map((locale) => [tool, locale] as const)))(
  "%s in %s",
  (tool, locale) => {
    it("passes a Markdown linter", async () => {
      const templates = tool === "requirements" ? (["free", "gost-34"] as const) : [undefined];
      for (const template of templates) {
        const documents = await Promise.all(
          descriptions[locale].map(async (description) => {
            const { text } = await drafts[tool]({ description, ...(template && { template }) }, locale);
            return [description, `${text}\n`] as const;
          }),
        );
        const problems = Object.entries(
          await lint({ strings: Object.fromEntries(documents), config }),
        ).flatMap(([name, found]) =>
          found.map(({ lineNumber, ruleNames, errorContext }) => [
            name.slice(0, 30),
            lineNumber,
            ruleNames[0],
            errorContext,
          ]),
        );
        expect(problems).toEqual([]);
      }
    });
  },
);

describe("the structure of GOST 34.602-2020", () => {
  it("has all ten sections in order and the four of the fourth", async () => {
    const { text } = await drafts.requirements(
      { description: descriptions.ru[3] ?? "", template: "gost-34" },
      "ru",
    );
    const sections = Array.from(
      text.replaceAll("\u00A0", " ").matchAll(/^### (\d+)\. (.+)$/gm),
      ([, number, name]) => [Number(number), name],
    );
    expect(sections).toEqual([
      [1, "Общие сведения"],
      [2, "Цели и назначение создания автоматизированной системы"],
      [3, "Характеристика объектов автоматизации"],
      [4, "Требования к автоматизированной системе"],
      [5, "Состав и содержание работ по созданию автоматизированной системы"],
      [6, "Порядок разработки автоматизированной системы"],
      [7, "Порядок контроля и приёмки автоматизированной системы"],
      [
        8,
        "Требования к составу и содержанию работ по подготовке объекта автоматизации к вводу автоматизированной системы в действие",
      ],
      [9, "Требования к документированию"],
      [10, "Источники разработки"],
    ]);
    expect(text.match(/^#### 4\.\d\. /gm)).toHaveLength(4);
  });
});

describe("requirements", () => {
  it("are numbered without gaps, each with a priority and an acceptance", async () => {
    for (const description of descriptions.en.slice(0, 14)) {
      const { text } = await drafts.requirements({ description }, "en");
      const items = text.split(/^#### (?=F-\d+ )/m).slice(1);
      expect(items.length).toBeGreaterThan(0);
      for (const [index, item] of items.entries()) {
        expect(item).toMatch(new RegExp(`^F-${String(index + 1)} \\S`));
        expect(item).toMatch(/^\*\*Priority:\*\* (?:Must have, first release|Later)/m);
        expect(item).toMatch(/^\*\*Acceptance:\*\* .{40}/m);
      }
    }
  });
});
