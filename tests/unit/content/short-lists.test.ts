import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { companyHistory } from "@/lib/content/about";
import { listAwards } from "@/lib/content/awards";
import { listFacts } from "@/lib/content/facts";
import { listMedia } from "@/lib/content/media";
import { listPartners } from "@/lib/content/partners";
import { listPractices } from "@/lib/content/practices";
import { aboutStatistics, homeStatistics } from "@/lib/content/statistics";
import { listCategories, listIndustries } from "@/lib/content/subjects";
import { listTeam } from "@/lib/content/team";
import { listMilestones } from "@/lib/content/timeline";
import { listVacancies } from "@/lib/content/vacancies";
import { listValues } from "@/lib/content/values";
import { locales } from "@/lib/i18n/routing";

describe.each(locales)("short lists in %s", (locale) => {
  it.each([
    ["milestones", listMilestones],
    ["home statistics", homeStatistics],
    ["about statistics", aboutStatistics],
    ["facts", listFacts],
    ["awards", listAwards],
    ["partners", listPartners],
    ["values", listValues],
    ["practices", listPractices],
    ["team", listTeam],
    ["vacancies", listVacancies],
    ["media", listMedia],
    ["categories", listCategories],
    ["industries", listIndustries],
  ] as const)("%s are plain strings", (_, list) => {
    const items: readonly object[] = list(locale);
    for (const item of items) {
      expect(Object.keys(item)).not.toEqual(expect.arrayContaining(["ru"]));
      expect(item).not.toHaveProperty("sample");
      expect(JSON.stringify(item)).not.toMatch(/\{[a-z.]+\}/i);
    }
  });

  it("keeps years and awards in their order", () => {
    const milestones = listMilestones(locale).map(({ year }) => year);
    expect(milestones).toEqual(milestones.toSorted((a, b) => a - b));
    expect(milestones).toEqual(expect.arrayContaining([2008, 2010, 2014, 2017, 2020, 2022, 2025]));
    const years = listAwards(locale).map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(companyHistory(locale).paragraphs).not.toEqual([]);
  });
});

describe("a broken list", () => {
  /** A site whose only content is this list of awards. */
  function read(yaml: string) {
    const root = mkdtempSync(join(tmpdir(), "list-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const folder of ["content", "public"]) mkdirSync(join(root, folder));
    for (const file of ["company", "analytics-vendors"])
      cpSync(`content/${file}.yaml`, join(root, `content/${file}.yaml`));
    writeFileSync(join(root, "content/awards.yaml"), yaml);
    vi.spyOn(process, "cwd").mockReturnValue(root);
    return listAwards("ru");
  }
  afterEach(() => vi.restoreAllMocks());

  const award = (fields: string, en = "{ meaning: A, title: Award, description: Given }") =>
    `  - { ${fields}, ru: { meaning: П, title: Премия, description: Дана }, en: ${en} }\n`;

  it.each([
    [
      award("id: one, year: 2017", "{ meaning: A, title: ' ', description: Given }"),
      "4: awards, пункт 1, en, title: не заполнено",
    ],
    [
      award("id: one, year: 2017", "{ meaning: A, description: Given }"),
      "4: awards, пункт 1, en, title: этого поля нет",
    ],
    [award("id: one, year: soon"), "4: awards, пункт 1, year: нужно число без кавычек"],
    [
      award("id: one, year: 2017") + award("id: one, year: 2018"),
      "5: awards, пункт 2, id: «one» уже есть выше",
    ],
    [award("id: One, year: 2017"), "4: awards, пункт 1, id: нужны строчные латинские буквы"],
    [award("id: one, year: 2017, published: soon"), "4: awards, пункт 1, published: нужна дата вида"],
    [
      award("id: one, year: 2017").replace("Дана", '"{company.nmae}"'),
      "4: awards, пункт 1, ru, description: нет переменной {company.nmae}",
    ],
    ["\t- id: one", "4: отступ сделан табуляцией"],
  ])("%s", (entries, message) => {
    expect(() => read(`# A comment\n\nawards:\n${entries}`)).toThrow(`content/awards.yaml:${message}`);
  });

  it("that is not there is named", () => {
    expect(() => read("")).toThrow("content/awards.yaml:1: awards: этого поля нет");
  });

  it("hides what is not out yet", () => {
    const list = read(
      `awards:\n${award("id: a, year: 2017, draft: true")}${award("id: b, year: 2017, published: 2999-01-01")}${award("id: c, year: 2017, published: 2020-01-01")}`,
    );
    expect(list.map(({ id }) => id)).toEqual(["c"]);
    expect(list[0]).toEqual({ id: "c", year: 2017, meaning: "П", title: "Премия", description: "Дана" });
  });
});
