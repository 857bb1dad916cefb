import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ClaimRules, InquiryStore } from "@/lib/inquiries/server/store";
import { deskContract } from "./desk-contract";
import { HOUR, idOf, MINUTE, newInquiry, SECOND, START } from "./fixtures";
import { noticeContract } from "./notice-contract";

export type OpenStore = () => Promise<{
  store: InquiryStore;
  openAgain: () => InquiryStore;
  /** Runs statements past the store. */
  damage: (sql: string) => Promise<unknown>;
  /** Statements after which an update of one inquiry does nothing and says nothing, as with a broken index. */
  ignoreUpdates: (id: string) => string;
  /** The table of the steps of the schema. */
  versions: string;
}>;

export const rules = (now: number, change: Partial<ClaimRules> = {}): ClaimRules => ({
  now,
  leaseMs: 45 * SECOND,
  doubtWaitMs: 90 * SECOND,
  ...change,
});

/**
 * What every store must do, whatever it is made of.
 * @param open opens an empty store that also writes notices; `openAgain` the store whose last handle was closed, or a second handle beside it
 */
export function storeContract(name: string, open: OpenStore): void {
  deskContract(name, open);
  noticeContract(name, open);
  describe(name, () => {
    let store: InquiryStore;
    let openAgain: () => InquiryStore;
    let damage: (sql: string) => Promise<unknown>;
    let ignoreUpdates: (id: string) => string;
    let versions: string;
    beforeEach(async () => {
      ({ store, openAgain, damage, ignoreUpdates, versions } = await open());
    });
    afterEach(() => store.close());

    const claim = async (now: number, change?: Partial<ClaimRules>) => {
      const claimed = await store.claim(rules(now, change));
      if (claimed === undefined) throw new Error("nothing to claim");
      return claimed;
    };

    it("stores an inquiry once and answers the first content hash ever after", async () => {
      expect(await store.insert(newInquiry(1))).toEqual({ stored: true, contentHash: "hash-1" });
      expect(await store.insert(newInquiry(1, { contentHash: "other" }))).toEqual({
        stored: false,
        contentHash: "hash-1",
      });
      expect(await store.find(idOf(1))).toEqual({ contentHash: "hash-1", status: "pending" });
      expect(await store.find(idOf(2))).toBeUndefined();
    });

    it("stores one of twenty at once, also from two processes", async () => {
      const other = openAgain();
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? store : other).insert(newInquiry(1))),
      );
      await other.close();
      expect(results.filter(({ stored }) => stored)).toHaveLength(1);
      expect(await store.counts()).toMatchObject({ pending: 1 });
    });

    it("keeps everything over closing and opening", async () => {
      const inquiry = newInquiry(1, {
        content: { ...newInquiry(1).content, message: "ё\n\"';--\u{1F680}", brief: "x".repeat(100_000) },
      });
      await store.insert(inquiry);
      const pause = { since: 3, until: 5, reason: "401 NO_AUTH_FOUND", needsOperator: true };
      await store.setPause(pause);
      await store.close();
      store = openAgain();
      expect((await claim(START)).content).toEqual(inquiry.content);
      expect(await store.getPause()).toEqual(pause);
      await store.setPause(undefined);
      expect(await store.getPause()).toBeUndefined();
    });

    it("lends each inquiry to one sender, the one due longest first", async () => {
      await store.insert(newInquiry(2, { createdAt: START + 2 }));
      await store.insert(newInquiry(1, { createdAt: START + 1 }));
      const other = openAgain();
      const now = START + SECOND;
      const ids = [
        (await claim(now)).id,
        (await other.claim(rules(now)))?.id,
        (await store.claim(rules(now)))?.id,
      ];
      expect(ids).toEqual([idOf(1), idOf(2), undefined]);
      await other.close();
    });

    it("lends nothing that is suspected, delivered, parked or not due", async () => {
      await store.insert(newInquiry(1, { status: "suspected" }));
      await store.insert(newInquiry(2, { createdAt: START + MINUTE }));
      expect(await store.claim(rules(START))).toBeUndefined();
      await store.markDelivered(await claim(START + MINUTE), 7, START + MINUTE);
      await store.insert(newInquiry(3));
      await store.park(await claim(START), "400 100");
      expect(await store.claim(rules(START + 1_000 * MINUTE))).toBeUndefined();
      expect(await store.counts()).toEqual({ pending: 0, parked: 1, suspected: 1, oldestCreatedAt: null });
    });

    it("takes an inquiry from a sender that died, only after the doubt has been waited out, and says so", async () => {
      await store.insert(newInquiry(1));
      expect((await claim(START)).inDoubtSince).toBeNull();
      expect(await store.claim(rules(START + 89 * SECOND))).toBeUndefined();
      expect((await claim(START + 90 * SECOND)).inDoubtSince).toBe(START);
      // The doubt is shorter than the loan here: the loan decides.
      expect(await store.claim(rules(START + 134 * SECOND, { doubtWaitMs: SECOND }))).toBeUndefined();
      expect((await claim(START + 135 * SECOND, { doubtWaitMs: SECOND })).attempts).toBe(0);
    });

    it("does not hear a sender whose loan ran out", async () => {
      await store.insert(newInquiry(1));
      const first = await claim(START);
      const second = await claim(START + 2 * MINUTE);
      expect(await store.markRetry(first, { at: START, inDoubtSince: null, reason: "late" })).toBe(false);
      expect(await store.park(first, "late")).toBe(false);
      expect(await store.release(first)).toBe(false);
      expect(await store.markDelivered(first, 1, START)).toBe(false);
      expect(await store.markDelivered(second, 2, START)).toBe(true);
      expect(await store.markDelivered(second, 3, START)).toBe(false);
      expect((await store.find(idOf(1)))?.status).toBe("delivered");
    });

    it("counts failed attempts, waits for the next one, and remembers the doubt", async () => {
      await store.insert(newInquiry(1));
      await store.markRetry(await claim(START), {
        at: START + MINUTE,
        inDoubtSince: null,
        reason: "ECONNREFUSED",
      });
      expect(await store.claim(rules(START + MINUTE - 1))).toBeUndefined();
      const second = await claim(START + MINUTE);
      expect(second).toMatchObject({ attempts: 1, inDoubtSince: null });
      await store.markRetry(second, {
        at: START + MINUTE,
        inDoubtSince: START + MINUTE,
        reason: "TimeoutError",
      });
      expect(await store.claim(rules(START + 2 * MINUTE))).toBeUndefined();
      expect(await claim(START + 3 * MINUTE)).toMatchObject({ attempts: 2, inDoubtSince: START + MINUTE });
    });

    it("takes a claim back as if it had not happened", async () => {
      await store.insert(newInquiry(1));
      await store.release(await claim(START));
      expect(await claim(START)).toMatchObject({ attempts: 0, inDoubtSince: null });
    });

    it("ignores the back-off on request, once per inquiry, but never a loan or a doubt", async () => {
      for (const number of [1, 2, 3]) await store.insert(newInquiry(number, { createdAt: START + number }));
      const now = START + SECOND;
      await store.markRetry(await claim(now), { at: now + 60 * MINUTE, inDoubtSince: null, reason: "x" });
      await store.markRetry(await claim(now), { at: now + 60 * MINUTE, inDoubtSince: now, reason: "x" });
      await claim(now);
      const later = now + SECOND;
      const again = await claim(later, { ignoreBackoff: { since: later } });
      expect(again.id).toBe(idOf(1));
      await store.markRetry(again, { at: later + 60 * MINUTE, inDoubtSince: null, reason: "x" });
      expect(await store.claim(rules(later, { ignoreBackoff: { since: later } }))).toBeUndefined();
    });

    it("wakes what waits for its next attempt", async () => {
      await store.insert(newInquiry(1));
      await store.markRetry(await claim(START), { at: START + 60 * MINUTE, inDoubtSince: null, reason: "x" });
      await store.wake(START + SECOND);
      expect((await claim(START + SECOND)).id).toBe(idOf(1));
    });

    it("counts what waits, and since when", async () => {
      await store.insert(newInquiry(1, { createdAt: START + 5 }));
      await store.insert(newInquiry(2, { createdAt: START + 3 }));
      await store.insert(newInquiry(3, { createdAt: START + 1, status: "suspected" }));
      expect(await store.counts()).toEqual({
        pending: 2,
        parked: 0,
        suspected: 1,
        oldestCreatedAt: START + 3,
      });
    });

    it("remembers the lead and the steps done, and hands them to whoever goes on", async () => {
      await store.insert(newInquiry(1));
      const first = await claim(START);
      expect(first).toMatchObject({ remoteId: null, stepsDone: [] });
      expect(await store.markLead(first, 77)).toBe(true);
      expect(await store.markStep(first, "brief")).toBe(true);
      expect(await store.markStep(first, "consent")).toBe(true);
      expect((await store.find(idOf(1)))?.status).toBe("pending");
      expect(await store.claim(rules(START + SECOND))).toBeUndefined();
      const second = await claim(START + 2 * MINUTE);
      expect(second).toMatchObject({ remoteId: 77, stepsDone: ["brief", "consent"], inDoubtSince: START });
      expect(await store.markLead(first, 78)).toBe(false);
      expect(await store.markStep(first, "late")).toBe(false);
      await store.markRetry(second, { at: START + 2 * MINUTE, inDoubtSince: null, reason: "503" });
      const third = await claim(START + 2 * MINUTE);
      expect(third).toMatchObject({ remoteId: 77, stepsDone: ["brief", "consent"], inDoubtSince: null });
    });

    it("tells a retried inquiry's sender when it joined the queue", async () => {
      await store.insert(newInquiry(1));
      await store.park(await claim(START), "given up");
      expect(await store.requeue(idOf(1), START + 60 * MINUTE)).toBe(true);
      expect(await claim(START + 60 * MINUTE)).toMatchObject({
        attempts: 0,
        createdAt: START,
        queuedAt: START + 60 * MINUTE,
      });
    });

    it("lends two hundred inquiries to eight senders at once, none of them twice", async () => {
      await Promise.all(Array.from({ length: 200 }, (_, index) => store.insert(newInquiry(index))));
      const handles = [store, openAgain()];
      const seen: string[] = [];
      const send = async (handle: InquiryStore) => {
        for (;;) {
          const lent = await handle.claim(rules(START));
          if (lent === undefined) return;
          seen.push(lent.id);
          expect(await handle.markDelivered(lent, 1, START)).toBe(true);
        }
      };
      await Promise.all(Array.from({ length: 4 }, () => handles.map(send)).flat());
      await handles[1]?.close();
      expect(seen).toHaveLength(200);
      expect(new Set(seen).size).toBe(200);
      expect(await store.counts()).toMatchObject({ pending: 0 });
    });

    it("makes due what a clock that was set back left hours ahead, and leaves alone what only waits", async () => {
      const ahead = START + 180 * MINUTE;
      for (const number of [1, 2, 3]) await store.insert(newInquiry(number, { createdAt: ahead }));
      await store.markRetry(await claim(ahead), { at: ahead + MINUTE, inDoubtSince: ahead, reason: "x" });
      const lent = await claim(ahead);
      await store.insert(newInquiry(4));
      await store.markRetry(await claim(START), { at: START + 60 * MINUTE, inDoubtSince: null, reason: "x" });
      await store.setPause({ since: ahead, until: ahead + MINUTE, reason: "401", needsOperator: false });
      expect(await store.mendTimes(START, 30 * SECOND)).toBe(3);
      expect(await store.mendTimes(START, 30 * SECOND)).toBe(0);
      expect((await store.getPause())?.until).toBe(START);
      expect((await claim(START)).id).toBe(idOf(3));
      expect(await store.claim(rules(START + 89 * SECOND))).toBeUndefined();
      const later = [await claim(START + 90 * SECOND), await claim(START + 90 * SECOND)];
      expect(later.map(({ id, inDoubtSince }) => [id, inDoubtSince]).sort()).toEqual([
        [idOf(1), START],
        [idOf(2), START],
      ]);
      expect(await store.markDelivered(lent, 7, START)).toBe(false);
      expect((await claim(START + 60 * MINUTE, { leaseMs: 1 })).id).toBeDefined();
    });

    it("knows what has been due, apart from loans, doubts and waits", async () => {
      const due = (now: number) => store.countDue({ now, doubtWaitMs: 90 * SECOND });
      for (const number of [1, 2, 3]) await store.insert(newInquiry(number));
      await store.insert(newInquiry(4, { status: "suspected" }));
      expect([await due(START - 1), await due(START)]).toEqual([0, 3]);
      await claim(START);
      await store.markRetry(await claim(START), { at: START + MINUTE, inDoubtSince: null, reason: "x" });
      expect(await due(START)).toBe(1);
      expect(await due(START + MINUTE)).toBe(2);
      expect(await due(START + 2 * MINUTE)).toBe(3);
    });

    it("can be tried out without a trace in what it holds", async () => {
      for (const bytes of [0, 64 * 1_024, 0]) await store.probe(START, bytes);
      expect(await store.list()).toEqual([]);
    });

    it("lets a lead that was made past it stand for the inquiry, whether that is stored or not", async () => {
      await store.insert(newInquiry(1));
      for (const number of [1, 2])
        await store.noteDirect({
          ...{ id: idOf(number), contentHash: `hash-${number}`, createdAt: START, remoteId: 70 + number },
        });
      expect(await store.find(idOf(1))).toEqual({ contentHash: "hash-1", status: "pending" });
      expect(await store.find(idOf(2))).toEqual({
        ...{ contentHash: "hash-2", status: "delivered", direct: true },
      });
      expect(await store.insert(newInquiry(2))).toEqual({
        ...{ stored: false, contentHash: "hash-2", direct: true },
      });
      expect(await claim(START + 2 * MINUTE)).toMatchObject({ id: idOf(1), remoteId: 71 });
    });

    it("lends what may be known to the CRM only after a while, and says so", async () => {
      await store.insert(newInquiry(1, { inDoubt: true }));
      await store.insert(newInquiry(2));
      await store.doubt(idOf(2), START);
      await store.doubt(idOf(3), START);
      expect(await store.claim(rules(START + 89 * SECOND))).toBeUndefined();
      const claims = [await claim(START + 90 * SECOND), await claim(START + 90 * SECOND)];
      expect(claims.map(({ inDoubtSince }) => inDoubtSince)).toEqual([START, START]);
    });

    it("parks what cannot be read with its doubt, and lends, lists, shows and erases as ever", async () => {
      for (const number of [1, 2]) await store.insert(newInquiry(number));
      await store.markRetry(await claim(START), { at: START, inDoubtSince: START, reason: "x" });
      await damage(`UPDATE inquiries SET content = '{"name":' WHERE id = '${idOf(1)}'`);
      const now = START + 90 * SECOND;
      expect((await claim(now)).id).toBe(idOf(2));
      expect(await store.claim(rules(now))).toBeUndefined();
      expect(await store.list("parked")).toMatchObject([{ id: idOf(1), lastReason: "unreadable" }]);
      expect(await store.read(idOf(1))).toMatchObject({ content: null, erasedAt: null });
      expect(await store.page({ after: "", limit: 9 })).toHaveLength(2);
      const kinds = [];
      for (;;) {
        const notice = await store.claimNotice({ now, leaseMs: MINUTE });
        if (notice === undefined) break;
        kinds.push(`${notice.kind} ${notice.inquiry?.content === null ? "unreadable" : "whole"}`);
      }
      expect(kinds.sort()).toEqual(["copy unreadable", "copy whole", "parked unreadable"]);
      // Put right by hand, it is looked up first.
      const whole = JSON.stringify(newInquiry(1).content);
      await damage(`UPDATE inquiries SET content = '${whole}' WHERE id = '${idOf(1)}'`);
      expect(await store.requeue(idOf(1), now)).toBe(true);
      expect(await claim(now)).toMatchObject({ id: idOf(1), inDoubtSince: START });
      await damage(`UPDATE inquiries SET content = 'x', lease_until = NULL WHERE id = '${idOf(1)}'`);
      expect(await store.erase(idOf(1), now)).toBe(true);
    });

    it("parks and names what can be read and is not what was written down", async () => {
      for (const number of [1, 2]) await store.insert(newInquiry(number));
      expect(await store.check()).toEqual({ inquiries: 2, problems: [] });
      await damage(
        `UPDATE inquiries SET content = replace(content, 'ivan@', 'ivam@') WHERE id = '${idOf(1)}'`,
      );
      expect(await store.check()).toEqual({
        ...{ inquiries: 2, problems: [`${idOf(1)} is not what was written down`] },
      });
      expect((await store.read(idOf(1)))?.content).toBeNull();
      expect((await claim(START)).id).toBe(idOf(2));
      expect(await store.list("parked")).toMatchObject([{ id: idOf(1), lastReason: "unreadable" }]);
    });

    it("asks the CRM anew for a lead whose number is damaged, and notes the one it is told", async () => {
      await store.insert(newInquiry(1));
      const first = await claim(START);
      await store.markLead(first, 77);
      await store.markStep(first, "brief");
      await damage(`UPDATE inquiries SET remote_id = 78 WHERE id = '${idOf(1)}'`);
      expect((await store.check()).problems).toEqual([`${idOf(1)} has not the lead that was noted`]);
      const second = await claim(START + 2 * MINUTE);
      expect(second).toMatchObject({ remoteId: null, inDoubtSince: START, stepsDone: [] });
      expect(await store.markLead(second, 77)).toBe(true);
      expect((await store.check()).problems).toEqual([]);
    });

    it("names what would never be delivered because it counts as erased", async () => {
      await store.insert(newInquiry(1));
      await damage(`UPDATE inquiries SET erased_at = 5 WHERE id = '${idOf(1)}'`);
      expect((await store.check()).problems).toEqual([`${idOf(1)} is neither erased nor whole`]);
    });

    it("is whole after everything that it does", async () => {
      for (const number of [1, 2, 3, 4]) await store.insert(newInquiry(number));
      const delivered = await claim(START);
      await store.markDelivered(delivered, 7, START);
      await store.erase(delivered.id, START);
      await store.park(await claim(START), "400");
      await store.noteDirect({ id: idOf(3), contentHash: "hash-3", createdAt: START, remoteId: 8 });
      await store.noteDirect({ id: idOf(9), contentHash: "hash-9", createdAt: START, remoteId: 9 });
      await store.markLead(await claim(START), 8);
      await store.requeueParked(START);
      expect(await store.check()).toEqual({ inquiries: 5, problems: [] });
    });

    it("sums up what an older version left, and knows it from then on", async () => {
      const brief = "ё\n\"';--\u{1F680}".repeat(50);
      await store.insert(newInquiry(1, { content: { ...newInquiry(1).content, brief } }));
      await store.insert(newInquiry(2));
      await store.markLead(await claim(START), 77);
      await store.erase(idOf(2), START);
      await store.close();
      await damage(
        `ALTER TABLE inquiries DROP COLUMN checksum; ALTER TABLE inquiries DROP COLUMN lead_checksum;
         DELETE FROM ${versions} WHERE version = (SELECT max(version) FROM ${versions})`,
      );
      store = openAgain();
      expect(await store.check()).toEqual({ inquiries: 2, problems: [] });
      await damage(`UPDATE inquiries SET content = replace(content, 'ivan@', 'ivam@'), remote_id = 78`);
      expect((await store.check()).problems).toEqual([`${idOf(1)} is not what was written down`]);
    });

    it("stops and goes on for everybody, and knows the first reason", async () => {
      await store.insert(newInquiry(1));
      const due = () => store.countDue({ now: START, doubtWaitMs: 90 * SECOND });
      await store.stopChannel({ since: START, reason: "leads 1, 2" });
      await store.stopChannel({ since: START + SECOND, reason: "leads 3, 4" });
      const other = openAgain();
      expect(await other.getStop()).toEqual({ since: START, reason: "leads 1, 2" });
      expect(
        await other.claim(rules(START + HOUR, { ignoreBackoff: { since: START + HOUR } })),
      ).toBeUndefined();
      expect(await due()).toBe(0);
      await store.setPause(undefined);
      expect(await other.claim(rules(START))).toBeUndefined();
      expect([await store.resumeChannel(START), await store.resumeChannel(START)]).toEqual([true, false]);
      expect(await due()).toBe(1);
      expect((await other.claim(rules(START)))?.id).toBe(idOf(1));
      await store.stopChannel({ since: START + MINUTE, reason: "leads 5, 6" });
      expect(await other.getStop()).toEqual({ since: START + MINUTE, reason: "leads 5, 6" });
      await other.close();
    });

    it("does not forget a lead over another one, and says which it has", async () => {
      await store.insert(newInquiry(1));
      const held = await claim(START);
      const note = { id: idOf(1), contentHash: "hash-1", createdAt: START, remoteId: 70 };
      expect(await store.noteDirect(note)).toBe(70);
      expect(await store.noteDirect({ ...note, remoteId: 71 })).toBe(70);
      expect(await store.markLead(held, 72)).toBe(false);
      expect(await store.markDelivered(held, 72, START)).toBe(false);
      expect(await store.markDelivered(held, 70, START)).toBe(true);
    });

    it("doubts what comes under a key that went past it, also when it comes later", async () => {
      await store.doubt(idOf(1), START);
      await store.insert(newInquiry(1));
      await store.insert(newInquiry(2));
      expect((await claim(START)).id).toBe(idOf(2));
      expect(await store.claim(rules(START + 89 * SECOND))).toBeUndefined();
      expect(await claim(START + 90 * SECOND)).toMatchObject({ id: idOf(1), inDoubtSince: START });
    });

    it("forgets the doubt about what has never come, after the time of retention", async () => {
      for (const number of [1, 2]) await store.doubt(idOf(number), START + number);
      await store.eraseDelivered(START + 2, START + HOUR);
      for (const number of [1, 2]) await store.insert(newInquiry(number));
      expect((await claim(START)).id).toBe(idOf(1));
      expect(await store.claim(rules(START))).toBeUndefined();
    });

    it("lends nothing of which the loan cannot be written down, and passes it over", async () => {
      for (const number of [1, 2, 3]) await store.insert(newInquiry(number));
      await damage(ignoreUpdates(idOf(1)));
      expect([(await claim(START)).id, (await claim(START)).id]).toEqual([idOf(2), idOf(3)]);
      expect(await store.claim(rules(START))).toBeUndefined();
      expect(await store.claim(rules(START + 60 * MINUTE))).not.toMatchObject({ id: idOf(1) });
    });

    it("lends nothing twice when the clock goes back an hour, and everything once it has caught up", async () => {
      await store.insert(newInquiry(1));
      await store.insert(newInquiry(2));
      const held = await claim(START + SECOND);
      const back = START - 60 * MINUTE;
      expect(await store.claim(rules(back))).toBeUndefined();
      await store.insert(newInquiry(3, { createdAt: back }));
      const fresh = await claim(back);
      expect(fresh.id).toBe(idOf(3));
      expect(await store.markDelivered(fresh, 3, back)).toBe(true);
      expect(await store.markDelivered(held, 1, back)).toBe(true);
      expect((await claim(START + SECOND)).id).toBe(idOf(2));
    });
  });
}
