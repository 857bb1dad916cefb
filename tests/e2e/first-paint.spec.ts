import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { company } from "../../content/company.ts";
import { FAR, SETTLING } from "../../scripts/late-loader.ts";
import { expect, hydrated, NOT_FOUND_MESSAGE, test } from "./fixtures.ts";
import { templates } from "./templates.ts";

const FLIGHT = "**/_next/static/flight/*.json";
const LATE = /\/_next\/static\/|\/fonts\//;

/** Holds back what is asked for at such addresses: the data React takes the page over with. The answer lets it go. */
async function holdBack(page: Page, addresses: string | RegExp = FLIGHT): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/**
 * Where everything in the page stands once it is laid out to its end. After an opening that fills the screen nothing is shown before
 * its rules are there.
 */
const boxes = (page: Page) =>
  page.evaluate(
    ([settling, far]) => {
      document.documentElement.removeAttribute(settling);
      const later = document.querySelector("main > .hero") ? `, :is(${far}), :is(${far}) *` : "";
      return [...document.querySelectorAll("body *")]
        .filter(
          (element) =>
            element.checkVisibility() &&
            !element.closest("dialog, [popover]") &&
            !element.matches(`main, body > span${later}`),
        )
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const place = [x, y + scrollY, width, height].map((value) => Math.round(value)).join(" ");
          return `${element.tagName} ${element.getAttribute("class") ?? ""}: ${place}`;
        });
    },
    [SETTLING, FAR] as const,
  );

for (const width of [390, 1440])
  test.describe(`at ${String(width)} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      expectedConsole: /Failed to load resource|net::ERR_FAILED/,
    });

    test("a page stands as it will stay before its style sheets have come", async ({
      page,
      browser,
      baseURL,
    }) => {
      // Scripts and fonts are kept away from both: without them only the sheets could move anything.
      const context = await browser.newContext({
        baseURL,
        locale: "ru-RU",
        reducedMotion: "reduce",
        viewport: { width, height: 900 },
      });
      const whole = await context.newPage();
      await whole.route(/\.woff2|\/flight\//, (route) => route.abort());
      await page.route(LATE, (route) => route.abort());
      for (const path of templates) {
        await page.goto(path);
        await whole.goto(path);
        await whole.waitForFunction(() =>
          [...document.styleSheets].some(({ href }) => href?.includes("/_next/static/")),
        );
        expect.soft(await boxes(page), path).toEqual(await boxes(whole));
      }
      await context.close();
    });
  });

for (const path of ["/", "/en"])
  test(`before the first paint ${path} asks for nothing but itself`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return (
        performance
          .getEntriesByType("resource")
          .filter(({ startTime }) => startTime < paint)
          .map(({ name }) => new URL(name).pathname)
          // The browser's own, whenever it likes.
          .filter((name) => !/favicon|manifest/.test(name))
      );
    });
    expect(early).toEqual([]);
  });

test("a page that is still arriving asks for nothing else, even when its header can be seen", async ({
  page,
  baseURL,
}) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const asked: string[] = [];
  // Stands before the site and lets the main part of the page wait.
  const server = createServer((request, answer) => {
    const pass = async () => {
      const from = await fetch(`${baseURL ?? ""}${request.url ?? "/"}`, {
        headers: { "accept-language": "ru" },
      });
      const body = Buffer.from(await from.arrayBuffer());
      answer.setHeader("content-type", from.headers.get("content-type") ?? "");
      if (request.url === "/") {
        const middle = body.indexOf("<main");
        answer.write(body.subarray(0, middle));
        await promise;
        answer.end(body.subarray(middle));
      } else {
        asked.push(request.url ?? "");
        answer.end(body);
      }
    };
    void pass();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${String(port)}/`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  resolve(undefined);
  await hydrated(page);
  expect(asked.some((url) => url.endsWith(".css"))).toBe(true);
  server.close();
});

for (const { with: what, held } of [
  { with: "with React", held: /nothing/ },
  { with: "without React", held: FLIGHT },
])
  test(`what is far from the screen is laid out without anybody going there, ${what}`, async ({ page }) => {
    const release = await holdBack(page, held);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.locator(`html[${SETTLING}]`)).toHaveCount(1);
    await expect(page.locator(`html[${SETTLING}]`)).toHaveCount(0, { timeout: 30_000 });
    for (const part of await page.locator("main > section, footer").all())
      expect(await part.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe("visible");
    release();
    await hydrated(page);
  });

for (const { where, path, held } of [
  { where: "far down", path: "/#services", held: FLIGHT },
  { where: "on a page without an opening", path: "/about#history", held: LATE },
])
  test(`on the way to an anchor ${where} the page is laid out at once`, async ({ page }) => {
    const release = await holdBack(page, held);
    await page.goto(path);
    await expect(page.locator(`html[${SETTLING}]`)).toHaveCount(0);
    await expect(page.locator(":target")).toBeInViewport();
    release();
    await hydrated(page);
  });

