import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { slugOfACase } from "@/tests/e2e/content";
import { BUILD_ID, type Taken } from "@/tests/peers/host-adapter";

const aCase = `/en/cases/${slugOfACase}`;
const CSP = "content-security-policy";
const output = mkdtempSync(join(tmpdir(), "host-"));

/** Scripts that run, of those that stand in a page. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !attributes.includes('type="application/'))
    .map(([, , code = ""]) => code);
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string | undefined, name: string) =>
  policy?.split("; ").find((part) => part.startsWith(`${name} `));

describe("a build that a host takes over by its adapter", () => {
  let taken: Taken;
  let pages: (Taken["prerenders"][number] & { html: string })[];
  let said: string;

  beforeAll(() => {
    // As the builder of the host runs it: with its environment, by the command of vercel.json.
    const { buildCommand } = JSON.parse(readFileSync("vercel.json", "utf8")) as { buildCommand: string };
    const { status, stdout, stderr } = spawnSync(buildCommand, {
      shell: true,
      encoding: "utf8",
      env: {
        ...process.env,
        NODE_ENV: "production",
        VERCEL: "1",
        NEXT_ADAPTER_PATH: resolve("tests/peers/host-adapter.ts"),
        HOST_OUTPUT: output,
      },
    });
    said = stdout + stderr;
    if (status !== 0) throw new Error(`${buildCommand} failed:\n${said.slice(-3_000)}`);
    taken = JSON.parse(readFileSync(join(output, "taken.json"), "utf8")) as Taken;
    pages = taken.prerenders
      .filter(({ file }) => file.endsWith(".html"))
      .map((page) => ({ ...page, html: readFileSync(join(output, page.file), "utf8") }));
  }, 600_000);
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  it("asks the host's adapter first what it wants of the configuration", () => {
    expect(taken.buildId).toBe(BUILD_ID);
  });

  it("hands every page over with the policy of its own scripts", () => {
    const addresses = pages.map(({ pathname }) => pathname);
    expect(addresses).toEqual(expect.arrayContaining(["/ru", "/en", "/ru/contacts", aCase]));
    for (const { pathname, html, headers } of pages) {
      const policy = headers[CSP];
      expect(directive(policy, "default-src"), pathname).toBe("default-src 'none'");
      const allowed = directive(policy, "script-src");
      expect(allowed, pathname).not.toContain("unsafe-inline");
      for (const code of inlineScripts(html)) expect(allowed, pathname).toContain(sha256(code));
    }
    expect(new Set(pages.map(({ headers }) => headers[CSP])).size).toBeGreaterThan(10);
  });

  it("hands over everything the pages ask for at once", () => {
    const files = new Set(taken.files);
    for (const { pathname, html } of pages)
      for (const [address] of html.matchAll(/\/_next\/static\/[^"'\\?<>\s)]+/g))
        expect(files, pathname).toContain(address);
  });

  it("leaves no address with a rule that loosens the policy of its page, nor one without a page without any", () => {
    const ruleAt = (path: string) =>
      taken.rules
        .filter(({ regex }) => new RegExp(regex).test(path))
        .map(({ headers }) => Object.entries(headers).find(([key]) => key.toLowerCase() === CSP)?.[1])
        .findLast((value) => value !== undefined);
    const policyOf = (pathname: string) => pages.find((page) => page.pathname === pathname)?.headers[CSP];
    for (const [address, pathname] of [
      ["/", "/ru"],
      ["/en", "/en"],
      ["/contacts", "/ru/contacts"],
      [aCase, aCase],
    ] as const)
      expect(ruleAt(address), address).toBe(policyOf(pathname));
    expect(directive(ruleAt("/nothing-here"), "script-src")).toBe("script-src 'self' 'unsafe-inline'");
  });
});
