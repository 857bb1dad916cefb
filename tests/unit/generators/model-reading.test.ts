import { LLMock } from "@copilotkit/aimock";
import { createTranslator } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { POST } from "@/app/api/corporate/facts/route";
import { factSheetSchema, type FactSheet } from "@/lib/generators/fact-sheet";
import { createChatEngine } from "@/lib/generators/server/openai/chat-engine";
import type { Noted } from "@/lib/generators/server/openai/reading/noted";
import { modelTimers } from "@/lib/generators/server/openai/timers";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { engineFor, modelReader } from "@/lib/generators/server/registry";
import { aiGate } from "@/lib/http/concurrency";
import type { Locale } from "@/lib/i18n/locales";
import en from "@/messages/en";
import ru from "@/messages/ru";
import { askTool, outcomeOf } from "@/tests/unit/generators/ask";
import { soon } from "../soon";

/** A model that reads, played by a mock of the protocol that others wrote. */

vi.hoisted(() => {
  process.env.AI_REQUESTS_PER_HOUR = "4";
  process.env.TRUSTED_PROXY_HOPS = "1";
});
vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));
vi.mock("@/lib/generators/server/registry", { spy: true });

const description =
  "Ремонт колоколов, 14 звонниц в год. Теряем 2,9 млн рублей на повторных выездах. Нужна карточка каждого колокола с фото. Учёт в программе «Звонарь» остаётся.";

const notes = (more: Partial<Noted> = {}): Noted => ({
  clarity: "clear",
  subject: null,
  organisation: "Ремонт колоколов",
  figures: [
    {
      quote: "14 звонниц в год",
      value: 14,
      max: null,
      unit: "звонниц",
      counts: null,
      period: "year",
      kind: "flow",
      says: "has",
      currency: null,
      time: null,
    },
    {
      quote: "2,9 млн рублей",
      value: 2_900_000,
      max: null,
      unit: "RUB",
      counts: null,
      period: null,
      kind: "money",
      says: "loses",
      currency: "RUB",
      time: null,
    },
  ],
  actors: [],
  pains: [{ quote: "Теряем 2,9 млн рублей на повторных выездах" }],
  wishes: [{ quote: "карточка каждого колокола с фото", later: false }],
  bans: [],
  systems: [{ quote: "«Звонарь»", name: "Звонарь", relation: "stays" }],
  limits: {
    deadline: null,
    budget: null,
    hosting: null,
    acceptance: null,
    currency: "RUB",
    country: null,
    law: [],
  },
  ...more,
});

let mock: LLMock;
let client = 0;
beforeAll(async () => {
  mock = new LLMock({ host: "127.0.0.1", port: 0 });
  await mock.start();
});
afterAll(() => mock.stop());
beforeEach(() => {
  client += 1;
  const config = { baseURL: `${mock.url}/v1`, apiKey: "k", model: "writer" };
  const chat = createChatEngine(config, { ...modelTimers, retry: 1, retryMax: 100 });
  vi.mocked(engineFor).mockReturnValue(chat);
  vi.mocked(modelReader).mockReturnValue(chat.reader);
});
afterEach(async () => {
  mock.clearFixtures();
  mock.clearRequests();
  await soon(() => expect(aiGate().active).toBe(0));
  vi.mocked(engineFor).mockReset();
  vi.mocked(modelReader).mockReset();
});

const isReading = { systemMessage: '"clarity"' };
const withSchema = { ...isReading, responseFormat: "json_schema" };
const refusal = (message: string) => ({ error: { message, type: "invalid_request_error" }, status: 400 });
const read = async (text = description) => {
  const response = await POST(
    new Request("http://localhost:3000/api/corporate/facts", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `198.51.100.${String(client)}` },
      body: JSON.stringify({ description: text, locale: "ru", engine: "model" }),
    }),
    { params: Promise.resolve({}) },
  );
  const body = (await response.json()) as { facts: FactSheet; engine: string; code?: string };
  return { status: response.status, ...body };
};
const asked = () => mock.getRequests().map(({ body }) => body as unknown as Record<string, unknown>);

