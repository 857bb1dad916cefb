import type { Locator, Page, Route } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const tools = [
  { tool: "suggest", tab: /^Предложения/, button: "Получить предложения", field: "prompt" },
  { tool: "styles", tab: /^Стили/, button: "Создать стили", field: "description" },
  { tool: "image", tab: /^Изображение/, button: "Создать изображение", field: "prompt" },
  { tool: "analyze", tab: /^Анализ/, button: "Проанализировать", field: "description" },
] as const;
type Tool = (typeof tools)[number]["tool"];

const request = "Кабинет владельца питомца: зелёный акцент #0E6B57 на белом, кнопка записи внизу экрана.";

/** The parts of the open tab. */
async function open(page: Page, tool: Tool, address = "/design-generator") {
  await page.goto(`${address}?tool=${tool}`);
  await hydrated(page);
  const panel = page.getByRole("tabpanel");
  const { button } = tools.find((row) => row.tool === tool) ?? tools[0];
  return {
    field: panel.getByRole("textbox"),
    button: panel.getByRole("button", { name: button }),
    result: panel.getByRole("region"),
  };
}

const answerWith = (page: Page, tool: Tool, answer: object) =>
  page.route(`**/api/design/${tool}`, (route) => route.fulfill({ json: { ...answer, engine: "model" } }));

const refuse = (route: Route) =>
  route.fulfill({ status: 503, json: { code: "ai_unavailable", message: "Модель недоступна." } });

test("every tool shows a finished example before it is asked, and blank requests keep its button closed, with the reason", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (sent) => {
    if (sent.method() === "POST") asked++;
  });
  for (const { tool } of tools) {
    const { field, button, result } = await open(page, tool);
    await expect(result.getByRole("group", { name: /^Пример: / })).toBeVisible();
    for (const text of ["", " \n\t "]) {
      await field.fill(text);
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription("Сначала напишите запрос или возьмите пример.");
      await field.press("Control+Enter");
    }
  }
  expect(asked).toBe(0);
});

for (const { tool, button: name, field: key } of tools)
  test(`${name}: the embedded engine answers, and the result is there after a reload`, async ({ page }) => {
    const { field, button, result } = await open(page, tool);
    await field.fill(`  ${request} `);
    const sent = page.waitForRequest(`**/api/design/${tool}`);
    await field.press("Control+Enter");
    expect((await sent).postDataJSON()).toEqual({ [key]: request, locale: "ru" });
    await expect(result.getByText("Экспертная система", { exact: true })).toBeVisible();
    await expect(result.getByRole("button", { name: "Заново" })).toBeEnabled();
    await expect(button).toBeEnabled();
    if (tool === "image") await expect(result.getByRole("img", { name: request })).toBeVisible();

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName(
      tools.find((row) => row.tool === tool)?.tab ?? "",
    );
    await expect(field).toHaveValue(`  ${request} `);
    await expect(result.getByText("Экспертная система", { exact: true })).toBeVisible();
  });

test("a request that says too little is asked about, without a failure and without a toolbar", async ({
  page,
}) => {
  const { field, result } = await open(page, "analyze");
  await field.fill("Плохой сайт");
  await field.press("Control+Enter");
  await expect(result.getByRole("heading", { name: "Расскажите подробнее" })).toBeVisible();
  await expect(result.getByRole("alert")).toHaveCount(0);
  await expect(result.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("tab", { selected: true }).locator("[data-slot=state-dot]")).toHaveAttribute(
    "data-status",
    "asks",
  );
});

test("suggestions are plain text with their line breaks", async ({ page }) => {
  await answerWith(page, "suggest", { suggestion: "1. **Поиск**\nвыше списка\n\n2. <b>Кнопка</b>" });
  const { field, button, result } = await open(page, "suggest");
  await field.fill(request);
  await button.click();
  const text = result.locator("[data-slot=design-text]");
  await expect(text).toContainText("01 **Поиск**");
  await expect(text).toContainText("<b>Кнопка</b>");
  await expect(text).toHaveCSS("white-space-collapse", "preserve-breaks");
  const saved = page.waitForEvent("download");
  await result.getByRole("button", { name: "Скачать .txt" }).click();
  expect((await saved).suggestedFilename()).toBe("Предложения-по-дизайну.txt");
});

