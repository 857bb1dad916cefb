/**
 * Finishes prerendered pages: puts the first paint of each before everything else (`first-paint.ts`) and gives it its own content
 * security policy (`page-policy.ts`).
 *
 * Next puts inline scripts into its static HTML, so a page needs either 'unsafe-inline' or the hashes of exactly its scripts. Nonces
 * would make every page dynamic. The policy goes into the `headers` of the page's `.meta` file, which `next start` sends with the
 * page; it stays a cache hit.
 *
 * `FIRST_PAINT=off` leaves the pages as Next built them, with their policy.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compiledAhead } from "./compile-ahead.ts";
import { criticalCss } from "./critical-css.ts";
import { paintFirst } from "./first-paint.ts";
import { configuredCounters, pagePolicy, servedFrom } from "./page-policy.ts";

const FLIGHT = ".next/static/flight";

const onDisk = (address: string) =>
  address.startsWith("/_next/")
    ? address.replace(/^\/_next\//, ".next/").replace(/\?.*$/, "")
    : `public${address}`;

function storeFlight(rows: string): string {
  const name = `${createHash("sha256").update(rows).digest("base64url").slice(0, 16)}.json`;
  mkdirSync(FLIGHT, { recursive: true });
  writeFileSync(`${FLIGHT}/${name}`, rows);
  return `/_next/static/flight/${name}`;
}

const site = {
  css: (href: string) => readFileSync(onDisk(href), "utf8"),
  critical: criticalCss,
  svg: (address: string) => readFileSync(`public${address}`, "utf8"),
  storeFlight,
  compileAhead: (href: string) => {
    const file = onDisk(href);
    writeFileSync(file, compiledAhead(readFileSync(file, "utf8")));
  },
};

/** The page as Next built it; kept beside the finished one, so that finishing twice is finishing once. */
function built(page: string): string {
  const original = page.replace(/\.html$/, ".built");
  if (!existsSync(original)) writeFileSync(original, readFileSync(page));
  return readFileSync(original, "utf8");
}

/**
 * Finishes the pages where they lie.
 * @param pages the `.html` files; the `.meta` file of each lies beside it
 * @returns the policy of each page, by its file
 */
export async function finishPages(pages: readonly string[]): Promise<Map<string, string>> {
  const paintsFirst = process.env.FIRST_PAINT !== "off";
  const policies = new Map<string, string>();
  for (const page of pages) {
    const html = paintsFirst ? await paintFirst(built(page), site) : built(page);
    writeFileSync(page, html);
    const policy = pagePolicy(html, servedFrom(), configuredCounters());
    policies.set(page, policy);
    const metaFile = page.replace(/\.html$/, ".meta");
    const meta = JSON.parse(readFileSync(metaFile, "utf8")) as { headers?: Record<string, string> };
    meta.headers = { ...meta.headers, "content-security-policy": policy };
    writeFileSync(metaFile, JSON.stringify(meta));
  }
  console.log(`Finished ${pages.length} pages${paintsFirst ? "" : ", first paint as built"}.`);
  return policies;
}
