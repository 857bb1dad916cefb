/**
 * Lets schedules of faults happen to the outbox, the store, the direct way and the portal, in virtual time:
 * `npm run simulate -- --schedules 10000 --seed 1`. The same seed gives the same schedule; `--seed S --schedules 1 --trace`
 * shows what happened in one. Exit code 1 when an inquiry was lost or doubled, or stuck without an alarm.
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

const begin = performance.now();
const { figures, failed, last } = await simulateAll({
  ...{ seed: Number(values.seed), schedules: Number(values.schedules), mutation },
});
for (const [name, count] of Object.entries(figures)) console.log(`${name.padEnd(14)} ${count}`);
console.log(`${"seconds".padEnd(14)} ${((performance.now() - begin) / 1_000).toFixed(1)}`);
if (values.trace) console.log(last?.trace.join("\n"));
for (const { seed, violations } of failed.slice(0, 20)) console.log(`seed ${seed}: ${violations.join("; ")}`);
const [first] = failed;
if (first !== undefined) {
  console.log(`\nSeed ${first.seed}:\n${first.trace.join("\n")}`);
  process.exitCode = 1;
}
