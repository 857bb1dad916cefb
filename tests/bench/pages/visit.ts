import { chromium } from "@playwright/test";
import lighthouse, { type Config } from "lighthouse";
import { findBrowser } from "../../../scripts/gate/browser.ts";
import { freePort } from "../../api/server.ts";
import { median } from "../tools/measure.ts";

/** What Lighthouse's phone on a slow line sees of a page. Times in ms, bytes over the wire. */
export type Visit = {
  scores: Record<"performance" | "accessibility" | "best-practices" | "seo", number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: Record<string, number>;
  total: number;
};

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type VisitOptions = { language: "ru" | "en"; cpu?: number; performanceOnly?: boolean };

/** One visit of a fresh browser. `cpu` says how many times slower than this machine (Lighthouse's own: 4). */
async function visitOnce(url: string, { language, cpu = 4, performanceOnly }: VisitOptions): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", `--remote-debugging-port=${String(port)}`, `--accept-lang=${language}`],
  });
  try {
    const config: Config = {
      extends: "lighthouse:default",
      settings: {
        onlyCategories: performanceOnly ? ["performance"] : [...CATEGORIES],
        throttling: {
          rttMs: 150,
          throughputKbps: 1638.4,
          requestLatencyMs: 562.5,
          downloadThroughputKbps: 1474.56,
          uploadThroughputKbps: 675,
          cpuSlowdownMultiplier: cpu,
        },
      },
    };
    const result = await lighthouse(url, { port, logLevel: "silent" }, config);
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const bytes: Record<string, number> = {};
    let total = 0;
    for (const { resourceType, transferSize } of requestsOf(audits["network-requests"]?.details)) {
      bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
      total += transferSize;
    }
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? Number.NaN) * 100)]),
      ) as Visit["scores"],
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      bytes,
      total,
    };
  } finally {
    await browser.close();
  }
}

type Request = { resourceType: string; transferSize: number };

const requestsOf = (details: unknown): Request[] => {
  const items: unknown = details && typeof details === "object" ? Reflect.get(details, "items") : undefined;
  return Array.isArray(items) ? (items as Request[]) : [];
};

/** Visits again, once, after Lighthouse has lost the beginning of its own recording. */
const visitSurely = (url: string, options: VisitOptions) =>
  visitOnce(url, options).catch((error: unknown) => {
    if (!String(error).includes("NO_NAVSTART")) throw error;
    return visitOnce(url, options);
  });

/** The medians of several visits, each value for itself; scores are the lowest seen. */
export async function visit(url: string, runs: number, options: VisitOptions): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitSurely(url, options));
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const last = visits.at(-1);
  if (last === undefined) throw new Error("At least one run is needed.");
  return {
    ...last,
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [
        id,
        id === "performance"
          ? middle(({ scores }) => scores[id])
          : Math.min(...visits.map(({ scores }) => scores[id])),
      ]),
    ) as Visit["scores"],
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: Math.max(...visits.map(({ cls }) => cls)),
  };
}
