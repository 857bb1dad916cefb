import type { Page } from "@playwright/test";
import { shownIn } from "./content.ts";
import { expect, hydrated, NOT_FOUND_MESSAGE, test } from "./fixtures.ts";
import { templates } from "./templates.ts";

test.use({ expectedConsole: NOT_FOUND_MESSAGE, reducedMotion: "reduce", trace: "off" });

/** Texts and links of `main` that can be seen, without the words of controls: without scripts those have nothing to do. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? "").replace(/\s+/g, " ").trim();
      const parent = node.parentElement;
      if (text === "" || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (
        !parent.closest(
          "button, [data-slot=timeline-steps], [data-slot=carousel-turn], [data-slot=typed-word]",
        )
      )
        texts.push(text);
    }
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>("main a[href], header a[href], footer a[href]"),
    ]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute("href") ?? "");
    return { texts, links };
  });

for (const [half, paths] of [
  ["first", templates.slice(0, 10)],
  ["second", templates.slice(10)],
] as const)
  test(`without JavaScript every text and link is there, ${half} half of the templates`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: "ru-RU" });
    const bare = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      await bare.goto(path);
      const [whole, without] = [await readable(page), await readable(bare)];
      const texts = new Set(without.texts);
      const links = new Set(without.links);
      expect
        .soft(
          whole.texts.filter((text) => !texts.has(text)),
          `texts of ${path}`,
        )
        .toEqual([]);
      // The switcher on a page that is not there knows its address only in the browser.
      if (path !== "/nowhere")
        expect
          .soft(
            whole.links.filter((link) => !links.has(link)),
            `links of ${path}`,
          )
          .toEqual([]);
      expect(whole.texts.length, `texts of ${path}`).toBeGreaterThan(3);
    }
    await context.close();
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing waits for a click: all years and all six cases stand on the home page", async ({ page }) => {
    await page.goto("/");
    for (const [selector, count] of [
      ["#history article h3", shownIn("timeline")],
      ["#cases [data-slot=card] h3", 6],
    ] as const) {
      await expect(page.locator(selector)).toHaveCount(count);
      for (const heading of await page.locator(selector).all()) await expect(heading).toBeVisible();
    }
  });

  test("a row of tabs that runs out of a phone's screen can be scrolled by keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/corporate-project-generator");
    const row = page.getByRole("tablist");
    const places = () =>
      row.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
        left: scrollLeft,
        scrolls: scrollWidth > clientWidth,
      }));
    await expect.poll(async () => (await places()).scrolls).toBe(true);
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      if (await row.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await places()).left).toBeGreaterThan(0);
  });

  test("all four tools of the design generator are in sight on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/design-generator");
    await expect(page.getByRole("tab")).toHaveCount(4);
    for (const tab of await page.getByRole("tab").all()) await expect(tab).toBeInViewport({ ratio: 1 });
  });
});
