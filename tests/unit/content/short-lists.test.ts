import { describe, expect, it } from "vitest";
import { z } from "zod";
import { companyHistory } from "@/lib/content/about";
import { listAwards } from "@/lib/content/awards";
import { listFacts } from "@/lib/content/facts";
import { listMedia } from "@/lib/content/media";
import { listPartners } from "@/lib/content/partners";
import { listPractices } from "@/lib/content/practices";
import { shortList } from "@/lib/content/short-list";
import { aboutStatistics, homeStatistics } from "@/lib/content/statistics";
import { listTeam } from "@/lib/content/team";
import { listMilestones } from "@/lib/content/timeline";
import { listVacancies } from "@/lib/content/vacancies";
import { listValues } from "@/lib/content/values";
import { locales } from "@/lib/i18n/routing";

describe.each(locales)("short lists in %s", (locale) => {
  it.each([
    ["milestones", listMilestones, 7],
    ["home statistics", homeStatistics, 4],
    ["about statistics", aboutStatistics, 4],
    ["facts", listFacts, 4],
    ["awards", listAwards, 6],
    ["partners", listPartners, 12],
    ["values", listValues, 4],
    ["practices", listPractices, 6],
    ["team", listTeam, 4],
    ["vacancies", listVacancies, 3],
    ["media", listMedia, 4],
  ] as const)("%s: as many as specified, plain strings", (_, list, count) => {
    const items: readonly object[] = list(locale);
    expect(items).toHaveLength(count);
    for (const item of items) {
      expect(Object.keys(item)).not.toEqual(expect.arrayContaining(["ru"]));
      expect(item).not.toHaveProperty("sample");
      expect(JSON.stringify(item)).not.toMatch(/\{[a-z.]+\}/i);
    }
  });

  it("has the specified years, figures and order", () => {
    expect(listMilestones(locale).map(({ year }) => year)).toEqual([
      2008, 2010, 2014, 2017, 2020, 2022, 2025,
    ]);
    expect(homeStatistics(locale).map(({ value }) => value)).toEqual(["100+", "50+", "10+", "24/7"]);
    const years = listAwards(locale).map(({ year }) => year);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    expect(companyHistory(locale).paragraphs).not.toEqual([]);
  });
});

describe("a broken list", () => {
  const read = (list: unknown) =>
    shortList({
      name: "awards",
      list,
      count: 2,
      shared: z.object({ year: z.int() }),
      words: z.object({ title: z.string().trim().min(1) }),
    });
  const entry = { year: 2017, ru: { title: "Премия" }, en: { title: "Award" } };

  it("names the file and the count", () => {
    expect(() => read([entry])("ru")).toThrow(
      "content/awards.ts: awards: пунктов должно быть ровно 2, сейчас 1",
    );
  });

  it("names the entry and the field in the other language too", () => {
    expect(() => read([entry, { ...entry, en: { title: " " } }])("ru")).toThrow(
      "content/awards.ts: awards, пункт 2, en, title: не заполнено",
    );
    expect(() => read([entry, { ...entry, en: {} }])("ru")).toThrow("пункт 2, en, title: этого поля нет");
  });
});
