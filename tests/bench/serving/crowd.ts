/** A campaign's day: readers, tools and inquiries at the same time, through nginx. */
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { SECRET, startSite, type Site } from "../../api/server.ts";
import { startFakeBitrix24 } from "../../peers/fake-bitrix24.ts";
import { startNginx } from "../../peers/nginx.ts";
import { startPostgres } from "../../peers/postgres.ts";
import { arrived, drainAll, exactly, FAST, ROOMY, row } from "../bench.ts";
import { call, inquiryBody, percentile, type Answer, type Visit } from "../load.ts";
import { memory } from "../process.ts";
import { ask, toolIds } from "../tools/ask.ts";
import type { Measure } from "../tools/measure.ts";
import type { Read, Readers } from "./readers.ts";

const READERS = 200;
const THINK_MS = 1_000;
const STREAMS = 20;
const INQUIRIES_PER_SECOND = 5;
const PAGE_MS = 50;
/** The first seconds of a process are no measure. */
const WARM_UP_SECONDS = 10;

/** All this comes from one address. */
const ONE_ADDRESS = {
  "rate=20r/s": "rate=100000r/s",
  "limit_conn site_connections 300;": "limit_conn site_connections 3000;",
  "limit_conn site_connections 100;": "limit_conn site_connections 3000;",
};

const readersOf = (data: Readers) =>
  new Promise<Read>((resolve, reject) => {
    const worker = new Worker(new URL("readers.ts", import.meta.url), { workerData: data });
    worker.once("message", resolve).once("error", reject);
  });

/** Visitors of the tools: each asks for the next draft as soon as the last one is there. */
async function streamsOf(site: Site, goOn: () => boolean, wrong: (kind: string) => void) {
  let count = 0;
  const visitor = async (number: number) => {
    for (let turn = number; goOn(); turn += 1) {
      const tool = toolIds[turn % toolIds.length] ?? "idea";
      try {
        await ask(site, tool, turn);
        count += 1;
      } catch (error) {
        wrong(error instanceof Error ? error.message.slice(0, 80) : "unknown");
      }
    }
  };
  await Promise.all(Array.from({ length: STREAMS }, (_, number) => visitor(number)));
  return count;
}

/** Inquiries at a steady pace, however long the answers take. */
async function inquiriesOf({ port }: Site, goOn: () => boolean): Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  while (goOn()) {
    const id = randomUUID();
    const { body, hasBrief } = inquiryBody(visits.length + 1);
    const headers = { "content-type": "application/json", "idempotency-key": id };
    visits.push(call({ port, headers, body }).then((answer) => ({ id, hasBrief, answer })));
    await wait(1_000 / INQUIRIES_PER_SECOND);
  }
  return Promise.all(visits);
}

/** The longest the site's loop stood still, as the site itself has measured it since it was last asked. */
async function longestStall({ origin }: Site): Promise<number> {
  const headers = { authorization: `Bearer ${SECRET}` };
  const text = await (await fetch(`${origin}/api/metrics`, { headers })).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1_000;
}

const times = (answers: readonly Pick<Answer, "ms">[]) => {
  const all = answers.map(({ ms }) => ({ status: 200, text: "", ms }));
  return [0.5, 0.95, 0.99].map((share) => percentile(all, share));
};
const shown = (values: readonly number[]) => `${values.map((value) => value.toFixed(1)).join(" / ")} ms`;

/**
 * 200 readers, 20 streams and 5 inquiries a second.
 * @param instances one keeps its inquiries in SQLite, several share a PostgreSQL
 */
export async function measureCrowd(
  nginx: string,
  { minutes, instances }: { minutes: number; instances: number },
): Promise<Measure[]> {
  const fake = await startFakeBitrix24(ROOMY);
  const database = instances > 1 ? await startPostgres() : undefined;
  const env = {
    ...FAST,
    LOG_LEVEL: "warn",
    BITRIX24_WEBHOOK_URL: fake.webhook,
    TRUSTED_PROXY_HOPS: "1",
    // As the image and the unit of systemd have it.
    MALLOC_ARENA_MAX: "2",
    AI_CONCURRENCY: String(STREAMS),
    ...(database && { DATABASE_URL: await database.freshUrl() }),
  };
  const sites = await Promise.all(Array.from({ length: instances }, () => startSite({ env })));
  const [first] = sites;
  if (first === undefined) throw new Error("--instances has to be 1 or more.");
  const ports = sites.map(({ port }) => port);
  const front = await startNginx({ nginx, sites: ports, change: ONE_ADDRESS });
  const site: Site = { ...first, origin: front.origin, port: front.port };
  try {
    const crowd = async (seconds: number) => {
      const wrong: Record<string, number> = {};
      const end = performance.now() + seconds * 1_000;
      const goOn = () => performance.now() < end;
      const readers = { port: front.port, count: READERS, thinkMs: THINK_MS, seconds };
      const [read, streams, visits] = await Promise.all([
        readersOf(readers),
        streamsOf(site, goOn, (kind) => (wrong[kind] = (wrong[kind] ?? 0) + 1)),
        inquiriesOf(site, goOn),
      ]);
      for (const { answer } of visits)
        if (answer.status !== 200) {
          const kind = `inquiry: ${answer.status}`;
          wrong[kind] = (wrong[kind] ?? 0) + 1;
        }
      return { read, streams, visits, wrong: Object.entries({ ...wrong, ...read.wrong }) };
    };
    const warmUp = await crowd(WARM_UP_SECONDS);
    await Promise.all(sites.map(longestStall));
    const before = sites.map(memory);
    const { read, streams, visits, wrong } = await crowd(minutes * 60);
    const load = loadavg()[0] ?? 0;
    const stalls = await Promise.all(sites.map(longestStall));
    const after = sites.map(memory);
    const left = await drainAll(first);
    const pageTimes = times(read.times.map((ms) => ({ ms })));
    const [, p95 = Infinity] = pageTimes;
    const info = { target: "", met: true };
    const logged = sites.flatMap(({ output }) => output().match(/"msg":"[^"]*"/g) ?? []);
    return [
      {
        what: `load of ${minutes} min, ${instances} of the site`,
        measured: `${read.times.length} pages, ${streams} streams, ${visits.length} inquiries`,
        ...info,
      },
      row(
        "errors",
        wrong.length === 0 ? "0" : wrong.map(([kind, count]) => `${count} × ${kind}`).join("; "),
        "0",
        wrong.length === 0,
      ),
      row("pages through nginx, p50 / p95 / p99", shown(pageTimes), `p95 < ${PAGE_MS} ms`, p95 < PAGE_MS),
      {
        what: "inquiries through nginx, p50 / p95 / p99",
        measured: shown(times(visits.map(({ answer }) => answer))),
        ...info,
      },
      exactly("inquiries left", left, 0),
      ...arrived([fake], [...warmUp.visits, ...visits]),
      { what: "longest stall of a site's loop", measured: shown(stalls), ...info },
      {
        what: "memory of the processes before / after",
        measured: `${before.map(Math.round).join(", ")} / ${after.map(Math.round).join(", ")} MB`,
        ...info,
      },
      { what: "warnings in the log", measured: [...new Set(logged)].join(", ") || "0", ...info },
      { what: "load average of the machine at the end", measured: load.toFixed(1), ...info },
    ];
  } finally {
    await front.stop();
    for (const running of sites) await running.stop("SIGKILL");
    await database?.close();
    await fake.close();
  }
}
