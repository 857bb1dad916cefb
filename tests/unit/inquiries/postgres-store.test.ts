import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres, type PostgresTimes } from "@/lib/database/server/postgres";
import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import { realClock } from "@/lib/inquiries/server/clock";
import { createOutbox } from "@/lib/inquiries/server/outbox";
import { createStoreClock } from "@/lib/inquiries/server/store-clock";
import { createSqlStore } from "@/lib/inquiries/server/sql-store";
import { startFakeBitrix24 } from "@/tests/peers/fake-bitrix24";
import { startHalfOpenProxy } from "@/tests/peers/half-open-proxy";
import { PASSWORD, startPostgres, type PostgresServer } from "@/tests/peers/postgres";
import { idOf, MINUTE, newInquiry, portal, SECOND, START } from "./fixtures";
import { rules, storeContract } from "./store-contract";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

const open = (url: string, times?: PostgresTimes) => createSqlStore(openPostgres(url, times), { mail: true });

storeContract("PostgreSQL store", async () => {
  const url = await server.freshUrl();
  const schema = /search_path%3D(\w+)/.exec(url)?.[1];
  return {
    store: open(url),
    openAgain: () => open(url),
    versions: "site_schema",
    damage: (sql) => server.query(`SET search_path TO ${schema}; ${sql}`),
    ignoreUpdates: (
      id,
    ) => `CREATE FUNCTION lost() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER lost BEFORE UPDATE ON inquiries FOR EACH ROW WHEN (old.id = '${id}') EXECUTE FUNCTION lost()`,
  };
});

