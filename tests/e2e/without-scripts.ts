import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { isHydrated } from "./in-page.ts";

/** Texts and links of `main` that can be seen, without the words of controls: without scripts those have nothing to do. */
export const readable = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? "").replace(/\s+/g, " ").trim();
      const parent = node.parentElement;
      if (text === "" || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (
        !parent.closest(
          "button, [data-slot=timeline-steps], [data-slot=carousel-turn], [data-slot=typed-word]",
        )
      )
        texts.push(text);
    }
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>("main a[href], header a[href], footer a[href]"),
    ]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute("href") ?? "");
    return { texts, links };
  });

/**
 * Loads the page once more, without JavaScript, in a window of the size it had when `whole` was read from it: every text and link is there
 * too. In the same tab, since a browser of its own for each page costs more than the page.
 */
export async function expectWithoutScripts(
  page: Page,
  path: string,
  whole: Awaited<ReturnType<typeof readable>>,
) {
  const tab = await page.context().newCDPSession(page);
  await tab.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.goto(path);
  expect(await page.evaluate(isHydrated)).toBe(false);
  const without = await readable(page);
  const texts = new Set(without.texts);
  const links = new Set(without.links);
  const missing = whole.texts.filter((text) => !texts.has(text));
  expect.soft(missing, "texts without JavaScript").toEqual([]);
  // The switcher on a page that is not there knows its address only in the browser.
  if (path !== "/nowhere")
    expect
      .soft(
        whole.links.filter((link) => !links.has(link)),
        "links without JavaScript",
      )
      .toEqual([]);
  expect(whole.texts.length, "texts").toBeGreaterThan(3);
}
