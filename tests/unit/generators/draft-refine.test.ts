import { describe, expect, it } from "vitest";
import { renderCalculation, renderIndicators, withAssumptions } from "@/lib/generators/business-case/render";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { knowledgeOf } from "@/lib/generators/server/draft/knowledge";
import { checkResult } from "@/lib/generators/server/results";
import { corporateToolIds, refinements, type CorporateToolId, type ToolInput } from "@/lib/generators/tools";
import { locales, type Locale } from "@/lib/i18n/routing";
import { descriptions, longLines, pairsOf, plain, sharedLines } from "@/tests/unit/generators/corpus";
import { samples } from "@/tests/unit/generators/samples";

const draft = async (tool: CorporateToolId, locale: Locale, input: ToolInput) =>
  await drafts[tool](input, locale);

const headings = (text: string) => text.match(/^#{3,6} .*$/gm) ?? [];
const tables = (text: string) => text.split("\n\n").filter((block) => block.startsWith("| "));
const rowsOf = (table: string) => table.split("\n").length;

/** Each document meets every trade in one language or the other: both languages are written by the same code. */
const cases = corporateToolIds.flatMap((tool, row) =>
  locales.flatMap((locale, half) =>
    Object.entries(samples[locale])
      .filter((_, column) => (row + column + half) % locales.length === 0)
      .map(([name, description]) => [tool, locale, name, description] as const),
  ),
);

describe.each(cases)("%s, %s, %s", (tool, locale, _, description) => {
  const { government, risks, shorter } = knowledgeOf[locale].refinements;

  it.each(refinements)("is a whole document in the edition %s, the same bytes again", async (refine) => {
    const { text, result } = await draft(tool, locale, { description, refine });
    expect(() => checkResult(tool, result)).not.toThrow();
    expect(Object.values(result)).toContain(text);
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN|Infinity|\[object|\n{3}| [,.;:!?](?:\s|$)/);
    expect(text.trim()).toBe(text);
    expect((await draft(tool, locale, { description, refine })).text).toBe(text);
  });

  it("is really short, with every heading, every table and every figure", async () => {
    const full = (await draft(tool, locale, { description })).text;
    const { text, result } = await draft(tool, locale, { description, refine: "shorter" });
    const fixed =
      "assumptions" in result
        ? renderIndicators(result.assumptions, locale).length +
          renderCalculation(result.assumptions, locale).length
        : 0;
    expect((text.length - fixed) / (full.length - fixed)).toBeLessThanOrEqual(0.6);
    expect(headings(text)).toEqual(headings(full));
    expect(tables(text).map(rowsOf)).toEqual(tables(full).map(rowsOf));
    expect(plain(text)).toContain(plain(shorter.note));
    const figures = plain(description).match(/\d+(?:[.,]\d+)?(?= ?%)/g) ?? [];
    for (const figure of figures)
      if (plain(full).includes(`${figure} %`)) expect(plain(text)).toContain(`${figure} %`);
  });

  it("keeps the first paragraph or at least the first sentence of every section", async () => {
    const full = (await draft(tool, locale, { description })).text;
    const { text } = await draft(tool, locale, { description, refine: "shorter" });
    for (const [, heading = "", paragraph = ""] of full.matchAll(/^(#{3,6} .*)\n\n(?![-|#]|\d+\. )(.+)$/gm)) {
      const kept = text.slice(text.indexOf(heading) + heading.length).split("\n\n")[1] ?? "";
      expect(kept.length).toBeGreaterThan(0);
      expect(paragraph.startsWith(kept)).toBe(true);
    }
  });

  it("says what a government customer needs, and leaves the rest of the document alone", async () => {
    const { text } = await draft(tool, locale, { description, refine: "government" });
    const shown = plain(text);
    const full = (await draft(tool, locale, { description })).text;
    expect(shown).toContain(plain(tool === "requirements" ? government.annex : government.heading));
    for (const label of ["acceptance", "register", "protection", "documents", "warranty"] as const)
      expect(shown).toContain(`**${government.labels[label]}:**`);
    expect(shown).toContain(government.own[tool]);
    if (tool !== "requirements")
      for (const block of full.split("\n\n")) expect(text.split("\n\n")).toContain(block);
  });

  it("has a register of risks with a sign, an answer and a watcher in every row", async () => {
    const { text } = await draft(tool, locale, { description, refine: "risks" });
    const register = tables(text).find((table) => plain(table).startsWith(`| ${risks.head.join(" | ")} |`));
    expect(register).toBeDefined();
    const rows = (register ?? "").split("\n").slice(2);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const row of rows) {
      const cells = row.replace(/^\| | \|$/g, "").split(" | ");
      expect(cells).toHaveLength(4);
      for (const cell of cells) expect(cell).toMatch(/^[\p{Lu}\d«“].{5,}[^.]$/su);
    }
    expect(new Set(rows).size).toBe(rows.length);
  });
});

describe.each(locales)("the computed part of a business case in %s", (locale) => {
  it.each(refinements)("comes through byte by byte in the edition %s", async (refine) => {
    for (const description of descriptions[locale]) {
      const { text, result } = await drafts["business-case"]({ description, refine }, locale);
      const plainResult = (await drafts["business-case"]({ description }, locale)).result;
      expect(result.assumptions).toEqual(plainResult.assumptions);
      if (!plainResult.businessCase.includes(renderIndicators(result.assumptions, locale))) continue;
      const [parameter, ...others] = result.assumptions.parameters;
      if (parameter === undefined) continue;
      const moved = {
        ...result.assumptions,
        parameters: [{ ...parameter, value: parameter.value * 2 }, ...others],
      };
      const recomputed = withAssumptions(text, result.assumptions, moved, locale);
      expect(recomputed).toContain(renderIndicators(moved, locale));
      expect(recomputed).toContain(renderCalculation(moved, locale));
    }
  });
});

describe("what only some customers need", () => {
  const governed = async (description: string, tool: CorporateToolId = "idea") =>
    plain((await draft(tool, "ru", { description, refine: "government" })).text);

  it("names the law of the description, and asks for it otherwise", async () => {
    expect(await governed("Администрации города нужен портал обращений, закупка по 44-ФЗ")).toContain(
      "Закупка по 44-ФЗ",
    );
    expect(await governed(samples.ru.city ?? "")).toContain("Закон о закупке в описании не назван");
  });

  it("speaks of citizens and their data where there are any", async () => {
    const city = await governed(samples.ru.city ?? "");
    expect(city).toContain("**ЕСИА и СМЭВ:**");
    expect(city).toContain("1 200 000 жителей) при угрозах третьего типа это уровень защищённости 3");
    expect(await governed(samples.ru.polyclinics ?? "")).toContain("специальной категории");
    const oil = await governed(samples.ru.oil ?? "");
    expect(oil).not.toContain("**ЕСИА и СМЭВ:**");
    expect(oil).not.toContain("**Персональные данные");
  });

  it("names the systems that the register does not list, and the one being left apart", async () => {
    expect(await governed(samples.ru.bank ?? "")).toContain("нет в реестре: Zabbix, Prometheus");
    expect(await governed(samples.ru.oil ?? "")).toContain("уход с прежней системы (SAP)");
  });

  it("writes requirements by the standard unless the visitor chose a structure", async () => {
    const description = samples.ru.city ?? "";
    const sections = (text: string) => text.match(/^### \d+\. /gm) ?? [];
    const asked = { description, refine: "government" } as const;
    expect(sections((await draft("requirements", "ru", asked)).text)).toHaveLength(10);
    const free = await draft("requirements", "ru", { ...asked, template: "free" });
    expect(sections(free.text)).toHaveLength(0);
    expect(plain(free.text)).toContain("### Для государственного заказчика");
  });
});

describe.each(locales)("registers of different descriptions in %s", (locale) => {
  it("share fewer than half of their lines", async () => {
    const documents = await Promise.all(
      Object.values(samples[locale]).map(async (description) => {
        const { text } = await draft("interface", locale, { description, refine: "risks" });
        const head = knowledgeOf[locale].refinements.risks.head[1];
        const register = tables(text).find((table) => table.includes(head)) ?? "";
        return { text: description, lines: longLines(register) };
      }),
    );
    for (const [left, right] of pairsOf(documents))
      expect(sharedLines(left.lines, right.lines), `${left.text}\n${right.text}`).toBeLessThan(0.5);
  });
});

describe.each(locales)("a description that cannot be understood, in %s", (locale) => {
  it.each(refinements)("gets an honest answer in the edition %s", async (refine) => {
    const { text } = await draft("idea", locale, { description: "!!! ???", refine });
    const words = knowledgeOf[locale].refinements[refine];
    expect(plain(text)).toContain(plain("unclear" in words ? words.unclear : words.note));
  });
});
