import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Texts and links of `main` that can be seen, without the words of controls: without scripts those have nothing to do. */
const readable = (page: Page) =>
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

/** Expects every text and link of an open page to be there for a browser without JavaScript too; `bare` is a page of one. */
export async function expectWithoutScripts(page: Page, bare: Page, path: string) {
  await bare.goto(path);
  const [whole, without] = [await readable(page), await readable(bare)];
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
