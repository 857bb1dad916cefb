import { execFile, execFileSync } from "node:child_process";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root, startSite, type Site } from "./server";

/**
 * MDN's HTTP Observatory against the finished build. It is a package apart, since as a dependency of the site it would bring a
 * database, a web server and scripts that call home; its own `package.json` leaves all of that out.
 */
const FOLDER = join(root, "tests/observatory");
const OBSERVATORY = join(FOLDER, "node_modules/@mdn/mdn-http-observatory");

/** What plain HTTP on this machine cannot pass, and a proxy with a certificate in front of the site does. */
const NEEDS_HTTPS: Readonly<Record<string, string>> = {
  "strict-transport-security": "hsts-not-implemented-no-https",
  redirection: "redirection-missing",
};

type Verdict = { pass: boolean; result: string };
type Report = { scan: { statusCode: number }; tests: Record<string, Verdict> };

const written = (path: string) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Installs what the lock file says, once; npm writes its own copy of it when it is done. */
function install() {
  const done = written(join(FOLDER, "node_modules/.package-lock.json"));
  if (done < written(join(FOLDER, "package-lock.json")))
    try {
      execFileSync("npm", ["ci"], { cwd: FOLDER, stdio: "pipe", timeout: 120_000 });
    } catch (cause) {
      throw new Error(
        "The Observatory could not be installed: `npm ci` in tests/observatory needs the package registry.",
        { cause },
      );
    }
  // Lists that its own set-up would fetch: preloaded domains and top-level domains, of which 127.0.0.1 is none.
  writeFileSync(join(OBSERVATORY, "conf/hsts-preload.json"), "{}\n");
  writeFileSync(join(OBSERVATORY, "conf/tld-list.json"), "[]\n");
}

describe("MDN HTTP Observatory", () => {
  let site: Site;
  let report: Report;
  beforeAll(async () => {
    install();
    site = await startSite();
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(OBSERVATORY, "src/scan.js"), `127.0.0.1:${site.port}`],
      { cwd: OBSERVATORY },
    );
    report = JSON.parse(stdout) as Report;
  }, 180_000);
  afterAll(() => site.stop());

  it("finds fault with nothing but the missing https", () => {
    const verdicts = Object.entries(report.tests);
    const failed = verdicts.filter(([, { pass }]) => !pass).map(([name, { result }]) => [name, result]);
    expect(Object.fromEntries(failed)).toEqual(NEEDS_HTTPS);
    expect([report.scan.statusCode, verdicts.length]).toEqual([200, 10]);
    expect(report.tests["content-security-policy"]?.result).toBe(
      "csp-implemented-with-no-unsafe-default-src-none",
    );
  });
});
