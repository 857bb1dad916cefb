/** Readers of pages, in a thread of their own: what else the bench does must not count as the time of a page. */
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { call } from "../load.ts";
import { FLIGHT, flightQuery, pages } from "./pages.ts";

export type Readers = { port: number; count: number; thinkMs: number; seconds: number };

/** Times of all pages in milliseconds, and what went wrong how often. */
export type Read = { times: number[]; wrong: Record<string, number> };

const LANGUAGES = ["ru-RU,ru;q=0.9,en;q=0.8", "ru"];

async function read({ port, count, thinkMs, seconds }: Readers): Promise<Read> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const query = await flightQuery(`http://127.0.0.1:${port}`);
  const times: number[] = [];
  const wrong: Record<string, number> = {};
  const end = performance.now() + seconds * 1_000;
  const reader = async (number: number) => {
    // They do not come all at once.
    await wait((thinkMs * number) / count);
    for (let turn = number; performance.now() < end; turn += 1) {
      const path = pages[(turn * 7 + number) % pages.length] ?? "/";
      // Every third step is one of an opened page's router.
      const isFlight = turn % 3 === 0;
      const headers = isFlight ? FLIGHT : { "accept-encoding": "gzip" };
      const language = LANGUAGES[number % LANGUAGES.length] ?? "ru";
      const { status, ms } = await call({
        ...{ port, agent, method: "GET", path: isFlight ? path + query : path },
        headers: { ...headers, "accept-language": language },
      });
      times.push(ms);
      if (status !== 200) wrong[`page: ${status}`] = (wrong[`page: ${status}`] ?? 0) + 1;
      await wait(thinkMs);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, number) => reader(number)));
  agent.destroy();
  return { times, wrong };
}

if (!isMainThread) parentPort?.postMessage(await read(workerData as Readers));
