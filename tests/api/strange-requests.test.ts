/** What a request claims about its host, its way or the framework's inner working changes neither where a visitor is sent nor what he reads. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { oneConnection, startSite, type Site } from "./server";

const CANARY = "canary.example";

const HOSTS: Record<string, string>[] = [
  { host: CANARY },
  { host: `${CANARY}:99999` },
  { "x-forwarded-host": CANARY },
  { "x-forwarded-host": `${CANARY}, site.example`, "x-forwarded-proto": "https" },
  { "x-forwarded-proto": `${CANARY}://` },
  { "x-forwarded-port": "1", "x-forwarded-server": CANARY },
  { forwarded: `for=192.0.2.1;host=${CANARY};proto=https` },
  { "x-host": CANARY, "x-http-host-override": CANARY },
  { "x-original-url": `//${CANARY}/`, "x-rewrite-url": `//${CANARY}/` },
  { referer: `https://${CANARY}/` },
];

const INNER: Record<string, string>[] = [
  { "x-middleware-subrequest": Array(5).fill("middleware").join(":") },
  { "x-middleware-subrequest": Array(5).fill("src/middleware").join(":") },
  { "x-middleware-rewrite": `https://${CANARY}/` },
  { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": CANARY },
  { "x-middleware-next": "1", "x-middleware-invoke": "1" },
  { "x-invoke-path": "/api/outbox", "x-invoke-status": "200", "x-invoke-output": "/api/outbox" },
  { "x-matched-path": "/api/outbox", "x-now-route-matches": `1=${CANARY}` },
  { "x-nextjs-data": "1", "x-nextjs-redirect": `//${CANARY}` },
  { "x-prerender-revalidate": CANARY, "x-prerender-bypass-fallback": "1" },
  { rsc: "1", "next-router-state-tree": CANARY, "next-url": `//${CANARY}` },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": `/${CANARY}` },
];

/** A page of each language, one that is redirected, a redirect of the language, none, and two interfaces. */
const PATHS = [
  "/",
  "/en/services",
  "/services/bitrix",
  "/ru/about",
  "/nowhere",
  "/api/health",
  "/api/outbox",
];

const TRICKS = [
  `//${CANARY}`,
  `///${CANARY}/ru`,
  `/\\${CANARY}`,
  `/%5c${CANARY}`,
  `/%2f%2f${CANARY}`,
  `/ru//${CANARY}`,
  `/ru///${CANARY}/`,
  `/ru/\\${CANARY}`,
  `/ru/%5c${CANARY}`,
  `/ru/%2f${CANARY}`,
  `/ru/%2f%2f${CANARY}/%2e%2e`,
  `/ru/.//${CANARY}`,
  `/ru/..//${CANARY}`,
  `/ru/%09//${CANARY}`,
  `/ru@${CANARY}`,
  `/ru/about//${CANARY}/..;/`,
  `/en//${CANARY}`,
  `/services/bitrix//${CANARY}`,
  `/services/bitrix?next=//${CANARY}`,
];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What a client gets: the status, where it is sent, and whether it reads the canary. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const client = oneConnection(site);
  const answer = await client.send({ method: "GET", path, headers });
  client.close();
  const { location } = answer.headers;
  return { ...answer, location: typeof location === "string" ? location : undefined };
}

it.each([...HOSTS, ...INNER])("%j", async (headers) => {
  for (const path of PATHS) {
    const { status, text, location } = await ask(path, headers);
    expect([path, status < 500]).toEqual([path, true]);
    expect([path, location?.includes(CANARY) ?? false, text.includes(CANARY)]).toEqual([path, false, false]);
    // Nothing leads past its secret.
    if (path === "/api/outbox") expect(status).not.toBe(200);
  }
});

it.each(TRICKS)("%s leads to no other host", async (path) => {
  const { status, location = "/" } = await ask(path);
  expect(status).toBeLessThan(500);
  expect(new URL(location, "http://site.example/").origin).toBe("http://site.example");
});

/** Files beside the site, written in the ways that have led out of a folder elsewhere, and what the framework keeps to itself. */
const INNER_FILES = [
  "/.env",
  "/.env.local",
  "/.git/config",
  "/package.json",
  "/server/start.ts",
  "/content/company.yaml",
  "/data/inquiries.sqlite",
  "/.next/BUILD_ID",
  "/.next/server/app/ru.html",
  "/_next/BUILD_ID",
  "/_next/server/app/ru.html",
  "/_next/static/../server/app/ru.html",
  "/_next/static/..%2f..%2fpackage.json",
  "/_next/static/%2e%2e/%2e%2e/package.json",
  "/_next/static/..%5c..%5cpackage.json",
  "/_next/static/%252e%252e%252fpackage.json",
  "/_next/data/build/ru.json",
  "/_next/image?url=%2Ffavicon.svg&w=64&q=75",
  "/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=64&q=75",
  "/_next/webpack-hmr",
  "/__nextjs_original-stack-frames",
  "/fonts/../../package.json",
  "/fonts/..%2f..%2fpackage.json",
  "/covers/%2e%2e/%2e%2e/package.json",
  "/photos/....//....//package.json",
  "/opengraph/..%2f..%2fpackage.json",
  "/blog/..%2f..%2fcontent%2fcompany.yaml",
  "/cases/..%00.png",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
  "/../../../../etc/passwd",
  "file:///etc/passwd",
];

it.each(INNER_FILES)("%s is nothing, wherever it is sent on to", async (path) => {
  let answer = await ask(path);
  for (let hops = 0; answer.location !== undefined && hops < 3; hops += 1)
    answer = await ask(answer.location);
  expect([400, 404]).toContain(answer.status);
});
