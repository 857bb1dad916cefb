/**
 * The content security policies of a build on Vercel.
 *
 * Vercel's builder does not read the `.meta` files in which `finish-pages.ts` leaves the policy of a page. It does read the rules for
 * headers in `.next/routes-manifest.json` once the build command has ended, so that is where they go there: first a rule for every
 * address with a policy that names no script by its hash (from `next.config.ts`), then one for each page with its own strict policy.
 * Of rules that set the same header the last one holds. What has no rule of its own (an unknown address, or every page, should a builder
 * come to take the rules before this step has run) keeps the first: no page is ever without a policy.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { configuredCounters, pagePolicy } from "./page-policy.ts";

const MANIFEST = "routes-manifest.json";
const KEY = "Content-Security-Policy";

/** Everything there is served over https. */
const policyOf = (html: string): string => pagePolicy(html, "https://vercel.app", configuredCounters());

type Header = { key: string; value: string };
type HeaderRule = { source: string; regex: string; headers: Header[] };
type RoutesManifest = { headers: HeaderRule[] };

/** For every address but those of the API, which have a stricter one: any script and style of the site's own, also inside the page. */
export const fallbackPolicyRule = {
  source: "/((?!api/).*)",
  headers: [
    {
      key: KEY,
      value: policyOf("").replace(/(script|style)-src 'self'/g, "$& 'unsafe-inline'"),
    },
  ],
};

/** The public address of a prerendered page, by its file: Russian pages have no prefix. */
export function addressOf(file: string): string | undefined {
  const [, locale, path = ""] = /^(ru|en)((?:\/.+)?)\.html$/.exec(file) ?? [];
  // What stands for unknown addresses is served under those, never under its own.
  if (locale === undefined || path.startsWith("/missing/")) return undefined;
  return `${locale === "ru" ? "" : `/${locale}`}${path}` || "/";
}

const ruleOf = (address: string, value: string): HeaderRule => ({
  source: address,
  regex: `^${RegExp.escape(address)}(?:/)?$`,
  headers: [{ key: KEY, value }],
});

/**
 * Adds the rule of each page to a manifest; doing it again changes nothing.
 * @param pages the HTML of the pages by their file under the directory of the application
 * @throws Error when the rule of `next.config.ts` is not there: the build was not made for Vercel
 */
export function withPagePolicies<T extends RoutesManifest>(
  manifest: T,
  pages: ReadonlyMap<string, string>,
): T {
  if (!manifest.headers.some(({ source }) => source === fallbackPolicyRule.source))
    throw new Error(`No fallback policy in ${MANIFEST}: VERCEL must be set for the whole build.`);
  const rules = [...pages].flatMap(([file, html]) => {
    const address = addressOf(file);
    return address === undefined ? [] : [ruleOf(address, policyOf(html))];
  });
  const known = new Set(rules.map(({ source }) => source));
  return { ...manifest, headers: [...manifest.headers.filter(({ source }) => !known.has(source)), ...rules] };
}

/**
 * The step of the build on Vercel, after everything else.
 * @param build the directory of the build, `.next`
 */
export function writeVercelPolicies(build: string): void {
  const app = join(build, "server/app");
  const files = globSync("**/*.html", { cwd: app });
  const pages = new Map(files.map((file) => [file, readFileSync(join(app, file), "utf8")]));
  const path = join(build, MANIFEST);
  const manifest = JSON.parse(readFileSync(path, "utf8")) as RoutesManifest;
  writeFileSync(path, JSON.stringify(withPagePolicies(manifest, pages)));
}
