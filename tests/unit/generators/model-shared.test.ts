import { createTranslator } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createChatEngine } from "@/lib/generators/server/openai/chat-engine";
import { createImageEngine } from "@/lib/generators/server/openai/image-engine";
import { modelTimers, type Timers } from "@/lib/generators/server/openai/timers";
import { engineFor } from "@/lib/generators/server/registry";
import type { ToolId } from "@/lib/generators/tools";
import { aiGate } from "@/lib/http/concurrency";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en";
import ru from "@/messages/ru";
import { startFaultModel, type FaultModel, type Mode } from "@/tests/peers/fault-model";
import { askTool, formats, outcomeOf } from "@/tests/unit/generators/ask";
import { pixel, withSheet } from "@/tests/unit/generators/model-samples";
import { soon } from "../soon";

vi.hoisted(() => {
  Object.assign(process.env, {
    AI_REQUESTS_PER_HOUR: "3",
    AI_IMAGES_PER_HOUR: "2",
    AI_DAILY_REQUESTS: "1000",
    AI_CONCURRENCY: "4",
    TRUSTED_PROXY_HOPS: "1",
  });
});
vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));
vi.mock("@/lib/generators/server/registry", { spy: true });

const short: Timers = { ...modelTimers, firstByte: 60, idle: 60, image: 60, retry: 1 };

let model: FaultModel;
beforeAll(async () => {
  model = await startFaultModel();
});
afterAll(() => model.close());

let run = 0;
let client = "";
let description = "";
beforeEach(() => {
  run += 1;
  client = `10.0.${String(run)}.1`;
  description = `Нужен портал заявок, вариант ${String(run)}`;
  model.text = "## Задача\n\nПортал";
  model.picture = pixel;
});
afterEach(async () => {
  await soon(() => expect(aiGate().active).toBe(0));
  await Promise.all(model.requests.splice(0).map(({ over }) => over));
  vi.mocked(engineFor).mockReset();
  vi.useRealTimers();
});

function serveWith(mode: Mode, timers: Timers = { ...modelTimers, retry: 1 }) {
  const config = { baseURL: model.baseURL(mode), apiKey: "k", model: "m" };
  const [chat, image] = [createChatEngine(config, timers), createImageEngine(config, timers)];
  vi.mocked(engineFor).mockImplementation((tool) => (tool === "image" ? image : chat));
}

type Ask = NonNullable<Parameters<typeof askTool>[2]> & { from?: string; tool?: ToolId; text?: string };
const ask = ({ from = client, tool = "idea", text = description, headers, body, ...rest }: Ask = {}) =>
  askTool(tool, text, {
    ...rest,
    body: { ...withSheet(tool), ...body },
    headers: { "x-forwarded-for": from, ...headers },
  });
const outcome = async (options?: Ask) => outcomeOf(await ask(options));
/** So many requests of one client, each of its own text. */
const several = async (times: number, options: Ask = {}) => {
  const outcomes = [];
  for (let index = 0; index < times; index += 1)
    outcomes.push(
      await outcome({ text: `${description} ${String(index)} ${options.from ?? ""}`, ...options }),
    );
  return outcomes;
};
const statuses = (outcomes: { status: number }[]) => outcomes.map(({ status }) => status);

