import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import type { Crm } from "@/lib/inquiries/server/crm";
import { createOutbox, type Outbox } from "@/lib/inquiries/server/outbox";
import { realClock } from "@/lib/inquiries/server/clock";
import { retryDelay } from "@/lib/inquiries/server/retry";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { isDamaged } from "@/lib/inquiries/server/store-damage";
import { startFakeBitrix24, type FakeBitrix24, type FaultKind } from "@/tests/peers/fake-bitrix24";
import {
  fakeClock,
  HOUR,
  idOf,
  MINUTE,
  newInquiry,
  portal,
  SECOND,
  START,
  temporaryDirectory,
} from "./fixtures";

const WAIT = 90;

describe("outbox", () => {
  let clock: ReturnType<typeof fakeClock>;
  let fake: FakeBitrix24;
  let store: InquiryStore;
  let outbox: Outbox;
  let directory: string;

  /** The real client, but a call is given up as soon as the portal falls silent on it: no timer decides a test. */
  const impatient = (crm: Crm): Crm => ({
    create: (inquiry, call) => crm.create(inquiry, { ...call, signal: silence() }),
    find: (id, call) => crm.find(id, { ...call, signal: silence() }),
    leads: (range, call) => crm.leads(range, call),
    followUps: (inquiry) => crm.followUps(inquiry),
    followUp: (step, inquiry, leadId, call) =>
      crm.followUp(step, inquiry, leadId, { ...call, signal: silence() }),
  });
  const silence = () => {
    const calls = fake.journal.length;
    const controller = new AbortController();
    void fake
      .seen((entry) => entry.outcome === "hang" && fake.journal.indexOf(entry) >= calls)
      .then(() => controller.abort());
    return controller.signal;
  };
  const makeOutbox = (open: () => InquiryStore = () => store) =>
    createOutbox({
      store: open,
      crm: impatient(createBitrix24(portal(fake, clock.now))),
      requestsPerSecond: 2,
      ambiguousWaitSeconds: WAIT,
      clock,
    });

  beforeEach(async () => {
    clock = fakeClock();
    fake = await startFakeBitrix24({ now: clock.now, bucket: { size: 10_000, perSecond: 2 } });
    directory = temporaryDirectory();
    store = openSqliteStore(directory);
    outbox = makeOutbox();
  });
  afterEach(async () => {
    await store.close();
    await fake.close();
  });

  const insert = async (...numbers: number[]) => {
    for (const number of numbers) await store.insert(newInquiry(number, { createdAt: clock.now() }));
  };
  const originIds = () => fake.leads.map((lead) => lead["originId"]);
  const statusOf = async (number: number) => (await store.find(idOf(number)))?.status;
  /** Lets time pass the way the site does: a tick every five seconds, or fewer where hours go by. */
  const live = async (ms: number, tick = 5 * SECOND) => {
    const until = clock.now() + ms;
    while (clock.now() < until) {
      await outbox.drain();
      clock.advance(tick);
    }
  };

  it("delivers what waits, each once, oldest first, at the promised rate", async () => {
    await insert(1, 2, 3, 4, 5, 6);
    expect(await outbox.drain()).toEqual({ delivered: 6 });
    expect(originIds()).toEqual([1, 2, 3, 4, 5, 6].map(idOf));
    const times = fake.journal.map(({ at }) => at);
    expect(times.map((at) => at - START)).toEqual([0, 500, 1_000, 1_500, 2_000, 2_500]);
    expect(await outbox.drain()).toEqual({ delivered: 0 });
    expect(await store.counts()).toMatchObject({ pending: 0 });
  });

  it("leaves a suspected inquiry alone", async () => {
    await store.insert(newInquiry(1, { status: "suspected" }));
    await live(HOUR, MINUTE);
    expect(fake.journal).toEqual([]);
  });

  it.each<FaultKind>([
    "commit-then-hang",
    "commit-then-reset",
    "commit-then-html-502",
    "commit-then-truncate",
  ])(
    "after %s finds the lead instead of creating a second one, and not before the wait is over",
    async (kind) => {
      await insert(1);
      fake.addFault({ kind, times: 1 });
      await outbox.drain();
      const asked = clock.now();
      expect(fake.leads).toHaveLength(1);
      await live((WAIT - 6) * SECOND);
      expect(fake.journal).toHaveLength(1);
      await live(HOUR);
      expect(fake.leads).toHaveLength(1);
      expect(fake.journal.map(({ method }) => method)).toEqual(["crm.item.add", "crm.item.list"]);
      expect((fake.journal[1]?.at ?? 0) - asked).toBeGreaterThanOrEqual(WAIT * SECOND);
      expect(await statusOf(1)).toBe("delivered");
    },
  );

  it.each<FaultKind>(["reset", "html-502", "html-200", "truncated", "redirect", "error-500"])(
    "after %s looks, finds nothing and creates the lead",
    async (kind) => {
      await insert(1);
      fake.addFault({ kind, times: 1 });
      await live(10 * MINUTE);
      expect(fake.journal.map(({ method }) => method)).toEqual([
        "crm.item.add",
        "crm.item.list",
        "crm.item.add",
      ]);
      expect(originIds()).toEqual([idOf(1)]);
    },
  );

  it("waits out a doubt by the time that passes, also where the clock is set forward meanwhile", async () => {
    await insert(1);
    fake.addFault({ kind: "commit-then-hang", times: 1, method: "crm.item.add" });
    await outbox.drain();
    clock.set(HOUR);
    for (let seconds = 0; seconds < WAIT - 10; seconds += 5) {
      clock.advance(5 * SECOND);
      await outbox.drain();
    }
    expect(fake.count("crm.item.list")).toBe(0);
    await live(2 * MINUTE);
    expect(await statusOf(1)).toBe("delivered");
    expect(fake.leads).toHaveLength(1);
  });

  it("keeps the doubt while the look-up fails", async () => {
    await insert(1);
    fake.addFault({ kind: "commit-then-reset", times: 1, method: "crm.item.add" });
    fake.addFault({ kind: "query-limit", times: 3, method: "crm.item.list" });
    await live(2 * HOUR);
    expect(fake.count("crm.item.add")).toBe(1);
    expect(fake.count("crm.item.list")).toBe(4);
    expect(originIds()).toEqual([idOf(1)]);
    expect(await statusOf(1)).toBe("delivered");
  });

  it("retries what was certainly not created without a look-up, on the schedule", async () => {
    await insert(1);
    fake.addFault({ kind: "query-limit", times: 6 });
    await live(3 * HOUR);
    const steps = fake.journal.map(({ at }, index, all) => at - (all[index - 1]?.at ?? START));
    const expected = [0, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];
    expect(steps).toHaveLength(expected.length);
    steps.forEach((step, index) => {
      expect(step - (expected[index] ?? 0)).toBeGreaterThanOrEqual(0);
      expect(step - (expected[index] ?? 0)).toBeLessThanOrEqual(5 * SECOND);
    });
    expect(fake.count("crm.item.list")).toBe(0);
    expect(originIds()).toEqual([idOf(1)]);
  });

  it("after an outage delivers all within minutes, though single ones had an hour to wait", async () => {
    await insert(...Array.from({ length: 20 }, (_, index) => index + 1));
    fake.addFault({ kind: "query-limit" });
    await live(8 * HOUR, MINUTE);
    expect(fake.leads).toEqual([]);
    fake.clearFaults();
    await live(HOUR * 1.2, MINUTE);
    expect(new Set(originIds())).toEqual(new Set(Array.from({ length: 20 }, (_, index) => idOf(index + 1))));
    expect(fake.leads).toHaveLength(20);
    const first = Date.parse(String(fake.leads[0]?.["createdTime"]));
    const last = Date.parse(String(fake.leads.at(-1)?.["createdTime"]));
    expect(last - first).toBeLessThan(MINUTE);
  });

  it("does not try every inquiry while the portal is down", async () => {
    await insert(...Array.from({ length: 50 }, (_, index) => index + 1));
    fake.addFault({ kind: "query-limit" });
    await outbox.drain();
    expect(fake.journal).toHaveLength(3);
    // Every further inquiry asks for a drain; the portal must not notice.
    for (let count = 0; count < 50; count += 1) await outbox.drain();
    expect(fake.journal).toHaveLength(3);
    clock.advance(5 * SECOND);
    await outbox.drain();
    expect(fake.journal).toHaveLength(4);
  });

  it.each<FaultKind>(["unauthorized", "expired", "forbidden", "portal-deleted", "overload"])(
    "%s pauses the channel: one probe in a quarter of an hour, no attempt spent, then all at once",
    async (kind) => {
      await insert(...Array.from({ length: 10 }, (_, index) => index + 1));
      fake.addFault({ kind });
      await live(HOUR);
      expect(fake.journal).toHaveLength(4);
      expect((await store.getPause())?.reason).toMatch(/^(401|403|503) [A-Z_]+$/);
      const probed = await store.claim({ now: clock.now(), leaseMs: HOUR, doubtWaitMs: HOUR });
      expect(probed).toMatchObject({ id: idOf(1), attempts: 0, inDoubtSince: null });
      if (probed !== undefined) await store.release(probed);
      fake.clearFaults();
      await live(15 * MINUTE + 10 * SECOND);
      expect(fake.leads).toHaveLength(10);
      expect(fake.count("crm.item.list")).toBe(0);
      expect(await store.getPause()).toBeUndefined();
    },
  );

  it("has an operator told once of a pause that takes hours, and not of one that ends by itself", async () => {
    await store.close();
    store = openSqliteStore(directory, { mail: true });
    const kinds = async () => {
      const kinds = [];
      for (;;) {
        const notice = await store.claimNotice({ now: clock.now(), leaseMs: MINUTE });
        if (notice === undefined) return kinds;
        kinds.push(notice.kind);
        await store.markNoticeSent(notice, clock.now());
      }
    };
    await insert(1);
    fake.addFault({ kind: "operation-limit", times: 1 });
    await live(5 * MINUTE);
    expect(await kinds()).toEqual(["copy"]);
    fake.addFault({ kind: "unauthorized" });
    await live(3 * HOUR, MINUTE);
    expect(await kinds()).toEqual(["paused"]);
    fake.clearFaults();
    await live(HOUR, MINUTE);
    expect(await statusOf(1)).toBe("delivered");
    await insert(2);
    fake.addFault({ kind: "unauthorized" });
    await live(HOUR, MINUTE);
    expect((await kinds()).sort()).toEqual(["copy", "paused"]);
  });

  it("waits for as long as the portal's operation limit says", async () => {
    await insert(1);
    fake.addFault({ kind: "operation-limit", times: 1 });
    await live(20 * MINUTE);
    expect(fake.journal).toHaveLength(2);
    expect((fake.journal[1]?.at ?? 0) - (fake.journal[0]?.at ?? 0)).toBeGreaterThanOrEqual(600 * SECOND);
    expect(originIds()).toEqual([idOf(1)]);
  });

  it("parks what the portal refuses even with the fewest fields, and others pass it", async () => {
    await insert(...Array.from({ length: 100 }, (_, index) => index + 1));
    fake.refuse((fields) => fields["originId"] === idOf(50));
    expect(await outbox.drain()).toEqual({ delivered: 99 });
    expect(await statusOf(50)).toBe("parked");
    expect(fake.count("crm.item.add")).toBe(101);
    await live(HOUR);
    expect(fake.journal).toHaveLength(101);
    expect(await store.counts()).toMatchObject({ pending: 0, parked: 1 });
  });

  it("delivers with the fewest fields what is refused with all of them", async () => {
    await insert(1);
    fake.refuse((fields) => fields["name"] !== undefined);
    await outbox.drain();
    expect(fake.leads).toHaveLength(1);
    expect(fake.leads[0]?.["comments"]).toContain("Иван Петров");
    expect(await statusOf(1)).toBe("delivered");
  });

  it("parks after seven days, and not before", async () => {
    await insert(1);
    fake.addFault({ kind: "error-500" });
    const hourly = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        clock.advance(HOUR);
        await outbox.drain();
      }
    };
    await hourly(7 * 24);
    expect(await statusOf(1)).toBe("pending");
    await hourly(2);
    expect(await statusOf(1)).toBe("parked");
  });

  it("after a crash in mid-delivery looks first, whatever the crash interrupted", async () => {
    await insert(1, 2);
    // Two senders that die with an inquiry in their hands: one had sent it, the other had not.
    for (const sent of [true, false]) {
      const claim = await store.claim({ now: clock.now(), leaseMs: 45 * SECOND, doubtWaitMs: WAIT * SECOND });
      if (sent && claim !== undefined) await createBitrix24(portal(fake)).create(claim);
    }
    await store.close();
    store = openSqliteStore(directory);
    outbox = makeOutbox();
    await live(10 * MINUTE);
    expect(originIds()).toEqual([idOf(1), idOf(2)]);
    expect(fake.count("crm.item.list")).toBe(2);
    expect(await store.counts()).toMatchObject({ pending: 0 });
  });

  it("shares a store with another process without sending anything twice", async () => {
    await insert(...Array.from({ length: 30 }, (_, index) => index + 1));
    const otherStore = openSqliteStore(directory);
    const other = makeOutbox(() => otherStore);
    const counts = await Promise.all([outbox.drain(), other.drain()]);
    expect(counts[0].delivered + counts[1].delivered).toBe(30);
    expect(new Set(originIds()).size).toBe(30);
    expect(fake.leads).toHaveLength(30);
    await otherStore.close();
  });

  it("runs one drain at a time; a call during one makes it look again", async () => {
    await insert(1);
    const first = outbox.drain();
    await insert(2);
    expect(await outbox.drain()).toEqual({ delivered: 0 });
    expect(await first).toEqual({ delivered: 2 });
  });

  it("on demand takes what is not due yet, but neither a pause nor a doubt nor the same twice", async () => {
    await insert(1, 2);
    fake.addFault({ kind: "query-limit", times: 1 });
    fake.addFault({ kind: "commit-then-reset", times: 1 });
    await outbox.drain();
    fake.addFault({ kind: "query-limit", times: 1 });
    clock.advance(SECOND);
    expect(await outbox.drain({ ignoreBackoff: true })).toEqual({ delivered: 0 });
    expect(fake.journal).toHaveLength(3);
    clock.advance(SECOND);
    expect(await outbox.drain({ ignoreBackoff: true })).toEqual({ delivered: 1 });
    expect(originIds().sort()).toEqual([idOf(1), idOf(2)]);
    await store.setPause({
      since: clock.now(),
      until: clock.now() + HOUR,
      reason: "401",
      needsOperator: true,
    });
    clock.advance(30 * MINUTE);
    expect(await outbox.drain({ ignoreBackoff: true })).toEqual({ delivered: 0 });
  });

  it("begins no delivery after its time is up, nor after it was stopped", async () => {
    await insert(1, 2, 3, 4, 5);
    expect(await outbox.drain({ budgetMs: 1_000 })).toEqual({ delivered: 3 });
    await outbox.stop();
    expect(await outbox.drain()).toEqual({ delivered: 0 });
    expect(fake.leads).toHaveLength(3);
  });

  it("gives up a silent call when it is told to stop, and another process finds its lead", async () => {
    await insert(1);
    outbox = createOutbox({
      store: () => store,
      crm: createBitrix24(portal(fake, clock.now)),
      requestsPerSecond: 2,
      ambiguousWaitSeconds: WAIT,
      clock,
    });
    fake.addFault({ kind: "commit-then-hang", times: 1 });
    const draining = outbox.drain();
    await fake.seen(({ outcome }) => outcome === "hang");
    await outbox.stop();
    expect(await draining).toEqual({ delivered: 0 });
    outbox = makeOutbox();
    await live(10 * MINUTE);
    expect(originIds()).toEqual([idOf(1)]);
    expect(fake.count("crm.item.list")).toBe(1);
  });

  it("on demand does not wait for another drain longer than its caller wants", async () => {
    await insert(1);
    fake.addFault({ kind: "commit-then-hang", times: 1 });
    const controller = new AbortController();
    const first = outbox.drain();
    const second = outbox.drain({ ignoreBackoff: true, signal: controller.signal });
    controller.abort();
    expect(await second).toEqual({ delivered: 0 });
    await first;
  });

  it("survives a store that fails, and goes on with it later", async () => {
    let broken = true;
    outbox = makeOutbox(() => {
      if (broken) throw new Error("disk is gone");
      return store;
    });
    await insert(1);
    expect(await outbox.drain()).toEqual({ delivered: 0 });
    broken = false;
    expect(await outbox.drain()).toEqual({ delivered: 1 });
  });

  it("delivers once when the store could not note the delivery", async () => {
    await insert(1);
    const forgetful: InquiryStore = {
      ...store,
      markDelivered: () => Promise.reject(new Error("database is full")),
    };
    await makeOutbox(() => forgetful).drain();
    await live(10 * MINUTE);
    expect(originIds()).toEqual([idOf(1)]);
    expect(await statusOf(1)).toBe("delivered");
  });
});