test("styles are shown on a sample and as a palette with computed contrast, and their text is never a style", async ({
  page,
}) => {
  const styleCode = `@theme {
  --color-background: #F6F7F2;
  --color-text: #17211E;
  --color-accent: #0E6B57;
  --color-on-accent: oklch(1 0 0);
  --color-muted: #B9C4BF;
  --radius-card: 20px;
  --color-evil: url(https://example.com/leak);
}
body { display: none }`;
  await answerWith(page, "styles", { styleCode });
  const { field, button, result } = await open(page, "styles");
  await field.fill(request);
  await button.click();
  await expect(result.getByRole("img", { name: /^Карточка, кнопки/ })).toBeVisible();
  const sample = result.locator("[data-slot=theme-card]");
  await expect(sample.getByText("Открыть", { exact: true })).toHaveCSS(
    "background-color",
    "rgb(14, 107, 87)",
  );
  await expect(sample).toHaveCSS("border-top-left-radius", "20px");
  const rows = result.getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: "#0E6B57" })).toContainText(/6,4\s:\s1.*Любой текст/);
  await expect(rows.filter({ hasText: "#B9C4BF" })).toContainText("Не для текста");
  await expect(result.getByRole("group", { name: "Код стилей" })).toContainText("body { display: none }");
  await expect(page.locator("body")).toBeVisible();
  const saved = page.waitForEvent("download");
  await result.getByRole("button", { name: "Скачать .css" }).click();
  expect((await saved).suggestedFilename()).toBe("Стили-и-палитра.css");
});

test("a picture is named by the request and at most 400 px high; an address elsewhere is not loaded", async ({
  page,
}) => {
  await page.goto("/design-generator");
  const tall = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 900 });
    canvas.getContext("2d")?.fillRect(0, 0, 300, 900);
    return canvas.toDataURL("image/png");
  });
  await answerWith(page, "image", { imageUrl: tall });
  const { field, button, result } = await open(page, "image");
  await field.fill(request);
  await button.click();
  const picture = result.getByRole("img", { name: request });
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())?.height).toBeCloseTo(400, 0);
  const saved = page.waitForEvent("download");
  await result.getByRole("button", { name: "Скачать .png" }).click();
  expect((await saved).suggestedFilename()).toBe("Изображение.png");

  let leaked = false;
  await page.route("https://example.com/**", (route) => {
    leaked = true;
    return route.abort();
  });
  await answerWith(page, "image", { imageUrl: "https://example.com/a.png" });
  await button.click();
  await expect(result.getByText("Ответ не похож на изображение. Попробуйте ещё раз.")).toBeVisible();
  expect(leaked).toBe(false);
});

test("a wide picture keeps its letters on a phone, the page its width, and it opens alone in full size", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { field, button, result } = await open(page, "image");
  await field.fill(request);
  await button.click();
  const picture = result.getByRole("img", { name: request });
  await expect(picture).toBeVisible();
  const [panel, box] = [await result.boundingBox(), await picture.boundingBox()];
  expect(box?.width).toBeGreaterThan(1.5 * (panel?.width ?? Infinity));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const opened = context.waitForEvent("page");
  await result.getByRole("button", { name: "Открыть в полный размер" }).click();
  expect((await opened).url()).toMatch(/^blob:/);
});

test("a picture under way says how long it may take and can be stopped", async ({ page }) => {
  await page.route("**/api/design/image", () => Promise.resolve());
  const { field, button, result } = await open(page, "image");
  await field.fill(request);
  await button.click();
  await expect(result.getByText("Это может занять до 30 секунд")).toBeVisible();
  await expect(result).toHaveAttribute("aria-busy", "true");
  await result.getByRole("button", { name: "Остановить" }).click();
  await expect(result).toHaveAttribute("aria-busy", "false");
  await expect(result).toBeFocused();
});

async function expectRed(words: Locator) {
  const [own, red] = await words.evaluate((element) => {
    const probe = Object.assign(document.createElement("i"), { className: "probe" });
    probe.style.color = "var(--destructive)";
    element.append(probe);
    return [getComputedStyle(element).color, getComputedStyle(probe).color];
  });
  expect(own).toBe(red);
}

