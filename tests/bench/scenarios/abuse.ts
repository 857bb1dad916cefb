/** 10, 11, 20: bodies meant to hurt, clients that dribble, other sites' visitors. */
import { setTimeout as wait } from "node:timers/promises";
import { drain, health } from "../../api/server.ts";
import { below, exactly, readAnswers, row, serverErrors, warmUp, type Scenario } from "../bench.ts";
import { hostile } from "../hostile.ts";
import { call, inquiryBody, percentile, visits } from "../load.ts";
import { memory } from "../process.ts";
import { raw } from "../raw.ts";

const ONE = ["sqlite"] as const;

const BLOCKS = 8;
const ROUNDS_PER_BLOCK = 10;

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
    const results: Awaited<ReturnType<typeof round>> = [];
    // What is read and thrown away is collected by the tens of megabytes, at moments of the collector's own choosing: the lowest
    // reading after several blocks is what the process holds on to.
    const held = async () => {
      let lowest = Infinity;
      for (let block = 0; block < BLOCKS; block += 1) {
        for (let count = 0; count < ROUNDS_PER_BLOCK; count += 1) results.push(...(await round()));
        lowest = Math.min(lowest, memory(site));
      }
      return lowest;
    };
    let before = await held();
    for (let settling = 0; settling < 8; settling += 1) {
      const now = await held();
      const settled = Math.abs(now - before) < 6;
      before = now;
      if (settled) break;
    }
    const growth = (await held()) - before;
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
      [{ "content-type": "multipart/form-data; boundary=x" }, 400],
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

export const abuseScenarios: Scenario[] = [bodies, slowClients, otherSites];
