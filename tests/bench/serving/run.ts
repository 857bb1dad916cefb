/**
 * Speed of the site behind the nginx of deploy/nginx, against the finished build (`npm run build` first): `npm run bench:serving`, or a
 * part of it: `npm run bench:serving -- --only throughput,stream`; the load lasts `--minutes 5` against `--instances 1` of the site. Exit code 1
 * when a target is missed.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { findNginx } from "../../../scripts/gate/nginx.ts";
import type { Measure } from "../tools/measure.ts";
import { measureCrowd } from "./crowd.ts";
import { generator } from "./load.ts";
import { measureMemory } from "./memory.ts";
import { measureStream } from "./stream.ts";
import { measureThroughput } from "./throughput.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    minutes: { type: "string", default: "5" },
    instances: { type: "string", default: "1" },
  },
});

/** A part gets the path of nginx and answers its lines of the table. */
const parts: Readonly<Record<string, (nginx: string) => Promise<Measure[]>>> = {
  throughput: measureThroughput,
  stream: measureStream,
  memory: measureMemory,
  load: (path) =>
    measureCrowd(path, { minutes: Number(values.minutes), instances: Number(values.instances) }),
};

const nginx = findNginx();
if (nginx === undefined) throw new Error("There is no nginx on this machine; name one in NGINX_PATH.");
const only = values.only?.split(",") ?? Object.keys(parts);

const widths = [64, 42, 14];
const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" | "));

console.log(
  `Load of this machine before the start: ${loadavg()[0]?.toFixed(1) ?? "?"}. Load by ${generator}.`,
);
line(["what", "measured", "target", "met"]);
let missed = 0;
for (const name of only) {
  const part = parts[name];
  if (part === undefined)
    throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(", ")}`);
  for (const { what, measured, target, met } of await part(nginx)) {
    if (!met) missed += 1;
    line([what, measured, target, met ? "yes" : "NO"]);
  }
}
console.log(missed === 0 ? "\nAll targets met." : `\n${String(missed)} targets missed.`);
process.exitCode = missed === 0 ? 0 : 1;
