import { createServer } from "node:http";
import { Readable } from "node:stream";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import { leadOf, minimalLeadOf, withoutBbCode, withoutFormula } from "@/lib/inquiries/server/bitrix24-lead";
import type { Crm } from "@/lib/inquiries/server/crm";
import type { ConsentProof, InquiryContent } from "@/lib/inquiries/server/store";
import { startFakeBitrix24, type FakeBitrix24 } from "@/tests/peers/fake-bitrix24";
import { contentOf, idOf, portal, START } from "./fixtures";

describe("the lead of an inquiry", () => {
  const rich = {
    id: idOf(1),
    content: contentOf({
      phone: "+7 (900) 000-00-00",
      company: "=HYPERLINK(1)",
      message: "Смотрите [url=https://evil.example]сюда[/url] и [b]жирно",
      brief: "# Концепция [b]\n- [ ] пункт\n```\n# не заголовок\n```\n## Этапы ##",
      utm: { source: "yandex", medium: "+cpc", campaign: undefined, content: "", term: "crm" },
    }),
  };

  it("fills the fields a manager sees", () => {
    expect(leadOf(rich)).toMatchObject({
      title: "Заявка с сайта: '=HYPERLINK(1)",
      name: "Иван Петров",
      companyTitle: "'=HYPERLINK(1)",
      fm: [
        { typeId: "EMAIL", valueType: "WORK", value: "ivan@example.ru" },
        { typeId: "PHONE", valueType: "WORK", value: "+7 (900) 000-00-00" },
      ],
      sourceId: "WEB",
      sourceDescription: "/contacts",
      originatorId: "website",
      originId: idOf(1),
      utmSource: "yandex",
      utmMedium: "'+cpc",
      utmTerm: "crm",
    });
    expect(leadOf(rich)).not.toHaveProperty("utmCampaign");
    expect(leadOf(rich)).not.toHaveProperty("utmContent");
    const call = leadOf({ id: idOf(1), content: contentOf({ phone: "=HYPERLINK(1)" }) });
    expect(call.fm?.[1]?.value).toBe("'=HYPERLINK(1)");
  });

  it("keeps message, page, language, consent proof and the headings of the brief in the comment, and none of it as a tag", () => {
    const { comments } = leadOf(rich);
    for (const part of [
      "Смотрите",
      "Страница: /contacts",
      "Язык: ru",
      "2026-11-01",
      "ab".repeat(32),
      "2026-11-20T09:00:00.000Z",
      "Материалы-к-заявке-00000000.md",
      "— Концепция",
      "— Этапы\n",
      idOf(1),
    ])
      expect(comments).toContain(part);
    expect(comments).not.toMatch(/пункт|не заголовок/);
    expect(comments).not.toMatch(/\[[^\u200B]/);
  });

  it("names the service and the project that the inquiry is about", () => {
    const commentOf = (change: Partial<InquiryContent>) =>
      leadOf({ id: idOf(1), content: contentOf(change) }).comments;
    const comment = commentOf({ service: "highload", case: "no-longer-there" });
    expect(comment).toMatch(/^Услуга: [А-Яа-яё]/m);
    expect(comment).toContain("Проект: no-longer-there\n");
    expect(commentOf({})).not.toMatch(/^(?:Услуга|Проект)/m);
  });

  it("says which text the hash of the consent is of: proofs of older versions hashed the file", () => {
    const { consent } = contentOf();
    const hashLine = (change: Partial<ConsentProof>) =>
      /^SHA-256.*$/m.exec(
        leadOf({ id: idOf(1), content: contentOf({ consent: { ...consent, ...change } }) }).comments,
      )?.[0];
    expect(hashLine({ hashOf: "shown" })).toBe(`SHA-256 показанного текста согласия: ${"ab".repeat(32)}`);
    expect(hashLine({})).toBe(`SHA-256 файла согласия: ${"ab".repeat(32)}`);
    expect(hashLine({ hash: null })).toBeUndefined();
  });

  it("loses nothing in the minimal lead", () => {
    const lead = minimalLeadOf(rich);
    expect(Object.keys(lead).sort()).toEqual(["comments", "originId", "originatorId", "title"]);
    for (const part of ["Иван Петров", "ivan@example.ru", "=HYPERLINK(1)", "Смотрите", "— Концепция"])
      expect(lead.comments).toContain(part);
  });

  it("has no field that a spreadsheet could run, and an address of mail as it is", () => {
    const content = contentOf({ name: "=1", email: "+tag@example.ru", message: "@SUM(A1)", page: "=1+1" });
    const lead = leadOf({ id: idOf(1), content: { ...content, company: undefined } });
    const texts = Object.values(lead).flatMap((value) => (typeof value === "string" ? [value] : []));
    expect(texts.filter((text) => /^[=+\-@]/.test(text))).toEqual([]);
    // An apostrophe would make another address of it.
    expect(lead.fm).toBeUndefined();
    expect(lead.comments).toContain("Эл. почта: +tag@example.ru");
    expect(leadOf({ id: idOf(1), content: contentOf({ message: "=1+1" }) }).comments).toMatch(/^'=1\+1/);
  });

  it("names the person when there is no company, and cuts a long title", () => {
    expect(leadOf({ id: idOf(1), content: contentOf({ company: "" }) }).title).toBe(
      "Заявка с сайта: Иван Петров",
    );
    expect(leadOf({ id: idOf(1), content: contentOf({ company: "к".repeat(300) }) }).title).toHaveLength(250);
  });

  it.each([
    ["[b]", "[\u200Bb]"],
    ["[[", "[\u200B[\u200B"],
    ["]", "]"],
  ])("escapes %s", (raw, escaped) => expect(withoutBbCode(raw)).toBe(escaped));
  it.each([
    ["=1", "'=1"],
    ["+7", "'+7"],
    ["-1", "'-1"],
    ["@x", "'@x"],
    ["＝1", "'＝1"],
    [" \t=1", "' \t=1"],
    ["\uFEFF\u200B=1", "'\uFEFF\u200B=1"],
    ['"=1"', '\'"=1"'],
    ["a=1", "a=1"],
    ["ООО «Ромашка»", "ООО «Ромашка»"],
  ])("defuses %s", (raw, safe) => expect(withoutFormula(raw)).toBe(safe));
});

describe("createBitrix24", () => {
  let fake: FakeBitrix24;
  let crm: Crm;
  const inquiry = { id: idOf(7), content: contentOf() };

  beforeAll(async () => {
    fake = await startFakeBitrix24({ bucket: { size: 1_000, perSecond: 1_000 }, now: () => START });
    crm = createBitrix24({ ...portal(fake, () => START), agreementId: 19 });
  });
  afterAll(() => fake.close());
  afterEach(() => {
    fake.clearFaults();
    fake.refuse(() => false);
  });

  it("creates a lead whose fields the portal keeps, and finds it again", async () => {
    expect(await crm.find(inquiry.id)).toEqual({ kind: "absent" });
    expect(await crm.create(inquiry)).toEqual({ kind: "created", remoteId: 1 });
    const { fm, ...texts } = leadOf(inquiry);
    expect(fake.leads[0]).toMatchObject({ ...texts, fm: fm?.map((entry) => ({ id: 1, ...entry })) });
    expect(await crm.find(inquiry.id)).toEqual({ kind: "found", remoteId: 1 });
    expect(await crm.find(idOf(8))).toEqual({ kind: "absent" });
  });

  it("takes no other lead for the one it looks for, when the portal ignores what it was asked", async () => {
    fake.addFault({ kind: "filter-ignored" });
    const strangers = { kind: "unavailable", reason: "200 leads that were not asked for" };
    expect(await crm.find(idOf(8))).toEqual(strangers);
    expect(await crm.find(inquiry.id)).toEqual({ kind: "found", remoteId: 1 });
    expect(await crm.leads({ since: START, after: 1 })).toEqual(strangers);
  });

  it("names the leads of an inquiry that should not be there", async () => {
    const other = { id: idOf(9), content: contentOf() };
    for (const remoteId of [2, 3, 4]) expect(await crm.create(other)).toEqual({ kind: "created", remoteId });
    expect(await crm.find(other.id)).toEqual({ kind: "found", remoteId: 2, others: [3, 4] });
  });

  it("lists the leads of the site since a time, page by page", async () => {
    const begin = fake.leads.length;
    for (let number = 100; number < 160; number += 1)
      await crm.create({ id: idOf(number), content: contentOf() });
    const first = await crm.leads({ since: START, after: begin });
    expect(first).toMatchObject({ kind: "leads", last: begin + 50 });
    const second = await crm.leads({ since: START, after: begin + 50 });
    expect(second).toMatchObject({ kind: "leads", last: begin + 60 });
    if (first.kind !== "leads" || second.kind !== "leads") return;
    expect([...first.leads, ...second.leads].map(({ inquiryId }) => inquiryId)).toEqual(
      Array.from({ length: 60 }, (_, index) => idOf(100 + index)),
    );
    expect(await crm.leads({ since: START, after: begin + 60 })).toEqual({ kind: "leads", leads: [] });
    expect(await crm.leads({ since: START + 1, after: 0 })).toEqual({ kind: "leads", leads: [] });
  });

  it("says who it is, in JSON", () => {
    expect(fake.journal[0]).toMatchObject({
      httpMethod: "POST",
      contentType: "application/json",
      userAgent: expect.stringMatching(/^[\w-]+\/[\d.]+$/) as string,
    });
  });

  it.each([
    ["html-502", { kind: "ambiguous", reason: "502 unreadable answer" }],
    ["html-200", { kind: "ambiguous", reason: "200 unreadable answer" }],
    ["truncated", { kind: "ambiguous", reason: "200 unreadable answer" }],
    ["redirect", { kind: "ambiguous", reason: "302 unreadable answer" }],
    ["error-500", { kind: "ambiguous", reason: "500 INTERNAL_SERVER_ERROR" }],
    ["query-limit", { kind: "unavailable", reason: "503 QUERY_LIMIT_EXCEEDED" }],
    [
      "operation-limit",
      { kind: "hold", reason: "429 OPERATION_TIME_LIMIT", until: START + 600_000, methodOnly: true },
    ],
    ["overload", { kind: "hold", reason: "503 OVERLOAD_LIMIT" }],
    ["unauthorized", { kind: "hold", reason: "401 NO_AUTH_FOUND" }],
    ["expired", { kind: "hold", reason: "401 EXPIRED_TOKEN" }],
    ["forbidden", { kind: "hold", reason: "403 INSUFFICIENT_SCOPE", methodOnly: true }],
    ["portal-deleted", { kind: "hold", reason: "403 PORTAL_DELETED" }],
  ] as const)("sorts the answer %s", async (kind, outcome) => {
    fake.addFault({ kind });
    expect(await crm.create(inquiry)).toEqual(outcome);
    expect(await crm.find(inquiry.id)).toEqual(outcome);
  });

  it("does not follow a redirect", async () => {
    const calls = fake.journal.length;
    fake.addFault({ kind: "redirect", times: 1 });
    await crm.create(inquiry);
    expect(fake.journal).toHaveLength(calls + 1);
  });

  it("is in doubt after a reset and after a silence", async () => {
    fake.addFault({ kind: "reset", times: 1 });
    expect(await crm.create(inquiry)).toMatchObject({ kind: "ambiguous" });
    fake.addFault({ kind: "commit-then-hang", times: 1 });
    expect(await crm.create(inquiry, { timeoutMs: 100 })).toEqual({
      kind: "ambiguous",
      reason: "TimeoutError",
    });
  });

  it("knows that nothing was sent where nobody listens", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
    });
    await new Promise((resolve) => server.close(resolve));
    const nobody = createBitrix24(portal({ webhook: `http://127.0.0.1:${port}/rest/1/secret/` }));
    expect(await nobody.create(inquiry)).toEqual({ kind: "unavailable", reason: "ECONNREFUSED" });
  });

  it("tells content that is refused, and gets it through with the fewest fields", async () => {
    fake.refuse((fields) => fields["fm"] !== undefined);
    expect(await crm.create(inquiry)).toEqual({
      kind: "refused",
      reason: "400 CRM_FIELD_ERROR_VALUE_NOT_VALID",
    });
    expect(await crm.create(inquiry, { minimal: true })).toMatchObject({ kind: "created" });
    expect(fake.leads.at(-1)?.["comments"]).toContain("ivan@example.ru");
  });

  it("attaches the brief as a readable file, and not a second time when it may be there already", async () => {
    const id = "0f1e2d3c-0000-4000-8000-000000000001";
    const brief = "# Концепция [url=x]\n\n".padEnd(100_000, "ж");
    const dossier = { id, content: contentOf({ brief }) };
    expect(crm.followUps(dossier)).toEqual(["brief", "consent"]);
    expect(crm.followUps(inquiry)).toEqual(["consent"]);
    const attach = (mayExist: boolean) => crm.followUp("brief", dossier, 1, { mayExist });
    expect(await attach(true)).toEqual({ kind: "done" });
    expect(await attach(true)).toEqual({ kind: "done" });
    const ours = fake.comments.filter(({ comment }) => comment.includes(id));
    expect(ours).toHaveLength(1);
    expect(ours[0]).toMatchObject({ entityType: "lead", entityId: "1" });
    expect(ours[0]?.comment).toContain("— Концепция [\u200Burl=x]");
    expect(ours[0]?.files.map(({ name }) => name)).toEqual(["Материалы-к-заявке-0f1e2d3c.md"]);
    expect(ours[0]?.files[0]?.content.toString("utf8")).toBe(brief);
    fake.addFault({ kind: "html-502", method: "crm.timeline.comment.list" });
    expect(await attach(true)).toMatchObject({ kind: "ambiguous" });
    expect(fake.comments.filter(({ comment }) => comment.includes(id))).toHaveLength(1);
  });

  it("attaches the visitor's file piece by piece, and not a second time when it may be there already", async () => {
    const id = "0f1e2d3c-0000-4000-8000-000000000002";
    const pieces = ["%PDF-1.7 ", "[b]", "жирно", "x".repeat(70_000), "\u0000"].map((text) =>
      Buffer.from(text),
    );
    const whole = Buffer.concat(pieces);
    const file = { name: "План [b].pdf", type: "pdf", size: whole.length, sha256: "ef".repeat(32) };
    const sent = { id, content: contentOf({ file, brief: "# Концепция" }) };
    expect(crm.followUps(sent)).toEqual(["brief", "file", "consent"]);
    const bytes = async function* () {
      for (const piece of pieces) yield await Promise.resolve(piece);
    };
    for (const mayExist of [true, true])
      expect(await crm.followUp("file", sent, 1, { mayExist, bytes })).toEqual({ kind: "done" });
    const ours = fake.comments.filter(({ comment }) => comment.includes(id));
    expect(ours).toHaveLength(1);
    expect(ours[0]?.comment).toContain("План [\u200Bb].pdf, 68,4\u00A0КБ");
    expect(ours[0]?.files.map(({ name }) => name)).toEqual(["План [b].pdf"]);
    expect(ours[0]?.files[0]?.content.equals(whole)).toBe(true);
    // A store that has lost a part must not pass for one that has it.
    const lost = { mayExist: false, bytes: () => Readable.from(pieces.slice(1)) };
    expect(await crm.followUp("file", sent, 1, lost)).toMatchObject({ kind: "ambiguous" });
    expect(fake.comments.filter(({ comment }) => comment.includes(id))).toHaveLength(1);
  });

  it("records the consent with the address that was kept, or with nobody's", async () => {
    const { consent } = contentOf();
    for (const [address, page] of [
      ["2001:db8::7", "/en/contacts"],
      [undefined, null],
    ] as const) {
      const content = contentOf({ consent: { ...consent, address, page } });
      const record = crm.followUp("consent", { id: idOf(7), content }, 1, { mayExist: false });
      expect(await record).toEqual({ kind: "done" });
    }
    expect(fake.consents).toMatchObject([
      {
        agreementId: 19,
        ip: "2001:db8::7",
        url: "https://site.example/en/contacts",
        originatorId: "website",
        originId: idOf(7).slice(0, 30),
      },
      { ip: "0.0.0.0", url: "https://site.example/" },
    ]);
  });

  it("trusts no certificate it does not know, and never names its secret", async () => {
    const tls = await startFakeBitrix24({ tls: true, code: "top-secret-code" });
    const outcome = await createBitrix24(portal(tls)).create(inquiry);
    expect(outcome).toMatchObject({ kind: "unavailable" });
    expect(JSON.stringify(outcome)).not.toContain("top-secret");
    expect(tls.leads).toEqual([]);
    await tls.close();
  });
});
