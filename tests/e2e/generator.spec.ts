import { readFile } from "node:fs/promises";
import { brokenWords } from "./broken-words.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { openGenerator } from "./generator-page.ts";

const PATH = "**/api/corporate/idea";
const task = "Поликлиника на 40 филиалов, нужна запись к врачу.";

const answer = (projectIdea: string) => ({ json: { projectIdea, engine: "draft" } });

test("spaces are no description: the button is closed and says why, and nothing is asked", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => {
    // Reading a description is no generation.
    if (request.method() === "POST" && !request.url().endsWith("/facts")) asked++;
  });
  const { description, generate } = await openGenerator(page);
  for (const text of ["", "  \n\t "]) {
    await description.fill(text);
    await expect(generate).toBeDisabled();
    await expect(generate).toHaveAccessibleDescription("Сначала опишите задачу или возьмите пример.");
    await description.press("Control+Enter");
  }
  await description.fill(task);
  await expect(generate).toBeEnabled();
  expect(asked).toBe(0);
});

test.describe("with failures on the console", () => {
  test.use({ expectedConsole: /status of 503|Generation failed/ });

  test("an error is an alert with what went wrong, and trying again brings the document", async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { description, generate, idea: result } = await openGenerator(page);
    await page.route(PATH, (route) =>
      route.fulfill({ status: 503, json: { code: "ai_unavailable", message: "Модель недоступна." } }),
    );
    await description.fill(task);
    await generate.click();
    const alert = result.getByRole("alert");
    await expect(alert).toContainText(
      "Произошла ошибка при генерации идеи проекта. Пожалуйста, попробуйте ещё раз.",
    );
    await expect(alert).toContainText("Модель недоступна.");
    await expect(description).toHaveValue(task);

    await page.route(PATH, async (route) => {
      await held;
      await route.fulfill(answer("# Запись к врачу\n\nТекст."));
    });
    await alert.getByRole("button", { name: "Повторить" }).click();
    await expect(result).toHaveAttribute("aria-busy", "true");
    await expect(result).toBeFocused();
    release();
    await expect(result.getByRole("heading", { level: 3, name: "Запись к врачу" })).toBeVisible();
    await expect(result).toHaveAttribute("aria-busy", "false");
    await expect(result.locator("> [role=status]")).toHaveText("Идея проекта готова");
    await expect(alert).toBeHidden();
  });
});

const CODE = "**/_next/static/chunks/*.js";

test("a press that comes before the code that asks is not lost", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { description, generate, idea: result } = await openGenerator(page);
  await page.waitForLoadState("networkidle");
  await page.route(PATH, (route) => route.fulfill(answer("# Запись к врачу\n\nТекст.")));
  await page.route(CODE, async (route) => {
    await held;
    await route.continue();
  });
  await description.fill(task);
  await generate.click();
  await expect(result).toHaveAttribute("aria-busy", "true");
  release();
  await expect(result.getByRole("heading", { level: 3, name: "Запись к врачу" })).toBeVisible();
});

test.describe("while code does not arrive", () => {
  test.use({ expectedConsole: /status of 404|ChunkLoadError|Failed to load chunk/ });

  test("a press is a failure that says so, and the next one brings the document", async ({ page }) => {
    const { description, generate, idea: result } = await openGenerator(page);
    await page.waitForLoadState("networkidle");
    await page.route(PATH, (route) => route.fulfill(answer("# Запись к врачу\n\nТекст.")));
    await page.route(CODE, (route) => route.fulfill({ status: 404, body: "" }));
    await description.fill(task);
    await generate.click();
    await expect(result.getByRole("alert")).toBeVisible();
    await page.unroute(CODE);
    await result.getByRole("alert").getByRole("button", { name: "Повторить" }).click();
    await expect(result.getByRole("heading", { level: 3, name: "Запись к врачу" })).toBeVisible();
  });
});

test("by keyboard alone: describe, generate, reach the document, copy it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route(PATH, (route) => route.fulfill(answer("# Запись к врачу\n\nТекст.")));
  const { description, generate, idea: result } = await openGenerator(page);
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      if (
        await page.evaluate(
          (source) => new RegExp(source).test(document.activeElement?.textContent ?? ""),
          name.source,
        )
      )
        return;
    }
    throw new Error(`Tab does not reach ${name.source}`);
  };
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    if (await description.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.type(task);
  await tabTo(/^Сгенерировать$/);
  await expect(generate).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(result.getByText("Текст.")).toBeVisible();
  await tabTo(/^Копировать$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Скопировано" })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("# Запись к врачу\n\nТекст.");
});

