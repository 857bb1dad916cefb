import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const task =
  "Сеть из 12 поликлиник, 45 000 приёмов в месяц, 64 регистратора. Запись по телефону, 14 % пациентов не приходят. Нужны онлайн-запись, личный кабинет и обмен с 1С за четыре месяца.";

async function open(page: Page, path = "/corporate-project-generator") {
  await page.goto(path);
  await hydrated(page);
  const description = page.getByLabel("Описание задачи");
  return {
    description,
    all: page.getByRole("button", { name: "Все пять документов" }),
    generate: page.getByRole("button", { name: "Сгенерировать", exact: true }),
    tab: (name: string) => page.getByRole("tab", { name }),
  };
}

/** Bodies of what the tools were asked, by tool. */
function asked(page: Page) {
  const bodies = new Map<string, Record<string, unknown>>();
  page.on("request", (request) => {
    const tool = /\/api\/corporate\/([\w-]+)$/.exec(request.url())?.[1];
    if (tool !== undefined && tool !== "facts")
      bodies.set(tool, request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

const ready = (page: Page, count: number) =>
  expect(page.locator("[data-slot=dossier] > p")).toHaveText(`${String(count)} из 5 готово`);

test("all five documents in a row: each knows the earlier ones, all survive a reload, the visitor deletes them", async ({
  page,
}) => {
  const bodies = asked(page);
  const { description, generate, all, tab } = await open(page);
  await expect(all).toBeDisabled();
  await description.fill(task);
  await all.click();
  await ready(page, 5);
  expect([...bodies.keys()]).toEqual(["idea", "architecture", "business-case", "requirements", "interface"]);
  expect(bodies.get("idea")).not.toHaveProperty("context");
  expect(Object.keys(bodies.get("interface")?.["context"] ?? {})).toEqual([
    "idea",
    "architecture",
    "businessCase",
    "requirements",
  ]);
  for (const body of bodies.values()) {
    expect(body).toMatchObject({ description: task, locale: "ru" });
    for (const field of ["additionalInfo", "scope", "style", "template"])
      expect(body).not.toHaveProperty(field);
  }

  await tab("Требования").click();
  await expect(page).toHaveURL(/\?tool=requirements$/);
  const title = page.getByRole("tabpanel").getByRole("heading", { level: 3 }).first();
  const text = (await title.textContent()) ?? "";
  await page.reload();
  await hydrated(page);
  await expect(tab("Требования")).toHaveAttribute("aria-selected", "true");
  await expect(title).toHaveText(text);
  await ready(page, 5);
  await expect(description).toHaveValue(task);

  await page.getByRole("button", { name: "Изменить" }).click();
  await description.fill(`${task} Ещё нужен отчёт для главного врача.`);
  await generate.click();
  await page.getByText("Последние результаты: 6").click();
  await page.getByRole("button", { name: /^Удалить результат «/ }).click();
  await expect(page.getByText("Последние результаты: 5")).toBeVisible();
  await ready(page, 4);
  await expect(page.getByRole("button", { name: /^Удалить результаты «/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Удалить все результаты" }).click();
  await ready(page, 0);
  await page.reload();
  await hydrated(page);
  await ready(page, 0);
});

test("optional fields go along when they hold something, the chosen structure too, and are remembered", async ({
  page,
}) => {
  const bodies = asked(page);
  const { description, generate, tab } = await open(page);
  await description.fill(task);
  await tab("Требования").click();
  await page.getByLabel("Границы проекта").fill("  Первая очередь: запись  ");
  await page.getByRole("radio", { name: "ГОСТ 34.602-2020" }).check();
  await generate.click();
  await ready(page, 1);
  expect(bodies.get("requirements")).toMatchObject({ scope: "Первая очередь: запись", template: "gost-34" });

  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Изменить" }).click();
  await expect(page.getByLabel("Границы проекта")).toHaveValue("  Первая очередь: запись  ");
  await expect(page.getByRole("radio", { name: "ГОСТ 34.602-2020" })).toBeChecked();
  await page.getByLabel("Границы проекта").fill("   ");
  await page.getByRole("button", { name: "Короче" }).click();
  await expect.poll(() => bodies.get("requirements")).toMatchObject({ refine: "shorter" });
  expect(bodies.get("requirements")).not.toHaveProperty("scope");
});

test("what takes the dossier along is a button in its line, on a phone too", async ({ page }) => {
  const { description, all } = await open(page);
  await description.fill(task);
  await all.click();
  await ready(page, 5);
  const line = page.locator("[data-slot=dossier]");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // The letters may come after the documents and change where a line ends.
    await expect(async () => {
      const { height, middles, border } = await line.evaluate((element) => {
        const button = element.querySelector("button");
        if (!button) throw new Error("no button");
        const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
        const parts = [
          element.querySelector("h2"),
          element.querySelector("p"),
          button,
          button.querySelector("svg"),
        ];
        return {
          height: button.getBoundingClientRect().height,
          middles: parts.flatMap((part) => (part ? middle(part.getBoundingClientRect()) : [])),
          border: getComputedStyle(button).borderTopWidth,
        };
      });
      expect(border).toBe("1px");
      expect(height).toBeLessThanOrEqual(44);
      expect(middles).toHaveLength(4);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
    }, `one line at ${width} px`).toPass({ timeout: 10_000 });
  }
});

test("stopping the dossier keeps what has been made", async ({ page }) => {
  const { description, all } = await open(page);
  let held = 0;
  await page.route("**/api/corporate/business-case", () => void (held += 1));
  await description.fill(task);
  await all.click();
  await expect(page.locator("[data-slot=dossier] > p")).toHaveText("Готовится: Обоснование");
  await expect.poll(() => held).toBe(1);
  await page.locator("[data-slot=dossier]").getByRole("button", { name: "Остановить" }).click();
  await ready(page, 2);
  await page.getByRole("button", { name: "Изменить" }).click();
  await expect(all).toBeEnabled();
});

test("the chosen documents go to the form, which shows them and lets go of them", async ({ page }) => {
  const { description, all, tab } = await open(page);
  await description.fill(task);
  await all.click();
  await ready(page, 5);
  for (const name of ["Идея", "Интерфейс", "Обоснование"]) {
    await tab(name).click();
    await page.getByRole("tabpanel").getByRole("checkbox", { name: "В обращении" }).uncheck();
  }
  await expect(page.getByText("Готово 2 документа для обращения")).toBeVisible();
  await page.getByRole("button", { name: "Приложить к обращению" }).click();
  await expect(page).toHaveURL(/\/contacts$/);
  const attached = page.locator("[data-slot=inquiry-brief]");
  await expect(attached).toContainText("Архитектура решения, Требования к системе");
  const brief = await page.evaluate(() => sessionStorage.getItem("brief") ?? "");
  expect(brief.length).toBeGreaterThan(3000);
  const message = page.getByRole("textbox", { name: "Сообщение" });
  await expect(message).not.toHaveValue("");
  await attached.getByRole("button", { name: /^Убрать вложение/ }).click();
  await expect(message).toHaveValue("");
  await expect(attached).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("brief"))).toBeNull();
});

test("an address names the open document; an unknown one opens the first", async ({ page }) => {
  const { tab } = await open(page, "/corporate-project-generator?tool=interface");
  await expect(tab("Интерфейс")).toHaveAttribute("aria-selected", "true");
  await page.goto("/corporate-project-generator?tool=nonsense");
  await hydrated(page);
  await expect(tab("Идея")).toHaveAttribute("aria-selected", "true");
});
