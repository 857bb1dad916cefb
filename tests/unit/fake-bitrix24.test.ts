import { setDefaultCACertificates, getCACertificates } from "node:tls";
import { B24Hook } from "@bitrix24/b24jssdk";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startFakeBitrix24, type FakeBitrix24 } from "@/tests/peers/fake-bitrix24";

/** The vendor's own client must find a portal in our fake: nothing of ours is on its side of the wire. */
describe("fake portal, as the vendor's SDK sees it over TLS", () => {
  let fake: FakeBitrix24;
  let sdk: B24Hook;

  beforeAll(async () => {
    fake = await startFakeBitrix24({ tls: true });
    setDefaultCACertificates([...getCACertificates("default"), fake.certificate ?? ""]);
    sdk = B24Hook.fromWebhookUrl(fake.webhook);
    sdk.offClientSideWarning();
  });
  afterAll(() => fake.close());
  afterEach(() => fake.clearFaults());

  it("creates a lead, keeps camelCase fields, drops unknown and upper-case ones", async () => {
    const answer = await sdk.actions.v2.call.make<{ item: Record<string, unknown> }>({
      method: "crm.item.add",
      params: {
        entityTypeId: 1,
        fields: {
          title: "Заявка",
          NAME: "потеряно",
          unknown: "потеряно",
          originId: "a-1",
          originatorId: "website",
          fm: [{ typeId: "EMAIL", valueType: "WORK", value: "a@example.ru" }],
        },
      },
    });
    expect(answer.isSuccess).toBe(true);
    const item = answer.getData()?.result.item;
    expect(item).toMatchObject({ id: 1, title: "Заявка", name: null, originId: "a-1", stageId: "NEW" });
    expect(item).not.toHaveProperty("NAME");
    expect(item).not.toHaveProperty("unknown");
    expect(fake.leads[0]?.["fm"]).toEqual([
      { id: 1, typeId: "EMAIL", valueType: "WORK", value: "a@example.ru" },
    ]);
  });

  it("finds a lead by originId, with and without the equals sign, and selects fields", async () => {
    for (const filter of [{ "=originId": "a-1" }, { originId: "a-1", originatorId: "website" }]) {
      const answer = await sdk.actions.v2.call.make<{ items: unknown[] }>({
        method: "crm.item.list",
        params: { entityTypeId: 1, select: ["id"], filter },
      });
      expect(answer.getData()?.result.items).toEqual([{ id: 1 }]);
      expect(answer.getTotal()).toBe(1);
    }
    const none = await sdk.actions.v2.call.make<{ items: unknown[] }>({
      method: "crm.item.list",
      params: { entityTypeId: 1, select: ["id"], filter: { "=originId": "a-2" } },
    });
    expect(none.getData()?.result.items).toEqual([]);
  });

  it("keeps upper-case fields of the older methods", async () => {
    const answer = await sdk.actions.v2.call.make<number>({
      method: "crm.lead.add",
      params: {
        fields: { TITLE: "Старый", name: "потеряно", EMAIL: [{ VALUE: "b@example.ru", VALUE_TYPE: "HOME" }] },
      },
    });
    expect(answer.getData()?.result).toBe(2);
    expect(fake.leads[1]).toMatchObject({
      title: "Старый",
      name: null,
      fm: [{ value: "b@example.ru", valueType: "HOME" }],
    });
  });

  it("keeps a comment with its file on the timeline of a lead, and lists it as the portal does", async () => {
    const text = "# Концепция\n";
    const added = await sdk.actions.v2.call.make<number>({
      method: "crm.timeline.comment.add",
      params: {
        fields: {
          ENTITY_ID: 1,
          ENTITY_TYPE: "lead",
          COMMENT: "Документы",
          FILES: [["Концепция.md", Buffer.from(text).toString("base64")]],
        },
      },
    });
    expect(added.getData()?.result).toBe(1);
    const listed = await sdk.actions.v2.call.make<unknown[]>({
      method: "crm.timeline.comment.list",
      params: { filter: { ENTITY_ID: 1, ENTITY_TYPE: "lead" }, select: ["ID", "COMMENT", "FILES"] },
    });
    expect(listed.getData()?.result).toEqual([
      {
        ID: "1",
        COMMENT: "Документы",
        FILES: { 1: expect.objectContaining({ name: "Концепция.md", size: 21 }) as unknown },
      },
    ]);
    expect(fake.comments[0]?.files[0]?.content.toString("utf8")).toBe(text);
    const elsewhere = await sdk.actions.v2.call.make<unknown[]>({
      method: "crm.timeline.comment.list",
      params: { filter: { ENTITY_ID: 2, ENTITY_TYPE: "lead" } },
    });
    expect(elsewhere.getData()?.result).toEqual([]);
  });

  it("saves a consent, whatever the case of the names", async () => {
    const params = {
      AGREEMENT_ID: 19,
      ip: "2001:db8::1",
      URL: "https://site.example/contacts",
      ORIGIN_ID: "a-1",
    };
    const answer = await sdk.actions.v2.call.make<number>({ method: "userconsent.consent.add", params });
    expect(answer.getData()?.result).toBe(1);
    expect(fake.consents).toEqual([
      {
        id: 1,
        agreementId: 19,
        ip: "2001:db8::1",
        url: "https://site.example/contacts",
        originId: "a-1",
        originatorId: "",
      },
    ]);
  });

  it.each<[code: string, method: string, params: Record<string, unknown>]>([
    [
      "OWNER_NOT_FOUND",
      "crm.timeline.comment.add",
      { fields: { ENTITY_ID: 99, ENTITY_TYPE: "lead", COMMENT: "x" } },
    ],
    ["INVALID_ARG_VALUE", "crm.timeline.comment.add", { fields: { ENTITY_ID: 1, ENTITY_TYPE: "lead" } }],
    ["100", "crm.timeline.comment.add", { FIELDS: { ENTITY_ID: 1, ENTITY_TYPE: "lead", COMMENT: "x" } }],
    ["ERROR_ARGUMENT", "userconsent.consent.add", { IP: "192.0.2.1" }],
    ["ERROR_ARGUMENT", "userconsent.consent.add", { AGREEMENT_ID: 999, IP: "192.0.2.1" }],
    ["ERROR_ARGUMENT", "userconsent.consent.add", { AGREEMENT_ID: 19 }],
  ])("answers %s to a wrong %s", async (code, method, params) => {
    await expect(sdk.actions.v2.call.make({ method, params })).rejects.toMatchObject({ code, status: 400 });
  });

  it("refuses methods outside the rights of the webhook, and no others", async () => {
    fake.grant(["crm"]);
    const consent = sdk.actions.v2.call.make({
      method: "userconsent.consent.add",
      params: { AGREEMENT_ID: 19, IP: "::1" },
    });
    await expect(consent).rejects.toMatchObject({ code: "insufficient_scope", status: 403 });
    const scope = await sdk.actions.v2.call.make<string[]>({ method: "scope", params: {} });
    expect(scope.getData()?.result).toEqual(["crm"]);
    fake.grant(["crm", "userconsent"]);
  });

  it.each([
    ["NOT_FOUND", { entityTypeId: 99, fields: {} }],
    ["100", { entityTypeId: 1, fields: { fm: "a@example.ru" } }],
    ["CRM_FIELD_ERROR_VALUE_NOT_VALID", { entityTypeId: 1, fields: { sourceId: "NOWHERE" } }],
  ])("refuses with %s what the portal refuses", async (code, params) => {
    const before = fake.leads.length;
    await expect(sdk.actions.v2.call.make({ method: "crm.item.add", params })).rejects.toMatchObject({
      code,
      status: 400,
    });
    expect(fake.leads).toHaveLength(before);
  });

  it("knows neither a wrong secret nor an unknown method", async () => {
    const stranger = B24Hook.fromWebhookUrl(fake.webhook.replace("secret-code", "guessed-code"));
    stranger.offClientSideWarning();
    await expect(stranger.actions.v2.call.make({ method: "server.time", params: {} })).rejects.toMatchObject({
      code: "NO_AUTH_FOUND",
      status: 401,
    });
    await expect(sdk.actions.v2.call.make({ method: "crm.item.explode", params: {} })).rejects.toMatchObject({
      code: "ERROR_METHOD_NOT_FOUND",
    });
  });
});

