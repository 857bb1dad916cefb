import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { generate } from "selfsigned";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findNginx } from "../../scripts/nginx";
import { startFaultModel } from "../peers/fault-model";
import { checkSyntax, layOut, startNginx, type Nginx } from "../peers/nginx";
import {
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

/** The configuration of deploy/nginx, run by a real nginx in front of the finished build. */

const nginx = findNginx() ?? "";
const without = nginx === "" ? " (skipped: there is no nginx on this machine; name one in NGINX_PATH)" : "";

const FRESH = "proxy_cache_valid 200 10s";
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

  it("is accepted by nginx, also with a certificate and several processes", async () => {
    const directory = mkdtempSync(join(tmpdir(), "nginx-"));
    try {
      layOut(directory, { port: await freePort(), sites: [3000, 3001] });
      expect(() => checkSyntax(nginx, directory)).not.toThrow();

      const { cert, private: key } = await generate([{ name: "commonName", value: "example.ru" }]);
      writeFileSync(join(directory, "fullchain.pem"), cert);
      writeFileSync(join(directory, "privkey.pem"), key);
      const certain = readFileSync(join(directory, "site/tls.conf.example"), "utf8")
        .replaceAll("/etc/letsencrypt/live/example.ru", directory)
        .replace("listen 80", `listen 127.0.0.1:${await freePort()}`)
        .replace("listen 443", `listen 127.0.0.1:${await freePort()}`);
      const main = join(directory, "conf.d/site.conf");
      const plain = readFileSync(main, "utf8");
      expect(plain).toMatch(/\nserver \{[^}]*\}\n$/);
      writeFileSync(main, plain.replace(/\nserver \{[^}]*\}\n$/, certain));
      expect(() => checkSyntax(nginx, directory)).not.toThrow();
    } finally {
      rmSync(directory, { recursive: true });
    }
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
    expect(again.map(({ kept, language }) => [kept, language])).toEqual([
      ["HIT", "ru"],
      ["HIT", "ru"],
      ["HIT", "en"],
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

  it("keeps pages compressed and hands them to everyone in a form they can read, with every header", async () => {
    const direct = await fetch(`${site.origin}/contacts`, { headers: { "accept-encoding": "identity" } });
    const text = await direct.text();
    const client = oneConnection(through());
    try {
      for (const encoding of ["gzip", "identity", "gzip, deflate, br, zstd", ""]) {
        const plain = !encoding.includes("gzip");
        const raw = await client.send({
          method: "GET",
          path: "/contacts",
          headers: { "accept-encoding": encoding },
        });
        expect([raw.status, raw.headers["content-encoding"]]).toEqual([200, plain ? undefined : "gzip"]);
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
    const stored = kept().find((bytes) => bytes.includes("KEY: /contacts  ru\n"));
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
      body: JSON.stringify({ description: "Сеть из 12 поликлиник" }),
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

  it("counts the address it sees, whatever a visitor claims", async () => {
    const statuses = [];
    for (let time = 0; time < 8; time += 1)
      statuses.push(
        (await post(through(), inquiry(), { "x-forwarded-for": `198.51.100.${time}, 203.0.113.${time}` }))
          .status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
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
    expect((await get("/awards", {}, short)).status).toBe(502);
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
