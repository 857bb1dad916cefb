import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  health,
  inquiry,
  newDataDir,
  oneConnection,
  post,
  startSite,
  type Raw,
  type RawAnswer,
  type Site,
} from "./server";
import { MINUTE, movableClock } from "@/tests/bench/clock";

const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const MIB = "x".repeat(1024 * 1024);

const good: Raw = { headers: JSON_TYPE, body: JSON.stringify(inquiry()) };
const json = (change: Record<string, unknown>): Raw => ({
  headers: JSON_TYPE,
  body: JSON.stringify(inquiry(change)),
});

type Row = [name: string, request: Raw, status: number, code: string, fields?: string[]];

const rows: Row[] = [
  ["malformed JSON", { headers: JSON_TYPE, body: '{"name":' }, 400, "invalid_json"],
  ["an empty body", { headers: JSON_TYPE, body: "" }, 400, "invalid_json"],
  [
    "bytes that are not UTF-8",
    { headers: JSON_TYPE, body: Buffer.from([0x7b, 0xff, 0x7d]) },
    400,
    "invalid_json",
  ],
  ["a repeated key", { headers: JSON_TYPE, body: '{"name":"a","name":"b"}' }, 400, "invalid_json"],
  ["a __proto__ key", { headers: JSON_TYPE, body: '{"__proto__":{"consent":true}}' }, 400, "invalid_json"],
  ["an array", { headers: JSON_TYPE, body: "[]" }, 400, "validation_failed"],
  [
    "150,000 arrays in one another",
    { headers: JSON_TYPE, body: "[".repeat(150_000) + "]".repeat(150_000) },
    400,
    "validation_failed",
  ],
  ["a wrong type", json({ name: 7 }), 400, "validation_failed", ["name"]],
  ["an unknown key", json({ role: "admin" }), 400, "validation_failed", ["role"]],
  ["an over-long name", json({ name: "я".repeat(201) }), 400, "validation_failed", ["name"]],
  ["an over-long brief", json({ brief: "д".repeat(100_001) }), 400, "validation_failed", ["brief"]],
  ["no consent", json({ consent: false }), 400, "validation_failed", ["consent"]],
  [
    "white space for a message",
    json({ message: " \u00a0\u2003".repeat(10) }),
    400,
    "validation_failed",
    ["message"],
  ],
  ["a service that the site has not", json({ service: "nope" }), 400, "validation_failed", ["service"]],
  ["a project that the site has not", json({ case: "highload" }), 400, "validation_failed", ["case"]],
  ["a wrong language", json({ locale: "fr" }), 400, "validation_failed", ["locale"]],
  [
    "an idempotency key that is no UUID",
    { ...good, headers: { ...JSON_TYPE, "idempotency-key": "1" } },
    400,
    "validation_failed",
    ["Idempotency-Key"],
  ],
  ["1 MiB, declared", { headers: JSON_TYPE, body: MIB }, 413, "too_large"],
  ["1 MiB, in pieces without a length", { headers: JSON_TYPE, body: MIB, chunked: true }, 413, "too_large"],
  [
    "another site",
    { ...good, headers: { ...JSON_TYPE, "sec-fetch-site": "cross-site" } },
    403,
    "forbidden_origin",
  ],
  [
    "another site's Origin",
    { ...good, headers: { ...JSON_TYPE, origin: "https://evil.example" } },
    403,
    "forbidden_origin",
  ],
  [
    "another site's form",
    { headers: { ...FORM_TYPE, "sec-fetch-site": "cross-site" }, body: "name=a" },
    403,
    "forbidden_origin",
  ],
  [
    "another site's megabyte",
    { headers: { "sec-fetch-site": "cross-site" }, body: MIB, chunked: true },
    403,
    "forbidden_origin",
  ],
  ["GET", { method: "GET" }, 405, "method_not_allowed"],
  ["PUT", { ...good, method: "PUT" }, 405, "method_not_allowed"],
  ["PATCH", { ...good, method: "PATCH" }, 405, "method_not_allowed"],
  ["DELETE", { method: "DELETE" }, 405, "method_not_allowed"],
  ["text/plain", { ...good, headers: { "content-type": "text/plain" } }, 415, "unsupported_media_type"],
  ["no content type", { ...good, headers: {} }, 415, "unsupported_media_type"],
  [
    "an empty form of parts",
    { headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x--" },
    400,
    "validation_failed",
    ["name", "email", "message", "consent"],
  ],
  [
    "a compressed body",
    { ...good, headers: { ...JSON_TYPE, "content-encoding": "gzip" } },
    415,
    "unsupported_media_type",
  ],
];

describe("POST /api/contact refuses", () => {
  let site: Site;
  let client: ReturnType<typeof oneConnection>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  beforeEach(() => {
    client = oneConnection(site);
  });
  afterEach(() => client.close());

  const checkNext = async () => {
    const before = (await health(site)).outbox.pending;
    const next = await client.send({ ...good, headers: { ...JSON_TYPE, "x-test": "next" } });
    expect([next.status, next.reused]).toEqual([200, true]);
    expect((await health(site)).outbox.pending).toBe(before + 1);
  };
  const checkError = (answer: RawAnswer, status: number, code: string) => {
    expect(answer.status).toBe(status);
    const body = JSON.parse(answer.text) as {
      message: string;
      code: string;
      requestId: string;
      fields?: Record<string, string>;
    };
    expect(body.code).toBe(code);
    expect(body.message).toMatch(/^[А-ЯЁ].+/);
    expect(body.requestId).toBe(answer.headers["x-request-id"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.text).not.toMatch(/\bat .+:\d+:\d+|node_modules|Error:/);
    return body;
  };

  it.each(rows)("%s", async (_, request, status, code, fields) => {
    const before = (await health(site)).outbox;
    const answer = await client.send(request);
    const body = checkError(answer, status, code);
    expect(Object.keys(body.fields ?? {})).toEqual(fields ?? []);
    if (status === 405) expect(answer.headers["allow"]).toBe("POST, OPTIONS");
    const { pending, suspected } = (await health(site)).outbox;
    expect([pending, suspected]).toEqual([before.pending, before.suspected]);
    await checkNext();
  });

  it("HEAD without a body, and says in OPTIONS what it takes", async () => {
    const head = await client.send({ method: "HEAD" });
    expect([head.status, head.text, head.headers["allow"]]).toEqual([405, "", "POST, OPTIONS"]);
    const options = await client.send({ method: "OPTIONS" });
    expect([
      options.status,
      options.headers["allow"],
      options.headers["access-control-allow-origin"],
    ]).toEqual([204, "POST, OPTIONS", undefined]);
    await checkNext();
  });

  it("each field with its own text, in the language of the body or of the page", async () => {
    const empty = { name: "", email: "", message: "", consent: false };
    const english = await client.send({
      headers: JSON_TYPE,
      body: JSON.stringify({ ...empty, locale: "en" }),
    });
    expect(JSON.parse(english.text)).toMatchObject({
      fields: {
        name: "Name must be at least 2 characters",
        email: "Please enter a valid email address",
        message: "Message must be at least 10 characters",
        consent: "You must agree to the data processing",
      },
    });
    const russian = await client.send({ headers: JSON_TYPE, body: JSON.stringify(empty) });
    expect(JSON.parse(russian.text)).toMatchObject({
      fields: {
        name: "Имя должно содержать не менее 2 символов",
        email: "Введите корректный адрес электронной почты",
        message: "Сообщение должно содержать не менее 10 символов",
        consent: "Необходимо согласие на обработку данных",
      },
    });
    const fromPage = await client.send({
      headers: { ...JSON_TYPE, referer: `${site.origin}/en/contacts` },
      body: "{",
    });
    expect((JSON.parse(fromPage.text) as { message: string }).message).toMatch(/^The server could not read/);
  });

  it("nothing of what is right, and keeps a trapped one apart without telling", async () => {
    const before = (await health(site)).outbox;
    for (const change of [
      {},
      {
        company: "ООО «Ромашка»",
        locale: "en",
        page: "/en/contacts",
        utm: { source: "yandex" },
        brief: "д".repeat(100_000),
        website: "",
        elapsedMs: 9_000,
      },
    ])
      expect((await client.send(json(change))).status).toBe(200);
    for (const change of [{ website: "https://spam.example" }, { elapsedMs: 100 }]) {
      const answer = await client.send(json(change));
      expect(JSON.parse(answer.text)).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        status: "queued",
      });
    }
    const { pending, suspected } = (await health(site)).outbox;
    expect([pending - before.pending, suspected - before.suspected]).toEqual([2, 2]);
  });

  it.each([
    ["name=Иван&email=ivan@example.ru&message=Нужна интеграция&consent=on", "/contacts/thank-you"],
    [
      "name=Ivan&email=ivan@example.ru&message=We need a portal&consent=on&locale=en&website=",
      "/en/contacts/thank-you",
    ],
    ["name=Иван&email=ivan@example.ru&message=Нужна интеграция", "/contacts#form-invalid"],
    ["name=I&email=x&message=y&locale=en", "/en/contacts#form-invalid"],
    [`name=Иван&email=ivan@example.ru&consent=on&message=${MIB}`, "/contacts#form-invalid"],
  ])("a plain form %# by sending the visitor on to a page", async (body, location) => {
    const answer = await client.send({ headers: { ...FORM_TYPE, origin: site.origin }, body });
    expect([answer.status, answer.headers["location"], answer.text]).toEqual([303, location, ""]);
    await checkNext();
  });

  it("a second press of the plain form's button", async () => {
    const before = (await health(site)).outbox.pending;
    const form = {
      headers: FORM_TYPE,
      body: "name=Иван&email=ivan@example.ru&message=Отправлено дважды&consent=on",
    };
    for (const answer of [await client.send(form), await client.send(form)])
      expect([answer.status, answer.headers["location"]]).toEqual([303, "/contacts/thank-you"]);
    expect((await health(site)).outbox.pending).toBe(before + 1);
  });

  it("a second press that comes minutes after the first", async () => {
    const dataDir = newDataDir();
    const form = new URLSearchParams({
      name: "Иван",
      email: "ivan@example.ru",
      message: "Отправлено дважды",
      consent: "on",
    });
    /** How many inquiries wait once the form was sent again, by a clock that is ahead. */
    const pendingAfter = async (minutes: number) => {
      const clock = movableClock();
      await clock.set(minutes * MINUTE);
      const later = await startSite({ dataDir, env: clock.env });
      const answer = await post(later, form.toString(), FORM_TYPE);
      expect(answer.headers.get("location")).toBe("/contacts/thank-you");
      const { outbox } = await health(later);
      await later.stop();
      return outbox.pending;
    };
    expect(await pendingAfter(0)).toBe(1);
    expect(await pendingAfter(10)).toBe(1);
    expect(await pendingAfter(40)).toBe(2);
  });

  it("to write down who wrote what", () => {
    expect(site.output()).not.toMatch(/ivan@example|Иван|интеграция/);
    expect(site.output()).not.toContain("request failed");
  });
});
