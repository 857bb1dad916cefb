import type { Page } from "@playwright/test";
import { allPaths } from "./all-paths.ts";
import { siteWithCounters } from "./analytics-site.ts";
import { expect, hydrated, NOT_FOUND_MESSAGE, test } from "./fixtures.ts";
import { templates } from "./templates.ts";
import { languages, message } from "./words.ts";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** Even, for two menus that take turns, and threefold, for the themes. */
const PART = 18;

/** Opens one of the two menus of the page and closes it again. They take turns: what is in them is the same on every page. */
export async function useMenu(page: Page, turn: number) {
  const path = page.url();
  if (turn % 2 === 0) {
    await page.locator("[data-slot=theme-trigger]:visible").click();
    await expect(page.locator("[data-slot=theme-menu]:visible"), path).toBeVisible();
    await page
      .getByRole("menuitemradio")
      .nth((turn / 2) % 3)
      .click();
    await expect(page.locator("[data-slot=theme-menu]:visible"), path).toBeHidden();
  } else {
    await page.locator("[data-slot=sheet-trigger]").click();
    await expect(page.locator("[data-slot=sheet-content]"), path).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-slot=sheet-content]"), path).toBeHidden();
  }
}

/** The window in which the page has the menu of this turn. */
export const windowOf = (turn: number) => (turn % 2 === 0 ? WIDE : NARROW);

const inRussian = (path: string) => path.replace(/^\/en(?=\/|$)/, "") || "/";
const seen = new Set(templates.map(inRussian));

/**
 * Every page of the site, with or without counters, keeps the silence that `fixtures.ts` asks for while one of its menus is opened: no
 * report of the policy, nothing on the console. Without counters each page is opened in one of its languages, which take turns: both have
 * the same drawings and scripts, and with counters all are opened. One page of each template is visited by `accessibility.spec.ts`.
 */
export function expectSilence(counters: boolean) {
  test.use({ expectedConsole: NOT_FOUND_MESSAGE, reducedMotion: "reduce", trace: "off" });

  for (const language of languages) {
    const all = allPaths
      .filter((path) => /^\/en(\/|$)/.test(path) === (language === "en"))
      .filter((_, index) => counters || (index % 2 === 0) === (language === "en"))
      .filter((path) => counters || !seen.has(inRussian(path)));
    // In parts, which workers share: one walk along all pages is what the others would wait for at the end.
    for (let from = 0; from < all.length; from += PART)
      test(`pages are silent with a menu open (${language}, from page ${from + 1} on, counters ${counters ? "on" : "off"})`, async ({
        page,
        context,
      }) => {
        test.slow();
        const asked = counters ? (await siteWithCounters(context)).asked : [];
        const paths = all.slice(from, from + PART);
        expect(all.length).toBeGreaterThan(counters ? 30 : 10);
        for (const [index, path] of paths.entries()) {
          await page.setViewportSize(windowOf(index));
          await page.goto(path);
          await hydrated(page);
          if (counters && index === 0)
            await page
              .getByRole("button", { name: message(language, "common", "cookies", "accept"), exact: true })
              .click();
          await useMenu(page, index);
        }
        expect(asked.length > paths.length).toBe(counters);
      });
  }
}
