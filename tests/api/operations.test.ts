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
        crm: "unset",
        ai: "draft",
        outbox: { pending: 1, parked: 0, suspected: 1, oldestAgeSeconds: expect.any(Number) as number },
      });
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
