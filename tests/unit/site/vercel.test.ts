import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fallbackPolicyRule, publicAddress, withPageRules } from "@/scripts/build/host-policies";
import { pagePolicy } from "@/scripts/build/page-policy";

const KEY = "Content-Security-Policy";
const base = { source: "/:path*", regex: "^.*$", headers: [{ key: "X-Frame-Options", value: "DENY" }] };
const fallback = { ...fallbackPolicyRule(), regex: "^(?:/((?!api/).*))$" };
const manifest = { version: 3, headers: [base, fallback] };
const policy = (html: string) => pagePolicy(html, "https://site.example");
const policies = new Map([
  ["/ru", policy("<script>1</script>")],
  ["/ru/cases/bank-migration", policy("<script>2</script>")],
  ["/en/cases", policy("<script>3</script><script>4</script>")],
  ["/ru/missing/page", policy("<script>5</script>")],
  ["/_not-found", policy("<script>6</script>")],
]);

/** What a router does: of all rules that match, the last one sets a header. */
function policyAt(path: string, { headers } = withPageRules(manifest, policies)): string | undefined {
  const matching = headers.filter(({ regex }) => new RegExp(regex).test(path));
  return matching.flatMap((rule) => rule.headers).findLast(({ key }) => key === KEY)?.value;
}
const scriptsOf = (text = "") => text.split("; ").find((directive) => directive.startsWith("script-src"));

describe("policies on Vercel", () => {
  it("give each page that of its own scripts, under its public address", () => {
    for (const [path, scripts] of [
      ["/", 1],
      ["/cases/bank-migration", 1],
      ["/cases/bank-migration/", 1],
      ["/en/cases", 2],
    ] as const) {
      const allowed = scriptsOf(policyAt(path));
      expect(allowed?.match(/'sha256-/g)).toHaveLength(scripts);
      expect(allowed).not.toContain("unsafe-inline");
    }
    expect(policyAt("/")).not.toBe(policyAt("/cases/bank-migration"));
  });

  it("leave no other address without one", () => {
    for (const path of ["/nothing", "/missing/page", "/en/nothing", "/cases/bank-migration-2"]) {
      expect(scriptsOf(policyAt(path))).toBe("script-src 'self' 'unsafe-inline'");
      expect(policyAt(path)).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    }
  });

  it("are the same when the step runs twice, and refuse a build that was not made there", () => {
    const once = withPageRules(manifest, policies);
    expect(withPageRules(once, policies)).toEqual(once);
    expect(once.version).toBe(3);
    expect(() => withPageRules({ headers: [base] }, policies)).toThrow("VERCEL");
  });

  it("know the address under which a page is served", () => {
    expect(
      ["/ru", "/en", "/ru/services/erp", "/_global-error", "/en/missing/case"].map(publicAddress),
    ).toEqual(["/", "/en", "/services/erp", undefined, undefined]);
  });
});

describe("the step after a build", () => {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  const marked = join(root, ".next/finished.json");
  beforeAll(() => {
    for (const part of ["scripts", "server", "lib", "package.json"])
      cpSync(part, join(root, part), { recursive: true });
    symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  });
  beforeEach(() => rmSync(join(root, ".next"), { recursive: true, force: true }));
  afterAll(() => rmSync(root, { recursive: true }));

  const finish = () => {
    const env = { NODE_ENV: "production" as const, PATH: process.env.PATH };
    return spawnSync(process.execPath, ["scripts/build/finish-build.ts"], {
      cwd: root,
      env,
      encoding: "utf8",
    });
  };

  it("says when a host's adapter went without ours, and leaves the pages to the rule for all", () => {
    mkdirSync(join(root, ".next/server/route-cache"), { recursive: true });
    expect(finish()).toMatchObject({
      status: 0,
      stderr: expect.stringContaining("one policy for all") as string,
    });
    expect(existsSync(marked)).toBe(true);
    // Now there is nothing to say any more, as after a build that our adapter has finished.
    expect(finish()).toMatchObject({ status: 0, stderr: "" });
  });

  it("stops when there is no build", () => {
    expect(finish()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("run next build first") as string,
    });
    expect(existsSync(marked)).toBe(false);
  });
});

describe("vercel.json", () => {
  const config = JSON.parse(readFileSync("vercel.json", "utf8")) as {
    crons: { path: string; schedule: string }[];
  };

  it("calls addresses that exist, no more often than the smallest plan allows", () => {
    for (const { path, schedule } of config.crons) {
      expect(existsSync(`app${path}/route.ts`)).toBe(true);
      expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/);
    }
  });
});
