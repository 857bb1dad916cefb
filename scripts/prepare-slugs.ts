/**
 * Writes the identifiers of the content files to `.generated/slugs.json` before development and build.
 *
 * The middleware decides by it whether `/services/{id}`, `/cases/{slug}` or `/blog/{id}` exists: it runs close to the visitor,
 * where there is no file system to look into. Only names are read here; the files themselves are checked by `lib/content`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const CONTENT_FILE = /^([a-z0-9-]+)\.(?:ru|en)\.md$/;

/** Identifiers of one folder of `content/`, each once, in alphabetical order; none when the folder does not exist. */
function identifiers(root: string, folder: string): string[] {
  const directory = join(root, "content", folder);
  if (!existsSync(directory)) return [];
  const found = readdirSync(directory).flatMap((name) => CONTENT_FILE.exec(name)?.[1] ?? []);
  return [...new Set(found)].sort();
}

const root = join(import.meta.dirname, "..");
const target = join(root, ".generated", "slugs.json");
const slugs = {
  services: identifiers(root, "services"),
  cases: identifiers(root, "cases"),
  blog: identifiers(root, "blog"),
};

mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify(slugs, null, 2)}\n`);
