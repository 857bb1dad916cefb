/** 19: ten thousand requests of every kind, three times over, and three minutes of them without a rest. */
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { drainAll, exactly, row, type Scenario } from "../bench.ts";
import { atOnce, call, inquiryBody, type Call } from "../load.ts";
import { handles, memory } from "../process.ts";

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
      // The server keeps a connection for five seconds after its last request.
      await wait(7_000);
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

const MINUTES = 3;
const READING_MS = 1_000;
const A_MINUTE = 60_000 / READING_MS;

const soak: Scenario = {
  number: "19",
  name: "three minutes of mixed requests without a rest",
  stores: ["sqlite", "postgres"],
  run: async (bench) => {
    const fake = await bench.crm();
    const site = await bench.site({ ...(await bench.newStore()), BITRIX24_WEBHOOK_URL: fake.webhook });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const readings: number[] = [];
    const reader = setInterval(() => readings.push(memory(site)), READING_MS);
    let asked = 0;
    let broken = 0;
    while (readings.length < MINUTES * A_MINUTE) {
      const from = asked;
      const answers = await atOnce(500, 20, (index) =>
        call({ port: site.port, agent, ...mixed(from + index) }),
      );
      asked += answers.length;
      broken += answers.filter(({ status }) => status === 0 || status >= 500).length;
      // What the fake keeps is no part of the site.
      fake.journal.splice(0);
    }
    clearInterval(reader);
    agent.destroy();
    const peaks = Array.from({ length: MINUTES }, (_, minute) =>
      Math.max(...readings.slice(minute * A_MINUTE, (minute + 1) * A_MINUTE)),
    );
    const growth = ((peaks.at(-1) ?? 0) / (peaks[0] ?? 1) - 1) * 100;
    return [
      exactly(`5xx or broken of ${String(asked)}`, broken, 0),
      row(
        "largest memory in each minute",
        peaks.map((mb) => Math.round(mb)).join(" / ") + " MB",
        "last ≤ first + 15 %",
        growth <= 15,
      ),
    ];
  },
};

export const enduranceScenarios = [endurance, soak];
