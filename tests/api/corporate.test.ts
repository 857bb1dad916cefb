import { createParser, type EventSourceMessage } from "eventsource-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oneConnection, startSite, type Raw, type Site } from "./server";

const JSON_TYPE = { "content-type": "application/json" };
const STREAM = { ...JSON_TYPE, accept: "text/event-stream" };
const PATH = "/api/corporate/idea";
const description =
  "Сеть из 12 поликлиник, 9 000 приёмов в месяц, 14 % не приходят. Нужна онлайн-запись и обмен с 1С";

let site: Site;
beforeAll(async () => {
  // A single place, so that one left taken by any of the requests below refuses all that follow.
  site = await startSite({ env: { AI_CONCURRENCY: "1" } });
});
afterAll(() => site.stop());

const ask = (body: unknown, headers: Record<string, string> = JSON_TYPE, init: RequestInit = {}) =>
  fetch(site.origin + PATH, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });

type Answer = { projectIdea: string; engine: string; facts: Record<string, unknown>; clarity: string };
const idea = async (body: unknown, headers?: Record<string, string>) =>
  (await (await ask(body, headers)).json()) as Answer;

function eventsOf(text: string) {
  const events: EventSourceMessage[] = [];
  createParser({ onEvent: (event) => events.push(event) }).feed(text);
  return events.map(({ event, data }) => ({ event, data: JSON.parse(data) as Record<string, unknown> }));
}

describe("POST /api/corporate/facts", () => {
  const read = (body: unknown, init: RequestInit = {}) =>
    fetch(`${site.origin}/api/corporate/facts`, {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify(body),
      ...init,
    });

  it("answers what is understood, and a document of the corrected sheet", async () => {
    const response = await read({ description });
    expect(response.status).toBe(200);
    const { facts, engine } = (await response.json()) as { facts: { wishes: object[] }; engine: string };
    expect(engine).toBe("draft");
    expect(facts.wishes.length).toBeGreaterThan(0);
    const typed = { id: "mine", text: "Отзыв после приёма", by: "visitor", figures: [] };
    const corrected = { ...facts, wishes: [...facts.wishes, typed] };
    const answer = await idea({ description, facts: corrected });
    expect(answer.projectIdea).toMatch(/отзыв после приёма/i);
    expect(answer.facts.wishes).toHaveLength(corrected.wishes.length);
  });

  it("knows no other method and no sheet that does not fit", async () => {
    expect((await fetch(`${site.origin}/api/corporate/facts`)).status).toBe(405);
    const { facts } = (await (await read({ description })).json()) as { facts: Record<string, unknown> };
    const response = await ask({ description: "Другой текст об учёте", facts });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)[0]).toMatch(/^facts\./);
  });
});

describe("POST /api/corporate/idea", () => {
  it("answers with a drafted document, the same for the same description", async () => {
    const response = await ask({ description });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const answer = (await response.json()) as Answer;
    expect(Object.keys(answer).sort()).toEqual(["clarity", "engine", "facts", "keyFigures", "projectIdea"]);
    expect(answer.clarity).toBe("clear");
    expect(answer.engine).toBe("draft");
    expect(answer.projectIdea).toMatch(/^## .*онлайн-запись/iu);
    expect(answer.projectIdea).not.toContain("/services/");
    expect(await idea({ description })).toEqual(answer);
  });

  it("answers in the language of the request", async () => {
    const text = "We run 12 polyclinics with 9,000 appointments a month and need online booking";
    const { projectIdea } = await idea({ description: text, locale: "en" });
    expect(projectIdea).toMatch(/^## .*online booking/i);
    expect(projectIdea).toContain("### In short");
    expect((await idea({ description: text, locale: "ru" })).projectIdea).toContain("### Коротко");
  });

  it("takes every field of the contract", async () => {
    const context = {
      idea: "д".repeat(12_000),
      architecture: "д".repeat(12_000),
      businessCase: "x",
      requirements: "x",
    };
    const response = await ask({ description: "д".repeat(8_000), locale: "ru", engine: "draft", context });
    expect(response.status).toBe(200);
  });

  it("answers a plain caller and one of another kind with JSON", async () => {
    for (const accept of ["*/*", "application/json", "text/html"])
      expect((await ask({ description }, { ...JSON_TYPE, accept })).headers.get("content-type")).toContain(
        "application/json",
      );
  });
});

describe("the stream", () => {
  it("is deltas and exactly one done, which is the JSON answer", async () => {
    const response = await ask({ description }, STREAM);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(response.headers.get("content-encoding")).toBeNull();
    const events = eventsOf(await response.text());
    const answer = await idea({ description });
    expect(events.at(-1)).toEqual({ event: "done", data: answer });
    const deltas = events.slice(0, -1);
    expect(new Set(deltas.map(({ event }) => event))).toEqual(new Set(["delta"]));
    expect(deltas.map(({ data }) => data.text).join("")).toBe(answer.projectIdea);
  });

  it("is not begun for what is known before: the answer is JSON with its status", async () => {
    const response = await ask({ description: " " }, STREAM);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ code: "validation_failed" });
  });

  it("gives its place back when the visitor leaves in the middle, many times over", async () => {
    for (let visit = 0; visit < 20; visit += 1) {
      const visitor = new AbortController();
      const response = await ask({ description }, STREAM, { signal: visitor.signal });
      // A place still taken by the visit before is a matter of moments; one that is lost would refuse every visit to come.
      if (response.status === 429) continue;
      const reader = response.body?.getReader();
      await reader?.read();
      visitor.abort();
    }
    await expect.poll(async () => (await ask({ description })).status, { timeout: 60_000 }).toBe(200);
  });
});

