import { slugOfACase } from "./content.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test.use({ reducedMotion: "reduce", trace: "off" });

for (const path of [
  "/",
  "/services/ai-agents",
  "/cases",
  `/en/cases/${slugOfACase}`,
  "/blog/post1",
  "/en/contacts",
  "/corporate-project-generator",
  "/design-generator",
  "/privacy-policy",
])
  test(`on ${path} focus is seen at every stop and never lies under the header`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const stops = new Set<string>();
    const faults: string[] = [];
    // Backwards: what comes from above the screen is what the header may cover.
    for (let step = 0; step < 250; step++) {
      await page.keyboard.press("Shift+Tab");
      const stop = await page.evaluate(async () => {
        // An element that hides itself loses focus with the next frame.
        if (document.activeElement?.checkVisibility() === false)
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const outlined = (style: CSSStyleDeclaration) =>
          style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
        const seen = [
          getComputedStyle(element),
          getComputedStyle(element, "::after"),
          ...(element.parentElement ? [getComputedStyle(element.parentElement)] : []),
        ].some(outlined);
        const bar = document.querySelector("[data-slot=header]")?.getBoundingClientRect().bottom ?? 0;
        const { top, bottom } = element.getBoundingClientRect();
        const apart = element.closest("[data-slot=header], [data-slot=skip-link]") !== null;
        const name = element.outerHTML.slice(0, 140);
        return {
          name,
          first: element.matches("[data-slot=skip-link]"),
          faults: [
            ...(seen ? [] : [`unseen: ${name}`]),
            ...(apart || (top >= bar && top < innerHeight) || (top < bar && bottom > innerHeight - 1)
              ? []
              : [`covered (${top} to ${bottom}): ${name}`]),
          ],
        };
      });
      if (!stop) break;
      stops.add(stop.name);
      faults.push(...stop.faults);
      if (stop.first) break;
    }
    expect(faults).toEqual([]);
    expect([...stops].at(-1)).toContain("skip-link");
    expect(stops.size).toBeGreaterThan(20);
  });
