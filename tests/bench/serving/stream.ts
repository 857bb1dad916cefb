/** What nginx adds to the wait for the first text of a tool. */
import { startSite } from "../../api/server.ts";
import { startNginx } from "../../peers/nginx.ts";
import { ask, toolIds } from "../tools/ask.ts";
import { median, type Measure } from "../tools/measure.ts";

const WARM_UP = 3;
const RUNS = 15;
/** What one more hop may cost. */
const HOP_MS = 5;

/** The ways take turns; the middle of the runs counts. */
export async function measureStream(nginx: string): Promise<Measure[]> {
  const site = await startSite({ env: { TRUSTED_PROXY_HOPS: "1" } });
  const front = await startNginx({
    nginx,
    sites: [site.port],
    // All this comes from one address.
    change: { "rate=20r/s": "rate=1000r/s" },
  });
  const through = { ...site, origin: front.origin, port: front.port };
  try {
    const measures: Measure[] = [];
    for (const tool of toolIds) {
      const times = { direct: [] as number[], nginx: [] as number[] };
      for (let run = -WARM_UP; run < RUNS; run += 1)
        for (const [way, at] of [
          ["direct", site],
          ["nginx", through],
        ] as const) {
          const { first } = await ask(at, tool, run + WARM_UP);
          if (run >= 0 && first !== undefined) times[way].push(first);
        }
      if (times.nginx.length === 0) continue;
      const [direct, behind] = [median(times.direct), median(times.nginx)];
      measures.push({
        what: `${tool}: first text, direct / through nginx`,
        measured: `${direct.toFixed(1)} / ${behind.toFixed(1)} ms`,
        target: `+ < ${HOP_MS} ms`,
        met: behind - direct < HOP_MS,
      });
    }
    return measures;
  } finally {
    await front.stop();
    await site.stop("SIGKILL");
  }
}
