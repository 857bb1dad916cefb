import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { contentRemarks } from "../../../scripts/content/content-remarks";

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Remarks on a site of these files, as `file: remark`. */
function remarksOn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), "remarks-"));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "content", path)), { recursive: true });
    writeFileSync(join(root, "content", path), text);
  }
  return contentRemarks(root).map(({ file, text }) => `${file}: ${text}`);
}

const about = "description: Сорок знаков и больше, чтобы поисковику было что показать.";
const english = "description: Forty characters and more, so that there is something to show.";

it("says nothing of a text as it should be", () => {
  expect(
    remarksOn({
      "cases/a.ru.md": `---\ntitle: Портал обращений\n${about}\nindustry: telecom\n---\n\n## Как\n\nВ ERP \`npm start\`, [сюда](/services/erp), {company.name}, <span lang="en">Top of the world</span>`,
      "cases/a.en.md": `---\ntitle: A citizen portal\n${english}\nindustry: telecom\n---\n\n## How\n\nSee [it](/services/erp)`,
    }),
  ).toEqual([]);
});

it("names words of the other language, straight quotation marks and figures, with the file", () => {
  expect(
    remarksOn({
      "services/a.ru.md": `---\ntitle: Поддержка сайтов\n${about}\nlead: Kubernetes за 40 минут и "ещё", 99,95 %\n---\n\nТекст`,
      "services/a.en.md": `---\ntitle: Site support\n${english}\nlead: Поддержка\n---\n\nText`,
    }),
  ).toEqual([
    "content/services/a.en.md: Russian words in an English text: Поддержка",
    "content/services/a.ru.md: Latin words in a Russian text: Kubernetes",
    'content/services/a.ru.md: quotation marks " where «ёлочки» are usual',
    "content/services/a.ru.md: figures that the company does not quote elsewhere: 40",
  ]);
});

it("names what one language has and the other has not, and titles too long to be shown", () => {
  expect(
    remarksOn({
      "cases/a.ru.md": `---\ntitle: Портал обращений\n${about}\nindustry: telecom\nresults: [Раз, Два]\n---\n\n## Один\n\n## Два`,
      "cases/a.en.md": `---\ntitle: ${"Portal ".repeat(12)}\n${english}\nresults: [One]\n---\n\n## One`,
    }),
  ).toEqual([
    "content/cases/a.en.md: title of 83 characters; lists of search results show 10 to 75",
    "content/cases/a.en.md: 1 headings, the Russian text has 2",
    "content/cases/a.en.md: 1 results, the Russian text has 2",
  ]);
});

it("reads the words of lists too, in each language, and leaves the names of the company alone", () => {
  expect(
    remarksOn({
      "team.yaml":
        "team:\n  - { id: one, ru: { name: Анна, description: 'Знает Kubernetes и \"ещё\"' }, en: { name: Анна } }",
      "company.yaml": "ru: { name: Acme }",
      "broken.yaml": "a: [",
    }),
  ).toEqual([
    "content/team.yaml: Latin words in a Russian text: Kubernetes",
    'content/team.yaml: quotation marks " where «ёлочки» are usual',
    "content/team.yaml: Russian words in an English text: Анна",
  ]);
});

it("names a text that says the same of itself as another one in its language", () => {
  expect(
    remarksOn({
      "cases/a.ru.md": `---\ntitle: Портал обращений\n${about}\n---\n\nОдин`,
      "cases/b.ru.md": `---\ntitle: Портал обращений\n${about}\n---\n\nДва`,
      "cases/b.en.md": `---\ntitle: A citizen portal\n${english}\n---\n\nTwo`,
    }),
  ).toEqual([
    "content/cases/b.ru.md: the title of content/cases/a.ru.md once more",
    "content/cases/b.ru.md: the description of content/cases/a.ru.md once more",
  ]);
});
