import { createTranslator } from "next-intl";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Engine } from "@/lib/generators/server/engine";
import { createChatEngine } from "@/lib/generators/server/openai/chat-engine";
import { createImageEngine } from "@/lib/generators/server/openai/image-engine";
import { modelTimers, type Timers } from "@/lib/generators/server/openai/timers";
import { engineFor } from "@/lib/generators/server/registry";
import { tools, type ToolId } from "@/lib/generators/tools";
import { aiGate } from "@/lib/http/concurrency";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en";
import ru from "@/messages/ru";
import {
  nobody,
  PROVIDER_WORDS,
  startFaultModel,
  type FaultModel,
  type Mode,
} from "@/tests/peers/fault-model";
import { askTool, formats, outcomeOf } from "@/tests/unit/generators/ask";
import { pixel, withSheet, written } from "@/tests/unit/generators/model-samples";
import { soon } from "../soon";

vi.hoisted(() => {
  for (const limit of ["AI_REQUESTS_PER_HOUR", "AI_IMAGES_PER_HOUR", "AI_DAILY_REQUESTS"])
    process.env[limit] = "1000000";
});
vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));
vi.mock("@/lib/generators/server/registry", { spy: true });

const KEY = "sk-key-of-the-tests";
const statusOf: Record<string, number> = { ai_unavailable: 503, ai_timeout: 504, ai_refused: 422 };

/** No server that does its work is ever too slow for these, however busy the machine. */
const patient: Timers = { ...modelTimers, retry: 1 };
/** For servers that hang: nothing but the timers can end the wait. */
const short: Timers = {
  firstByte: 60,
  idle: 60,
  total: 400,
  reading: 60,
  repair: 60,
  image: 60,
  retry: 1,
  retryMax: 50,
};

let model: FaultModel;
beforeAll(async () => {
  model = await startFaultModel();
});
afterAll(() => model.close());
afterEach(async () => {
  // Nothing goes on after an answer: no place taken, no connection to the model open.
  await soon(() => expect(aiGate().active).toBe(0));
  await Promise.all(model.requests.splice(0).map(({ over }) => over));
  vi.mocked(engineFor).mockReset();
});

/** Equal descriptions would be answered from what is kept. */
let asked = 0;
const newDescription = () => `Нужен портал заявок. Вариант ${String((asked += 1))}`;

const config = (mode: Mode, image = "dall-e-3") => ({
  chat: { baseURL: model.baseURL(mode), apiKey: KEY, model: "writer" },
  image: { baseURL: model.baseURL(mode), apiKey: KEY, model: image },
});
const engines = (mode: Mode, timers: Timers): { chat: Engine; image: Engine } => ({
  chat: createChatEngine(config(mode).chat, timers),
  image: createImageEngine(config(mode).image, timers),
});
function serveWith(mode: Mode, timers = patient) {
  const { chat, image } = engines(mode, timers);
  vi.mocked(engineFor).mockImplementation((tool) => (tool === "image" ? image : chat));
}

const writtenTools = Object.keys(written) as (keyof typeof written)[];
const matrix = (ids: readonly ToolId[]) => ids.flatMap((tool) => formats.map((format) => ({ tool, format })));

/** Odd, and right all the same. */
const right: Mode[] = [
  "ok",
  "unknownFinish",
  "finishWithText",
  "noDone",
  "silentAfterFinish",
  "emptyChoices",
  "comments",
  "crlf",
  "bytes",
  "think",
  "reasoningDelta",
  "onceBusy",
  "onceBroken",
  "onceReset",
];