test("what follows an opening that fills the screen comes with its rules", async ({ page }) => {
  const release = await holdBack(page, LATE);
  await page.goto("/", { waitUntil: "commit" });
  const about = page.locator("#about .frame").first();
  await expect(about).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  release();
  await expect(about).toBeVisible();
});

test("the headline is painted first, what stands beside it right afterwards", async ({ page }) => {
  // Runs ahead of the first frame that has a headline in it.
  await page.addInitScript(() => {
    const look = () => {
      const panel = document.querySelector(".support-panel .support-load");
      if (panel && document.querySelector("h1")?.checkVisibility())
        document.documentElement.dataset.panelAtFirst = String(panel.checkVisibility());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const release = await holdBack(page, LATE);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator(".support-panel .support-load")).toBeVisible();
  await expect(page.locator(".trusted h2")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-panel-at-first", "false");
  release();
});

for (const { path, standIn } of [
  { path: "/", standIn: "Onest Cyrillic Fallback" },
  { path: "/en", standIn: "Onest Fallback" },
])
  test(`${path} names no font that has not come, only what stands in for it in its language`, async ({
    page,
  }) => {
    const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    const release = await holdBack(page, /\.woff2/);
    await page.goto(path);
    await hydrated(page);
    expect(await family()).toBe(`"${standIn}"`);
    release();
    await expect.poll(family).toBe(`Onest, "${standIn}"`);
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

for (const path of ["/", "/en/services/highload", "/contacts", "/en/design-generator"])
  test(`nothing on ${path} fades when its sheets come: they say again what was painted`, async ({ page }) => {
    await page.addInitScript(() => {
      const faded: string[] = [];
      Object.assign(self, { faded });
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        // The ground of the header becomes blurred once the page stands.
        if (target instanceof Element && !target.matches(".header"))
          faded.push(`${propertyName} of ${target.outerHTML.slice(0, 80)}`);
      });
    });
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => (self as unknown as { faded: string[] }).faded)).toEqual([]);
  });

test("nothing moves before the page stands", async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap((one) => (one instanceof CSSAnimation ? one.animationName : [])),
    );
  const release = await holdBack(page, LATE);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await moving()).toEqual([]);
  release();
  await expect.poll(moving, { timeout: 30_000 }).toContain("hero-sweep");
});

test.describe("on a broken connection", () => {
  test.use({ expectedConsole: /Failed to load resource|net::ERR_FAILED/ });

  test("rules that never come take nothing away", async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.css/, (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("#about .frame").first()).toBeVisible();
  });
});

test("the first press is not lost, however early", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Тема" }).first().click();
  await page.getByRole("menuitemradio", { name: "Светлая" }).click();
  const next = page.getByRole("button", { name: "Следующие проекты" });
  await next.click();
  await next.click();
  release();
  await hydrated(page);
  await expect(page.locator("html")).toHaveClass(/light/);
  // Pressed twice by somebody who saw nothing happen: once is what was meant.
  await expect(page.locator(".slider-turn b")).toHaveText("2");
});

test("keys mean afterwards what they would have meant", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/corporate-project-generator");
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("ArrowRight");
  release();
  await hydrated(page);
  await expect(page.getByRole("tab").nth(1)).toBeFocused();
  await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
});

test("what is typed before the scripts stays, and counts", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/corporate-project-generator");
  await page
    .locator("textarea[name=description]")
    .fill("Сеть из 40 клиник хочет принимать записи круглосуточно.");
  release();
  await hydrated(page);
  await expect(page.locator("textarea[name=description]")).toHaveValue(/^Сеть из 40 клиник/);
  await expect(page.getByRole("button", { name: /Сформировать|Сгенерировать/ }).first()).toBeEnabled();
});

test("the great scripts of a page are compiled while they are fetched", async ({ page }) => {
  const scripts = page.waitForResponse(
    async (answer) => answer.request().resourceType() === "script" && (await answer.text()).length > 100_000,
  );
  await page.goto("/");
  expect(await (await scripts).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  await hydrated(page);
});

test("a connection that fails once is tried again with the next touch", async ({ page }) => {
  let failures = 0;
  await page.route(FLIGHT, (route) => {
    failures += 1;
    return failures === 1
      ? route.fulfill({ status: 200, body: "<html>not what was asked for" })
      : route.continue();
  });
  await page.goto("/");
  await expect.poll(() => failures).toBe(1);
  await page.getByRole("heading", { level: 1 }).click();
  await hydrated(page);
  expect(failures).toBe(2);
});

test("without JavaScript the style sheets come as they always did", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: "ru-RU" });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  await page.goto("/services/highload");
  expect(asked.filter((type) => type === "stylesheet")).toHaveLength(3);
  expect(asked).toContain("font");
  await context.close();
});

test("a reader who comes back has sheets and fonts from the first moment", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("head link[rel=stylesheet][blocking=render]")).toHaveCount(2);
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
