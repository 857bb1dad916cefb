import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

/** The carousel, once it has asked for the cases. */
async function openCarousel(page: Page) {
  // A page that came slowly may ask before it is scrolled.
  const answered = page.waitForResponse("**/api/cases?*");
  await page.goto("/");
  await hydrated(page);
  await page.locator("#cases").scrollIntoViewIfNeeded();
  await answered;
  return page.getByRole("region", { name: "Системы, которые уже работают" });
}

test("turns its pages round and round, focus stays where it is, and what is hidden is out of reach", async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  await expect(carousel).toHaveAttribute("aria-roledescription", "карусель");
  const [first, second] = [
    carousel.getByRole("group", { name: "1 из 2" }),
    carousel.getByRole("group", { name: "2 из 2" }),
  ];
  const next = carousel.getByRole("button", { name: "Следующие проекты" });
  const dots = carousel.getByRole("group", { name: "Страницы проектов" }).getByRole("button");
  await expect(carousel.locator("[data-slot=carousel-item]")).toHaveCount(2);
  for (const slide of await carousel.locator("[data-slot=carousel-item]").all())
    await expect(slide.locator("[data-slot=card]")).toHaveCount(3);
  await expect(first).toHaveAttribute("aria-roledescription", "слайд");
  await expect(carousel.locator("[aria-live=polite]")).toHaveCount(1);
  await expect(dots.first()).toHaveAttribute("aria-disabled", "true");
  for (const name of await carousel.getByRole("button").evaluateAll((all) => all.map((one) => one.ariaLabel)))
    expect(name).not.toMatch(/карусел/i);

  await next.click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await expect(next).toBeFocused();
  await expect(dots.last()).toHaveAttribute("aria-disabled", "true");
  await next.click();
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await carousel.getByRole("button", { name: "Предыдущие проекты" }).click();
  await expect(second).toBeVisible();
  await dots.first().click();
  await expect(first).toBeVisible();
  await expect(dots.first()).toBeFocused();

  await next.focus();
  const reached: (string | null)[] = [];
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute("href") ?? null));
  }
  expect(reached).toEqual(
    await first.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  );
  await page.keyboard.press("Tab");
  await expect(dots.first()).toBeFocused();
});

for (const [count, used, pages] of [
  [9, 6, 2],
  [4, 4, 2],
  [3, 3, 1],
  [0, 0, 0],
] as const)
  test(`of ${count} cases ${used} are shown, on ${pages} pages`, async ({ page, request }) => {
    const { data } = (await (await request.get("/api/cases?locale=ru")).json()) as {
      data: { title: string }[];
    };
    await page.route("**/api/cases?*", (route) =>
      route.fulfill({
        json: { data: data.slice(0, count).map((item, index) => ({ ...item, title: `Ответ ${index + 1}` })) },
      }),
    );
    await openCarousel(page);
    const section = page.locator("#cases");
    await expect(section.getByText(count === 0 ? "Нет кейсов" : "Ответ 1", { exact: true })).toBeVisible();
    await expect(section.locator("[data-slot=card]")).toHaveCount(used);
    await expect(section.locator("[data-slot=carousel-item]")).toHaveCount(pages);
    await expect(section.getByRole("button")).toHaveCount(pages > 1 ? 2 + pages : 0);
    if (count === 0)
      await expect(section.getByRole("link", { name: "Связаться с нами" })).toHaveAttribute(
        "href",
        "/contacts",
      );
  });
