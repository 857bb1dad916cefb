import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const task =
  "Сеть из 12 поликлиник, 45 000 приёмов в месяц, 64 регистратора. Запись по телефону, 14 % пациентов не приходят. Нужны онлайн-запись, личный кабинет и обмен с 1С за четыре месяца.";

async function requirements(page: Page) {
  await page.goto("/corporate-project-generator?tool=requirements");
  await hydrated(page);
  await page.getByLabel("Описание задачи").fill(task);
  await page.getByRole("button", { name: "Сгенерировать", exact: true }).click();
  const result = page.getByRole("region", { name: "Требования к системе" });
  await expect(result.getByRole("checkbox", { name: "В обращении" })).toBeVisible();
  return result;
}

test("the button that generates is seen without scrolling in the usual low windows, beside a sample", async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const tool of ["idea", "business-case", "requirements"]) {
      await page.goto(`/corporate-project-generator?tool=${tool}`);
      await hydrated(page);
      const box = await page.getByRole("button", { name: "Сгенерировать", exact: true }).boundingBox();
      expect.soft((box?.y ?? height) + (box?.height ?? 0), `${tool}, ${width} px`).toBeLessThan(height);
    }
  }
  const sample = page.locator("[data-slot=sample-dossier]:visible");
  await expect(sample.getByText("Пример", { exact: true })).toBeVisible();
  await expect(sample.getByRole("img", { name: /Схема из примера/ })).toBeVisible();
});

test("a long document says what it holds, lists its sections and opens a folded one on request and on paper", async ({
  page,
}) => {
  const result = await requirements(page);
  await expect(result.locator("[data-slot=document-summary] dl")).toHaveText(
    /^Состав3 функцииЦели\d показател\S+Запуск\d+ недел[ьяи]акт\s—\sна\s\d+-й\sнеделе$/,
  );
  const cards = result.locator("[data-slot=requirement]");
  await expect(cards).toHaveCount(3);
  const lines = result.locator("[data-slot=overview] a");
  await expect(lines).toHaveText([/^Ф-1.+нед\. \d/, /^Ф-2/, /^Ф-3/]);
  await cards.last().locator("summary").click();
  await lines.last().click();
  await expect(cards.last()).toHaveAttribute("open");
  await expect(cards.last().locator("summary")).toBeInViewport();
  const more = result.locator("[data-slot=more-rows] summary");
  const folded = result.locator("tr[data-more]").first();
  await expect(folded).toBeHidden();
  await more.click();
  await expect(folded).toBeVisible();
  await more.click();
  const entry = result.getByRole("navigation", { name: "Разделы документа" }).getByRole("link").nth(-2);
  const data = result.locator("[data-slot=document-section]").nth(-2);
  const words = data.getByRole("cell").first();
  await expect(words).toBeHidden();
  await entry.click();
  await expect(words).toBeInViewport();
  await expect(entry).toHaveAttribute("aria-current", "true");
  await data.locator("summary").click();
  await expect(words).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(words).toBeVisible();
  await expect(folded).toBeVisible();
  await expect(page.locator("[data-slot=letterhead]")).toContainText("info@");
});

for (const width of [390, 768, 1366])
  test(`what attaches a document stays within reach beside it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    const result = await requirements(page);
    await result.locator("[data-slot=document-section]").nth(2).scrollIntoViewIfNeeded();
    const button = page.getByRole("button", { name: "Приложить к обращению" });
    await expect(button).toBeInViewport({ ratio: 1 });
    const isFree = await button.evaluate((element) => {
      const { left, top, width: across, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + across - 6, top + height / 2));
    });
    expect(isFree).toBe(true);
  });

test("the dossier prints all its documents, each under its title, a single document prints alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/corporate-project-generator");
  await hydrated(page);
  await page.locator("[data-slot=chip]").first().click();
  await page.getByRole("button", { name: "Все пять документов" }).click();
  const dossier = page.locator("[data-slot=dossier]");
  await expect(dossier.locator("> p")).toHaveText("5 из 5 готово");
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = "";
      window.dispatchEvent(new Event("beforeprint"));
    };
  });
  await dossier.getByRole("button", { name: "Скачать" }).click();
  await page.getByRole("menuitem", { name: "Печать или PDF" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-slot=paper]:visible")).toHaveCount(5);
  // The cover says what they are about, and each title what the document is.
  await expect(page.locator("[data-slot=paper-title]:visible")).toHaveCount(5);
  const [kind, title] = ((await page.locator("[data-slot=paper-title]").first().textContent()) ?? "").split(
    ": ",
  );
  expect(kind).toBe("Идея проекта");
  await expect(page.locator("[data-slot=dossier-cover]")).toContainText(title ?? "");
  await expect(page.locator("[data-slot=dossier-cover] li")).toHaveCount(5);
  // What holds for all of them is said once.
  await expect(page.locator("[data-slot=paper-note]:visible")).toHaveCount(1);
  await expect(page.locator("[data-slot=paper-subject]:visible")).toHaveCount(0);
  // Spaces that keep words together are spaces.
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  const head = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--running-head"));
  expect(plain(await head())).toContain(plain(title ?? ""));
  await expect(page.locator("[data-slot=diagram-drawing]:visible")).toHaveAttribute("data-shape", "wide");
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("[data-slot=paper]:visible")).toHaveCount(1);
  await expect(page.locator("[data-slot=paper-note]:visible")).toHaveCount(1);
  expect(await head()).toBe("");
});
