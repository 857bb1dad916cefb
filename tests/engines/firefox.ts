import { launch } from "puppeteer-core";
import { findFirefox } from "../../scripts/gate/engines";
import { callOf, type OpenDriver } from "./driver";

/** Firefox by Puppeteer, over WebDriver BiDi. */
export const openFirefox: OpenDriver = async ({ downloads, ...defaultViewport }) => {
  const browser = await launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    defaultViewport,
    extraPrefsFirefox: {
      "intl.accept_languages": "ru-RU, ru",
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
    },
  });
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    resize: (window) => page.setViewport(window),
    click: async (selector) => {
      // Of what is in view Puppeteer presses the place, also where the header lies over it.
      const found = await page.waitForSelector(selector, { visible: true });
      await found?.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await page.locator(selector).click();
    },
    fill: (selector, text) => page.locator(selector).fill(text),
    press: (key) => page.keyboard.press(key),
    evaluate: async (body, ...given) => (await page.evaluate(callOf(body, given))) as ReturnType<typeof body>,
    close: () => browser.close(),
  };
};
