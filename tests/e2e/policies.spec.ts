import { allPaths } from "./all-paths.ts";
import { siteWithCounters } from "./analytics-site.ts";
import { expect, hydrated, NOT_FOUND_MESSAGE, test } from "./fixtures.ts";
import { languages, message } from "./words.ts";

/** The silence that `fixtures.ts` keeps, on every page with its menus open: no report of the policy, nothing on the console. */

test.use({ expectedConsole: NOT_FOUND_MESSAGE, reducedMotion: "reduce", trace: "off" });

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

for (const language of languages)
  for (const counters of [false, true])
    test(`all pages are silent with their menus open (${language}, counters ${counters ? "on" : "off"})`, async ({
      page,
      context,
    }) => {
      test.slow();
      const asked = counters ? (await siteWithCounters(context)).asked : [];
      // With counters the widths take turns: what they add is the same at both.
      const paths = allPaths.filter((path) => /^\/en(\/|$)/.test(path) === (language === "en"));
      expect(paths.length).toBeGreaterThan(30);
      for (const [index, path] of paths.entries()) {
        await page.setViewportSize(WIDE);
        await page.goto(path);
        await hydrated(page);
        if (counters && index === 0)
          await page
            .getByRole("button", { name: message(language, "common", "cookies", "accept"), exact: true })
            .click();
        if (!counters || index % 2 === 0) {
          await page.locator(".theme-button").click();
          await expect(page.locator(".theme-menu"), path).toBeVisible();
          await page
            .getByRole("menuitemradio")
            .nth(index % 3)
            .click();
          await expect(page.locator(".theme-menu"), path).toBeHidden();
        }
        if (counters && index % 2 === 0) continue;
        await page.setViewportSize(NARROW);
        await page.locator(".sheet-button").click();
        await expect(page.locator("dialog.sheet"), path).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog.sheet"), path).toBeHidden();
      }
      expect(asked.length > paths.length).toBe(counters);
    });
