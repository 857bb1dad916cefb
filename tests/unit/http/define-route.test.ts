import { createTranslator } from "next-intl";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { HttpError } from "@/lib/http/errors";
import { defineRoute } from "@/lib/http/define-route";
import type { ErrorBody } from "@/lib/http/respond";
import type { Locale } from "@/lib/i18n/routing";
import { text } from "@/lib/validation/text";
import en from "@/messages/en";
import ru from "@/messages/ru";

vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));

const body = z.strictObject({
  text: text({ min: 2, max: 10, shortKey: "nameTooShort" }),
  locale: z.optional(z.enum(["ru", "en"])),
});
const params = (value: Record<string, string> = {}) => ({ params: Promise.resolve(value) });
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  new Request("http://localhost:3000/api/x", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
const errorOf = async (response: Response) => (await response.json()) as ErrorBody;
const echo = defineRoute({
  methods: ["POST"],
  body,
  handler: (input) => Promise.resolve({ text: input.body.text }),
});

describe("defineRoute", () => {
  it("answers the handler's object as JSON with a request id and no-store", async () => {
    const response = await echo.POST(post({ text: "  ab\u00a0\u0085" }), params());
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toEqual({ text: "ab" });
  });

  it.each([
    ["broken JSON", '{"text":', "invalid_json"],
    ["an empty body", "", "invalid_json"],
    ["a repeated key", '{"text":"abc","text":"abc"}', "invalid_json"],
    ["a repeated key, once escaped", String.raw`{"text":"abc","\u0074ext":"abc"}`, "invalid_json"],
    ["a __proto__ key", '{"text":"abc","__proto__":{"a":1}}', "invalid_json"],
    ["a nested __proto__ key", '{"text":"abc","x":[{"__proto__":1}]}', "invalid_json"],
    ["30,000 arrays in one another", "[".repeat(30_000) + "]".repeat(30_000), "validation_failed"],
    [
      "more keys than any body has",
      JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`k${at}`, 1]))),
      "validation_failed",
    ],
    ["a text that never closes", '{"text":"abc', "invalid_json"],
    ["a text that breaks off in an escape", '{"text":"\\', "invalid_json"],
    ["an array", "[]", "validation_failed"],
    ["null", "null", "validation_failed"],
    ["an unknown key", '{"text":"abc","constructor":1}', "validation_failed"],
  ])("refuses %s with 400", async (_, payload, code) => {
    const response = await echo.POST(post(payload), params());
    expect(response.status).toBe(400);
    expect((await errorOf(response)).code).toBe(code);
  });

  it("accepts a key's name as a value, and the same key in two objects", async () => {
    const nested = defineRoute({
      methods: ["POST"],
      body: z.strictObject({
        a: z.strictObject({ a: z.string() }),
        b: z.array(z.strictObject({ a: z.string() })),
      }),
      handler: (input) => Promise.resolve(input.body),
    });
    const value = { a: { a: 'a":' }, b: [{ a: "a" }, { a: "__proto__" }] };
    expect(await (await nested.POST(post(value), params())).json()).toEqual(value);
  });

  it("refuses bytes that are not UTF-8", async () => {
    const bytes = Uint8Array.from([...Buffer.from('{"text":"ab'), 0xff, ...Buffer.from('"}')]);
    const request = new Request("http://localhost/x", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: bytes,
    });
    expect((await errorOf(await echo.POST(request, params()))).code).toBe("invalid_json");
  });

  it("names each wrong field in the language of the body, else of the referring page, else in Russian", async () => {
    const english = await errorOf(await echo.POST(post({ text: "a", locale: "en" }), params()));
    expect(english.fields).toEqual({ text: "Name must be at least 2 characters" });
    const fromPage = await errorOf(
      await echo.POST(
        post({ text: "a".repeat(11) }, { referer: "http://localhost/en/contacts?x=1" }),
        params(),
      ),
    );
    expect(fromPage.fields).toEqual({ text: "At most 10 characters" });
    const russian = await errorOf(
      await echo.POST(post({ text: "a", x: 1 }, { referer: "http://localhost/energy" }), params()),
    );
    expect(russian.fields).toEqual({
      text: "Имя должно содержать не менее 2 символов",
      x: "Такого поля нет",
    });
    expect(russian.message).toBe(ru.errors.codes.validation_failed);
  });

  it.each([
    ["text/plain", {}],
    ["application/json; charset=windows-1251", {}],
    ["application/jsonp", {}],
    ["application/x-www-form-urlencoded", {}],
    ["application/json", { "content-encoding": "gzip" }],
  ])("refuses content type %s %o with 415", async (type, headers) => {
    const response = await echo.POST(post({ text: "abc" }, { ...headers, "content-type": type }), params());
    expect(response.status).toBe(415);
  });

  it("accepts a content type with the UTF-8 charset", async () => {
    const response = await echo.POST(
      post({ text: "abc" }, { "content-type": "Application/JSON; charset=UTF-8" }),
      params(),
    );
    expect(response.status).toBe(200);
  });

  it("answers every other method with 405 and Allow, HEAD and OPTIONS by themselves", async () => {
    for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"] as const) {
      const response = await echo[method](new Request("http://localhost/x", { method }), params());
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    }
    const options = await echo.OPTIONS(new Request("http://localhost/x", { method: "OPTIONS" }), params());
    expect([options.status, options.headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);

    const get = defineRoute({ methods: ["GET"], handler: () => Promise.resolve({ a: 1 }) });
    const head = await get.HEAD(new Request("http://localhost/x", { method: "HEAD" }), params());
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("checks in the documented order: each request is wrong in everything that follows", async () => {
    const strict = defineRoute({
      methods: ["POST"],
      target: () => {
        throw new HttpError("unknown_tool");
      },
      body,
      handler: () => Promise.resolve({}),
    });
    const wrong = { "content-type": "text/plain" };
    const codeOf = async (response: Response) => (await errorOf(response)).code;
    expect(
      await codeOf(
        await strict.PUT(
          new Request("http://localhost/x", { method: "PUT", headers: { "sec-fetch-site": "cross-site" } }),
          params(),
        ),
      ),
    ).toBe("forbidden_origin");
    expect(
      await codeOf(await strict.PUT(new Request("http://localhost/x", { method: "PUT" }), params())),
    ).toBe("method_not_allowed");
    expect(await codeOf(await strict.POST(post("{", wrong), params()))).toBe("unknown_tool");
    expect(await codeOf(await echo.POST(post("x".repeat(70_000), wrong), params()))).toBe(
      "unsupported_media_type",
    );
    expect(await codeOf(await echo.POST(post("x".repeat(70_000)), params()))).toBe("too_large");
    expect(await codeOf(await echo.POST(post("{"), params()))).toBe("invalid_json");
  });

  it("hides what went wrong inside, and says only that", async () => {
    const broken = defineRoute({
      methods: ["POST"],
      body,
      handler: () => Promise.reject(new Error("secret of the house")),
    });
    const response = await broken.POST(post({ text: "abc" }), params());
    expect(response.status).toBe(500);
    const answer = await response.text();
    expect(answer).not.toContain("secret");
    expect(JSON.parse(answer)).toEqual({
      code: "internal_error",
      message: ru.errors.codes.internal_error,
      requestId: response.headers.get("x-request-id"),
    });
  });

  it("hands the target of the address to the schema and the handler", async () => {
    const route = defineRoute({
      methods: ["POST"],
      target: ({ tool }) => ({ tool, schema: z.strictObject({ [tool ?? "none"]: z.number() }) }),
      body: ({ schema }) => schema,
      handler: ({ target, body: sent }) => Promise.resolve({ tool: target.tool, sent }),
    });
    const response = await route.POST(post({ idea: 1 }), params({ tool: "idea" }));
    expect(await response.json()).toEqual({ tool: "idea", sent: { idea: 1 } });
    expect((await route.POST(post({ idea: 1 }), params({ tool: "other" }))).status).toBe(400);
  });

  it("lets a whole Response through, with the headers every answer has", async () => {
    const stream = defineRoute({
      methods: ["POST"],
      body,
      handler: () =>
        Promise.resolve(new Response("data: 1\n\n", { headers: { "content-type": "text/event-stream" } })),
    });
    const response = await stream.POST(post({ text: "abc" }), params());
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("x-request-id")).not.toBeNull();
    expect(await response.text()).toBe("data: 1\n\n");
  });

  it("answers requests with one key in turn, the later ones with the first answer and outside the limit", async () => {
    const done = new Map<string, { text: string }>();
    let calls = 0;
    const limited: string[] = [];
    const route = defineRoute<z.infer<typeof body>, undefined, { text: string }>({
      methods: ["POST"],
      body,
      replay: {
        key: ({ request }) => request.headers.get("key") ?? undefined,
        find: (key) => Promise.resolve(done.get(key)),
      },
      limit: ({ requestId }) => {
        limited.push(requestId);
        return [];
      },
      handler: async ({ body: sent }) => {
        calls += 1;
        await Promise.resolve();
        done.set("k", { text: `${sent.text} ${calls}` });
        return { text: `${sent.text} ${calls}` };
      },
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        (await route.POST(post({ text: "abc" }, { key: "k" }), params())).text(),
      ),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, () => '{"text":"abc 1"}'));
    expect([calls, limited.length]).toEqual([1, 1]);
  });

  it("answers a plain form with 303 to the page of the outcome", async () => {
    const route = defineRoute<z.infer<typeof body>, undefined, { text: string }>({
      methods: ["POST"],
      body,
      form: {
        read: (fields) => Object.fromEntries(fields),
        success: (_, locale) => `/${locale}/thanks`,
        failure: ({ code }, locale) => `/${locale}#${code}`,
      },
      handler: ({ body: sent, isForm }) => Promise.resolve({ text: `${sent.text} ${isForm}` }),
    });
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const sent = await route.POST(post("text=a%20b&locale=en", type), params());
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/thanks"]);
    const wrong = await route.POST(post("text=a&locale=en", type), params());
    expect([wrong.status, wrong.headers.get("location")]).toEqual([303, "/en#validation_failed"]);
    const twice = await route.POST(post("text=abc&text=abc", type), params());
    expect([twice.status, twice.headers.get("location")]).toEqual([303, "/ru#validation_failed"]);
  });
});
