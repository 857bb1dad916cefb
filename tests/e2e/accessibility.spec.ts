import { expectAccessible, inThemes, inTurns } from "./axe.ts";
import { expectToFit } from "./fit.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { FAILURES, states } from "./states.ts";
import { expectOwnWords } from "./words.ts";
import { templates } from "./templates.ts";

/** Every page in every state, in both themes at both widths, is in `axe.full.spec.ts`. */
test.use({ expectedConsole: FAILURES, reducedMotion: "reduce", trace: "off" });

for (const path of templates)
  test(`${path} has no WCAG A/AA violation, dark and wide or light and narrow, and fits every screen`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => document.getAnimations().length), "running animations").toBe(0);
    await expectToFit(page);
    await inTurns(page, (state) => expectAccessible(page, state));
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
