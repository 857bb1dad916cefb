/**
 * Finds a Chromium for the browser tests, and installs one when there is none: CHROMIUM_PATH, then a Chromium on PATH, then
 * Playwright's own download, then Debian's package when root. Otherwise a message says what to install.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a browser that is already here, or undefined. Installs nothing. */
export function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!isExecutable(configured)) throw new Error(`CHROMIUM_PATH is ${configured}, which cannot be run.`);
    return configured;
  }
  const own = chromium.executablePath();
  return onPath() ?? (existsSync(own) ? own : undefined);
}

/** Path of a browser; installs one where it can. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;

  console.log("No Chromium found; trying Playwright's own download …");
  const cli = join(import.meta.dirname, "../../node_modules/playwright/cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit", timeout: 180_000 });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Not to be had; installing Debian's package …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: "inherit",
      env,
    });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error("The browser tests need a Chromium. Install one, or name it in CHROMIUM_PATH.");
}
