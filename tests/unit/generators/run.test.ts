import { createParser, type EventSourceMessage } from "eventsource-parser";
import { createTranslator } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftEngine, drafts } from "@/lib/generators/server/draft/drafts";
import type { Engine } from "@/lib/generators/server/engine";
import { engineFor } from "@/lib/generators/server/registry";
import { POST } from "@/app/api/corporate/[tool]/route";
import { aiGate } from "@/lib/http/concurrency";
import { HttpError } from "@/lib/http/errors";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en";
import ru from "@/messages/ru";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";

vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));
vi.mock("@/lib/generators/server/registry", { spy: true });

const description = "Сеть из 12 поликлиник, 9 000 приёмов в месяц. Нужна онлайн-запись";
const answer = { ...(await drafts.idea({ description }, "ru")).result, engine: "draft" };

const ask = (body: Record<string, unknown>, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  POST(
    new Request("http://localhost:3000/api/corporate/idea", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    }),
    { params: Promise.resolve({ tool: "idea" }) },
  );
const asStream = { accept: "text/event-stream" };

type Event = { event: string | undefined; data: Record<string, unknown> };

function eventsOf(text: string): Event[] {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  parser.feed(text);
  return events.map(({ event, data }) => ({ event, data: JSON.parse(data) as Record<string, unknown> }));
}

/** Lets a made-up engine answer, as one of a model would. */
const answerWith = (engine: Partial<Engine>) =>
  vi.mocked(engineFor).mockReturnValue({ name: "model", run: draftEngine.run, ...engine });

beforeEach(() => expect(aiGate().active).toBe(0));
afterEach(() => {
  expect(aiGate().active).toBe(0);
  vi.mocked(engineFor).mockReset();
  vi.useRealTimers();
});

describe("a whole answer", () => {
  it("is the document and the engine", async () => {
    const response = await ask({ description });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toEqual(answer);
  });

  it("is in the language of the field, else of the page, else of the description", async () => {
    const text = "A bank needs monitoring";
    const idea = async (body: Record<string, unknown>, headers?: Record<string, string>) =>
      ((await (await ask({ description: text, ...body }, headers)).json()) as typeof answer).projectIdea;
    const draftIn = async (locale: Locale) =>
      (await drafts.idea({ description: text }, locale)).result.projectIdea;
    expect(await idea({ locale: "ru" })).toBe(await draftIn("ru"));
    expect(await idea({}, { referer: "http://localhost:3000/" })).toBe(await draftIn("ru"));
    expect(await idea({}, { referer: "http://localhost:3000/en/x" })).toBe(await draftIn("en"));
    expect(await idea({})).toBe(await draftIn("en"));
  });
});

describe("a stream", () => {
  it("is the text in parts, then exactly one done with the JSON answer", async () => {
    const response = await ask({ description }, asStream);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    const events = eventsOf(await response.text());
    expect(events.at(-1)).toEqual({ event: "done", data: answer });
    const deltas = events.slice(0, -1);
    expect(deltas.length).toBeGreaterThan(1);
    for (const { event } of deltas) expect(event).toBe("delta");
    expect(deltas.map(({ data }) => data.text).join("")).toBe(answer.projectIdea);
  });

  it("ends with an error event when the engine fails on the way", async () => {
    answerWith({
      async *run() {
        yield await Promise.resolve("# half");
        throw new HttpError("ai_timeout");
      },
    });
    const events = eventsOf(await (await ask({ description, locale: "en" }, asStream)).text());
    expect(events).toEqual([
      { event: "delta", data: { text: "# half" } },
      { event: "error", data: { code: "ai_timeout", message: en.errors.codes.ai_timeout } },
    ]);
  });

  it("is an error event when the engine ends with no answer of the tool", async () => {
    answerWith({
      async *run() {
        yield await Promise.resolve("text");
        return { projectIdea: "  ", clarity: "clear", facts: sheetWithWish() };
      },
    });
    const events = eventsOf(await (await ask({ description }, asStream)).text());
    expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "ai_unavailable" } });
  });

  it("does not begin when the engine fails before its first word", async () => {
    answerWith({
      async *run() {
        await Promise.resolve();
        throw new HttpError("ai_unavailable");
      },
    });
    const response = await ask({ description }, asStream);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: "ai_unavailable",
      message: ru.errors.codes.ai_unavailable,
    });
  });

  it("sends its head as soon as the engine begins, though it has no text yet", async () => {
    answerWith({
      async *run() {
        yield "";
        yield await Promise.resolve("text");
        return { projectIdea: "text", clarity: "clear", facts: sheetWithWish() };
      },
    });
    const response = await ask({ description }, asStream);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toMatch(/^: .*\n\nevent: delta/);
    expect(eventsOf(text).map(({ event }) => event)).toEqual(["delta", "done"]);
  });

  it("sends a heartbeat while the engine thinks", async () => {
    vi.useFakeTimers();
    let goOn = () => {};
    answerWith({
      async *run() {
        yield "first";
        await new Promise<void>((resolve) => (goOn = resolve));
        return { projectIdea: "first", clarity: "clear", facts: sheetWithWish() };
      },
    });
    const reader = ((await ask({ description }, asStream)).body as ReadableStream<Uint8Array>).getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toContain("event: delta");
    const beat = next();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await beat).toMatch(/^: .*\n\n$/);
    goOn();
    expect(await next()).toContain("event: done");
    expect((await reader.read()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(["the answer is cancelled", "the request is aborted"])("stops the engine when %s", async (how) => {
    const visitor = new AbortController();
    let stopped = 0;
    answerWith({
      async *run(_, signal) {
        signal.addEventListener("abort", () => (stopped += 1));
        for (;;) {
          yield "more ";
          await new Promise((resolve) => setImmediate(resolve));
          signal.throwIfAborted();
        }
      },
    });
    const response = await ask({ description }, asStream, visitor.signal);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    expect(aiGate().active).toBe(1);
    if (how === "the answer is cancelled") await reader.cancel();
    else {
      visitor.abort();
      while (!(await reader.read()).done);
    }
    expect(stopped).toBe(1);
  });
});

describe("places", () => {
  it("refuse with Retry-After when all are taken, and are given back", async () => {
    const leave = Array.from({ length: 8 }, () => aiGate().enter(undefined));
    for (const headers of [{}, asStream]) {
      const refused = await ask({ description }, headers);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ code: "rate_limited" });
    }
    for (const give of leave) give();
    expect((await ask({ description })).status).toBe(200);
  });

  it("are given back when the engine throws what nobody foresaw", async () => {
    answerWith({
      run: () => {
        throw new TypeError("boom");
      },
    });
    expect((await ask({ description })).status).toBe(500);
  });
});

describe("the registry", () => {
  it("answers with the draft when no model is configured, whatever is asked for", () => {
    for (const engine of [undefined, "draft", "model"] as const)
      for (const tool of ["idea", "image"] as const) expect(engineFor(tool, { engine }).name).toBe("draft");
  });
});
