import type { Page } from "@playwright/test";
import { expectAccessible, inTurns } from "./axe.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const task =
  "Мастерская по ремонту органов, 14 мастеров. Теряем 9 заказов в месяц: заявки пишут на листках. Нужны: журнал заявок и расписание выездов. Мобильное приложение не нужно.";

const question = {
  id: "ask-minutes",
  text: "Сколько минут занимает запись одной заявки?",
  fills: { part: "figures", unit: "мин", counts: "заявка", kind: "duration", says: "costs", time: "minute" },
};

async function open(page: Page, address = "/corporate-project-generator") {
  await page.goto(address);
  await hydrated(page);
  const sheet = page.locator("[data-slot=facts]");
  return {
    sheet,
    description: page.locator("textarea[name=description]:visible"),
    generate: page.getByRole("button", { name: "Сгенерировать", exact: true }),
    result: page.getByRole("region", { name: "Идея проекта" }),
    unfold: () => sheet.getByRole("button", { name: "Показать", exact: true }).click(),
    chip: (text: string | RegExp) =>
      sheet.locator("[data-slot=fact]").filter({ hasText: text }).locator("[data-fact]"),
  };
}

/** The real reading, with one question more than it asks. */
const withQuestion = (page: Page) =>
  page.route("**/api/corporate/facts", async (route) => {
    const answered = await route.fetch();
    const { facts, engine } = (await answered.json()) as { facts: object; engine: string };
    await route.fulfill({ json: { facts: { ...facts, open: [question] }, engine } });
  });

test("what was typed is read, shown in groups and marked in the description", async ({ page }) => {
  const { sheet, description, chip } = await open(page);
  await expect(sheet).toHaveCount(0);
  await description.fill(task);
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText("Мы поняли так");
  await expect(sheet.getByRole("list", { name: "Числа" })).toContainText("14 мастеров");
  await expect(sheet.getByRole("list", { name: "Что нужно" })).toContainText("Журнал заявок");
  await expect(sheet.getByRole("status").first()).toContainText(/прочитано \d+ факт/);

  const mark = page.locator("[data-slot=words-mark] i");
  await expect(mark).toHaveCount(0);
  await chip("14 мастеров").hover();
  await expect(mark).not.toHaveCount(0);
  await chip("14 мастеров").focus();
  const [box, field] = [await mark.first().boundingBox(), await description.boundingBox()];
  expect(box && field && box.y >= field.y && box.y + box.height <= field.y + field.height).toBe(true);
  await page.mouse.move(0, 0);
  await description.focus();
  await expect(mark).toHaveCount(0);
});

test("typing on aborts the reading before, and only the last one is shown", async ({ page }) => {
  let asked = 0;
  await page.route("**/api/corporate/facts", async (route) => {
    asked += 1;
    await route.continue();
  });
  const { description, chip } = await open(page);
  await description.pressSequentially("Хор на 40 певцов, нужно расписание репетиций", { delay: 15 });
  await expect(chip("40 певцов")).toBeVisible();
  expect(asked).toBe(1);
});

test("corrections, removals and additions go with the request and survive another reading", async ({
  page,
}) => {
  const { sheet, description, generate, result, chip } = await open(page);
  await description.fill(task);
  await chip("14 мастеров").click();
  const editor = sheet.getByRole("textbox", { name: "Запись в группе «Числа»" });
  await expect(editor).toBeFocused();
  await editor.fill("17 мастеров");
  await editor.press("Enter");
  await expect(chip("17 мастеров")).toBeFocused();
  await chip("расписание выездов").press("Delete");
  await expect(chip("расписание выездов")).toHaveCount(0);
  await expect(sheet.getByRole("button", { name: "Вернуть «расписание выездов»" })).toBeVisible();
  await sheet.getByRole("button", { name: "Добавить в группу «Что нужно»" }).click();
  await sheet.getByRole("textbox", { name: "Новая запись" }).fill("отчёт по мастерам");
  await page.keyboard.press("Enter");
  await expect(chip("отчёт по мастерам")).toBeVisible();

  await description.fill(`${task} Срок три месяца.`);
  await expect(sheet).toContainText("месяца");
  await expect(chip("17 мастеров")).toBeVisible();
  await expect(chip("14 мастеров")).toHaveCount(0);
  await expect(chip("отчёт по мастерам")).toBeVisible();
  await expect(chip("расписание выездов")).toHaveCount(0);

  const request = page.waitForRequest("**/api/corporate/idea");
  await generate.click();
  const { facts } = (await request).postDataJSON() as { facts: { figures: object[]; wishes: object[] } };
  expect(facts.figures).toContainEqual(expect.objectContaining({ text: "17 мастеров", by: "visitor" }));
  expect(facts.wishes).toContainEqual(expect.objectContaining({ text: "расписание выездов", removed: true }));
  await expect(result.locator("> [role=status]")).toHaveText("Идея проекта готова");
  const paper = result.locator("[data-slot=paper]");
  await expect(paper).toContainText("17");
  await expect(paper).toContainText(/отч[её]т\sпо\sмастерам/i);
  await expect(paper).not.toContainText("14 мастеров");
  await expect(result.getByText("Написано по прежнему описанию.")).toHaveCount(0);
});

