import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls } from "node:tls";
import { gunzipSync } from "node:zlib";
import { generate } from "selfsigned";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { securityHeaders } from "../../server/every-answer";
import { findNginx } from "../../scripts/gate/nginx";
import { startFaultModel } from "../peers/fault-model";
import { checkSyntax, layOut, startNginx, type Nginx } from "../peers/nginx";
import {
  fileOf,
  formWith,
  postForm,
  freePort,
  health,
  inquiry,
  newDataDir,
  oneConnection,
  post,
  root,
  startSite,
  type Site,
} from "./server";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";

/** The configuration of deploy/nginx, run by a real nginx in front of the finished build. */

const nginx = findNginx() ?? "";
const without = nginx === "" ? " (skipped: there is no nginx on this machine; name one in NGINX_PATH)" : "";

const FRESH = "proxy_cache_valid 200 10s";
/** Everything that comes back, until nginx closes the connection. */
const heard = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let answer = "";
    socket
      .on("data", (chunk) => (answer += chunk.toString("latin1")))
      .on("error", () => undefined)
      .on("close", () => resolve(answer));
  });
/** Sends bytes as they are, and ends: nginx would wait for the rest of a broken request. */
function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end(text, "latin1");
  socket.once("data", () => setImmediate(() => socket.destroy()));
  return heard(socket);
}
function overTls(port: number, text: string): Promise<string> {
  const socket = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false });
  socket.write(text);
  return heard(socket);
}

/** What a log says about a visitor of these tests, all of whom are called Ivan. The address of the site itself may stand there. */
const personal = ({ logs, port }: Nginx, site: number) =>
  logs()
    .replaceAll(new RegExp(`127\\.0\\.0\\.1:(${site}|${port})`, "g"), "")
    .match(/.*(?:ivan|other\.example|127\.0\.0\.1|referrer|client:).*/i)?.[0] ?? null;

const CHROME_RU = "ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7";
const CHROME_EN = "en-US,en;q=0.9,ru;q=0.8";

