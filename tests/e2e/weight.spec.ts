import type { Page } from "@playwright/test";
import { slugOfACase } from "./content.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const KIB = 1024;

/**
 * Bytes over the wire by kind, everything a visitor's first view of a page loads, prefetches included. Photographs apart: how much there is
 * to see in one is the editor's to say, and the build makes each as small as it can.
 */
async function weigh(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Font: 0, Document: 0, Stylesheet: 0, Image: 0, total: 0 };
  const photographs = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (new URL(response.url).pathname.startsWith("/photos/")) photographs.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (photographs.has(requestId)) return;
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
 * KiB over the wire, in Brotli, headers included. The home page and the tools carry what they are for, everything else is text with a few
 * islands, and what controls a form comes with the first touch. Documents hold the rules they use, and every class twice, in the markup and
 * in what React reads. A letterhead for paper stands in every document, headers of security in every answer, and there are some thirty on the home page.
 */
const text = { script: 140, document: 38, total: 255 };
const budgets = [
  { path: "/", script: 154, document: 62, total: 312 },
  { path: "/en", script: 154, document: 60, total: 297 },
  { path: "/services", ...text },
  { path: "/services/highload", ...text },
  { path: "/en/cases", ...text },
  // The diagram of the system stands in the document twice: for wide screens and for phones.
  { path: `/cases/${slugOfACase}`, ...text, document: 40 },
  { path: "/en/blog/post1", ...text },
  { path: "/about", ...text },
  { path: "/vacancies", ...text },
  { path: "/privacy-policy", ...text },
  { path: "/contacts", ...text },
  { path: "/corporate-project-generator", script: 167, document: 42, total: 280 },
  { path: "/design-generator", script: 160, document: 42, total: 272 },
];

for (const { path, script, document, total } of budgets)
  test(`${path} stays within ${script} KiB of JavaScript and ${total} KiB in all`, async ({ page }) => {
    const bytes = await weigh(page, path);
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(bytes) });
    expect(bytes.Script / KIB).toBeLessThanOrEqual(script);
    expect(bytes.Font / KIB).toBeLessThanOrEqual(50);
    expect(bytes.Document / KIB).toBeLessThanOrEqual(document);
    expect(bytes.total / KIB).toBeLessThanOrEqual(total);
  });
