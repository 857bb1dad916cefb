/** What nginx adds to the wait for the first text of a tool. */
import { startSite } from "../../api/server.ts";
import { startNginx } from "../../peers/nginx.ts";
import { ask, toolIds } from "../tools/ask.ts";
import { median, type Measure } from "../tools/measure.ts";

const WARM_UP = 3;
const RUNS = 25;
/** What one more hop may cost. */
const HOP_MS = 5;

/** The ways take turns; what counts is the middle of the differences of one turn, so that a busy moment of the machine does not. */
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
      const more = median(times.nginx.map((time, turn) => time - (times.direct[turn] ?? 0)));
      measures.push({
        what: `${tool}: first text, direct / through nginx`,
        measured: `${median(times.direct).toFixed(1)} / ${median(times.nginx).toFixed(1)} ms, + ${more.toFixed(1)}`,
        target: `+ < ${HOP_MS} ms`,
        met: more < HOP_MS,
      });
    }
    return measures;
  } finally {
    await front.stop();
    await site.stop("SIGKILL");
  }
}
