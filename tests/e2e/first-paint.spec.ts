import type { Page } from "@playwright/test";
import { company } from "./content.ts";
import { expect, hydrated, NOT_FOUND_MESSAGE, test } from "./fixtures.ts";
import { templates } from "./templates.ts";

const SCRIPTS = /\/_next\/static\/.*\.js/;
const SHEETS = /\/_next\/static\/.*\.css/;
const FONTS = /\.woff2/;

/** A page whose scripts are held back has not loaded. */
const EARLY = { waitUntil: "domcontentloaded" } as const;

/** Holds back what is asked for at such addresses. The answer lets it go. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** What stands elsewhere in the page once its late sheets apply: each box without them, and those that are there with them alone. */
const movedBySheets = (page: Page) =>
  page.evaluate(() => {
    const boxes = () =>
      [...document.querySelectorAll("body *")]
        .filter((element) => element.checkVisibility() && !element.closest("dialog, [popover]"))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const place = [x, y + scrollY, width, height].map((value) => Math.round(value)).join(" ");
          return `${element.tagName} ${element.getAttribute("class") ?? ""}: ${place}`;
        });
    const late = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const take = (media: string) => {
      for (const sheet of late) sheet.media = media;
      return boxes();
    };
    const [early, whole] = [take("print"), take("all")];
    return [...early.filter((box, at) => box !== whole[at]), ...whole.slice(early.length)];
  });

test.describe("before the style sheets", () => {
  test.use({ reducedMotion: "reduce", expectedConsole: /Failed to load/ });

  for (const path of templates)
    test(`${path} stands as it will stay before its style sheets have come, narrow and wide`, async ({
      page,
    }) => {
      // Without scripts and fonts only the sheets could move anything.
      await holdBack(page, SCRIPTS);
      await page.route(FONTS, (route) => route.abort());
      const came: string[] = [];
      page.on("requestfinished", (request) => {
        if (SHEETS.test(request.url())) came.push(request.url());
      });
      await page.goto(path, EARLY);
      const late = page.locator("head link[rel=stylesheet]");
      await expect(late.first()).toBeAttached();
      // Of themselves they take effect without scripts too, after a while that only one page waits for.
      if (path === templates[0])
        await expect(page.locator("head link[rel=stylesheet][media=print]")).toHaveCount(0);
      await expect.poll(() => came.length).toBe(await page.locator("link[rel=stylesheet]").count());
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // Drawings come when they come.
        await expect.poll(() => movedBySheets(page), { message: `at ${String(width)} px` }).toEqual([]);
      }
    });
});

for (const path of ["/", "/en/services/highload"])
  test(`the first paint of ${path} waits for no sheet, font or script`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter((entry) =>
          entry.name.includes(".css")
            ? Reflect.get(entry, "renderBlockingStatus") !== "non-blocking"
            : /\.(?:js|woff2)$/.test(entry.name) && entry.startTime < paint,
        )
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
  });

test("an English page fetches no Cyrillic letters, though it names the other language", async ({ page }) => {
  const written = [company.en, company.registry].flatMap((facts) => Object.values<string>(facts)).join();
  test.skip(/[а-яё]/i.test(written), "a fact of this company is written in Cyrillic letters");
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/en");
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).not.toHaveLength(0);
  expect(fonts.filter((url) => url.includes("cyrillic"))).toEqual([]);
});

test("the first press is not lost, however early", async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto("/", EARLY);
  await page.getByRole("button", { name: "Тема" }).first().click();
  await page.getByRole("menuitemradio", { name: "Светлая" }).click();
  const next = page.getByRole("button", { name: "Следующие проекты" });
  await next.click();
  await next.click();
  release();
  await hydrated(page);
  await expect(page.locator("html")).toHaveClass(/light/);
  // Pressed twice by somebody who saw nothing happen: once is what was meant.
  await expect(page.locator("[data-slot=carousel-turn] b")).toHaveText("2");
});

test("keys mean afterwards what they would have meant", async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto("/corporate-project-generator", EARLY);
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("ArrowRight");
  release();
  await hydrated(page);
  await expect(page.getByRole("tab").nth(1)).toBeFocused();
  await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
});

test("what is typed before the scripts stays, and counts", async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto("/corporate-project-generator", EARLY);
  await page
    .locator("textarea[name=description]")
    .fill("Сеть из 40 клиник хочет принимать записи круглосуточно.");
  release();
  await hydrated(page);
  await expect(page.locator("textarea[name=description]")).toHaveValue(/^Сеть из 40 клиник/);
  await expect(page.getByRole("button", { name: /Сформировать|Сгенерировать/ }).first()).toBeEnabled();
});

test("the way to an anchor is the same before the scripts as after them", async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto("/#services", EARLY);
  await expect(page.locator(":target")).toBeInViewport();
  release();
  await hydrated(page);
  await expect(page.locator(":target")).toBeInViewport();
});

test.describe("on a broken connection", () => {
  test.use({ expectedConsole: /Failed to load resource|net::ERR_/ });

  test("rules that never come take nothing away", async ({ page }) => {
    await page.route(SHEETS, (route) => route.abort());
    await page.goto("/");
    await hydrated(page);
    await expect(page.locator("#about [data-slot=container]").first()).toBeVisible();
  });

  test("a page whose scripts are gone is loaded once more, not again and again", async ({ page }) => {
    let loads = 0;
    let isOld = true;
    page.on("domcontentloaded", () => (loads += 1));
    await page.route(SCRIPTS, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
    await page.goto("/");
    await expect.poll(() => loads).toBe(2);
    await page.waitForTimeout(2000);
    expect(loads).toBe(2);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    isOld = false;
    await page.goto("/about");
    await hydrated(page);
  });

  test("a page that has lost its connection stays readable, and a touch tries again", async ({ page }) => {
    let isOffline = true;
    await page.goto("/about");
    await page.route("**/*", (route) =>
      isOffline && (SCRIPTS.test(route.request().url()) || route.request().method() === "HEAD")
        ? route.abort()
        : route.continue(),
    );
    await page.goto("/");
    await expect.poll(() => page.evaluate(() => document.scripts.length)).toBeGreaterThan(10);
    await page.waitForTimeout(1000);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    isOffline = false;
    await page.getByRole("heading", { level: 1 }).click();
    await hydrated(page);
  });
});

test("without JavaScript the style sheets come as they always did", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: "ru-RU" });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  await page.goto("/services/highload");
  expect(asked).toContain("stylesheet");
  expect(asked).toContain("font");
  await context.close();
});

test("a reader who comes back has sheets, fonts and scripts already", async ({ page }) => {
  /** What a page asks for late is there: only then a reader has it. */
  const read = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForFunction(
      () => document.fonts.status === "loaded" && !document.querySelector("link[media=print]"),
    );
    await page.waitForLoadState("networkidle");
  };
  for (const path of ["/about", "/services", "/about"]) await read(path);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => /\.(?:css|js|woff2)$/.test(name) && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(fetched).toEqual([]);
});

test.describe("an address without a page", () => {
  test.use({ expectedConsole: NOT_FOUND_MESSAGE });

  test("is taken over like any other", async ({ page }) => {
    await page.goto("/nowhere");
    await hydrated(page);
    await page.locator("main a").first().click();
    await expect(page).toHaveURL("/");
  });
});
