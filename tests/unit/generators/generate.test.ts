import { afterEach, describe, expect, it, vi } from "vitest";
import { GenerateError } from "@/lib/generators/client/generate-error";
import { generate } from "@/lib/generators/client/generate";

afterEach(() => vi.unstubAllGlobals());

const answer = { projectIdea: "раз\nдва", engine: "draft" };
const sse = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A body in pieces of a few bytes, so that characters and events are cut apart. */
const inPieces = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
      controller.close();
    },
  });
};
const stream = (text: string) =>
  new Response(inPieces(text), { headers: { "content-type": "text/event-stream; charset=utf-8" } });

function serve(respond: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const request = new Request(`http://localhost${path}`, init);
    requests.push(request.clone());
    return Promise.resolve(respond(request));
  });
  return requests;
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("expected a failure");
    },
    (error: unknown) => error,
  );

describe("generate", () => {
  it("sends the fields and reads the stream part by part", async () => {
    const requests = serve(() =>
      stream(
        sse("delta", { text: "раз\n" }) +
          ": still here\n\n" +
          sse("delta", { text: "два" }) +
          sse("done", answer),
      ),
    );
    const [onDelta, onDone] = [vi.fn(), vi.fn()];
    const result = await generate({
      tool: "idea",
      input: { description: "Нужен портал", locale: "ru", engine: "draft", style: "  " },
      onDelta,
      onDone,
    });
    expect(result).toEqual(answer);
    expect(onDelta.mock.calls).toEqual([["раз\n"], ["два"]]);
    expect(onDone.mock.calls).toEqual([[answer]]);
    const [request] = requests;
    expect(request?.url).toBe("http://localhost/api/corporate/idea");
    expect(request?.headers.get("accept")).toBe("text/event-stream");
    expect(await request?.json()).toEqual({ description: "Нужен портал", locale: "ru", engine: "draft" });
  });

  it("takes a whole JSON answer where the stream was turned off", async () => {
    serve(() => Response.json(answer));
    const onDelta = vi.fn();
    expect(await generate({ tool: "idea", input: { description: "x" }, onDelta })).toEqual(answer);
    expect(onDelta).not.toHaveBeenCalled();
  });

  it("raises what the server refused with, before a stream and in it", async () => {
    const body = { message: "Подождите", code: "rate_limited", requestId: "r1" };
    serve(() => Response.json(body, { status: 429 }));
    const refused = await failure(generate({ tool: "idea", input: { description: "x" } }));
    expect(refused).toBeInstanceOf(GenerateError);
    expect(refused).toMatchObject({
      status: 429,
      code: "rate_limited",
      message: `429: ${JSON.stringify(body)}`,
      shown: "Подождите",
      requestId: "r1",
    });

    serve(() =>
      stream(sse("delta", { text: "a" }) + sse("error", { code: "ai_timeout", message: "Поздно" })),
    );
    expect(await failure(generate({ tool: "idea", input: { description: "x" } }))).toMatchObject({
      status: 200,
      code: "ai_timeout",
      message: '200: {"code":"ai_timeout","message":"Поздно"}',
      shown: "Поздно",
    });
  });

  it("names the status of an answer that is not ours", async () => {
    serve(() => new Response("<html>Bad gateway</html>", { status: 502 }));
    expect(await failure(generate({ tool: "idea", input: { description: "x" } }))).toMatchObject({
      status: 502,
      code: "502",
      message: "502: <html>Bad gateway</html>",
      shown: "",
    });
    serve(() => new Response(null, { status: 504, statusText: "Gateway Timeout" }));
    expect(await failure(generate({ tool: "idea", input: { description: "x" } }))).toMatchObject({
      message: "504: Gateway Timeout",
    });
  });

  it("makes lists of the lists of an analysis that came as texts, and takes half an analysis for a failure", async () => {
    const ask = (analysis: unknown) => {
      serve(() => Response.json({ analysis, engine: "model" }));
      return generate({ tool: "analyze", input: { description: "x" } });
    };
    const parts = { overview: "Обзор", improvements: ["Шаг"], accessibility: "Хорошо" };
    expect(await ask({ ...parts, strengths: "- Контраст\n- Сетка" })).toMatchObject({
      analysis: { ...parts, strengths: ["Контраст", "Сетка"] },
    });
    expect(await ask({ ...parts, strengths: "Одна мысль." })).toMatchObject({
      analysis: { strengths: ["Одна мысль."] },
    });
    for (const wrong of [parts, { ...parts, strengths: 7 }, { ...parts, strengths: [7] }, "text", null])
      expect(await failure(ask(wrong))).toMatchObject({ code: "broken_stream" });
  });

  it.each([
    ["a stream without an end", sse("delta", { text: "half" })],
    ["an empty stream", ""],
    ["a done without a document", sse("done", { engine: "draft" })],
    ["a done without an engine", sse("done", { projectIdea: "x" })],
    ["a done that is no JSON", "event: done\ndata: {oops\n\n"],
  ])("takes %s for a failure", async (_, text) => {
    serve(() => stream(text));
    const onDone = vi.fn();
    expect(await failure(generate({ tool: "idea", input: { description: "x" }, onDone }))).toMatchObject({
      code: "broken_stream",
    });
    expect(onDone).not.toHaveBeenCalled();
  });

  it("takes a page with status 200 for a failure", async () => {
    serve(() => new Response("<html></html>", { headers: { "content-type": "text/html" } }));
    expect(await failure(generate({ tool: "idea", input: { description: "x" } }))).toMatchObject({
      code: "broken_stream",
    });
  });

  it("takes a broken connection for a failure of the way", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await failure(generate({ tool: "idea", input: { description: "x" } }))).toMatchObject({
      code: "network",
      status: 0,
    });
  });

  it("rejects with the abort's reason, not with a failure", async () => {
    const controller = new AbortController();
    serve(
      (request) =>
        new Response(
          new ReadableStream<Uint8Array>({
            start(body) {
              body.enqueue(new TextEncoder().encode(sse("delta", { text: "a" })));
              request.signal.addEventListener("abort", () => body.error(request.signal.reason));
            },
          }),
          { headers: { "content-type": "text/event-stream" } },
        ),
    );
    const running = generate({
      tool: "idea",
      input: { description: "x" },
      signal: controller.signal,
      onDelta: () => controller.abort(),
    });
    expect(await failure(running)).toMatchObject({ name: "AbortError" });
  });
});
