import { LLMock, type ChaosConfig } from "@copilotkit/aimock";
import { createTranslator } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createChatEngine } from "@/lib/generators/server/openai/chat-engine";
import { createImageEngine } from "@/lib/generators/server/openai/image-engine";
import { modelTimers } from "@/lib/generators/server/openai/timers";
import { engineFor } from "@/lib/generators/server/registry";
import { tools, type ToolId } from "@/lib/generators/tools";
import { aiGate } from "@/lib/http/concurrency";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en";
import ru from "@/messages/ru";
import { askTool, formats, outcomeOf } from "@/tests/unit/generators/ask";
import { pixel, withSheet, written } from "@/tests/unit/generators/model-samples";
import { soon } from "../soon";

/** The same contract against a mock of the protocol that others wrote. */

vi.hoisted(() => {
  process.env.AI_REQUESTS_PER_HOUR = "1000000";
  process.env.AI_IMAGES_PER_HOUR = "1000000";
});
vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));
vi.mock("@/lib/generators/server/registry", { spy: true });

let mock: LLMock;
let run = 0;
beforeAll(async () => {
  mock = new LLMock({ host: "127.0.0.1", port: 0 });
  await mock.start();
});
afterAll(() => mock.stop());
beforeEach(() => {
  run += 1;
  const config = { baseURL: `${mock.url}/v1`, apiKey: "k", model: "gpt-4o-mini" };
  const timers = { ...modelTimers, retry: 1, retryMax: 100 };
  const [chat, image] = [
    createChatEngine(config, timers),
    createImageEngine({ ...config, model: "gpt-image-1" }, timers),
  ];
  vi.mocked(engineFor).mockImplementation((tool) => (tool === "image" ? image : chat));
});
afterEach(async () => {
  mock.setChaos({});
  mock.clearFixtures();
  await soon(() => expect(aiGate().active).toBe(0));
  vi.mocked(engineFor).mockReset();
});

const writtenTools = Object.keys(written) as (keyof typeof written)[];
const cases = writtenTools.flatMap((tool) => formats.map((format) => ({ tool, format })));
const ask = async (tool: ToolId, format: (typeof formats)[number]) =>
  outcomeOf(await askTool(tool, `Нужен портал заявок ${String(run)}`, { format, body: withSheet(tool) }));

describe.each(cases)("$tool as $format", ({ tool, format }) => {
  const sample = written[tool];

  it("is what the model wrote", async () => {
    mock.onMessage(/портал/, { content: sample.text });
    const { answer, deltas } = await ask(tool, format);
    expect(answer).toMatchObject({ ...sample.fields, engine: "model" });
    const document = answer?.[tools[tool].answerKey];
    if (sample.document === "") return;
    expect(String(document).startsWith(sample.document)).toBe(true);
    if (format === "stream") expect(deltas).toBe(document);
  });

  it.each<[error: { status: number; code?: string }, code: string]>([
    [{ status: 400, code: "context_length_exceeded" }, "ai_refused"],
    [{ status: 401, code: "invalid_api_key" }, "ai_unavailable"],
    [{ status: 429, code: "insufficient_quota" }, "ai_unavailable"],
  ])("is an error after %o: %s", async ({ status, code: providerCode }, code) => {
    mock.onMessage(/портал/, { error: { message: "provider text", code: providerCode }, status });
    const { error, raw } = await ask(tool, format);
    expect(error).toMatchObject({ code });
    expect(raw).not.toContain("provider text");
  });

  it.each<ChaosConfig>([{ dropRate: 1 }, { malformedRate: 1 }, { disconnectRate: 1 }, { rateLimitRate: 1 }])(
    "is an error under %o",
    async (chaos) => {
      mock.onMessage(/портал/, { content: sample.text });
      mock.setChaos(chaos);
      expect((await ask(tool, format)).error).toMatchObject({ code: "ai_unavailable" });
    },
  );

  it("is an error when the connection breaks on the way", async () => {
    mock.onMessage(
      /портал/,
      { content: sample.text.padEnd(2_000, ".") },
      { chunkSize: 5, truncateAfterChunks: 3 },
    );
    expect((await ask(tool, format)).error).toMatchObject({ code: "ai_unavailable" });
  });
});

describe.each(formats)("a picture as %s", (format) => {
  it("is data in the answer", async () => {
    mock.onImage(/портал/, { image: { b64Json: pixel } });
    expect((await ask("image", format)).answer).toEqual({
      imageUrl: `data:image/png;base64,${pixel}`,
      engine: "model",
    });
  });

  it("is an error when there is only an address of one", async () => {
    mock.onImage(/портал/, { image: { url: "https://images.example/1.png" } });
    const { error, raw } = await ask("image", format);
    expect(error).toMatchObject({ code: "ai_unavailable" });
    expect(raw).not.toContain("images.example");
  });
});
