import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { giveWorkingCopy, serveEditor, writtenFile } from "./editor-site.ts";
import { expect, test as base } from "./fixtures.ts";

/** The editor over a working copy; nothing else can be reached, and nothing may be asked in vain. */
const test = base.extend<{ editor: undefined }, { address: string }>({
  address: [
    async ({}, use) => {
      const { url, close } = await serveEditor();
      await use(url);
      close();
    },
    { scope: "worker" },
  ],
  editor: [
    async ({ page, context, address }, use) => {
      const inVain: string[] = [];
      await context.route(
        (url) => url.protocol.startsWith("http") && url.origin !== new URL(address).origin,
        (route) => route.abort(),
      );
      page.on("requestfailed", (request) => inVain.push(request.url()));
      page.on("response", (response) => {
        if (!response.ok()) inVain.push(response.url());
      });
      await page.goto(address);
      await giveWorkingCopy(page);
      await use(undefined);
      expect(inVain).toEqual([]);
    },
    { auto: true },
  ],
});

// It tells how long it takes to load.
test.use({ expectedConsole: /^debug: / });

const LOCAL = "Работать с локальным репозиторием";

async function enter(page: Page) {
  await page.getByRole("button", { name: LOCAL }).click();
  await expect(page.getByRole("button", { name: "Показать меню учётной записи" })).toBeVisible();
}

const open = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${path}`);

/** One language of the form. */
const inLanguage = (page: Page, language: "Русский" | "Английский") =>
  page.getByRole("group", { name: new RegExp(`^Редактировать содержимое .*${language}`) });

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByRole("group", { name: "Редактор содержимого" })).toBeHidden();
};

test("on the computer that holds the files nobody signs in", async ({ page }) => {
  await expect(page.getByRole("button", { name: LOCAL })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(1);
  await enter(page);
  for (const name of ["Статьи", "Проекты", "Услуги", "О компании", "Юридические тексты"])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

test("an article in both languages becomes two files as a person would write them", async ({ page }) => {
  await enter(page);
  await open(page, "blog/new");
  const words = {
    Русский: { title: "Как выбрать подрядчика: три вопроса", lead: "Что спросить.", text: "Первый абзац." },
    Английский: { title: "How to choose a contractor", lead: "What to ask.", text: "A first paragraph." },
  } as const;
  for (const language of ["Русский", "Английский"] as const) {
    const form = inLanguage(page, language);
    await form.getByRole("textbox", { name: "Заголовок" }).fill(words[language].title);
    await form.getByRole("textbox", { name: "Краткое описание" }).fill(words[language].lead);
    await form.getByRole("textbox", { name: "Текст" }).click();
    await page.keyboard.type(`${words[language].text}\n## ${language}\n- один\nдва`);
  }
  const form = inLanguage(page, "Русский");
  await form.getByRole("radio", { name: "ERP" }).click();
  await form.getByRole("textbox", { name: "День публикации" }).fill("2026-11-20");
  await form.getByRole("spinbutton", { name: "Время чтения" }).fill("4");
  await form.getByRole("combobox", { name: "Цвет обложки" }).click();
  await page.getByRole("option", { name: "Синий" }).click();
  await page.getByRole("textbox", { name: "Слово адреса" }).fill("how-to-choose");
  await save(page);

  const shared = "category: erp\ndate: 2026-11-20\nreadTime: 4\nhue: blue\n---\n";
  expect(await writtenFile(page, "content/blog/how-to-choose.ru.md")).toBe(
    `---\ntitle: "Как выбрать подрядчика: три вопроса"\ndescription: Что спросить.\n${shared}\nПервый абзац.\n\n## Русский\n\n- один\n- два\n`,
  );
  expect(await writtenFile(page, "content/blog/how-to-choose.en.md")).toBe(
    `---\ntitle: How to choose a contractor\ndescription: What to ask.\n${shared}\nA first paragraph.\n\n## Английский\n\n- один\n- два\n`,
  );
});

test("what is missing is named, and nothing is written", async ({ page }) => {
  await enter(page);
  await open(page, "blog/new");
  await page.getByRole("textbox", { name: "Слово адреса" }).fill("unfinished");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByText(/обязательн/i).first()).toBeVisible();
  expect(await writtenFile(page, "content/blog/unfinished.ru.md")).toBeUndefined();
});

for (const [path, field] of [
  ["blog/entries/post1", "Заголовок"],
  ["cases/entries/bank-migration", "Заголовок"],
  ["services/entries/erp", "Название услуги"],
  ["about/entries/history", "Заголовок истории компании"],
  ["legal/entries/offer-contract", "Заголовок"],
] as const)
  test(`a word changed in ${path} changes its line alone`, async ({ page }) => {
    const [folder = "", , id = ""] = path.split("/");
    await enter(page);
    await open(page, path);
    const title = inLanguage(page, "Русский").getByRole("textbox", { name: field }).first();
    const before = await title.inputValue();
    await title.fill(`${before} (2)`);
    await save(page);
    for (const language of ["ru", "en"]) {
      const file = `content/${folder}/${id}.${language}.md`;
      const text = readFileSync(file, "utf8");
      expect(await writtenFile(page, file)).toBe(
        language === "ru" ? text.replace(`title: ${before}\n`, `title: ${before} (2)\n`) : text,
      );
    }
  });

test("a new name on a list changes its line alone, and the remarks of the file stay", async ({ page }) => {
  await enter(page);
  await open(page, "lists/entries/company");
  const email = page.getByRole("textbox", { name: "Почта" });
  const before = await email.inputValue();
  await email.fill("hello@dubrava.example");
  await save(page);
  const text = readFileSync("content/company.yaml", "utf8");
  expect(await writtenFile(page, "content/company.yaml")).toBe(
    text.replace(`email: ${before}\n`, "email: hello@dubrava.example\n"),
  );
});
