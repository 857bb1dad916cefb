/** Whether the server keeps anything of what it has drafted. */
import { setTimeout as wait } from "node:timers/promises";
import { startSite, type Site } from "../../api/server.ts";
import { ask, toolIds } from "./ask.ts";
import type { Measure } from "./measure.ts";

const WARM_UP = 50;
const ROUND = 100;
const GROWTH = 1.1;

type Inspector = { send: (method: string) => Promise<unknown>; close: () => void };

/** The inspector of a site that was started with `--inspect`. */
async function inspect(site: Site): Promise<Inspector> {
  for (;;) {
    const [address] = /ws:\/\/\S+/.exec(site.output()) ?? [];
    if (address === undefined) {
      await wait(50);
      continue;
    }
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    let last = 0;
    return {
      send: (method) => {
        last += 1;
        const id = last;
        return new Promise((resolve) => {
          const hear = ({ data }: MessageEvent<string>) => {
            const message = JSON.parse(data) as { id?: number; result?: unknown };
            if (message.id !== id) return;
            socket.removeEventListener("message", hear);
            resolve(message.result);
          };
          socket.addEventListener("message", hear);
          socket.send(JSON.stringify({ id, method }));
        });
      },
      close: () => socket.close(),
    };
  }
}

/** Megabytes in use after the garbage is gone. */
async function heapOf({ send }: Inspector): Promise<number> {
  await wait(500);
  await send("HeapProfiler.collectGarbage");
  await send("HeapProfiler.collectGarbage");
  const { usedSize } = (await send("Runtime.getHeapUsage")) as { usedSize: number };
  return usedSize / 1024 / 1024;
}

/** The heap after 100 and after 200 generations of all tools in turn. */
export async function measureHeap(): Promise<Measure[]> {
  const site = await startSite({ env: { NODE_OPTIONS: "--inspect=127.0.0.1:0" } });
  try {
    const inspector = await inspect(site);
    let number = 0;
    const generate = async (count: number) => {
      for (const until = number + count; number < until; number += 1)
        await ask(site, toolIds[number % toolIds.length] ?? "idea", number);
    };
    await generate(WARM_UP);
    const heaps: [number, number] = [0, 0];
    for (const round of [0, 1] as const) {
      await generate(ROUND);
      heaps[round] = await heapOf(inspector);
    }
    inspector.close();
    const [first, second] = heaps;
    return [
      {
        what: "heap of the server after 100 / 200 generations",
        measured: `${first.toFixed(1)} / ${second.toFixed(1)} MB`,
        target: "≤ + 10 %",
        met: second <= first * GROWTH,
      },
    ];
  } finally {
    await site.stop("SIGKILL");
  }
}
