/**
 * The step after `next build`: puts every prerendered page's first paint before everything else (`first-paint.ts`) and gives it its
 * own content security policy (`page-policy.ts`).
 *
 * Next puts inline scripts into its static HTML, so a page needs either 'unsafe-inline' or the hashes of exactly its scripts. Nonces
 * would make every page dynamic. The policy goes into the `headers` of the page's `.meta` file, which `next start` sends with the
 * page; it stays a cache hit. Writes `.next/finished.json` last: without it `npm start` refuses to serve.
 *
 * `FIRST_PAINT=off` leaves the pages as Next built them, with their policy.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { compiledAhead } from "./compile-ahead.ts";
import { criticalCss } from "./critical-css.ts";
import { paintFirst } from "./first-paint.ts";
import { loadEnvFiles } from "./load-env.ts";
import { configuredCounters, pagePolicy } from "./page-policy.ts";

loadEnvFiles();

const APP = ".next/server/app";
const FLIGHT = ".next/static/flight";
const siteUrl = new URL(process.env.SITE_URL ?? "http://localhost:3000").origin;
const paintsFirst = process.env.FIRST_PAINT !== "off";

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

const pages = globSync(`${APP}/**/*.html`);
if (pages.length === 0) throw new Error(`No prerendered pages under ${APP}: run next build first.`);

for (const page of pages) {
  const html = paintsFirst ? await paintFirst(built(page), site) : built(page);
  writeFileSync(page, html);
  const metaFile = page.replace(/\.html$/, ".meta");
  const meta = JSON.parse(readFileSync(metaFile, "utf8")) as { headers?: Record<string, string> };
  meta.headers = {
    ...meta.headers,
    "content-security-policy": pagePolicy(html, siteUrl, configuredCounters()),
  };
  writeFileSync(metaFile, JSON.stringify(meta));
}

// A build that has been served keeps copies of the old headers here, and those are the ones it sends.
rmSync(".next/server/route-cache", { recursive: true, force: true });
writeFileSync(".next/finished.json", JSON.stringify({ siteUrl }));
console.log(`Finished ${pages.length} pages${paintsFirst ? "" : ", first paint as built"}.`);
