import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Cookies of an answer, by a build for an address over `https` or not. The visitor's browser speaks English and holds an old choice. */
async function cookiesAt(path: string, overHttps: boolean): Promise<string[]> {
  vi.stubGlobal("SITE_OVER_HTTPS", overHttps);
  const { default: middleware } = await import("@/middleware");
  const headers = { "accept-language": "en", cookie: "NEXT_LOCALE=de" };
  // Between a proxy and the site it is always plain HTTP.
  return middleware(new NextRequest(`http://localhost:3000${path}`, { headers })).headers.getSetCookie();
}

const cookieNamed = (cookies: string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? "";

describe.each([
  ["/", "NEXT_LOCALE_GUESSED"],
  ["/ru", "NEXT_LOCALE"],
  ["/ru/services", "NEXT_LOCALE"],
])("the cookie of the language at %s", (path, name) => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it("is for https alone when the site is", async () => {
    const cookie = cookieNamed(await cookiesAt(path, true), name);
    expect(cookie).toMatch(/^\w+=(ru|1);/);
    expect(cookie).toMatch(/;\s*secure/i);
    expect(cookie).toMatch(/;\s*samesite=lax/i);
  });

  it("is kept by a browser on a local network without https", async () => {
    expect(cookieNamed(await cookiesAt(path, false), name)).toMatch(/^\w+=(?!.*secure)/i);
  });
});

it("what the browser wishes is not stored as a choice, and a stored value that is no language is dropped", async () => {
  vi.resetModules();
  const cookies = await cookiesAt("/", false);
  vi.unstubAllGlobals();
  expect(cookieNamed(cookies, "NEXT_LOCALE")).toMatch(/^NEXT_LOCALE=; .*Expires=Thu, 01 Jan 1970/);
  expect(cookieNamed(cookies, "NEXT_LOCALE_GUESSED")).toMatch(/;\s*max-age=60\b/i);
});
