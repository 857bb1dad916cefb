import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import { getCompany } from "@/lib/content/company";
import { HttpError } from "@/lib/http/errors";
import { acceptInquiry, contentHashOf, findAnswer, type Acceptance } from "@/lib/inquiries/server/accept";
import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import { createDirectAttempts } from "@/lib/inquiries/server/direct-attempts";
import { createOutbox } from "@/lib/inquiries/server/outbox";
import { consentText } from "@/lib/inquiries/server/consent-text";
import { inquiryForm } from "@/lib/inquiries/server/form";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { StoreFull, type StoreQuota } from "@/lib/inquiries/server/store-quota";
import type { InquiryRequest } from "@/lib/inquiries/schema";
import { log } from "@/lib/log";
import { startFakeBitrix24, type FakeBitrix24 } from "@/tests/peers/fake-bitrix24";
import { fakeClock, HOUR, idOf, MINUTE, portal, SECOND, START, temporaryDirectory } from "./fixtures";

const request: InquiryRequest = {
  name: "Иван",
  email: "ivan@example.ru",
  message: "Нужна интеграция",
  consent: true,
};

describe("accepting an inquiry", () => {
  let store: InquiryStore;
  let fake: FakeBitrix24;
  let deps: Acceptance & { onStoreFailure: Mock<() => void> };
  let clock: ReturnType<typeof fakeClock>;
  beforeEach(async () => {
    store = openSqliteStore(temporaryDirectory());
    fake = await startFakeBitrix24({ bucket: { size: 10_000, perSecond: 10_000 } });
    clock = fakeClock();
    deps = {
      store: () => store,
      onStoreFailure: vi.fn<() => void>(),
      crm: createBitrix24(portal(fake)),
      directAttempts: createDirectAttempts(clock),
      now: clock.now,
    };
  });
  afterEach(async () => {
    await store.close();
    await fake.close();
  });
  const submit = (key: string | undefined, change: Partial<InquiryRequest> = {}) =>
    acceptInquiry(deps, { key, request: { ...request, ...change }, locale: "ru", page: "/contacts" });
  const storeIsDown = () => {
    deps.store = () => {
      throw new Error("disk is gone");
    };
  };

  const storeIsBack = () => {
    deps.store = () => store;
  };
  /** What the process with these attempts does for some minutes; without any it is another process. */
  const live = async (directAttempts?: Acceptance["directAttempts"]) => {
    const outbox = createOutbox({
      ...{ store: () => store, crm: createBitrix24(portal(fake)), requestsPerSecond: 2 },
      ...{ ambiguousWaitSeconds: 90, clock, ...(directAttempts && { directAttempts }) },
    });
    const end = clock.elapsed() + 5 * MINUTE;
    while (clock.elapsed() < end) {
      await outbox.drain();
      clock.advance(5 * SECOND);
    }
  };

  it("stores it under the key and answers queued, without a call to the CRM", async () => {
    expect(await submit(idOf(1))).toEqual({ id: idOf(1), status: "queued" });
    expect((await store.find(idOf(1)))?.status).toBe("pending");
    expect(fake.journal).toEqual([]);
  });

  it("stores what a manager and a judge will want to know", async () => {
    await submit(idOf(1), { company: "ООО", brief: "# Б", utm: { source: "a" } });
    const claim = await store.claim({ now: START, leaseMs: 1, doubtWaitMs: 1 });
    expect(claim?.content).toMatchObject({
      name: "Иван",
      company: "ООО",
      brief: "# Б",
      utm: { source: "a" },
      page: "/contacts",
      locale: "ru",
      consent: { at: "2026-11-20T09:00:00.000Z", page: "/contacts", locale: "ru" },
    });
  });

  it.each<[string, Partial<InquiryRequest>, string]>([
    ["a filled trap", { website: "https://spam.example" }, "suspected"],
    ["a machine's speed", { elapsedMs: 2_999 }, "suspected"],
    ["a person's speed", { elapsedMs: 3_000 }, "pending"],
    ["an empty trap", { website: "" }, "pending"],
    ["no telling fields", {}, "pending"],
  ])("with %s stores it as what it is, and answers the same", async (_, change, status) => {
    expect(await submit(idOf(1), change)).toEqual({ id: idOf(1), status: "queued" });
    expect((await store.find(idOf(1)))?.status).toBe(status);
  });

  it("gives the first answer to the same content, and a conflict to another", async () => {
    await submit(idOf(1), { elapsedMs: 5_000 });
    const again = { ...request, elapsedMs: 60_000, page: "/en", company: "" };
    expect(await findAnswer(deps, idOf(1), again)).toEqual({ id: idOf(1), status: "queued" });
    expect(await submit(idOf(1), again)).toEqual({ id: idOf(1), status: "queued" });
    for (const other of [
      { name: "Пётр" },
      { email: "p@example.ru" },
      { message: "Другое сообщение" },
      { company: "К" },
      { brief: "б" },
    ]) {
      await expect(findAnswer(deps, idOf(1), { ...request, ...other })).rejects.toMatchObject({
        code: "idempotency_conflict",
      });
      await expect(submit(idOf(1), other)).rejects.toMatchObject({ code: "idempotency_conflict" });
    }
    expect(await findAnswer(deps, idOf(2), request)).toBeUndefined();
    expect(await store.counts()).toMatchObject({ pending: 1 });
  });

  it("with the store full goes straight to the CRM, once for a repeated key, and holds the store for sound", async () => {
    deps.quota = { take: () => Promise.reject(new StoreFull()) };
    expect(await submit(idOf(1))).toEqual({ id: idOf(1), status: "delivered" });
    expect(await findAnswer(deps, idOf(1), request)).toEqual({ id: idOf(1), status: "delivered" });
    expect([fake.leads.length, await store.find(idOf(1))]).toEqual([1, undefined]);
    expect(deps.onStoreFailure).not.toHaveBeenCalled();
    await expect(submit(idOf(2), { website: "x" })).rejects.toMatchObject({ code: "delivery_failed" });
    deps.crm = undefined;
    await expect(submit(idOf(3))).rejects.toMatchObject({ code: "delivery_failed" });
  });

  it("stores nothing when the hour's room is used up, asks for another try, and makes no lead", async () => {
    const refusal = new HttpError("rate_limited", { retryAfterSeconds: 7 });
    deps.quota = { take: () => Promise.reject(refusal) };
    await expect(submit(idOf(1))).rejects.toBe(refusal);
    expect([fake.journal.length, await store.find(idOf(1))]).toEqual([0, undefined]);
    expect(deps.onStoreFailure).not.toHaveBeenCalled();
  });

  it("asks for room for all that is stored: the text, the documents, the file", async () => {
    const take = vi.fn<StoreQuota["take"]>(() => Promise.resolve());
    deps.quota = { take };
    const brief = "ж".repeat(50_000);
    const file = { name: "a.pdf", type: "pdf", size: 700_000, sha256: "ab".repeat(32) } as const;
    const bytes = async function* () {
      yield await Promise.resolve(Buffer.alloc(10));
    };
    const upload = { ...file, bytes, close: () => Promise.resolve() };
    const submission = { request: { ...request, brief }, file: upload, locale: "ru" as const, page: null };
    await acceptInquiry(deps, { ...submission, key: undefined });
    expect(take.mock.calls[0]?.[0]).toBeGreaterThan(800_000);
    expect(take.mock.calls[0]?.[0]).toBeLessThan(802_000);
  });

  it("with the store down delivers directly and says so", async () => {
    storeIsDown();
    expect(await submit(undefined)).toMatchObject({ status: "delivered" });
    expect(fake.leads).toHaveLength(1);
    expect(deps.onStoreFailure).toHaveBeenCalled();
  });

  it("with the store down delivers a repeated key once", async () => {
    storeIsDown();
    fake.addFault({ kind: "commit-then-reset", times: 1, method: "crm.item.add" });
    await expect(submit(idOf(1))).rejects.toMatchObject({ code: "delivery_failed" });
    expect(await findAnswer(deps, idOf(1), request)).toBeUndefined();
    expect(await submit(idOf(1))).toEqual({ id: idOf(1), status: "delivered" });
    expect(fake.leads).toHaveLength(1);
  });

  it("with the store down attaches the brief too, and a repeated attempt makes up for one that was not attached", async () => {
    storeIsDown();
    fake.addFault({ kind: "html-502", times: 1, method: "crm.timeline.comment.add" });
    await expect(submit(idOf(1), { brief: "# Б" })).rejects.toMatchObject({ code: "delivery_failed" });
    expect(await submit(idOf(1), { brief: "# Б" })).toEqual({ id: idOf(1), status: "delivered" });
    expect(fake.leads).toHaveLength(1);
    expect(fake.comments).toHaveLength(1);
    // Nobody could find the lead of an attempt without a key again, so a second one must not be asked for.
    fake.addFault({ kind: "html-502", times: 1, method: "crm.timeline.comment.add" });
    expect(await submit(undefined, { brief: "# Б" })).toMatchObject({ status: "delivered" });
  });

  it("claims nothing when neither store nor CRM took it", async () => {
    storeIsDown();
    fake.addFault({ kind: "html-502" });
    await expect(submit(undefined)).rejects.toMatchObject({ code: "delivery_failed", status: 502 });
    deps.crm = undefined;
    await expect(submit(undefined)).rejects.toMatchObject({ code: "delivery_failed" });
  });

  it("with the store down begins no delivery for which no time is left", async () => {
    storeIsDown();
    const submission = { key: idOf(1), request, locale: "ru", page: null } as const;
    await expect(acceptInquiry(deps, { ...submission, timeLeft: () => 500 })).rejects.toMatchObject({
      code: "delivery_failed",
    });
    expect(fake.journal).toEqual([]);
  });

  it("with the store down gives a silent CRM no more than the time that is left", async () => {
    storeIsDown();
    fake.addFault({ kind: "commit-then-hang" });
    const end = performance.now() + 1_200;
    const submission = { key: idOf(1), request, locale: "ru", page: null } as const;
    await expect(
      acceptInquiry(deps, { ...submission, timeLeft: () => end - performance.now() }),
    ).rejects.toMatchObject({ code: "delivery_failed" });
    expect(performance.now() - end).toBeLessThan(1_000);
  });

  it("makes no second lead of a key that went past the store, and gives it the first answer", async () => {
    storeIsDown();
    const first = await submit(idOf(1));
    expect(first).toEqual({ id: idOf(1), status: "delivered" });
    expect(await findAnswer(deps, idOf(1), request)).toEqual(first);
    storeIsBack();
    expect(await findAnswer(deps, idOf(1), request)).toEqual(first);
    await expect(findAnswer(deps, idOf(1), { ...request, name: "Пётр" })).rejects.toMatchObject({
      code: "idempotency_conflict",
    });
    await live(deps.directAttempts);
    // The next process knows it from the store, which holds nothing personal of it.
    deps.directAttempts = createDirectAttempts(clock);
    expect(await findAnswer(deps, idOf(1), request)).toEqual(first);
    expect(await submit(idOf(1))).toEqual(first);
    expect(await store.read(idOf(1))).toMatchObject({ content: null, status: "delivered" });
    await live(deps.directAttempts);
    expect(fake.leads).toHaveLength(1);
  });

  it("makes no second lead of a key whose direct delivery broke off", async () => {
    storeIsDown();
    fake.addFault({ kind: "commit-then-reset", times: 1, method: "crm.item.add" });
    await expect(submit(idOf(1))).rejects.toMatchObject({ code: "delivery_failed" });
    storeIsBack();
    clock.advance(24 * HOUR);
    expect(await submit(idOf(1))).toEqual({ id: idOf(1), status: "queued" });
    await live(deps.directAttempts);
    expect((await store.find(idOf(1)))?.status).toBe("delivered");
    expect(fake.leads).toHaveLength(1);
  });

  it("makes no second lead when the key goes to another process that also saw the store fail", async () => {
    const other = { ...deps, directAttempts: createDirectAttempts(clock) };
    storeIsDown();
    await submit(idOf(1));
    other.directAttempts.storeFailed();
    clock.advance(20 * MINUTE);
    await acceptInquiry(other, { key: idOf(1), request, locale: "ru", page: null });
    await live();
    expect(fake.leads).toHaveLength(1);
  });

  it("makes no second lead of what was stored before the store failed", async () => {
    await submit(idOf(1), { brief: "# Б" });
    storeIsDown();
    await submit(idOf(1), { brief: "# Б" });
    storeIsBack();
    await live(deps.directAttempts);
    expect((await store.find(idOf(1)))?.status).toBe("delivered");
    expect([fake.leads.length, fake.comments.length]).toEqual([1, 1]);
  });

  it("makes no second lead of what was stored when a process that went past the store dies, and another lends it", async () => {
    await submit(idOf(1));
    storeIsDown();
    const dies = { ...deps, directAttempts: createDirectAttempts(clock) };
    await acceptInquiry(dies, { key: idOf(1), request, locale: "ru", page: null });
    expect(fake.leads).toHaveLength(1);
    storeIsBack();
    const other = createDirectAttempts(clock);
    other.storeFailed();
    await live(other);
    expect((await store.find(idOf(1)))?.status).toBe("delivered");
    expect(fake.leads).toHaveLength(1);
  });

  it("makes no second lead of a key that another process brought past the store and died, when its sender says that he repeats it", async () => {
    storeIsDown();
    fake.addFault({ kind: "commit-then-reset", times: 1, method: "crm.item.add" });
    await expect(submit(idOf(1))).rejects.toMatchObject({ code: "delivery_failed" });
    storeIsBack();
    deps.directAttempts = createDirectAttempts(clock);
    const submission = { key: idOf(1), request, repeated: true, locale: "ru", page: null } as const;
    expect(await acceptInquiry(deps, submission)).toEqual({ id: idOf(1), status: "queued" });
    await live(deps.directAttempts);
    expect((await store.find(idOf(1)))?.status).toBe("delivered");
    expect(fake.leads).toHaveLength(1);
  });

  it("makes no second lead of a key that went past the store hours ago, wherever it comes now", async () => {
    storeIsDown();
    fake.addFault({ kind: "commit-then-reset", times: 1, method: "crm.item.add" });
    await expect(submit(idOf(1))).rejects.toMatchObject({ code: "delivery_failed" });
    storeIsBack();
    await live(deps.directAttempts);
    deps.directAttempts = createDirectAttempts(clock);
    clock.advance(5 * HOUR);
    await submit(idOf(1));
    await live(deps.directAttempts);
    expect((await store.find(idOf(1)))?.status).toBe("delivered");
    expect(fake.leads).toHaveLength(1);
  });

  it("takes no second way to the CRM for what it has stored, while the store is down", async () => {
    const first = await submit(idOf(1));
    storeIsDown();
    expect(await findAnswer(deps, idOf(1), request)).toEqual(first);
    expect(await submit(idOf(1))).toEqual(first);
    await expect(submit(idOf(1), { name: "Пётр" })).rejects.toMatchObject({ code: "idempotency_conflict" });
    expect(fake.journal).toEqual([]);
  });

  it("lets a delivery that is about to begin wait for one that went past the store", async () => {
    await submit(idOf(1));
    // Another process stored it; to this one the store is down, and it brings the repeated press to the CRM.
    deps.directAttempts = createDirectAttempts(clock);
    const outbox = createOutbox({
      ...{ crm: createBitrix24(portal(fake)), requestsPerSecond: 2, ambiguousWaitSeconds: 90, clock },
      directAttempts: deps.directAttempts,
      store: () => ({
        ...store,
        getPause: async () => {
          if (deps.directAttempts.find(idOf(1)) === undefined) {
            storeIsDown();
            await submit(idOf(1));
          }
          return store.getPause();
        },
      }),
    });
    for (let count = 0; count < 3; count += 1) {
      await outbox.drain();
      clock.advance(MINUTE);
    }
    expect((await store.find(idOf(1)))?.status).toBe("delivered");
    expect(fake.leads).toHaveLength(1);
  });

  it("looks up nothing that comes without a key, nor when the store has worked for half an hour", async () => {
    storeIsDown();
    await submit(idOf(1));
    storeIsBack();
    await submit(undefined);
    clock.advance(31 * MINUTE);
    await submit(idOf(2));
    const before = fake.count("crm.item.list");
    await live(deps.directAttempts);
    expect(fake.leads).toHaveLength(3);
    expect(fake.count("crm.item.list")).toBe(before);
  });

  it("with the store down does not pass a suspected one off as a lead", async () => {
    storeIsDown();
    await expect(submit(undefined, { website: "x" })).rejects.toMatchObject({ code: "delivery_failed" });
    expect(fake.journal).toEqual([]);
  });

  it("hashes content without letting fields flow into one another", () => {
    expect(contentHashOf({ ...request, name: "ab", email: "c" })).not.toBe(
      contentHashOf({ ...request, name: "a", email: "bc" }),
    );
  });
});

