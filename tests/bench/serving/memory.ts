/** Whether one instance keeps anything of what it has answered. */
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "../../api/server.ts";
import { startFakeBitrix24 } from "../../peers/fake-bitrix24.ts";
import { samples } from "../../unit/generators/samples.ts";
import { tools, type ToolId } from "../../../lib/generators/tools.ts";
import { drainAll, FAST, ROOMY } from "../bench.ts";
import { heapOf, inspect, INSPECTED } from "../inspector.ts";
import { atOnce, call, inquiryBody, type Call } from "../load.ts";
import { handles, memory } from "../process.ts";
import { toolIds } from "../tools/ask.ts";
import type { Measure } from "../tools/measure.ts";
import { FLIGHT, flightQuery, pages } from "./pages.ts";

const WARM_UP = 3_000;
/** Between two readings; there are three. */
const HALF = 15_000;
const WIDTH = 20;
const READINGS = 6;
const SHARE = 0.05;
/** The server keeps a connection for five seconds after its last request. */
const SETTLE_MS = 7_000;

const JSON_TYPE = { "content-type": "application/json" };
const descriptions = [...Object.values(samples.ru), ...Object.values(samples.en)];

const page = (turn: number) => pages[turn % pages.length] ?? "/";

/** A draft of each tool in turn, every time about something else. */
function draft(turn: number, headers: Record<string, string> = {}): Omit<Call, "port"> {
  const tool: ToolId = toolIds[turn % toolIds.length] ?? "idea";
  const { path, promptField } = tools[tool];
  const description = `${descriptions[turn % descriptions.length] ?? ""} ${turn}`;
  return {
    path,
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify({ [promptField]: description, engine: "draft" }),
  };
}

/** Every kind of request the site knows, in turn; half of them are pages. `query` is that of flight data. */
function mixed(index: number, query: string): Omit<Call, "port"> {
  const turn = Math.floor(index / 14);
  switch (index % 14) {
    case 0:
      return draft(turn);
    case 1:
      return draft(turn + 4, { accept: "text/event-stream" });
    case 2:
      return { headers: JSON_TYPE, body: inquiryBody(turn).body };
    case 3:
      return { method: "GET", path: "/api/health" };
    case 4:
      return { method: "GET", path: `/api/cases?locale=${turn % 2 === 0 ? "ru" : "en"}` };
    case 5:
    case 6:
      return { method: "GET", path: page(index) + query, headers: FLIGHT };
    case 7:
      return { method: "GET", path: `/no/such/page-${turn}` };
    case 8:
      return { headers: JSON_TYPE, body: '{"name":"x"}' };
    case 9:
      return { method: "GET", path: "/cases", headers: { "accept-language": "en" } };
    default:
      return { method: "GET", path: page(index), headers: { "accept-encoding": "gzip" } };
  }
}

const line = (what: string, [first = 0, ...later]: readonly number[], unit: string): Measure => {
  const furthest = Math.max(...later.map((value) => Math.abs(value / first - 1)));
  const last = (later.at(-1) ?? 0) / first - 1;
  return {
    what: `${what} at start, middle, end`,
    measured: `${[first, ...later].map((value) => value.toFixed(1)).join(" / ")} ${unit}, ${(last * 100).toFixed(1)} %`,
    target: `± ${SHARE * 100} %`,
    met: furthest <= SHARE,
  };
};

/** Heap after the garbage is gone, and memory of the process: after a warm-up, after 15,000 and after 30,000 requests of all kinds. */
export async function measureMemory(): Promise<Measure[]> {
  const fake = await startFakeBitrix24(ROOMY);
  const site = await startSite({
    env: {
      ...FAST,
      ...INSPECTED,
      BITRIX24_WEBHOOK_URL: fake.webhook,
      AI_CONCURRENCY: String(WIDTH),
      // As the image and the unit of systemd have it.
      MALLOC_ARENA_MAX: "2",
    },
  });
  try {
    const inspector = await inspect(site);
    const query = await flightQuery(site.origin);
    let sent = 0;
    let failed = 0;
    const answer = async (count: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: WIDTH });
      const from = sent;
      sent += count;
      await atOnce(count, WIDTH, async (index) => {
        const { status } = await call({ port: site.port, agent, ...mixed(from + index, query) });
        if (status === 0 || status === 429 || status >= 500) failed += 1;
      });
      agent.destroy();
      await drainAll(site);
      // What the portal keeps is no part of the site.
      fake.journal.splice(0);
      fake.leads.splice(0);
      await wait(SETTLE_MS);
      // The process gives memory back when it sees fit: the lowest of some readings is what it holds on to.
      const heaps: number[] = [];
      const residents: number[] = [];
      for (let reading = 0; reading < READINGS; reading += 1) {
        heaps.push(await heapOf(inspector));
        residents.push(memory(site));
      }
      return { heap: Math.min(...heaps), resident: Math.min(...residents), open: handles(site) };
    };
    const readings = [await answer(WARM_UP), await answer(HALF), await answer(HALF)];
    inspector.close();
    const open = readings.map((reading) => reading.open);
    return [
      line(
        "heap of one instance",
        readings.map(({ heap }) => heap),
        "MB",
      ),
      line(
        "memory of its process",
        readings.map(({ resident }) => resident),
        "MB",
      ),
      {
        what: "open files and sockets",
        measured: open.join(" / "),
        target: "+ ≤ 2",
        met: (open.at(-1) ?? 0) <= (open[0] ?? 0) + 2,
      },
      {
        what: "refused, broken, 5xx",
        measured: `${failed} of ${sent}`,
        target: "0",
        met: failed === 0,
      },
    ];
  } finally {
    await site.stop("SIGKILL");
    await fake.close();
  }
}
