import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startFakeBitrix24, type FakeBitrix24 } from "@/tests/peers/fake-bitrix24";
import {
  drain,
  drainAll,
  freePort,
  health,
  inquiry,
  newDataDir,
  post,
  spawnSite,
  startSite,
  type Site,
} from "./server";

const BUCKET = { size: 10_000, perSecond: 10_000 };

describe("delivery to the CRM", () => {
  let fake: FakeBitrix24;
  const sites: Site[] = [];
  beforeEach(async () => {
    fake = await startFakeBitrix24({ bucket: BUCKET });
  });
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.stop("SIGKILL");
    await fake.close();
  });

  const start = async (env: Record<string, string> = {}, dataDir = newDataDir()) => {
    const site = await startSite({
      dataDir,
      env: {
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
  const originIds = () => fake.leads.map((lead) => String(lead["originId"]));
  const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

  it("looks in the CRM first for what is sent once more, and takes nothing else for it", async () => {
    const site = await start();
    const [id, other] = [randomUUID(), randomUUID()];
    await post(site, inquiry(), { "idempotency-key": other });
    await drainAll(site);
    fake.addFault({ kind: "filter-ignored", method: "crm.item.list", times: 1 });
    const answer = await post(site, inquiry(), { "idempotency-key": id, "idempotency-repeated": "1" });
    expect([answer.status, await idOf(answer)]).toEqual([200, id]);
    await drainAll(site);
    expect(fake.journal.map(({ method }) => method)).toEqual([
      "crm.item.add",
      "crm.item.list",
      "crm.item.list",
      "crm.item.add",
    ]);
    expect(originIds()).toEqual([other, id]);
  });

  it("brings an accepted inquiry to the CRM by itself", async () => {
    const site = await start();
    const answer = await post(
      site,
      inquiry({ company: "ООО «Ромашка»", page: "/services/erp", brief: "# Концепция" }),
    );
    const id = await idOf(answer);
    await fake.seen(({ method }) => method === "crm.item.add");
    expect(fake.leads).toMatchObject([
      {
        originId: id,
        name: "Иван Петров",
        companyTitle: "ООО «Ромашка»",
        fm: [{ value: "ivan@example.ru" }],
      },
    ]);
    expect(String(fake.leads[0]?.["comments"])).toMatch(
      /Нужна интеграция с 1С[\s\S]*— Концепция[\s\S]*\/services\/erp/,
    );
    await drainAll(site);
    expect(fake.comments.map(({ files }) => files[0]?.content.toString("utf8"))).toEqual(["# Концепция"]);
    expect((await health(site)).outbox).toMatchObject({ pending: 0, parked: 0 });
  });

  it("accepts while the CRM is away, and delivers all of it once it is back", async () => {
    const port = await freePort();
    const site = await start({ BITRIX24_WEBHOOK_URL: `http://127.0.0.1:${port}/rest/1/secret-code/` });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(site, inquiry())));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const ids = await Promise.all(answers.map(idOf));
    expect((await drain(site)).pending).toBe(10);
    await fake.close();
    fake = await startFakeBitrix24({ port, bucket: BUCKET });
    await drainAll(site);
    expect(originIds().sort()).toEqual(ids.sort());
  });

  // The outcome of a call in flight is looked up once its lease of 30 s has run out: that is what takes the time.
  it("survives kill -9 under load, each time between a commit of the CRM and our note of it", async () => {
    const dataDir = newDataDir();
    const acknowledged: string[] = [];
    for (let round = 1; round <= 5; round += 1) {
      const site = await start({}, dataDir);
      const send = async () => {
        const answer = await post(site, inquiry());
        if (answer.status === 200) acknowledged.push(await idOf(answer));
      };
      const hangs = fake.journal.length;
      fake.addFault({ kind: "commit-then-hang", times: 1, method: "crm.item.add" });
      // Some of these are answered, some are cut off by the kill.
      const load = Array.from({ length: 100 }, () => send().catch(() => undefined));
      await fake.seen((entry) => entry.outcome === "hang" && fake.journal.indexOf(entry) >= hangs);
      await Promise.race(load);
      await site.stop("SIGKILL");
      await Promise.all(load);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    await drainAll(await start({}, dataDir));
    const delivered = originIds();
    expect(new Set(delivered).size).toBe(delivered.length);
    expect(acknowledged.filter((id) => !delivered.includes(id))).toEqual([]);
    expect(fake.count("crm.item.list")).toBeGreaterThanOrEqual(5);
  });

  it("ends within ten seconds of SIGTERM while the CRM is silent", async () => {
    const site = await start();
    fake.addFault({ kind: "commit-then-hang" });
    await post(site, inquiry());
    await fake.seen(({ outcome }) => outcome === "hang");
    const begin = performance.now();
    await site.stop("SIGTERM");
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  it("tells health and the operator when the webhook is refused, and resumes after a restart", async () => {
    const dataDir = newDataDir();
    const site = await start({}, dataDir);
    fake.addFault({ kind: "unauthorized" });
    await post(site, inquiry());
    await fake.seen(({ outcome }) => outcome === 401);
    expect(await drain(site)).toEqual({ delivered: 0, pending: 1, parked: 0 });
    expect(await health(site)).toMatchObject({ status: "degraded", crm: "paused", store: "ok" });
    expect(site.output()).toContain("check the webhook");
    await site.stop();
    fake.clearFaults();
    await drainAll(await start({}, dataDir));
    expect(fake.leads).toHaveLength(1);
  });

  it("without a durable disk delivers directly, or says that it did not", async () => {
    const site = await start({ VERCEL: "1" });
    const delivered = await post(site, inquiry());
    expect(await delivered.json()).toMatchObject({ status: "delivered" });
    expect(fake.leads).toHaveLength(1);
    fake.addFault({ kind: "html-502" });
    for (const [locale, message] of [
      ["ru", "Не удалось отправить данные в Битрикс24"],
      ["en", "Failed to send data to Bitrix24"],
    ]) {
      const refused = await post(site, inquiry({ locale }));
      expect(refused.status).toBe(502);
      expect(await refused.json()).toMatchObject({ code: "delivery_failed", message });
    }
    const form = await post(site, "name=Ivan&email=ivan@example.ru&message=We need a portal&consent=on", {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(form.headers.get("location")).toBe("/contacts#form-failed");
    expect(await health(site)).toMatchObject({ status: "degraded", store: "none", crm: "ok" });
  });

  it("when the disk goes away delivers directly, and stores again once it is back", async () => {
    const site = await start();
    const away = `${site.dataDir}-away`;
    renameSync(site.dataDir, away);
    writeFileSync(site.dataDir, "in the way");
    expect(await (await post(site, inquiry())).json()).toMatchObject({ status: "delivered" });
    expect(await health(site)).toMatchObject({ status: "degraded", store: "down" });
    rmSync(site.dataDir);
    renameSync(away, site.dataDir);
    expect(await (await post(site, inquiry())).json()).toMatchObject({ status: "queued" });
    expect(await health(site)).toMatchObject({ store: "ok" });
  });

  it("writes neither the secret of the webhook nor a visitor's words into its log or its answers", async () => {
    const site = await start({ BITRIX24_WEBHOOK_URL: fake.webhook });
    for (const kind of ["unauthorized", "html-502", "truncated", "error-500", "reset", "redirect"] as const) {
      fake.addFault({ kind });
      await post(site, inquiry({ brief: "тайный план" }));
      await drain(site);
      fake.clearFaults();
    }
    expect(site.output()).toContain("NO_AUTH_FOUND");
    expect(site.output()).not.toMatch(/secret-code|ivan@example|Иван|интеграция|тайный|operators-secret/);
  });
});

describe("the start", () => {
  const outcome = async (options: Parameters<typeof spawnSite>[0]) => {
    const { child, output } = spawnSite({ ...options, port: await freePort() });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    return { code, output: output() };
  };

  it("stops at a data directory that cannot be written, and says what to do", async () => {
    const file = join(dirname(newDataDir()), "file");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
    const { code, output } = await outcome({ dataDir: join(file, "data") });
    expect(code).toBe(1);
    expect(output).toMatch(/The site cannot start\..*file\/data.*writable.*DATA_DIR/);
    expect(output).not.toContain("    at ");
  });

  it.each([
    ["BITRIX24_WEBHOOK_URL", "http://portal.example/rest/1/top-secret/"],
    ["BITRIX24_WEBHOOK_URL", "https://portal.example/"],
    ["CONTACT_REQUESTS_PER_HOUR", "0"],
    ["TRUSTED_PROXY_HOPS", "-1"],
    ["OUTBOX_SECRET", "short"],
    ["LOG_LEVEL", "loud"],
  ])("stops at a wrong %s = %s, and names it without its value", async (name, value) => {
    const { code, output } = await outcome({ env: { [name]: value } });
    expect(code).toBe(1);
    expect(output).toContain(name);
    expect(output).not.toContain("top-secret");
  });
});
