import { shownIn } from "./content.ts";
import { expect, test } from "./fixtures.ts";

test.use({ reducedMotion: "reduce", trace: "off" });

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
