/**
 * Writes the identifiers of the content files to `.generated/slugs.json`, and the addresses of the public files to
 * `.generated/files.json`, before development and build.
 *
 * The middleware decides by it whether `/services/{id}`, `/cases/{slug}`, `/blog/{id}` or a file exists: it runs close to the visitor,
 * where there is no file system to look into. Only names are read here; the files themselves are checked by `lib/content`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const CONTENT_FILE = /^([a-z0-9-]+)\.(?:ru|en)\.md$/;

/** Identifiers of one folder of `content/`, each once, in alphabetical order; none when the folder does not exist. */
function identifiers(root: string, folder: string): string[] {
  const directory = join(root, "content", folder);
  if (!existsSync(directory)) return [];
  const found = readdirSync(directory).flatMap((name) => CONTENT_FILE.exec(name)?.[1] ?? []);
  return [...new Set(found)].sort();
}

/** Addresses of everything in `public/`, such as the file by which a search engine knows the owner. */
const publicFiles = (root: string): string[] =>
  readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) =>
        `/${relative(join(root, "public"), join(parentPath, name)).replaceAll(sep, "/")}`,
    )
    .sort();

const root = join(import.meta.dirname, "../..");
const target = join(root, ".generated");
const slugs = {
  services: identifiers(root, "services"),
  cases: identifiers(root, "cases"),
  blog: identifiers(root, "blog"),
};

mkdirSync(target, { recursive: true });
for (const [name, list] of Object.entries({ slugs, files: publicFiles(root) }))
  writeFileSync(join(target, `${name}.json`), `${JSON.stringify(list, null, 2)}\n`);