describe("fake portal on the wire", () => {
  let fake: FakeBitrix24;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    fake = await startFakeBitrix24({ now: () => now, bucket: { size: 5, perSecond: 2 } });
  });
  afterAll(() => fake.close());
  afterEach(() => {
    fake.clearFaults();
    now += 60_000;
  });
  const call = (path: string, init?: RequestInit) =>
    fetch(`${fake.webhook}${path}`, { redirect: "manual", ...init });

  it("takes forms, GET, a suffix and unknown query keys", async () => {
    const form = await call("crm.item.add.json?bx24_request_id=1", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "entityTypeId=1&fields[title]=Форма&fields[fm][0][typeId]=EMAIL&fields[fm][0][value]=c%40example.ru",
    });
    expect(await form.json()).toMatchObject({
      result: { item: { id: 1, title: "Форма", fm: [{ value: "c@example.ru" }] } },
      time: { start: now / 1_000, operating: 0 },
    });
    const get = await call("crm.item.list?entityTypeId=1&filter[title]=Форма");
    expect(await get.json()).toMatchObject({ total: 1 });
  });

  it("lets a full bucket through, no more, and what leaks out in time", async () => {
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await call("server.time")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503]);
    now += 1_000;
    const later = [];
    for (let count = 0; count < 3; count += 1) later.push((await call("server.time")).status);
    expect(later).toEqual([200, 200, 503]);
  });

  it.each([
    ["error-500", 500, "INTERNAL_SERVER_ERROR"],
    ["query-limit", 503, "QUERY_LIMIT_EXCEEDED"],
    ["operation-limit", 429, "OPERATION_TIME_LIMIT"],
    ["unauthorized", 401, "NO_AUTH_FOUND"],
    ["forbidden", 403, "insufficient_scope"],
  ] as const)("answers the fault %s once, then works again", async (kind, status, error) => {
    fake.addFault({ kind, times: 1 });
    const first = await call("server.time");
    expect(first.status).toBe(status);
    expect(await first.json()).toMatchObject({
      error,
      time: { operating_reset_at: Math.floor(now / 1_000) + 600 },
    });
    expect((await call("server.time")).status).toBe(200);
  });

  it("breaks answers in every way, and commits only where the name says so", async () => {
    const add = () =>
      call("crm.item.add", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ entityTypeId: 1, fields: { title: "x" } }),
      });
    const before = fake.leads.length;
    fake.addFault({ kind: "html-200", times: 1 });
    expect((await (await add()).text()).startsWith("<!DOCTYPE")).toBe(true);
    fake.addFault({ kind: "truncated", times: 1 });
    await expect((await add()).json()).rejects.toThrow(SyntaxError);
    fake.addFault({ kind: "redirect", times: 1 });
    expect((await add()).status).toBe(302);
    fake.addFault({ kind: "reset", times: 1 });
    await expect(add()).rejects.toThrow("fetch failed");
    expect(fake.leads).toHaveLength(before);
    fake.addFault({ kind: "commit-then-reset", times: 1 });
    await expect(add()).rejects.toThrow("fetch failed");
    expect(fake.leads).toHaveLength(before + 1);
  });

  it("hangs until released, before or after the commit", async () => {
    const before = fake.leads.length;
    const hangs = async (kind: "commit-then-hang" | "hang-then-commit") => {
      fake.addFault({ kind, times: 1, method: "crm.item.add" });
      const calls = fake.journal.length;
      const answer = call("crm.item.add?entityTypeId=1");
      await fake.seen((entry) => entry.outcome === "hang" && fake.journal.indexOf(entry) >= calls);
      const leads = fake.leads.length;
      fake.releaseHung();
      expect((await answer).status).toBe(200);
      return leads;
    };
    expect(await hangs("commit-then-hang")).toBe(before + 1);
    expect(await hangs("hang-then-commit")).toBe(before + 1);
    expect(fake.leads).toHaveLength(before + 2);
  });
});