test("a removed entry comes back with one press, a moved one stands in its new group", async ({ page }) => {
  const { sheet, description, chip } = await open(page);
  await description.fill(task);
  await chip("журнал заявок").press("Delete");
  await sheet.getByRole("button", { name: "Вернуть", exact: true }).click();
  await expect(chip("журнал заявок")).toBeVisible();

  await chip("журнал заявок").click();
  await sheet.getByRole("button", { name: "В другую группу" }).click();
  await page.keyboard.press("Escape");
  await expect(sheet.getByRole("button", { name: "В другую группу" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Системы" }).click();
  await expect(sheet.getByRole("list", { name: "Системы" })).toContainText("журнал заявок");
  await expect(chip("журнал заявок")).toBeFocused();
});

test("a question is answered in its place and goes; the documents know the answer", async ({ page }) => {
  await withQuestion(page);
  const { sheet, description, generate, result, chip, unfold } = await open(page);
  await description.fill(task);
  const field = sheet.getByRole("textbox", { name: question.text });
  await field.fill("много");
  await field.press("Enter");
  await expect(sheet.getByRole("alert")).toHaveText("Здесь нужно число, например 12.");
  await expect(field).toBeFocused();
  await field.fill("25");
  await field.press("Enter");
  await expect(field).toHaveCount(0);
  await expect(sheet.getByRole("list", { name: "Числа" })).toContainText("25 мин");
  const request = page.waitForRequest("**/api/corporate/idea");
  await generate.click();
  const { facts } = (await request).postDataJSON() as { facts: { figures: object[] } };
  expect(facts.figures).toContainEqual(
    expect.objectContaining({ text: "25", value: 25, unit: "мин", counts: "заявка", by: "visitor" }),
  );
  await expect(result.locator("> [role=status]")).toHaveText("Идея проекта готова");
  await expect(result.locator("[data-slot=paper]")).toContainText(/25\sмин/);

  const note = result.getByText("Написано по прежнему описанию.");
  await expect(note).toHaveCount(0);
  await unfold();
  await chip("25").press("Delete");
  await expect(note).toBeVisible();
  await expect(field, "what is no longer answered is asked again").toBeVisible();
  await result.getByRole("button", { name: "Написать заново" }).click();
  await expect(note).toHaveCount(0);
  await expect(result.locator("> [role=status]")).toHaveText("Идея проекта готова");
  await expect(result.locator("[data-slot=paper]")).not.toContainText(/25\sмин/);
});

test("the sheet moves neither the button nor the tabs: it is one line on a phone and beside a document", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { sheet, description, generate, result, chip, unfold } = await open(page);
  const top = async () => Math.round((await generate.boundingBox())?.y ?? 0);
  await description.fill(task);
  const before = await top();
  await expect(sheet).toContainText(/Поняли:.*2\sфункции, \d+\sчис/);
  await expect(chip("14 мастеров")).toBeHidden();
  expect(await top()).toBe(before);
  const text = await description.boundingBox();
  expect(before - (text ? text.y + text.height : 0), "from the text to the button").toBeLessThan(220);
  await unfold();
  await expect(chip("журнал заявок"), "what is wanted comes open").toBeVisible();
  await expect(chip("14 мастеров")).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await hydrated(page);
  await expect(chip("14 мастеров")).toBeVisible();
  await page.getByRole("button", { name: "Все пять документов" }).click();
  await expect(chip("14 мастеров")).toBeHidden();
  await expect(result.getByRole("heading").nth(1)).toBeVisible();
  await expect(page.getByRole("tablist")).toBeInViewport({ ratio: 1 });
});

test("a reload keeps the sheet and the note of a document written before it changed", async ({ page }) => {
  const { description, generate, result, chip, unfold } = await open(page);
  await description.fill(task);
  await expect(chip("14 мастеров")).toBeVisible();
  await generate.click();
  await expect(result.locator("> [role=status]")).toHaveText("Идея проекта готова");
  await unfold();
  await chip("журнал заявок").press("Delete");
  await expect(result.getByText("Написано по прежнему описанию.")).toBeVisible();
  await page.reload();
  await hydrated(page);
  await unfold();
  await expect(chip("14 мастеров")).toBeVisible();
  await expect(chip("журнал заявок")).toHaveCount(0);
  await expect(result.getByText("Написано по прежнему описанию.")).toBeVisible();
  await page.getByRole("button", { name: "Изменить" }).click();
  await description.fill("");
  await expect(result.getByText("Написано по прежнему описанию.")).toHaveCount(0);
});

test("by keyboard alone: to an entry, correct it, give up, take it away, bring it back", async ({ page }) => {
  const { sheet, description, chip } = await open(page);
  await description.fill(task);
  await expect(chip("14 мастеров")).toBeVisible();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    if (await chip("14 мастеров").evaluate((element) => element === document.activeElement)) break;
  }
  await expect(chip("14 мастеров")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("15 мастеров");
  await page.keyboard.press("Escape");
  await expect(chip("14 мастеров")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("15 мастеров");
  await page.keyboard.press("Enter");
  await expect(chip("15 мастеров")).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByRole("button", { name: "Как в описании: «14 мастеров»" }).press("Enter");
  await expect(chip("14 мастеров")).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(chip("14 мастеров")).toHaveCount(0);
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await sheet.getByRole("button", { name: "Вернуть «14 мастеров»" }).press("Enter");
  await expect(chip("14 мастеров")).toBeFocused();
});

test("where too little is said nothing is ready: no dossier, no attachment, no file", async ({ page }) => {
  const { description, generate, result } = await open(page);
  for (const text of ["Нужна цифровизация, подскажите, с чего начать.", "aaaa bbbb cccc dddd"]) {
    await description.fill(text);
    await generate.click();
    await expect(result.locator("> [role=status]")).toHaveText("нужны уточнения");
    await expect(page.locator("[data-slot=dossier] > p")).toHaveText("0 из 5 готово");
    await expect(page.getByRole("button", { name: "Приложить к обращению" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Скачать" })).toHaveCount(0);
    await expect(result.getByText("Написано по прежнему описанию.")).toHaveCount(0);
    await page.getByRole("button", { name: "Изменить" }).click();
  }
  let asked = 0;
  page.on("request", (request) => {
    if (/corporate\/(?!facts)/.test(request.url()) && request.method() === "POST") asked += 1;
  });
  await page.getByRole("button", { name: "Все пять документов" }).click();
  await expect(result.locator("> [role=status]")).toHaveText("нужны уточнения");
  await expect(page.getByRole("button", { name: "Остановить" })).toHaveCount(0);
  expect(asked, "the dossier ends where the first answer asks").toBe(1);
});

test("without a model the page speaks of none, but for the name of the tool", async ({ page }) => {
  for (const [address, calm] of [
    ["/corporate-project-generator", "Собирает экспертная система на нашем сервере: ничего не покидает его."],
    ["/en/corporate-project-generator", "Made by an expert system on our server: nothing leaves it."],
  ] as const) {
    await open(page, address);
    await expect(page.locator("[data-slot=bench-notes]").first()).toContainText(calm);
    await expect(page.locator("main [data-slot=eyebrow]").first()).not.toHaveText(/ИИ|AI/);
    await expect(page.locator("main")).not.toContainText(/языковую модель|language model|отправки в модель/);
  }
});

test("the sheet is accessible and fits in both themes, on a phone too", async ({ page }) => {
  await withQuestion(page);
  const { sheet, description, chip } = await open(page);
  await description.fill(task);
  await chip("журнал заявок").press("Delete");
  await chip("14 мастеров").click();
  await inTurns(page, async (state) => {
    await expectAccessible(page, state);
    const { wide, clipped } = await sheet.evaluate((element) => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      clipped: [...element.querySelectorAll("*")].filter(
        (part) => part.getBoundingClientRect().right > element.getBoundingClientRect().right + 1,
      ).length,
    }));
    expect.soft(wide, `${state}: the page scrolls sideways`).toBeLessThanOrEqual(0);
    expect.soft(clipped, `${state}: parts beyond the edge`).toBe(0);
  });
});
