/**
 * Load and faults against the finished build (`npm run build` first), measured against their targets:
 * `npm run bench:inquiries`, or a part of it: `npm run bench:inquiries -- --only 1,6 --store sqlite`.
 * Everything runs on this machine. Exit code 1 when a target is missed.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { createBench, leaks, openDatabase, scannedTexts, type Measure, type StoreName } from "./bench.ts";
import { abuseScenarios } from "./scenarios/abuse.ts";
import { crashScenarios } from "./scenarios/crashes.ts";
import { enduranceScenarios } from "./scenarios/endurance.ts";
import { floodScenarios } from "./scenarios/floods.ts";
import { limitScenarios } from "./scenarios/limits.ts";
import { loadScenarios } from "./scenarios/load.ts";
import { outageScenarios } from "./scenarios/outages.ts";
import { portalScenarios } from "./scenarios/portal.ts";

const { values } = parseArgs({
  options: { only: { type: "string" }, store: { type: "string", default: "both" } },
});
if (!["sqlite", "postgres", "both"].includes(values.store)) {
  console.error("--store is sqlite, postgres or both");
  process.exit(1);
}
const stores: StoreName[] = values.store === "both" ? ["sqlite", "postgres"] : [values.store as StoreName];
const only = values.only?.split(",");

const scenarios = [
  ...loadScenarios,
  ...portalScenarios,
  ...crashScenarios,
  ...outageScenarios,
  ...limitScenarios,
  ...abuseScenarios,
  ...floodScenarios,
  ...enduranceScenarios,
].filter(({ number }) => only === undefined || only.includes(number));
scenarios.sort((a, b) => Number(a.number) - Number(b.number));

const widths = [80, 26, 14];
const line = (cells: string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" | "));

let missed = 0;
function report(scenario: string, measures: readonly Measure[]) {
  for (const { what, measured, target, met } of measures) {
    if (!met) missed += 1;
    line([`${scenario}: ${what}`, measured, target, met ? "yes" : "NO"]);
  }
}

const begin = performance.now();
const busy = () => loadavg()[0]?.toFixed(1) ?? "?";
console.log(`Load of this machine before the start: ${busy()}`);
const database = await openDatabase(stores);
line(["scenario", "measured", "target", "met"]);
try {
  for (const { number, name, stores: worth, run } of scenarios)
    for (const store of stores.filter((candidate) => worth.includes(candidate))) {
      const bench = createBench(store, database);
      const label = `${number} ${name}${worth.length > 1 ? `, ${store}` : ""}`;
      try {
        report(label, await run(bench));
      } catch (error) {
        const measured = error instanceof Error ? (error.message.split("\n")[0] ?? "") : "failed";
        report(label, [{ what: "ran", measured, target: "to its end", met: false }]);
      } finally {
        await bench.close();
      }
    }
  report("21 secrets and personal data", [
    {
      what: "hits in logs and answers",
      measured: `${leaks.length} in ${scannedTexts()} texts${leaks.length > 0 ? `: ${[...new Set(leaks)].join(", ")}` : ""}`,
      target: "0",
      met: leaks.length === 0,
    },
  ]);
} finally {
  await database?.close();
}
console.log(
  `\n${missed === 0 ? "All targets met" : `${missed} targets missed`} in ${Math.round((performance.now() - begin) / 1_000)} s.`,
);
process.exitCode = missed === 0 ? 0 : 1;
