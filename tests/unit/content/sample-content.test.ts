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
  it("finds Markdown, typed lists and places not yet filled, and nothing else", async () => {
    write("content/cases/a.ru.md", "---\ntitle: Пример\nsample: true\n---\n\nТекст");
    write("content/cases/b.ru.md", "---\ntitle: Настоящий\n---\n\nsample: true");
    write("content/cases/c.ru.md", "---\ntitle: [broken\nsample: true\n---\n");
    write(
      "content/team.ts",
      `export const team = [
        { id: "one", sample: true, ru: { name: "Анна" }, en: { name: "Anna" } },
        { id: "two", ru: { name: "Борис" } },
        { id: "three", sample: true },
      ] as const;`,
    );
    write(
      "content/knowledge/one.ts",
      `import { two } from "./two"; export const one = { sample: true, two };`,
    );
    write("content/awards.ts", `export const awards = { sample: true, list: [{ title: "Prize" }] };`);
    write(
      "content/company.ts",
      `export const company = { phone: "+7 (495) 000-00-00", founded: 2008, registry: { inn: "" }, links: { video: "https://video.example/a", jobs: "https://jobs.ru/a" } };`,
    );
    expect((await sampleContent(root)).map(({ file, title }) => `${file} | ${title}`)).toEqual([
      "content/awards.ts | awards",
      "content/cases/a.ru.md | Пример",
      "content/company.ts | company.phone: +7 (495) 000-00-00",
      "content/company.ts | company.registry.inn: (empty)",
      "content/company.ts | company.links.video: https://video.example/a",
      "content/team.ts | Анна",
      "content/team.ts | three",
    ]);
  });

  it("names the articles of the site that are samples, and those alone", async () => {
    const files = (await sampleContent(process.cwd())).map(({ file }) => file);
    for (const { id, sample = false } of listPosts("ru"))
      expect(files.includes(`content/blog/${id}.ru.md`), id).toBe(sample);
  });
});
