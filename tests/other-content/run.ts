/**
 * A step of the gate (`npm run test:content`): in a copy of the project every sample is replaced by other content, as docs/content.md
 * tells an editor to do it. The copy must pass what content can break and build; the site must then show the new words and no old name.
 */
import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replaceContent } from "./replace.ts";
import { problemsOfSite } from "./site.ts";

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
/** Unit tests that read the site's content. */
const TESTS = ["tests/unit/content", "tests/unit/site", "tests/unit/generators/export-markdown.test.ts"];

const root = join(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "other-content-"));

function takeCopy(): void {
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(path.slice(root.length + 1)) });
  mkdirSync(join(copy, ".next"));
  if (existsSync(join(root, REMEMBERED)))
    cpSync(join(root, REMEMBERED), join(copy, REMEMBERED), { recursive: true });
  // The bundler follows no link out of the project; links of single files take seconds, but lead to no other file system.
  const modules = [join(root, "node_modules"), join(copy, "node_modules")];
  if (spawnSync("cp", ["-al", ...modules], { stdio: "ignore" }).status !== 0)
    spawnSync("cp", ["-a", ...modules], { stdio: "inherit" });
}

/** Runs a command in the copy; what it writes is shown when it fails. */
const run = (command: string, args: string[]) =>
  new Promise<string>((resolve, reject) => {
    execFile(command, args, { cwd: copy, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${[command, ...args].join(" ")}\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
const npm = (script: string) => run("npm", ["run", "--silent", script]);

async function timed(title: string, work: () => unknown): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`  ${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Waits for all of them, so that nothing runs on in a copy that is gone, and tells of each that failed. */
async function together(...work: Promise<unknown>[]): Promise<void> {
  const failures = (await Promise.allSettled(work)).flatMap((result) =>
    result.status === "rejected" ? [String(result.reason)] : [],
  );
  if (failures.length > 0) throw new Error(failures.join("\n\n"));
}

/** What the guide tells an editor to run after a change. */
async function followTheGuide(): Promise<void> {
  await npm("covers");
  await npm("offer");
  const report = await npm("content:report");
  if (!report.startsWith("No sample content is left.")) throw new Error(`Samples are left:\n${report}`);
}

try {
  await timed("copy", takeCopy);
  const replaced = replaceContent(copy);
  await timed("types, covers, agreement", () => together(npm("typecheck"), followTheGuide()));
  await timed("unit tests, build", () =>
    together(
      run(join("node_modules", ".bin", "vitest"), ["run", "--project", "unit", ...TESTS]),
      npm("build"),
    ),
  );
  await timed("pages", async () => {
    const problems = await problemsOfSite(copy, replaced);
    if (problems.length > 0) throw new Error(`The site with other content:\n${problems.join("\n")}`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
