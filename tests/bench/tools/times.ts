/** How long a visitor waits for a draft: to the first text, and to the end. */
import { startSite } from "../../api/server.ts";
import { ask, toolIds } from "./ask.ts";
import { median, type Measure } from "./measure.ts";

const WARM_UP = 3;
const RUNS = 10;
const FIRST_MS = 100;
const WHOLE_MS = 300;

const line = (what: string, values: readonly number[], limit: number): Measure => {
  const worst = Math.max(...values);
  return {
    what,
    measured: `${median(values).toFixed(1)} / ${worst.toFixed(1)} ms`,
    target: `< ${limit} ms`,
    met: worst < limit,
  };
};

/** Median and slowest of ten runs each; the slowest has to meet the target. */
export async function measureTimes(): Promise<Measure[]> {
  const site = await startSite();
  try {
    const measures: Measure[] = [];
    for (const tool of toolIds) {
      for (let run = 0; run < WARM_UP; run += 1) await ask(site, tool, run);
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await ask(site, tool, run));
      const firsts = runs.flatMap(({ first }) => (first === undefined ? [] : [first]));
      const ends = runs.map(({ end }) => end);
      if (firsts.length > 0) measures.push(line(`${tool}: first text, median / slowest`, firsts, FIRST_MS));
      measures.push(line(`${tool}: whole, median / slowest`, ends, WHOLE_MS));
    }
    return measures;
  } finally {
    await site.stop("SIGKILL");
  }
}
