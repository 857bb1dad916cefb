/** What it costs a browser to show a document while it is written, against showing the same document at once. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { ensureBrowser } from "../../../scripts/gate/browser.ts";
import { startSite, type Site } from "../../api/server.ts";
import { ask, toolIds } from "./ask.ts";
import { median, type Measure } from "./measure.ts";

const PAGE = "/corporate-project-generator";
const SIZE = 20 * 1024;
const PIECE = 80;
const PAUSE_MS = 8;
const ROUNDS = 9;
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

/** A model that writes this text, in pieces or in one, and every time in other letters: what is on the page already would not be rendered again. */
async function startWriter(text: string) {
  const texts = [text, text.replaceAll("о", "o"), text.replaceAll("е", "e")];
  const writer = { baseURL: "", mode: "at once" as Mode, over: 0, close: () => {} };
  const chunk = (content: string, finish: string | null) =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
  const write = async (response: ServerResponse) => {
    const shown = texts[writer.over % texts.length] ?? text;
    const size = writer.mode === "streamed" ? PIECE : shown.length;
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (let at = 0; at < shown.length; at += size) {
      response.write(chunk(shown.slice(at, at + size), null));
      await wait(PAUSE_MS);
    }
    response.end(`${chunk("", "stop")}data: [DONE]\n\n`);
    writer.over += 1;
  };
  const server = createServer((incoming, response) => {
    incoming.resume();
    void write(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  writer.baseURL = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;
  writer.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return writer;
}

type Writer = Awaited<ReturnType<typeof startWriter>>;

/** Has the document shown once; seconds of the page's main thread. */
async function show(page: Page, writer: Writer, mode: Mode): Promise<{ task: number; script: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const metrics = async () => {
    const { metrics: list } = await session.send("Performance.getMetrics");
    return new Map(list.map(({ name, value }) => [name, value]));
  };
  writer.mode = mode;
  const { over } = writer;
  const before = await metrics();
  await page.locator("textarea").first().press("Control+Enter");
  while (writer.over === over) await wait(50);
  // What is drawn after the last piece belongs to it.
  await wait(1_000);
  const after = await metrics();
  await session.detach();
  const spent = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return { task: spent("TaskDuration"), script: spent("ScriptDuration") };
}

/** Main-thread time of a streamed document over that of one full render, medians of nine rounds after a warm-up. */
export async function measureRendering(): Promise<Measure[]> {
  const drafting = await startSite();
  const text = await longDocument(drafting).finally(() => drafting.stop("SIGKILL"));
  const writer = await startWriter(text);
  const env = { OPENAI_BASE_URL: writer.baseURL, OPENAI_API_KEY: "none", OPENAI_MODEL: "writer" };
  const site = await startSite({ env });
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    // The turning and gliding of the waiting marks is no part of the document.
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.goto(`${site.origin}${PAGE}`, { waitUntil: "networkidle" });
    await page.locator("textarea").first().fill("Нужен портал обращений");
    for (const mode of ["at once", "streamed"] as const) await show(page, writer, mode);
    const shown = await page.locator("[data-slot=paper]").first().innerText();
    if (shown.length < text.length / 2) throw new Error("The document was not shown");
    const spent: Record<Mode, { task: number; script: number }[]> = { "at once": [], streamed: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const mode of ["at once", "streamed"] as const) spent[mode].push(await show(page, writer, mode));
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
    writer.close();
    await browser.close();
    await site.stop("SIGKILL");
  }
}
