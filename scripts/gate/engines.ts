/**
 * Finds the browsers of the two other engines for the walk through the site: Debian's packages `firefox-esr`, `webkit2gtk-driver` and
 * `xvfb`, on PATH or named by FIREFOX_PATH and WEBKIT_DRIVER_PATH.
 */
import { globSync } from "node:fs";
import { findProgram, installPackages } from "./programs.ts";

/** Path of a Firefox that is already here, or undefined. */
export const findFirefox = () => findProgram("FIREFOX_PATH", ["firefox-esr", "firefox"]);

/** WebKitGTK's driver, the browser it opens, and the screen that this browser needs; undefined where one of them is missing. */
export function findWebkit(): { driver: string; browser: string; screen: string } | undefined {
  const driver = findProgram("WEBKIT_DRIVER_PATH", ["WebKitWebDriver"]);
  const screen = findProgram("XVFB_PATH", ["Xvfb"]);
  const browser = globSync("/usr/lib{,64,exec}/{,*/}webkit2gtk-4.*/MiniBrowser").sort().at(-1);
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Installs what is missing where it can; the tests of a browser that is still missing are skipped. */
export function ensureEngines(): void {
  const missing = [
    ...(findFirefox() ? [] : ["firefox-esr"]),
    ...(findWebkit() ? [] : ["webkit2gtk-driver", "xvfb"]),
  ];
  if (missing.length > 0) installPackages(...missing);
}