describe("a description read by a model", () => {
  it("is a sheet whose entries stand where they say", async () => {
    mock.on(withSchema, { content: JSON.stringify(notes()) });
    const { facts, engine } = await read();
    expect(engine).toBe("model");
    expect(factSheetSchema.safeParse(facts).success).toBe(true);
    const entries = [...facts.figures, ...facts.pains, ...facts.wishes, ...facts.systems];
    expect(entries).toHaveLength(5);
    for (const { span, text } of entries) expect(description.slice(span?.start, span?.end)).toBe(text);
    expect(facts.pains[0]?.figures).toEqual([facts.figures[1]?.id]);
    const [request] = asked();
    expect(request).toMatchObject({ temperature: 0, response_format: { type: "json_schema" } });
  });

  it("is held to a schema that strict servers take: every field required, none besides", async () => {
    mock.on(withSchema, { content: JSON.stringify(notes()) });
    await read();
    const format = asked()[0]?.response_format as { json_schema: { strict: boolean; schema: unknown } };
    expect(format.json_schema.strict).toBe(true);
    const objects: Record<string, unknown>[] = [];
    JSON.stringify(format.json_schema.schema, (_, value: unknown) => {
      if (typeof value === "object" && value !== null && "properties" in value) objects.push(value);
      return value;
    });
    expect(objects.length).toBeGreaterThan(5);
    for (const { properties, required, additionalProperties } of objects) {
      expect([...(required as string[])].sort()).toEqual(Object.keys(properties as object).sort());
      expect(additionalProperties).toBe(false);
    }
  });

  it.each([
    "response_format is not supported",
    "Invalid parameter: 'response_format' of type 'json_schema'",
    "unknown field",
  ])("is read from a fenced block where the server refuses the schema: %s", async (message) => {
    mock.on(withSchema, refusal(message));
    mock.on(isReading, { content: `Вот запись:\n\`\`\`json\n${JSON.stringify(notes(), null, 1)}\n\`\`\`` });
    expect(await read()).toMatchObject({ engine: "model", facts: { wishes: [{ id: "w1" }] } });
    expect(asked().map(({ response_format }) => response_format !== undefined)).toEqual([true, false]);
    // The server is not asked again for what it does not know.
    expect((await read(`${description} Срочно.`)).engine).toBe("model");
    expect(asked().map(({ response_format }) => response_format !== undefined)).toEqual([true, false, false]);
  });

  it.each([
    ["temperature", "Unsupported value: 'temperature' does not support 0 with this model", "temperature"],
    ["max_tokens", "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.", "max_tokens"],
  ])("is asked for without %s where the model knows none", async (_, message, name) => {
    mock.on({ ...isReading, predicate: (request) => name in request }, refusal(message));
    mock.on(isReading, { content: JSON.stringify(notes()) });
    expect((await read()).engine).toBe("model");
    const last = asked().at(-1) ?? {};
    expect(last).not.toHaveProperty(name);
    if (name === "max_tokens") expect(last).toHaveProperty("max_completion_tokens");
  });

  it("has nothing that does not stand in it, and no figure of another value", async () => {
    const [bells, loss] = notes().figures;
    const figures = [
      { ...(bells as Noted["figures"][number]), value: 41 },
      loss as Noted["figures"][number],
      { ...(bells as Noted["figures"][number]), quote: "90 звонарей", value: 90 },
    ];
    const wishes = [...notes().wishes, { quote: "мобильное приложение для туристов", later: false }];
    mock.on(isReading, { content: JSON.stringify(notes({ figures, wishes })) });
    const { facts } = await read();
    expect(facts.figures.map(({ value }) => value)).toEqual([2_900_000]);
    expect(facts.wishes).toHaveLength(1);
  });

  it.each([
    ["no JSON", "Конечно! Вот что сказал заказчик."],
    ["of another form", '{"wishes":"карточка"}'],
    [
      "all invented",
      JSON.stringify(
        notes({
          organisation: null,
          figures: [],
          pains: [],
          wishes: [{ quote: "нет такого", later: false }],
        }),
      ),
    ],
  ])("is asked for once more when the answer is %s", async (_, wrong) => {
    mock.on({ ...isReading, sequenceIndex: 0 }, { content: wrong });
    mock.on({ ...isReading, sequenceIndex: 1 }, { content: JSON.stringify(notes()) });
    expect(await read()).toMatchObject({ engine: "model", facts: { wishes: [{ id: "w1" }] } });
    expect(JSON.stringify(asked()[1]?.messages)).toContain("<problems>");
  });

  it("is read by rules when the second answer is no better", async () => {
    mock.on(isReading, { content: "нет" });
    expect(await read()).toEqual({ status: 200, engine: "draft", facts: await readFacts(description, "ru") });
    expect(asked()).toHaveLength(2);
  });

  it("keeps personal data from the model, and its places right for the visitor", async () => {
    const text = `Звоните +7 916 123-45-67. ${description}`;
    mock.on(isReading, { content: JSON.stringify(notes()) });
    const { facts } = await read(text);
    expect(JSON.stringify(asked())).not.toContain("916");
    const entries = [...facts.figures, ...facts.wishes, ...facts.systems];
    expect(entries).toHaveLength(4);
    for (const { span, text: words } of entries) expect(text.slice(span?.start, span?.end)).toBe(words);
  });

  it("counts as a request of the model, and a failure does not", async () => {
    mock.on(isReading, refusal("wrong model"));
    for (let time = 0; time < 6; time += 1) expect((await read()).status).toBe(503);
    mock.clearFixtures();
    mock.on(isReading, { content: JSON.stringify(notes()) });
    for (let time = 0; time < 4; time += 1) expect((await read()).status).toBe(200);
    expect(await read()).toMatchObject({ status: 429, code: "rate_limited" });
  });
});

describe("a document without a sheet", () => {
  const headers = () => ({ "x-forwarded-for": `198.51.100.${String(client)}` });
  const ask = async (text = description) =>
    outcomeOf(await askTool("idea", text, { format: "stream", headers: headers() }));

  it("is written from what the model reads, in one request of the visitor's", async () => {
    mock.on(isReading, { content: JSON.stringify(notes()) });
    mock.on({}, { content: "## Карточки колоколов\n\nКарточка каждого колокола с фото." });
    const { answer, deltas } = await ask();
    expect(answer).toMatchObject({ engine: "model", clarity: "clear", facts: { wishes: [{ id: "w1" }] } });
    expect(deltas).toBe(answer?.projectIdea);
    const [, writing] = asked();
    const user = JSON.stringify(writing?.messages);
    expect(user).toContain("<facts>");
    expect(user).toContain("звонниц");
  });

  it("asks in place of the model where there is no task, and spends nothing", async () => {
    const { answer } = await ask("Нужна цифровизация, подскажите что-нибудь");
    expect(answer).toMatchObject({ engine: "draft", clarity: "vague" });
    expect(asked()).toHaveLength(0);
  });
});
