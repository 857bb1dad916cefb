/** 22: floods from more networks than anybody can count. */
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { memory } from "../process.ts";
import { below, exactly, row, serverErrors, type Scenario } from "../bench.ts";
import { heapOf, inspect, INSPECTED } from "../inspector.ts";
import { atOnce, call, inquiryBody, type Answer } from "../load.ts";
import type { Site } from "../../api/server.ts";

const ONE = ["sqlite"] as const;

/** A request a second from each of so many networks would go on for days. */
const WARM_UP = 2_000;
const NETWORKS = 6_000;

/** As many as any counter may have to remember, and half as many again. */
const ALL_NETWORKS = 100_000;

/** As many posts as once ended a process of this size, all of one /48 of IPv6. */
const POSTS = 8_607;
const SMALL = { NODE_OPTIONS: "--max-old-space-size=256" };

type From = (index: number) => string;

/** A post from each of so many networks, some at once, as through a proxy that keeps its connections. */
async function flood(site: Site, count: number, from: From): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const answers = await atOnce(count, 20, (index) =>
    call({
      port: site.port,
      agent,
      headers: { "content-type": "application/json", "x-forwarded-for": from(index) },
      body: inquiryBody(index).body,
    }),
  );
  agent.destroy();
  return answers;
}

const ownBlock =
  (first: number): From =>
  (index) =>
    `2001:${(first + (index >> 16)).toString(16)}:${(index & 0xffff).toString(16)}:1::1`;
const oneBlock: From = (index) => `2001:db8:1:${index.toString(16)}::1`;

const heap: Scenario = {
  number: "22",
  name: "what a new client leaves in memory",
  stores: ONE,
  run: async (bench) => {
    const env = { ...(await bench.newStore()), ...INSPECTED, TRUSTED_PROXY_HOPS: "1" };
    const site = await bench.site(env);
    const inspector = await inspect(site);
    try {
      const warm = await flood(site, WARM_UP, ownBlock(0x100));
      const before = await heapOf(inspector);
      const answers = await flood(site, NETWORKS, ownBlock(0x200));
      const after = await heapOf(inspector);
      const perThousand = ((after - before) / NETWORKS) * 1_000;
      return [
        exactly(
          "answered 200",
          [...warm, ...answers].filter(({ status }) => status === 200).length,
          WARM_UP + NETWORKS,
        ),
        row(
          "heap after a full collection, for 1,000 new networks",
          `${perThousand.toFixed(2)} MB (${before.toFixed(1)} → ${after.toFixed(1)})`,
          "< 1 MB",
          perThousand < 1,
        ),
      ];
    } finally {
      inspector.close();
    }
  },
};

const flat: Scenario = {
  number: "22",
  name: `memory after ${ALL_NETWORKS} networks`,
  stores: ONE,
  run: async (bench) => {
    const env = { ...(await bench.newStore()), ...INSPECTED, TRUSTED_PROXY_HOPS: "1" };
    const site = await bench.site({ ...env, CONTACT_REQUESTS_PER_HOUR: "1" });
    const inspector = await inspect(site);
    try {
      const heaps: number[] = [];
      const answers: Answer[] = [];
      for (const [first, count] of [
        [0x100, ALL_NETWORKS / 4],
        [0x200, (ALL_NETWORKS * 3) / 4],
        [0x300, ALL_NETWORKS / 2],
      ] as const) {
        answers.push(...(await flood(site, count, ownBlock(first))));
        heaps.push(await heapOf(inspector));
      }
      const [, full = 0, later = 0] = heaps;
      return [
        serverErrors(answers),
        row(
          "heap after a full collection, with a quarter of them, all, and half as many again",
          `${heaps.map((heap) => heap.toFixed(1)).join(" / ")} MB`,
          "< 1 MB more",
          later - full < 1,
        ),
      ];
    } finally {
      inspector.close();
    }
  },
};

const small: Scenario = {
  number: "22",
  name: `${POSTS} posts from one /48 with a heap of 256 MB`,
  stores: ONE,
  run: async (bench) => {
    const site = await bench.site({
      ...(await bench.newStore()),
      ...SMALL,
      TRUSTED_PROXY_HOPS: "1",
      CONTACT_REQUESTS_PER_HOUR: "10",
    });
    const begin = performance.now();
    const honest: Answer[] = [];
    const over = new AbortController();
    const visitors = (async () => {
      while (!over.signal.aborted) {
        honest.push(...(await flood(site, 1, () => `198.51.${honest.length % 256}.1`)));
        await wait(500);
      }
    })();
    const answers = await flood(site, POSTS, oneBlock);
    over.abort();
    await visitors;
    const seconds = (performance.now() - begin) / 1_000;
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    return [
      serverErrors(answers),
      exactly("let through", count(200), 160),
      exactly("refused", count(429), POSTS - 160),
      row(
        "visitors from elsewhere meanwhile",
        `${honest.filter(({ status }) => status === 200).length} of ${honest.length} in ${seconds.toFixed(0)} s`,
        "all",
        honest.every(({ status }) => status === 200),
      ),
      below("memory of the process", memory(site), 512, "MB"),
    ];
  },
};

const strangers: Scenario = {
  number: "22",
  name: "posts from 3,000 blocks at once",
  stores: ["sqlite", "postgres"],
  run: async (bench) => {
    const site = await bench.site({
      ...(await bench.newStore()),
      TRUSTED_PROXY_HOPS: "1",
      CONTACT_REQUESTS_PER_HOUR: "1",
    });
    const answers = await flood(site, 3_000, ownBlock(0x300));
    const through = answers.filter(({ status }) => status === 200).length;
    const minutes = Math.ceil(answers.reduce((sum, { ms }) => sum + ms, 0) / 20 / 60_000) + 1;
    const again = await (async () => {
      // A minute at most, whatever others have done.
      for (let waited = 0; ; waited += 1) {
        const [answer] = await flood(site, 1, () => "198.51.100.1");
        if (answer?.status === 200 || waited > 61) return waited;
        await wait(1_000);
      }
    })();
    return [
      serverErrors(answers),
      row("let through", through, `≤ 60 a minute (${minutes})`, through <= 60 * minutes),
      row("then a visitor waits", `${again} s`, "≤ 60 s", again <= 60),
    ];
  },
};

export const floodScenarios = [heap, flat, small, strangers];
