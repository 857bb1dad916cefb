import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { listPosts } from "@/lib/content/blog";
import { listCases } from "@/lib/content/cases";
import { getLegalDocument } from "@/lib/content/legal";
import { listServices } from "@/lib/content/services";

/** A change of one file: its text before → after; `null` removes the file. */
type Changes = Record<string, ((text: string) => string) | null>;

const POSTS = ["post1", "post2", "post3"];
const FILES = [
  "services/highload",
  "cases/gov-portal",
  "legal/privacy-policy",
  ...POSTS.map((id) => `blog/${id}`),
];
const roots: string[] = [];

/** Texts of a site of the tests' own: whatever the real one says, these are here to be broken. */
const FIXTURES = join(import.meta.dirname, "fixtures");

/** A directory with one service, one case, one legal text and three articles, changed as told; the working directory moves there. */
function standIn(changes: Changes): void {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  roots.push(root);
  for (const folder of ["services", "cases", "legal", "blog"])
    mkdirSync(join(root, "content", folder), { recursive: true });
  for (const list of ["company", "categories", "industries"])
    cpSync(join(FIXTURES, `${list}.yaml`), join(root, `content/${list}.yaml`));
  mkdirSync(join(root, "public"));
  for (const file of FILES.flatMap((name) => [`${name}.ru.md`, `${name}.en.md`])) {
    const change = changes[file];
    if (change === null) continue;
    const text = readFileSync(join(FIXTURES, file), "utf8")
      // The services that the articles link to stay behind.
      .replaceAll(/(?<=\]\(\/services)\/[a-z0-9-]+(?=\))/g, "");
    const changed = change?.(text) ?? text;
    if (change) expect(changed, `the change of ${file} finds its place`).not.toBe(text);
    writeFileSync(join(root, "content", file), changed);
  }
  for (const [path, change] of Object.entries(changes))
    if (change && !FILES.includes(path.slice(0, -".ru.md".length)))
      writeFileSync(join(root, path), change(""));
  vi.spyOn(process, "cwd").mockReturnValue(root);
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const replace = (before: string | RegExp, after: string) => (text: string) => text.replace(before, after);
const highload = "services/highload.en.md";

const PLACE = /^(content\/[\w./ -]+):@/;

/** The message with the number of the line where `mark` first stands in the file it names, in place of `@`. */
function located(message: string, mark: string): string {
  const [, file] = PLACE.exec(message) ?? [];
  if (file === undefined) return message;
  const lines = readFileSync(join(process.cwd(), file), "utf8").split("\n");
  return message.replace("@", String(lines.findIndex((line) => line.includes(mark)) + 1));
}

