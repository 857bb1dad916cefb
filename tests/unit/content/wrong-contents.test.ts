import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { copyOfContent, idsIn } from "./growing-site";

/** What an editor got wrong: the file, what is put in the place of what, and the message, after the file and the line of what was put (or of the field). */
type Slip = readonly [file: string, before: RegExp, after: string, message: string];

const slips: readonly Slip[] = [
  [
    "services/erp.ru.md",
    /^( {2}- .*\n)(?=businessValue)/m,
    "",
    "benefits: пунктов должно быть ровно 5, сейчас 4",
  ],
  [
    "services/support.en.md",
    /^title: .*$/m,
    "title: Support by {company.nmae}",
    "title: нет переменной {company.nmae}; есть company.name",
  ],
  ["services/highload.ru.md", /^color: .*$/m, "color: pink", "color: возможно red, orange"],
  [
    "services/monitoring.ru.md",
    /^icon: .*$/m,
    "icon: clowd",
    "icon: такого значка нет; возьмите имя со страницы https://lucide.dev/icons",
  ],
  ["services/bitrix24.ru.md", /^lead: /m, "price: 5\nlead: ", "price: такого поля сайт не знает"],
  [
    "cases/erp-holding.ru.md",
    /^published: .*$/m,
    "published: вчера",
    "published: нужна дата вида 2026-11-20",
  ],
  ["cases/grid-portal.en.md", /^updated: .*\n|(?=^order:)/m, "updated: 2020-01-31\n", "updated: "],
  [
    "cases/post-support.ru.md",
    /^industry: .*$/m,
    "industry: post-office",
    "industry: «post-office» нет в content/industries.yaml; есть government",
  ],
  [
    "cases/gov-portal.ru.md",
    /^services:\n(?: {2}- .*\n)+/m,
    "services: [hiload]\n",
    "services: услуги «hiload» нет в content/services",
  ],
  [
    "blog/post2.ru.md",
    /^category: .*$/m,
    "category: news",
    "category: «news» нет в content/categories.yaml; есть ai",
  ],
  ["blog/post1.ru.md", /(?=## )/, "[Здесь](/abuot)\n\n", "ссылка /abuot ведёт на страницу, которой нет"],
  ["blog/post3.ru.md", /^title: .*$/m, "title: *Портал*", "текст начинается со служебного знака"],
  ["team.yaml", /^ {4}sample: true$/m, "\tsample: true", "отступ сделан табуляцией: замените её пробелами"],
  [
    "partners.yaml",
    /^ {2}- id: 1c$/m,
    "  - id: bitrix24 # twice",
    "partners, пункт 2, id: «bitrix24» уже есть выше",
  ],
  ["awards.yaml", /^ {4}year: 2022$/m, "    year: скоро", "awards, пункт 1, year: нужно число без кавычек"],
  [
    "media.yaml",
    /^ {4}href: .*$/m,
    "    href: business.ru",
    "media, пункт 1, href: нужен адрес, который начинается с https://",
  ],
  ["media.yaml", /^ {4}date: .*$/m, "    date: осенью", "media, пункт 1, date: нужна дата вида 2026-11-20"],
  [
    "vacancies.yaml",
    /^ {4}service: erp$/m,
    "    service: eprr",
    "vacancies, пункт 2, service: такой услуги нет",
  ],
  [
    "statistics.yaml",
    /^ {6}value: 50\+$/m,
    "      value: 50",
    "home, пункт 2, ru, value: нужен текст; число возьмите в кавычки",
  ],
  ["timeline.yaml", /^ {4}icon: flag$/m, "    icon: flagg", "timeline, пункт 1, icon: такого значка нет"],
  ["company.yaml", /^email: .*$/m, "email: почта", "email: нужен адрес почты вида info@company.ru"],
  ["facts.yaml", /^ {6}label: Статус$/m, "      label: ''", "facts, пункт 2, ru, label: не заполнено"],
  ["page-dates.yaml", /^team: .*$/m, "team: 20.11.2026", "team: нужна дата вида 2026-11-20"],
];

/** The slips are made in the texts as the site is delivered; where the owner has replaced one of them, there is nothing to slip in. */
const isDelivered =
  existsSync("content/cases/bank-migration.en.md") &&
  slips.every(
    ([name, before]) => existsSync(`content/${name}`) && before.test(readFileSync(`content/${name}`, "utf8")),
  );

/** The check of the content in `root` names these mistakes, each once, and no other. */
function expectOnly(expected: readonly string[], root: string): void {
  const { status, stderr } = spawnSync(process.execPath, [resolve("scripts/content/content-check.ts")], {
    cwd: root,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  const messages = stderr.split("\n").filter((line) => line.startsWith("content/"));
  for (const start of expected)
    expect(
      messages.filter((message) => message.startsWith(start)),
      `${start}\n---\n${stderr}`,
    ).toHaveLength(1);
  expect(messages, stderr).toHaveLength(expected.length);
}

it.runIf(isDelivered)(
  "two dozen slips are named in one run, each once, with its file and line",
  () => {
    const { root, remove } = copyOfContent();
    onTestFinished(remove);
    const expected = slips.map(([name, before, after, message]) => {
      const path = join(root, "content", name);
      const text = readFileSync(path, "utf8");
      const changed = text.replace(before, after);
      expect(changed, `the change of ${name} finds its place`).not.toBe(text);
      writeFileSync(path, changed);
      const mark = after.split("\n")[0] ?? "";
      const field = `${message.split(":")[0] ?? ""}:`;
      const lines = changed.split("\n");
      const line = lines.findIndex((each) => (mark === "" ? each.startsWith(field) : each.includes(mark)));
      return `content/${name}:${line + 1}: ${message}`;
    });
    rmSync(join(root, "content/cases/bank-migration.en.md"));
    writeFileSync(join(root, "content/cases/Новый проект.md"), "---\n---\n");
    expected.push(
      "content/cases/bank-migration.en.md: файла нет; каждый текст есть и на русском, и на английском",
      "content/cases/Новый проект.md: назовите файл как my-page.ru.md",
    );

    expectOnly(expected, root);
  },
  180_000,
);

/** A plain picture in the format that its name says. */
const plain = (name: string, width: number, height: number, folder: string) =>
  sharp({ create: { width, height, channels: 3, background: "#456" } }).toFile(join(folder, name));

it("photographs that cannot be shown are named in one run, in the words of an editor", async () => {
  const { root, copyText, remove } = copyOfContent();
  onTestFinished(remove);
  const folder = join(root, "content/pictures");
  mkdirSync(folder, { recursive: true });
  await plain("good.jpg", 1200, 800, folder);
  await plain("small.webp", 1199, 900, folder);
  await plain("huge.png", 8000, 6300, folder);
  writeFileSync(join(folder, "drawing.jpg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, "heavy.jpg"), Buffer.alloc(10 * 1024 * 1024 + 1));
  writeFileSync(join(folder, "cut.jpg"), readFileSync(join(folder, "good.jpg")).subarray(0, 500));

  const expected: string[] = [];
  const [model = ""] = idsIn("cases");
  /** A case with these fields in each language; the message stands in the language that is told. */
  const add = (
    name: string,
    ru: string,
    en: string,
    locale: "ru" | "en",
    message: string,
    at = "picture:",
  ) => {
    copyText("cases", model, name, (text, language) =>
      text
        .replace(/^(?:order|picture):.*\n(?: .*\n)*/gm, "")
        .replace(/^(?=year:)/m, language === "ru" ? ru : en),
    );
    const file = `content/cases/${name}.${locale}.md`;
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    expected.push(`${file}:${lines.findIndex((line) => line.startsWith(at)) + 1}: ${message}`);
  };
  const named = (file: string) => `picture: { file: ${file}, alt: Machine room }\n`;
  const wrong = (name: string, file: string, message: string) =>
    add(name, named(file), named(file), "ru", `picture, file: ${message}`);

  wrong("absent", "absent.jpg", "файла absent.jpg нет в папке content/pictures; положите его туда");
  wrong("letters", "Good.jpg", "файла Good.jpg нет в папке content/pictures, есть good.jpg");
  wrong("drawing", "drawing.jpg", "внутри файла не JPEG, PNG, WebP или AVIF");
  wrong("heavy", "heavy.jpg", "картинка весит 10,1 МБ, а можно до 10; уменьшите её");
  wrong("huge", "huge.png", "размер картинки 50,4 Мпикс, а можно до 50; уменьшите её");
  wrong("small", "small.webp", "ширина картинки 1199 точек, а нужно не меньше 1200");
  wrong("cut", "cut.jpg", "картинка повреждена и не открывается");
  add("no-alt", "picture: { file: good.jpg }\n", named("good.jpg"), "ru", "picture, alt: этого поля нет");
  add(
    "empty-alt",
    named("good.jpg"),
    'picture: { file: good.jpg, alt: " " }\n',
    "en",
    "picture, alt: не заполнено",
  );
  add(
    "russian-only",
    named("good.jpg"),
    "",
    "en",
    "picture: этого поля нет, а в content/cases/russian-only.ru.md оно есть",
    "---",
  );
  add(
    "english-only",
    "",
    named("good.jpg"),
    "ru",
    "picture: этого поля нет, а в content/cases/english-only.en.md оно есть",
    "---",
  );
  add(
    "two",
    named("good.jpg"),
    named("good.jpg").replace("good", "small").replace(".jpg", ".webp"),
    "en",
    'picture, file: здесь "small.webp", а в content/cases/two.ru.md "good.jpg"',
  );
  for (const locale of ["ru", "en"] as const)
    add(
      "path",
      named("../good.jpg"),
      named("../good.jpg"),
      locale,
      "picture, file: нужно имя файла из content/pictures без папок",
    );

  expectOnly(expected, root);
}, 180_000);
