/**
 * Lets schedules of faults happen to the outbox, the store, the direct way and the portal, in virtual time:
 * `npm run simulate -- --schedules 10000 --seed 1`. The same seed gives the same schedule; `--seed S --schedules 1 --trace`
 * shows what happened in one. After every ten thousand a line says how far it is, and a run that was ended goes on from there with
 * `--seed`. Exit code 1 when an inquiry was lost or doubled, or stuck without an alarm.
 */
import "../../server/site-modules.ts";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    schedules: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    trace: { type: "boolean", default: false },
    mutation: { type: "string" },
  },
});
// Failures are provoked by the thousand; their log lines would bury the figures.
process.env.LOG_LEVEL = "silent";
const { simulateAll } = await import("@/tests/simulation/simulate");
const { MUTATIONS } = await import("@/tests/simulation/mutations");

const mutation = MUTATIONS.find((known) => known === values.mutation);
if (values.mutation !== undefined && mutation === undefined)
  throw new Error(`--mutation is one of: ${MUTATIONS.join("; ")}`);

const BLOCK = 10_000;

const begin = performance.now();
const seconds = () => ((performance.now() - begin) / 1_000).toFixed(1);
const first = Number(values.seed);
const end = first + Number(values.schedules);
const sums: Record<string, number> = {};
let isTold = false;
for (let seed = first; seed < end; seed += BLOCK) {
  const schedules = Math.min(BLOCK, end - seed);
  const { figures, failed, last } = await simulateAll({ seed, schedules, mutation });
  for (const [name, count] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + count;
  if (end - first > BLOCK)
    console.log(
      `seeds ${seed} to ${seed + schedules - 1}: ${figures.violations} violations, after ${seconds()} s`,
    );
  if (values.trace) console.log(last?.trace.join("\n"));
  for (const { seed: bad, violations } of failed.slice(0, 20))
    console.log(`seed ${bad}: ${violations.join("; ")}`);
  const [example] = failed;
  if (example === undefined) continue;
  if (!isTold) console.log(`\nSeed ${example.seed}:\n${example.trace.join("\n")}\n`);
  isTold = true;
  process.exitCode = 1;
}
for (const [name, count] of Object.entries(sums)) console.log(`${name.padEnd(14)} ${count}`);
console.log(`${"seconds".padEnd(14)} ${seconds()}`);
