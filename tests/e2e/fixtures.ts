import { test as base, expect, type Page } from "@playwright/test";
import { isHydrated } from "./in-page.ts";

type Fixtures = {
  /** What a test expects on the console; anything else there fails it. */
  expectedConsole: RegExp | undefined;
  /** Fails the test on any console message, page error or report of the content security policy. */
  quiet: undefined;
};

/**
 * Chromium’s remark, some seconds after loading, on what was fetched ahead and is not used yet: sheets of links in view, and fonts where the
 * machine is too busy to lay the page out in that time.
 */
const FETCHED_AHEAD = /\.(?:css|woff2) was preloaded using link preload but not used/;

/** What a site built without counters says once, when the first event is not counted; `analytics.spec.ts` looks at it. */
const NOBODY_COUNTS = /^warning: Analytics: measurement ID is missing/;

export const test = base.extend<Fixtures>({
  expectedConsole: [undefined, { option: true }],
  quiet: [
    async ({ context, expectedConsole }, use) => {
      const heard: string[] = [];
      const hear = (text: string) => {
        if ([expectedConsole, FETCHED_AHEAD, NOBODY_COUNTS].every((known) => !known?.test(text)))
          heard.push(text);
      };
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) => {
          console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
        });
      });
      context.on("console", (message) =>
        hear(`${message.type()}: ${message.text()} (${message.page()?.url()})`),
      );
      context.on("weberror", (error) => hear(`error: ${error.error().message}`));
      await use(undefined);
      expect(heard, "console messages and policy reports").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page answers to its visitor. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated);

/** Waits until sheets and letters have come, after which nothing on the page moves by itself. */
export async function laidOut(page: Page) {
  await hydrated(page);
  await page.waitForFunction(() => {
    // "loaded" is also what the browser says before it has asked for the first one.
    const letters = [...document.fonts].some(({ status }) => status === "loaded");
    return letters && document.fonts.status === "loaded" && !document.querySelector("link[media=print]");
  });
}

/** Timers of the page run only when the test lets them. Before the page is opened. Its scripts come as with a first touch. */
export async function stopClock(page: Page) {
  await page.addInitScript(() => {
    addEventListener("load", () => dispatchEvent(new Event("pointerdown")));
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** The console message of the browser itself for a page that answers 404. */
export const NOT_FOUND_MESSAGE = /Failed to load resource: the server responded with a status of 404/;

export { expect };
