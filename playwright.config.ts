import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/gate/browser.ts";
import { CRM_PORT, SITE_PORT, siteEnvironment } from "./tests/e2e/environment.ts";

/** Browser tests against the finished build and a fake CRM over HTTP. `npm run build` first. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than the cores of a small machine: a test waits for a browser most of the time.
  workers: 3,
  // Both only bound a hang: a machine that is busy with other things may take several times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: "ru-RU",
    // For whoever runs a test by itself. The gate records nothing: it took a quarter of the processor's time.
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
      // Where the environment names no encoding, Chromium calls a file with a Russian name "download".
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      // As root Chromium has no sandbox; the other flags keep it from calling home.
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "gate", testIgnore: "**/*.full.spec.ts" },
    // Every page in every state: minutes rather than seconds, for the end of a piece of work (`npm run test:full`).
    { name: "full", testMatch: "**/*.full.spec.ts" },
  ],
  webServer: [
    {
      command: `node tests/peers/fake-bitrix24.ts --port ${CRM_PORT}`,
      port: CRM_PORT,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
    },
    {
      command: "node server/start.ts",
      url: `http://localhost:${SITE_PORT}/api/health`,
      reuseExistingServer: false,
      env: siteEnvironment(mkdtempSync(join(tmpdir(), "site-data-"))),
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
  ],
});
