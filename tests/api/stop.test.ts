import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startFaultModel, type FaultModel } from "../peers/fault-model";
import { health, inquiry, startSite, type Site } from "./server";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";

/** What a process that has been told to stop still owes to those it is talking to. */

let model: FaultModel;
beforeAll(async () => {
  model = await startFaultModel();
  model.text = "## Задача\n\nЗапись на приём в двенадцати поликлиниках";
});
afterAll(() => model.close());

/** Resolves as soon as nobody listens on the port any more. */
async function deaf({ port }: Site): Promise<void> {
  const accepts = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(true));
      socket.once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
  while (await accepts());
}

it("takes an inquiry that is half sent, and keeps it", async () => {
  const site = await startSite();
  const body = Buffer.from(JSON.stringify(inquiry()));
  const answered = new Promise<{ status: number; text: string; connection: unknown }>((resolve, reject) => {
    const outgoing = request(
      {
        port: site.port,
        host: "127.0.0.1",
        path: "/api/contact",
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": body.length,
          connection: "keep-alive",
        },
      },
      (incoming) => {
        let text = "";
        incoming.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
        incoming.on("end", () =>
          resolve({ status: incoming.statusCode ?? 0, text, connection: incoming.headers.connection }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.write(body.subarray(0, 20));
    void (async () => {
      // Another answer on another connection: the server has seen the first half by then.
      await health(site);
      process.kill(site.pid, "SIGTERM");
      await deaf(site);
      outgoing.end(body.subarray(20));
    })().catch(reject);
  });
  expect(await answered).toMatchObject({ status: 200 });
  await site.stop();
  const again = await startSite({ dataDir: site.dataDir });
  try {
    expect((await health(again)).outbox.pending).toBe(1);
  } finally {
    await again.stop();
  }
});

it("ends a stream whose model is silent with an error, and then itself", async () => {
  const site = await startSite({
    env: { OPENAI_BASE_URL: model.baseURL("hangAfterChunk"), OPENAI_API_KEY: "key", OPENAI_MODEL: "writer" },
  });
  const response = await fetch(`${site.origin}/api/corporate/idea`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ description: "Сеть из 12 поликлиник", locale: "en", facts: sheetWithWish("en") }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? "";
  const stopped = site.stop();
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) break;
    text += part.value;
  }
  expect(text).toContain("event: delta\n");
  expect(text).toMatch(/event: error\ndata: \{"code":"ai_unavailable","message":"[^"]+"\}\n\n$/);
  await stopped;
  // The bound would have said so.
  expect(site.output()).not.toContain("Stopped before every answer was out");
});
