import { allPaths } from "./all-paths.ts";
import { expectAccessible, inThemes } from "./axe.ts";
import { expectToFit } from "./fit.ts";
import { hydrated, test } from "./fixtures.ts";
import { FAILURES, states } from "./states.ts";
import { expectOwnWords } from "./words.ts";

/** Every page of the site in both languages, and every state, each in both themes at two widths. */
const prefixes = ["", "/en"];

test.use({ expectedConsole: FAILURES, reducedMotion: "reduce", trace: "off" });

for (const path of allPaths)
  test(`${path} is accessible and fits every screen`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectToFit(page);
    await inThemes(page, [1440, 390], (state) => expectAccessible(page, state));
  });

for (const prefix of prefixes)
  for (const { name, path, narrowOnly, open } of states)
    test(`${prefix} ${name} is accessible`, async ({ page }) => {
      if (narrowOnly) await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(prefix + path);
      await hydrated(page);
      await open(page);
      await expectOwnWords(page);
      await inThemes(page, narrowOnly ? [390] : [1440, 390], (state) => expectAccessible(page, state));
    });