test("the document comes as a Word file and as Markdown, under a name in its own letters", async ({
  page,
}) => {
  await page.route(PATH, (route) => route.fulfill(answer("# Запись к врачу\n\n## Цели\n\nТекст.")));
  const { description, generate, idea: result } = await openGenerator(page);
  await description.fill(task);
  await generate.click();
  const button = result.getByRole("button", { name: "Скачать" });
  const save = async (keys: readonly string[]) => {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Markdown (.md)" })).toBeFocused();
    const download = page.waitForEvent("download");
    for (const key of keys) await page.keyboard.press(key);
    const file = await download;
    await expect(result.getByText(`Файл «${file.suggestedFilename()}» готов`)).toBeAttached();
    await expect(button).toBeFocused();
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };

  const word = await save(["ArrowDown", "Enter"]);
  expect(word.name).toBe("Идея-проекта-Запись-к-врачу.docx");
  expect(word.bytes.toString("latin1", 0, 2)).toBe("PK");
  const markdown = await save(["Enter"]);
  expect(markdown.name).toBe("Идея-проекта-Запись-к-врачу.md");
  expect(markdown.bytes.toString()).toMatch(/^# Запись к врачу\n[^]*\n## Цели\n\nТекст\.\n/);
});

test("two documents are written at once, each ends in its own panel, and nothing is lost between the tabs", async ({
  page,
}) => {
  const { description } = await openGenerator(page);
  const releases: (() => void)[] = [];
  for (const [path, json] of [
    [PATH, { projectIdea: "# Идея сети", engine: "draft" }],
    ["**/api/corporate/requirements", { requirements: "# Требования сети", engine: "draft" }],
  ] as const) {
    const held = new Promise<void>((resolve) => releases.push(resolve));
    await page.route(path, async (route) => {
      await held;
      await route.fulfill({ json });
    });
  }
  const tab = (name: string) => page.getByRole("tab", { name });
  const generate = () => page.getByRole("button", { name: "Сгенерировать", exact: true }).click();
  await description.fill(task);
  await generate();
  await tab("Требования").click();
  await generate();
  for (const name of ["Идея", "Требования"]) await expect(tab(name)).toHaveAccessibleName(/готовится/);
  for (const release of releases.reverse()) release();

  await expect(page.getByRole("tabpanel").getByRole("heading", { name: "Требования сети" })).toBeVisible();
  await tab("Идея").click();
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: "Идея сети" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Требования сети" })).toBeHidden();
  for (const name of ["Идея", "Требования"]) await expect(tab(name)).toHaveAccessibleName(/готово/);
  await expect(description).toHaveValue(task);
});

test("arrow keys go round the tabs, Home and End to their ends", async ({ page }) => {
  await openGenerator(page);
  const tabs = page.getByRole("tablist").getByRole("tab");
  await expect(tabs).toHaveCount(5);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await tabs.first().focus();
  for (const [key, index] of [
    ["ArrowLeft", 4],
    ["ArrowRight", 0],
    ["ArrowRight", 1],
    ["End", 4],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
  }
});

test("a document's links keep to allowed schemes, its headings below the page's, its wide parts within reach", async ({
  page,
}) => {
  const links = {
    script: "javascript:alert(1)",
    data: "data:text/html,x",
    file: "ftp://example.com/x",
    outside: "https://example.com/x",
    mail: "mailto:a@example.com",
    chat: "xmpp:a@example.com",
    page: "/contacts",
  };
  const list = Object.entries(links).map(([name, url]) => `- [link ${name}](${url})`);
  await page.route(PATH, (route) =>
    route.fulfill(
      answer(
        `# Документ\n\n## Раздел\n\n${list.join("\n")}\n\n<b onclick="x()">html</b>\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`,
      ),
    ),
  );
  const { description, generate, idea: result } = await openGenerator(page);
  await description.fill(task);
  await generate.click();
  await expect(result.getByRole("heading", { level: 3, name: "Документ" })).toBeVisible();
  await expect(result.getByRole("heading", { level: 4, name: "Раздел" })).toBeVisible();
  const found = await result
    .locator("a")
    .evaluateAll((all) =>
      Object.fromEntries(all.map((link) => [link.textContent, link.getAttribute("href")])),
    );
  expect(found).toEqual({
    "link script": null,
    "link data": null,
    "link file": null,
    "link outside": links.outside,
    "link mail": links.mail,
    "link chat": links.chat,
    "link page": links.page,
  });
  expect(await result.locator("[onclick]").count()).toBe(0);
  await expect(result.getByRole("group", { name: "Таблица" })).toHaveAttribute("tabindex", "0");
});

for (const [language, prefix] of [
  ["Russian", ""],
  ["English", "/en"],
] as const)
  test(`in the usual low windows the button stays whole beside the document, on all five tabs (${language})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/corporate-project-generator`);
    await hydrated(page);
    await page.locator("[data-slot=chip]").first().click();
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        const where = `${await tab.innerText()}, ${width} × ${height}`;
        const { hidden, gap, notesCut, area } = await page.evaluate(() => {
          const box = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          // As it stands beside a long document: under the header.
          scrollTo({ top: scrollY + box("[data-slot=bench-side]").top - 92, behavior: "instant" });
          const side = box("[data-slot=bench-side]");
          const hidden = [...document.querySelectorAll("[data-slot=bench-go] button")].flatMap((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const seen = [
              [left + 12, top + 2],
              [right - 12, top + 2],
              [left + 12, bottom - 2],
              [right - 12, bottom - 2],
            ].every(([x = 0, y = 0]) => button.contains(document.elementFromPoint(x, y)));
            return seen ? [] : [button.textContent];
          });
          return {
            hidden,
            gap: box("[data-slot=bench-order]").top - box("[data-slot=bench-chips]").bottom,
            notesCut: box("[data-slot=bench-notes]").bottom - Math.min(side.bottom, innerHeight),
            area: box("[data-slot=bench-text] textarea").height,
          };
        });
        expect.soft(hidden, where).toEqual([]);
        expect.soft(gap, `between the samples and the line, ${where}`).toBeGreaterThan(8);
        expect.soft(notesCut, `what is cut of the notes, ${where}`).toBeLessThan(0);
        expect.soft(area, `height of the text, ${where}`).toBeGreaterThan(72);
      }
    }
  });

test("documents break no word without a hyphen, on a phone either", async ({ page }) => {
  await page.goto("/corporate-project-generator");
  await hydrated(page);
  await page.locator("[data-slot=chip]").first().click();
  await page.getByRole("button", { name: "Все пять документов" }).click();
  await expect(page.locator("[data-slot=dossier] > p")).toHaveText("5 из 5 готово");
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenWords(page), `${await tab.innerText()}, ${width} px`).toEqual([]);
    }
  }
});
