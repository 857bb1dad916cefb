import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { oneConnection, SECRET, startSite, type Raw, type RawAnswer, type Site } from "./server";

/** Every kind of answer the finished build gives carries the headers of the whole site. */

const HEADERS = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "credentialless",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};
type Headers = Record<string, string | undefined>;

const JSON_TYPE = { "content-type": "application/json" };
const russian = { "accept-language": "ru" };

let site: Site;
let client: ReturnType<typeof oneConnection>;
beforeAll(async () => {
  site = await startSite();
  client = oneConnection(site);
});
afterAll(async () => {
  client.close();
  await site.stop();
});

const get = (path: string, headers: Record<string, string> = russian): Raw => ({
  method: "GET",
  path,
  headers,
});
const tell = (path: string, body: object | string, headers: Record<string, string> = {}): Raw => ({
  path,
  headers: { ...JSON_TYPE, ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** The first address of a kind that the home page names. */
const named = async (pattern: RegExp) => {
  const { text } = await client.send(get("/"));
  return get(pattern.exec(text)?.[0] ?? "/nothing-of-the-kind");
};

const rows: [name: string, request: Raw | RegExp, status: number, type?: RegExp][] = [
  ["a Russian page", get("/"), 200, /^text\/html/],
  ["an English page", get("/en/cases"), 200, /^text\/html/],
  ["a page asked for by HEAD", { ...get("/services"), method: "HEAD" }, 200, /^text\/html/],
  ["an unknown address", get("/nowhere"), 404, /^text\/html/],
  ["an unknown service", get("/en/services/nope"), 404, /^text\/html/],
  ["an unknown file", get("/nowhere.txt"), 404, /^text\/html/],
  ["an unknown asset", get("/_next/static/nothing.js"), 404],
  ["an unknown interface", get("/api/nothing/at/all"), 404, /^application\/json/],
  ["an address with a broken percent sign", get("/%"), 404, /^text\/html/],
  ["an address that is not UTF-8", get("/en/%E0%A4%A"), 404, /^text\/html/],
  ["the switcher's redirect", get("/ru/services"), 307],
  ["the redirect to the visitor's language", get("/", { "accept-language": "en" }), 307],
  ["the redirect of a former address", get("/services/support247"), 308],
  ["the redirect of a trailing slash", get("/services/"), 308],
  ["the redirect of a double slash", get("//services"), 308],
  ["a style sheet", /\/_next\/static\/[^"]+\.css/, 200, /^text\/css/],
  ["a script", /\/_next\/static\/[^"]+\.js/, 200, /javascript/],
  ["a font", /\/fonts\/[^"]+\.woff2/, 200, /^font\/woff2/],
  ["a picture", /\/covers\/[^"]+\.svg/, 200, /^image\/svg/],
  ["an icon", get("/favicon.svg"), 200, /^image\/svg/],
  ["the icon that browsers ask for of themselves", get("/favicon.ico"), 200, /icon$/],
  ["the sitemap", get("/sitemap.xml"), 200, /^application\/xml/],
  ["robots.txt", get("/robots.txt"), 200, /^text\/plain/],
  ["the manifest", get("/manifest.webmanifest"), 200, /^application\/manifest/],
  ["JSON", get("/api/cases"), 200, /^application\/json/],
  ["the titles of services and projects", get("/api/subjects?locale=en"), 200, /^application\/json/],
  ["a refusal", get("/api/cases?locale=xx"), 400, /^application\/json/],
  ["a refused method", { method: "PUT", path: "/api/contact" }, 405, /^application\/json/],
  ["what an interface takes", { method: "OPTIONS", path: "/api/contact" }, 204],
  ["a secret one without its secret", get("/api/metrics"), 401, /^application\/json/],
  ["the metrics", get("/api/metrics", { authorization: `Bearer ${SECRET}` }), 200, /^text\/plain/],
  ["health", get("/api/health"), 200, /^application\/json/],
  ["malformed JSON", tell("/api/contact", "{"), 400, /^application\/json/],
  [
    "a plain form's redirect",
    {
      path: "/api/contact",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "name=a",
    },
    303,
  ],
  ["an unknown tool", tell("/api/corporate/poem", { description: "CRM" }), 404, /^application\/json/],
  [
    "a stream",
    tell("/api/corporate/idea", { description: "Нужна CRM" }, { accept: "text/event-stream" }),
    200,
    /^text\/event-stream/,
  ],
];

/** With every header of the site, and none that says what serves it, or how it came to its answer. */
function expectSealed({ headers }: RawAnswer) {
  expect(headers).toMatchObject(HEADERS);
  expect(Object.keys(headers).filter((name) => /^x-(?:nextjs|middleware)-/.test(name))).toEqual([]);
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["server"]).toBeUndefined();
}

it.each(rows)("%s", async (_, request, status, type) => {
  const asked = request instanceof RegExp ? await named(request) : request;
  const answer = await client.send(asked);
  const { "content-type": kind = "", "content-security-policy": policy } = answer.headers as Headers;
  expect([answer.status, kind]).toEqual([status, expect.stringMatching(type ?? /^/)]);
  expectSealed(answer);

  if (asked.path?.startsWith("/api/")) expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
  else if (kind.startsWith("text/html")) {
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/]+=')+; style-src 'self'/);
    expect(policy).toMatch(/; form-action 'self'; base-uri 'none'; frame-ancestors 'none'/);
  }
});

it("a script of the build keeps for ever, and is the same packed, packed on the way and unpacked", async () => {
  const { path = "" } = await named(/\/_next\/static\/[^"]+\.js/);
  const bodies = new Set<string>();
  for (const [encoding, coding] of [
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ] as const) {
    const answer = await fetch(site.origin + path, { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(coding);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
    bodies.add(await answer.text());
    const etag = answer.headers.get("etag") ?? "";
    const again = await fetch(site.origin + path, {
      headers: { "accept-encoding": encoding, "if-none-match": etag },
    });
    expect(again.status).toBe(304);
  }
  expect(bodies.size).toBe(1);
});

/** What a server answers to bytes that no browser sends. */
const raw = (request: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(site.port, "127.0.0.1", () => socket.write(request));
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });

it("a request with two hosts is nobody's", async () => {
  const end = "accept-language: ru\r\nconnection: close\r\n\r\n";
  for (const path of ["/", "/api/health", "/icons.svg"]) {
    const two = await raw(`GET ${path} HTTP/1.1\r\nhost: a.example\r\nHost: b.example\r\n${end}`);
    expect(two).toMatch(/^HTTP\/1\.1 400 /);
    expect(two.toLowerCase()).toContain("x-frame-options: deny");
    expect(await raw(`GET ${path} HTTP/1.1\r\nhost: a.example\r\n${end}`)).toMatch(/^HTTP\/1\.1 200 /);
  }
});

it("a whole address in place of a path means its path, and its host nothing", async () => {
  const end = "host: a.example\r\naccept-language: ru\r\nconnection: close\r\n\r\n";
  for (const [target, status] of [
    ["http://evil.example/services", 200],
    ["HTTP://evil.example/services/", 308],
    ["http://evil.example/services/support247", 308],
    ["http://evil.example/nowhere", 404],
    ["http://evil.example", 200],
  ]) {
    const answer = await raw(`GET ${String(target)} HTTP/1.1\r\n${end}`);
    expect([target, answer.slice(0, 12)]).toEqual([target, `HTTP/1.1 ${String(status)}`]);
    expect(answer).not.toContain("evil.example");
  }
});

const others = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

it.each(["/", "/en/services", "/nowhere", "/icons.svg", "/feed.xml", "*"])(
  "%s is there to be read, and says so to whatever else is asked of it",
  async (path) => {
    for (const method of path === "*" ? ["OPTIONS"] : others) {
      const answer = await client.send({ method, path, body: "x".repeat(10_000) });
      expect([method, answer.status, answer.headers["allow"]]).toEqual([method, 405, "GET, HEAD"]);
      expectSealed(answer);
    }
    const next = await client.send(get("/"));
    expect([next.status, next.reused]).toEqual([200, true]);
  },
);

it.each(["TRACE", "PROPFIND", "MKCOL"])("%s of an interface is refused by the interface", async (method) => {
  const answer = await client.send({ method, path: "/api/contact", headers: { referer: "http://x.ru/en" } });
  expect([answer.status, answer.headers["allow"]]).toEqual([405, "POST, OPTIONS"]);
  expect(JSON.parse(answer.text)).toMatchObject({ code: "method_not_allowed" });
  expectSealed(answer);
});
