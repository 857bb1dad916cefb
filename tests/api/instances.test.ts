import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findNginx } from "../../scripts/gate/nginx";
import { startBreakingProxy } from "../peers/breaking-proxy";
import { startFakeBitrix24, type FakeBitrix24 } from "../peers/fake-bitrix24";
import { startFaultModel } from "../peers/fault-model";
import { startNginx } from "../peers/nginx";
import { startPostgres, type PostgresServer } from "../peers/postgres";
import { drain, drainAll, freePort, health, inquiry, post, startSite, type Site } from "./server";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";

/** Two processes of the finished build on one PostgreSQL, behind the nginx of deploy/nginx. */

const nginx = findNginx() ?? "";
const without = nginx === "" ? " (skipped: there is no nginx on this machine; name one in NGINX_PATH)" : "";

const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const JSON_TYPE = { "content-type": "application/json" };
const idea = (clinics = 12) =>
  JSON.stringify({
    description: `Портал для записи на приём в сети из ${clinics} поликлиник`,
    facts: sheetWithWish(),
  });

describe.skipIf(nginx === "")(`two processes behind nginx${without}`, () => {
  let database: PostgresServer;
  let fake: FakeBitrix24;
  beforeAll(async () => {
    database = await startPostgres();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    fake = await startFakeBitrix24({ bucket: { size: 100_000, perSecond: 100_000 } });
  });
  const started: { stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const it of started.splice(0).reverse()) await it.stop();
    await fake.close();
  });

  const start = async (DATABASE_URL: string, more: Record<string, string> = {}, port?: number) => {
    const env = {
      DATABASE_URL,
      BITRIX24_WEBHOOK_URL: fake.webhook,
      BITRIX24_REQUESTS_PER_SECOND: "200",
      OUTBOX_AMBIGUOUS_WAIT_SECONDS: "1",
      CONTACT_REQUESTS_PER_HOUR: "100000",
      TRUSTED_PROXY_HOPS: "1",
      ...more,
    };
    const site = await startSite({ env, dataDir: "/dev/null/data", ...(port !== undefined && { port }) });
    started.push({ stop: () => site.stop("SIGKILL") });
    return site;
  };
  /** Two of them with nothing stored yet. */
  const startTwo = async (env: Record<string, string> = {}) => {
    const url = await database.freshUrl();
    const [one, other] = await Promise.all([start(url, env), start(url, env)]);
    // Both have reached the database: with one that has not, the tests would be of a store that is down for one of them.
    for (const site of [one, other]) while ((await health(site)).store !== "ok") await wait(50);
    return { url, one, other };
  };
  /** As visitors see what listens on these ports. */
  const startFront = async (...sites: number[]): Promise<Pick<Site, "origin" | "port">> => {
    const front = await startNginx({
      nginx,
      sites,
      // All visitors of a test have one address. And a page is to be asked for all the time.
      change: { "rate=20r/s": "rate=100000r/s", "proxy_cache_valid 200 10s": "proxy_cache_valid 200 1s" },
    });
    started.push(front);
    return front;
  };
  const through = (site: Site, front: Pick<Site, "origin" | "port">): Site => ({ ...site, ...front });
  const idsOf = (answers: readonly Response[]) =>
    Promise.all(
      answers.filter(({ ok }) => ok).map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
  const delivered = () => fake.leads.map((lead) => String(lead["originId"])).sort();

  it("share the limit of inquiries and the day's budget of model calls to the last one", async () => {
    const model = await startFaultModel();
    started.push({ stop: model.close });
    model.text = "## Задача\n\nЗапись на приём";
    const { one, other } = await startTwo({
      CONTACT_REQUESTS_PER_HOUR: "5",
      AI_DAILY_REQUESTS: "7",
      AI_REQUESTS_PER_HOUR: "1000",
      AI_CONCURRENCY: "1000",
      OPENAI_BASE_URL: model.baseURL("ok"),
      OPENAI_API_KEY: "key",
      OPENAI_MODEL: "writer",
    });
    const front = through(one, await startFront(one.port, other.port));
    const sent = await Promise.all(Array.from({ length: 20 }, () => post(front, inquiry())));
    expect(sent.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(15).fill(429),
    ]);
    const asked = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const { origin } = index % 2 === 0 ? one : other;
        // Each from a network of its own and about something of its own: only the budget of the whole site binds them.
        const headers = { ...JSON_TYPE, "x-forwarded-for": `198.51.100.${index}` };
        const answer = await fetch(`${origin}/api/corporate/idea`, {
          method: "POST",
          headers,
          body: idea(index),
        });
        const { engine, code } = (await answer.json()) as { engine?: string; code?: string };
        return engine ?? code;
      }),
    );
    expect(asked.sort()).toEqual([
      ...Array<string>(13).fill("budget_spent"),
      ...Array<string>(7).fill("model"),
    ]);
    expect(model.requests).toHaveLength(7);
  });

  it("take twenty equal keys at once for one inquiry", async () => {
    const { one, other } = await startTwo();
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(index % 2 === 0 ? one : other, inquiry(), key)),
    );
    expect(new Set(await idsOf(answers))).toEqual(new Set([key["idempotency-key"]]));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await drainAll(one);
    await drainAll(other);
    expect(delivered()).toEqual([key["idempotency-key"]]);
  });

  it("deliver a burst once, also when one of them is killed with a lead half delivered", async () => {
    const { url, one, other } = await startTwo();
    const front = through(one, await startFront(one.port, other.port));
    // Each delivers one after the other: two calls without an answer are one of each process.
    fake.addFault({ kind: "commit-then-hang", method: "crm.item.add", times: 2 });
    const sending = Promise.all(Array.from({ length: 60 }, () => post(front, inquiry())));
    await fake.seen(() => fake.journal.filter(({ outcome }) => outcome === "hang").length === 2);
    const ids = await idsOf(await sending);
    expect(ids).toHaveLength(60);
    await one.stop("SIGKILL");
    fake.releaseHung();
    // The other one delivers all but that which the dead one still holds.
    while ((await drain(other)).pending > 1) await wait(50);
    const schema = /search_path%3D(\w+)/.exec(url)?.[1] ?? "";
    // Half a minute later.
    await database.query(
      `UPDATE ${schema}.inquiries SET lease_until = 0, in_doubt_since = 1 WHERE lease_until IS NOT NULL`,
    );
    await drainAll(other);
    expect(delivered()).toEqual(ids.sort());
    expect(fake.count("crm.item.list")).toBeGreaterThan(0);
  });

  it("answer for one another when a process breaks off before its answer, and nothing counts twice", async () => {
    const { one, other } = await startTwo();
    const broken = await startBreakingProxy(one.port);
    started.push({ stop: broken.close });
    const front = through(one, await startFront(broken.port, other.port));
    const key = randomUUID();
    const form = new URLSearchParams({ name: "Иван", email: "ivan@example.ru", message: "Нужен портал" });
    form.set("consent", "on");
    const answers = [];
    // Whichever of the two is asked first, it is both's turn.
    for (let time = 0; time < 2; time += 1) {
      answers.push(
        await post(front, inquiry({ message: "С ключом посетителя" }), { "idempotency-key": key }),
        await post(front, inquiry({ message: `Без ключа, раз номер ${time}` })),
        await post(front, form.toString(), FORM_TYPE),
        await fetch(`${front.origin}/api/corporate/idea`, {
          method: "POST",
          headers: JSON_TYPE,
          body: idea(),
        }),
        await fetch(`${front.origin}/api/cases`),
        // An odd number of requests, so that the turns swap.
      );
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 303, 200, 200, 200, 200, 303, 200, 200]);
    expect(broken.broken()).toBeGreaterThanOrEqual(4);
    await drainAll(other);
    // With a key, twice without one, and the form, whose second press is known by its text.
    expect(new Set(delivered()).size).toBe(4);
    expect(delivered()).toHaveLength(4);
    expect(delivered()).toContain(key);
  });

  it("take what a page of an earlier build sends, and let it keep its scripts", async () => {
    const port = await freePort();
    const page =
      '<!DOCTYPE html><html lang="ru"><script src="/_next/static/chunks/0123456789abcdef.js"></script>' +
      '<form action="/api/contact" method="post"><input type="hidden" name="locale" value="ru">' +
      '<input type="hidden" name="page" value="/contacts"><input name="name"><input name="email"><input name="company">' +
      '<textarea name="message"></textarea><input type="checkbox" name="consent"><input name="website"></form>';
    const earlier = createServer(({ url }, response) => {
      const isScript = url?.startsWith("/_next/") ?? false;
      response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
      if (isScript) response.setHeader("cache-control", "public, max-age=31536000, immutable");
      response.end(isScript ? "let build = 'earlier'" : page);
    });
    await new Promise<void>((resolve) => earlier.listen(port, "127.0.0.1", resolve));
    const { origin } = await startFront(port, await freePort());
    const html = await (await fetch(`${origin}/contacts`)).text();
    const [, script = ""] = /src="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(origin + script)).status).toBe(200);
    earlier.closeAllConnections();
    await new Promise((resolve) => earlier.close(resolve));

    const site = await start(await database.freshUrl(), {}, port);
    const front = { ...site, origin };
    expect(await (await fetch(origin + script)).text()).toBe("let build = 'earlier'");
    for (const unknown of ["/_next/static/chunks/fedcba9876543210.js", "/_next/static/chunks/none.css"]) {
      const answer = await fetch(origin + unknown);
      expect([unknown, answer.status]).toEqual([unknown, 404]);
      expect(answer.headers.get("cache-control") ?? "").not.toContain("immutable");
    }
    const values: Record<string, string> = { name: "Иван", email: "i@example.ru", message: "Нужен портал" };
    const fields = [...html.matchAll(/name="(\w+)"(?: value="([^"]*)")?/g)].map(
      ([, name = "", value = ""]): [string, string] => [name, values[name] ?? value],
    );
    const form = new URLSearchParams(fields);
    form.set("consent", "on");
    const plain = await post(front, form.toString(), {
      ...FORM_TYPE,
      origin,
      "sec-fetch-site": "same-origin",
    });
    expect([plain.status, plain.headers.get("location")]).toEqual([303, "/contacts/thank-you"]);
    // What the script of that page sends.
    const scripted = { ...Object.fromEntries(fields), message: "Другой вопрос", consent: true, utm: {} };
    const byScript = await post(
      front,
      { ...scripted, elapsedMs: 86_400_000 },
      { "idempotency-key": randomUUID(), "sec-fetch-site": "same-origin" },
    );
    expect(byScript.status).toBe(200);
    await drainAll(site);
    expect(delivered()).toHaveLength(2);
  });

  it("lose no request when one is restarted after the other", async () => {
    const { url, one, other } = await startTwo();
    const { origin } = await startFront(one.port, other.port);
    const sent: string[] = [];
    const contact = (body: string, headers: Record<string, string>) => () =>
      fetch(`${origin}/api/contact`, { method: "POST", redirect: "manual", headers, body });
    const visitors: (() => Promise<Response>)[] = [
      () => fetch(`${origin}/about`),
      () => fetch(`${origin}/en/cases`, { headers: { rsc: "1" } }),
      () => fetch(`${origin}/api/cases?locale=en`),
      () => fetch(`${origin}/api/health`),
      () => contact(JSON.stringify(inquiry()), { ...JSON_TYPE, "idempotency-key": randomUUID() })(),
      contact(JSON.stringify(inquiry()), JSON_TYPE),
      contact("name=Иван&email=ivan@example.ru&message=Нужен портал&consent=on", FORM_TYPE),
      () =>
        fetch(`${origin}/api/corporate/idea`, {
          method: "POST",
          headers: { ...JSON_TYPE, accept: "text/event-stream" },
          body: idea(),
        }),
    ];
    let over = false;
    let count = 0;
    const lost: string[] = [];
    const visit = async (ask: () => Promise<Response>, name: string) => {
      while (!over) {
        try {
          const answer = await ask();
          const text = await answer.text();
          count += 1;
          if (answer.status >= 400) lost.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
          else if (text.startsWith('{"id"')) sent.push((JSON.parse(text) as { id: string }).id);
          else if (text.startsWith("event:") && !text.includes("event: done\n"))
            lost.push(`${name}: cut off`);
        } catch (error) {
          lost.push(`${name}: ${String(error)}`);
        }
        // Without a pause the visitors alone keep two processors busy, and a database that gets none answers nobody in time.
        await wait(100);
      }
    };
    const load = Promise.all(
      visitors.flatMap((ask, index) => [visit(ask, `visitor ${index}`), visit(ask, `visitor ${index}`)]),
    );
    await wait(500);
    for (const { port, stop } of [one, other]) {
      await stop();
      await start(url, {}, port);
      // The next one stops when the visitors have been served anew: by then nginx has let go of its connections to the process before.
      const served = count;
      while (count < served + 4 * visitors.length) await wait(100);
    }
    over = true;
    await load;
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(50);
    await drainAll({ ...one, origin });
    const leads = delivered();
    expect(new Set(leads).size).toBe(leads.length);
    expect(sent.filter((id) => !leads.includes(id))).toEqual([]);
    // The form says the same all the time.
    expect(leads.length - new Set(sent).size).toBeLessThanOrEqual(2);
  });
});
