import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addressOf, fallbackPolicyRule, withPagePolicies } from "@/scripts/vercel-policies";

const KEY = "Content-Security-Policy";
const base = { source: "/:path*", regex: "^.*$", headers: [{ key: "X-Frame-Options", value: "DENY" }] };
const fallback = { ...fallbackPolicyRule, regex: "^(?:/((?!api/).*))$" };
const manifest = { version: 3, headers: [base, fallback] };
const pages = new Map([
  ["ru.html", "<script>1</script>"],
  ["ru/cases/bank-migration.html", "<script>2</script>"],
  ["en/cases.html", "<script>3</script><script>4</script>"],
  ["ru/missing/page.html", "<script>5</script>"],
  ["_not-found.html", "<script>6</script>"],
]);

/** What a router does: of all rules that match, the last one sets a header. */
function policyAt(path: string, { headers } = withPagePolicies(manifest, pages)): string | undefined {
  const matching = headers.filter(({ regex }) => new RegExp(regex).test(path));
  return matching.flatMap((rule) => rule.headers).findLast(({ key }) => key === KEY)?.value;
}
const scriptsOf = (policy = "") => policy.split("; ").find((directive) => directive.startsWith("script-src"));

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
    const once = withPagePolicies(manifest, pages);
    expect(withPagePolicies(once, pages)).toEqual(once);
    expect(once.version).toBe(3);
    expect(() => withPagePolicies({ headers: [base] }, pages)).toThrow("VERCEL");
  });

  it("know the address of a page by its file", () => {
    expect(
      ["ru.html", "en.html", "ru/services/erp.html", "_global-error.html", "en/missing/case.html"].map(
        addressOf,
      ),
    ).toEqual(["/", "/en", "/services/erp", undefined, undefined]);
  });
});

describe("vercel.json", () => {
  const config = JSON.parse(readFileSync("vercel.json", "utf8")) as {
    crons: { path: string; schedule: string }[];
    buildCommand: string;
  };

  it("calls addresses that exist, no more often than the smallest plan allows", () => {
    for (const { path, schedule } of config.crons) {
      expect(existsSync(`app${path}/route.ts`)).toBe(true);
      expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/);
    }
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    expect(scripts[config.buildCommand.replace("npm run ", "")]).toMatch(/^npm run build && .*finish-vercel/);
  });
});
