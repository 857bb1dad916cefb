import "server-only";
import { env } from "@/lib/env";
import { processWide } from "@/lib/runtime/process-wide";
import { log } from "@/lib/log";

const isLoopback = (url: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);

/** What the check depends on; the default is the configuration of the running site. */
export type OriginRules = {
  siteUrl: string;
  /** Whether `siteUrl` was given, for the build or the start. */
  hasSiteUrl: boolean;
  vercelHosts: readonly (string | undefined)[];
};

const siteRules: OriginRules = {
  siteUrl: env.SITE_URL,
  hasSiteUrl: env.hasSiteUrl,
  vercelHosts: [env.VERCEL_URL, env.VERCEL_BRANCH_URL, env.VERCEL_PROJECT_PRODUCTION_URL],
};

/**
 * Whether a request comes from where its headers say: from the site itself (`own`), from the address it was asked at, on a site that
 * knows none of its own (`host`), or from another place (`foreign`, and `other-origin` where only `Origin` said so).
 *
 * A browser's `Sec-Fetch-Site` alone decides when it is there; browsers send it over https and to this machine alone. Otherwise
 * `Origin` must be the site's own: `SITE_URL`, any loopback origin while `SITE_URL` is a loopback one, or one of Vercel's own addresses
 * of this deployment. A request with neither header does not come from another page. A client chooses `Host` freely, so it is asked
 * only while no `SITE_URL` was given: for a first look over plain http in a local network.
 */
export function judgeOrigin(
  headers: Headers,
  { siteUrl, hasSiteUrl, vercelHosts }: OriginRules = siteRules,
): "own" | "host" | "foreign" | "other-origin" {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin" || fetchSite === "none" ? "own" : "foreign";

  const origin = headers.get("origin");
  if (origin === null || origin === siteUrl) return "own";
  if (vercelHosts.some((host) => host !== undefined && origin === `https://${host}`)) return "own";
  if (isLoopback(new URL(siteUrl)) && URL.canParse(origin) && isLoopback(new URL(origin))) return "own";
  const host = headers.get("host");
  const isAsked = host !== null && [`http://${host}`, `https://${host}`].includes(origin);
  return isAsked && !hasSiteUrl ? "host" : "other-origin";
}

/** Once in the life of the process. */
function once(name: string, say: () => void): void {
  const said = processWide(name, () => ({ already: false }));
  if (said.already) return;
  said.already = true;
  say();
}

/** Whether a request may be answered. The operator is told of the first one that a missing or wrong `SITE_URL` may explain. */
export function isAllowedOrigin(headers: Headers): boolean {
  const verdict = judgeOrigin(headers);
  // Whoever asks chooses how long it is.
  const origin = headers.get("origin")?.slice(0, 200);
  if (verdict === "host")
    once("originByHost", () =>
      log.warn(
        { origin },
        "no SITE_URL is set, so requests from the address they are sent to are taken for the site's own: set SITE_URL to the site's public address, for the build and the start",
      ),
    );
  if (verdict === "other-origin")
    once("originRefused", () =>
      log.warn(
        { origin },
        "a request from another origin was refused: if that is the address of this site, set SITE_URL to it, for the build and the start",
      ),
    );
  return verdict === "own" || verdict === "host";
}