/** What is told of each fault. */
const wrong: [mode: Mode, code: string, timers?: Timers][] = [
  ["blank", "ai_unavailable"],
  ["spaces", "ai_unavailable"],
  ["onlyThink", "ai_unavailable"],
  ["contentFilter", "ai_refused"],
  ["blacklist", "ai_refused"],
  ["finishError", "ai_unavailable"],
  ["status401", "ai_unavailable"],
  ["status403", "ai_unavailable"],
  ["status404", "ai_unavailable"],
  ["status429", "ai_unavailable"],
  ["status429Long", "ai_unavailable"],
  ["status429Quota", "ai_unavailable"],
  ["status500", "ai_unavailable"],
  ["status502Html", "ai_unavailable"],
  ["gigachat422", "ai_unavailable"],
  ["badRequest", "ai_unavailable"],
  ["redirect", "ai_unavailable"],
  ["endlessError", "ai_unavailable"],
  ["contextLength", "ai_refused"],
  ["contextLengthText", "ai_refused"],
  ["promptFilter", "ai_refused"],
  ["tooLarge", "ai_refused"],
  ["silence", "ai_timeout", short],
  ["headersOnly", "ai_timeout", short],
  ["hangAfterChunk", "ai_timeout", short],
  ["commentsOnly", "ai_timeout", short],
  ["html", "ai_unavailable"],
  ["jsonInstead", "ai_unavailable"],
  ["eof", "ai_unavailable"],
  ["eofMidEvent", "ai_unavailable"],
  ["doneWithoutFinish", "ai_unavailable"],
  ["garbage", "ai_unavailable"],
  ["otherShape", "ai_unavailable"],
  ["errorInStream", "ai_unavailable"],
  ["errorEvent", "ai_unavailable"],
  ["errorField", "ai_unavailable"],
  ["reset", "ai_unavailable"],
  ["endless", "ai_unavailable"],
  ["endlessThought", "ai_unavailable"],
  ["longLine", "ai_unavailable"],
];

/** An error is one, says nothing of the server's, and its status is that of its code unless the stream had begun. */
function expectError(
  { status, raw, error, headers, answer }: Awaited<ReturnType<typeof outcomeOf>>,
  code: string,
) {
  expect(answer).toBeUndefined();
  expect(error).toMatchObject({ code, message: ru.errors.codes[code as keyof typeof ru.errors.codes] });
  const isStream = headers.get("content-type")?.startsWith("text/event-stream");
  expect(status).toBe(isStream ? 200 : statusOf[code]);
  for (const words of [PROVIDER_WORDS, "secret", KEY, "127.0.0.1"]) expect(raw).not.toContain(words);
}

/**
 * What reads a model's answer knows neither the tool nor the format, so not every fault is tried with all of them: each meets both
 * formats and four of the tools, and every tool in each format meets a share of the faults.
 */
const inTurns = <T extends readonly unknown[]>(faults: readonly T[]) =>
  faults.flatMap((fault, turn) =>
    formats.flatMap((format, half) =>
      [0, writtenTools.length / 2].map((step) => {
        const tool = writtenTools[(turn + half + step) % writtenTools.length] ?? "idea";
        return { tool, format, fault, name: String(fault[0]) };
      }),
    ),
  );

describe("a document of a model", () => {
  it.each(inTurns(right.map((mode) => [mode] as const)))(
    "is right when it is $name: $tool as $format",
    async ({ tool, format, fault: [mode] }) => {
      const sample = written[tool];
      serveWith(mode);
      model.text = sample.text;
      const { status, raw, answer, deltas } = await outcomeOf(
        await askTool(tool, newDescription(), { format, body: withSheet(tool) }),
      );
      expect(status).toBe(200);
      expect(answer).toMatchObject({ ...sample.fields, engine: "model" });
      const document = answer?.[tools[tool].answerKey];
      if (sample.document !== "") expect(String(document).startsWith(sample.document)).toBe(true);
      if (format === "stream") expect(deltas).toBe(sample.document === "" ? "" : document);
      expect(raw).not.toContain("secret");
      expect(model.requests).toHaveLength(mode.startsWith("once") ? 2 : 1);
    },
  );

  it.each(inTurns(wrong))(
    "is an error when it is $name: $tool as $format",
    async ({ tool, format, fault: [mode, code, timers] }) => {
      serveWith(mode, timers);
      model.text = written[tool].text;
      const asked = await askTool(tool, newDescription(), { format, body: withSheet(tool) });
      expectError(await outcomeOf(asked), code);
    },
  );

  it.each(matrix(writtenTools))(
    "is an error when nobody listens: $tool as $format",
    async ({ tool, format }) => {
      const chat = createChatEngine({ baseURL: await nobody(), model: "writer" }, patient);
      vi.mocked(engineFor).mockReturnValue(chat);
      expectError(await outcomeOf(await askTool(tool, newDescription(), { format })), "ai_unavailable");
    },
  );
});

