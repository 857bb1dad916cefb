/**
 * The step after `next build`: gives every prerendered page its own content security policy.
 *
 * Next puts inline scripts into its static HTML, so a page needs either 'unsafe-inline' or the hashes of exactly its scripts. Nonces
 * would make every page dynamic. The policy goes into the `headers` of the page's `.meta` file, which `next start` sends with the
 * page; it stays a cache hit. Writes `.next/finished.json` last: without it `npm start` refuses to serve.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadEnvFiles } from "./load-env.ts";

loadEnvFiles();

const APP = ".next/server/app";
const siteUrl = new URL(process.env.SITE_URL ?? "http://localhost:3000").origin;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const DATA_SCRIPT = /\stype="application\/(?:ld\+)?json"/;

/** Sources for every inline script of a page, in CSP's notation, without repeats. */
function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([tag]) => !DATA_SCRIPT.test(tag.slice(0, tag.indexOf(">"))))
    .map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return [...new Set(hashes)];
}

function policy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes(html).join(" ")}`.trim(),
    "style-src 'self'",
    // React writes style attributes (custom properties of drawings); they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Over plain http on a local network it would break every asset.
    ...(siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const pages = globSync(`${APP}/**/*.html`);
if (pages.length === 0) throw new Error(`No prerendered pages under ${APP}: run next build first.`);

for (const page of pages) {
  const metaFile = page.replace(/\.html$/, ".meta");
  const meta = JSON.parse(readFileSync(metaFile, "utf8")) as { headers?: Record<string, string> };
  meta.headers = { ...meta.headers, "content-security-policy": policy(readFileSync(page, "utf8")) };
  writeFileSync(metaFile, JSON.stringify(meta));
}

// A build that has been served keeps copies of the old headers here, and those are the ones it sends.
rmSync(".next/server/route-cache", { recursive: true, force: true });
writeFileSync(".next/finished.json", JSON.stringify({ siteUrl }));
console.log(`Policies written for ${pages.length} pages.`);
