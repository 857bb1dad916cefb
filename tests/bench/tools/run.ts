/**
 * Speed and memory of the tools against the finished build (`npm run build` first), with the embedded engine: `npm run bench:tools`,
 * or a part of it: `npm run bench:tools -- --only times,heap`. Exit code 1 when a target is missed.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureDrawing } from "./drawing.ts";
import { measureHeap } from "./heap.ts";
import type { Measure } from "./measure.ts";
import { measureRendering } from "./rendering.ts";
import { measureReading } from "./reading.ts";
import { measureTimes } from "./times.ts";

const parts: Readonly<Record<string, () => Promise<Measure[]>>> = {
  reading: measureReading,
  times: measureTimes,
  rendering: measureRendering,
  heap: measureHeap,
  drawing: measureDrawing,
};

const { values } = parseArgs({ options: { only: { type: "string" } } });
const only = values.only?.split(",") ?? Object.keys(parts);

const widths = [72, 30, 12];
const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" | "));

console.log(`Load of this machine before the start: ${loadavg()[0]?.toFixed(1) ?? "?"}`);
line(["what", "measured", "target", "met"]);
let missed = 0;
for (const name of only) {
  const part = parts[name];
  if (part === undefined)
    throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(", ")}`);
  for (const { what, measured, target, met } of await part()) {
    if (!met) missed += 1;
    line([what, measured, target, met ? "yes" : "NO"]);
  }
}
console.log(missed === 0 ? "\nAll targets met." : `\n${String(missed)} targets missed.`);
process.exitCode = missed === 0 ? 0 : 1;
