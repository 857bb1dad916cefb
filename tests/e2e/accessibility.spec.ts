import { expectAccessible, inThemes, inTurns } from "./axe.ts";
import { expectToFit } from "./fit.ts";
import { expect, hydrated, NOT_FOUND_MESSAGE, test } from "./fixtures.ts";
import { useMenu, windowOf } from "./silence.ts";
import { FAILURES, states } from "./states.ts";
import { expectOwnWords } from "./words.ts";
import { templates } from "./templates.ts";
import { expectWithoutScripts, readable } from "./without-scripts.ts";

/** Every page in every state, in both themes at both widths, is in `axe.full.spec.ts`. */
test.use({ expectedConsole: FAILURES, reducedMotion: "reduce", trace: "off" });

test.describe("templates", () => {
  test.use({ expectedConsole: NOT_FOUND_MESSAGE });

  for (const [turn, path] of templates.entries())
    test(`${path} is silent with a menu open, needs no JavaScript to be read, has no WCAG A/AA violation, dark and wide or light and narrow, and fits every screen`, async ({
      page,
      viewport,
    }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(() => document.getAnimations().length), "running animations").toBe(0);
      const whole = await readable(page);
      await page.setViewportSize(windowOf(turn));
      await useMenu(page, turn);
      await expectToFit(page);
      await inTurns(page, (state) => expectAccessible(page, state));
      if (viewport) await page.setViewportSize(viewport);
      await expectWithoutScripts(page, path, whole);
    });
});

for (const { name, path, narrowOnly, open } of states.filter(({ fullOnly }) => !fullOnly))
  test(`${name} has no WCAG A/AA violation`, async ({ page }) => {
    const width = narrowOnly ? 390 : 1440;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await hydrated(page);
    await open(page);
    await expectOwnWords(page);
    await inThemes(page, [width], (state) => expectAccessible(page, state));
  });
