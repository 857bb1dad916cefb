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

/** Sources that a counter needs, in the directives' order below. */
type Sources = { script: string[]; img: string[]; connect: string[] };

/** https://developers.google.com/tag-platform/security/guides/csp, Google Analytics 4 without Signals. */
const GOOGLE: Sources = {
  script: ["https://www.googletagmanager.com"],
  img: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
};

/**
 * https://yandex.ru/support/metrica/code/install-counter-csp.html, without what only session recording needs (webvisor, wss:) and
 * what loads parts for the owner's own visits (yastatic). Hits go to the domain of the visitor's Yandex.
 */
const METRIKA_HITS = ["ru", "az", "by", "co.il", "com", "com.am", "com.ge", "com.tr", "ee", "fr", "kg", "kz"]
  .concat(["lt", "lv", "md", "tj", "tm", "uz"])
  .map((domain) => `https://mc.yandex.${domain}`);
const METRIKA: Sources = { script: ["https://mc.yandex.ru"], img: METRIKA_HITS, connect: METRIKA_HITS };

/** Which counters the pages are built with. */
export type PolicyAnalytics = { google?: boolean; metrika?: boolean };

/** The counters this build is configured with. */
export const configuredCounters = (): PolicyAnalytics => ({
  google: Boolean(process.env.NEXT_PUBLIC_GA_MEASUREMENT_ID),
  metrika: Boolean(process.env.NEXT_PUBLIC_YANDEX_METRIKA_ID),
});

/** The origin this build is made for, as far as its policies need to know it: on Vercel everything is served over https. */
export const servedFrom = (): string | undefined =>
  process.env.VERCEL === undefined ? process.env.SITE_URL : "https://vercel.app";

/**
 * The content security policy of one prerendered page: nothing but the site itself, of inline scripts exactly those in `html`, and
 * the hosts of the counters in `analytics`. `siteUrl` is the public origin, if there is one; over https every address of the page is upgraded.
 */
export function pagePolicy(
  html: string,
  siteUrl: string | undefined,
  analytics: PolicyAnalytics = {},
): string {
  const counters = [...(analytics.google ? [GOOGLE] : []), ...(analytics.metrika ? [METRIKA] : [])];
  const list = (directive: string, own: string[], kind: keyof Sources) =>
    [directive, ...own, ...counters.flatMap((counter) => counter[kind])].join(" ");
  return [
    "default-src 'none'",
    list("script-src", ["'self'", ...scriptHashes(html)], "script"),
    ["style-src 'self'", ...styleHashes(html)].join(" "),
    // React writes style attributes (custom properties of drawings); they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    list("img-src", ["'self'", "data:"], "img"),
    "font-src 'self'",
    list("connect-src", ["'self'"], "connect"),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Over plain http on a local network it would break every asset.
    ...(siteUrl?.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
