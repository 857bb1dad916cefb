/**
 * The step after `next build`: gives every prerendered page its own content security policy.
 *
 * Next puts inline scripts into its static HTML, so a page needs either 'unsafe-inline' or the hashes of exactly its scripts. Nonces
 * would make every page dynamic. The policy goes into the `headers` of the page's `.meta` file, which `next start` sends with the
 * page; it stays a cache hit. Writes `.next/finished.json` last: without it `npm start` refuses to serve.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadEnvFiles } from "./load-env.ts";
import { pagePolicy } from "./page-policy.ts";

loadEnvFiles();

const APP = ".next/server/app";
const siteUrl = new URL(process.env.SITE_URL ?? "http://localhost:3000").origin;

const pages = globSync(`${APP}/**/*.html`);
if (pages.length === 0) throw new Error(`No prerendered pages under ${APP}: run next build first.`);

for (const page of pages) {
  const metaFile = page.replace(/\.html$/, ".meta");
  const meta = JSON.parse(readFileSync(metaFile, "utf8")) as { headers?: Record<string, string> };
  meta.headers = {
    ...meta.headers,
    "content-security-policy": pagePolicy(readFileSync(page, "utf8"), siteUrl, {
      google: Boolean(process.env.NEXT_PUBLIC_GA_MEASUREMENT_ID),
      metrika: Boolean(process.env.NEXT_PUBLIC_YANDEX_METRIKA_ID),
    }),
  };
  writeFileSync(metaFile, JSON.stringify(meta));
}

// A build that has been served keeps copies of the old headers here, and those are the ones it sends.
rmSync(".next/server/route-cache", { recursive: true, force: true });
writeFileSync(".next/finished.json", JSON.stringify({ siteUrl }));
console.log(`Policies written for ${pages.length} pages.`);
