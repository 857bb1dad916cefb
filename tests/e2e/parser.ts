import type { Page } from "@playwright/test";

/** Has a browser's own parser read a text, in a blank page: the rules of the site's pages let no text become markup. */
export async function parsed<T>(page: Page, read: (source: string) => T, source: string): Promise<T> {
  const isBlank = page.url() === "about:blank";
  const blank = isBlank ? page : await page.context().newPage();
  try {
    return await blank.evaluate(read, source);
  } finally {
    if (!isBlank) await blank.close();
  }
}
