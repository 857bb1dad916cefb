import { readFileSync } from "node:fs";
import { expect, hydrated, test } from "./fixtures.ts";

test("the contents mark the section that is being read", async ({ page }) => {
  await page.goto("/blog/post1");
  await hydrated(page);
  const contents = page.locator("[data-slot=contents]");
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  for (const index of [2, 0]) {
    const link = contents.getByRole("link").nth(index);
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(contents.locator("[aria-current]")).toHaveCount(1);
  }
});

test("an article says when it was changed, on paper as well", async ({ page }) => {
  const day = /^updated: (.+)$/m.exec(readFileSync("content/blog/post1.ru.md", "utf8"))?.[1] ?? "";
  await page.goto("/blog/post1");
  const shown = page.locator(`header time[datetime="${day}"]:visible`);
  await expect(shown).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(shown).toHaveCount(1);
});

test("an article leads to the service it is close to, and its form knows which", async ({ page }) => {
  for (const [width, place] of [
    [1440, "[data-slot=contents] + [data-slot=article-service]"],
    [390, "[data-slot=prose] [data-slot=article-service]"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blog/post1");
    const service = page.locator(place);
    await expect(service.getByRole("link").first()).toHaveAttribute("href", "/services/ai-agents");
    await expect(service.getByRole("link", { name: "Обсудить задачу" })).toHaveAttribute(
      "href",
      "/contacts?service=ai-agents",
    );
    await expect(page.locator("[data-slot=article-service]:visible")).toHaveCount(1);
  }
});

test("on a phone the table of an article is read without scrolling, each value with the name of its column", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog/post1");
  const table = page.locator("[data-slot=prose-table]").first();
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  const [head, cell] = [table.getByRole("columnheader").last(), table.getByRole("cell").nth(3)];
  const label = await cell.evaluate((element) => getComputedStyle(element, "::before").content);
  expect(label).toBe(`"${(await head.textContent())?.trim() ?? ""}"`);
});
