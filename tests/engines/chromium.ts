import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/gate/browser";
import { callOf, type OpenDriver } from "./driver";

/** Chromium by Playwright. */
export const openChromium: OpenDriver = async ({ downloads, ...viewport }) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ locale: "ru-RU", viewport });
  page.on("download", (file) => void file.saveAs(join(downloads, file.suggestedFilename())));
  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    resize: (window) => page.setViewportSize(window),
    click: (selector) => page.locator(selector).first().click(),
    fill: (selector, text) => page.locator(selector).fill(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (body, ...given) => page.evaluate(callOf(body, given)),
    close: () => browser.close(),
  };
};