describe("outbox, when the clock is set back", () => {
  const HOURS = 3;
  it.each([
    ["three hours", HOURS * HOUR],
    ["five days", 5 * 24 * HOUR],
    ["twenty minutes", 20 * MINUTE],
  ])("by %s delivers within minutes what waited and what comes", async (_, back) => {
    const clock = fakeClock();
    const fake = await startFakeBitrix24({
      now: () => START + clock.elapsed(),
      bucket: { size: 10_000, perSecond: 2 },
    });
    const store = openSqliteStore(temporaryDirectory());
    const crm = createBitrix24(portal(fake, clock.now));
    const outbox = createOutbox({
      ...{ store: () => store, crm, requestsPerSecond: 2, ambiguousWaitSeconds: WAIT, clock },
    });
    const insert = (number: number) => store.insert(newInquiry(number, { createdAt: clock.now() }));
    // One delivered, one that waits for its next attempt, one in doubt, one lent to a process that has died, one untouched.
    await insert(1);
    await outbox.drain();
    await insert(2);
    fake.addFault({ kind: "query-limit", times: 1 });
    await outbox.drain();
    await insert(3);
    fake.addFault({ kind: "commit-then-reset", times: 1 });
    await outbox.drain();
    await insert(4);
    await store.claim({ now: clock.now(), leaseMs: 30 * SECOND, doubtWaitMs: WAIT * SECOND });
    await insert(5);
    clock.set(-back);
    await insert(6);
    const begin = clock.elapsed();
    while (clock.elapsed() - begin < 4 * MINUTE) {
      await outbox.drain();
      clock.advance(5 * SECOND);
    }
    // Nobody slept until the clock had caught up.
    expect(clock.elapsed() - begin).toBeLessThan(5 * MINUTE);
    expect(fake.leads.map(({ originId }) => originId).sort()).toEqual([1, 2, 3, 4, 5, 6].map(idOf));
    expect(await store.counts()).toMatchObject({ pending: 0 });
    await store.close();
    await fake.close();
  });

  it("takes up a pause that would last for hours then", async () => {
    const clock = fakeClock();
    const fake = await startFakeBitrix24({
      now: () => START + clock.elapsed(),
      bucket: { size: 10_000, perSecond: 2 },
    });
    const store = openSqliteStore(temporaryDirectory());
    const crm = createBitrix24(portal(fake, clock.now));
    const outbox = createOutbox({
      ...{ store: () => store, crm, requestsPerSecond: 2, ambiguousWaitSeconds: WAIT, clock },
    });
    await store.insert(newInquiry(1, { createdAt: clock.now() }));
    fake.addFault({ kind: "unauthorized", times: 1 });
    await outbox.drain();
    clock.set(-HOURS * HOUR);
    clock.advance(MINUTE);
    expect(await outbox.drain()).toEqual({ delivered: 1 });
    await store.close();
    await fake.close();
  });
});