describe("PostgreSQL store over a network", () => {
  const SHORT: PostgresTimes = { connectMs: 300, callMs: 400, coolDownMs: 100 };
  /** Asks until the answer comes; the test's own timeout is the bound. */
  const eventually = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };

  it("is set up once by eight processes that start at the same moment", async () => {
    const url = await server.freshUrl();
    const stores = Array.from({ length: 8 }, () => open(url));
    await Promise.all(stores.map((store, index) => store.insert(newInquiry(index))));
    expect(await stores[0]?.counts()).toMatchObject({ pending: 8 });
    await Promise.all(stores.map((store) => store.close()));
  });

  it("is drained on demand, whatever part of a millisecond its process has run for", async () => {
    const fake = await startFakeBitrix24();
    const store = open(await server.freshUrl());
    await store.insert(newInquiry(1, { createdAt: Date.now() + MINUTE }));
    let elapsed = 0.25;
    const outbox = createOutbox({
      store: () => store,
      crm: createBitrix24(portal(fake)),
      requestsPerSecond: 100,
      ambiguousWaitSeconds: 90,
      clock: { ...realClock, elapsed: () => (elapsed += 0.125) },
    });
    expect(await outbox.drain()).toEqual({ delivered: 0 });
    expect(await outbox.drain({ ignoreBackoff: true })).toEqual({ delivered: 1 });
    expect(fake.leads.map((lead) => lead["originId"])).toEqual([idOf(1)]);
    await Promise.all([store.close(), fake.close()]);
  });

  it("lends by its own clock, so that hosts whose clocks are minutes apart send nothing twice", async () => {
    const url = await server.freshUrl();
    const fake = await startFakeBitrix24();
    const host = (ahead: number) => {
      const store = open(url);
      const clock = createStoreClock({ ...realClock, now: () => Date.now() + ahead });
      const crm = createBitrix24(portal(fake));
      const settings = { crm, requestsPerSecond: 100, ambiguousWaitSeconds: 90, clock };
      return { store, outbox: createOutbox({ ...settings, store: () => store }) };
    };
    const [behind, ahead] = [host(-100 * SECOND), host(100 * SECOND)];
    await behind.store.insert(newInquiry(1, { createdAt: Date.now() - 10 * MINUTE }));
    fake.addFault({ kind: "hang-then-commit", times: 1 });
    const sending = behind.outbox.drain();
    await fake.seen(({ outcome }) => outcome === "hang");
    await ahead.outbox.drain();
    expect(fake.journal).toHaveLength(1);
    fake.releaseHung();
    expect(await sending).toEqual({ delivered: 1 });
    expect(fake.leads).toHaveLength(1);
    await Promise.all([behind.store.close(), ahead.store.close(), fake.close()]);
  });

  it("refuses a database of a later version instead of damaging it", async () => {
    const url = await server.freshUrl();
    const schema = /search_path%3D(\w+)/.exec(url)?.[1];
    const store = open(url);
    await store.counts();
    await server.query(`INSERT INTO ${schema}.site_schema VALUES (99, 0)`);
    const later = open(url);
    await expect(later.insert(newInquiry(1))).rejects.toThrow("has schema 99");
    await Promise.all([store.close(), later.close()]);
  });

  it("gives a call up in time when the network swallows it, fails at once while it stays so, and recovers", async () => {
    const proxy = await startHalfOpenProxy(server.port);
    const url = await server.freshUrl(proxy.port);
    // Making the tables may take a busy machine longer than a call of the others.
    const patient = open(url);
    await patient.insert(newInquiry(1));
    const store = open(url, { connectMs: 300, callMs: 400, coolDownMs: 60_000 });
    const impatient = open(url, SHORT);
    for (const each of [store, impatient]) await each.find(idOf(1));
    proxy.swallow();

    const begin = performance.now();
    await expect(store.insert(newInquiry(2))).rejects.toThrow("The database failed");
    expect(performance.now() - begin).toBeLessThan(5_000);
    await expect(store.find(idOf(1))).rejects.toThrow("silent a moment ago");

    await expect(impatient.insert(newInquiry(2))).rejects.toThrow("The database failed");
    proxy.heal();
    expect(await eventually(() => impatient.insert(newInquiry(3)))).toMatchObject({ stored: true });
    await patient.close();
    await proxy.close();
  });

  it("has an inquiry looked up first whose insertion was carried out but not confirmed", async () => {
    const proxy = await startHalfOpenProxy(server.port);
    const url = await server.freshUrl(proxy.port);
    const store = open(url, SHORT);
    await store.insert(newInquiry(1));
    const other = open(url.replace(String(proxy.port), String(server.port)));
    expect(await other.claim(rules(START))).toMatchObject({ id: idOf(1), inDoubtSince: null });

    proxy.swallowAnswersFrom("COMMIT");
    await expect(store.insert(newInquiry(2))).rejects.toThrow("The database failed");
    expect(await eventually(async () => (await other.find(idOf(2))) ?? Promise.reject(new Error()))).toEqual({
      contentHash: "hash-2",
      status: "pending",
    });
    expect(await other.claim(rules(START + SECOND))).toBeUndefined();
    expect(await other.claim(rules(START + 90 * SECOND))).toMatchObject({ id: idOf(1) });
    expect(await other.claim(rules(START + 90 * SECOND))).toMatchObject({ id: idOf(2), inDoubtSince: START });
    await other.close();
    await proxy.close();
  });

  it("recovers by itself when the server was stopped and started again, with all it held", async () => {
    const url = await server.freshUrl();
    const store = open(url);
    await store.insert(newInquiry(1));
    await server.stop();
    await expect(store.insert(newInquiry(2))).rejects.toThrow(/The database failed: .*ECONNREFUSED/);
    await server.start();
    expect(await eventually(() => store.insert(newInquiry(3)))).toMatchObject({ stored: true });
    expect(await store.find(idOf(1))).toMatchObject({ status: "pending" });
    await store.close();
  });

  it("names the fault without the address or its password", async () => {
    const url = await server.freshUrl();
    for (const wrong of [
      url.replace("site:", "stranger:"),
      url.replace("/postgres?", "/nowhere?"),
      `postgres://site:${PASSWORD}@no-such-host.invalid/site`,
    ]) {
      const failure: unknown = await open(wrong)
        .counts()
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({
        message: expect.stringMatching(/^The database failed: .{5,}/) as string,
      });
      expect((failure as Error).message).not.toContain(PASSWORD);
    }
  });
});
