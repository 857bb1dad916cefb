import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { copyOfContent, idsIn } from "../unit/content/growing-site.ts";
import { giveWorkingCopy, serveEditor, writtenBytes, writtenFile } from "./editor-site.ts";
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

// A field far below the screen is not drawn.
test.use({ viewport: { width: 1280, height: 1800 } });

// The editor is packed and served once for all of them.
test.describe.configure({ mode: "default" });

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

test("on the computer that holds the files nobody signs in; what is missing is named, and nothing is written", async ({
  page,
}) => {
  await expect(page.getByRole("button", { name: LOCAL })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(1);
  await enter(page);
  for (const name of ["Статьи", "Проекты", "Услуги", "О компании", "Юридические тексты"])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();

  await open(page, "blog/new");
  await page.getByRole("textbox", { name: "Слово адреса" }).fill("unfinished");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByText(/обязательн/i).first()).toBeVisible();
  expect(await writtenFile(page, "content/blog/unfinished.ru.md")).toBeUndefined();
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

test("a photograph is uploaded, described in both languages, and passes the check of the content", async ({
  page,
}) => {
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#456" } })
    .jpeg()
    .toBuffer();
  await enter(page);
  await open(page, "blog/new");
  for (const language of ["Русский", "Английский"] as const) {
    const form = inLanguage(page, language);
    await form.getByRole("textbox", { name: "Заголовок" }).fill(language);
    await form.getByRole("textbox", { name: "Краткое описание" }).fill("Что видно.");
    await form.getByRole("checkbox", { name: "Фотография" }).check();
    await form.getByRole("textbox", { name: "Что видно на фотографии" }).fill(`Серверная, ${language}`);
    await form.getByRole("textbox", { name: "Текст", exact: true }).click();
    await page.keyboard.type("Первый абзац.");
  }
  const form = inLanguage(page, "Русский");
  await form.getByRole("radio", { name: "ERP" }).click();
  await form.getByRole("textbox", { name: "День публикации" }).fill("2026-11-20");
  await form.getByRole("combobox", { name: "Цвет обложки" }).click();
  await page.getByRole("option", { name: "Синий" }).click();
  await form.getByRole("button", { name: "Обзор" }).click();
  await expect(page.getByRole("dialog").getByText(/Pexels|Pixabay|Unsplash/)).toHaveCount(0);
  const choice = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Загрузить" }).click();
  await (await choice).setFiles({ name: "Наша Серверная 1.JPG", mimeType: "image/jpeg", buffer });
  await page.getByRole("dialog").getByRole("button", { name: "Вставить" }).click();
  await expect(form.getByRole("textbox", { name: "Файл" })).toBeVisible();
  await page.getByRole("textbox", { name: "Слово адреса" }).fill("with-photograph");
  await save(page);

  const photograph = "content/pictures/nasha-servernaya-1.jpg";
  const files = ["ru", "en"].map((locale) => `content/blog/with-photograph.${locale}.md`);
  for (const [index, language] of ["Русский", "Английский"].entries())
    expect(await writtenFile(page, files[index] ?? "")).toContain(
      `hue: blue\npicture:\n  file: nasha-servernaya-1.jpg\n  alt: Серверная, ${language}\n---\n`,
    );
  expect(await writtenBytes(page, photograph)).toEqual(buffer);

  const { root, remove } = copyOfContent();
  mkdirSync(join(root, "content/pictures"), { recursive: true });
  for (const file of [photograph, ...files])
    writeFileSync(join(root, file), (await writtenBytes(page, file)) ?? "");
  // It fails when it finds anything wrong.
  execFileSync("node_modules/.bin/node", [resolve("scripts/content/content-check.ts")], {
    cwd: root,
    stdio: "inherit",
  });
  remove();
});

/** A text as the site was delivered with, as long as it has it. */
const entry = (folder: string, delivered: string) =>
  idsIn(folder).find((id) => id === delivered) ?? idsIn(folder)[0] ?? "";

test("a word changed in a text or on a list changes its line alone, and the remarks of a list stay", async ({
  page,
}) => {
  await enter(page);
  for (const [folder, id, field] of [
    ["blog", "post1", "Заголовок"],
    ["cases", entry("cases", "bank-migration"), "Заголовок"],
    ["services", entry("services", "erp"), "Название услуги"],
    ["about", "history", "Заголовок истории компании"],
    ["legal", "offer-contract", "Заголовок"],
  ] as const)
    await test.step(`${folder}/${id}`, async () => {
      await open(page, `${folder}/entries/${id}`);
      const title = inLanguage(page, "Русский").getByRole("textbox", { name: field }).first();
      const before = /^title: (.*)$/m.exec(readFileSync(`content/${folder}/${id}.ru.md`, "utf8"))?.[1] ?? "";
      await expect(title).toHaveValue(before);
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