describe.skipIf(nginx === "")(`nginx in front of the site${without}`, () => {
  let site: Site;
  let front: Nginx;
  let dataDir: string;
  const env = { TRUSTED_PROXY_HOPS: "1", CONTACT_REQUESTS_PER_HOUR: "5" };
  beforeAll(async () => {
    dataDir = newDataDir();
    site = await startSite({ env, dataDir });
    front = await startNginx({ nginx, sites: [site.port] });
  });
  afterAll(async () => {
    await front.stop();
    await site.stop();
  });
  const started: { stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const it of started.splice(0).reverse()) await it.stop();
  });
  /** The site as seen from outside. */
  const through = (): Site => ({ ...site, origin: front.origin, port: front.port });
  const get = (path: string, headers: Record<string, string> = {}, from = front) =>
    fetch(from.origin + path, { redirect: "manual", headers });
  /** What a visitor gets: status, language of the page or where it sends to. */
  const seen = async (path: string, headers: Record<string, string>, origin = front.origin) => {
    const answer = await fetch(origin + path, { redirect: "manual", headers });
    const text = await answer.text();
    return {
      status: answer.status,
      to: answer.headers.get("location"),
      language: /^<!DOCTYPE html><html lang="(\w+)"/.exec(text)?.[1],
      kept: answer.headers.get("x-cache-status"),
      cookie: answer.headers.get("set-cookie"),
    };
  };
  /** The part of it that must be the same with and without nginx. */
  const answered = async (...visit: Parameters<typeof seen>) => {
    const { status, to, language } = await seen(...visit);
    return { status, to, language };
  };
  /** Everything that is kept, as the bytes lie on the disk. */
  const kept = () =>
    readdirSync(join(front.directory, "cache"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));

  it("is accepted by nginx, also with several processes", async () => {
    const directory = mkdtempSync(join(tmpdir(), "nginx-"));
    try {
      layOut(directory, { port: await freePort(), sites: [3000, 3001] });
      expect(() => checkSyntax(nginx, directory)).not.toThrow();
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it("works with a certificate, and lets one be issued and renewed", async () => {
    const directory = mkdtempSync(join(tmpdir(), "certificate-"));
    started.push({
      stop: () => {
        rmSync(directory, { recursive: true });
        return Promise.resolve();
      },
    });
    const { cert, private: key } = await generate([{ name: "commonName", value: "example.ru" }]);
    writeFileSync(join(directory, "fullchain.pem"), cert);
    writeFileSync(join(directory, "privkey.pem"), key);
    const port = await freePort();
    const certain = await startNginx({
      nginx,
      sites: [site.port],
      servers: readFileSync(join(root, "deploy/nginx/site-host/tls.conf.example"), "utf8")
        .replaceAll("/etc/letsencrypt/live/example.ru", directory)
        .replace("listen 443", `listen 127.0.0.1:${port}`),
      change: { " buffer=64k flush=5s": "" },
    });
    started.push(certain);
    for (const from of [front, certain]) {
      const place = join(from.directory, "acme/.well-known/acme-challenge");
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, "token"), "proof");
      expect(await (await get("/.well-known/acme-challenge/token", {}, from)).text()).toBe("proof");
    }
    const moved = await get("/about?email=ivan", { referer: "http://other.example/?ivan" }, certain);
    expect([moved.status, moved.headers.get("location")]).toEqual([
      301,
      "https://example.ru/about?email=ivan",
    ]);
    const answers = await Promise.all([
      overTls(port, "GET /about?email=ivan HTTP/1.1\r\nHost: example.ru\r\nConnection: close\r\n\r\n"),
      // No handshake, and no TLS at all.
      raw(port, "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"),
      raw(port, "GET /about?email=ivan HTTP/1.1\r\nHost: example.ru\r\n\r\n"),
    ]);
    expect(answers[0]).toMatch(/^HTTP\/1.1 200 /);
    expect(certain.logs()).toMatch(/ GET \/about 301 [^]* GET \/about 200 /);
    expect(personal(certain, site.port)).toBeNull();
  });

  it("never mixes languages up, and keeps the page of each", async () => {
    const visitors: Record<string, string>[] = [
      {},
      { "accept-language": CHROME_RU },
      { "accept-language": CHROME_EN },
      { "accept-language": "en" },
      { "accept-language": "RU" },
      { "accept-language": "ru,en" },
      { "accept-language": "en;q=0.5,ru" },
      { "accept-language": "ru;q=0.1,en;q=0.9" },
      { "accept-language": "de-DE,de;q=0.9" },
      { "accept-language": "uk,ru;q=0.8,en;q=0.6" },
      { "accept-language": "*" },
      { "accept-language": "ru-RU, en-US;q=0.5" },
      { "accept-language": ";;;" },
      { "accept-language": "rue" },
      { "accept-language": CHROME_RU, cookie: "NEXT_LOCALE=en" },
      { "accept-language": CHROME_EN, cookie: "NEXT_LOCALE=ru" },
      { "accept-language": CHROME_EN, cookie: "a=b; NEXT_LOCALE=ru; c=d" },
      { "accept-language": CHROME_EN, cookie: "NEXT_LOCALE=RU" },
      { "accept-language": CHROME_RU, cookie: "NEXT_LOCALE=fr" },
    ];
    const paths = [
      "/",
      "/services",
      "/en",
      "/en/services",
      "/services/highload",
      "/english",
      "/icons.svg",
      "/nothing.html",
    ];
    const bare = new Map<string, unknown>();
    for (const path of paths)
      for (const visitor of visitors) {
        bare.set(path + JSON.stringify(visitor), await answered(path, visitor, site.origin));
      }
    for (let round = 0; round < 3; round += 1)
      for (const visitor of round === 1 ? [...visitors].reverse() : visitors)
        for (const path of paths) {
          const answer = await answered(path, visitor);
          expect([path, visitor, answer]).toEqual([path, visitor, bare.get(path + JSON.stringify(visitor))]);
        }
    const again = await Promise.all([
      seen("/", { "accept-language": CHROME_RU }),
      seen("/?utm_source=campaign", { "accept-language": CHROME_EN, cookie: "NEXT_LOCALE=ru; session=1" }),
      seen("/en", { "accept-language": CHROME_RU }),
    ]);
    // A copy that grew old meanwhile is asked for, and kept; who comes while it is asked for gets it as it is.
    const kept = expect.stringMatching(/^(?:HIT|REVALIDATED|UPDATING)$/) as string;
    expect(again.map((answer) => [answer.kept, answer.language])).toEqual([
      [kept, "ru"],
      [kept, "ru"],
      [kept, "en"],
    ]);
  });

  it("keeps no redirect, no error and no cookie", async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(await seen("/cases", { "accept-language": CHROME_EN })).toMatchObject({
        status: 307,
        to: "/en/cases",
        kept: "MISS",
      });
      const switched = await seen("/ru/cases", {});
      expect(switched).toMatchObject({ status: 307, to: "/cases", kept: "MISS" });
      expect(switched.cookie).toContain("NEXT_LOCALE=ru");
      expect(await seen("/no-such-page", {})).toMatchObject({ status: 404, language: "ru", kept: "MISS" });
      expect((await seen("/cases", { cookie: "NEXT_LOCALE=ru" })).cookie).toBeNull();
    }
    const files = kept().map((bytes) => bytes.toString("latin1"));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(file).not.toMatch(/^(set-cookie|location):/im);
  });

  it("tells HTML and flight data of one address apart, whichever is asked for first", async () => {
    const wishes: Record<string, string>[] = [
      { rsc: "1" },
      { rsc: "1", "next-router-prefetch": "1" },
      { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
      { rsc: "1", "next-router-state-tree": encodeURIComponent(JSON.stringify(["", {}])) },
      { "next-router-prefetch": "1" },
      { rsc: "0" },
    ];
    const body = async (origin: string, wish: Record<string, string>) => {
      const answer = await fetch(`${origin}/about`, { headers: wish });
      return { type: answer.headers.get("content-type"), text: await answer.text() };
    };
    for (let round = 0; round < 3; round += 1)
      for (const wish of [...wishes, {}])
        expect(await body(front.origin, wish)).toEqual(await body(site.origin, wish));
    expect((await body(front.origin, { rsc: "1" })).type).toBe("text/x-component");
    expect((await body(front.origin, {})).type).toBe("text/html; charset=utf-8");
    // Without the headers that belong to it, the query alone is a page.
    expect((await (await get("/about?_rsc=abc")).text()).slice(0, 15)).toBe("<!DOCTYPE html>");
  });

  it("keeps of no page what the headers of its first reader may have made of it", async () => {
    const claims: Record<string, string>[] = [
      { "x-forwarded-host": "canary.example" },
      { "x-forwarded-proto": "https", "x-forwarded-scheme": "nothttps", "x-forwarded-port": "1" },
      { forwarded: "host=canary.example;proto=https" },
      { "x-original-url": "/contacts", "x-rewrite-url": "/contacts" },
      { "x-matched-path": "/ru/contacts", "x-invoke-path": "/ru/contacts" },
      { "x-middleware-rewrite": "/ru/contacts", "x-middleware-next": "1" },
      { "x-middleware-subrequest": Array(5).fill("middleware").join(":") },
      { "x-nextjs-data": "1", "x-nextjs-redirect": "//canary.example" },
      { "x-prerender-revalidate": "canary", "x-now-route-matches": "1=contacts" },
      { rsc: "1", "next-router-state-tree": "canary" },
      { "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree", purpose: "prefetch" },
      { "next-url": "//canary.example", "next-action": "canary" },
      { "x-http-method-override": "DELETE", "x-method-override": "POST" },
      { range: "bytes=0-99" },
      { "accept-encoding": "identity;q=0, *;q=0" },
      { accept: "text/x-component, application/json" },
      { authorization: "Bearer canary", cookie: "__prerender_bypass=canary; theme=<script>" },
      { origin: "https://canary.example", referer: "https://canary.example/", "sec-fetch-dest": "script" },
      { "user-agent": "<script>canary</script>", "x-forwarded-for": "<script>", "x-real-ip": "canary" },
    ];
    const cold = await startNginx({ nginx, sites: [site.port] });
    started.push(cold);
    const sitemap = await (await get("/sitemap.xml", {}, cold)).text();
    const paths = Array.from(
      sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, url = ""]) => new URL(url).pathname,
    );
    expect(paths.length).toBeGreaterThan(claims.length);
    const read = async (origin: string, path: string) => {
      const answer = await fetch(origin + path, { headers: { "accept-language": CHROME_RU } });
      return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
    };
    for (const [at, claim] of claims.entries()) {
      const path = paths[at] ?? "/";
      await (await get(path, claim, cold)).arrayBuffer();
      expect([claim, await read(cold.origin, path)]).toEqual([claim, await read(site.origin, path)]);
    }
  });

  it("keeps pages compressed and hands them to everyone in a form they can read, with every header", async () => {
    const direct = await fetch(`${site.origin}/contacts`, { headers: { "accept-encoding": "identity" } });
    const text = await direct.text();
    const client = oneConnection(through());
    try {
      for (const [encoding, coding] of [
        ["gzip", "gzip"],
        ["identity", undefined],
        ["gzip, deflate, br, zstd", "br"],
        ["gzip, br;q=0", "gzip"],
        ["", undefined],
      ] as const) {
        const raw = await client.send({
          method: "GET",
          path: "/contacts",
          headers: { "accept-encoding": encoding },
        });
        expect([raw.status, raw.headers["content-encoding"]]).toEqual([200, coding]);
        for (const name of direct.headers.keys())
          if (!/^(connection|date|keep-alive|transfer-encoding|cache-control|etag|vary|content-)/.test(name))
            expect([name, raw.headers[name]]).toEqual([name, direct.headers.get(name)]);
        expect(raw.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
        expect(raw.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
        expect(raw.headers.server).toBe("nginx");
      }
    } finally {
      client.close();
    }
    expect(await (await get("/contacts")).text()).toBe(text);
    expect(await (await get("/contacts", { "accept-encoding": "identity" })).text()).toBe(text);
    const stored = kept().find((bytes) => bytes.includes("KEY: /contacts  ru gzip\n"));
    const start = stored?.indexOf("\r\n\r\n") ?? 0;
    expect(gunzipSync(stored?.subarray(start + 4) ?? Buffer.alloc(0)).toString("utf8")).toBe(text);
  });

  it("answers a browser that has the page with 304", async () => {
    const etag = (await get("/team")).headers.get("etag") ?? "";
    expect((await get("/team", { "if-none-match": etag })).status).toBe(304);
  });

  it("keeps hashed assets, and never an answer of an interface", async () => {
    const html = await (await get("/")).text();
    const asset = /"(\/_next\/static\/[^"]+\.(?:js|css))"/.exec(html)?.[1] ?? "";
    expect(asset).not.toBe("");
    for (const path of [
      asset,
      "/fonts/" + (readdirSync(join(root, "public/fonts")).find((name) => name.endsWith(".woff2")) ?? ""),
    ]) {
      const first = await get(path);
      expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect((await get(path)).headers.get("x-cache-status")).toBe("HIT");
    }
    for (const path of ["/api/cases", "/api/health"]) {
      const ids = [];
      for (let time = 0; time < 2; time += 1) {
        const answer = await get(path);
        expect(answer.headers.get("x-cache-status")).toBeNull();
        ids.push(answer.headers.get("x-request-id"));
      }
      expect(ids[0]).not.toBe(ids[1]);
    }
  });

  it("passes a stream on as it comes", async () => {
    const model = await startFaultModel();
    started.push({ stop: () => model.close() });
    model.text = "## Задача\n\nЗапись на приём в двенадцати поликлиниках";
    const talking = await startSite({
      env: {
        OPENAI_BASE_URL: model.baseURL("hangAfterChunk"),
        OPENAI_API_KEY: "key",
        OPENAI_MODEL: "writer",
      },
    });
    started.push(talking);
    const before = await startNginx({ nginx, sites: [talking.port] });
    started.push(before);
    const visitor = new AbortController();
    const answer = await fetch(`${before.origin}/api/corporate/idea`, {
      method: "POST",
      signal: visitor.signal,
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        "accept-encoding": "gzip",
      },
      body: JSON.stringify({ description: "Сеть из 12 поликлиник", facts: sheetWithWish() }),
    });
    expect(answer.headers.get("content-encoding")).toBeNull();
    // The model says no more after its first part: a proxy that collected would hand over nothing now.
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes("event: delta\n")) text += (await reader?.read())?.value ?? "";
    expect(text).not.toContain("event: done");
    // And the visitor's leaving reaches the model.
    visitor.abort();
    await model.requests.at(-1)?.over;
  });

  it("leaves large bodies to the site up to a point, and says the same beyond it", async () => {
    const body = (kilobytes: number) => JSON.stringify({ message: "я".repeat((kilobytes * 1024) / 2) });
    for (const [locale, referer] of [
      ["ru", `${front.origin}/contacts`],
      ["en", `${front.origin}/en/contacts`],
    ] as const) {
      const answers = [];
      for (const kilobytes of [400, 2_000]) {
        const answer = await post(through(), body(kilobytes), { referer });
        expect([kilobytes, answer.status]).toEqual([kilobytes, 413]);
        expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
        expect(answer.headers.get("cache-control")).toContain("no-store");
        const { requestId, ...rest } = (await answer.json()) as Record<string, string>;
        expect(requestId).toMatch(/^[0-9a-f-]{32,36}$/);
        answers.push({ ...rest, message: rest.message?.replaceAll(/\s/g, " ") });
      }
      expect(answers[1]).toEqual(answers[0]);
      const { codes } = JSON.parse(readFileSync(join(root, `messages/${locale}/errors.json`), "utf8")) as {
        codes: Record<string, string>;
      };
      const configuration = readFileSync(join(root, "deploy/nginx/conf.d/site.conf"), "utf8");
      expect(configuration).toContain(`"${codes.too_large ?? ""}"`);
      expect(configuration).toContain(`"${codes.internal_error ?? ""}"`);
      const inSeconds = codes.rate_limited?.replace(/\{minutes.*?=0 \{([^}]*)\}.*\}\}/, "$1") ?? "";
      expect(configuration).toContain(`"${inSeconds}"`);
    }
  });

  it("lets an inquiry bring its file, a plain form counting once, and stops what is larger", async () => {
    const roomy = await startSite({ env: { TRUSTED_PROXY_HOPS: "1" } });
    started.push(roomy);
    const own = await startNginx({ nginx, sites: [roomy.port] });
    started.push(own);
    const headers = { accept: "text/html" };
    const send = (mebibytes: number) => {
      const file = fileOf("%PDF-1.7\n", mebibytes * 1024 * 1024);
      return postForm(
        { ...roomy, origin: own.origin },
        formWith(file, { fields: { consent: "on", message: "Обращение с файлом" } }),
        headers,
      );
    };
    for (const answer of [await send(10), await send(10)])
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contacts/thank-you"]);
    expect((await health(roomy)).outbox.pending).toBe(1);
    expect((await send(12)).status).toBe(413);
  });

  it("counts the address it sees, whatever a visitor claims", async () => {
    const statuses = [];
    for (let time = 0; time < 8; time += 1)
      statuses.push(
        (await post(through(), inquiry(), { "x-forwarded-for": `198.51.100.${time}, 203.0.113.${time}` }))
          .status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it("tells the site at which address and port it was asked, so that a site without a name takes forms there", async () => {
    const client = oneConnection(through());
    const host = "192.0.2.2:8080";
    const { status } = await client.send({
      path: "/api/corporate/idea",
      headers: { host, origin: `http://${host}`, "content-type": "application/json" },
      body: JSON.stringify({ description: "Склад без бумаги" }),
    });
    client.close();
    expect(status).toBe(200);
  });

  it("drops an upgrade", async () => {
    const client = oneConnection(through());
    try {
      const answer = await client.send({
        method: "GET",
        path: "/",
        headers: { connection: "Upgrade", upgrade: "websocket" },
      });
      expect(answer.status).toBe(200);
    } finally {
      client.close();
    }
  });

  it("refuses a flood of one address as the site would", async () => {
    const limited = await startNginx({
      nginx,
      sites: [site.port],
      change: { "burst=60": "burst=3", "rate=20r/s": "rate=1r/m" },
    });
    started.push(limited);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => get("/api/health", { referer: `${limited.origin}/en` }, limited)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(8);
    expect(refused[0]?.headers.get("retry-after")).toBe("5");
    expect(await refused[0]?.json()).toMatchObject({
      code: "rate_limited",
      message: expect.stringMatching(/^Too many/) as unknown,
    });
  });

  it("counts a /64 of IPv6 as one client", async () => {
    const port = await freePort();
    const told = await startNginx({
      nginx,
      sites: [site.port],
      extra: `server {
        listen 127.0.0.1:${port};
        set_real_ip_from 127.0.0.1;
        real_ip_header X-Real-IP;
        return 200 $client_network;
      }`,
    });
    started.push(told);
    const networkOf = async (address: string) =>
      (await fetch(`http://127.0.0.1:${port}/`, { headers: { "x-real-ip": address } })).text();
    for (const [one, other] of [
      ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::1"],
      ["2001:db8:1::1", "2001:db8:1:0:5::1"],
      ["2001:db8::1", "2001:db8:0:0:ffff::"],
    ] as const)
      expect(await networkOf(one)).toBe(await networkOf(other));
    const apart = ["2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:1::1", "192.0.2.1", "192.0.2.2"];
    expect(new Set(await Promise.all(apart.map(networkOf))).size).toBe(apart.length);
  });

  it("refuses in its own words with the headers of every answer, and sends none of them twice", async () => {
    const large = await fetch(`${front.origin}/about`, { method: "POST", body: "x".repeat(100_000) });
    expect(large.status).toBe(413);
    expect(large.headers.get("x-content-type-options")).toBe("nosniff");
    const broken = await raw(front.port, "GET / HTTP/1.1\r\n: no name\r\nHost: x\r\nHost: y\r\n\r\n");
    expect(broken).toMatch(/^HTTP\/1\.1 400/);
    expect(broken).toMatch(/x-content-type-options: nosniff/i);
    for (const path of ["/about", "/api/health", "/api/nothing"])
      expect([path, (await get(path)).headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
  });

  it("hides a restart of the site from readers", async () => {
    const port = await freePort();
    let running = await startSite({ port });
    // Fresh for a moment only, so that every request below has to ask the site.
    const short = await startNginx({
      nginx,
      sites: [port],
      change: { [FRESH]: "proxy_cache_valid 200 1s" },
    });
    started.push(short);
    const read = async () => {
      const answer = await get("/about", {}, short);
      return [answer.status, answer.headers.get("x-cache-status"), (await answer.text()).length] as const;
    };
    const [, , length] = await read();
    const until = async (word: string) => {
      for (;;) {
        const [status, state, size] = await read();
        expect([status, size]).toEqual([200, length]);
        if (state === word) return;
      }
    };
    await until("HIT");
    await until("REVALIDATED");
    await running.stop("SIGKILL");
    await until("STALE");
    // A page nobody had read, and an inquiry, are told honestly.
    const away = await get("/awards", {}, short);
    expect([away.status, await away.text()]).toEqual([502, expect.stringContaining("The site will be back")]);
    const refused = await post({ ...site, origin: short.origin }, inquiry());
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      502,
      "internal_error",
    ]);
    running = await startSite({ port });
    started.push(running);
    await until("REVALIDATED");
    expect((await get("/awards", {}, short)).status).toBe(200);
    expect((await health(running)).status).toBe("ok");
  });

  /** A site that is up and yet answers nothing: by path, silent or closing the connection. */
  const brokenSite = async () => {
    const broken = createServer((request, response) => {
      if (request.url?.includes("silent")) return;
      if (request.url?.includes("closing")) request.socket.destroy();
      else response.end("ok");
    });
    await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
    started.push({
      stop: () =>
        new Promise((resolve) => {
          broken.closeAllConnections();
          broken.close(() => resolve());
        }),
    });
    return (broken.address() as AddressInfo).port;
  };

  it("tells readers in both languages that the site is away, and the interfaces in their own form", async () => {
    const broken = await brokenSite();
    const impatient = await startNginx({
      nginx,
      sites: [broken],
      change: { "proxy_read_timeout 15s": "proxy_read_timeout 300ms" },
    });
    started.push(impatient);
    const page = readFileSync(join(root, "deploy/nginx/site/unavailable.html"), "utf8");
    for (const [path, status, method] of [
      ["/closing?a=b", 502, "GET"],
      ["/en/closing", 502, "POST"],
      ["/_next/static/closing.js", 502, "GET"],
      ["/silent", 504, "GET"],
    ] as const) {
      const answer = await fetch(impatient.origin + path, { method });
      expect([path, answer.status, await answer.text()]).toEqual([path, status, page]);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      for (const { key, value } of securityHeaders)
        expect([key, answer.headers.get(key)]).toEqual([key, value]);
      const style = createHash("sha256").update(/<style>([^]*)<\/style>/.exec(page)?.[1] ?? "");
      expect(answer.headers.get("content-security-policy")).toContain(
        `default-src 'none'; style-src 'sha256-${style.digest("base64")}'`,
      );
    }
    expect(await (await fetch(`${impatient.origin}/api/closing`)).json()).toMatchObject({
      code: "internal_error",
    });

    expect(page.indexOf("Сайт")).toBeLessThan(page.indexOf('lang="en"'));
    expect(page).not.toMatch(/<script|<link|url\(|src=/);
    const [, dark = ""] = readFileSync(join(root, "app/tokens.css"), "utf8").split(".dark {");
    const tokens = [...page.matchAll(/--\w+: [^;]+;/g)].map(([token]) => token);
    expect(tokens.length).toBeGreaterThan(3);
    for (const token of tokens) expect(dark).toContain(token);
  });

  it("writes no address, query or referrer of a visitor into any log, whatever goes wrong", async () => {
    const broken = await brokenSite();
    const watched = await startNginx({
      nginx,
      sites: [broken],
      change: {
        " buffer=64k flush=5s": "",
        "burst=60": "burst=3",
        "rate=20r/s": "rate=1r/m",
        "proxy_read_timeout 15s": "proxy_read_timeout 300ms",
      },
    });
    started.push(watched);
    const visit = (path: string) =>
      fetch(`${watched.origin}${path}?email=ivan%40other.example`, {
        headers: { referer: "https://other.example/?name=ivan" },
      });
    await visit("/silent");
    await visit("/closing");
    await Promise.all(Array.from({ length: 12 }, () => visit("/api/health")));
    // A cache that cannot be written is worse than an error to nginx: it closes the connection.
    rmSync(join(watched.directory, "cache/site_pages"), { recursive: true });
    writeFileSync(join(watched.directory, "cache/site_pages"), "");
    await visit("/kept").catch(() => undefined);
    for (const line of [
      "POST /large?email=ivan HTTP/1.1\r\nHost: a\r\nReferer: ivan\r\nContent-Length: 100000\r\n\r\n",
      "GET /about?email=ivan HTTP/9.9\r\n\r\n",
      "GET /about of me?email=ivan HTTP/1.1\r\n\r\n",
      "GET /about?email=ivan HTTP/1.1\r\nReferer: ivan\r\n\r\n",
      `GET /about?email=ivan${"n".repeat(40_000)} HTTP/1.1\r\n\r\n`,
      "ivan\r\n\r\n",
    ])
      expect(await raw(watched.port, line)).toMatch(/ (4\d\d|505) /);
    for (const line of [
      / \/silent 504 /,
      / \/closing 502 /,
      / \/api\/health 429 /,
      / \/large 413 /,
      / \/kept /,
    ])
      // A refused body is read on for a while before its request is over, and logged.
      await expect.poll(() => watched.logs(), { timeout: 60_000 }).toMatch(line);
    expect(personal(watched, broken)).toBeNull();
  });

  it("shows a new build to the next reader, however long the site wanted the old one kept", async () => {
    let build = "old";
    const builds = createServer((request, response) => {
      const etag = `"${build}"`;
      response.setHeader("cache-control", "s-maxage=31536000").setHeader("etag", etag);
      if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
      else response.setHeader("content-type", "text/html").end(`<p>${build}`);
    });
    await new Promise<void>((resolve) => builds.listen(0, "127.0.0.1", resolve));
    started.push({
      stop: () =>
        new Promise((resolve) => {
          builds.closeAllConnections();
          builds.close(() => resolve());
        }),
    });
    const { port } = builds.address() as AddressInfo;
    const short = await startNginx({ nginx, sites: [port], change: { [FRESH]: "proxy_cache_valid 200 1s" } });
    started.push(short);
    const read = async () => (await get("/", {}, short)).text();
    expect(await read()).toBe("<p>old");
    build = "new";
    while ((await get("/other", {}, short)).headers.get("x-cache-status") !== "REVALIDATED");
    // What was read before the deployment and never since is as old as that one.
    expect(await read()).toBe("<p>new");
  });
});

describe.skipIf(nginx === "")(`the preview of a branch behind nginx${without}`, () => {
  it("is for who has the password, which goes no further, and stays out of search", async () => {
    const asked: (string | undefined)[] = [];
    const preview = createServer(({ headers: { authorization } }, response) => {
      asked.push(authorization);
      response.writeHead(200, { "x-robots-tag": "noindex" }).end("a draft");
    });
    await new Promise<void>((resolve) => preview.listen(0, "127.0.0.1", resolve));
    const upstream = (preview.address() as AddressInfo).port;
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), "preview-"));
    writeFileSync(join(folder, "htpasswd"), "editors:{PLAIN}secret\n");
    const extra = readFileSync(join(root, "deploy/nginx/site-host/preview.conf.example"), "utf8")
      .replace("127.0.0.1:3100", `127.0.0.1:${upstream}`)
      .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
      .replace(/^ *ssl_.*\n/gm, "")
      .replace("/etc/nginx/preview.htpasswd", join(folder, "htpasswd"));
    const front = await startNginx({ nginx, sites: [upstream], extra });
    try {
      asked.length = 0;
      const stranger = await fetch(`http://127.0.0.1:${port}/cases`);
      expect([stranger.status, stranger.headers.get("x-robots-tag")]).toEqual([401, "noindex, nofollow"]);
      expect(asked).toEqual([]);
      const authorization = `Basic ${Buffer.from("editors:secret").toString("base64")}`;
      const editor = await fetch(`http://127.0.0.1:${port}/cases`, { headers: { authorization } });
      expect([await editor.text(), editor.headers.get("x-robots-tag")]).toEqual([
        "a draft",
        "noindex, nofollow",
      ]);
      expect(asked).toEqual([undefined]);
    } finally {
      await front.stop();
      preview.close();
      rmSync(folder, { recursive: true });
    }
  });
});
