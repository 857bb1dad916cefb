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
 * KiB over the wire, headers included. The floor, a bare Next page, is 134.5 of JavaScript; the merge of utilities, which a form needs, is
 * 7 of it. Documents hold the rules they use and every class twice, in the markup and in what React reads.
 */
const budgets = [
  { path: "/", script: 181, document: 70, total: 350 },
  { path: "/en", script: 181, document: 65, total: 332 },
  { path: "/services", script: 176, document: 45 },
  { path: "/services/highload", script: 162, document: 45 },
  { path: "/en/cases", script: 162, document: 45 },
  { path: `/cases/${slugOfACase}`, script: 162, document: 45 },
  { path: "/en/blog/post1", script: 162, document: 45 },
  { path: "/about", script: 163, document: 45 },
  { path: "/vacancies", script: 162, document: 45 },
  { path: "/privacy-policy", script: 162, document: 45 },
  { path: "/contacts", script: 176, document: 45 },
  { path: "/corporate-project-generator", script: 190, document: 46, total: 320 },
  { path: "/design-generator", script: 186, document: 46, total: 315 },
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
