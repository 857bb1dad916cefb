import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

/** `components.json` serves the command line of shadcn/ui: what it adds fits into the site as it comes. */

const run = promisify(execFile);
const shadcn = fileURLToPath(import.meta.resolve("shadcn"));
const item = join(import.meta.dirname, "registry-item.json");
/** What a component that comes from a registry meets in the site. */
const surroundings = [
  "components.json",
  "package.json",
  "tsconfig.json",
  "global.d.ts",
  "eslint.config.mjs",
  "app/globals.css",
  "app/tokens.css",
  "app/fonts.css",
  "lib/site/cn.ts",
];

const project = mkdtempSync(join(tmpdir(), "registry-"));
const bin = (name: string) => join("node_modules", ".bin", name);
/** Also for an item in a file the command asks a registry for the base colour, which an item without colours does not use. */
const registry = createServer((_, answer) => {
  const none = { light: {}, dark: {} };
  answer.writeHead(200, { "content-type": "application/json" });
  answer.end(
    JSON.stringify({ inlineColors: none, cssVars: none, inlineColorsTemplate: "", cssVarsTemplate: "" }),
  );
});

beforeAll(async () => {
  for (const path of surroundings) cpSync(path, join(project, path));
  symlinkSync(join(process.cwd(), "node_modules"), join(project, "node_modules"));
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  registry.close();
  rmSync(project, { recursive: true });
});

it("adds a component by the command line of shadcn/ui, which passes types and lint unedited", async () => {
  const { port } = registry.address() as AddressInfo;
  await run(process.execPath, [shadcn, "add", item, "--yes", "--cwd", project], {
    env: { ...process.env, REGISTRY_URL: `http://127.0.0.1:${port}` },
  });
  const added = join("components", "ui", "pill.tsx");
  const text = readFileSync(join(project, added), "utf8");
  const { files } = JSON.parse(readFileSync(item, "utf8")) as { files: [{ content: string }] };
  expect(text).toBe(files[0].content.replace("@/lib/utils", "@/lib/site/cn"));
  for (const path of ["package.json", "components.json", "app/globals.css"])
    expect(readFileSync(join(project, path), "utf8"), path).toBe(readFileSync(path, "utf8"));

  await Promise.all([
    run(bin("tsc"), ["--noEmit"], { cwd: project }),
    run(bin("eslint"), [added, "--max-warnings=0"], { cwd: project }),
  ]);
});
