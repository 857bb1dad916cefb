import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { expectOwnWords, languages, message } from "./words.ts";

/** The browser and the site both tell the console of what failed. */
test.use({ expectedConsole: /Failed to load|net::ERR|chunk|error: / });

const broken = (page: Page, title: string) => page.getByRole("heading", { level: 1, name: title });

for (const language of languages) {
  const word = (key: string) => message(language, "broken-page", key);
  const home = language === "ru" ? "/" : "/en";

  test(`a page whose code does not arrive says so and can be tried again (${language})`, async ({ page }) => {
    await page.goto(home);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    // As after a publication that replaced the files, or on a connection that breaks.
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
    await page.locator("header a[href$='/contacts']").first().click();

    await expect(broken(page, word("title"))).toBeFocused();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: /\+7/ })).toHaveAttribute(
      "href",
      /^tel:\+7\d+$/,
    );
    await expect(page.locator("main").getByRole("link", { name: word("home") })).toHaveAttribute(
      "href",
      home,
    );
    await expectOwnWords(page);

    await page.unroute("**/_next/static/chunks/*.js");
    await page
      .locator("main")
      .getByRole("button", { name: word("again") })
      .click();
    await expect(page.locator("#inquiry-name")).toBeVisible();
    await expect(broken(page, word("title"))).toHaveCount(0);
  });
}

for (const language of languages)
  test(`a failure of what stands around every page leaves a page with ways on (${language})`, async ({
    page,
  }) => {
    const word = (key: string) => message(language, "broken-page", key);
    await page.goto(language === "ru" ? "/en/about" : "/about");
    await hydrated(page);
    // The header asks where it stands once the language has changed.
    await page.evaluate(() => {
      Element.prototype.getClientRects = () => {
        throw new Error("error: the header failed");
      };
    });
    await page
      .getByRole("banner")
      .getByRole("link", { name: language === "ru" ? "Русский" : "English" })
      .click();
    await expect(broken(page, word("title"))).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await page.getByRole("link", { name: word("contacts") }).click();
    await expect(page.locator("#inquiry-name")).toBeVisible();
  });
