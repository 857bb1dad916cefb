import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

test("on a phone no drawing lies under the words of the closing band and of the footer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/services/erp", "/partners"]) {
    await page.goto(path);
    await hydrated(page);
    const crossed = await page.evaluate(() => {
      const range = document.createRange();
      return [...document.querySelectorAll("[data-slot=closing-band], footer")].flatMap((part) => {
        const drawings = [...part.querySelectorAll("svg:not(.lucide, [data-slot=icon])")]
          .filter((drawing) => !drawing.closest("a") && drawing.checkVisibility())
          .map((drawing) => drawing.getBoundingClientRect());
        return [...part.querySelectorAll("h2, p, a, address > span")].flatMap((text) => {
          range.selectNodeContents(text);
          const lines = [...range.getClientRects()];
          const meets = drawings.some((drawing) =>
            lines.some(
              (line) =>
                line.right > drawing.left &&
                line.left < drawing.right &&
                line.bottom > drawing.top &&
                line.top < drawing.bottom,
            ),
          );
          return meets ? [text.textContent] : [];
        });
      });
    });
    expect.soft(crossed, path).toEqual([]);
  }
});

/** How bright the brightest point of each column of a picture of the page is, 0–255. */
async function brightness(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const picture = (await page.screenshot({ clip })).toString("base64");
  const canvas = await page.context().newPage();
  const columns = await canvas.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0);
    const { data: points, width } = context.getImageData(0, 0, image.width, image.height);
    const columns = Array.from({ length: width }, () => 0);
    for (let at = 0; at < points.length; at += 4) {
      const column = (at / 4) % width;
      columns[column] = Math.max(
        columns[column] ?? 0,
        points[at] ?? 0,
        points[at + 1] ?? 0,
        points[at + 2] ?? 0,
      );
    }
    return columns;
  }, picture);
  await canvas.close();
  return columns;
}

test("the track of the closing band comes out of the dark instead of beginning with a cut", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services/erp");
  await hydrated(page);
  const band = page.locator("[data-slot=closing-band]");
  await band.scrollIntoViewIfNeeded();
  const drawing = await band.locator("svg:not(.lucide, [data-slot=icon])").boundingBox();
  if (!drawing) throw new Error("no drawing");
  const columns = await brightness(page, {
    x: Math.floor(drawing.x) - 8,
    y: drawing.y + drawing.height * 0.3,
    width: 24,
    height: drawing.height * 0.4,
  });
  const steps = columns.slice(1).map((value, index) => Math.abs(value - (columns[index] ?? 0)));
  expect(columns).toHaveLength(24);
  expect(Math.max(...steps)).toBeLessThan(24);
});

test.describe("the agent that is at work", () => {
  const turning = (page: Page) =>
    page
      .getByRole("img")
      .locator("[data-slot=spinner]")
      .evaluate((sign) => sign.getAnimations().map(({ playState }) => playState));

  test("turns, until the visitor pauses motion", async ({ page }) => {
    await page.goto("/services/ai-agents");
    await hydrated(page);
    expect(await turning(page)).toEqual(["running"]);
    await page.getByRole("button", { name: "Остановить анимацию" }).click();
    expect(await turning(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    expect(await turning(page)).toEqual([]);
  });

  test("stands for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/services/ai-agents");
    await hydrated(page);
    expect(await turning(page)).toEqual([]);
  });
});

test("an outage is drawn as long as it is said to have been", async ({ page }) => {
  await page.goto("/services/digital-production");
  await hydrated(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { said, drawn } = await page.locator("[data-slot=panel]").evaluate((plan) => {
      const hours = [...plan.querySelectorAll("[data-slot=panel-axis] span")].map((hour) =>
        Number(hour.textContent),
      );
      const bar = plan.querySelector("[data-state=down]");
      const shift = bar?.parentElement?.getBoundingClientRect().width ?? 0;
      return {
        said: parseInt(/\d+/.exec(bar?.textContent ?? "")?.[0] ?? "", 10),
        drawn:
          ((bar?.getBoundingClientRect().width ?? 0) / shift) *
          (Math.max(...hours) - Math.min(...hours)) *
          60,
      };
    });
    expect
      .soft(Math.abs(drawn - said), `${String(drawn)} minutes drawn, ${String(said)} said`)
      .toBeLessThan(2);
  }
});
