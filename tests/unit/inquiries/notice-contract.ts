import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { contentOf, idOf, MINUTE, newInquiry, SECOND, START } from "./fixtures";
import { rules, type OpenStore } from "./store-contract";

/** What every store must do with the mails it was asked to remember. */
export function noticeContract(name: string, open: OpenStore): void {
  describe(`${name}: notices`, () => {
    let store: InquiryStore;
    let openAgain: () => InquiryStore;
    beforeEach(async () => {
      ({ store, openAgain } = await open());
    });
    afterEach(() => store.close());

    const next = (now: number) => store.claimNotice({ now, leaseMs: MINUTE });
    const take = async (now: number) => {
      const notice = await next(now);
      if (notice === undefined) throw new Error("no notice");
      return notice;
    };
    const pause = (since: number, needsOperator = true) => ({
      since,
      until: since + MINUTE,
      reason: "401 NO_AUTH_FOUND",
      needsOperator,
    });

    it("writes a copy down with the inquiry, once, and remembers it over a restart", async () => {
      await store.insert(newInquiry(1));
      await store.insert(newInquiry(1));
      await store.close();
      store = openAgain();
      const notice = await take(START);
      expect(notice).toMatchObject({
        kind: "copy",
        inquiry: { id: idOf(1), content: contentOf() },
        reason: null,
        attempts: 1,
      });
      expect(await next(START)).toBeUndefined();
      expect(await store.markNoticeSent(notice, START)).toBe(true);
      expect(await store.markNoticeSent(notice, START)).toBe(false);
      expect(await next(START + 60 * MINUTE)).toBeUndefined();
    });

    it("announces a thing once under its id, about no single inquiry", async () => {
      const announcement = { id: "suspected-2026-11-20", kind: "suspected", reason: "3" } as const;
      await store.announce({ ...announcement, now: START });
      await store.announce({ ...announcement, reason: "5", now: START + SECOND });
      const notice = await take(START + SECOND);
      expect(notice).toMatchObject({ kind: "suspected", inquiry: null, reason: "3" });
      await store.markNoticeSent(notice, START + SECOND);
      await store.announce({ ...announcement, reason: "5", now: START + MINUTE });
      expect(await next(START + 60 * MINUTE)).toBeUndefined();
      await store.announce({ id: "quota-all-2026-11-20", kind: "quota", reason: "all", now: START });
      expect(await take(START)).toMatchObject({ kind: "quota", reason: "all" });
    });

    it("counts a sender that died, does not hear it any more, and tries again when told to", async () => {
      await store.insert(newInquiry(1));
      const first = await take(START);
      expect(await next(START + MINUTE - 1)).toBeUndefined();
      const second = await take(START + MINUTE);
      expect(second.attempts).toBe(2);
      expect(await store.markNoticeSent(first, START)).toBe(false);
      expect(await store.markNoticeRetry(second, START + 5 * MINUTE)).toBe(true);
      expect(await next(START + 5 * MINUTE - 1)).toBeUndefined();
      const third = await take(START + 5 * MINUTE);
      expect(third.attempts).toBe(3);
      await store.markNoticeRetry(third, null);
      expect(await next(START + 1_000 * MINUTE)).toBeUndefined();
    });

    it("makes no copy of what looks like spam until an operator has released it", async () => {
      await store.insert(newInquiry(1, { status: "suspected" }));
      expect(await next(START)).toBeUndefined();
      await store.acquit(idOf(1), START + SECOND);
      expect(await take(START + SECOND)).toMatchObject({ kind: "copy", inquiry: { id: idOf(1) } });
    });

    it("tells of a parked inquiry with the reason, not when the report came too late", async () => {
      await store.insert(newInquiry(1));
      await store.markNoticeSent(await take(START), START);
      const late = await store.claim(rules(START));
      const claim = await store.claim(rules(START + 2 * MINUTE));
      if (late === undefined || claim === undefined) throw new Error("nothing to claim");
      await store.park(late, "late");
      expect(await next(START + 2 * MINUTE)).toBeUndefined();
      await store.park(claim, "400 CRM_FIELD_ERROR_VALUE_NOT_VALID");
      expect(await take(START + 2 * MINUTE)).toMatchObject({
        kind: "parked",
        reason: "400 CRM_FIELD_ERROR_VALUE_NOT_VALID",
        inquiry: { id: idOf(1) },
      });
    });

    it("tells of a pause once, however often it is prolonged, and of the next one again", async () => {
      await store.setPause(pause(START, false));
      expect(await next(START)).toBeUndefined();
      for (const minute of [1, 16, 31]) await store.setPause(pause(START + minute * MINUTE));
      expect(await store.getPause()).toMatchObject({ since: START, until: START + 32 * MINUTE });
      expect(await take(START + 31 * MINUTE)).toMatchObject({
        kind: "paused",
        reason: "401 NO_AUTH_FOUND",
        inquiry: null,
      });
      expect(await next(START + 31 * MINUTE)).toBeUndefined();
      await store.setPause(undefined);
      await store.setPause(pause(START + 60 * MINUTE));
      expect(await take(START + 60 * MINUTE)).toMatchObject({ kind: "paused" });
    });

    it("forgets the mails of an erased inquiry, also one that is just being sent", async () => {
      await store.insert(newInquiry(1));
      await store.insert(newInquiry(2));
      const notice = await take(START);
      await store.erase(idOf(1), START);
      await store.erase(idOf(2), START);
      expect(await store.markNoticeRetry(notice, START)).toBe(false);
      expect(await next(START + 60 * MINUTE)).toBeUndefined();
    });
  });
}
