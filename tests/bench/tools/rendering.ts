/** What it costs a browser to show a document while it is written, against showing the same document at once. */
import { chromium, type Page } from "@playwright/test";
import { ensureBrowser } from "../../../scripts/browser.ts";
import { startSite, type Site } from "../../api/server.ts";
import { ask, toolIds } from "./ask.ts";
import { median, type Measure } from "./measure.ts";

const PAGE = "/corporate-project-generator";
const SIZE = 20 * 1024;
const PIECE = 80;
const PAUSE_MS = 8;
const ROUNDS = 5;
const TIMES = 2;

/** A text of that many characters out of the site's own drafts. */
async function longDocument(site: Site): Promise<string> {
  let text = "";
  for (let number = 0; text.length < SIZE; number += 1)
    for (const tool of toolIds.filter((id) => id === "architecture" || id === "requirements"))
      text += `${(await ask(site, tool, number)).text}\n\n`;
  const end = text.lastIndexOf("\n\n", SIZE);
  return text.slice(0, end);
}

type Mode = "streamed" | "at once";

/** In the page: answers of the tool come from here, in pieces or whole. */
function answerInThePage([text, size, pause]: readonly [string, number, number]) {
  const own = window.fetch.bind(window);
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const bench = { mode: "at once", over: 0 };
  const event = (name: string, data: unknown) =>
    new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  // Every time in other letters: what is on the page already would not be rendered again.
  const texts = [text, text.replaceAll("о", "o"), text.replaceAll("е", "e")];
  const body = () =>
    new ReadableStream<Uint8Array>({
      async start(controller) {
        const shown = texts[bench.over % texts.length] ?? text;
        const pieces = shown.match(new RegExp(`[\\s\\S]{1,${String(size)}}`, "g")) ?? [];
        if (bench.mode === "streamed")
          for (const piece of pieces) {
            controller.enqueue(event("delta", { text: piece }));
            await wait(pause);
          }
        controller.enqueue(event("done", { projectIdea: shown, engine: "draft" }));
        controller.close();
        bench.over += 1;
      },
    });
  Object.assign(window, {
    bench,
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      String(input).includes("/api/corporate/idea")
        ? Promise.resolve(new Response(body(), { headers: { "content-type": "text/event-stream" } }))
        : own(input, init),
  });
}

type Bench = { mode: Mode; over: number };

/** Has the document shown once; seconds of the page's main thread. */
async function show(page: Page, mode: Mode): Promise<{ task: number; script: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const metrics = async () => {
    const { metrics: list } = await session.send("Performance.getMetrics");
    return new Map(list.map(({ name, value }) => [name, value]));
  };
  const over = await page.evaluate((next) => {
    const { bench } = window as unknown as { bench: Bench };
    bench.mode = next;
    return bench.over;
  }, mode);
  const before = await metrics();
  await page.locator("textarea").first().press("Control+Enter");
  await page.waitForFunction((count) => (window as unknown as { bench: Bench }).bench.over > count, over, {
    polling: 250,
  });
  // What is drawn after the last piece belongs to it.
  await page.waitForTimeout(1_000);
  const after = await metrics();
  await session.detach();
  const spent = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return { task: spent("TaskDuration"), script: spent("ScriptDuration") };
}

/** Main-thread time of a streamed document over that of one full render, medians of five rounds after a warm-up. */
export async function measureRendering(): Promise<Measure[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const text = await longDocument(site);
    // The turning and gliding of the waiting marks is no part of the document.
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.addInitScript(answerInThePage, [text, PIECE, PAUSE_MS] as const);
    await page.goto(`${site.origin}${PAGE}`, { waitUntil: "networkidle" });
    await page.locator("textarea").first().fill("Нужен портал обращений");
    for (const mode of ["at once", "streamed"] as const) await show(page, mode);
    const shown = await page.locator(".paper").first().innerText();
    if (shown.length < text.length / 2) throw new Error("The document was not shown");
    const spent: Record<Mode, { task: number; script: number }[]> = { "at once": [], streamed: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const mode of ["at once", "streamed"] as const) spent[mode].push(await show(page, mode));
    return (["task", "script"] as const).map((kind) => {
      const [once, streamed] = (["at once", "streamed"] as const).map(
        (mode) => median(spent[mode].map((cost) => cost[kind])) * 1_000,
      );
      const ratio = (streamed ?? Number.NaN) / (once ?? Number.NaN);
      return {
        what: `browser, ${text.length} characters streamed / at once, ${kind} time`,
        measured: `${streamed?.toFixed(0)} / ${once?.toFixed(0)} ms = ${ratio.toFixed(2)} ×`,
        target: `≤ ${TIMES} ×`,
        met: ratio <= TIMES,
      };
    });
  } finally {
    await browser.close();
    await site.stop("SIGKILL");
  }
}
