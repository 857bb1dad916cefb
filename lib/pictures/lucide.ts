import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** An element of a drawing and its attributes. */
type LucideNode = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** Asked anew at every call, as `lib/content/source` does: a test may stand in another directory. */
const inPackage = (...path: string[]) =>
  join(/* turbopackIgnore: true */ process.cwd(), "node_modules/lucide-react/dist/esm/icons", ...path);

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Whether lucide draws an icon under this name; a former name of one is none. A server function is deployed without the drawings; there
 * the question was settled by the build, so the answer is yes.
 */
export function isLucideIcon(name: string): boolean {
  if (!NAME.test(name)) return false;
  if (!existsSync(inPackage())) return true;
  const file = inPackage(`${name}.mjs`);
  return existsSync(file) && readFileSync(file, "utf8").includes("__iconData");
}

/**
 * The drawing of a lucide icon on 24 × 24 units, by its name in lucide's catalogue. Read from the package while a page is made: content
 * may name any of 1,700 icons, and a bundle that could draw each of them would hold them all.
 */
export async function lucideIcon(name: string): Promise<readonly LucideNode[]> {
  const address = pathToFileURL(inPackage(`${name}.mjs`)).href;
  const drawn = (await import(/* turbopackIgnore: true */ /* @vite-ignore */ address)) as {
    __iconData: { node: LucideNode[] };
  };
  return drawn.__iconData.node;
}
