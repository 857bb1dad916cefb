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

describe.each(["/", "/ru", "/ru/services"])("the cookie of the language at %s", (path) => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it("is for https alone when the site is", async () => {
    const cookies = await cookiesAt(path, true);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^NEXT_LOCALE=(ru|en);/);
    expect(cookies[0]).toMatch(/;\s*secure/i);
    expect(cookies[0]).toMatch(/;\s*samesite=lax/i);
  });

  it("is kept by a browser on a local network without https", async () => {
    expect((await cookiesAt(path, false)).join()).toMatch(/^NEXT_LOCALE=(?!.*secure)/i);
  });
});
