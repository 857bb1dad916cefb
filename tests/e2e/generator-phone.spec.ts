import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { openGenerator } from "./generator-page.ts";

const IDEA = "**/api/corporate/idea";
const task =
  "Поликлиника на 40 филиалов, нужна запись к врачу.\n\nЗаписываются по телефону и часами ждут ответа. Связь с 1С, срок до весны.";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** How far below the header, and the row of sections where that sticks below it, the title of the document begins, px. */
const titleBelowBars = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .find((element) => element.getClientRects().length > 0)
        ?.getBoundingClientRect() ?? new DOMRect();
    const title = box("[data-slot=result] h3").top;
    const header = box("[data-slot=header]").bottom;
    const rail = box("[data-slot=outline]");
    return title - (rail.top <= header && rail.height > 0 ? rail.bottom : header);
  });

test("once a document is asked for the form is a row that loses nothing, opens again and folds again", async ({
  page,
}) => {
  const { description, generate, brief, edit, result } = await openGenerator(page);
  await expect(brief).toHaveCount(0);
  await description.fill(task);
  await generate.tap();
  await expect(result.locator("[data-slot=result-foot]")).toBeVisible();
  await expect(result).toBeFocused();
  await expect(description).toBeHidden();
  await expect(generate).toBeHidden();
  await expect(brief).toContainText("Поликлиника на 40 филиалов");
  await expect(edit).toHaveAttribute("aria-expanded", "false");
  await expect(edit).toHaveAccessibleDescription(/^Описание задачи: Поликлиника/);
  expect((await brief.boundingBox())?.height).toBeLessThan(90);

  await edit.focus();
  await page.keyboard.press("Enter");
  await expect(description).toBeFocused();
  await expect(description).toHaveValue(task);
  await expect(brief).toHaveCount(0);
  await description.fill(`${task} И отчёты.`);
  await generate.tap();
  await expect(description).toBeHidden();
  await expect(result.locator("[data-slot=result-foot]")).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(brief).toBeVisible();
  await edit.tap();
  await expect(description).toHaveValue(`${task} И отчёты.`);
});

test("where a document is not there yet its button stands below the tabs, and none of them moves", async ({
  page,
}) => {
  const { description, generate, brief, result } = await openGenerator(page);
  await description.fill(task);
  await generate.tap();
  await expect(result.locator("[data-slot=result-foot]")).toBeVisible();
  const top = () => tab(page, "Идея").evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  await tab(page, "Требования").tap();
  await expect(brief).toBeVisible();
  await expect(generate).toBeVisible();
  expect(await top()).toBe(before);
  expect((await generate.boundingBox())?.y).toBeGreaterThan(
    (await tab(page, "Требования").boundingBox())?.y ?? Infinity,
  );
  await generate.tap();
  await expect(result.locator("[data-slot=result-foot]")).toBeVisible();
  await expect(generate).toBeHidden();
});

test("on a wide window a document has all of its width, and the form comes back beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { description, generate, brief, result } = await openGenerator(page);
  await description.fill(task);
  const beside = await result.boundingBox();
  await generate.click();
  await expect(result.locator("[data-slot=result-foot]")).toBeVisible();
  await expect(description).toBeHidden();
  await expect(brief).toContainText(task.slice(0, 40));
  await expect(page.getByRole("tablist")).toBeInViewport({ ratio: 1 });
  const alone = await result.boundingBox();
  expect(alone?.width).toBeGreaterThan((beside?.width ?? 0) * 1.4);
  await brief.getByRole("button", { name: "Изменить" }).click();
  await expect(description).toBeFocused();
  await expect(description).toHaveValue(task);
  await expect(generate).toBeInViewport({ ratio: 1 });
  await expect(result).toBeInViewport();
  expect((await result.boundingBox())?.width).toBe(beside?.width);
});

test("the page lands at the panel of the document, whole below what sticks and its title near", async ({
  page,
}) => {
  const { description, generate, result } = await openGenerator(page);
  await description.fill(task);
  for (const name of ["Идея", "Архитектура", "Обоснование", "Требования", "Интерфейс"]) {
    await tab(page, name).tap();
    await generate.tap();
    await expect(result.locator("[data-slot=result-foot]")).toBeVisible();
    await expect.poll(() => titleBelowBars(page), name).toBeGreaterThanOrEqual(0);
    await expect.poll(() => titleBelowBars(page), name).toBeLessThan(100);
    const panel = await result.boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    expect(panel?.y, `${name}: what stands above the title`).toBeGreaterThanOrEqual(
      header?.height ?? Infinity,
    );
  }
});

test("a visitor who has gone on while a document is written stays where they are", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(IDEA, async (route) => {
    await held;
    await route.fulfill({ json: { projectIdea: "# Запись к врачу\n\nТекст.", engine: "draft" } });
  });
  const { description, generate, result } = await openGenerator(page);
  await description.fill(task);
  await generate.tap();
  await expect(result).toHaveAttribute("aria-busy", "true");
  const top = () => page.evaluate(() => scrollY);
  await expect.poll(top, "the page leads to the panel").toBeGreaterThan(0);
  await expect(async () => {
    await page.mouse.wheel(0, -2000);
    expect(await top()).toBe(0);
  }).toPass();
  release();
  await expect(result.getByText("Текст.")).toBeVisible();
  // As long as a glide to the title would take.
  await page.waitForTimeout(500);
  expect(await top()).toBe(0);
});

test("the chosen tab stands whole in its row, clear of where the row fades out", async ({ page }) => {
  await openGenerator(page);
  for (const entry of await page.getByRole("tab").all()) {
    await entry.tap();
    await expect
      .poll(
        async () => {
          const box = await entry.boundingBox();
          return box !== null && box.x >= 20 && box.x + box.width <= 390 - 40;
        },
        await entry.innerText(),
      )
      .toBe(true);
  }
});

test("the drawn screens stand one below the other, each whole with its words below it", async ({ page }) => {
  const { generate, result } = await openGenerator(page);
  await page.locator("[data-slot=chip]").first().tap();
  await tab(page, "Интерфейс").tap();
  await generate.tap();
  const screens = result.locator("[data-slot=screens] li");
  await expect(screens.first()).toBeVisible();
  const found = await screens.evaluateAll((all) =>
    all.map((screen) => {
      const drawn = screen.querySelector("[role=img]");
      const caption = screen.querySelector("figcaption");
      if (!drawn || !caption) return undefined;
      const [box, words] = [drawn.getBoundingClientRect(), caption.getBoundingClientRect()];
      return {
        isWhole: box.left >= 0 && box.right <= innerWidth && drawn.scrollWidth <= drawn.clientWidth,
        isNamed: words.top >= box.bottom && words.top - box.bottom < 12 && words.right <= innerWidth,
        top: box.top,
        bottom: words.bottom,
      };
    }),
  );
  expect(found.length).toBeGreaterThan(2);
  for (const [index, screen] of found.entries()) {
    expect(screen, String(index)).toMatchObject({ isWhole: true, isNamed: true });
    if (index > 0) expect(screen?.top).toBeGreaterThanOrEqual(found[index - 1]?.bottom ?? Infinity);
  }
  // What the steps say is drawn above: all but the first start out folded.
  await expect(result.locator("[data-slot=requirement]").first()).toHaveAttribute("open");
  await expect(result.locator("[data-slot=requirement]").nth(1)).not.toHaveAttribute("open");
});