test.describe("with failures on the console", () => {
  test.use({ expectedConsole: /status of 50[03]|Failed to load|Generation failed/ });

  test("an analysis that failed is red too, and the console has the status and the body", async ({
    page,
  }) => {
    const { field, button, result } = await open(page, "analyze");
    await field.fill(request);
    for (const [answer, logged] of [
      [refuse, /503: \{.*ai_unavailable/],
      [(route: Route) => route.fulfill({ status: 500, body: "" }), /500: Internal Server Error/],
      [(route: Route) => route.abort(), /0: network/],
    ] as const) {
      await page.unrouteAll();
      await page.route("**/api/design/analyze", answer);
      const heard = page.waitForEvent("console", (message) => logged.test(message.text()));
      await button.click();
      await heard;
      await expectRed(
        result
          .getByRole("alert")
          .getByRole("heading", { name: "Произошла ошибка при генерации анализа дизайна" }),
      );
    }
    await expectRed(result.getByText("Нет связи с сервером."));
  });

  test("an analysis whose lists came as texts is shown, and half of one is a failure", async ({ page }) => {
    const { field, button, result } = await open(page, "analyze");
    await field.fill(request);
    const analysis = { overview: "Обзор.", strengths: "Поиск виден.", improvements: "- Шрифт\n- Подписи" };
    await answerWith(page, "analyze", { analysis: { ...analysis, accessibility: "Контраст 2,8." } });
    await button.click();
    await expect(result.getByRole("listitem")).toHaveText(["Поиск виден.", "Шрифт", "Подписи"]);
    await page.unrouteAll();
    await answerWith(page, "analyze", { analysis });
    await button.click();
    await expect(result.getByRole("alert")).toContainText("Произошла ошибка при генерации анализа дизайна");
  });

  test("a picture that failed is logged, and a note tells the visitor", async ({ page }) => {
    const logged = page.waitForEvent("console", (message) => /Generation failed: image/.test(message.text()));
    await page.route("**/api/design/image", refuse);
    const { field, button, result } = await open(page, "image");
    await field.fill(request);
    await button.click();
    await expect(result.getByRole("alert")).toContainText(
      "Произошла ошибка при генерации изображения. Пожалуйста, попробуйте ещё раз.",
    );
    await expect(field).toHaveValue(request);
    await logged;
  });
});

test("an analysis has its four parts, and one that is an error is red", async ({ page }) => {
  const analysis = {
    overview: "Обзор экрана.",
    strengths: ["Поиск виден"],
    improvements: ["Увеличить шрифт", "Добавить подписи"],
    accessibility: "Контраст 2,8.",
  };
  await answerWith(page, "analyze", { analysis });
  const { field, button, result } = await open(page, "analyze");
  await field.fill(request);
  await button.click();
  await expect(result.getByRole("heading", { level: 3 })).toHaveText([
    "Обзор",
    "Сильные стороны",
    "Предложения по улучшению",
    "Доступность",
  ]);
  await expect(result.getByRole("listitem")).toHaveText([
    "Поиск виден",
    "Увеличить шрифт",
    "Добавить подписи",
  ]);
  const saved = page.waitForEvent("download");
  await result.getByRole("button", { name: "Скачать .md" }).click();
  expect((await saved).suggestedFilename()).toBe("Анализ-дизайна.md");

  await answerWith(page, "analyze", { analysis: { error: "В запросе нет описания дизайна." } });
  await button.click();
  const error = result.getByText("В запросе нет описания дизайна.");
  await expect(error).toBeVisible();
  await expectRed(error);
});

test("the open tab is in the address, every tab keeps a request of its own, arrows move between them", async ({
  page,
}) => {
  await page.goto("/design-generator");
  await hydrated(page);
  const tab = (name: RegExp) => page.getByRole("tab", { name });
  await expect(tab(/^Предложения/)).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tabpanel").getByRole("textbox").fill("Первый запрос");
  await tab(/^Предложения/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(/^Стили/)).toBeFocused();
  await expect(page).toHaveURL(/\/design-generator\?tool=styles$/);
  const field = page.getByRole("tabpanel").getByRole("textbox");
  await expect(field).toHaveValue("");
  await page
    .getByRole("group", { name: "Возьмите пример" })
    .getByRole("button", { name: "Госуслуга" })
    .click();
  await expect(field).toHaveValue(/^Форма заявления/);
  await tab(/^Предложения/).click();
  await expect(page.getByRole("tabpanel").getByRole("textbox")).toHaveValue("Первый запрос");
});

for (const [address, lang] of [
  ["/design-generator", "ru"],
  ["/en/design-generator", "en"],
] as const)
  test(`${address} is Russian inside a page in ${lang}, and search engines are told of one address`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("main")).toHaveAttribute("lang", "ru");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Генератор дизайна");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /[^n]\/design-generator$/);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    await expect(page.locator('main [lang="en"]').getByText("is in Russian")).toHaveCount(
      lang === "en" ? 1 : 0,
    );
    const link = page
      .getByRole("contentinfo")
      .getByRole("link", { name: lang === "ru" ? "Генератор дизайна" : "Design generator" });
    await expect(link).toHaveAttribute("href", address);

    await answerWith(page, "suggest", { suggestion: "Совет." });
    const { field, button, result } = await open(page, "suggest", address);
    await field.fill(request);
    const sent = page.waitForRequest("**/api/design/suggest");
    await button.click();
    expect((await sent).postDataJSON()).toEqual({ prompt: request, locale: "ru" });
    await expect(result.getByText("Совет.")).toBeVisible();
  });
