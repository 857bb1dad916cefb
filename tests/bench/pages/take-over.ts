import { chromium, devices } from "@playwright/test";
import { HYDRATED } from "../../../lib/site/hydrated.ts";
import { findBrowser } from "../../../scripts/gate/browser.ts";
import { median } from "../tools/measure.ts";

/** When a phone on a slow line has painted something of a page, and when React has taken the page over (ms). */
export type Arrival = { paint: number; taken: number; cls: number };

/** Slow 4G as Lighthouse names it: latency in ms, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };

/** Notes down in the page itself when React has taken over, and by how much anything has moved. */
function watch(hydrated: string): void {
  const seen = { taken: 0, cls: 0 };
  Object.assign(self, { seen });
  addEventListener(hydrated, () => (seen.taken = performance.now()));
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) seen.cls += Number(Reflect.get(shift, "value"));
  }).observe({ type: "layout-shift", buffered: true });
}

/** The medians of several visits, each of a fresh browser context, throttled by the browser itself. */
export async function takeOver(url: string, runs: number): Promise<Arrival> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const arrivals: Arrival[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const locale = /\/en(?:\/|$)/.test(url) ? "en-US" : "ru-RU";
      const context = await browser.newContext({ ...devices["Moto G4"], locale });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW_4G);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.addInitScript(watch, HYDRATED);
      await page.goto(url);
      await page.waitForFunction(() => (Reflect.get(self, "seen") as Arrival).taken > 0);
      // Fonts and sheets take effect after React.
      await page.waitForTimeout(2000);
      arrivals.push(
        await page.evaluate(() => ({
          ...(Reflect.get(self, "seen") as Arrival),
          paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
        })),
      );
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const middle = (of: keyof Arrival) => median(arrivals.map((arrival) => arrival[of]));
  return { paint: middle("paint"), taken: middle("taken"), cls: Math.max(...arrivals.map(({ cls }) => cls)) };
}
