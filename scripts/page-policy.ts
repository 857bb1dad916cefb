import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const DATA_SCRIPT = /\stype="application\/(?:ld\+)?json"/;

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Sources for every inline script of a page, in CSP's notation, without repeats. */
function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([tag]) => !DATA_SCRIPT.test(tag.slice(0, tag.indexOf(">"))))
    .map(([, code = ""]) => hash(code));
  return [...new Set(hashes)];
}

const styleHashes = (html: string) => [...html.matchAll(INLINE_STYLE)].map(([, css = ""]) => hash(css));

/**
 * The content security policy of one prerendered page: nothing but the site itself, and of inline scripts exactly those in `html`.
 * `siteUrl` is the public origin; over https every address of the page is upgraded.
 */
export function pagePolicy(html: string, siteUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes(html).join(" ")}`.trim(),
    `style-src 'self' ${styleHashes(html).join(" ")}`.trim(),
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
