import { describe, expect, it } from "vitest";
import { trustedTypesRule } from "@/lib/site/trusted-types";
import { pagePolicy } from "../../../scripts/build/page-policy.ts";

const html =
  '<script>run()</script><script type="application/json">{"a":1}</script><script src="/a.js"></script>';
const SITE = "https://example.ru";
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";

describe("the policy of a page", () => {
  it("allows the site itself and the page's own inline scripts, nothing else", () => {
    expect(pagePolicy(html, SITE)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='; style-src 'self'; " +
        "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; upgrade-insecure-requests; " +
        "report-uri /api/reports; report-to csp",
    );
    expect(pagePolicy("", "http://localhost:3000")).toContain("script-src 'self';");
  });

  it("lets text become nothing but what the page's own rule allows, unless a counter needs more", () => {
    const ruled = `<script>${trustedTypesRule}</script>`;
    expect(pagePolicy(ruled, SITE)).toContain(
      "; require-trusted-types-for 'script'; trusted-types default; ",
    );
    expect(pagePolicy(html, SITE)).not.toContain("trusted-types");
    expect(pagePolicy(ruled, SITE, { metrika: true })).not.toContain("trusted-types");
  });

  it("opens for the counters that are configured, and only for them", () => {
    const google = pagePolicy(html, SITE, { google: true });
    expect(google).toContain("https://www.googletagmanager.com");
    expect(google).not.toContain("yandex");
    const metrika = pagePolicy(html, SITE, { metrika: true });
    expect(directive(metrika, "script-src")).toMatch(/ https:\/\/mc\.yandex\.ru$/);
    expect(directive(metrika, "connect-src")).toContain(" https://mc.yandex.com ");
    expect(metrika).not.toContain("google");
  });

  it("stays strict with counters: no inline code, no eval, no whole scheme", () => {
    const both = pagePolicy(html, SITE, { google: true, metrika: true });
    expect(directive(both, "script-src")).not.toMatch(/unsafe|data:|blob:|\*/);
    for (const part of both.split("; ")) expect(part).not.toMatch(/ (https?:|\*)( |$)/);
    const own = pagePolicy(html, SITE);
    for (const name of ["default-src", "style-src", "font-src", "form-action", "base-uri", "frame-ancestors"])
      expect(directive(both, name)).toBe(directive(own, name));
  });
});
