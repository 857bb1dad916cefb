import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { healthNow, healthResponse } from "@/lib/inquiries/server/health";
import * as runtime from "@/lib/inquiries/server/runtime";
import { siteQuota } from "@/lib/inquiries/server/site-quota";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { checkStore } from "@/lib/inquiries/server/store-check";
import { createStoreWatch, type StoreWatch } from "@/lib/inquiries/server/store-watch";
import { fakeClock, HOUR, idOf, MINUTE, newInquiry, SECOND, START, temporaryDirectory } from "./fixtures";

vi.mock("node:fs/promises", async (original) => ({ ...(await original<object>()), statfs: vi.fn() }));
vi.mock("@/lib/inquiries/server/site-quota", () => ({ siteQuota: vi.fn() }));
vi.mock("@/lib/inquiries/server/runtime", () => ({
  storeKind: "sqlite",
  storeClock: () => ({ now: Date.now }),
  ...{ crm: vi.fn(), inquiryStore: vi.fn(), outbox: vi.fn(), storeFailed: vi.fn(), storeWatch: vi.fn() },
}));

const MEGABYTE = 1_024 * 1_024;
const FULL = new Error("database or disk is full");

describe("health", () => {
  let clock: ReturnType<typeof fakeClock>;
  let store: InquiryStore;
  let watch: StoreWatch;
  const failures = vi.fn();
  const idleMs = vi.fn(() => 0);
  const room = (megabytes: number) =>
    vi.mocked(statfs).mockResolvedValue({ bavail: megabytes * 256, bsize: 4_096 } as never);
  const answer = async () => {
    const response = await healthResponse(new Request("http://localhost/api/health"));
    return `${response.status} ${((await response.json()) as { status: string }).status}`;
  };

  beforeEach(() => {
    clock = fakeClock();
    store = openSqliteStore(temporaryDirectory());
    watch = createStoreWatch(() => store, failures, clock);
    vi.mocked(runtime.inquiryStore).mockImplementation(() => store);
    vi.mocked(runtime.storeWatch).mockImplementation(() => watch);
    vi.mocked(runtime.outbox).mockReturnValue({ idleMs } as never);
    vi.mocked(runtime.crm).mockReturnValue({} as never);
    vi.mocked(siteQuota).mockReturnValue({ refused: () => undefined } as never);
    room(10_000);
  });
  afterEach(() => store.close());

  it("is well when it is well, also with nothing to do for a day", async () => {
    idleMs.mockReturnValue(24 * 60 * MINUTE);
    await store.insert(newInquiry(1, { createdAt: Date.now() }));
    expect(await answer()).toBe("200 ok");
  });

  it("says of a store that can be read but not written that it is down, with the figures that can be read", async () => {
    await store.insert(newInquiry(1));
    store = { ...store, probe: () => Promise.reject(FULL) };
    expect(await healthNow(START)).toMatchObject({ store: "down", outbox: { pending: 1 } });
    expect(await answer()).toBe("200 degraded");
    vi.mocked(runtime.crm).mockReturnValue(undefined);
    expect(await answer()).toBe("503 degraded");
    expect(failures).toHaveBeenCalled();
  });

  it("remembers an inquiry that could not be stored until something of its size can be", async () => {
    const whole = store;
    const probe = vi.fn((_: number, bytes: number) =>
      bytes > 1_000 ? Promise.reject(FULL) : Promise.resolve(),
    );
    store = { ...whole, probe };
    expect((await healthNow(START)).store).toBe("ok");
    watch.failed();
    expect((await healthNow(START)).store).toBe("down");
    clock.advance(MINUTE);
    expect((await healthNow(START)).store).toBe("down");
    store = whole;
    clock.advance(5 * SECOND);
    expect((await healthNow(START)).store).toBe("ok");
  });

  it("takes an inquiry that was stored for the best proof", async () => {
    watch.failed();
    store = { ...store, probe: () => Promise.reject(FULL) };
    expect((await healthNow(START)).store).toBe("down");
    watch.worked();
    expect((await healthNow(START)).store).toBe("ok");
  });

  it("writes no more than twice a minute, however often and by however many it is asked", async () => {
    const probe = vi.fn(() => Promise.resolve());
    store = { ...store, probe };
    for (let second = 0; second < 60; second += 1) {
      await Promise.all(Array.from({ length: 20 }, () => healthNow(START)));
      clock.advance(SECOND);
    }
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it("notices that delivery stands still though something is due, and nothing else", async () => {
    idleMs.mockReturnValue(3 * MINUTE);
    await store.insert(newInquiry(1));
    const after = async (ms: number) => (await healthNow(START + ms)).delivery;
    expect(await after(MINUTE)).toBe("ok");
    expect(await after(3 * MINUTE)).toBe("stalled");
    idleMs.mockReturnValue(MINUTE);
    expect(await after(3 * MINUTE)).toBe("ok");
    idleMs.mockReturnValue(3 * MINUTE);
    const until = START + 60 * MINUTE;
    await store.setPause({ since: START, until, reason: "401", needsOperator: true });
    expect(await healthNow(START + 3 * MINUTE)).toMatchObject({ crm: "paused", delivery: "ok" });
    await store.setPause(undefined);
    const claim = await store.claim({ now: START, leaseMs: MINUTE, doubtWaitMs: MINUTE });
    if (claim?.id !== idOf(1)) throw new Error("nothing to claim");
    await store.markRetry(claim, { at: START + 30 * MINUTE, inDoubtSince: null, reason: "503" });
    expect(await after(3 * MINUTE)).toBe("ok");
    expect(await after(33 * MINUTE)).toBe("stalled");
  });

  it("says that delivery is stopped until an operator has it go on", async () => {
    await store.stopChannel({ since: START, reason: "leads 1, 2" });
    expect((await healthNow(START)).crm).toBe("stopped");
    expect(await answer()).toBe("200 degraded");
    await store.resumeChannel(START);
    expect(await answer()).toBe("200 ok");
  });

  it("notices that nobody has looked for a day at what looks like spam", async () => {
    const now = Date.now();
    await store.insert(newInquiry(1, { status: "suspected", createdAt: now - 23 * HOUR }));
    expect(await answer()).toBe("200 ok");
    await store.insert(newInquiry(2, { status: "suspected", createdAt: now - 25 * HOUR }));
    expect(await answer()).toBe("200 degraded");
    expect((await healthNow(now)).look).toBe("overdue");
    await store.lookAtSuspects(now);
    expect(await answer()).toBe("200 ok");
  });

  it("notices that more inquiries come than may be stored", async () => {
    vi.mocked(siteQuota).mockReturnValue({ refused: () => "hour" } as never);
    expect(await answer()).toBe("200 degraded");
    expect((await healthNow(START)).quota).toBe("hour");
  });

  it("notices that there is little room on the disk before there is none", async () => {
    room(99);
    expect(await answer()).toBe("200 degraded");
    expect((await healthNow(START)).freeBytes).toBe(99 * MEGABYTE);
    room(101);
    expect(await answer()).toBe("200 ok");
  });

  // The last one: damage that was met is remembered for an hour.
  it("says of a store that is not what was written to it, tells by mail once, and doubts what waits", async () => {
    const dataDir = temporaryDirectory();
    await store.close();
    store = openSqliteStore(dataDir, { mail: true });
    for (const number of [1, 2]) await store.insert(newInquiry(number));
    expect(await checkStore(() => store, clock)).toBe(24 * 60 * MINUTE);
    expect([(await healthNow(START)).check?.result, await answer()]).toEqual(["ok", "200 degraded"]);
    const db = new DatabaseSync(join(dataDir, "inquiries.sqlite"));
    const change = (from: string, to: string) =>
      db.exec(`UPDATE inquiries SET content = replace(content, '${from}', '${to}') WHERE id = '${idOf(1)}'`);
    change("ivan@", "ivam@");
    for (let count = 0; count < 3; count += 1) expect(await checkStore(() => store, clock)).toBe(60 * MINUTE);
    expect((await healthNow(START)).check).toEqual({ result: "damaged", at: new Date(START).toISOString() });
    const kinds = [];
    for (let notice; (notice = await store.claimNotice({ now: START, leaseMs: MINUTE }));)
      kinds.push(notice.kind);
    expect(kinds.filter((kind) => kind === "damaged")).toHaveLength(1);
    const rules = { now: START + 2 * MINUTE, leaseMs: MINUTE, doubtWaitMs: MINUTE };
    expect(await store.claim(rules)).toMatchObject({ id: idOf(2), inDoubtSince: START });
    change("ivam@", "ivan@");
    db.close();
    await checkStore(() => store, clock);
    expect((await healthNow(START)).check?.result).toBe("ok");
  });
});
