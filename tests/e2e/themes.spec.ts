import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const themeClass = (page: Page) => page.evaluate(() => document.documentElement.className);

test("nothing stored is dark, also for a system that prefers light, before any script of the site runs", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: "light", baseURL });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass("dark");
  await context.close();
});

test("the menu offers three themes by keyboard and remembers the choice", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Тема: тёмная" }).press("Enter");
  const menu = page.getByRole("menu", { name: "Тема оформления" });
  await expect(menu.getByRole("menuitemradio", { name: "Тёмная" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(menu).toBeHidden();
  expect(await themeClass(page)).toBe("light");
  await expect(page.getByRole("button", { name: "Тема: светлая" })).toBeVisible();

  // The class is there at the first paint: the head script runs before the body is parsed.
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => document.body);
  expect(await themeClass(page)).toBe("light");
});

test("the system theme follows the system live", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("theme", "system"));
  await page.goto("/");
  await hydrated(page);
  expect(await themeClass(page)).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass("dark");
});

test("an unknown stored theme counts as system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("theme", "foo"));
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("html")).toHaveClass("light");
});

test("switching the language keeps the theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("group", { name: "Язык" }).getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveClass("light");
});
