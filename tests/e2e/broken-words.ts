import type { Page } from "@playwright/test";

/** Words that are seen to break off at the end of a line without a hyphen, each with the element it stands in. A soft hyphen draws its own. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { textContent, parentElement } = node;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // What is only read aloud stands in a box of one pixel; a text in one line breaks no word.
      range.selectNodeContents(node);
      if (parentElement.clientWidth === 1 || range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of textContent.matchAll(/[\p{L}\p{M}\p{N}]{2,}[,.;:!?»)]*/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...rest] = range.getClientRects();
        if (first && rest.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
          found.add(
            `<${parentElement.localName} class="${parentElement.getAttribute("class") ?? ""}"> ${word}`,
          );
      }
    }
    return [...found];
  });
