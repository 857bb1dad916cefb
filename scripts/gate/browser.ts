/**
 * Finds a Chromium for the browser tests, and installs one when there is none: CHROMIUM_PATH, then a Chromium on PATH, then
 * Playwright's own download, then Debian's packages when root. Otherwise a message says what to install.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findProgram, installPackages } from "./programs.ts";

/** The shell has no window, tabs and start page of its own to draw: the same tests take two thirds of the processor's time. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a browser that is already here, or undefined. Installs nothing. */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  return findProgram("CHROMIUM_PATH", NAMES) ?? (existsSync(own) ? own : undefined);
}

/** Fonts with the widths of Arial, on which the site's letters are measured before its own have come. */
const FONTS = "fonts-liberation";

/** Installs those fonts where the system has none of that width, as a server does without a desktop. */
function ensureFonts(): void {
  const { stdout } = spawnSync("fc-match", ["--format=%{family}", "Arial"], { encoding: "utf8" });
  if (process.platform === "linux" && !/Arial|Liberation|Arimo/.test(stdout)) installPackages(FONTS);
}

/** Path of a browser; installs one, and the fonts that pages are measured with, where it can. */
export function ensureBrowser(): string {
  ensureFonts();
  const found = findBrowser();
  if (found) return found;

  console.log("No Chromium found; trying Playwright's own download …");
  const cli = join(import.meta.dirname, "../../node_modules/playwright/cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit", timeout: 180_000 });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  for (const name of [SHELL, "chromium"]) {
    installPackages(name);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error("The browser tests need a Chromium. Install one, or name it in CHROMIUM_PATH.");
}
