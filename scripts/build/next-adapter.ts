/**
 * Our adapter of Next.js (`adapterPath` in `next.config.ts`), in front of the host's. A host that names its own in `NEXT_ADAPTER_PATH`,
 * as Vercel does, packs the build before `next build` ends: what comes after would never reach a visitor. So the pages are finished
 * here, each is handed over with its policy, and then the host's adapter is called with everything as Next.js would call it.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { NextAdapter } from "next";

type Build = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0];

/** Found and read as Next.js itself does it. */
async function hostAdapter(): Promise<NextAdapter> {
  const require = createRequire(import.meta.resolve("next/dist/server/config.js"));
  const path = require.resolve(process.env.NEXT_ADAPTER_PATH ?? "");
  const found = (await import(pathToFileURL(path).href)) as NextAdapter & { default?: NextAdapter };
  return found.default ?? found;
}

/** Finishes the pages and hands over the policy of each. */
async function finish(build: Build): Promise<void> {
  // They are needed once; this module is read by every process of the build.
  const [{ finishPages }, { markFinished }, { pageRules }] = await Promise.all([
    import("./finish-pages.ts"),
    import("../../server/finished.ts"),
    import("./host-policies.ts"),
  ]);
  const pages = build.outputs.prerenders.flatMap(({ pathname, fallback }) =>
    fallback?.filePath?.endsWith(".html") ? [{ pathname, fallback, file: fallback.filePath }] : [],
  );
  const policies = await finishPages(pages.map(({ file }) => file));
  const byAddress = new Map<string, string>();
  for (const { pathname, fallback, file } of pages) {
    const policy = policies.get(file);
    if (policy === undefined) throw new Error(`${pathname} has no policy.`);
    fallback.initialHeaders = { ...fallback.initialHeaders, "content-security-policy": policy };
    byAddress.set(pathname, policy);
  }
  // A host may prefer its rules to the headers of a page: the same policy again, behind the rule for all.
  for (const { source, regex, headers } of pageRules(byAddress))
    build.routing.beforeMiddleware.push({
      source,
      sourceRegex: regex,
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    });
  markFinished();
}

const adapter: NextAdapter = {
  name: "this site, before the adapter of the host",
  async modifyConfig(config, context) {
    const host = await hostAdapter();
    const modified = (await host.modifyConfig?.(config, context)) ?? config;
    return { ...modified, adapterPath: config.adapterPath };
  },
  async onBuildComplete(build) {
    await finish(build);
    const host = await hostAdapter();
    await host.onBuildComplete?.(build);
  },
};

export default adapter;
