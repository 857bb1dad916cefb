/**
 * Everything that must hold, in one command (`npm test`): format, lint, types, dead code, unit tests, build, the same with other
 * content in place of the samples, API tests against the finished build, browser tests. Runs on after a failure, so one run shows all
 * of them, and closes with the sum of all checks.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { ensureNginx } from "./nginx.ts";

type Count = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), "gate-"));
const bin = (name: string) => join("node_modules", ".bin", name);
const total: Count = { passed: 0, failed: 0 };

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n▸ ${title}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  console.log(
    `${status === 0 ? "✓" : "✗"} ${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`,
  );
  return status === 0;
}

const add = ({ passed, failed }: Count) => {
  total.passed += passed;
  total.failed += failed;
};

/** A step that is one check: it passed or it did not. */
function check(title: string, command: string, args: string[]): boolean {
  const ok = run(title, command, args);
  add({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  return ok;
}

/** Steps of one core each that know nothing of one another, side by side; each is shown whole when it has ended. */
async function together(
  ...rows: (readonly [title: string, command: string, args: string[]])[][]
): Promise<void> {
  const step = (title: string, command: string, args: string[]) =>
    new Promise<void>((resolve) => {
      const started = performance.now();
      const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: process.env });
      const output: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (part: Buffer) => output.push(part));
      child.on("error", (error) => output.push(Buffer.from(`${error.message}\n`)));
      child.on("close", (status) => {
        const seconds = ((performance.now() - started) / 1000).toFixed(0);
        console.log(
          `\n▸ ${title}\n${Buffer.concat(output).toString()}${status === 0 ? "✓" : "✗"} ${title} (${seconds} s)`,
        );
        add({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
        resolve();
      });
    });
  await Promise.all(
    rows.map(async (row) => {
      for (const [title, command, args] of row) await step(title, command, args);
    }),
  );
}

/** A test runner that writes a JSON report. One that fails without a failed test in its report counts as one failure. */
function suite(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string>,
  read: (file: string) => Count,
) {
  const report = join(reports, `${title.replace(/\W+/g, "-")}.json`);
  const ok = run(
    title,
    command,
    args.map((arg) => arg.replace("REPORT", report)),
    Object.fromEntries(Object.entries(env).map(([key, value]) => [key, value.replace("REPORT", report)])),
  );
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(report);
  } catch {
    console.error(`${title} wrote no report.`);
  }
  add({ passed: count.passed, failed: ok ? count.failed : Math.max(count.failed, 1) });
}

const vitest = (title: string, project: string, env: Record<string, string> = {}) =>
  suite(
    title,
    bin("vitest"),
    ["run", "--project", project, "--reporter=default", "--reporter=json", "--outputFile.json=REPORT"],
    env,
    (file) => {
      const report = JSON.parse(readFileSync(file, "utf8")) as {
        numPassedTests: number;
        numFailedTests: number;
      };
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  );

// Types and rules are checked against the types of the routes, which are written first.
check("Types of the routes", "npm", ["run", "--silent", "prepare:types"]);
await together(
  [["Lint", bin("eslint"), [".", "--max-warnings=0"]]],
  [
    ["Types", bin("tsc"), ["--noEmit"]],
    ["Format", bin("prettier"), ["--check", "--log-level=warn", "."]],
    ["Dead code", bin("knip"), []],
  ],
);
vitest("Unit tests", "unit");

// It builds the site as a host with an adapter does, so it comes before the build that the others test.
vitest("Build for a host", "host");

// The standalone build is the plain one and a folder more; both are tested.
if (check("Build", "npm", ["run", "--silent", "build:standalone"])) {
  // The API tests mostly wait, so the copy with other content is built and asked beside them.
  const other = together([
    ["The same with other content in place of every sample", "npm", ["run", "--silent", "test:content"]],
  ]);
  vitest("API tests", "api", { NGINX_PATH: ensureNginx() ?? "" });
  await other;
  try {
    suite(
      "Browser tests",
      bin("playwright"),
      ["test", "--project=gate", "--reporter=list,json"],
      { CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: "REPORT" },
      (file) => {
        const { stats } = JSON.parse(readFileSync(file, "utf8")) as {
          stats: { expected: number; unexpected: number };
        };
        return { passed: stats.expected, failed: stats.unexpected };
      },
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    add({ passed: 0, failed: 1 });
  }
} else {
  console.error("Without a build there is nothing to run the API and browser tests against.");
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
