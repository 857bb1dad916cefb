import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inquiry, post, SECRET, startSite, type Site } from "./server";

describe("health and outbox", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { CRON_SECRET: "another-secret-of-the-tests" } });
  });
  afterAll(() => site.stop());
  const get = (path: string, authorization?: string, method = "GET") =>
    fetch(`${site.origin}${path}`, { method, headers: authorization === undefined ? {} : { authorization } });

  it("tells everyone only whether all is well", async () => {
    for (const authorization of [undefined, "Bearer wrong", SECRET, `Basic ${SECRET}`]) {
      const answer = await get("/api/health", authorization);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: "ok" });
    }
  });

  it("tells an operator the figures, without anything personal", async () => {
    await post(site, inquiry());
    await post(site, inquiry({ website: "x" }));
    for (const secret of [SECRET, "another-secret-of-the-tests"]) {
      const answer = await get("/api/health", `Bearer ${secret}`);
      expect(await answer.json()).toEqual({
        status: "ok",
        store: "ok",
        storeKind: "sqlite",
        check: { result: "ok", at: expect.any(String) as string },
        freeBytes: expect.any(Number) as number,
        quota: "ok",
        look: "ok",
        crm: "unset",
        delivery: "ok",
        ai: "draft",
        outbox: { pending: 1, parked: 0, suspected: 1, oldestAgeSeconds: expect.any(Number) as number },
      });
    }
  });

  it("says so while nothing can be stored, and that all is well as soon as it can be", async () => {
    const full = await startSite();
    const change = (sql: string) => {
      const db = new DatabaseSync(join(full.dataDir, "inquiries.sqlite"));
      db.exec(sql);
      db.close();
    };
    const tables = ["inquiries", "write_probe"];
    try {
      for (const table of tables)
        change(`CREATE TRIGGER full_${table} BEFORE INSERT ON ${table}
                BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`);
      expect((await post(full, inquiry())).status).toBe(502);
      const answer = await fetch(`${full.origin}/api/health`);
      expect([answer.status, await answer.json()]).toEqual([503, { status: "degraded" }]);
      const authorization = `Bearer ${SECRET}`;
      const metrics = await fetch(`${full.origin}/api/metrics`, { headers: { authorization } });
      expect(await metrics.text()).toMatch(/^site_store_up 0$/m);
      for (const table of tables) change(`DROP TRIGGER full_${table}`);
      while ((await fetch(`${full.origin}/api/health`)).status !== 200) await wait(250);
      expect((await post(full, inquiry())).status).toBe(200);
    } finally {
      await full.stop();
    }
  });

  it("drains for an operator alone, by GET and POST", async () => {
    for (const authorization of [undefined, "Bearer wrong", `Bearer ${SECRET}x`]) {
      const refused = await get("/api/outbox", authorization, "POST");
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: "unauthorized" });
    }
    for (const method of ["GET", "POST"])
      expect(await (await get("/api/outbox", `Bearer ${SECRET}`, method)).json()).toEqual({
        delivered: 0,
        pending: 1,
        parked: 0,
      });
    expect((await get("/api/outbox", `Bearer ${SECRET}`, "DELETE")).headers.get("allow")).toBe(
      "GET, POST, HEAD, OPTIONS",
    );
  });

  it("has no outbox address without a secret, and is out of service without store and CRM", async () => {
    const bare = await startSite({ env: { OUTBOX_SECRET: "", VERCEL: "1" } });
    try {
      const outbox = await fetch(`${bare.origin}/api/outbox`, {
        headers: { authorization: "Bearer undefined" },
      });
      expect(outbox.status).toBe(404);
      expect(await outbox.json()).toMatchObject({ code: "not_found" });
      const health = await fetch(`${bare.origin}/api/health`);
      expect(health.status).toBe(503);
      expect(await health.json()).toEqual({ status: "degraded" });
      expect((await post(bare, inquiry())).status).toBe(502);
    } finally {
      await bare.stop();
    }
  });
});
