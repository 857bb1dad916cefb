import { serviceTitle } from "./content.ts";
import { expect, hydrated, laidOut, test } from "./fixtures.ts";
import { languages, message } from "./words.ts";

test("the header turns denser after 10 px and the way up appears after 300", async ({ page }) => {
  await page.goto("/");
  await laidOut(page);
  const header = page.locator("[data-slot=header]");
  const up = page.getByRole("button", { name: "Наверх" });
  /** Scrolls, and waits until the page has drawn twice: what follows from the place has followed. */
  const scroll = (place: number) =>
    page.evaluate(async (top) => {
      scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, place);
  await scroll(10);
  await expect(header).not.toHaveAttribute("data-scrolled");
  await scroll(11);
  await expect(header).toHaveAttribute("data-scrolled");
  await scroll(300);
  await expect(up).toBeHidden();
  await scroll(301);
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the first Tab offers the way past the header, and Enter takes it", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Перейти к содержанию" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the mobile menu traps focus, closes on Esc, on a link and when the window grows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  const burger = page.getByRole("button", { name: "Меню", exact: true });
  const menu = page.getByRole("dialog", { name: "Меню" });

  await burger.click();
  await expect(menu).toBeVisible();
  await expect(burger).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (let step = 0; step < 40; step++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toBe("DIALOG");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
  await expect(burger).toHaveAttribute("aria-expanded", "false");

  await burger.click();
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await burger.click();
  await menu.getByRole("link", { name: "Услуги" }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(menu).toBeHidden();
});

test("after a client navigation the page starts at its top, with focus on its heading", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const service = serviceTitle("highload", "ru");
  await page.getByRole("link", { name: service }).first().scrollIntoViewIfNeeded();
  await page.getByRole("main").getByRole("link", { name: service }).click();
  await expect(page).toHaveURL(/\/services\/highload$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(`^${service}`));
  await expect(page.locator("next-route-announcer [aria-live]")).toContainText(service);
  await expect(
    page.getByRole("navigation", { name: "Основная навигация" }).getByRole("link", { name: "Услуги" }),
  ).toHaveAttribute("aria-current", "true");
});

test("Back restores the place at once, and a new address starts at the top", async ({ page }) => {
  await page.goto("/services");
  await laidOut(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const heading = document.querySelector("h1")?.textContent;
    const note = () => {
      if (document.querySelector("h1")?.textContent === heading) places.push(scrollY);
      requestAnimationFrame(note);
    };
    addEventListener("popstate", () => requestAnimationFrame(note), { once: true });
  });
  await page.locator("header").getByRole("link", { name: "Проекты" }).click();
  await expect(page).toHaveURL(/\/cases$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  // Not by way of the top, nor of any place between.
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect([...new Set(places)].filter((place) => place !== 1500)).toEqual([]);
});

test("an address with a hash goes to its anchor", async ({ page }) => {
  await page.goto("/#services");
  await expect(page.locator("#services")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

for (const language of languages)
  test(`the footer leads to the agreement in the language of the page (${language})`, async ({ page }) => {
    await page.goto(language === "ru" ? "/about" : "/en/about");
    await expect(
      page
        .getByRole("contentinfo")
        .getByRole("link", { name: message(language, "common", "footer", "offer") }),
    ).toHaveAttribute("href", `/documents/offer-contract.${language}.pdf`);
  });
