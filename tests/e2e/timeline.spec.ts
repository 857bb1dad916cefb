import { expect, hydrated, test } from "./fixtures.ts";

test("a year is chosen by pointer and by arrow keys, and its entry alone is there", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  await hydrated(page);
  const history = page.locator("#history");
  const years = history.locator("ol > li > button");
  const entries = history.getByRole("article");
  await expect(history.getByRole("list").first()).toBeVisible();
  await expect(years).toHaveText([/^2008/, /^2010/, /^2014/, /^2017/, /^2020/, /^2022/, /^2025/]);
  for (const year of await years.all()) await expect(year).toBeVisible();
  await expect(history.locator(".timeline-steps")).toBeHidden();

  await years.nth(2).click();
  await expect(history.locator("[aria-current=step]")).toHaveText(/^2014/);
  await expect(entries).toHaveCount(1);
  await expect(entries.getByRole("heading", { level: 3 })).toBeVisible();
  for (const [key, year] of [
    ["ArrowRight", /^2017/],
    ["End", /^2025/],
    ["ArrowRight", /^2025/],
    ["ArrowLeft", /^2022/],
    ["Home", /^2008/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(history.locator("[aria-current=step]")).toHaveText(year);
    await expect(history.locator("[aria-current=step]")).toBeFocused();
  }
});

test("below 768 px one entry is stepped through, announced, and the ends are closed", async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto("/");
  await hydrated(page);
  const history = page.locator("#history");
  const back = history.getByRole("button", { name: "Назад" });
  const forward = history.getByRole("button", { name: "Вперёд" });
  const position = history.locator("[aria-live=polite]");
  await expect(history.getByRole("button")).toHaveCount(2);
  await expect(history.getByRole("article")).toHaveCount(1);
  await expect(back).toBeDisabled();
  await expect(position).toHaveText("2008, 1 из 7");
  await forward.click();
  await forward.click();
  await expect(position).toHaveText("2014, 3 из 7");
  await expect(back).toBeEnabled();
  for (let step = 0; step < 4; step++) await forward.click();
  await expect(position).toHaveText("2025, 7 из 7");
  await expect(forward).toBeDisabled();
  await back.click();
  await expect(position).toHaveText("2022, 6 из 7");
});

test("the marker glides for a second", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await hydrated(page);
  await page.locator("#history ol > li > button").nth(3).click();
  const durations = await page.locator("#history .timeline").evaluate((timeline) =>
    timeline
      .getAnimations({ subtree: true })
      .filter(
        (animation) => animation instanceof CSSTransition && animation.transitionProperty === "transform",
      )
      .map((animation) => animation.effect?.getTiming().duration),
  );
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set([1000]));
});
