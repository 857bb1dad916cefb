/**
 * A step of the gate (`npm run test:content`): in a copy of the project every sample is replaced by other content, as docs/content.md
 * tells an editor to do it. The copy must pass what content can break and build as a host builds it, which an editor's change sets off;
 * the site must then show the new words and no old name.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "./copy.ts";
import { addPhotos } from "./photos.ts";
import { replaceContent } from "./replace.ts";
import { problemsOfSite } from "./site.ts";

/** Unit tests that read the site's content. */
const TESTS = ["tests/unit/content", "tests/unit/site", "tests/unit/generators/export-markdown.test.ts"];

const copy = mkdtempSync(join(tmpdir(), "other-content-"));

/** Runs a command in the copy; what it writes is shown when it fails. */
const run = (command: string, args: string[]) =>
  new Promise<string>((resolve, reject) => {
    const options = { cwd: copy, maxBuffer: 64 * 1024 * 1024, env: process.env };
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${[command, ...args].join(" ")}\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
const npm = (script: string) => run("npm", ["run", "--silent", script]);
const vitest = (project: string, ...files: string[]) =>
  run(join("node_modules", ".bin", "vitest"), ["run", "--project", project, ...files]);

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
  await npm("offer");
  const report = await npm("content:report");
  if (!report.startsWith("No sample content is left.")) throw new Error(`Samples are left:\n${report}`);
}

try {
  await timed("copy", () => copyProject(copy));
  const replaced = replaceContent(copy);
  await addPhotos(copy);
  await timed("covers, agreement", () => together(npm("prepare:slugs"), followTheGuide()));
  // The build checks the types of the site, which read some of the content; those of the tests know none of it.
  await timed("unit tests, types, build", () => together(vitest("unit*", ...TESTS), vitest("host")));
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
