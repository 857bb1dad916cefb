import { createTranslator } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GET, POST } from "@/app/api/corporate/facts/route";
import { factSheetSchema, type FactSheet } from "@/lib/generators/fact-sheet";
import { aiGate } from "@/lib/http/concurrency";
import type { Locale } from "@/lib/i18n/locales";
import en from "@/messages/en";
import ru from "@/messages/ru";
import { askTool, outcomeOf } from "@/tests/unit/generators/ask";

vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));

const params = { params: Promise.resolve({}) };
const request = (method: string, body?: string) =>
  new Request("http://localhost:3000/api/corporate/facts", {
    method,
    headers: { "content-type": "application/json" },
    ...(body !== undefined && { body }),
  });
const read = (body: unknown) => POST(request("POST", JSON.stringify(body)), params);

afterEach(() => expect(aiGate().active).toBe(0));

describe("POST /api/corporate/facts", () => {
  it.each([
    ["ru", "Каменный карьер, 14 самосвалов. Нужно видеть, где стоит каждый самосвал."],
    ["en", "A stone quarry with 14 dump trucks. We need to see where every truck stands."],
  ] as const)("answers the sheet of a description: %s", async (locale, description) => {
    const response = await read({ description, locale });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("no-store");
    const { facts, engine, ...rest } = (await response.json()) as { facts: FactSheet; engine: string };
    expect({ engine, rest }).toEqual({ engine: "draft", rest: {} });
    expect(factSheetSchema.safeParse(facts).success).toBe(true);
    expect(facts.locale).toBe(locale);
  });

  it("reads a description in English as English when nothing says the language", async () => {
    const response = await read({ description: "A stone quarry with 14 dump trucks needs a plan of trips." });
    expect(await response.json()).toMatchObject({ facts: { locale: "en" } });
  });

  it("keeps a visitor who types apart from documents in the making", async () => {
    const places: (() => void)[] = [];
    try {
      for (;;) places.push(aiGate().enter(undefined));
    } catch {
      // Every place is taken.
    }
    expect((await read({ description: "Карьер, учёт рейсов" })).status).toBe(200);
    for (const leave of places) leave();
  });

  it.each([
    ["nothing", {}, "description"],
    ["an empty text", { description: "  " }, "description"],
    ["a text too long", { description: "д".repeat(8_001) }, "description"],
    ["an unknown key", { description: "x", facts: {} }, "facts"],
    ["an unknown engine", { description: "x", engine: "other" }, "engine"],
  ])("refuses %s with the field", async (_, body, field) => {
    const response = await read(body);
    expect(response.status).toBe(400);
    const { code, fields } = (await response.json()) as { code: string; fields: Record<string, string> };
    expect(code).toBe("validation_failed");
    expect(Object.keys(fields)).toEqual([field]);
  });

  it("knows no other method, and no body over 64 KiB", async () => {
    const wrong = await GET(request("GET"), params);
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect((await read({ description: "д".repeat(40_000) })).status).toBe(413);
  });
});

describe("a sheet that comes with a request", () => {
  const description = "Каменный карьер, 14 самосвалов. Нужно видеть, где стоит каждый самосвал.";
  const at = (text: string) => {
    const start = description.indexOf(text);
    return { text, span: { start, end: start + text.length } };
  };
  const wish = { id: "w1", ...at("видеть, где стоит каждый самосвал"), figures: [] };
  const sheet = (more: Record<string, unknown> = {}) => ({
    version: 1,
    locale: "ru",
    clarity: "clear",
    figures: [],
    actors: [],
    pains: [],
    wishes: [wish],
    bans: [],
    systems: [],
    limits: {},
    open: [],
    ...more,
  });
  const ask = async (facts: unknown) => outcomeOf(await askTool("idea", description, { body: { facts } }));

  it("comes back with the document", async () => {
    const { answer } = await ask(sheet());
    expect(answer).toMatchObject({ clarity: "clear", facts: { wishes: [{ id: "w1", text: wish.text }] } });
  });

  it("may hold what the visitor typed, and remembers what the visitor took away", async () => {
    const typed = { id: "w2", text: "Отмечать простой погрузчика", by: "visitor", figures: [] };
    const { answer } = await ask(sheet({ wishes: [{ ...wish, removed: true }, typed] }));
    expect(answer).toMatchObject({
      facts: {
        wishes: [
          { id: "w1", removed: true },
          { id: "w2", by: "visitor" },
        ],
      },
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["an unknown part", { horses: [] }, "facts.horses"],
    ["an unknown field of an entry", { wishes: [{ ...wish, html: "x" }] }, "facts.wishes.0.html"],
    [
      "a span outside the text",
      { wishes: [{ ...wish, span: { start: 40, end: 4_000 } }] },
      "facts.wishes.0.text",
    ],
    [
      "words that are not in the text",
      { wishes: [{ ...wish, text: "украсть самосвал" }] },
      "facts.wishes.0.text",
    ],
    ["an entry from nowhere", { wishes: [{ id: "w1", text: "x", figures: [] }] }, "facts.wishes.0.span"],
    ["an id twice", { wishes: [wish, wish] }, "facts.wishes.1.id"],
    ["another edition", { version: 0 }, "facts.version"],
    [
      "a text over 500 characters",
      { wishes: [{ id: "w1", text: "д".repeat(501), by: "visitor", figures: [] }] },
      "facts.wishes.0.text",
    ],
  ])("is refused with the place of %s", async (_, more, field) => {
    const { status, error } = await ask(sheet(more));
    expect(status).toBe(400);
    expect(Object.keys(error?.fields as object)).toContain(field);
  });

  it("is refused when it is larger than a description can make it", async () => {
    const many = (count: number, text: string) =>
      Array.from({ length: count }, (_, index) => ({
        id: `p${String(index)}`,
        text,
        by: "visitor",
        figures: [],
      }));
    for (const pains of [many(200, "x"), many(120, "д".repeat(450))]) {
      const { status, error } = await ask(sheet({ pains }));
      expect(status).toBe(400);
      expect(Object.keys(error?.fields as object)).toEqual(["facts"]);
    }
  });

  it("is no matter of the design tools", async () => {
    const { status } = await outcomeOf(await askTool("styles", description, { body: { facts: sheet() } }));
    expect(status).toBe(400);
  });
});
