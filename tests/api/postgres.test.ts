import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startFakeBitrix24, type FakeBitrix24 } from "@/tests/peers/fake-bitrix24";
import { startHalfOpenProxy } from "@/tests/peers/half-open-proxy";
import { PASSWORD, startPostgres, type PostgresServer } from "@/tests/peers/postgres";
import { drainAll, health, inquiry, post, startSite, type Site } from "./server";

describe("inquiries in PostgreSQL", () => {
  let server: PostgresServer;
  let fake: FakeBitrix24;
  const sites: Site[] = [];
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    fake = await startFakeBitrix24({ bucket: { size: 10_000, perSecond: 10_000 } });
  });
  afterEach(async () => {
    for (const site of sites.splice(0)) {
      await site.stop("SIGKILL");
      expect(site.output()).not.toMatch(new RegExp(`${PASSWORD}|secret-code|ivan@example|Иван|интеграция`));
    }
    await fake.close();
  });

  const start = async (url: string, env: Record<string, string> = {}) => {
    const site = await startSite({
      // Nothing may be kept on the disk.
      dataDir: "/dev/null/data",
      env: {
        DATABASE_URL: url,
        BITRIX24_WEBHOOK_URL: fake.webhook,
        BITRIX24_REQUESTS_PER_SECOND: "50",
        OUTBOX_AMBIGUOUS_WAIT_SECONDS: "1",
        CONTACT_REQUESTS_PER_HOUR: "10000",
        LOG_LEVEL: "debug",
        ...env,
      },
    });
    sites.push(site);
    return site;
  };
  const statusOf = async (answer: Response) => ((await answer.json()) as { status: string }).status;
  /** Sends until the answer is `queued`, as it is again once the store is back; the test's own timeout is the bound. */
  const untilQueued = async (site: Site) => {
    while ((await statusOf(await post(site, inquiry()))) !== "queued") await wait(100);
  };

  it("stores, answers a repeated key as before, delivers, and says where it keeps them", async () => {
    const site = await start(await server.freshUrl());
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        (await post(site, inquiry(), { "idempotency-key": key })).text(),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([`{"id":"${key}","status":"queued"}`]));
    await drainAll(site);
    expect(fake.leads.map((lead) => lead["originId"])).toEqual([key]);
    expect(fake.count("crm.item.list")).toBe(0);
    expect(await health(site)).toMatchObject({ status: "ok", store: "ok", storeKind: "postgres" });
  });

  it("delivers everything once when two processes share it, and counts their clients together", async () => {
    const url = await server.freshUrl();
    const env = { TRUSTED_PROXY_HOPS: "1", CONTACT_REQUESTS_PER_HOUR: "5" };
    const [one, other] = [await start(url, env), await start(url, env)];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        post(index % 2 === 0 ? one : other, inquiry(), { "x-forwarded-for": `198.51.100.${index % 6}` }),
      ),
    );
    const ids = await Promise.all(
      answers.filter(({ ok }) => ok).map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(ids).toHaveLength(30);
    await drainAll(one);
    await drainAll(other);
    expect(fake.leads.map((lead) => String(lead["originId"])).sort()).toEqual(ids.sort());
  });

  it("while the server is stopped answers honestly in time, and stores again without a restart", async () => {
    const url = await server.freshUrl();
    const site = await start(url);
    const withoutCrm = await start(url, { BITRIX24_WEBHOOK_URL: "" });
    expect(await statusOf(await post(site, inquiry()))).toBe("queued");
    await server.stop();
    const begin = performance.now();
    expect(await statusOf(await post(site, inquiry(), { "idempotency-key": randomUUID() }))).toBe(
      "delivered",
    );
    const refused = await post(withoutCrm, inquiry());
    expect(refused.status).toBe(502);
    expect(await refused.json()).toMatchObject({ code: "delivery_failed" });
    expect(performance.now() - begin).toBeLessThan(10_000);
    expect(await health(site)).toMatchObject({ status: "degraded", store: "down", storeKind: "postgres" });
    expect((await fetch(`${withoutCrm.origin}/api/health`)).status).toBe(503);
    await server.start();
    await untilQueued(site);
    await untilQueued(withoutCrm);
    expect(await health(site)).toMatchObject({ store: "ok" });
  });

  it("answers within ten seconds when the network swallows the server, and recovers", async () => {
    const proxy = await startHalfOpenProxy(server.port);
    const site = await start(await server.freshUrl(proxy.port));
    await untilQueued(site);
    proxy.swallow();
    const slowest = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const begin = performance.now();
        const answer = await post(site, inquiry({ message: `Обращение номер ${index}` }), {
          "idempotency-key": randomUUID(),
        });
        expect(await statusOf(answer)).toBe("delivered");
        return performance.now() - begin;
      }),
    );
    expect(Math.max(...slowest)).toBeLessThan(10_000);
    proxy.heal();
    await untilQueued(site);
    await proxy.close();
  });

  it("starts without the server, says so, and uses it as soon as it is there", async () => {
    const url = await server.freshUrl();
    await server.stop();
    const site = await start(url);
    expect(site.output()).toContain("the database of DATABASE_URL cannot be used");
    expect(await statusOf(await post(site, inquiry()))).toBe("delivered");
    await server.start();
    await untilQueued(site);
  });

  it("erases what was delivered long ago, and still answers its key", async () => {
    const url = await server.freshUrl();
    const schema = /search_path%3D(\w+)/.exec(url)?.[1];
    const site = await start(url);
    const keys = [randomUUID(), randomUUID()];
    for (const key of keys) await post(site, inquiry(), { "idempotency-key": key });
    await drainAll(site);
    await site.stop();
    await server.query(
      `UPDATE ${schema}.inquiries SET delivered_at = delivered_at - 31::bigint * 86400000 WHERE id = '${keys[0]}'`,
    );
    const later = await start(url, { INQUIRY_RETENTION_DAYS: "30" });
    let left: unknown[] = keys;
    while (left.length === 2)
      left = await server.query(`SELECT id FROM ${schema}.inquiries WHERE content LIKE '%ivan@example%'`);
    expect(left).toEqual([{ id: keys[1] }]);
    const again = await post(later, inquiry(), { "idempotency-key": keys[0] ?? "" });
    expect(await again.json()).toEqual({ id: keys[0], status: "queued" });
    const other = inquiry({ message: "Совсем другое сообщение" });
    expect((await post(later, other, { "idempotency-key": keys[0] ?? "" })).status).toBe(409);
  });

  it("keeps inquiries on a host without a durable disk too", async () => {
    const site = await start(await server.freshUrl(), { VERCEL: "1" });
    expect(await statusOf(await post(site, inquiry()))).toBe("queued");
    expect(await health(site)).toMatchObject({ store: "ok", storeKind: "postgres" });
  });
});