describe("equal wishes", () => {
  it("at once are one call, whose text everybody reads, in either format", async () => {
    serveWith("bytes");
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        outcome({ from: `203.0.113.${String(index)}`, format: formats[index % 2] ?? "JSON" }),
      ),
    );
    for (const { answer } of outcomes)
      expect(answer).toMatchObject({ projectIdea: model.text, engine: "model", clarity: "clear" });
    expect(outcomes[1]?.deltas).toBe(model.text);
    expect(model.requests).toHaveLength(1);
  });

  it("later are answered from what is kept, without a limit or a place, in either format", async () => {
    serveWith("ok");
    await outcome();
    model.text = "## Другой текст";
    const leave = Array.from({ length: 4 }, () => aiGate().enter(undefined));
    for (let index = 0; index < 10; index += 1) {
      const { answer, deltas } = await outcome({ format: formats[index % 2] ?? "JSON" });
      expect(answer).toMatchObject({ projectIdea: "## Задача\n\nПортал", engine: "model" });
      expect(deltas).toBe(index % 2 === 1 ? "## Задача\n\nПортал" : "");
    }
    for (const give of leave) give();
    expect(model.requests).toHaveLength(1);
  });

  it("are asked anew when the visitor wants a new answer", async () => {
    serveWith("ok");
    await outcome();
    model.text = "## Другой текст";
    const { answer } = await outcome({ headers: { "cache-control": "no-cache" } });
    expect(answer).toMatchObject({ projectIdea: "## Другой текст" });
    expect((await outcome()).answer).toMatchObject({ projectIdea: "## Другой текст" });
    expect(model.requests).toHaveLength(2);
  });

  it("in another language, of another tool or with other fields are others", async () => {
    serveWith("ok");
    await outcome();
    await outcome({ body: { locale: "en" } });
    await outcome({ tool: "interface", from: "192.0.2.101" });
    await outcome({ tool: "interface", from: "192.0.2.101", body: { style: "строгий" } });
    await outcome({ from: "192.0.2.102", body: { context: { idea: "раньше" } } });
    expect(model.requests).toHaveLength(5);
  });

  it("of one who is out of requests do not take the others down", async () => {
    serveWith("ok");
    await several(3);
    const [spent, ...others] = await Promise.all(
      [client, "203.0.113.201", "203.0.113.202"].map((from) => outcome({ from })),
    );
    expect(spent?.status).toBe(429);
    expect(statuses(others)).toEqual([200, 200]);
    expect(model.requests).toHaveLength(4);
  });

  it("that failed are not kept", async () => {
    serveWith("onceBroken", { ...modelTimers, retryMax: -1 });
    expect((await outcome()).status).toBe(503);
    expect((await outcome()).status).toBe(200);
  });
});

describe("a visitor who leaves", () => {
  const leaveAfterFirst = async (how: "abort" | "cancel", options: Ask = {}) => {
    const visitor = new AbortController();
    const response = await ask({ format: "stream", signal: visitor.signal, ...options });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    if (how === "abort") visitor.abort();
    else await reader.cancel();
  };

  it.each(["abort", "cancel"] as const)("by %s ends the call, many times over", async (how) => {
    serveWith("hangAfterChunk");
    for (let visit = 0; visit < 20; visit += 1) {
      const options = { text: `${description} ${String(visit)}`, from: `192.0.2.${String(visit)}` };
      await leaveAfterFirst(how, options);
      // The server's own timers are far: only the visitor's leaving can close this connection.
      await model.requests.at(-1)?.over;
    }
    expect(model.requests).toHaveLength(20);
  });

  it("before the first byte ends the call, too", async () => {
    serveWith("silence");
    const visitor = new AbortController();
    const waiting = ask({ format: "stream", signal: visitor.signal });
    await soon(() => expect(model.requests).toHaveLength(1));
    visitor.abort();
    expect((await waiting).status).toBe(408);
    await model.requests[0]?.over;
  });

  it("leaves the others their text", async () => {
    serveWith("bytes");
    const staying = outcome({ format: "stream", from: "192.0.2.250" });
    await soon(() => expect(model.requests).toHaveLength(1));
    await leaveAfterFirst("abort");
    expect((await staying).answer).toMatchObject({ projectIdea: model.text });
    expect(model.requests).toHaveLength(1);
  });

  it("has paid for the call", async () => {
    serveWith("hangAfterChunk");
    for (let visit = 0; visit < 3; visit += 1)
      await leaveAfterFirst("abort", { text: `${description} ${String(visit)}` });
    expect((await outcome({ text: `${description} x` })).status).toBe(429);
  });
});

