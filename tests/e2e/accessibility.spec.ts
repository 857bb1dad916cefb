import { expectAccessible, inThemes } from "./axe.ts";
import { expectToFit } from "./fit.ts";
import { hydrated, test } from "./fixtures.ts";
import { FAILURES, states } from "./states.ts";

/** One of each template; every page in every state is in `axe.full.spec.ts`. */
const pages = [
  "/",
  "/en/about",
  "/services",
  "/en/services/highload",
  "/cases",
  "/en/cases/gov-portal",
  "/blog",
  "/en/blog/post1",
  "/contacts",
  "/en/contacts/thank-you",
  "/corporate-project-generator",
  "/vacancies",
  "/team",
  "/en/media",
  "/partners",
  "/en/awards",
  "/privacy-policy",
  "/en/personal-data-consent",
  "/nowhere",
];

test.use({ expectedConsole: FAILURES, reducedMotion: "reduce", trace: "off" });

for (const path of pages)
  test(`${path} has no WCAG A/AA violation, in both themes and at two widths, and fits every screen`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await expectToFit(page);
    await inThemes(page, [1440, 390], (state) => expectAccessible(page, state));
  });

for (const { name, path, narrowOnly, open } of states)
  test(`${name} has no WCAG A/AA violation`, async ({ page }) => {
    const width = narrowOnly ? 390 : 1440;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await hydrated(page);
    await open(page);
    await inThemes(page, [width], (state) => expectAccessible(page, state));
  });
