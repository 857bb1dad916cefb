import "server-only";
import { env } from "@/lib/env";

const isLoopback = (url: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);

/** What the check depends on; the default is the configuration of the running site. */
export type OriginRules = { siteUrl: string; vercelHosts: readonly (string | undefined)[] };

const siteRules: OriginRules = {
  siteUrl: env.SITE_URL,
  vercelHosts: [env.VERCEL_URL, env.VERCEL_BRANCH_URL, env.VERCEL_PROJECT_PRODUCTION_URL],
};

/**
 * Whether a request may come from where its headers say it comes from.
 *
 * A browser's `Sec-Fetch-Site` alone decides when it is there. Otherwise `Origin` must be the site's own: `SITE_URL`,
 * any loopback origin while `SITE_URL` is a loopback one, or one of Vercel's own addresses of this deployment. A
 * request with neither header does not come from another page. `Host` is never asked: a client chooses it freely.
 */
export function isAllowedOrigin(headers: Headers, rules: OriginRules = siteRules): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin" || fetchSite === "none";

  const origin = headers.get("origin");
  if (origin === null) return true;
  if (origin === rules.siteUrl) return true;
  if (rules.vercelHosts.some((host) => host !== undefined && origin === `https://${host}`)) return true;
  return isLoopback(new URL(rules.siteUrl)) && URL.canParse(origin) && isLoopback(new URL(origin));
}