describe("an outbox that meets a second lead", () => {
  let fake: FakeBitrix24;
  let store: InquiryStore;
  const clock = fakeClock();
  const makeOutbox = () =>
    createOutbox({
      ...{
        store: () => store,
        crm: createBitrix24(portal(fake)),
        requestsPerSecond: 2,
        ambiguousWaitSeconds: 90,
      },
      clock,
    });
  beforeEach(async () => {
    fake = await startFakeBitrix24({ bucket: { size: 10_000, perSecond: 10_000 } });
    store = openSqliteStore(temporaryDirectory(), { mail: true });
  });
  afterEach(async () => {
    await store.close();
    await fake.close();
  });
  const stopped = async (reason: string) => {
    expect((await store.getStop())?.reason).toBe(reason);
    // Neither this process nor another one, nor one that was started anew, sends anything more.
    const before = fake.leads.length;
    await store.insert(newInquiry(5, { createdAt: clock.now() }));
    for (const outbox of [makeOutbox(), makeOutbox()]) await outbox.drain({ ignoreBackoff: true });
    expect(fake.leads).toHaveLength(before);
    const kinds = [];
    for (let notice; (notice = await store.claimNotice({ now: clock.now(), leaseMs: HOUR }));)
      kinds.push(notice.kind);
    expect(kinds.filter((kind) => kind === "stopped")).toHaveLength(1);
    expect(await store.resumeChannel(clock.now())).toBe(true);
    await makeOutbox().drain();
    expect(fake.leads).toHaveLength(before + 1);
  };

  it("in a look-up notes the first, stops for every process, and goes on when an operator says so", async () => {
    for (let count = 0; count < 2; count += 1) await createBitrix24(portal(fake)).create(newInquiry(1));
    await store.insert(newInquiry(1, { createdAt: clock.now(), inDoubt: true }));
    clock.advance(2 * MINUTE);
    await makeOutbox().drain();
    expect(await store.read(idOf(1))).toMatchObject({ status: "delivered", remoteId: 1 });
    await stopped(`leads 1, 2 of inquiry ${idOf(1)}`);
  });

  it("of its own making beside one that came past it stops too, and keeps the note of that one", async () => {
    await store.insert(newInquiry(1, { createdAt: clock.now() }));
    const crm = createBitrix24(portal(fake));
    const outbox = createOutbox({
      ...{ store: () => store, requestsPerSecond: 2, ambiguousWaitSeconds: 90, clock },
      crm: {
        ...crm,
        // Another process brings the same inquiry past the store at this very moment.
        create: async (inquiry, call) => {
          await crm.create(inquiry);
          await store.noteDirect({ id: inquiry.id, contentHash: "hash-1", createdAt: START, remoteId: 1 });
          return crm.create(inquiry, call);
        },
      },
    });
    await outbox.drain();
    expect(await store.read(idOf(1))).toMatchObject({ remoteId: 1 });
    await stopped(`leads 1, 2 of inquiry ${idOf(1)}`);
  });
});

