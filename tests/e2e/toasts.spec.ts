import type { Page } from "@playwright/test";
import { expect, hydrated, stopClock, test } from "./fixtures.ts";

test.use({ expectedConsole: /status of 500|ApiError: 500/ });

/** Sends the form, which the server refuses with these words. */
async function refuse(page: Page, message: string) {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 500, json: { message } }));
  await page.getByRole("button", { name: "Отправить сообщение" }).click();
  await shown(page, message);
}

/** What draws it arrives after the answer, and comes up in the page's own time. */
const shown = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.locator("[data-slot=toast]").getByText(text, { exact: true }).isVisible();
    })
    .toBe(true);

/** The contact form filled in, with the page's timers in the hands of the test. */
async function openForm(page: Page) {
  await stopClock(page);
  await page.goto("/contacts");
  await hydrated(page);
  await page.getByLabel("Имя").fill("Пётр Иванов");
  await page.getByLabel("Электронная почта").fill("petr@example.ru");
  await page.getByRole("textbox", { name: "Сообщение" }).fill("Нужен портал заявок.");
  await page.getByRole("checkbox").check();
}

test("one notification at a time, for five seconds, in a place with a name", async ({ page }) => {
  await openForm(page);
  await refuse(page, "Первая беда");
  await refuse(page, "Вторая беда");
  await expect(page.locator("[data-slot=toast]")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Уведомления (клавиша F8)" })).toHaveCount(1);
  await page.clock.runFor(4800);
  await expect(page.locator("[data-slot=toast]")).toBeVisible();
  await page.clock.runFor(250);
  await expect(page.locator("[data-slot=toast]")).toHaveCount(0);
});

test("it waits for pointer and focus, and leaves on Esc or by its button", async ({ page }) => {
  await openForm(page);
  await refuse(page, "Беда");
  const toast = page.locator("[data-slot=toast]");
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);

  await refuse(page, "Беда");
  await page.mouse.move(0, 0);
  const close = toast.getByRole("button", { name: "Закрыть уведомление" });
  await close.focus();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);

  await refuse(page, "Беда");
  await close.click();
  await expect(toast).toHaveCount(0);
});

test("an error is announced at once, a success politely, both by their words", async ({ page }) => {
  await openForm(page);
  const announced = page.locator("[role=status][aria-live]", { hasText: "Уведомление" });
  await refuse(page, "Беда");
  await page.clock.runFor(100);
  await expect(announced).toHaveAttribute("aria-live", "assertive");
  await expect(announced).toContainText("Беда");
  await page.clock.runFor(6000);

  await page.route("**/api/contact", (route) => route.fulfill({ json: { id: "1", status: "queued" } }));
  await page.getByRole("button", { name: "Отправить сообщение" }).click();
  await shown(page, "Сообщение отправлено");
  await page.clock.runFor(100);
  await expect(announced).toHaveAttribute("aria-live", "polite");
  await expect(announced).toContainText("Сообщение отправлено");
});
