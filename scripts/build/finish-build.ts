/**
 * The step after `next build`: finishes the pages where no adapter has done so (`next-adapter.ts`). Writes `.next/finished.json` last:
 * without it `npm start` refuses to serve.
 */
import { existsSync, globSync, rmSync } from "node:fs";
import { isFinished, markFinished } from "../../server/finished.ts";
import { finishPages } from "./finish-pages.ts";
import { addPageRules } from "./host-policies.ts";
import { loadEnvFiles } from "../../server/load-env.ts";

loadEnvFiles();

const pages = globSync(".next/server/app/**/*.html");
// Here an adapter finds them at the end of the build, and a server keeps copies of what it has served.
const CACHE = ".next/server/route-cache";
if (pages.length > 0) {
  const policies = await finishPages(pages);
  // Those copies would go on with the old headers.
  rmSync(CACHE, { recursive: true, force: true });
  if (process.env.VERCEL !== undefined) addPageRules(".next", policies);
} else if (!existsSync(CACHE)) {
  throw new Error("No prerendered pages under .next/server/app: run next build first.");
} else if (!isFinished()) {
  console.warn(
    "The adapter of this host did not let ours go first: the pages stay as Next.js built them, under one policy for all that is less strict (script-src 'self' 'unsafe-inline').",
  );
}
markFinished();