describe.each(matrix(["image"]))("$tool as $format", ({ tool, format }) => {
  it.each(["picture", "pictureData"] as const)("is a picture in the answer: %s", async (mode) => {
    serveWith(mode);
    model.picture = pixel;
    const { answer, deltas } = await outcomeOf(await askTool(tool, newDescription(), { format }));
    expect(answer).toEqual({ imageUrl: `data:image/png;base64,${pixel}`, engine: "model" });
    expect(deltas).toBe("");
    expect(model.requests[0]?.body).toMatchObject({ model: "dall-e-3", response_format: "b64_json", n: 1 });
  });

  it.each([
    ...wrong.filter(([mode]) =>
      /^(status|gigachat|bad|redirect|endless|context|prompt|too|silence|headers|html|json|long)/.test(mode),
    ),
    ["pictureUrl", "ai_unavailable"],
    ["pictureHtml", "ai_unavailable"],
    ["pictureHuge", "ai_unavailable"],
    ["pictureNone", "ai_unavailable"],
  ] as typeof wrong)("is an error when the model is %s: %s", async (mode, code, timers) => {
    serveWith(mode, timers);
    expectError(await outcomeOf(await askTool(tool, newDescription(), { format })), code);
  });

  it("is not asked for data by a model that knows nothing else", async () => {
    const gpt = createImageEngine(config("picture", "gpt-image-1").image, patient);
    vi.mocked(engineFor).mockReturnValue(gpt);
    model.picture = pixel;
    expect((await askTool(tool, newDescription(), { format })).status).toBe(200);
    expect(model.requests[0]?.body).not.toHaveProperty("response_format");
    expect(model.requests[0]?.body).toMatchObject({ output_format: "webp" });
  });
});

const allTools = Object.keys(tools) as ToolId[];

describe.each(["model", "draft"] as const)("with the %s engine", (engine) => {
  const body = { engine };
  const use = engine === "model" ? () => serveWith("ok") : () => undefined;

  it.each(matrix(allTools))(
    "$tool as $format refuses what is blank or too long, as JSON",
    async ({ tool, format }) => {
      use();
      for (const description of [" \u00A0\n", "д".repeat(8_001)]) {
        const { status, error } = await outcomeOf(await askTool(tool, description, { format, body }));
        expect(status).toBe(400);
        expect(error).toMatchObject({
          code: "validation_failed",
          fields: { [tools[tool].promptField]: expect.any(String) as string },
        });
      }
      expect(model.requests).toHaveLength(0);
    },
  );

  it.each(matrix(allTools))(
    "$tool as $format says when to come back while all places are taken",
    async ({ tool, format }) => {
      use();
      const leave = Array.from({ length: 8 }, () => aiGate().enter(undefined));
      const { status, error, headers } = await outcomeOf(
        await askTool(tool, newDescription(), { format, body: { ...body, locale: "en" } }),
      );
      for (const give of leave) give();
      expect(status).toBe(429);
      expect(headers.get("retry-after")).toBe("5");
      expect(error).toMatchObject({
        code: "rate_limited",
        message: "Too many requests in a row. Try again in a few seconds: your text is kept.",
      });
      expect(model.requests).toHaveLength(0);
    },
  );
});

describe.each(matrix(allTools))("$tool as $format without a model", ({ tool, format }) => {
  it("is the draft", async () => {
    const { answer, deltas } = await outcomeOf(
      await askTool(tool, newDescription(), { format, body: { engine: "draft" } }),
    );
    expect(answer?.engine).toBe("draft");
    const document = answer?.[tools[tool].answerKey];
    expect(document).toBeTruthy();
    if (format === "stream" && !["image", "analysis"].includes(tools[tool].result))
      expect(deltas).toBe(document);
  });
});
