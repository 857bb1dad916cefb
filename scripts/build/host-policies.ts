/**
 * The content security policies of a build that a host takes over.
 *
 * A host answers with the headers its builder has read: the rules of `next.config.ts`, and by an adapter also those of each page
 * (`next-adapter.ts`). So a rule for every address comes first, with a policy that names no script by its hash, and behind it one for
 * each page with its own strict policy. Of rules that set the same header the last one holds. What has no rule of its own (an unknown
 * address, or every page, should a builder come to take the rules before these are written) keeps the first: no page is ever without one.
 */
import { configuredCounters, pagePolicy, reportingHeader, servedFrom } from "./page-policy.ts";

export const MANIFEST = "routes-manifest.json";
const KEY = "Content-Security-Policy";

type Header = { key: string; value: string };
type HeaderRule = { source: string; regex: string; headers: Header[] };
export type RoutesManifest = { headers: HeaderRule[] };

/** For every address but those of the API, which have a stricter one: any script and style of the site's own, also inside the page. */
export const fallbackPolicyRule = () => ({
  source: "/((?!api/).*)",
  headers: [
    {
      key: KEY,
      value: pagePolicy("", servedFrom(), configuredCounters()).replace(
        /(script|style)-src 'self'/g,
        "$& 'unsafe-inline'",
      ),
    },
    reportingHeader,
  ],
});

/** The public address of a prerendered page: Russian ones have no prefix. */
export function publicAddress(page: string): string | undefined {
  const [, locale, path = ""] = /^\/(ru|en)((?:\/.+)?)$/.exec(page) ?? [];
  // What stands for unknown addresses is served under those, never under its own.
  if (locale === undefined || path.startsWith("/missing/")) return undefined;
  return `${locale === "ru" ? "" : `/${locale}`}${path}` || "/";
}

/**
 * One rule for each page.
 * @param policies by the page's address inside the application: `/ru/cases`
 */
export const pageRules = (policies: ReadonlyMap<string, string>): HeaderRule[] =>
  [...policies].flatMap(([page, value]) => {
    const source = publicAddress(page);
    return source === undefined
      ? []
      : [{ source, regex: `^${RegExp.escape(source)}(?:/)?$`, headers: [{ key: KEY, value }] }];
  });

/**
 * Adds the rule of each page to a manifest; doing it again changes nothing.
 * @throws Error when the rule of `next.config.ts` is not there: the build was not made for a host
 */
export function withPageRules<T extends RoutesManifest>(
  manifest: T,
  policies: ReadonlyMap<string, string>,
): T {
  if (!manifest.headers.some(({ source }) => source === fallbackPolicyRule().source))
    throw new Error(`No fallback policy in ${MANIFEST}: VERCEL must be set for the whole build.`);
  const rules = pageRules(policies);
  const known = new Set(rules.map(({ source }) => source));
  return { ...manifest, headers: [...manifest.headers.filter(({ source }) => !known.has(source)), ...rules] };
}