describe("the text of the consent in the proof", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(["ru", "en"] as const)("is the one shown in %s: with the operator and its address", (locale) => {
    const { operatorName, address, email } = getCompany(locale);
    const shown = readFileSync(`content/legal/personal-data-consent.${locale}.md`, "utf8")
      .replaceAll("{company.operatorName}", operatorName)
      .replaceAll("{company.address}", address)
      .replaceAll("{company.email}", email);
    expect(shown).not.toMatch(/\{\w/);
    expect(consentText(locale)).toEqual({
      edition: /^edition: (.+)$/m.exec(shown)?.[1],
      hash: createHash("sha256").update(shown).digest("hex"),
      hashOf: "shown",
    });
  });

  it("is not named when it cannot be read, and the log says so", () => {
    vi.spyOn(process, "cwd").mockReturnValue(temporaryDirectory());
    const logged = vi.spyOn(log, "error").mockReturnValue();
    expect(consentText("en")).toEqual({ edition: null, hash: null });
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringContaining("personal-data-consent") as string }),
      expect.stringContaining("consent text cannot be read"),
    );
  });
});

describe("the plain form", () => {
  it("reads fields into the shape of the JSON body", () => {
    const fields = new Map(
      Object.entries({ name: "И", consent: "on", elapsedMs: "4000", utm_source: "ya", locale: "en" }),
    );
    expect(inquiryForm.read(fields, null)).toEqual({
      name: "И",
      consent: true,
      elapsedMs: 4_000,
      utm: { source: "ya" },
      locale: "en",
    });
    expect(inquiryForm.read(new Map([["elapsedMs", ""]]), null)).toEqual({ consent: false });
  });

  it("takes the service or the project from the address of its page, as far as the site has it", () => {
    const read = (query: string, fields = {}) =>
      inquiryForm.read(new Map(Object.entries(fields)), `https://site.example/contacts${query}`);
    expect(read("?service=highload&case=nope&utm_source=ya")).toEqual({
      service: "highload",
      consent: false,
    });
    expect(read("?case=erp-holding")).toEqual({ case: "erp-holding", consent: false });
    expect(read("?service=highload", { service: "erp" })).toEqual({ service: "erp", consent: false });
  });

  it("leads to the page of each outcome, in the language of the form", () => {
    const answer = { id: idOf(1), status: "queued" } as const;
    expect([inquiryForm.success(answer, "ru"), inquiryForm.success(answer, "en")]).toEqual([
      "/contacts/thank-you",
      "/en/contacts/thank-you",
    ]);
    expect(inquiryForm.failure(new HttpError("validation_failed"), "ru")).toBe("/contacts#form-invalid");
    const wrongFile = new HttpError("too_large", { fields: [{ field: "file", key: "fileTooLarge" }] });
    expect(inquiryForm.failure(wrongFile, "ru")).toBe("/contacts#form-file");
    expect(inquiryForm.failure(new HttpError("rate_limited"), "en")).toBe("/en/contacts#form-limited");
    expect(inquiryForm.failure(new HttpError("delivery_failed"), "ru")).toBe("/contacts#form-failed");
  });
});
