import type { Page } from "@playwright/test";
import { brokenWords } from "./broken-words.ts";
import { expect } from "./fixtures.ts";
import { findOverflowing } from "./in-page.ts";

const WIDTHS = [320, 360, 390, 768, 1024, 1440];

const overflowing = (page: Page) => page.evaluate(findOverflowing);

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
