import { lint } from "markdownlint/sync";
import { describe, expect, it } from "vitest";
import { markdownOf } from "@/lib/generators/export/markdown";
import { readCompany } from "@/lib/content/company";
import type { ExportDocument } from "@/lib/generators/export/export-document";
import { locales } from "@/lib/i18n/routing";
import { dossierIn, frameIn } from "@/tests/unit/generators/export-samples";

/** All rules of the linter; prose has long lines, and chapters of a dossier have sections of the same name. */
const config = { default: true, MD013: false, MD024: { siblings_only: true } };
const problems = (markdown: string) =>
  Object.values(lint({ strings: { markdown }, config }))
    .flat()
    .map(({ lineNumber, ruleNames, errorContext, errorDetail }) =>
      [lineNumber, ruleNames[0], errorDetail, errorContext].join(" "),
    );

const documentWith = (text: string, more: Partial<ExportDocument> = {}): ExportDocument => ({
  tool: "idea",
  title: "Портал",
  text,
  engine: "model",
  ...more,
});

/** What a model may write, none of it tidy. */
const untidy = `## Портал
Сразу текст
#### Глубокий заголовок:
* один
* два
    + вложенный

1) раз
2) два

| a | b |
|---|---:|
| 1 |
\`\`\`
код
\`\`\`
<div onclick="x()">блок</div>

Ещё <b>тег</b>, https://example.org/a, [опасно](javascript:alert(1)), [сюда](/services/erp)
![схема](https://evil.example/x.png) и [ссылка][r] и сноска[^1]

> ## Заголовок в цитате

[r]: https://example.org/r
[^1]: Текст сноски

### Второй.
конец`;

describe.each(locales)("a Markdown file in %s", (locale) => {
  it("passes the linter, one document at a time and as a dossier", async () => {
    const docs = await dossierIn(locale);
    expect(problems(markdownOf(docs, frameIn(locale)))).toEqual([]);
    for (const doc of docs) expect(problems(markdownOf([doc], frameIn(locale)))).toEqual([]);
  });

  it("has every document of a dossier under one title, with a chapter each", async () => {
    const docs = await dossierIn(locale);
    const file = markdownOf(docs, frameIn(locale));
    expect(file.match(/^# .+$/gm)).toEqual([`# ${frameIn(locale).title}`]);
    const chapters = file.match(/^## .+$/gm)?.map((line) => line.slice(3).replaceAll("\\", ""));
    expect(chapters).toEqual([frameIn(locale).words.contents, ...docs.map(({ title }) => title)]);
  });

  it("draws the architecture as Mermaid after its first section", async () => {
    const doc = (await dossierIn(locale)).find(({ graph }) => graph);
    const file = markdownOf(doc ? [doc] : [], frameIn(locale));
    expect(file.match(/^## .+$/gm)?.[2]).toBe(`## ${frameIn(locale).words.diagram}`);
    expect(file).toMatch(/```mermaid\nflowchart TB\n[^`]+\n```/);
  });
});

describe("a Markdown file of an untidy text", () => {
  const file = markdownOf([documentWith(untidy)], frameIn("ru"));

  it("passes the linter", () => {
    expect(problems(file)).toEqual([]);
  });

  it("keeps the words, makes links absolute and leaves out what could run or load", () => {
    for (const words of ["Сразу текст", "вложенный", "код", "тег", "опасно", "Текст сноски", "конец"])
      expect(file).toContain(words);
    expect(file).toContain("(https://dubrava.example/services/erp)");
    expect(file).toContain("[схема](https://evil.example/x.png)");
    expect(file).not.toContain("![");
    expect(file).not.toMatch(/javascript:|(?<!\\)<(?:div|b)\b/);
  });

  it("says who wrote it, from what, and what it is worth", () => {
    const frame = frameIn("ru");
    expect(file).toContain(frame.words.made.model);
    expect(file).not.toContain(frame.words.made.draft);
    expect(file).toContain(`${frame.words.task}: Сеть из 12 поликлиник`);
    expect(file).toContain(readCompany().email);
  });
});

describe("a stopped document", () => {
  it("is marked as unfinished", () => {
    const { tool, title, text } = documentWith("## Портал\n\nНача");
    expect(markdownOf([{ tool, title, text }], frameIn("ru"))).toContain(frameIn("ru").words.made.unfinished);
  });
});

describe("the task on the title page", () => {
  it.each([
    ["Нужен портал. Срок 4 мес. от договора.", "Нужен портал."],
    ["Сеть на 12 тыс. кв. м, нужен учёт! И отчёты.", "Сеть на 12 тыс. кв. м, нужен учёт!"],
    ["без точки\nв две строки", "без точки в две строки"],
  ])("is the first sentence of %s", (task, shown) => {
    const file = markdownOf([documentWith("текст")], { ...frameIn("ru"), task });
    expect(file.split("\n")[2]).toBe(`Задача: ${shown}`);
  });

  it("is cut between words when it is long", () => {
    const file = markdownOf([documentWith("текст")], { ...frameIn("ru"), task: "слово ".repeat(100) });
    expect(file.split("\n")[2]).toMatch(/^Задача: (?:слово ){20,50}слово…$/);
  });
});
