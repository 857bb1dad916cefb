import type { Page } from "@playwright/test";
import { slugOfACase, slugOfACaseInFigures, slugOfAFullCase, slugsByHead } from "./content.ts";
import { expect, hydrated, laidOut, test } from "./fixtures.ts";

/** Keeps back what the router fetches, until the answer is called. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** A case and the address of its page. */
const slug = slugOfACase;
const address = `/cases/${slug}`;

const FIVE_MINUTES = 5 * 60_000;

test("a list of projects on its way shows six placeholders, then the projects; Back leads to the old place", async ({
  page,
}) => {
  await page.goto("/services");
  await laidOut(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  const letGo = await holdBack(page, /\/cases\?_rsc=/);

  await page
    .getByRole("navigation", { name: "Основная навигация" })
    .getByRole("link", { name: "Проекты" })
    .click();
  const standIn = page.locator("[data-slot=pending-page]");
  await expect(standIn.locator("[data-slot=card]")).toHaveCount(6);
  await expect(standIn.locator("[data-slot=card]").first()).toBeInViewport();
  await expect(standIn.getByRole("status")).toHaveText("Открываем страницу…");
  await expect(page.locator("main")).toBeHidden();

  letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Системы, которые уже работают" })).toBeFocused();
  await expect(page.getByRole("list", { name: "Список проектов" }).getByRole("listitem")).not.toHaveCount(0);
  await expect(standIn.locator("[data-slot=card]")).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test("a project on its way shows its shape; back and forth leave no placeholder behind", async ({ page }) => {
  await page.goto("/cases");
  await hydrated(page);
  const letGo = await holdBack(page, new RegExp(`${address}\\?_rsc=`));
  await page.locator(`[data-slot=card-link][href="${address}"]`).click();
  await expect(page.locator("[data-slot=pending-page] [data-slot=skeleton]").last()).toBeVisible();

  letGo();
  await expect(page.getByRole("link", { name: "Все проекты" })).toBeVisible();
  await expect(page.locator("[data-slot=pending-page] [data-slot=skeleton]")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("list", { name: "Список проектов" })).toBeVisible();
  await expect(page.locator("[data-slot=pending-page] [data-slot=skeleton]")).toHaveCount(0);
});

test("a project is told in the order of its importance, the card and the way back last", async ({ page }) => {
  test.skip(slugOfAFullCase === "", "No project has all of it.");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/cases/${slugOfAFullCase}`);
    const parts = [
      "[data-slot=case-industry]",
      "[data-slot=case-year]",
      "h1",
      "[data-slot=opener]",
      "header [data-slot=cover]",
      "[data-slot=case-changes]",
      "[data-slot=case-opening]",
      "[data-slot=case-tags]",
      "[data-slot=case-results]",
      "[data-slot=case-screen]",
      "[data-slot=case-done]",
      "[data-slot=case-system]",
      "[data-slot=case-client]",
      'aside a[href^="/contacts?case="]',
      'aside a[href="/cases"]',
    ];
    const order = await page.evaluate(
      (selectors) =>
        [...document.querySelectorAll(selectors.map((selector) => `article ${selector}`).join())].map(
          (element) => selectors.find((selector) => element.matches(selector)),
        ),
      parts,
    );
    expect(order).toEqual(parts);
  }
  // On a phone the eye meets them in the same order.
  const tops = await page
    .locator(
      "header [data-slot=cover], [data-slot=case-changes], [data-slot=case-opening], [data-slot=case-results], [data-slot=case-screen], [data-slot=case-done], [data-slot=case-system], aside[aria-labelledby=brief]",
    )
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test("a project older than five minutes is asked for again, a changed one fetched anew", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new RegExp(`/api/cases|${address}\\?_rsc=`).test(request.url()))
      asked.push(new URL(request.url()).pathname);
  });
  await page.goto(address);
  await hydrated(page);
  // What counts the minutes begins some moments after React has taken over: before a leap in time it must have begun.
  for (let second = 0; second < 20; second++) await page.clock.runFor(1_000);
  await page.clock.runFor(FIVE_MINUTES - 21_000);
  expect(asked).toEqual([]);

  await page.route("**/api/cases?locale=ru", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { slug: string; title: string }[] };
    await route.fulfill({
      response,
      json: {
        data: data.map((item) => (item.slug === slug ? { ...item, title: "Новое имя" } : item)),
      },
    });
  });
  await page.clock.runFor(22_000);
  await expect.poll(() => asked).toEqual(["/api/cases", address]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an unchanged project is left as it stands", async ({ page }) => {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("_rsc=")) fetched.push(request.url());
  });
  const answer = page.waitForResponse("**/api/cases?locale=ru").then((response) => response.finished());
  let answered = false;
  void answer.then(() => (answered = true));
  // What counts the minutes begins some moments after React has taken over, so the clock goes on until the project was asked for.
  await expect
    .poll(async () => {
      await page.clock.runFor(60_000);
      return answered;
    })
    .toBe(true);
  await page.clock.runFor(1_000);
  expect(fetched).toEqual([]);
});

for (const { path, trail } of [
  { path: address, trail: ["/", "/cases"] },
  { path: "/en/services/highload", trail: ["/en", "/en/services"] },
  { path: "/blog/post1", trail: ["/", "/blog"] },
])
  test(`${path} says where it belongs`, async ({ page }) => {
    await page.goto(path);
    const nav = page.getByRole("navigation", { name: /Вы здесь|You are here/ });
    expect(
      await nav.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(trail);
    // A project is called there by its client: its title stands right below.
    const name =
      path === address ? page.locator("[data-slot=case-client]") : page.getByRole("heading", { level: 1 });
    const title = (await name.innerText()).replace(/\s+/g, " ");
    const current = (await nav.locator("[aria-current=page]").textContent())?.replace(/\s+/g, " ");
    expect(current).toBe(title);
  });

test("on paper a project, an article and a policy are their text alone", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const path of [address, "/blog/post1", "/privacy-policy"]) {
    await page.goto(path);
    for (const around of [
      "[data-slot=header]",
      "[data-slot=footer]",
      "[data-slot=page-trail]",
      "[data-slot=contents]",
      "[data-slot=neighbours]",
    ])
      for (const part of await page.locator(around).all()) await expect(part).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const [paper, ink] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.body).color,
    ]);
    expect([paper, ink]).toEqual(["oklch(1 0 0)", "oklch(0 0 0)"]);
  }
});

test("on a phone every filter is seen whole, can be pressed, and leaves room for the first project", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/cases");
  await laidOut(page);
  const rows = page.locator("[data-slot=list-filters]");
  for (const row of await rows.all()) {
    for (const link of await row.getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  }
  const projects = page.getByRole("list", { name: "Список проектов" });
  await expect(projects.getByRole("listitem").first()).toBeInViewport({ ratio: 0.3 });
});

test("filters leave out no industry of a project, and no filter by service leaves one project", async ({
  page,
}) => {
  await page.goto("/cases");
  const filters = page.locator("[data-slot=list-filters] a:not([href$='/cases'])");
  const totalsOf = (kind: string) =>
    filters
      .and(page.locator(`[href*='/${kind}/']`))
      .locator("span")
      .allInnerTexts();
  const industries = await totalsOf("industry");
  const projects = page.getByRole("list", { name: "Список проектов" }).locator("[data-slot=card-link]");
  expect(industries.reduce((all, total) => all + Number(total), 0)).toBe(await projects.count());
  for (const total of await totalsOf("service")) expect(Number(total)).toBeGreaterThan(1);
});

test("on a phone the filter one is in is seen whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/cases");
  const filter = page.locator("[data-slot=list-filters]").last().getByRole("link").last();
  const name = await filter.innerText();
  await page.goto((await filter.getAttribute("href")) ?? "");
  const current = page.locator("[data-slot=list-filters] [aria-current=page]").last();
  // The number of projects is left out there.
  await expect(current).toHaveText(name, { useInnerText: true });
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a project is told in figures: the one it stands for, before and after, a screen, stages, the system", async ({
  page,
}) => {
  test.skip(slugOfACaseInFigures === "", "No project tells figures.");
  await page.goto(`/cases/${slugOfACaseInFigures}`);
  await expect(page.locator("[data-slot=case-figure] strong")).toBeVisible();
  await expect(page.locator("header [data-slot=exhibit-caption]")).not.toBeEmpty();
  await expect(page.locator("[data-slot=case-changes] li").first()).toContainText(/Было.*Стало/s);
  await expect(page.locator("[data-slot=case-measured]")).not.toBeEmpty();
  await expect(page.locator("[data-slot=case-phases] li").first()).toBeVisible();
  await expect(page.locator("[data-slot=case-screen] dl dd").first()).not.toBeEmpty();
  await expect(page.locator("[data-slot=case-screen] [data-slot=case-view]")).toHaveText(/\S/);
  await expect(
    page.locator("[data-slot=case-system]").getByRole("img", { name: "Схема системы" }),
  ).toBeVisible();
  const service = page.locator("aside[aria-labelledby=brief] dl a").first();
  await service.click();
  await expect(page).toHaveURL(/\/services\/./);
});

test("the figure of a project lies beside the drawing, and the card under it covers neither", async ({
  page,
}) => {
  test.skip(slugOfACaseInFigures === "", "No project tells figures.");
  await page.goto(`/cases/${slugOfACaseInFigures}`);
  await laidOut(page);
  for (const width of [1920, 1440, 1366, 1100, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const [figure, card, cover] = await Promise.all(
      ["[data-slot=case-figure]", "aside[aria-labelledby=brief]", "header [data-slot=cover]"].map(
        (selector) => page.locator(selector).boundingBox(),
      ),
    );
    if (!figure || !card || !cover) throw new Error("not laid out");
    expect.soft(figure.y + figure.height, String(width)).toBeLessThan(card.y);
    // The drawing ends at 62 % of the cover.
    expect.soft(figure.x, String(width)).toBeGreaterThan(cover.x + cover.width * 0.62);
    expect.soft(figure.x + figure.width).toBeLessThanOrEqual(cover.x + cover.width);
  }
});

for (const own of slugsByHead)
  test(`in the head of ${own} the figure, the picture and the card lie apart`, async ({ page }) => {
    await page.goto(`/cases/${own}`);
    await laidOut(page);
    for (const width of [1440, 1100, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all(
        ["[data-slot=case-figure]", "header [data-slot=cover]", "aside[aria-labelledby=brief]"].map(
          (selector) => page.locator(selector).boundingBox(),
        ),
      );
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          if (!one || !other) throw new Error("not laid out");
          const isApart =
            one.x + one.width <= other.x + 1 ||
            other.x + other.width <= one.x + 1 ||
            one.y + one.height <= other.y + 1 ||
            other.y + other.height <= one.y + 1;
          expect.soft(isApart, `${String(width)}: ${JSON.stringify([one, other])}`).toBe(true);
        }
    }
  });

test("the card goes along with the story and the results, and no further", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/cases/${slugOfAFullCase}`);
  await laidOut(page);
  const card = page.locator("aside[aria-labelledby=brief]");
  const results = page.locator("[data-slot=case-results]");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect(card).toBeInViewport();
  for (const part of [results, page.locator("[data-slot=case-system]")]) {
    await part.scrollIntoViewIfNeeded();
    const [of, beside] = await Promise.all([card.boundingBox(), results.boundingBox()]);
    if (!of || !beside) throw new Error("not laid out");
    expect(of.y + of.height).toBeLessThanOrEqual(beside.y + beside.height + 1);
  }
});

test("drawn covers follow the theme", async ({ page }) => {
  const grounds: string[] = [];
  for (const theme of ["dark", "light"]) {
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.goto(address);
    grounds.push(
      await page
        .locator("header [data-slot=cover]")
        .evaluate((cover) => getComputedStyle(cover).backgroundColor),
    );
  }
  expect(new Set(grounds).size).toBe(2);
});

test("on paper the customer, the industry and the year stand once", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(address);
  const facts = page.locator("aside[aria-labelledby=brief] dd");
  const client = (await facts.first().innerText()).trim();
  const shown = await page.locator("main").innerText();
  expect(shown.split(client).length - 1).toBeGreaterThan(0);
  await expect(page.locator("[data-slot=case-client]")).toHaveCount(1);
  await expect(page.locator("[data-slot=case-industry]")).toBeHidden();
  expect(await facts.count()).toBeGreaterThanOrEqual(3);
});

test("the lines above what projects brought stand in one line across a row", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await laidOut(page);
  const tops = await page
    .locator(":is(#cases, [aria-roledescription]) [data-slot=card] :is(ul, p:has(strong))")
    .evaluateAll((lists) =>
      lists
        .filter((list) => list.checkVisibility({ visibilityProperty: true }) && !list.closest("[inert]"))
        .map((list) => Math.round(list.getBoundingClientRect().top)),
    );
  expect(tops.length).toBeGreaterThan(0);
  expect(new Set(tops).size).toBe(1);
});
