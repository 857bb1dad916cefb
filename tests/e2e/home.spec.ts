import type { Page } from "@playwright/test";
import { brokenWords } from "./broken-words.ts";
import { shownIn } from "./content.ts";
import { expect, hydrated, laidOut, stopClock, test } from "./fixtures.ts";

const heading = "Надёжные цифровые решения для бизнеса и государства";

test("the headline types its words at the given pace under one constant name", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  await hydrated(page);
  const typed = page.locator("[data-slot=typed-word]");
  const h1 = page.getByRole("heading", { level: 1 });
  await expect(h1).toHaveAccessibleName(heading);
  await expect(typed).toHaveText("решения");

  await page.clock.runFor(1500);
  await expect(typed).toHaveText("решени");
  await page.clock.runFor(80 * 6);
  await expect(typed).toHaveText("");
  // The pause before the next word is that of a deletion; then a letter every 150 ms.
  await page.clock.runFor(150 * "технологии".length);
  await expect(typed).toHaveText("технологии");
  await page.clock.runFor(1499);
  await expect(typed).toHaveText("технологии");
  await page.clock.runFor(2);
  await expect(typed).toHaveText("технологи");
  await expect(h1).toHaveAccessibleName(heading);
});

/** What letters of twice the size do, in a page as it is open at a width. */
async function expectRoomForLetters(page: Page, width: number) {
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  expect(await brokenWords(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test("at 1440 px letters of twice the size break no word and meet no other", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await laidOut(page);
  await expectRoomForLetters(page, 1440);
});

test("typing for ten seconds moves nothing on the page, and all four words come round", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const top = () => page.locator("h1 + p").evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (let step = 0; step < 66; step++) {
    await page.clock.runFor(152);
    expect(await top()).toBe(before);
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);

  await page.locator("[data-slot=typed-word]").evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(element.textContent)).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  for (let second = 0; second < 40; second++) await page.clock.runFor(1000);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  for (const word of ["решения", "технологии", "инновации", "ассистенты"]) expect(seen).toContain(word);
});

test("reduced motion holds everything still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("[data-slot=typed-word]")).toHaveText("решения");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("one button pauses all ambient motion and is remembered", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Остановить анимацию" }).click();
  const text = await page.locator("[data-slot=typed-word]").textContent();
  await page.clock.runFor(5000);
  await expect(page.locator("[data-slot=typed-word]")).toHaveText(text ?? "");
  expect(
    await page
      .locator(".ambient")
      .evaluateAll((roots) => roots.flatMap((root) => root.getAnimations({ subtree: true })).length),
  ).toBe(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Включить анимацию" })).toBeVisible();
  await page.getByRole("group", { name: "Язык" }).getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("button", { name: "Play animation" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "off");
});

test("the clients, six services, four benefits, two floating labels; every award and result, and “learn more” of the AI block lead further", async ({
  page,
}) => {
  const expectMore = (words: string, address: string) =>
    expect(page.locator(".ambient").getByRole("link", { name: words })).toHaveAttribute("href", address);
  await page.goto("/");
  await expectMore("Узнать больше", "/contacts");
  await expect(page.locator("[data-slot=clients] li")).toHaveCount(shownIn("clients"));
  // The crawl asks whether the projects that sectors lead to are there.
  for (const link of await page.locator("[data-slot=clients] a").all())
    await expect(link).toHaveAttribute("href", /^\/cases\/[a-z-]+$/);
  await expect(page.locator("#services h3 a")).toHaveCount(6);
  await expect(page.locator("[data-slot=benefits] li")).toHaveCount(4);
  await expect(page.locator("[data-slot=floating-label]")).toHaveText(["ТЗ сформировано", "Скорость ×10"]);
  await expect(page.locator("#awards li a")).toHaveCount(shownIn("awards"));
  const results = page.locator("[data-slot=results-wall] a");
  expect(await results.count()).toBeGreaterThan(3);
  const said = await results.allTextContents();
  expect(new Set(said).size).toBe(said.length);
  for (const href of await results.evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
    expect(href).toMatch(/^\/cases\/[a-z0-9-]+$/);

  await page.goto("/en");
  await expectMore("Learn more", "/en/contacts");
  await expect(page.locator("[data-slot=floating-label]")).toHaveText([
    "Specification generated",
    "Speed ×10",
  ]);
});

test("on a phone the home page is no longer than thirteen screens, and letters of twice the size fit there too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await laidOut(page);
  for (const row of ["#services", "#awards", "#partners", "#blog"]) {
    const link = page.locator(row).getByRole("link").last();
    await link.focus();
    await expect(link).toBeInViewport();
  }
  const { height, overflow } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(height).toBeLessThanOrEqual(11_000);
  expect(overflow).toBe(0);
  await expectRoomForLetters(page, 390);
});
