/** 10, 11, 19, 20: bodies meant to hurt, clients that dribble, ten thousand requests thrice, other sites' visitors. */
import { readdirSync, readFileSync } from "node:fs";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { drain, health, type Site } from "../../api/server.ts";
import { below, drainAll, exactly, readAnswers, row, serverErrors, warmUp, type Scenario } from "../bench.ts";
import { hostile } from "../hostile.ts";
import { atOnce, call, inquiryBody, percentile, visits, type Call } from "../load.ts";
import { raw } from "../raw.ts";

const ONE = ["sqlite"] as const;

/** Memory of the process in MB. */
const memory = ({ pid }: Site) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
const handles = ({ pid }: Site) => readdirSync(`/proc/${pid}/fd`).length;

const ROUNDS = 100;

const bodies: Scenario = {
  number: "10",
  name: "hostile bodies",
  stores: ONE,
  run: async (bench) => {
    const site = await bench.site(await bench.newStore());
    await warmUp(site);
    const round = async () => {
      const results: { name: string; ms: number; wrong: string | undefined }[] = [];
      for (const [name, request, statuses] of hostile) {
        const { status, ms } = await raw({ port: site.port, ...request });
        results.push({ name, ms, wrong: statuses.includes(status) ? undefined : `${name}: ${status}` });
      }
      return results;
    };
    // What is read and thrown away is collected by the tens of megabytes: memory settles first, and must then stay.
    for (let block = 0, last = 0; block < 20 && Math.abs(memory(site) - last) > 4; block += 1) {
      last = memory(site);
      for (let count = 0; count < 20; count += 1) await round();
    }
    const before = memory(site);
    const results: Awaited<ReturnType<typeof round>> = [];
    for (let count = 0; count < ROUNDS; count += 1) results.push(...(await round()));
    const growth = memory(site) - before;
    const wrong = [...new Set(results.flatMap((result) => result.wrong ?? []))];
    // The slowest kind by its median: one answer of a busy machine is no measure.
    const medians = hostile.map(([name]) => {
      const times = results
        .filter((result) => result.name === name)
        .map(({ ms }) => ms)
        .sort((a, b) => a - b);
      return { name, ms: times[Math.floor(times.length / 2)] ?? 0 };
    });
    const slowest = medians.sort((a, b) => b.ms - a.ms)[0];
    return [
      row(
        `${hostile.length} kinds answered as they should`,
        wrong.length === 0 ? "all" : wrong.join(", "),
        "all",
        wrong.length === 0,
      ),
      below(`slowest kind (${slowest?.name ?? ""})`, slowest?.ms ?? 0, 100, "ms"),
      below("memory", growth, 20, "MB more"),
      exactly("stored", (await health(site)).outbox.pending, 0),
    ];
  },
};

function* dribble(): Generator<string> {
  for (;;) yield "x";
}

const slowClients: Scenario = {
  number: "11",
  name: "200 clients of a byte a second",
  stores: ONE,
  run: async (bench) => {
    const site = await bench.site(await bench.newStore());
    await warmUp(site);
    const head = "POST /api/contact HTTP/1.1\nContent-Type: application/json\nContent-Length: 100000";
    const slow = Promise.all(
      Array.from({ length: 200 }, () =>
        raw({ port: site.port, head, body: dribble(), pause: 1_000, giveUpAfterMs: 20_000 }),
      ),
    );
    await wait(1_000);
    const sent = await visits(site.port, 500, { width: 10 });
    const answers = readAnswers(sent);
    const ends = await slow;
    const rid = ends.filter(({ status, ms }) => [0, 408].includes(status) && ms < 15_000).length;
    return [
      serverErrors(answers),
      below("p95 of good posts meanwhile", percentile(answers, 0.95), 300, "ms"),
      exactly("answered 408 or closed within 15 s", rid, 200),
    ];
  },
};