describe("a broken text stops the build with the file, the line and the field", () => {
  it("accepts the files unchanged", () => {
    standIn({});
    expect(listServices("en").map(({ id }) => id)).toEqual(["highload"]);
    expect(listCases("ru").map(({ slug }) => slug)).toEqual(["gov-portal"]);
  });

  it.each<[what: string, change: (text: string) => string, message: string, mark?: string]>([
    [
      "four benefits",
      replace(/ {2}- Infrastructure costs.*\n/, ""),
      "content/services/highload.en.md:@: benefits: пунктов должно быть ровно 5, сейчас 4",
      "benefits:",
    ],
    [
      "four solutions",
      replace(/ {2}- APIs for partners\n/, ""),
      "content/services/highload.en.md:@: solutions: пунктов должно быть ровно 5, сейчас 4",
      "solutions:",
    ],
    [
      "a feature without a title",
      replace("    title: Autoscaling\n", ""),
      "content/services/highload.en.md:@: features, пункт 2, title: этого поля нет",
      "emoji: 📈",
    ],
    [
      "an empty title",
      replace(/^title: .*$/m, 'title: ""'),
      "content/services/highload.en.md:@: title: не заполнено",
      "title:",
    ],
    [
      "a number for a text",
      replace("value: 99.95%", "value: 99.95"),
      "content/services/highload.en.md:@: businessValue, facts, пункт 2, value: нужен текст; число возьмите в кавычки",
      "value: 99.95",
    ],
    [
      "a field that is not there",
      replace("lead:", "laed:"),
      "content/services/highload.en.md:1: lead: этого поля нет; добавьте строку «lead: текст»",
    ],
    [
      "a day that is not there",
      replace(/^updated: .*\n/m, ""),
      "content/services/highload.en.md:1: updated: этого поля нет; добавьте строку «updated: 2026-11-20»",
    ],
    [
      "a misspelt field",
      replace("lead:", "laed:"),
      "content/services/highload.en.md:@: laed: такого поля сайт не знает",
      "laed:",
    ],
    [
      "a field nobody reads",
      replace("order: 2", "order: 2\nprice: 5"),
      "content/services/highload.en.md:@: price: такого поля сайт не знает",
      "price:",
    ],
    [
      "an unknown colour",
      replace("color: red", "color: pink"),
      'content/services/highload.en.md:@: color: возможно red, orange, yellow, green, blue, purple, а написано "pink"',
      "color:",
    ],
    [
      "another colour than the Russian file",
      replace("color: red", "color: blue"),
      'content/services/highload.en.md:@: color: здесь "blue", а в content/services/highload.ru.md "red"; во всех языках должно быть одинаково',
      "color:",
    ],
    [
      "an unknown variable in the body",
      replace("We size a system", "{company.nmae} sizes a system"),
      "content/services/highload.en.md:@: нет переменной {company.nmae}; есть company.name, ",
      "{company.nmae}",
    ],
    [
      "an unknown variable in the front matter",
      replace("title: High-load systems", "title: High-load systems by {brand}"),
      "content/services/highload.en.md:@: title: нет переменной {brand}; есть company.name, ",
      "{brand}",
    ],
    [
      "a link to no page",
      replace("We size a system", "[We](/abuot) size a system"),
      "content/services/highload.en.md:@: ссылка /abuot ведёт на страницу, которой нет",
      "/abuot",
    ],
    [
      "a link to a service that does not exist",
      replace("We size a system", "[We](/services/hiload) size a system"),
      "content/services/highload.en.md:@: ссылка /services/hiload ведёт на страницу, которой нет",
      "/services/hiload",
    ],
    ...(
      [
        ["with a space", "/abuot page", "не сработает: в адресе пробел"],
        [
          "to a section that a page does not have",
          "/contacts#nope",
          "ведёт к разделу, которого на странице /contacts нет",
        ],
        ["to a section that this text does not have", "#nope", "ведёт к разделу, которого в этом тексте нет"],
        ["to a page under its language", "/en/about", "пишется без языка"],
        ["to the site by its whole address", "http://localhost:3000/about", "ведёт на этот же сайт"],
        ["without the slash at its beginning", "about", "ведёт на страницу, которой нет"],
      ] as const
    ).map(([what, target, problem]): [string, (text: string) => string, string, string] => [
      `a link ${what}`,
      replace("We size a system", `[We](${target}) size a system`),
      `content/services/highload.en.md:@: ссылка ${target} ${problem}`,
      `](${target})`,
    ]),
    [
      "a link in a field",
      replace("lead: ", "lead: '[Here](/abuot)' # "),
      "content/services/highload.en.md:@: lead: ссылка /abuot ведёт на страницу, которой нет",
      "/abuot",
    ],
    [
      "a picture that is not there",
      replace("We size a system", "![Scheme](/covers/none.svg) We size a system"),
      "content/services/highload.en.md:@: картинка /covers/none.svg не лежит в папке public",
      "/covers/none.svg",
    ],
    [
      "two words for an emoji",
      replace("emoji: 📈", "emoji: up"),
      "content/services/highload.en.md:@: features, пункт 2, emoji: нужен ровно один эмодзи",
      "emoji: up",
    ],
    [
      "two emoji for one",
      replace("emoji: 📈", "emoji: 📈📈"),
      "content/services/highload.en.md:@: features, пункт 2, emoji: нужен ровно один эмодзи",
      "📈📈",
    ],
    [
      "one paragraph",
      replace(/\n\nWe work on[\s\S]*$/, "\n"),
      "content/services/highload.en.md: абзацев под полями должно быть от 2 до 4, сейчас 1",
    ],
    [
      "front matter that is not closed",
      replace("\n---\n", "\n"),
      "content/services/highload.en.md:1: файл начинается с полей между двумя строками из трёх дефисов",
    ],
    [
      "front matter that cannot be read",
      replace("title: High-load systems", "title: High-load: systems: and"),
      "content/services/highload.en.md:2: двоеточие внутри текста: возьмите весь текст в кавычки",
    ],
    ...(
      [
        ["an asterisk", "*Systems*", "текст начинается со служебного знака «*»"],
        ["an exclamation mark", "!Systems", "текст начинается со служебного знака «!»"],
        ["a quotation mark that is not closed", '"Systems', "не хватает закрывающей кавычки"],
        ["a percent sign", "% of systems", "текст начинается со служебного знака"],
      ] as const
    ).map(([what, title, problem]): [string, (text: string) => string, string, string] => [
      `a title that begins with ${what}`,
      replace(/^title: .*$/m, `title: ${title}`),
      `content/services/highload.en.md:@: ${problem}`,
      title,
    ]),
    [
      "a field that stands twice",
      replace("order: 2", "order: 2\nicon: load"),
      "content/services/highload.en.md:9: это поле уже было выше",
    ],
  ])("%s", (_, change, message, mark = "") => {
    standIn({ [highload]: change });
    expect(() => listServices("ru")).toThrow(located(message, mark));
  });

  it.each(["👨‍💻", "🇷🇺", "👍🏽", "❤️", "❤", "1️⃣"])("accepts %s as one emoji", (emoji) => {
    standIn({ [highload]: replace("emoji: 📈", `emoji: ${emoji}`) });
    expect(listServices("en")[0]?.features[1]?.emoji).toBe(emoji);
  });

  it.each([
    "/#contact",
    "/about#values",
    "/privacy-policy#section-3",
    "/blog/post1#a-one-week-test",
    "https://example.com/en",
  ])("accepts the link %s", (target) => {
    standIn({ [highload]: replace("We size a system", `[We](${target} "Title") size a system`) });
    expect(listServices("en")).toHaveLength(1);
  });

  it("two entries in one place of the list", () => {
    standIn({
      "content/services/other.ru.md": () => readFileSync(join(FIXTURES, "services/highload.ru.md"), "utf8"),
      "content/services/other.en.md": () => readFileSync(join(FIXTURES, "services/highload.en.md"), "utf8"),
    });
    expect(() => listServices("ru")).toThrow(
      located(
        "content/services/other.en.md:@: order: 2 уже занято файлом content/services/highload.en.md",
        "order:",
      ),
    );
  });

  it.each<[what: string, bytes: Buffer, message: string]>([
    [
      "Windows-1251",
      Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xd1, 0xe0, 0xe9, 0xf2]),
      ":2: файл сохранён не в UTF-8 (похоже, в Windows-1251)",
    ],
    ["UTF-16", Buffer.from("\uFEFF---\n", "utf16le"), ": файл сохранён в кодировке UTF-16"],
    ["UTF-16 without its mark", Buffer.from("---\n", "utf16le"), ":1: в файле есть нулевой байт"],
    ["lost letters", Buffer.from("---\ntitle: \uFFFD\uFFFD\n---\n"), ":2: вместо букв знак «\uFFFD»"],
  ])("a file in another encoding: %s", (_, bytes, message) => {
    standIn({});
    writeFileSync(join(process.cwd(), "content", highload), bytes);
    expect(() => listServices("ru")).toThrow(`content/${highload}${message}`);
  });

  it("accepts the mark that Windows puts before UTF-8, and its line ends", () => {
    standIn({ [highload]: (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}` });
    expect(listServices("en")[0]?.title).toBe("High-load systems");
  });

  it("a case study that does not exist", () => {
    const change = replace("caseStudy: gov-portal", "caseStudy: gov-portl");
    standIn({ "services/highload.ru.md": change, [highload]: change });
    expect(() => listServices("en")).toThrow(
      located(
        "content/services/highload.ru.md:@: caseStudy: проекта «gov-portl» нет в content/cases",
        "caseStudy",
      ),
    );
  });

  it("a missing English file", () => {
    standIn({ [highload]: null });
    expect(() => listServices("ru")).toThrow(
      "content/services/highload.en.md: файла нет; каждый текст есть и на русском, и на английском",
    );
  });

  it("a file with another kind of name", () => {
    standIn({ "content/services/High load.md": () => "---\n---\n" });
    expect(() => listServices("ru")).toThrow(
      "content/services/High load.md: назовите файл как my-page.ru.md",
    );
  });

  it("a case that changed before it came out", () => {
    standIn({ "cases/gov-portal.en.md": replace(/^published: .*$/m, "$&\nupdated: 2020-01-31") });
    expect(() => listCases("en")).toThrow(
      located(
        "content/cases/gov-portal.en.md:@: updated: 2020-01-31 раньше дня, когда текст вышел",
        "updated:",
      ),
    );
  });

  it("two results where at least three are wanted", () => {
    standIn({ "cases/gov-portal.ru.md": replace(/(results:\n(?: {2}- .*\n){2})(?: {2}- .*\n){2}/, "$1") });
    expect(() => listCases("en")).toThrow(
      located(
        "content/cases/gov-portal.ru.md:@: results: пунктов должно быть не меньше 3, сейчас 2",
        "results:",
      ),
    );
  });

  it("a policy with a section too few", () => {
    standIn({ "legal/privacy-policy.en.md": replace(/## 8\.[\s\S]*$/, "") });
    expect(() => getLegalDocument("ru", "privacy-policy")).toThrow(
      "content/legal/privacy-policy.en.md: нумерованных разделов должно быть ровно 8, сейчас 7",
    );
  });

  it.each(["{when.crmm}", "{when.crm} in the middle"])("a policy with the condition %s", (condition) => {
    standIn({ "legal/privacy-policy.en.md": replace("1.1. ", `1.1. ${condition}\n`) });
    expect(() => getLegalDocument("ru", "privacy-policy")).toThrow(
      located(
        `content/legal/privacy-policy.en.md:@: условие ${condition.replace(/ .*/, "")} не годится; есть when.crm, unless.crm, `,
        "1.1. {when",
      ),
    );
  });

  it("a policy whose sections are out of order", () => {
    standIn({ "legal/privacy-policy.ru.md": replace("## 3. ", "## 4. ") });
    expect(() => getLegalDocument("ru", "privacy-policy")).toThrow(
      located(
        "content/legal/privacy-policy.ru.md:@: раздел «Цели обработки» озаглавьте «## 3. …»",
        "## 4. Цели обработки",
      ),
    );
  });

  it.each<[what: string, changes: Changes, message: string, mark?: string]>([
    [
      "a reading time that is not a number",
      { "blog/post1.ru.md": replace("readTime: 5", 'readTime: "5"') },
      "content/blog/post1.ru.md:@: readTime: нужно число без кавычек",
      "readTime:",
    ],
    [
      "an article that changed before it came out",
      { "blog/post1.ru.md": replace(/^updated: .*$/m, "updated: 2023-05-01") },
      "content/blog/post1.ru.md:@: updated: 2023-05-01 раньше дня, когда текст вышел (2023-05-15)",
      "updated:",
    ],
    [
      "an article in a category that nobody declared",
      { "blog/post1.ru.md": replace("category: ai", "category: news") },
      "content/blog/post1.ru.md:@: category: «news» нет в content/categories.yaml; есть ai, erp, bitrix",
      "category:",
    ],
    [
      "an article whose address the site has taken",
      { "content/blog/page.ru.md": () => readFileSync(join(FIXTURES, "blog/post1.ru.md"), "utf8") },
      "content/blog/page.ru.md: адрес /blog/page занят сайтом; назовите файл иначе",
    ],
    [
      "an article that lacks its other language",
      { "blog/post3.en.md": null },
      "content/blog/post3.en.md: файла нет; каждый текст есть и на русском, и на английском",
    ],
    [
      "a link to an article that is not out yet",
      {
        "blog/post1.ru.md": (text) => `${text}\n[Раньше](/blog/post3)\n`,
        "blog/post3.ru.md": replace("category:", "draft: true\ncategory:"),
        "blog/post3.en.md": replace("category:", "draft: true\ncategory:"),
      },
      "content/blog/post1.ru.md:@: ссылка /blog/post3 ведёт к тексту, который ещё не вышел",
      "[Раньше]",
    ],
    [
      "two headings with one anchor",
      { "blog/post1.en.md": replace("## When to say no", "## A one-week test ") },
      "content/blog/post1.en.md:@: заголовок «A one-week test» уже есть выше: назовите его иначе",
      "## A one-week test ",
    ],
  ])("%s", (_, changes, message, mark = "") => {
    standIn(changes);
    expect(() => listPosts("ru")).toThrow(located(message, mark));
  });

  it("names every problem at once", () => {
    standIn({
      [highload]: (text) => text.replace("color: red", "color: pink").replace(/^title: .*$/m, 'title: ""'),
    });
    expect(() => listServices("ru")).toThrow(/title: не заполнено[\s\S]*color: возможно/);
  });
});
