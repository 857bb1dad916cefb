import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messageOf } from "@/lib/inquiries/server/mail-message";
import * as runtime from "@/lib/inquiries/server/runtime";
import { eraseOld } from "@/lib/inquiries/server/retention";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { reportSuspects } from "@/lib/inquiries/server/suspects";
import { HOUR, idOf, MINUTE, newInquiry, START, temporaryDirectory } from "./fixtures";

vi.mock("@/lib/inquiries/server/runtime", () => ({ storeKind: "sqlite", inquiryStore: vi.fn() }));

const DAY = 24 * HOUR;

describe("inquiries that look like spam", () => {
  let store: InquiryStore;
  beforeEach(() => {
    store = openSqliteStore(temporaryDirectory(), { mail: true });
    vi.mocked(runtime.inquiryStore).mockImplementation(() => store);
  });
  afterEach(() => store.close());

  const insert = (number: number, createdAt: number) =>
    store.insert(newInquiry(number, { status: "suspected", createdAt }));
  /** The mails that are written down by then, each taken for sent. */
  const mails = async (now: number) => {
    const found = [];
    for (;;) {
      const notice = await store.claimNotice({ now, leaseMs: MINUTE });
      if (notice === undefined) return found;
      found.push(messageOf(notice));
      await store.markNoticeSent(notice, now);
    }
  };
  /** What the site does every hour, for so long. */
  const live = async (from: number, hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) await reportSuspects(from + hour * HOUR);
    return mails(from + hours * HOUR);
  };

  it("are told of by mail once a day, by their number and nothing personal, until somebody has looked", async () => {
    expect(await live(START, 5)).toEqual([]);
    for (const number of [1, 2, 3]) await insert(number, START);
    const [first, ...others] = await live(START, 8);
    expect(others).toEqual([]);
    expect(first?.subject).toContain("3");
    expect(first?.text).toContain("list --status suspected");
    expect(JSON.stringify(first)).not.toMatch(/Иван|ivan@/);
    expect(await live(START + DAY, 8)).toHaveLength(1);
    await store.lookAtSuspects(START + 2 * DAY);
    expect(await live(START + 2 * DAY, 8)).toEqual([]);
    await insert(4, START + 3 * DAY);
    const [later] = await live(START + 3 * DAY, 8);
    expect(later?.subject).toContain("1");
  });

  it("are erased after the time of retention like what was delivered, and not before", async () => {
    await insert(1, START);
    await insert(2, START + HOUR);
    await eraseOld(START + 90 * DAY);
    expect((await store.read(idOf(1)))?.erasedAt).toBeNull();
    await eraseOld(START + 90 * DAY + HOUR);
    expect(await store.read(idOf(1))).toMatchObject({ status: "suspected", content: null });
    expect((await store.read(idOf(2)))?.erasedAt).toBeNull();
  });

  it("do not stop the site when they cannot be counted", async () => {
    vi.mocked(runtime.inquiryStore).mockImplementation(() => {
      throw new Error("disk is gone");
    });
    await reportSuspects(START);
  });
});
