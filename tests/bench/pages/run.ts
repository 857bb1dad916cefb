/**
 * Pages as Lighthouse's phone sees them (simulated slow 4G, CPU four times slower), against the finished build (`npm run build` first),
 * beside a static page and a bare Next page served in the same run: `npm run bench:pages`, or `-- --runs 3 --only /,/en`. Medians;
 * times in ms, sizes in KiB over the wire. Then the same pages by the browser's own throttling, finished and as Next built them. Exit
 * code 1 when a target is missed.
 */
import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { root, startSite } from "../../api/server.ts";
import { slugOfACase } from "../../e2e/content.ts";
import { serveBareNext, serveStaticFloor } from "./floors.ts";
import { takeOver, type Arrival } from "./take-over.ts";
import { visit, type Visit } from "./visit.ts";

const PAGES = [
  "/",
  "/en",
  "/services/highload",
  `/en/cases/${slugOfACase}`,
  "/blog/post1",
  "/contacts",
  "/corporate-project-generator",
  "/design-generator",
];

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const runs = Number(values.runs);
const pages = values.only?.split(",") ?? PAGES;

const kib = (bytes = 0) => (bytes / 1024).toFixed(1);
const ms = (value: number) => value.toFixed(0);
const widths = [30, 17, 5, 5, 4, 6, 6, 6, 6, 6, 6, 6, 6];
const line = (cells: readonly string[]) =>
  console.log(
    cells
      .map((cell, index) => cell.padStart(index === 0 ? 0 : (widths[index] ?? 0)).padEnd(widths[index] ?? 0))
      .join(" "),
  );

const show = (name: string, { scores, fcp, lcp, tbt, cls, bytes, total }: Visit) =>
  line([
    name,
    Object.values(scores).join("/"),
    ms(fcp),
    ms(lcp),
    ms(tbt),
    cls.toFixed(4),
    ...["Document", "Script", "Stylesheet", "Font", "Fetch"].map((kind) => kib(bytes[kind])),
    kib(total),
  ]);

let missed = 0;
const judge = (what: string, measured: string, met: boolean) => {
  if (!met) missed += 1;
  console.log(`${met ? "met   " : "MISSED"} ${what}: ${measured}`);
};

console.log(
  `Load of this machine before the start: ${loadavg()[0]?.toFixed(1) ?? "?"}. ${String(runs)} runs each.`,
);
line(["page", "perf/a11y/bp/seo", "FCP", "LCP", "TBT", "CLS", "HTML", "JS", "CSS", "fonts", "data", "total"]);

/** Finishes the pages of the build anew. */
function finish(firstPaint: "on" | "off"): void {
  const env = { ...process.env, FIRST_PAINT: firstPaint };
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build/finish-build.ts"], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The pages were not finished:\n${stderr}`);
}

/** What a phone on a slow line has of the pages, with and without the step after the build. */
async function compareFinished(): Promise<void> {
  const arrivals = { on: new Map<string, Arrival>(), off: new Map<string, Arrival>() };
  for (const step of ["off", "on"] as const) {
    finish(step);
    const site = await startSite();
    try {
      for (const path of pages) arrivals[step].set(path, await takeOver(site.origin + path, runs));
    } finally {
      await site.stop();
      if (step === "off") finish("on");
    }
  }
  console.log("\nBy the browser's own throttling (slow 4G, CPU ×4): with the step : without");
  for (const [path, { paint, taken, cls }] of arrivals.on) {
    const without = arrivals.off.get(path);
    if (!without) continue;
    const pair = (ours: number, theirs: number) =>
      `${ms(ours)} : ${ms(theirs)} = ${(ours / theirs).toFixed(2)}`;
    judge(`${path}: first paint ≤ 0.75 ×`, pair(paint, without.paint), paint <= 0.75 * without.paint);
    judge(
      `${path}: React has taken over ≤ 1.15 ×`,
      pair(taken, without.taken),
      taken <= 1.15 * without.taken,
    );
    judge(`${path}: CLS ≤ 0.01`, cls.toFixed(4), cls <= 0.01);
  }
}

const [site, floor, bare] = [await startSite(), await serveStaticFloor(), await serveBareNext()];
try {
  const floorVisit = await visit(floor.origin, runs, { language: "en", performanceOnly: true });
  show("static floor", floorVisit);
  const bareVisit = await visit(bare.origin, runs, { language: "en", performanceOnly: true });
  show("bare Next page", bareVisit);
  const seen = new Map<string, Visit>();
  for (const path of pages) {
    const language = path === "/en" || path.startsWith("/en/") ? "en" : "ru";
    const visited = await visit(site.origin + path, runs, { language });
    seen.set(path, visited);
    show(path, visited);
  }

  console.log("");
  for (const [path, { scores, cls }] of seen) {
    const { performance, ...others } = scores;
    judge(`${path}: performance ≥ 99`, String(performance), performance >= 99);
    judge(
      `${path}: the other three 100`,
      Object.values(others).join("/"),
      Object.values(others).every((score) => score === 100),
    );
    judge(`${path}: CLS ≤ 0.01`, cls.toFixed(4), cls <= 0.01);
  }
  const home = seen.get("/");
  if (home) {
    const ratio = home.lcp / floorVisit.lcp;
    judge("/: LCP ≤ 1.35 × the static floor's", ratio.toFixed(2), ratio <= 1.35);
    judge(
      "/: TBT ≤ 1.2 × the bare Next page's at ×4",
      `${ms(home.tbt)} : ${ms(bareVisit.tbt)}`,
      home.tbt <= 1.2 * bareVisit.tbt,
    );
    const slow = { cpu: 10, performanceOnly: true } as const;
    const bareSlow = await visit(bare.origin, runs, { ...slow, language: "en" });
    const homeSlow = await visit(`${site.origin}/`, runs, { ...slow, language: "ru" });
    judge(
      "/: TBT ≤ 1.2 × the bare Next page's at ×10",
      `${ms(homeSlow.tbt)} : ${ms(bareSlow.tbt)}`,
      homeSlow.tbt <= 1.2 * bareSlow.tbt,
    );
  }
} finally {
  floor.close();
  bare.close();
  await site.stop();
}
await compareFinished();
console.log(missed === 0 ? "\nAll targets met." : `\n${String(missed)} targets missed.`);
process.exitCode = missed === 0 ? 0 : 1;
