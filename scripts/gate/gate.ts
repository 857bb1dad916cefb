/**
 * Everything that must hold, in one command (`npm test`): types, unit tests, build, that of a host with other content in place of the
 * samples, API tests and a walk in three browser engines against the finished build, browser tests, a few of them against pages as Next
 * built them, and beside those lint, format and dead code. Runs on after a failure, so one run shows all of them, and closes with what
 * failed and the sum of all checks.
 */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { ensureEngines } from "./engines.ts";
import { ensureNginx } from "./nginx.ts";
import { readPlaywright, readVitest, type Result } from "./reports.ts";

/** One check, or the tests of one runner. It never rejects: what goes wrong counts as failed. */
type Step = (isAlone: boolean) => Promise<Result>;

const reports = mkdtempSync(join(tmpdir(), "gate-"));
/** Programs start by the hundred here; what one has compiled, the next one need not. https://nodejs.org/api/module.html#module-compile-cache */
process.env.NODE_COMPILE_CACHE ??= join(reports, "compiled");
const bin = (name: string) => join("node_modules", ".bin", name);

/** Runs a command. Alone it is shown as it goes, beside others as a whole when it has ended. */
async function run(
  title: string,
  command: string,
  args: readonly string[],
  isAlone: boolean,
  env: Record<string, string> = {},
): Promise<boolean> {
  if (isAlone) console.log(`\n▸ ${title}`);
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => output.push(part));
  const isGood = await new Promise<boolean>((resolve) => {
    child.on("error", (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    child.on("close", (status) => {
      resolve(status === 0);
    });
  });
  if (!isAlone) console.log(`\n▸ ${title}\n${Buffer.concat(output).toString()}`);
  console.log(`${isGood ? "✓" : "✗"} ${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return isGood;
}

/** A step that is one check: it passed or it did not. */
const check =
  (title: string, command: string, args: readonly string[], env: Record<string, string> = {}): Step =>
  async (isAlone) => {
    const isGood = await run(title, command, args, isAlone, env);
    return isGood ? { passed: 1, failures: [] } : { passed: 0, failures: [`✗ ${title}`] };
  };

/** A test runner that writes a JSON report. One that fails without a failed test in its report counts as one failure. */
const suite =
  (
    title: string,
    command: string,
    args: readonly string[],
    env: Record<string, string>,
    read: (file: string) => Result,
  ): Step =>
  async (isAlone) => {
    const report = join(reports, `${title.replace(/\W+/g, "-")}.json`);
    const named = (text: string) => text.replace("REPORT", report);
    const isGood = await run(
      title,
      command,
      args.map(named),
      isAlone,
      Object.fromEntries(Object.entries(env).map(([key, value]) => [key, named(value)])),
    );
    let result: Result = { passed: 0, failures: [] };
    try {
      result = read(report);
    } catch {
      console.error(`${title} wrote no report.`);
    }
    if (!isGood && result.failures.length === 0) result.failures.push(`✗ ${title}`);
    return result;
  };

const vitest = (title: string, project: string, env: Record<string, string> = {}) =>
  suite(
    title,
    bin("vitest"),
    ["run", "--project", project, "--reporter=default", "--reporter=json", "--outputFile.json=REPORT"],
    env,
    readVitest,
  );

const browser = (title: string, ...tests: string[]) =>
  suite(
    title,
    bin("playwright"),
    ["test", "--project=gate", "--trace=off", "--reporter=list,json", ...tests],
    { CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: "REPORT" },
    readPlaywright,
  );

/** Keeps the pages of the build as they are, and answers the step that puts them back: to finish them once more takes a quarter of a minute. */
function keepPages(): Step {
  const app = ".next/server/app";
  const kept = join(reports, "pages");
  const isPage = (path: string) => statSync(path).isDirectory() || /\.(?:html|meta)$/.test(path);
  cpSync(app, kept, { recursive: true, filter: isPage });
  return () => {
    cpSync(kept, app, { recursive: true });
    return Promise.resolve({ passed: 0, failures: [] });
  };
}

const total: Result = { passed: 0, failures: [] };

/** Runs steps one after the other. */
async function inOrder(steps: readonly Step[], isAlone: boolean): Promise<void> {
  for (const step of steps) {
    const { passed, failures } = await step(isAlone);
    total.passed += passed;
    total.failures.push(...failures);
  }
}

/** Runs rows of steps side by side, each row in its order. */
const pass = (...rows: readonly (readonly Step[])[]) =>
  Promise.all(rows.map((steps) => inOrder(steps, rows.length === 1)));

// Types and rules are checked against the types of the routes, which are written first.
await pass([check("Types of the routes", "npm", ["run", "--silent", "prepare:types"])]);

// The standalone build is the plain one and a folder more; both are tested. Its types are among those that are checked before it.
const outcome = { isBuilt: false };
const build: Step = async (isAlone) => {
  const command = ["run", "--silent", "build:standalone"];
  const result = await check("Build", "npm", command, { TYPES_CHECKED: "1" })(isAlone);
  outcome.isBuilt = result.failures.length === 0;
  return result;
};
// Half of their time these have work for one processor alone, and unit tests look at no build.
await pass([check("Types", bin("tsc"), ["--noEmit"]), build], [vitest("Unit tests", "unit*")]);

// They ask no clock, and what they read no test changes. At the lowest priority they take what the tests leave of the processors while
// those wait, and slow none of them.
const beside = inOrder(
  [
    check("Lint", "nice", ["-n", "19", bin("eslint"), ".", "--max-warnings=0"]),
    check("Format", "nice", ["-n", "19", bin("prettier"), "--check", "--log-level=warn", "."]),
    check("Dead code", "nice", ["-n", "19", bin("knip")]),
  ],
  false,
);
if (outcome.isBuilt) {
  try {
    ensureEngines();
    // The API tests mostly wait, so the copy with other content is built and asked, and three browsers are led, beside them.
    await pass(
      [vitest("API tests", "api", { NGINX_PATH: ensureNginx() ?? "" })],
      [
        check("A host's build with other content in place of every sample", "npm", [
          "run",
          "--silent",
          "test:content",
        ]),
        vitest("A walk in three browser engines", "engines", { CHROMIUM_PATH: ensureBrowser() }),
      ],
    );
    await pass([browser("Browser tests")]);
    // The site must not depend on what is done to its pages after the build.
    const putBack = keepPages();
    await pass([
      check("Pages as Next built them", process.execPath, ["scripts/build/finish-build.ts"], {
        FIRST_PAINT: "off",
      }),
      browser("Browser tests of these", "shell.spec.ts", "walk.spec.ts", "broken-page.spec.ts"),
      putBack,
    ]);
  } catch (error) {
    total.failures.push(`✗ ${error instanceof Error ? error.message : String(error)}`);
  }
} else {
  console.error("Without a build there is nothing to run the API and browser tests against.");
}
await beside;

rmSync(reports, { recursive: true, force: true });
if (total.failures.length > 0) console.log(`\n▸ What failed\n${total.failures.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length === 0 ? 0 : 1;
