/**
 * Writes `content/schemas/*.json`, by which editors' programs complete and check the files in YAML: `npm run schemas`. Run after a
 * change of what a file may hold; the files are committed, and the check of the content compares them.
 */
import "../../server/site-modules.ts";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const { yamlSchemas } = await import("./schemas.ts");
const folder = join(import.meta.dirname, "../../content/schemas");
const schemas = await yamlSchemas();

rmSync(folder, { recursive: true, force: true });
for (const [name, schema] of schemas) {
  const file = join(folder, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, schema);
}
