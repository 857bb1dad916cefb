/** What it costs a browser to show a document while it is written, against showing the same document at once. */
import { once } from "node:events";
import { createServer, request as httpRequest, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
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

/** A server before the site that answers the tool itself: in pieces or whole, and every time in other letters. */
async function startTeller(site: Site, text: string) {
  // What is on the page already would not be rendered again.
  const texts = [text, text.replaceAll("о", "o"), text.replaceAll("е", "e")];
  const teller = { origin: "", mode: "at once" as Mode, over: 0, close: () => {} };
  const tell = async (response: ServerResponse) => {
    const event = (name: string, data: unknown) =>
      response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    const shown = texts[teller.over % texts.length] ?? text;
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (teller.mode === "streamed")
      for (let at = 0; at < shown.length; at += PIECE) {
        event("delta", { text: shown.slice(at, at + PIECE) });
        await wait(PAUSE_MS);
      }
    event("done", { projectIdea: shown, engine: "draft" });
    response.end();
    teller.over += 1;
  };
  const server = createServer((incoming, response) => {
    if (incoming.url === "/api/corporate/idea") {
      incoming.resume();
      void tell(response);
      return;
    }
    const { url, method, headers } = incoming;
    const outgoing = httpRequest(`${site.origin}${url ?? "/"}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  teller.origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  teller.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return teller;
}

type Teller = Awaited<ReturnType<typeof startTeller>>;

/** Has the document shown once; seconds of the page's main thread. */
async function show(page: Page, teller: Teller, mode: Mode): Promise<{ task: number; script: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const metrics = async () => {
    const { metrics: list } = await session.send("Performance.getMetrics");
    return new Map(list.map(({ name, value }) => [name, value]));
  };
  teller.mode = mode;
  const { over } = teller;
  const before = await metrics();
  await page.locator("textarea").first().press("Control+Enter");
  while (teller.over === over) await wait(50);
  // What is drawn after the last piece belongs to it.
  await wait(1_000);
  const after = await metrics();
  await session.detach();
  const spent = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return { task: spent("TaskDuration"), script: spent("ScriptDuration") };
}

/** Main-thread time of a streamed document over that of one full render, medians of five rounds after a warm-up. */
export async function measureRendering(): Promise<Measure[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  let teller: Teller | undefined;
  try {
    const text = await longDocument(site);
    teller = await startTeller(site, text);
    // The turning and gliding of the waiting marks is no part of the document.
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.goto(`${teller.origin}${PAGE}`, { waitUntil: "networkidle" });
    await page.locator("textarea").first().fill("Нужен портал обращений");
    for (const mode of ["at once", "streamed"] as const) await show(page, teller, mode);
    const shown = await page.locator(".paper").first().innerText();
    if (shown.length < text.length / 2) throw new Error("The document was not shown");
    const spent: Record<Mode, { task: number; script: number }[]> = { "at once": [], streamed: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const mode of ["at once", "streamed"] as const) spent[mode].push(await show(page, teller, mode));
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
    teller?.close();
    await browser.close();
    await site.stop("SIGKILL");
  }
}