/** Every kind of request the site knows, good and bad, in turn. */
function mixed(index: number): Omit<Call, "port" | "agent"> {
  const headers = { "content-type": "application/json" };
  switch (index % 8) {
    case 0:
      return { headers, body: inquiryBody(index).body };
    case 1:
      return { headers, body: '{"name":"x"}' };
    case 2:
      return { method: "GET", path: "/api/health" };
    case 3:
      return { method: "GET", path: "/api/cases?locale=en" };
    case 4:
      return { method: "GET", path: "/contacts" };
    case 5:
      return { method: "GET", path: "/no/such/page" };
    case 6:
      return { headers: { ...headers, "sec-fetch-site": "cross-site" }, body: inquiryBody(index).body };
    default:
      return { headers, body: "[".repeat(1_000) };
  }
}

const endurance: Scenario = {
  number: "19",
  name: "three rounds of 10,000 mixed requests",
  stores: ["sqlite", "postgres"],
  run: async (bench) => {
    const fake = await bench.crm();
    const site = await bench.site({ ...(await bench.newStore()), BITRIX24_WEBHOOK_URL: fake.webhook });
    const rounds: { mb: number; open: number }[] = [];
    let broken = 0;
    for (let count = 0; count < 3; count += 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: 50 });
      const answers = await atOnce(10_000, 50, (index) => call({ port: site.port, agent, ...mixed(index) }));
      broken += answers.filter(({ status }) => status === 0 || status >= 500).length;
      agent.destroy();
      await drainAll(site, 120);
      // What the fake keeps is no part of the site.
      fake.journal.splice(0);
      fake.leads.splice(0);
      await wait(2_000);
      rounds.push({ mb: memory(site), open: handles(site) });
    }
    const [, second, third] = rounds;
    const growth = ((third?.mb ?? 0) / (second?.mb ?? 1) - 1) * 100;
    const handlesGrowth = (third?.open ?? 0) - (second?.open ?? 0);
    return [
      exactly("5xx or broken", broken, 0),
      row(
        "memory after each round",
        rounds.map(({ mb }) => Math.round(mb)).join(" / ") + " MB",
        "third ≤ second + 5 %",
        growth <= 5,
      ),
      row(
        "open handles after each round",
        rounds.map(({ open }) => open).join(" / "),
        "flat (± 5)",
        handlesGrowth <= 5,
      ),
      exactly("unhandled rejections", site.output().match(/unhandledRejection/g)?.length ?? 0, 0),
    ];
  },
};

const otherSites: Scenario = {
  number: "20",
  name: "posts from other sites",
  stores: ONE,
  run: async (bench) => {
    const fake = await bench.crm();
    const site = await bench.site({ ...(await bench.newStore()), BITRIX24_WEBHOOK_URL: fake.webhook });
    const { body } = inquiryBody(1);
    const json = "application/json";
    const form = "application/x-www-form-urlencoded";
    const attempts: [headers: Record<string, string>, status: number][] = [
      [{ "content-type": json, "sec-fetch-site": "cross-site" }, 403],
      [{ "content-type": json, "sec-fetch-site": "same-site" }, 403],
      [{ "content-type": json, origin: "https://evil.example" }, 403],
      [{ "content-type": json, origin: "null" }, 403],
      [
        {
          "content-type": json,
          origin: "https://evil.example",
          host: "evil.example",
          "x-forwarded-host": "evil.example",
        },
        403,
      ],
      [{ "content-type": "text/plain", "sec-fetch-site": "cross-site" }, 403],
      [{ "content-type": "text/plain" }, 415],
      [{ "content-type": form, "sec-fetch-site": "cross-site" }, 403],
      [{ "content-type": form, origin: "https://evil.example" }, 403],
      [{ "content-type": "multipart/form-data; boundary=x" }, 415],
    ];
    const wrong = [];
    for (const [headers, status] of attempts) {
      const answer = await call({ port: site.port, headers, body });
      if (answer.status !== status) wrong.push(`${JSON.stringify(headers)}: ${answer.status}`);
    }
    await drain(site);
    const { pending } = (await health(site)).outbox;
    return [
      row(
        `${attempts.length} kinds refused`,
        wrong.length === 0 ? "all" : wrong.join(", "),
        "all",
        wrong.length === 0,
      ),
      exactly("stored", pending, 0),
      exactly("calls of the CRM", fake.journal.length, 0),
    ];
  },
};

export const abuseScenarios: Scenario[] = [bodies, slowClients, endurance, otherSites];
