import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { trustedTypesRule } from "@/lib/site/trusted-types";

type Rules = { createHTML: (text: string) => string | null; createScriptURL: (url: string) => string | null };

/** The rules that the code in the head sets in a browser that knows them. */
function rules(): Rules & Record<string, unknown> {
  const made: Record<string, Rules> = {};
  const trustedTypes = { createPolicy: (name: string, given: Rules) => (made[name] = given) };
  const location = { href: "https://site.example/en/cases?a=1", origin: "https://site.example" };
  const context = { self: { trustedTypes }, trustedTypes, location, URL };
  runInNewContext(trustedTypesRule, context);
  return made["default"] as Rules & Record<string, unknown>;
}

describe("what text may become in a page", () => {
  const { createHTML, createScriptURL, ...others } = rules();

  it.each(["", "&amp;", '{"a":1}', "a > b", "<script></script>"])("markup: %j", (text) =>
    expect(createHTML(text)).toBe(text),
  );
  it.each(["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "a<b", " <script></script>"])(
    "no markup: %j",
    (text) => expect(createHTML(text)).toBeNull(),
  );

  it.each(["/_next/static/chunks/a.js?dpl=1", "https://site.example/_next/static/chunks/a.js"])(
    "a script: %s",
    (url) => expect(createScriptURL(url)).toBe(url),
  );
  it.each([
    "https://evil.example/_next/static/a.js",
    "//evil.example/_next/static/a.js",
    "data:text/javascript,alert(1)",
    "blob:https://site.example/_next/static/a",
    "/api/cases",
    "/_next/static/../../api/cases",
    "/_next/data/a.js",
  ])("no script: %s", (url) => expect(createScriptURL(url)).toBeNull());

  it("never code", () => expect(others).toEqual({}));

  it("nothing happens in a browser that does not know them", () => {
    expect(() => void runInNewContext(trustedTypesRule, { self: {} })).not.toThrow();
  });
});
