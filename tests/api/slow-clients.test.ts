/** Clients that send or read as slowly as they can take nothing from others, and are not waited for. */
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { raw } from "../bench/raw";
import { startFaultModel } from "../peers/fault-model";
import { inquiry, post, startSite, type Site } from "./server";

const MANY = 100;
/** Answers that are made at the same time. */
const PLACES = 4;

let site: Site | undefined;
afterEach(() => site?.stop());

function* dribble(): Generator<string> {
  for (;;) yield "x";
}

it("a byte a second ends with 408, and honest visitors are served meanwhile", async () => {
  const running = (site = await startSite({ env: { CONTACT_REQUESTS_PER_HOUR: "1000" } }));
  const head = "POST /api/contact HTTP/1.1\nContent-Type: application/json\nContent-Length: 100000";
  const slow = Promise.all(
    Array.from({ length: MANY }, () =>
      raw({ port: running.port, head, body: dribble(), pause: 1_000, giveUpAfterMs: 25_000 }),
    ),
  );
  for (let visit = 0; visit < 20; visit += 1)
    expect((await post(running, inquiry({ message: `Нужен портал номер ${visit}` }))).status).toBe(200);
  expect(new Set((await slow).map(({ status }) => status))).toEqual(new Set([408]));
});

it("streams that nobody reads hold the places of one network alone, and give them back", async () => {
  const model = await startFaultModel();
  const running = (site = await startSite({
    env: {
      OPENAI_BASE_URL: model.baseURL("hangAfterChunk"),
      OPENAI_API_KEY: "sk-test",
      OPENAI_MODEL: "writer",
      AI_CONCURRENCY: String(PLACES),
      TRUSTED_PROXY_HOPS: "1",
    },
  }));
  model.text = "Сорок знаков, после которых модель молчит и не уходит.";
  const ask = (from: string, description: string) => {
    const body = JSON.stringify({ description });
    const socket = connect(running.port, "127.0.0.1");
    socket.pause().on("error", () => undefined);
    socket.write(
      `POST /api/corporate/idea HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${from}\r\nAccept: text/event-stream\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    return socket;
  };
  const asked = (description: string) =>
    model.requests.filter(({ body }) => JSON.stringify(body).includes(description)).length;
  const [clinics, shops, again] = ["Сеть из 12 поликлиник", "Сеть из 30 магазинов", "Сеть из 7 складов"];
  const sockets: Socket[] = Array.from({ length: MANY }, () => ask("192.0.2.7", clinics));
  await expect.poll(() => asked(clinics), { timeout: 60_000 }).toBeGreaterThan(0);
  expect((await post(running, inquiry(), { "x-forwarded-for": "198.51.100.9" })).status).toBe(200);
  // Another network has a place of its own beside them.
  sockets.push(ask("203.0.113.5", shops));
  await expect.poll(() => asked(shops), { timeout: 60_000 }).toBe(1);
  expect(asked(clinics)).toBeLessThan(PLACES);
  for (const socket of sockets) socket.destroy();
  await Promise.all(model.requests.map(({ over }) => over));
  sockets.push(ask("192.0.2.7", again));
  await expect.poll(() => asked(again), { timeout: 60_000 }).toBe(1);
  for (const socket of sockets) socket.destroy();
  await model.close();
});
