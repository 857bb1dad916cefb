import { globSync, readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { yamlSchemas } from "../../../scripts/content/schemas";

const schemas = await yamlSchemas();
const files = globSync("content/{*,knowledge/*,knowledge/trades/*}.yaml").sort();

it('content/schemas holds what the site checks; run "npm run schemas" after a change', () => {
  const written = globSync("content/schemas/**/*.json").map((file) => [
    relative("content/schemas", file).replace(".json", ""),
    readFileSync(file, "utf8"),
  ]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(schemas));
});

it.each(files)("%s names no schema but its own, and fits that one", (file) => {
  const name = file.includes("/trades/") ? "knowledge/trade" : relative("content", file).replace(".yaml", "");
  const own = relative(dirname(file), `content/schemas/${name}.json`).replace(/^(?!\.)/, "./");
  const source = readFileSync(file, "utf8");
  // Whoever writes a list anew may leave the line out.
  const [, named = own] = /^# yaml-language-server: \$schema=(\S+)/.exec(source) ?? [];
  expect(named).toBe(own);
  // Formats are words of other specifications: what they ask is asked by patterns too.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const fits = ajv.compile(JSON.parse(schemas.get(name) ?? "{}") as object);
  expect([fits(parse(source)), fits.errors]).toEqual([true, null]);
});
