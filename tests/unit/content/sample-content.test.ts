import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { listPosts } from "@/lib/content/blog";
import { sampleContent } from "../../../scripts/content/sample-content";

const root = mkdtempSync(join(tmpdir(), "samples-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe("the report of sample content", () => {
  it("finds Markdown, lists and places not yet filled, and nothing else", () => {
    write("content/cases/a.ru.md", "---\ntitle: Пример\nsample: true\n---\n\nТекст");
    write("content/cases/b.ru.md", "---\ntitle: Настоящий\n---\n\nsample: true");
    write("content/cases/c.ru.md", "---\ntitle: [broken\nsample: true\n---\n");
    write(
      "content/team.yaml",
      `team:
  - { id: one, sample: true, ru: { name: Анна }, en: { name: Anna } }
  - { id: two, ru: { name: Борис } }
  - { id: three, sample: true }`,
    );
    write("content/knowledge/one.yaml", "sample: true");
    write("content/prices.yaml", "sample: true\npeople: 3");
    write(
      "content/company.yaml",
      `phone: +7 (495) 000-00-00\nfounded: 2008\nregistry: { inn: "" }\nlinks: { video: https://video.example/a, jobs: https://jobs.ru/a }`,
    );
    expect(sampleContent(root).map(({ file, title }) => `${file} | ${title}`)).toEqual([
      "content/cases/a.ru.md | Пример",
      "content/company.yaml | company.phone: +7 (495) 000-00-00",
      "content/company.yaml | company.registry.inn: (empty)",
      "content/company.yaml | company.links.video: https://video.example/a",
      "content/prices.yaml | all numbers",
      "content/team.yaml | Анна",
      "content/team.yaml | three",
    ]);
  });

  it("names the articles of the site that are samples, and those alone", () => {
    const files = sampleContent(process.cwd()).map(({ file }) => file);
    for (const { id, sample = false } of listPosts("ru"))
      expect(files.includes(`content/blog/${id}.ru.md`), id).toBe(sample);
  });
});
