import type { Page } from "@playwright/test";
import { slugOfACase } from "./content.ts";
import { expect, hydrated, test } from "./fixtures.ts";

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
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return bytes;
}

/**
 * KiB over the wire, headers included. The floor, a bare Next page, is 134.5 of JavaScript. The home page and the two tools
 * carry what they are for; everything else is text with a few islands. A page with a form carries the primitives' variants and the
 * merge of their classes, about 6. The home page uses more than half of all rules: it has them inside itself, and its style sheet again.
 */
const budgets = [
  { path: "/", script: 164, document: 47, total: 305 },
  { path: "/en", script: 164, document: 47, total: 290 },
  { path: "/services", script: 162, document: 36 },
  { path: "/services/highload", script: 155, document: 36 },
  { path: "/en/cases", script: 155, document: 36 },
  { path: `/cases/${slugOfACase}`, script: 155, document: 36 },
  { path: "/en/blog/post1", script: 155, document: 36 },
  { path: "/about", script: 155, document: 36 },
  { path: "/vacancies", script: 155, document: 36 },
  { path: "/privacy-policy", script: 155, document: 36 },
  { path: "/contacts", script: 162, document: 36 },
  { path: "/corporate-project-generator", script: 194, document: 36, total: 312 },
  { path: "/design-generator", script: 190, document: 36 },
];

for (const { path, script, document, total = 300 } of budgets)
  test(`${path} stays within ${script} KiB of JavaScript and ${total} KiB in all`, async ({ page }) => {
    const bytes = await weigh(page, path);
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(bytes) });
    expect(bytes.Script / KIB).toBeLessThanOrEqual(script);
    expect(bytes.Font / KIB).toBeLessThanOrEqual(50);
    expect(bytes.Document / KIB).toBeLessThanOrEqual(document);
    expect(bytes.total / KIB).toBeLessThanOrEqual(total);
  });
