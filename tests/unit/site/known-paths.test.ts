import { globSync } from "node:fs";
import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPublicFile, missingKind } from "@/lib/site/known-paths";
import { routes } from "@/lib/i18n/routes";

test.each(Object.values(routes))("%s is a page", (path) => {
  expect(missingKind(path)).toBeUndefined();
});

test.each([
  ["/services/ai-agents", undefined],
  ["/services/highload/", undefined],
  ["/services/nope", "service"],
  ["/services/ai-agents/more", "service"],
  ["/cases/nope", "case"],
  ["/blog/post9", "article"],
  ["/missing/page", "page"],
  ["/servicesx", "page"],
  ["/__proto__", "page"],
])("%s → %s", (path, kind) => {
  expect(missingKind(path)).toBe(kind);
});

/** How an address is answered: by what lies there, or by the page that says in a language that nothing does. */
async function answerOf(url: string) {
  const { config, default: middleware } = await import("@/middleware");
  if (!unstable_doesMiddlewareMatch({ config, url })) return "as it is";
  const answer = middleware(
    new NextRequest(`http://localhost:3000${url}`, { headers: { "accept-language": "en" } }),
  );
  const { status, headers } = answer;
  const to = headers.get("x-middleware-rewrite") ?? headers.get("location");
  return to === null ? "as it is" : `${String(status)} ${new URL(to, "http://localhost:3000").pathname}`;
}

beforeEach(() => vi.stubGlobal("SITE_OVER_HTTPS", false));
afterEach(() => vi.unstubAllGlobals());

test("files, feeds and pictures are served as they are", async () => {
  // The editor is made for some builds only.
  const files = globSync("**/*.*", { cwd: "public", exclude: ["admin/**"] }).map((file) => `/${file}`);
  const routes = globSync("app/**/*.{txt,xml}").map((path) => path.slice("app".length));
  const others = [
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/opengraph/ru/about.png",
    "/_next/static/chunks/a.js",
  ];
  expect(files.length).toBeGreaterThan(40);
  expect(routes).toContain("/en/feed.xml");
  for (const url of [...files, ...routes, ...others, "/api/health"])
    expect([url, await answerOf(url)]).toEqual([url, "as it is"]);
  expect(files.every(isPublicFile)).toBe(true);
});

test.each([
  "/_next/static/chunks/gone.js",
  "/fonts/gone.woff2",
  "/covers/gone.svg",
  "/favicon-old.ico",
  "/documents/gone.pdf",
])("%s is a part of no page any more, and costs no page", async (url) =>
  expect(await answerOf(url)).toBe("as it is"),
);

test.each([
  ["/en/old-page.html", "404 /en/missing/page"],
  ["/en/services/erp.aspx", "404 /en/missing/service"],
  ["/services.php", "307 /en/services.php"],
  ["/en/price-list.v2", "404 /en/missing/page"],
])("an old link with a dot is answered like any unknown address: %s", async (url, answer) => {
  expect(await answerOf(url)).toBe(answer);
});