describe("refusals", () => {
  const json = (body: unknown): Raw => ({ path: PATH, headers: JSON_TYPE, body: JSON.stringify(body) });
  const rows: [name: string, request: Raw, status: number, code: string, fields?: string[]][] = [
    ["an absent description", json({}), 400, "validation_failed", ["description"]],
    [
      "a blank description",
      json({ description: " \u00A0\u2003\n" }),
      400,
      "validation_failed",
      ["description"],
    ],
    ["8,001 characters", json({ description: "д".repeat(8_001) }), 400, "validation_failed", ["description"]],
    ["an unknown key", json({ description, role: "admin" }), 400, "validation_failed", ["role"]],
    ["a field of another tool", json({ description, style: "x" }), 400, "validation_failed", ["style"]],
    ["a wrong engine", json({ description, engine: "gpt" }), 400, "validation_failed", ["engine"]],
    [
      "a context too long",
      json({ description, context: { idea: "д".repeat(12_001) } }),
      400,
      "validation_failed",
      ["context.idea"],
    ],
    ["malformed JSON", { path: PATH, headers: JSON_TYPE, body: "{" }, 400, "invalid_json"],
    ["an unknown tool", { ...json({ description }), path: "/api/corporate/poem" }, 404, "unknown_tool"],
    [
      "a tool named like a property",
      { ...json({ description }), path: "/api/corporate/constructor" },
      404,
      "unknown_tool",
    ],
    [
      "a form",
      { path: PATH, headers: { "content-type": "application/x-www-form-urlencoded" }, body: "description=x" },
      415,
      "unsupported_media_type",
    ],
    ["more than 256 KiB", json({ description: "x".repeat(256 * 1024) }), 413, "too_large"],
    [
      "more than 256 KiB in pieces",
      { ...json({ description: "x".repeat(256 * 1024) }), chunked: true },
      413,
      "too_large",
    ],
    [
      "another site",
      { ...json({ description }), headers: { ...JSON_TYPE, "sec-fetch-site": "cross-site" } },
      403,
      "forbidden_origin",
    ],
    ["GET", { path: PATH, method: "GET" }, 405, "method_not_allowed"],
  ];

  it.each(rows)("%s", async (_, request, status, code, fields) => {
    const client = oneConnection(site);
    try {
      const { status: answered, text, headers } = await client.send(request);
      const body = JSON.parse(text) as { code: string; fields?: Record<string, string> };
      expect({ status: answered, code: body.code }).toEqual({ status, code });
      if (fields) expect(Object.keys(body.fields ?? {})).toEqual(fields);
      if (status === 405) expect(headers.allow).toBe("POST, OPTIONS");
    } finally {
      client.close();
    }
  });

  it("takes a body just under 256 KiB for what it says", async () => {
    const padding = " ".repeat(256 * 1024 - 40);
    expect(
      (await ask(`{"description":"Нужен портал"${padding}`.slice(0, 256 * 1024 - 60) + "}")).status,
    ).toBe(200);
  });
});
