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

for (const width of [390, 768, 900, 1024, 1440, 1920])
  test(`the ring of the first screen stands behind its panel alone at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await hydrated(page);
    const { lines, ring } = await page.evaluate(() => {
      const words = document.querySelector("h1")?.parentElement;
      const drawing = document.querySelector("[data-slot=hero-ring]")?.getBoundingClientRect();
      if (!words || !drawing) throw new Error("no first screen");
      const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines: { right: number; bottom: number }[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.classList.contains("sr-only")) continue;
        range.selectNodeContents(walker.currentNode);
        for (const { right, bottom } of range.getClientRects()) lines.push({ right, bottom });
      }
      return { lines, ring: { left: drawing.left, top: drawing.top } };
    });
    // Up to there its mask hides it beside the words; on narrow screens it begins below them.
    const HIDDEN = 248;
    for (const { right, bottom } of lines)
      expect(bottom <= ring.top + 1 || (width >= 900 && right <= ring.left + HIDDEN)).toBe(true);
  });

test("what the agent has done adds up to the time that is said, and nothing turns on beside it", async ({
  page,
}) => {
  await page.goto("/services/ai-agents");
  await hydrated(page);
  const panel = page.locator("[data-slot=panel]").first();
  const said = (await panel.innerText())
    .match(/\d+,\d\s*с(?![а-яё])/g)
    ?.map((time) => parseFloat(time.replace(",", ".")));
  const [whole = 0, ...steps] = (said ?? []).sort((a, b) => b - a);
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.reduce((sum, time) => sum + time, 0)).toBeCloseTo(whole);
  await expect(panel.locator("[data-slot=spinner]")).toHaveCount(0);
});

test("an outage is drawn as long as it is said to have been", async ({ page }) => {
  // Bars that are still growing are shorter.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/services/digital-production");
  await hydrated(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { said, drawn } = await page.locator("[data-slot=panel]").evaluate((plan) => {
      const hours = [...plan.querySelectorAll("[data-slot=panel-axis] span")].map((hour) =>
        Number(hour.textContent),
      );
      const bar = plan.querySelector("[data-state=down]");
      const total = plan.querySelector("[data-slot=panel-metrics] > :last-child");
      const shift = bar?.parentElement?.getBoundingClientRect().width ?? 0;
      return {
        said: parseInt(/^Простои(\d+)\sмин$/.exec(total?.textContent ?? "")?.[1] ?? "", 10),
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

test("signs of features are drawn by a font of the site, on systems without emoji too", async ({ page }) => {
  await page.goto("/services/erp");
  await hydrated(page);
  const sign = page.locator("[data-slot=feature-sign]").first();
  await sign.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].find(({ family }) => family.includes("Noto Emoji"))?.status),
    )
    .toBe("loaded");
});
