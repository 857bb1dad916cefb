/** Whether the server keeps anything of what it has drafted. */
import { startSite } from "../../api/server.ts";
import { heapOf, inspect, INSPECTED } from "../inspector.ts";
import { ask, toolIds } from "./ask.ts";
import type { Measure } from "./measure.ts";

const WARM_UP = 50;
const ROUND = 100;
const GROWTH = 1.1;

/** The heap after 100 and after 200 generations of all tools in turn. */
export async function measureHeap(): Promise<Measure[]> {
  const site = await startSite({ env: INSPECTED });
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
