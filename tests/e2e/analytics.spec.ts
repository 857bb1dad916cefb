import type { Page } from "@playwright/test";
import { siteWithCounters, type Report } from "./analytics-site.ts";
import { scan } from "./axe-scan.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { languages, message, type Language } from "./words.ts";

const word = (language: Language, key: string) => message(language, "common", "cookies", key);
const notice = (page: Page, language: Language = "ru") =>
  page.getByRole("region", { name: word(language, "label") });
const button = (page: Page, key: "accept" | "reject" | "settings", language: Language = "ru") =>
  page.getByRole("button", { name: word(language, key), exact: true });
const named = (reports: Report[], ...events: string[]) =>
  reports.filter(({ event }) => events.includes(event)).map(({ vendor, event }) => `${vendor} ${event}`);
const views = (reports: Report[]) => named(reports, "page_view", "hit");
const cookies = (page: Page) => page.evaluate(() => document.cookie);

/** Sends a request of the page's own and waits for it: what was under way before has been sent by then. */
const settle = (page: Page) => page.evaluate(() => fetch("/favicon.svg").then(() => undefined));

test("a site built without counters asks nothing and allows no foreign host", async ({ page }) => {
  const response = await page.goto("/");
  await hydrated(page);
  // Only the finished build knows; one with counters has them in its policy.
  test.skip((await page.locator("script#analytics").count()) > 0, "built with counters");
  expect(response?.headers()["content-security-policy"]).not.toContain("https:");
  await expect(notice(page)).toHaveCount(0);
  await expect(button(page, "settings")).toHaveCount(0);
});

test("a site built without counters says once, at the first event, that the measurement ID is missing", async ({
  page,
}) => {
  const warnings: string[] = [];
  const foreign: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  await page.goto("/services");
  await hydrated(page);
  test.skip((await page.locator("script#analytics").count()) > 0, "built with counters");
  expect(warnings).toEqual([]);
  await page.locator("[data-track]").first().click();
  await expect.poll(() => warnings).toEqual(["Analytics: measurement ID is missing"]);
  await page.locator("main [data-track]").first().click();
  await settle(page);
  expect(warnings).toHaveLength(1);
  expect(foreign).toEqual([]);
});

for (const language of languages)
  test(`nothing is asked of a vendor and no cookie is set before the choice (${language})`, async ({
    page,
    context,
  }) => {
    // A theme that is still fading in has other contrasts.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { asked } = await siteWithCounters(context);
    await page.goto(language === "ru" ? "/" : "/en");
    await expect(notice(page, language)).toBeVisible();
    const [accept, reject] = [button(page, "accept", language), button(page, "reject", language)];

    // Both answers weigh the same.
    const look = (element: Element) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return [color, backgroundColor, borderColor, fontSize, fontWeight, Math.round(width), height];
    };
    expect(await accept.evaluate(look)).toEqual(await reject.evaluate(look));
    await expect(notice(page, language).getByRole("link")).toHaveAttribute("href", /privacy-policy$/);
    for (const theme of ["dark", "light"]) {
      await page.evaluate((name) => document.documentElement.setAttribute("class", name), theme);
      const { violations } = await scan(page, {}, "[data-slot=cookie-notice]");
      expect(violations.map(({ id }) => id)).toEqual([]);
    }

    await page.locator("[data-track]").first().click();
    await page.waitForURL(/\/services$/);
    await settle(page);
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("consent"))).toBeNull();
  });

test("without JavaScript nothing is asked", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await siteWithCounters(context);
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await context.close();
});

test("after consent views and events reach both vendors, one view a navigation", async ({
  page,
  context,
}) => {
  const { asked, reports } = await siteWithCounters(context);
  await page.goto("/?utm_source=test");
  const home = await page.title();
  await button(page, "accept").click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => views(reports).toSorted()).toEqual(["google page_view", "metrika hit"]);
  expect(reports.find(({ event }) => event === "page_view")?.details).toMatchObject({
    page_title: home,
    page_location: expect.stringMatching(/\/\?utm_source=test$/),
  });
  expect(reports.find(({ event }) => event === "hit")?.details).toMatchObject({ title: home });

  await page.locator("header").getByRole("link", { name: "Проекты" }).click();
  await expect(page).toHaveURL(/\/cases$/);
  await expect.poll(() => views(reports)).toHaveLength(4);
  const title = await page.title();
  expect(title).not.toBe(home);
  for (const { details } of reports.filter(({ event }) => ["page_view", "hit"].includes(event)).slice(2))
    expect(Object.values(details)).toEqual(
      expect.arrayContaining([title, expect.stringMatching(/\/cases$/), expect.stringMatching(/utm_source/)]),
    );

  await page.locator('[data-track="case_view"]').first().click();
  await expect
    .poll(() => named(reports, "case_view").toSorted())
    .toEqual(["google case_view", "metrika case_view"]);
  await expect.poll(() => views(reports)).toHaveLength(6);
  await expect.poll(() => named(reports, "web_vital").length).toBeGreaterThan(0);

  const hosts = new Set(asked.map((address) => new URL(address).host));
  expect([...hosts].toSorted()).toEqual([
    "mc.yandex.ru",
    "region1.google-analytics.com",
    "www.googletagmanager.com",
  ]);

  // Known on the next visit: counted from the start, not asked again.
  const before = views(reports).length;
  await page.reload();
  await expect.poll(() => views(reports).length).toBe(before + 2);
  await expect(notice(page)).toHaveCount(0);
});

