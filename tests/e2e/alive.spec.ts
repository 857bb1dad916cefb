import type { Locator } from "@playwright/test";
import { slugOfACaseInFigures } from "./content.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const states = (drawing: Locator) =>
  drawing.evaluate((root) => root.getAnimations({ subtree: true }).map(({ playState }) => playState));

test.use({ viewport: { width: 1440, height: 900 } });

test("a drawing below the screen comes alive when it is first seen, and is still afterwards", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const drawing = page.locator("#services [data-live]").nth(1);
  await expect(drawing).toHaveAttribute("data-live", "is-waiting");
  expect(new Set(await states(drawing))).toEqual(new Set(["paused"]));
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveAttribute("data-live", "is-playing");
  await expect.poll(() => states(drawing), { timeout: 4000 }).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await drawing.scrollIntoViewIfNeeded();
  expect(await states(drawing)).toEqual([]);
});

test("the screen of a project and the main path of its system come alive when they are first seen", async ({
  page,
}) => {
  test.skip(slugOfACaseInFigures === "", "No project tells figures.");
  await page.goto(`/cases/${slugOfACaseInFigures}`);
  await hydrated(page);
  for (const part of ["case-screen", "case-system"]) {
    const drawing = page.locator(`[data-slot=${part}]`);
    await expect(drawing).toHaveAttribute("data-live", "is-waiting");
    expect(new Set(await states(drawing)), part).toEqual(new Set(["paused"]));
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute("data-live", "is-playing");
    await expect.poll(() => states(drawing)).toEqual([]);
  }
});

test("the number of the day rolls to what is said, and is read as one number", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const number = page.locator("[data-slot=day-number]");
  await number.scrollIntoViewIfNeeded();
  const figure = page.getByRole("figure").filter({ has: number });
  await expect(figure).toHaveAttribute("data-live", "is-playing");
  await expect.poll(() => states(figure), { timeout: 4000 }).toEqual([]);
  await expect(number.locator("[aria-hidden]")).toHaveText("1 042 318");
});

test("what was seen before the scripts came is not taken away", async ({ page }) => {
  await page.goto("/services/highload");
  await hydrated(page);
  const panel = page.locator("[data-slot=panel]");
  await expect(panel).toHaveAttribute("data-live", "was-seen");
  await expect.poll(() => states(panel), { timeout: 4000 }).toEqual([]);
});

test("a page that is reached by a link shows its panel coming alive from nothing", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.locator("main").getByRole("link", { name: "Мониторинг систем" }).click();
  await expect(page).toHaveURL("/services/monitoring");
  await expect(page.locator("[data-slot=panel]")).toHaveAttribute("data-live", "is-playing");
});

test("who has paused motion, or wants less of it, sees finished drawings", async ({ page }) => {
  const all = page.locator("[data-live]");
  const paths = ["/", ...(slugOfACaseInFigures === "" ? [] : [`/cases/${slugOfACaseInFigures}`])];
  await page.addInitScript(() => {
    if (localStorage.getItem("motion") === null) localStorage.setItem("motion", "off");
  });
  for (const motion of ["off", "reduced"] as const) {
    if (motion === "reduced") {
      await page.evaluate(() => localStorage.setItem("motion", "on"));
      await page.emulateMedia({ reducedMotion: "reduce" });
    }
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      for (const drawing of await all.all()) expect(await states(drawing), `${path}, ${motion}`).toEqual([]);
    }
  }
});

test("on paper a drawing is finished, seen or not", async ({ page }) => {
  await page.goto("/services/erp");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  expect(await states(page.locator("[data-live]").first())).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("drawings are finished", async ({ page }) => {
    await page.goto("/services/digital-production");
    const panel = page.locator("[data-slot=panel]");
    await expect(panel).toHaveAttribute("data-live", "");
    await expect(panel.locator("[data-state=run]").first()).toBeVisible();
  });
});
