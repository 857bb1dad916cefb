import type { Page } from "@playwright/test";
import { brokenWords } from "./broken-words.ts";
import { expect } from "./fixtures.ts";

const WIDTHS = [320, 360, 390, 768, 1024, 1440];

/** The first that reach past the right edge of the page. What the fixed header loses there cannot even be scrolled to. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = scrollWidth > clientWidth;
    return [...document.querySelectorAll(scrolls ? "body *" : "[data-slot=header] *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 12)
      .concat(scrolls ? `page ${scrollWidth} > ${clientWidth}` : []);
  });

/** Expects that no word breaks off without a hyphen and nothing needs sideways scrolling, from 320 px on (a window of 1280 at 400 %), and with text at twice its size. */
export async function expectToFit(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowing(page), `${width} px`).toEqual([]);
    expect.soft(await brokenWords(page), `words broken at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowing(page), `${width} px, text twice its size`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
}