describe("the real clock", () => {
  it("ends a sleep at once when its signal fires, and passes whatever the date is", async () => {
    const controller = new AbortController();
    const sleeping = realClock.sleep(5 * 24 * HOUR, controller.signal);
    controller.abort();
    await expect(sleeping).rejects.toThrow();
    const before = realClock.elapsed();
    await realClock.sleep(1);
    expect(realClock.elapsed()).toBeGreaterThan(before);
  });
});

describe("an outbox whose store is damaged", () => {
  let fake: FakeBitrix24;
  let store: InquiryStore;
  let directory: string;
  const clock = fakeClock();
  const makeOutbox = (open = () => store) =>
    createOutbox({
      ...{ store: open, crm: createBitrix24(portal(fake)), requestsPerSecond: 2, ambiguousWaitSeconds: 90 },
      clock,
    });
  beforeEach(async () => {
    fake = await startFakeBitrix24({ bucket: { size: 10_000, perSecond: 10_000 } });
    directory = temporaryDirectory();
    store = openSqliteStore(directory);
  });
  afterEach(async () => {
    await store.close();
    await fake.close();
  });
  const damage = (sql: string) => {
    const db = new DatabaseSync(join(directory, "inquiries.sqlite"));
    db.exec(sql);
    db.close();
  };
  const insert = async (...numbers: number[]) => {
    for (const number of numbers) await store.insert(newInquiry(number, { createdAt: clock.now() }));
  };

  it("delivers what can be read, and parks what cannot", async () => {
    await insert(1, 2, 3);
    damage(`UPDATE inquiries SET content = '{"name":"' WHERE id = '${idOf(1)}';
            UPDATE inquiries SET content = replace(content, '"email"', '"emaim"') WHERE id = '${idOf(2)}'`);
    expect(await makeOutbox().drain()).toEqual({ delivered: 1 });
    expect(await store.list("parked")).toMatchObject(
      [1, 2].map((number) => ({ id: idOf(number), lastReason: "unreadable" })),
    );
  });

  it("makes no lead of an inquiry whose loan cannot be written down, and goes on with the others", async () => {
    await insert(1, 2);
    damage(`CREATE TRIGGER lost BEFORE UPDATE ON inquiries WHEN old.id = '${idOf(1)}'
            BEGIN SELECT RAISE(IGNORE); END`);
    const outbox = makeOutbox();
    for (let count = 0; count < 20; count += 1) {
      await outbox.drain();
      clock.advance(5 * SECOND);
    }
    expect(fake.leads.map(({ originId }) => originId)).toEqual([idOf(2)]);
  });

  it("makes one lead, whatever becomes of the note of it, and stops at once", async () => {
    await insert(1, 2, 3);
    damage(`CREATE TRIGGER lost BEFORE UPDATE OF status ON inquiries BEGIN SELECT RAISE(IGNORE); END`);
    const outbox = makeOutbox();
    await outbox.drain();
    expect(fake.leads).toHaveLength(1);
    for (let count = 0; count < 100; count += 1) {
      await outbox.drain();
      clock.advance(5 * SECOND);
    }
    expect(fake.leads.map(({ originId }) => originId).sort()).toEqual([1, 2, 3].map(idOf));
    expect(isDamaged()).toBe(true);
  });
});

describe("retryDelay", () => {
  it("grows to an hour and spreads by a fifth either way", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map((failures) => retryDelay(failures, 0.5))).toEqual(
      [5, 30, 120, 600, 1_800, 3_600, 3_600, 3_600].map((seconds) => seconds * SECOND),
    );
    expect([retryDelay(6, 0), retryDelay(6, 1)]).toEqual([0.8 * HOUR, 1.2 * HOUR]);
  });
});
