/**
 * Damages stores on disk, one after the other, and lets a site live with each: `npm run bench:damage -- --stores 500 --seed 1`.
 * Exit code 1 when an inquiry was doubled or garbled, or not delivered without a word.
 */
import "../../server/site-modules.ts";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { stores: { type: "string", default: "500" }, seed: { type: "string", default: "1" } },
});
// Damage is met by the hundred; its log lines would bury the figures.
process.env.LOG_LEVEL = "silent";
const { withDamage } = await import("@/tests/simulation/damaged-store");
const { DAMAGES } = await import("@/tests/simulation/damage");

const begin = performance.now();
const all = [];
for (let count = 0; count < Number(values.stores); count += 1)
  all.push(await withDamage(Number(values.seed) + count));

for (const kind of DAMAGES) {
  const some = all.filter((damaged) => damaged.kind === kind);
  const sum = (name: "doubled" | "garbled" | "undelivered" | "untold") =>
    some.reduce((total, one) => total + one[name], 0);
  const alarms = some.filter(({ alarm }) => alarm !== undefined).length;
  console.log(
    `${kind.padEnd(14)} ${some.length} stores, ${alarms} alarms: ${sum("doubled")} doubled, ${sum("garbled")} garbled, ${sum("undelivered")} undelivered, ${sum("untold")} of these untold`,
  );
}
console.log(`${((performance.now() - begin) / 1_000).toFixed(1)} seconds`);
const bad = all.filter(({ doubled, garbled, untold }) => doubled + garbled + untold > 0);
for (const one of bad.slice(0, 20)) console.log(JSON.stringify(one));
process.exitCode = bad.length > 0 ? 1 : 0;
