import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { contentOf, HOUR, idOf, MINUTE, newInquiry, SECOND, START } from "./fixtures";
import { rules, type OpenStore } from "./store-contract";

const FILE = { name: "Задание.pdf", type: "pdf", size: 12, sha256: "cd".repeat(32) };

async function* pieces(...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function* breaksOff() {
  yield await Promise.resolve(Buffer.from("first "));
  throw new Error("broken off");
}

/** What every store must do for the operator. */
export function deskContract(name: string, open: OpenStore): void {
  describe(`${name}: desk`, () => {
    let store: InquiryStore;
    let openAgain: () => InquiryStore;
    beforeEach(async () => {
      ({ store, openAgain } = await open());
    });
    afterEach(() => store.close());

    const claim = async (now: number) => {
      const claimed = await store.claim(rules(now));
      if (claimed === undefined) throw new Error("nothing to claim");
      return claimed;
    };
    const deliver = async (number: number, now: number) => {
      await store.insert(newInquiry(number, { createdAt: now }));
      await store.markDelivered(await claim(now), 100 + number, now);
    };

    const withFile = (number: number, last = "second") =>
      newInquiry(number, { content: contentOf({ file: FILE }), bytes: () => pieces("first ", last) });
    const fileOf = async (number: number) => {
      const read = [];
      for await (const piece of store.readFile(idOf(number))) read.push(piece);
      return Buffer.concat(read).toString("utf8");
    };

    it("lists what is not delivered, oldest first, without anything personal", async () => {
      await store.insert(newInquiry(2, { createdAt: START + 2, status: "suspected" }));
      await store.insert(newInquiry(1, { createdAt: START + 1 }));
      await deliver(3, START);
      const list = await store.list();
      expect(list.map(({ id, status }) => [id, status])).toEqual([
        [idOf(1), "pending"],
        [idOf(2), "suspected"],
      ]);
      expect(JSON.stringify(list)).not.toMatch(/Иван|ivan@|1С/);
      expect(await store.list("delivered")).toMatchObject([
        { id: idOf(3), remoteId: 103, deliveredAt: START, erasedAt: null },
      ]);
    });

    it("shows one inquiry with its content, and pages through all of them", async () => {
      for (const number of [1, 2, 3, 4, 5]) await store.insert(newInquiry(number));
      expect(await store.read(idOf(1))).toMatchObject({ id: idOf(1), content: contentOf(), attempts: 0 });
      expect(await store.read(idOf(9))).toBeUndefined();
      const first = await store.page({ after: "", limit: 3 });
      const second = await store.page({ after: idOf(3), limit: 3 });
      expect([...first, ...second].map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map(idOf));
    });

    it("puts parked inquiries back into the queue, with seven days before them again", async () => {
      for (const number of [1, 2, 3]) {
        await store.insert(newInquiry(number));
        await store.park(await claim(START), "400 100");
      }
      const now = START + 8 * 24 * HOUR;
      expect(await store.requeue(idOf(1), now)).toBe(true);
      expect(await claim(now)).toMatchObject({ id: idOf(1), attempts: 0, createdAt: START, queuedAt: now });
      expect(await store.requeueParked(now)).toBe(2);
      expect(await store.counts()).toMatchObject({ pending: 3, parked: 0 });
      expect(await store.requeue(idOf(9), now)).toBe(false);
    });

    it("makes a waiting inquiry due at once, but leaves a doubt its time", async () => {
      await store.insert(newInquiry(1));
      await store.markRetry(await claim(START), { at: START + HOUR, inDoubtSince: START, reason: "x" });
      expect(await store.requeue(idOf(1), START + SECOND)).toBe(true);
      expect(await store.claim(rules(START + SECOND))).toBeUndefined();
      expect((await claim(START + 90 * SECOND)).inDoubtSince).toBe(START);
    });

    it("releases a suspected inquiry, and only such a one", async () => {
      await store.insert(newInquiry(1, { status: "suspected" }));
      expect(await store.requeue(idOf(1), START)).toBe(false);
      expect(await store.acquit(idOf(1), START + MINUTE)).toBe(true);
      expect(await store.acquit(idOf(1), START + MINUTE)).toBe(false);
      expect((await claim(START + MINUTE)).id).toBe(idOf(1));
    });

    it("doubts after a restore whatever is not delivered, so that it is looked up first", async () => {
      await deliver(1, START);
      await store.insert(newInquiry(2, { createdAt: START }));
      await store.insert(newInquiry(3, { createdAt: START, status: "suspected" }));
      await store.insert(newInquiry(4, { createdAt: START + SECOND }));
      await store.markRetry(await claim(START), { at: START + HOUR, inDoubtSince: START + 7, reason: "x" });
      expect(await store.doubtAll()).toBe(3);
      const now = START + HOUR;
      await store.acquit(idOf(3), now);
      const doubts = [await claim(now), await claim(now), await claim(now)].map((claimed) => [
        claimed.id,
        claimed.inDoubtSince,
      ]);
      expect(Object.fromEntries(doubts)).toEqual({
        [idOf(2)]: START + 7,
        [idOf(3)]: START,
        [idOf(4)]: START + SECOND,
      });
    });

    it("erases what is personal and keeps what proves and answers", async () => {
      await deliver(1, START);
      expect(await store.erase(idOf(1), START + HOUR)).toBe(true);
      expect(await store.erase(idOf(1), START + HOUR)).toBe(false);
      expect(await store.read(idOf(1))).toMatchObject({
        content: null,
        status: "delivered",
        remoteId: 101,
        createdAt: START,
        deliveredAt: START,
        erasedAt: START + HOUR,
      });
      expect(await store.find(idOf(1))).toEqual({ contentHash: "hash-1", status: "delivered" });
      expect(await store.insert(newInquiry(1))).toEqual({ stored: false, contentHash: "hash-1" });
      expect((await store.read(idOf(1)))?.content).toBeNull();
    });

    it("keeps a file with its inquiry, piece by piece, and lists its size", async () => {
      const other = newInquiry(2);
      await store.insert(withFile(1));
      await store.insert(other);
      // A second press finds the first one's file.
      expect(await store.insert(withFile(1, "other"))).toMatchObject({ stored: false });
      expect([await fileOf(1), await fileOf(2), await fileOf(9)]).toEqual(["first second", "", ""]);
      expect(await store.list()).toMatchObject([{ fileBytes: 12 }, { fileBytes: null }]);
      expect((await store.read(idOf(1)))?.content?.file).toEqual(FILE);
    });

    it("stores nothing of an inquiry whose file breaks off", async () => {
      const broken = { ...withFile(1), bytes: breaksOff };
      await expect(store.insert(broken)).rejects.toThrow("broken off");
      expect([await store.find(idOf(1)), await fileOf(1)]).toEqual([undefined, ""]);
      expect(await store.insert(withFile(1))).toMatchObject({ stored: true });
    });

    it("erases files with what they belong to, by command and by retention, and no others", async () => {
      for (const number of [1, 2, 3]) await store.insert(withFile(number));
      await store.markDelivered(await claim(START), 101, START);
      expect(await store.eraseDelivered(START + HOUR, START + 2 * HOUR)).toBe(1);
      expect([await fileOf(1), await fileOf(2), await fileOf(3)]).toEqual([
        "",
        "first second",
        "first second",
      ]);
      expect(await store.erase(idOf(2), START + HOUR)).toBe(true);
      expect([await fileOf(2), await fileOf(3)]).toEqual(["", "first second"]);
      expect(await store.read(idOf(2))).toMatchObject({ content: null, fileBytes: null });
    });

    it("delivers nothing that was erased, and erases nothing that is being delivered", async () => {
      await store.insert(newInquiry(1));
      await claim(START);
      expect(await store.erase(idOf(1), START + SECOND)).toBe(false);
      expect(await store.erase(idOf(1), START + MINUTE)).toBe(true);
      expect(await store.claim(rules(START + HOUR))).toBeUndefined();
      expect(await store.requeue(idOf(1), START + HOUR)).toBe(false);
      expect(await store.counts()).toMatchObject({ pending: 0, oldestCreatedAt: null });
      expect(await store.list()).toEqual([]);
    });

    it("after the time of retention erases what looked like spam, and nothing else", async () => {
      await store.insert(newInquiry(1, { status: "suspected" }));
      await store.insert(newInquiry(2, { status: "suspected", createdAt: START + HOUR }));
      await store.insert(newInquiry(3));
      expect(await store.eraseSuspected(START + HOUR, START + 2 * HOUR)).toBe(1);
      expect(await store.eraseSuspected(START + HOUR, START + 2 * HOUR)).toBe(0);
      const kept = (await store.page({ after: "", limit: 10 })).filter(({ content }) => content !== null);
      expect(kept.map(({ id }) => id)).toEqual([2, 3].map(idOf));
      expect(await store.acquit(idOf(1), START + 3 * HOUR)).toBe(false);
    });

    it("tells of suspected inquiries that nobody has looked at, over a restart too", async () => {
      expect(await store.unseenSuspects()).toEqual({ inquiries: 0, since: null });
      await store.insert(newInquiry(1, { status: "suspected" }));
      await store.insert(newInquiry(2, { status: "suspected", createdAt: START + MINUTE }));
      await store.insert(newInquiry(3));
      expect(await store.unseenSuspects()).toEqual({ inquiries: 2, since: START });
      await store.lookAtSuspects(START);
      await store.lookAtSuspects(START + SECOND);
      await store.close();
      store = openAgain();
      expect(await store.unseenSuspects()).toEqual({ inquiries: 1, since: START + MINUTE });
      await store.acquit(idOf(2), START + HOUR);
      expect(await store.unseenSuspects()).toEqual({ inquiries: 0, since: null });
    });

    it("says how much is stored, and less when something is erased", async () => {
      const { bytes: empty } = await store.usage();
      const brief = Array.from({ length: 20_000 }, (_, at) => at.toString(36)).join(" ");
      for (const number of [1, 2, 3, 4])
        await store.insert(newInquiry(number, { content: contentOf({ brief }) }));
      const full = await store.usage();
      expect(full.inquiries).toBe(4);
      expect(full.bytes - empty).toBeGreaterThan(4 * brief.length * 0.3);
      for (const number of [1, 2, 3]) await store.erase(idOf(number), START);
      const left = await store.usage();
      expect(left.inquiries).toBe(1);
      expect(left.bytes - empty).toBeLessThan((full.bytes - empty) / 2);
    });

    it("counts the file of an inquiry in", async () => {
      const { bytes: empty } = await store.usage();
      const content = contentOf({ file: { ...FILE, size: 300_000 } });
      await store.insert(newInquiry(1, { content, bytes: () => pieces("x".repeat(300_000)) }));
      expect((await store.usage()).bytes - empty).toBeGreaterThan(290_000);
    });

    it("after the time of retention erases what was delivered, never what was not", async () => {
      await deliver(1, START);
      await deliver(2, START + HOUR);
      await store.insert(newInquiry(3));
      await store.park(await claim(START + HOUR), "400 100");
      await store.insert(newInquiry(4));
      await store.insert(newInquiry(5, { status: "suspected" }));
      expect(await store.eraseDelivered(START + HOUR, START + 2 * HOUR)).toBe(1);
      expect(await store.eraseDelivered(START + HOUR, START + 2 * HOUR)).toBe(0);
      const kept = (await store.page({ after: "", limit: 10 })).filter(({ content }) => content !== null);
      expect(kept.map(({ id }) => id)).toEqual([2, 3, 4, 5].map(idOf));
    });
  });
}
