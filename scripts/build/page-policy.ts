import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { counterHosts, type Counters } from "../../lib/analytics/counter-hosts.ts";
import { TRUSTED_TYPES } from "../../lib/site/trusted-types.ts";

/** Sources, in CSP's notation, for what stands inside the elements of a page and is no data. */
function hashes(html: string, element: "script" | "style"): string[] {
  const inline = `<${element}(?![^>]*(?: src=| type="application/))[^>]*>([\\s\\S]*?)</${element}>`;
  const codes = [...html.matchAll(new RegExp(inline, "g"))].map(([, code = ""]) => code);
  return [...new Set(codes.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`))];
}

/** The counters this build is configured with. */
export const configuredCounters = (): Counters => ({
  google: Boolean(process.env.NEXT_PUBLIC_GA_MEASUREMENT_ID),
  metrika: Boolean(process.env.NEXT_PUBLIC_YANDEX_METRIKA_ID),
});

/** Where browsers report what a policy does not allow, by the name that policies call it (`app/api/reports`). */
export const REPORTS = { name: "csp", path: "/api/reports" } as const;

/** Names the place of reports for browsers that know the Reporting API; the others read `report-uri`. */
export const reportingHeader = {
  key: "Reporting-Endpoints",
  value: `${REPORTS.name}="${REPORTS.path}"`,
} as const;

/**
 * Text becomes code or markup only by way of the rules of `HeadScript`, where the page has it. Scripts of counters have rules of their
 * own, which nobody here can promise.
 */
function trustedTypes(html: string, counters: Counters): string[] {
  const hasCounters = Object.values(counters).some(Boolean);
  return html.includes(TRUSTED_TYPES) && !hasCounters
    ? ["require-trusted-types-for 'script'", "trusted-types default"]
    : [];
}

/** The origin this build is made for, as far as its policies need to know it: on Vercel everything is served over https. */
export const servedFrom = (): string | undefined =>
  process.env.VERCEL === undefined ? process.env.SITE_URL : "https://vercel.app";

/**
 * The content security policy of one prerendered page: nothing but the site itself, of inline scripts exactly those in `html`, and
 * the hosts of the `counters`. `siteUrl` is the public origin, if there is one; over https every address of the page is upgraded.
 */
export const pagePolicy = (html: string, siteUrl: string | undefined, counters: Counters = {}): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(html, "script"), ...counterHosts(counters, "script")].join(" "),
    ["style-src 'self'", ...hashes(html, "style")].join(" "),
    // React writes style attributes (custom properties of drawings); they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...counterHosts(counters, "img")].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...counterHosts(counters, "connect")].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...trustedTypes(html, counters),
    ...(siteUrl?.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
    `report-uri ${REPORTS.path}`,
    `report-to ${REPORTS.name}`,
  ].join("; ");

/**
 * Gives a prerendered page its policy, among the headers in its `.meta` file, which `next start` sends.
 * @param page the page's `.html` file
 * @returns the policy
 */
export function givePolicy(page: string, html: string): string {
  const policy = pagePolicy(html, servedFrom(), configuredCounters());
  const file = page.replace(/\.html$/, ".meta");
  const meta = JSON.parse(readFileSync(file, "utf8")) as { headers?: Record<string, string> };
  const reporting = { [reportingHeader.key.toLowerCase()]: reportingHeader.value };
  const headers = { ...meta.headers, "content-security-policy": policy, ...reporting };
  writeFileSync(file, JSON.stringify({ ...meta, headers }));
  return policy;
}
