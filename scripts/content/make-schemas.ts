/**
 * Writes `content/schemas/*.json`, by which editors' programs complete and check the files in YAML: `npm run schemas`. Run after a
 * change of what a file may hold; the files are committed, and the check of the content compares them.
 */
import "../../server/site-modules.ts";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const { yamlSchemas } = await import("./schemas.ts");
const folder = join(import.meta.dirname, "../../content/schemas");
const schemas = await yamlSchemas();

mkdirSync(folder, { recursive: true });
for (const [name, schema] of schemas) writeFileSync(join(folder, `${name}.json`), schema);
for (const file of readdirSync(folder))
  if (!schemas.has(file.replace(/\.json$/, ""))) rmSync(join(folder, file));
