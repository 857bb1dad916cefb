import AxeBuilder from "@axe-core/playwright";
import { expect, hydrated, NOT_FOUND_MESSAGE, test } from "./fixtures.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const pages = [
  "/",
  "/en",
  "/services",
  "/en/services",
  "/services/ai-agents",
  "/en/services/highload",
  "/contacts",
  "/en/contacts",
  "/corporate-project-generator",
  "/en/corporate-project-generator",
  "/privacy-policy",
  "/personal-data-consent",
  "/about",
  "/cases",
  "/en/cases/gov-portal",
  "/blog",
  "/en/blog/post1",
  "/team",
  "/vacancies",
  "/media",
  "/partners",
  "/en/awards",
  "/terms-of-service",
  "/nowhere",
];

test.use({ expectedConsole: NOT_FOUND_MESSAGE, reducedMotion: "reduce" });

for (const path of pages)
  test(`${path} has no WCAG A/AA violation, in both themes and at two widths`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    for (const width of [1440, 390])
      for (const theme of ["dark", "light"] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((name) => (document.documentElement.className = name), theme);
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
          `${theme} ${width}`,
        ).toEqual([]);
      }
  });

test("the open menus have no violation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  const scan = async () =>
    (await new AxeBuilder({ page }).withTags(tags).analyze()).violations.map(({ id, nodes }) => [
      id,
      nodes.map((node) => node.html),
    ]);
  await page.getByRole("button", { name: "Меню", exact: true }).click();
  expect(await scan()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Тема/ }).click();
  expect(await scan()).toEqual([]);
});

for (const path of pages)
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
