import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** What is made anew rather than copied. */
const LEFT_OUT = new Set([
  ".git",
  ".next",
  ".generated",
  ".env",
  ".env.local",
  "node_modules",
  "data",
  "test-results",
  "playwright-report",
]);
/** What Next.js and the unit tests remember of the project: with it the copy is built in a fraction of the time. */
const REMEMBERED = ".next/cache";

const root = join(import.meta.dirname, "../..");

/** Puts a copy of the project into an empty directory, ready to be changed and built. */
export function copyProject(copy: string): void {
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(path.slice(root.length + 1)) });
  mkdirSync(join(copy, ".next"));
  if (existsSync(join(root, REMEMBERED)))
    cpSync(join(root, REMEMBERED), join(copy, REMEMBERED), { recursive: true });
  // The bundler follows no link out of the project; links of single files take seconds, but lead to no other file system.
  const modules = [join(root, "node_modules"), join(copy, "node_modules")];
  if (spawnSync("cp", ["-al", ...modules], { stdio: "ignore" }).status !== 0)
    spawnSync("cp", ["-a", ...modules], { stdio: "inherit" });
}
