import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

export type Found = { id: string; nodes: { html: string; message: string | undefined; isSign: boolean }[] };

/**
 * What axe finds in the page, or in a part of it. Axe's own package for Playwright puts the program into the page twice for each scan and
 * brings every rule's results over, passed ones too, which took a fifth of the time of such tests.
 */
export async function scan(page: Page, options: RunOptions, part?: string) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([choice, selector]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations, incomplete } = await run(selector ?? document, {
        ...choice,
        resultTypes: ["violations", "incomplete"],
      });
      // A sign such as ₽ alone in its cell is no text to axe; the cells around it share its colour.
      const isSign = (data: unknown) =>
        typeof data === "object" && data !== null && "messageKey" in data && data.messageKey === "nonBmp";
      const short = (rules: typeof violations): Found[] =>
        rules.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ html, any }) => ({
            html: html.slice(0, 200),
            message: any[0]?.message,
            isSign: any.some(({ data }) => isSign(data)),
          })),
        }));
      return { violations: short(violations), incomplete: short(incomplete) };
    },
    [options, part] as const,
  );
}
