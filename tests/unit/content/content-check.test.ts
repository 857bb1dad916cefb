import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { messageProblems } from "../../../scripts/content/message-problems";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "words-"));
  for (const folder of ["content", "messages"]) cpSync(folder, join(root, folder), { recursive: true });
  for (const folder of ["app", "components", "lib", "public"])
    symlinkSync(resolve(folder), join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), "utf8");

function change(file: string, before: string | RegExp, after: string): void {
  const text = read(file);
  const changed = text.replace(before, after);
  expect(changed, `the change of ${file} finds its place`).not.toBe(text);
  writeFileSync(join(root, file), changed);
}

/** Puts another message in place of the copyright line of the footer. */
const rewrite = (locale: string, message: string) =>
  change(`messages/${locale}/common.json`, /("copyright": ).*,/, `$1${JSON.stringify(message)},`);

const lineOf = (file: string, mark: string) =>
  read(file)
    .split("\n")
    .findIndex((line) => line.includes(mark)) + 1;

const COPYRIGHT = '"copyright"';
const at = (locale: string) =>
  `messages/${locale}/common.json:${lineOf(`messages/${locale}/common.json`, COPYRIGHT)}: footer.copyright`;

describe("words of the interface", () => {
  it("can be published as they are", () => expect(messageProblems(root)).toEqual([]));

  it("do not lose an argument, nor a part in brackets, to a slip in one language", () => {
    rewrite("ru", "© {year}");
    expect(messageProblems(root)).toEqual([
      `${at("en")}: подстановки {company}, {year}, а в ${at("ru").replace(/: footer.*/, "")} {year}; они должны быть одни и те же`,
    ]);
    rewrite("ru", "© {year} <dim>{company}</dim>");
    expect(messageProblems(root)).toEqual([expect.stringContaining("{company}, {year}, <dim>; они должны")]);
  });

  it("ask for nothing that the pages do not know, though both languages agree", () => {
    for (const locale of ["ru", "en"]) rewrite(locale, "© {yaer} {company}");
    expect(messageProblems(root)).toEqual([
      `${at("ru")}: {yaer} не получит значения: такого имени нет в программе`,
      `${at("en")}: {yaer} не получит значения: такого имени нет в программе`,
    ]);
  });

  it("may name facts of the company, but only those that there are", () => {
    rewrite("en", "© {year} {company}, {company.name}’s {company.founded}, it's");
    expect(messageProblems(root)).toEqual([]);
    rewrite("en", "© {year} {company}, {company.nmae}");
    expect(messageProblems(root)).toEqual([
      expect.stringContaining(`${at("en")}: нет переменной {company.nmae}; есть company.name, `),
    ]);
  });

  it("hold no facts of the company where nothing fills them in", () => {
    const file = "messages/ru/broken-page.json";
    change(file, /("title": ")/, "$1{company.name} ");
    expect(messageProblems(root)).toEqual([
      `${file}:${lineOf(file, '"title"')}: title: на этой странице переменные не работают: {company.name}`,
    ]);
  });

  it.each([
    ["© {year", "не хватает закрывающей скобки }"],
    ["© year} {company}", "закрывающая скобка } без открывающей"],
    ["© {year of} {company}", "в скобках { } должно стоять одно имя"],
    ["© {} {company}", "пустые скобки {}"],
    ["{year, plural, one {год} few {года}} {company}", "нет формы other {…}"],
    ["{year, plural, one {год} fwe {года} other {лет}} {company}", "формы числа называются zero, one, two"],
    ["{year, plurl, other {года}} {company}", "после запятой в скобках возможно plural, select"],
    ["{year, plural, one года} {company}", "формы записаны неверно"],
    ["© {year} <b>{company}", "тег не закрыт"],
    ["  ", "не заполнено"],
  ])("%j is refused with its file, line and key", (message, sentence) => {
    rewrite("ru", message);
    expect(messageProblems(root)).toEqual([expect.stringContaining(`${at("ru")}: ${sentence}`)]);
  });

  it("are the same in both languages, key by key and file by file", () => {
    change("messages/en/common.json", COPYRIGHT, '"copyrihgt"');
    rmSync(join(root, "messages/en/blog.json"));
    const found = messageProblems(root).join("\n");
    expect(found).toContain(`messages/en/common.json: footer.copyright: этого ключа нет`);
    expect(found).toContain("messages/ru/common.json: footer.copyrihgt: этого ключа нет");
    expect(found).toContain("messages/en/blog.json: файла нет");
  });

  it("stand in files that can be read", () => {
    change("messages/ru/about.json", '",\n', '"\n');
    change("messages/ru/common.json", COPYRIGHT, `"copyright": "©",\n    ${COPYRIGHT}`);
    const cp1251 = Buffer.from([0x7b, 0x0a, 0x22, 0xd1, 0xe0, 0xe9, 0xf2, 0x22]);
    writeFileSync(join(root, "messages/ru/cases.json"), cp1251);
    writeFileSync(join(root, "messages/en/cases.json"), `\uFEFF${read("messages/en/cases.json")}`);
    change("messages/en/errors.json", /: ".*"/, ": 5");
    expect(messageProblems(root)).toEqual([
      expect.stringMatching(/^messages\/ru\/about\.json:\d+: файл не читается как JSON/),
      "messages/ru/cases.json:2: файл сохранён не в UTF-8 (похоже, в Windows-1251); пересохраните его в UTF-8",
      `messages/ru/common.json:${lineOf("messages/ru/common.json", COPYRIGHT) + 1}: этот ключ уже был выше`,
      expect.stringMatching(/^messages\/en\/errors\.json: \S+: нужен текст в кавычках$/),
      expect.stringMatching(/^messages\/en\/errors\.json: \S+: этого ключа нет/),
    ]);
  });
});

describe("npm run content:check", () => {
  const script = resolve("scripts/content/content-check.ts");
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: "utf8" });

  it("names the problems of all folders at once, without a stack, and fails", () => {
    change("content/services/highload.ru.md", /^color: .*/m, "color: pink");
    const [name = ""] = readdirSync(join(root, "content/cases")).filter((file) => file.endsWith(".en.md"));
    const aCase = `content/cases/${name}`;
    change(aCase, /^order: .*/m, "order: one");
    change("content/legal/terms-of-service.ru.md", /^edition: .*/m, "edition: вчера");
    change("content/team.yaml", /^( +)name: .*/m, "$1nmae: Анна");
    change("content/company.yaml", /^founded: .*/m, "founded: давно");
    rewrite("ru", "© {year");
    const { status, stdout, stderr } = run();
    expect([status, stdout]).toEqual([1, ""]);
    for (const place of [
      "content/services/highload.ru.md:",
      `${aCase}:`,
      "content/legal/terms-of-service.ru.md:",
      "content/team.yaml:",
      at("ru"),
    ])
      expect(stderr).toContain(place);
    expect(stderr).toMatch(/\nОшибок: \d+\. Исправьте их/);
    expect(stderr).not.toMatch(/^\s+at /m);
    // Development goes on: its pages show the same.
    expect(run("--go-on").status).toBe(0);
  });

  it("passes the site's own texts", () => {
    const { status, stdout, stderr } = run();
    expect([stderr, status, stdout]).toEqual(["", 0, "Ошибок в текстах нет.\n"]);
  });
});
