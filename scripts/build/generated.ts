import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");
const target = join(root, ".generated");

/** Writes `.generated/NAME.json` in one step, and only what differs: the development server follows these files. */
export function writeGenerated(name: string, value: unknown): void {
  const file = join(target, `${name}.json`);
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(target, { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/**
 * Writes `content.json`, a mark that is another one after any change of `content/`: those files are read from disk and imported nowhere,
 * so the development server would not know that a page has changed.
 */
export function markContent(): void {
  const hash = createHash("sha256");
  const files = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  writeGenerated("content", { mark: hash.digest("hex") });
}