test("an event just after the page has loaded waits for the counters", async ({ page, context }) => {
  const { reports } = await siteWithCounters(context);
  let letThrough = () => {
    // Set below.
  };
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.goto("/");
  await button(page, "accept").click();
  await expect.poll(() => views(reports)).toHaveLength(2);
  const html = await (await page.request.get("/")).text();
  await context.route("**/_next/static/chunks/*.js", async (route) => {
    // Files the page names itself come; those it loads later wait.
    if (!html.includes(new URL(route.request().url()).pathname)) await held;
    await route.fallback();
  });
  // A late file that the page asks for before it has loaded keeps it from having loaded.
  await page.reload({ waitUntil: "domcontentloaded" });
  await hydrated(page);
  await page.locator('[data-track="learn_more"]').first().click();
  expect(named(reports, "learn_more")).toEqual([]);
  letThrough();
  await expect
    .poll(() => named(reports, "learn_more").toSorted())
    .toEqual(["google learn_more", "metrika learn_more"]);
});

test("after «Отклонить» nothing is loaded, and nobody is asked again", async ({ page, context }) => {
  const { asked } = await siteWithCounters(context);
  await page.goto("/");
  await button(page, "reject").click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(button(page, "settings")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.locator("header").getByRole("link", { name: "Проекты" }).click();
  await expect(page).toHaveURL(/\/cases$/);
  await settle(page);
  expect(asked).toEqual([]);
  expect(await cookies(page)).toBe("");
});

test("the footer opens the settings; withdrawing stops at once and removes the cookies", async ({
  page,
  context,
}) => {
  const { asked, reports } = await siteWithCounters(context);
  await page.goto("/about");
  await button(page, "accept").click();
  await expect.poll(() => views(reports)).toHaveLength(2);
  await expect.poll(() => cookies(page)).toContain("_ga=");
  expect(await cookies(page)).toContain("_ym_uid=");

  await button(page, "settings").click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText(word("ru", "granted"));
  await button(page, "reject").click();
  await expect(button(page, "settings")).toBeFocused();
  await expect.poll(() => cookies(page)).toBe("");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("_ym")))).toEqual(
    [],
  );

  const before = asked.length;
  await page.locator("[data-track]:visible").first().click();
  await page.locator("header").getByRole("link", { name: "Проекты" }).click();
  await expect(page).toHaveURL(/\/cases$/);
  await settle(page);
  expect(asked.slice(before)).toEqual([]);

  await button(page, "settings").click();
  await expect(notice(page)).toContainText(word("ru", "denied"));
  await button(page, "accept").click();
  await expect.poll(() => views(reports)).toHaveLength(4);
});

test("withdrawing in one tab holds in the other", async ({ page, context }) => {
  const { asked, reports } = await siteWithCounters(context);
  await page.goto("/about");
  await button(page, "accept").click();
  await expect.poll(() => views(reports)).toHaveLength(2);
  const other = await context.newPage();
  await other.goto("/team");
  await expect.poll(() => views(reports)).toHaveLength(4);
  await button(page, "settings").click();
  await button(page, "reject").click();
  const before = asked.length;
  await other.locator("header").getByRole("link", { name: "Проекты" }).click();
  await expect(other).toHaveURL(/\/cases$/);
  await settle(other);
  expect(asked.slice(before)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the notice moves nothing, leaves the main button free and the end of the page readable", async ({
    page,
    context,
  }) => {
    await siteWithCounters(context);
    await context.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await expect(notice(page)).toBeVisible();
    const box = async (locator: ReturnType<Page["locator"]>) => {
      const found = await locator.boundingBox();
      if (!found) throw new Error("not in the layout");
      return found;
    };
    const primary = await box(page.locator("main [data-slot=button][data-variant=primary]").first());
    expect(primary.y + primary.height).toBeLessThanOrEqual((await box(notice(page))).y);
    // The typed headline alone moves by a hundred-thousandth.
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const footer = await box(page.locator("footer"));
    expect(footer.y + footer.height).toBeLessThanOrEqual((await box(notice(page))).y);

    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const below = page.locator("main a", { hasText: /./ }).nth(8);
    await below.focus();
    await expect
      .poll(async () => {
        const focused = await box(below);
        return focused.y + focused.height <= (await box(notice(page))).y;
      })
      .toBe(true);
  });

  test("Tab goes through the notice and out of it", async ({ page, context }) => {
    await siteWithCounters(context);
    await page.goto("/");
    await button(page, "accept").focus();
    await page.keyboard.press("Tab");
    await expect(button(page, "reject")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(notice(page).locator(":focus")).toHaveCount(0);
    await button(page, "reject").focus();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toBeHidden();
    await expect(page.locator("main")).toBeFocused();
  });
});

test.describe("errors of the page", () => {
  test.use({ expectedConsole: /^error: |Failed to load|ERR_FAILED/ });

  test("are reported once each and without personal data", async ({ page, context }) => {
    const { reports } = await siteWithCounters(context);
    const labels = () =>
      reports
        .filter(({ vendor, event }) => vendor === "google" && event === "client_error")
        .map(({ details }) => String(details["event_label"]));
    await page.goto("/about");
    await button(page, "accept").click();
    await expect.poll(() => views(reports)).toHaveLength(2);
    await page.evaluate(() => {
      const fail = () =>
        setTimeout(() => {
          throw new TypeError('boom of "Ivan" ivan@example.ru +7 999 123-45-67');
        });
      fail();
      fail();
    });
    await expect.poll(labels).toEqual(['TypeError: boom of "…" … #']);

    await page.waitForLoadState("networkidle");
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
    await page.locator("header a[href='/contacts']").first().click();
    await expect.poll(labels).toHaveLength(2);
    expect(labels()[1]).toMatch(/^ChunkLoadError: /);
  });
});
