import { createTranslator } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createChatEngine } from "@/lib/generators/server/openai/chat-engine";
import { createImageEngine } from "@/lib/generators/server/openai/image-engine";
import { modelTimers } from "@/lib/generators/server/openai/timers";
import { engineFor } from "@/lib/generators/server/registry";
import type { ToolId } from "@/lib/generators/tools";
import { aiGate } from "@/lib/http/concurrency";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en";
import ru from "@/messages/ru";
import { startFaultModel, type FaultModel, type Mode } from "@/tests/peers/fault-model";
import { askTool, outcomeOf } from "@/tests/unit/generators/ask";
import { pixel, withSheet } from "@/tests/unit/generators/model-samples";
import { soon } from "../soon";

const DAY = 5;

vi.hoisted(() => {
  Object.assign(process.env, {
    AI_REQUESTS_PER_HOUR: "20",
    AI_IMAGES_PER_HOUR: "20",
    AI_DAILY_REQUESTS: "5",
    TRUSTED_PROXY_HOPS: "1",
  });
});
vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));
vi.mock("@/lib/generators/server/registry", { spy: true });

let model: FaultModel;
beforeAll(async () => {
  model = await startFaultModel();
});
afterAll(() => model.close());
beforeEach(() => {
  // A new day.
  Reflect.deleteProperty(globalThis, Symbol.for("site.limits"));
  model.requests.length = 0;
  model.text = "## Задача\n\nПортал";
  model.picture = pixel;
});
afterEach(() => soon(() => expect(aiGate().active).toBe(0)));

function serveWith(mode: Mode) {
  const config = { baseURL: model.baseURL(mode), apiKey: "k", model: "m" };
  const timers = { ...modelTimers, retry: 1 };
  const [chat, image] = [createChatEngine(config, timers), createImageEngine(config, timers)];
  vi.mocked(engineFor).mockImplementation((tool) => (tool === "image" ? image : chat));
}

let texts = 0;
const ask = async (tool: ToolId, body: Record<string, unknown> = withSheet(tool)) => {
  texts += 1;
  const headers = { "x-forwarded-for": `10.${String(texts)}.0.1` };
  const text = `Нужен портал заявок для 40 диспетчеров, вариант ${String(texts)}`;
  return outcomeOf(await askTool(tool, text, { body, headers }));
};

describe("the day's budget", () => {
  it("counts a call that corrects another: without leave for one the rules do its work", async () => {
    serveWith("ok");
    // The model gives no graph, so each document takes two calls.
    for (const calls of [2, 4]) {
      expect((await ask("architecture")).status).toBe(200);
      expect(model.requests).toHaveLength(calls);
    }
    const last = await ask("architecture");
    expect([last.status, last.answer?.engine]).toEqual([200, "model"]);
    expect(last.answer).toHaveProperty("graph");
    expect(model.requests).toHaveLength(DAY);
    expect((await ask("architecture")).error?.code).toBe("budget_spent");
    expect(model.requests).toHaveLength(DAY);
  });

  it("counts the reading of a description, and every document after it", async () => {
    serveWith("ok");
    const statuses = [];
    for (let at = 0; at < 8; at += 1) statuses.push((await ask("idea", {})).status);
    expect(model.requests).toHaveLength(DAY);
    expect(statuses.at(-1)).toBe(503);
  });

  it.each<[ToolId, Mode]>([
    ["idea", "status500"],
    ["image", "status500"],
    ["idea", "onceBusy"],
  ])("counts the second attempt of %s when the first one is %s", async (tool, mode) => {
    serveWith(mode);
    const outcomes = [];
    for (let at = 0; at < 8; at += 1) outcomes.push(await ask(tool));
    expect(model.requests).toHaveLength(DAY);
    expect(outcomes.at(-1)?.error?.code).toBe("budget_spent");
  });

  it("is not charged for what was never asked of the model", async () => {
    serveWith("ok");
    const leave = Array.from({ length: 8 }, () => aiGate().enter(undefined));
    for (let at = 0; at < 20; at += 1) expect((await ask("idea")).status).toBe(429);
    for (const give of leave) give();
    expect((await ask("idea")).status).toBe(200);
  });
});
