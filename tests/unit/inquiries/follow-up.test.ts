import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import { createOutbox, type Outbox } from "@/lib/inquiries/server/outbox";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { startFakeBitrix24, type FakeBitrix24, type FaultKind } from "@/tests/peers/fake-bitrix24";
import {
  contentOf,
  fakeClock,
  HOUR,
  idOf,
  MINUTE,
  newInquiry,
  portal,
  SECOND,
  temporaryDirectory,
} from "./fixtures";

const ADD_COMMENT = "crm.timeline.comment.add";
const ADD_CONSENT = "userconsent.consent.add";
const WAIT = 90;

describe("what follows the lead", () => {
  let clock: ReturnType<typeof fakeClock>;
  let fake: FakeBitrix24;
  let store: InquiryStore;
  let outbox: Outbox;

  beforeEach(async () => {
    clock = fakeClock();
    fake = await startFakeBitrix24({ now: clock.now, bucket: { size: 10_000, perSecond: 2 } });
    store = openSqliteStore(temporaryDirectory());
    outbox = createOutbox({
      store: () => store,
      crm: createBitrix24({ ...portal(fake, clock.now), agreementId: 19 }),
      requestsPerSecond: 2,
      ambiguousWaitSeconds: WAIT,
      clock,
    });
  });
  afterEach(async () => {
    await store.close();
    await fake.close();
  });

  const content = contentOf({ brief: "# Концепция" });
  const insert = async (...numbers: number[]) => {
    for (const number of numbers) await store.insert(newInquiry(number, { content, createdAt: clock.now() }));
  };
  const live = async (ms: number, tick = 5 * SECOND) => {
    const until = clock.now() + ms;
    while (clock.now() < until) {
      await outbox.drain();
      clock.advance(tick);
    }
  };
  const recordOf = async (number: number) => store.read(idOf(number));
  const calls = () => fake.journal.map(({ method }) => method);

  it("is the brief and the consent, each after its lead and at the promised rate", async () => {
    await insert(1, 2);
    expect(await outbox.drain()).toEqual({ delivered: 2 });
    expect(calls()).toEqual([
      "crm.item.add",
      ADD_COMMENT,
      ADD_CONSENT,
      "crm.item.add",
      ADD_COMMENT,
      ADD_CONSENT,
    ]);
    expect(fake.comments.map(({ entityId }) => entityId)).toEqual(["1", "2"]);
    expect(fake.consents.map(({ originId }) => originId)).toEqual([1, 2].map((n) => idOf(n).slice(0, 30)));
    const times = fake.journal.map(({ at }) => at);
    for (const [index, at] of times.slice(1).entries())
      expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(500);
  });

  it.each<FaultKind>([
    "commit-then-reset",
    "commit-then-html-502",
    "commit-then-truncate",
    "reset",
    "error-500",
  ])("after %s of the attachment is done once, and no second lead is made", async (kind) => {
    await insert(1);
    fake.addFault({ kind, times: 1, method: ADD_COMMENT });
    await live(10 * MINUTE);
    expect(fake.leads).toHaveLength(1);
    expect(fake.comments).toHaveLength(1);
    expect(fake.consents).toHaveLength(1);
    expect(fake.count("crm.timeline.comment.list")).toBe(1);
    expect(await recordOf(1)).toMatchObject({ status: "delivered", remoteId: 1 });
  });

  it("goes on where a sender died, whatever it had done", async () => {
    await insert(1, 2, 3);
    const crm = createBitrix24({ ...portal(fake, clock.now), agreementId: 19 });
    for (const steps of [0, 1, 2]) {
      const claim = await store.claim({ now: clock.now(), leaseMs: 30 * SECOND, doubtWaitMs: WAIT * SECOND });
      if (claim === undefined) throw new Error("nothing to claim");
      const lead = await crm.create(claim);
      if (lead.kind !== "created") throw new Error("no lead");
      if (steps === 0) continue;
      await store.markLead(claim, lead.remoteId);
      await crm.followUp("brief", claim, lead.remoteId, { mayExist: false });
      if (steps === 2) await store.markStep(claim, "brief");
    }
    await live(10 * MINUTE);
    expect(fake.leads).toHaveLength(3);
    expect(fake.comments.map(({ entityId }) => entityId).sort()).toEqual(["1", "2", "3"]);
    expect(fake.consents).toHaveLength(3);
    expect(await store.counts()).toMatchObject({ pending: 0, parked: 0 });
  });

  it("without its right leaves leads and channel alone, is probed now and then, and is made up for", async () => {
    fake.grant(["crm"]);
    await insert(1, 2, 3, 4, 5);
    await live(HOUR);
    expect(fake.leads).toHaveLength(5);
    expect(fake.comments).toHaveLength(5);
    expect(await store.getPause()).toBeUndefined();
    expect(fake.count(ADD_CONSENT)).toBeLessThanOrEqual(5);
    expect(await recordOf(1)).toMatchObject({
      status: "pending",
      remoteId: 1,
      lastReason: "consent not recorded: 403 INSUFFICIENT_SCOPE",
    });
    fake.grant(["crm", "userconsent"]);
    await live(2 * HOUR);
    expect(fake.consents).toHaveLength(5);
    expect(fake.leads).toHaveLength(5);
    expect(await store.counts()).toMatchObject({ pending: 0, parked: 0 });
  });

  it("does not hold up other inquiries while it fails", async () => {
    fake.addFault({ kind: "html-502", method: ADD_COMMENT });
    await insert(...Array.from({ length: 20 }, (_, index) => index + 1));
    await outbox.drain();
    expect(fake.leads).toHaveLength(20);
    expect(fake.consents).toHaveLength(20);
    // After a few failures in a row nobody hammers on it.
    expect(fake.count(ADD_COMMENT)).toBe(3);
    fake.clearFaults();
    await live(3 * HOUR, MINUTE);
    expect(fake.comments).toHaveLength(20);
    expect(fake.leads).toHaveLength(20);
  });

  it("pauses the channel like anything else when the webhook itself is refused", async () => {
    fake.addFault({ kind: "unauthorized", times: 1, method: ADD_COMMENT });
    await insert(1, 2);
    await outbox.drain();
    expect(await store.getPause()).toMatchObject({ reason: "401 NO_AUTH_FOUND", needsOperator: true });
    expect(calls()).toEqual(["crm.item.add", ADD_COMMENT]);
    await live(20 * MINUTE);
    expect([fake.leads.length, fake.comments.length]).toEqual([2, 2]);
    expect(fake.count("crm.timeline.comment.list")).toBe(0);
  });

  it("is parked after seven days as what it is, and delivered once the operator asks again", async () => {
    fake.addFault({ kind: "error-500", method: ADD_COMMENT });
    await insert(1);
    await live(7 * 24 * HOUR + 3 * HOUR, 30 * MINUTE);
    expect(await recordOf(1)).toMatchObject({
      status: "parked",
      lastReason: "lead 1 exists, brief not attached: 500 INTERNAL_SERVER_ERROR",
    });
    fake.clearFaults();
    await store.requeue(idOf(1), clock.now());
    await live(10 * MINUTE);
    expect([fake.leads.length, fake.comments.length, fake.consents.length]).toEqual([1, 1, 1]);
    expect((await recordOf(1))?.status).toBe("delivered");
  });
});
