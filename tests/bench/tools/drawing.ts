import { setTimeout as wait } from "node:timers/promises";
import { startSite, type Site } from "../../api/server.ts";
import { call, inquiryBody } from "../load.ts";
import { memory } from "../process.ts";
import type { Measure } from "./measure.ts";

/** Visitors who draw one concept after the other. */
const DRAWING = 8;
const INQUIRIES = 200;
const EVERY_MS = 50;
const MOST_MS = 100;

const JSON_TYPE = { "content-type": "application/json" };

const part = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** How long inquiries take, one every 50 ms. */
async function inquiries(site: Site): Promise<{ p50: number; p95: number; refused: number }> {
  const calls = [];
  for (let number = 0; number < INQUIRIES; number += 1) {
    const { body } = inquiryBody(number);
    calls.push(call({ port: site.port, headers: JSON_TYPE, body }));
    await wait(EVERY_MS);
  }
  const answers = await Promise.all(calls);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const refused = answers.filter(({ status }) => status !== 200).length;
  return { p50: part(times, 0.5), p95: part(times, 0.95), refused };
}

/** What inquiries notice of visitors who have concepts drawn all the time. */
export async function measureDrawing(): Promise<Measure[]> {
  const site = await startSite({ env: { CONTACT_REQUESTS_PER_HOUR: "100000", LOG_LEVEL: "error" } });
  try {
    const alone = await inquiries(site);
    const before = memory(site);
    let isOver = false;
    let drawn = 0;
    const draw = async (visitor: number) => {
      for (let number = 0; !isOver; number += 1) {
        const prompt = `Кабинет клиента ${String(visitor)}-${String(number)}: счета, платежи, график, карта, список из 12 строк`;
        const body = JSON.stringify({ prompt });
        const { status } = await call({
          port: site.port,
          path: "/api/design/image",
          headers: JSON_TYPE,
          body,
        });
        if (status === 200) drawn += 1;
        else await wait(EVERY_MS);
      }
    };
    const visitors = Array.from({ length: DRAWING }, (_, visitor) => draw(visitor));
    // The first ones load the renderer.
    while (drawn < DRAWING) await wait(EVERY_MS);
    const [first, start] = [drawn, performance.now()];
    const beside = await inquiries(site);
    const perSecond = (drawn - first) / ((performance.now() - start) / 1_000);
    isOver = true;
    await Promise.all(visitors);
    const times = ({ p50, p95 }: typeof alone) => `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
    return [
      { what: "inquiries by themselves", measured: times(alone), target: "", met: alone.refused === 0 },
      {
        what: `inquiries beside ${String(DRAWING)} visitors who have concepts drawn`,
        measured: times(beside),
        target: `p95 < ${String(MOST_MS)} ms`,
        met: beside.p95 < MOST_MS && beside.refused === 0,
      },
      {
        what: "concepts drawn meanwhile; memory before and after",
        measured: `${perSecond.toFixed(1)}/s; ${before.toFixed(0)} → ${memory(site).toFixed(0)} MB`,
        target: "",
        met: true,
      },
    ];
  } finally {
    await site.stop();
  }
}
