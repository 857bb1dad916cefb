import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isFinished } from "../../server/finished.ts";
import { MANIFEST, withPageRules, type RoutesManifest } from "./host-policies.ts";

/**
 * Leaves a build to what serves it. A host without an adapter of its own reads the rules once the build command has ended.
 * @param build the directory of the build, `.next`
 * @param policies by the file of the page; none when an adapter has taken the pages
 * @throws Error when there is no build
 */
export function handOver(build: string, policies: ReadonlyMap<string, string>): void {
  // Here an adapter finds the pages, and a server keeps copies of what it has served, which would go on with the old headers.
  const cache = join(build, "server/route-cache");
  if (policies.size > 0) {
    rmSync(cache, { recursive: true, force: true });
    if (process.env.VERCEL !== undefined) addPageRules(build, policies);
  } else if (!existsSync(cache)) {
    throw new Error(`No prerendered pages in ${build}: run next build first.`);
  } else if (!isFinished()) {
    console.warn(
      "The adapter of this host did not let ours go first: the pages stay as Next.js built them, under one policy for all that is less strict (script-src 'self' 'unsafe-inline').",
    );
  }
}

function addPageRules(build: string, policies: ReadonlyMap<string, string>): void {
  const path = join(build, MANIFEST);
  const manifest = JSON.parse(readFileSync(path, "utf8")) as RoutesManifest;
  const address = (file: string) => `/${relative(join(build, "server/app"), file).replace(/\.html$/, "")}`;
  const byAddress = new Map([...policies].map(([file, policy]) => [address(file), policy]));
  writeFileSync(path, JSON.stringify(withPageRules(manifest, byAddress)));
}
