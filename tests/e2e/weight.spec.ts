import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const KIB = 1024;

/** Bytes over the wire by kind, everything a visitor's first view of a page loads, prefetches included. */
async function weigh(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Font: 0, Document: 0, Stylesheet: 0, Image: 0, total: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined && kind in bytes) bytes[kind as keyof typeof bytes] += encodedDataLength;
    bytes.total += encodedDataLength;
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return bytes;
}

/** KiB over the wire. The floor, a bare Next page, is 134.5 of JavaScript. */
const budgets = [
  { path: "/", script: 180, font: 50, document: 36 },
  { path: "/en", script: 180, font: 50, document: 36 },
  { path: "/services/highload", script: 155, font: 50, document: 36 },
  { path: "/contacts", script: 215, font: 50, document: 36 },
  { path: "/corporate-project-generator", script: 215, font: 50, document: 36 },
  { path: "/design-generator", script: 215, font: 50, document: 36 },
];

for (const { path, script, font, document } of budgets)
  test(`${path} stays within ${script} KiB of JavaScript and ${font} KiB of fonts`, async ({ page }) => {
    const bytes = await weigh(page, path);
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(bytes) });
    expect(bytes.Script / KIB).toBeLessThanOrEqual(script);
    expect(bytes.Font / KIB).toBeLessThanOrEqual(font);
    expect(bytes.Document / KIB).toBeLessThanOrEqual(document);
  });