describe("limits", () => {
  it.each(formats)("of a client refuse the one too many, and say when, as %s", async (format) => {
    serveWith("ok");
    const outcomes = await several(5, { format });
    expect(statuses(outcomes)).toEqual([200, 200, 200, 429, 429]);
    // An hour less what the requests took.
    const wait = Number(outcomes[3]?.headers.get("retry-after"));
    expect([wait > 3_540, wait <= 3_600]).toEqual([true, true]);
    expect(outcomes[3]?.error).toMatchObject({
      code: "rate_limited",
      message: "Слишком много запросов подряд. Попробуйте ещё раз через 60 минут: введённый текст сохранён.",
    });
    expect((await outcome({ from: "203.0.113.77" })).status).toBe(200);
    expect(model.requests).toHaveLength(4);
  });

  it("of pictures are their own", async () => {
    serveWith("picture");
    expect(statuses(await several(3, { tool: "image" }))).toEqual([200, 200, 429]);
    serveWith("ok");
    expect((await outcome()).status).toBe(200);
  });

  it("are not for drafts", async () => {
    for (let index = 0; index < 8; index += 1)
      expect((await outcome({ body: { engine: "draft" } })).answer).toMatchObject({ engine: "draft" });
  });

  it.each(["status401", "status500", "blank", "silence"] as const)(
    "are given back when the model is %s and says nothing",
    async (mode) => {
      serveWith(mode, short);
      expect(statuses(await several(5)).every((status) => status >= 503)).toBe(true);
      serveWith("ok");
      expect(statuses(await several(4))).toEqual([200, 200, 200, 429]);
    },
  );

  it.each(["eof", "promptFilter"] as const)(
    "stay taken when the model is %s, which is paid for",
    async (mode) => {
      serveWith(mode);
      await several(3);
      expect((await outcome()).status).toBe(429);
    },
  );

  it("of the day have words of their own, and no share of a client's", async () => {
    const { takeLimit } = await import("@/lib/http/limits");
    const newDay = () => Reflect.deleteProperty(globalThis, Symbol.for("site.limits"));
    newDay();
    vi.useFakeTimers({ toFake: ["performance"] });
    serveWith("ok");
    for (let hour = 0; hour < 4; hour += 1) {
      for (let taken = 0; taken < 250; taken += 1) await takeLimit("aiDaily", undefined);
      // The hour's share is spent before the day's budget is.
      if (hour < 3) expect((await outcome()).error).toMatchObject({ code: "rate_limited" });
      vi.advanceTimersByTime(3_600_000);
    }
    const outcomes = await several(5);
    for (const { status, error, headers } of outcomes) {
      expect(status).toBe(503);
      expect(error).toMatchObject({ code: "budget_spent" });
      // Four hours of the day are over, and the words say what the header says.
      expect(headers.get("retry-after")).toBe(String(20 * 3_600));
      expect(error?.message).toContain("Попробуйте через 20 часов");
    }
    vi.advanceTimersByTime(20 * 3_600_000);
    expect((await outcome()).status).toBe(200);
    newDay();
  });
});

describe("places", () => {
  it("bound the calls in flight, and refuse the rest without waiting for them", async () => {
    serveWith("silence");
    const visitors = new AbortController();
    const refused: Response[] = [];
    const all = Array.from({ length: 40 }, (_, index) =>
      ask({
        from: `10.1.${String(index)}.1`,
        text: `${description} ${String(index)}`,
        signal: visitors.signal,
      }).then((response) => refused.push(response)),
    );
    await soon(() => expect(refused).toHaveLength(36));
    for (const response of refused) {
      expect(response.status).toBe(429);
      expect(response.headers.get("retry-after")).toBe("5");
    }
    await soon(() => expect(model.requests).toHaveLength(4));
    visitors.abort();
    await Promise.all(all);
  });
});

describe("a server that asks to be left alone", () => {
  it("is, for a minute at most: everybody is told at once, and nothing is counted", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    serveWith("status429Long");
    const first = await outcome();
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, "60"]);
    for (const format of formats) {
      const next = await outcome({ format, text: `${description} ${format}` });
      expect([next.status, next.error?.code]).toEqual([503, "ai_unavailable"]);
      expect(Number(next.headers.get("retry-after"))).toBeGreaterThan(50);
    }
    expect(model.requests).toHaveLength(1);
    vi.advanceTimersByTime(61_000);
    await outcome();
    expect(model.requests).toHaveLength(2);
  });

  it("for a moment is asked once more", async () => {
    serveWith("onceBusy");
    expect((await outcome()).status).toBe(200);
    expect(model.requests).toHaveLength(2);
  });
});

describe("what is sent", () => {
  it("holds no personal data, and what a visitor with others gets holds none of the first one's", async () => {
    serveWith("ok");
    const askWith = (contact: string) =>
      outcome({ tool: "architecture", text: `${description}. Звоните: ${contact}` });
    const first = await askWith("+7 916 123-45-67");
    const second = await askWith("+7 916 765-43-21");
    // One call and one correction, since the model gave no graph.
    expect(model.requests).toHaveLength(2);
    expect(second.answer).toEqual(first.answer);
    for (const { body } of model.requests) {
      expect(JSON.stringify(body)).not.toMatch(/916|45-67/);
      expect(JSON.stringify(body)).not.toContain("undefined");
    }
    expect(JSON.stringify(model.requests[0]?.body)).toContain("[телефон]");
    expect(JSON.stringify(first.answer)).not.toContain("916");
  });

  it("is a stream of one model, with the key and nothing that some servers refuse", async () => {
    serveWith("ok");
    await outcome();
    const { body, headers } = model.requests[0] ?? { body: {}, headers: {} };
    expect(Object.keys(body).sort()).toEqual(["max_tokens", "messages", "model", "stream", "temperature"]);
    expect(headers.authorization).toBe("Bearer k");
    expect(headers).not.toHaveProperty("openai-organization");
  });
});
