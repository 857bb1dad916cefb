import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyOfContent } from "./growing-site";

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
    expect(messages).toHaveLength(expected.length);
  },
  180_000,
);
