import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeBitrix24, type FakeBitrix24 } from "../peers/fake-bitrix24";
import {
  fileOf,
  formWith,
  health,
  inquiry,
  oneConnection,
  post,
  postForm,
  SECRET,
  startSite,
  type Site,
} from "./server";

const MIB = 1024 * 1024;
const pdf = fileOf("%PDF-1.7\n");

type Refusal = { code: string; message: string; fields?: Record<string, string> };
const refusalOf = async (answer: Response) => (await answer.json()) as Refusal;

/** A body as no browser would send it. */
const rawForm = (...parts: string[]) => ({
  headers: { "content-type": "multipart/form-data; boundary=b" },
  body: parts.join(""),
});
const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const texts = ["name=Иван", "email=ivan@example.ru", "message=Нужна интеграция", "consent=on"].map((pair) => {
  const [name, value = ""] = pair.split("=");
  return part(`name="${name}"`, value);
});

describe("a file with an inquiry", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { CONTACT_REQUESTS_PER_HOUR: "1000" } });
  });
  afterAll(() => site.stop());
  const pending = async () => (await health(site)).outbox.pending;

  it.each([
    ["Задание.pdf", pdf],
    ["brief.docx", fileOf("PK\u0003\u0004")],
    ["смета.XLSX", fileOf("PK\u0003\u0004")],
    ["all.zip", fileOf("PK\u0003\u0004")],
    ["of ten megabytes.pdf", fileOf("%PDF-1.7\n", 10 * MIB)],
    ["of eight bytes.pdf", Buffer.from("%PDF-1.7")],
  ])("is taken: %s", async (name, file) => {
    const before = await pending();
    const answer = await postForm(site, formWith(file, { name, fields: { message: `С файлом ${name}` } }));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { id: expect.any(String) as string, status: "queued" },
    ]);
    expect(await pending()).toBe(before + 1);
  });

  it.each([
    ["too large", fileOf("%PDF-1.7\n", 10 * MIB + 1), "a.pdf", 413, "too_large", /больше 10 МБ/],
    ["far too large", fileOf("%PDF-1.7\n", 14 * MIB), "a.pdf", 413, "too_large", /больше 10 МБ/],
    [
      "a program",
      Buffer.from("MZ\u0090 a program"),
      "a.pdf",
      415,
      "unsupported_media_type",
      /PDF, документ DOCX/,
    ],
    ["a page", Buffer.from("<html>%PDF-1.7"), "a.pdf", 415, "unsupported_media_type", /PDF, документ DOCX/],
    ["of three bytes", Buffer.from("%PD"), "a.pdf", 415, "unsupported_media_type", /PDF, документ DOCX/],
    ["empty", Buffer.alloc(0), "a.pdf", 400, "validation_failed", /пустой/],
  ])("is refused: %s, in words about the file", async (_, file, name, status, code, words) => {
    const before = await pending();
    const answer = await postForm(site, formWith(file, { name }));
    const refusal = await refusalOf(answer);
    expect([answer.status, refusal.code]).toEqual([status, code]);
    expect(refusal.fields?.["file"]).toMatch(words);
    if (status !== 400) expect(refusal.message).toBe(refusal.fields?.["file"]);
    expect(await pending()).toBe(before);
  });

  it("is refused in the language of the page", async () => {
    const referer = `${site.origin}/en/contacts`;
    const answer = await postForm(site, formWith(Buffer.from("MZ a program")), { referer });
    expect((await refusalOf(answer)).message).toMatch(/^PDF, DOCX, XLSX or ZIP will do/);
  });

  it.each([
    [
      "two files",
      [
        ...texts,
        part('name="file"; filename="a.pdf"', "%PDF-1.7"),
        part('name="file"; filename="b.pdf"', "%PDF-1.7"),
      ],
      "file",
    ],
    [
      "a file in another field",
      [...texts, part('name="message2"; filename="a.pdf"', "%PDF-1.7")],
      "message2",
    ],
    ["a file without a name for it", [...texts, part('name="file"', "%PDF-1.7")], "file"],
    ["a repeated field", [...texts, part('name="name"', "Пётр")], "name"],
    ["an unknown field", [...texts, part('name="role"', "admin")], "role"],
    ["no consent", texts.slice(0, 3), "consent"],
  ])("refuses a form with %s", async (_, parts, field) => {
    const client = oneConnection(site);
    const answer = await client.send(rawForm(...parts, "--b--\r\n"));
    const refusal = JSON.parse(answer.text) as Refusal;
    expect([answer.status, refusal.code, Object.keys(refusal.fields ?? {})]).toEqual([
      400,
      "validation_failed",
      [field],
    ]);
    client.close();
  });

  it.each([
    ["breaks off", rawForm(...texts, part('name="file"; filename="a.pdf"', "%PDF-1.7")), 400, "invalid_json"],
    [
      "has no boundary",
      { ...rawForm(...texts), headers: { "content-type": "multipart/form-data" } },
      400,
      "invalid_json",
    ],
    ["is none", rawForm("x".repeat(1_000)), 400, "invalid_json"],
    [
      "has texts for a megabyte",
      rawForm(...texts.slice(1), part('name="name"', "x".repeat(MIB)), "--b--\r\n"),
      413,
      "too_large",
    ],
    [
      "has a thousand fields",
      rawForm(...Array.from({ length: 1_000 }, (_, at) => part(`name="f${at}"`, "x")), "--b--\r\n"),
      400,
      "validation_failed",
    ],
    [
      "comes from another site",
      {
        ...rawForm(...texts, "--b--\r\n"),
        headers: { ...rawForm().headers, "sec-fetch-site": "cross-site" },
      },
      403,
      "forbidden_origin",
    ],
  ])("answers a form that %s, and serves the next one", async (_, request, status, code) => {
    const client = oneConnection(site);
    const answer = await client.send(request);
    expect([answer.status, (JSON.parse(answer.text) as Refusal).code]).toEqual([status, code]);
    const next = await client.send({
      headers: { "content-type": "application/json" },
      body: JSON.stringify(inquiry()),
    });
    expect(next.status).toBe(200);
    client.close();
  });

  it("cannot be slipped in as JSON", async () => {
    const answer = await post(site, inquiry({ file: { name: "a.pdf", size: 1 } }));
    expect([answer.status, Object.keys((await refusalOf(answer)).fields ?? {})]).toEqual([400, ["file"]]);
  });

  it("may be left out of the form, also as browsers do it", async () => {
    for (const parts of [texts, [...texts, part('name="file"; filename=""', "")]]) {
      const client = oneConnection(site);
      expect((await client.send(rawForm(...parts, "--b--\r\n"))).status).toBe(200);
      client.close();
    }
  });

  it("under a known key gets the first answer, and another file or none a conflict", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const before = await pending();
    const first = await postForm(site, formWith(pdf), headers);
    const again = await postForm(site, formWith(pdf, { name: "Другое имя.pdf" }), headers);
    expect([first.status, await first.text()]).toEqual([again.status, await again.text()]);
    for (const other of [fileOf("%PDF-1.7\n", 1_000, "ю"), undefined])
      expect((await postForm(site, formWith(other), headers)).status).toBe(409);
    expect(await pending()).toBe(before + 1);
  });

  it("goes with the plain form, which leads on to a page whatever comes of it", async () => {
    const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    for (const [file, fields, location] of [
      [pdf, { message: "Без сценариев, с файлом" }, "/contacts/thank-you"],
      [pdf, { message: "Without scripts, with a file", locale: "en" }, "/en/contacts/thank-you"],
      [Buffer.from("MZ a program"), {}, "/contacts#form-file"],
      [fileOf("%PDF-1.7\n", 11 * MIB), {}, "/contacts#form-file"],
      [pdf, { name: "" }, "/contacts#form-invalid"],
    ] as const) {
      const answer = await postForm(site, formWith(file, { fields: { consent: "on", ...fields } }), {
        accept,
      });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
    }
    const before = await pending();
    const form = () => formWith(pdf, { fields: { consent: "on", message: "Нажато дважды" } });
    for (const answer of [await postForm(site, form(), { accept }), await postForm(site, form(), { accept })])
      expect(answer.headers.get("location")).toBe("/contacts/thank-you");
    expect(await pending()).toBe(before + 1);
  });

  it("costs little memory, however many come at once, and leaves nothing beside the store", async () => {
    const memory = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, "utf8"))?.[1]) * 1024;
    const file = fileOf("%PDF-1.7\n", 10 * MIB);
    await postForm(site, formWith(file));
    const before = memory();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memory())), 20);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => postForm(site, formWith(file), { "idempotency-key": randomUUID() })),
    );
    clearInterval(watch);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    console.log(`twelve files of 10 MiB at once: +${Math.round((most - before) / MIB)} MiB`);
    expect(most - before).toBeLessThan(100 * MIB);
    expect(readdirSync(site.dataDir).filter((name) => !name.startsWith("inquiries.sqlite"))).toEqual([]);
  });

  it("is nowhere in the log", () => {
    expect(site.output()).not.toMatch(/Задание|brief\.docx|request failed|unhandled/);
  });
});

describe("without a durable store", () => {
  let site: Site;
  let fake: FakeBitrix24;
  beforeAll(async () => {
    fake = await startFakeBitrix24();
    site = await startSite({
      env: { VERCEL: "1", BITRIX24_WEBHOOK_URL: fake.webhook, CRON_SECRET: SECRET },
    });
  });
  afterAll(async () => {
    await site.stop();
    await fake.close();
  });

  it("no file is taken, and the form without one is", async () => {
    const refused = await postForm(site, formWith(pdf));
    expect([refused.status, (await refusalOf(refused)).fields?.["file"]]).toEqual([
      400,
      "Файлы здесь не принимаются: отправьте обращение без файла",
    ]);
    const taken = await postForm(site, formWith(undefined));
    expect(await taken.json()).toMatchObject({ status: "delivered" });
  });
});
