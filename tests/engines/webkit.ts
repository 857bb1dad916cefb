import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, By, Key, until } from "selenium-webdriver";
import { vi } from "vitest";
import { findWebkit } from "../../scripts/gate/engines";
import { freePort } from "../api/server";
import { callOf, type OpenDriver, type Size } from "./driver";

const STARTED_WITHIN = { timeout: 20_000 };
const SHOWN_WITHIN_MS = 15_000;

/**
 * Brings an element into view at once, and waits until it has stood still under the mouse for some frames. The driver does neither: it
 * clicks where the element was before the fonts came. Runs in the page.
 */
function settle(element: Element, done: () => void) {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  let last = "";
  let frames = 0;
  const look = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isHit = element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    const place = [x, y, width, height].join();
    frames = isHit && place === last ? frames + 1 : 0;
    last = place;
    if (frames < 5) requestAnimationFrame(look);
    else done();
  };
  look();
}

/** WebKit, the engine of Safari, by WebDriver: WebKitGTK on a screen that exists in memory alone. */
export const openWebkit: OpenDriver = async ({ downloads, ...size }) => {
  const programs = findWebkit();
  if (!programs) throw new Error("There is no WebKit here.");
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  writeFileSync(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const child of started.reverse()) {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    rmSync(home, { recursive: true, force: true });
  };
  const start = async () => {
    const screen = spawn(
      programs.screen,
      ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
      { stdio: ["ignore", "ignore", "ignore", "pipe"] },
    );
    started.push(screen);
    const [display] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer];
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      // Root has no sandbox; the pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    };
    started.push(spawn(programs.driver, [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env }));
    const address = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(`${address}/status`), STARTED_WITHIN);
    return new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
      })
      .build();
  };
  const browser = await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const resize = async (window: Size) => {
    await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...window });
  };
  await resize(size);
  const shown = async (selector: string) => {
    const element = await browser.wait(until.elementLocated(By.css(selector)), SHOWN_WITHIN_MS);
    await browser.wait(until.elementIsVisible(element), SHOWN_WITHIN_MS);
    await browser.wait(until.elementIsEnabled(element), SHOWN_WITHIN_MS);
    await browser.executeAsyncScript(`(${settle.toString()})(...arguments)`, element);
    return element;
  };
  return {
    goto: (to) => browser.get(to),
    reload: () => browser.navigate().refresh(),
    resize,
    click: async (selector) => (await shown(selector)).click(),
    fill: async (selector, text) => (await shown(selector)).sendKeys(text),
    press: (key) => browser.actions().sendKeys({ Escape: Key.ESCAPE, End: Key.END }[key]).perform(),
    // In a frame: before the next one a page at rest has not answered to a new width.
    evaluate: (body, ...given) =>
      browser.executeAsyncScript(`requestAnimationFrame(() => arguments[0](${callOf(body, given)}))`),
    close: () => browser.quit().finally(stop),
  };
};
